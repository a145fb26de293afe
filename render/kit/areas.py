"""Rounded rectangles in whole pixels: masks for the corners only, as painting through one takes ten times as long."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageChops

from render.kit import masks
from render.kit.palette import rgba

_SMALL = 1500
"""Areas of less than so many pixels are painted in one piece, through a mask that is kept."""

Part = tuple[int, int, int, int]
"""Left, top, right and bottom."""


def fill(image: Image.Image, colour: str, x: int, y: int, w: int, h: int, radius: float) -> None:
    """An area of one colour on an RGB or RGBA image."""
    if w <= 0 or h <= 0:
        return
    side = min(round(radius), w // 2, h // 2)
    if w * h < _SMALL:
        through(image, colour, x, y, masks.small_round(w, h, side))
        return
    for part in _between(x, y, w, h, side):
        _straight(image, colour, part)
    if side:
        for corner, (left, top) in zip(masks.corners(side), _corners(x, y, w, h, side), strict=True):
            through(image, colour, left, top, corner)


def ring(image: Image.Image, colour: str, x: int, y: int, w: int, h: int, radius: float, width: float) -> None:
    """The line along the inside of such an area."""
    edge = max(1, round(width))
    side = max(round(radius), edge + round(max(0.0, radius - edge)))
    if w * h < _SMALL or 2 * side > min(w, h):
        through(image, colour, x, y, masks.ring_mask(w, h, radius, width))
        return
    for part in (
        (x + side, y, x + w - side, y + edge),
        (x + side, y + h - edge, x + w - side, y + h),
        (x, y + side, x + edge, y + h - side),
        (x + w - edge, y + side, x + w, y + h - side),
    ):
        _straight(image, colour, part)
    if side:
        found = masks.ring_corners(side, radius, width)
        for corner, (left, top) in zip(found, _corners(x, y, w, h, side), strict=True):
            through(image, colour, left, top, corner)


def hatch(
    image: Image.Image, ground: str, bars: str, x: int, y: int, w: int, h: int, radius: float, step: float, width: float
) -> None:
    """An area with slanting bars; both colours opaque."""
    if w <= 0 or h <= 0:
        return
    side = min(round(radius), w // 2, h // 2)
    slanting = masks.slanting(w, h, step, width)
    whole = Image.new(image.mode, (w, h), _ink(image, ground))
    whole.paste(_ink(image, bars), (0, 0, w, h), slanting)
    for part in _between(0, 0, w, h, side):
        if _holds_pixels(part):
            image.paste(whole.crop(part), (x + part[0], y + part[1]))
    if side:
        for corner, (left, top) in zip(masks.corners(side), _corners(0, 0, w, h, side), strict=True):
            through(image, ground, x + left, y + top, corner)
            both = ImageChops.multiply(slanting.crop((left, top, left + side, top + side)), corner)
            through(image, bars, x + left, y + top, both)


def _corners(x: int, y: int, w: int, h: int, side: int) -> tuple[tuple[int, int], ...]:
    """Where the corners of an area begin: left upper, right upper, left lower, right lower."""
    right, low = x + w - side, y + h - side
    return (x, y), (right, y), (x, low), (right, low)


def _between(x: int, y: int, w: int, h: int, side: int) -> tuple[Part, Part, Part]:
    """What of an area lies between its corners: the middle, and the stretches above and below it."""
    right, low = x + w - side, y + h - side
    return (x, y + side, x + w, low), (x + side, y, right, y + side), (x + side, low, right, y + h)


def _holds_pixels(part: Part) -> bool:
    left, top, right, bottom = part
    return right > left and bottom > top


def _ink(image: Image.Image, colour: str) -> tuple[int, ...]:
    red, green, blue, _ = rgba(colour)
    return (red, green, blue) if image.mode == "RGB" else (red, green, blue, 255)


def through(image: Image.Image, colour: str, x: int, y: int, mask: Image.Image) -> None:
    """A colour through a mask, its left upper corner at a pixel of an RGB or RGBA image."""
    alpha = rgba(colour)[3]
    found = mask if alpha == 255 else masks.thinned(mask, alpha)
    image.paste(_ink(image, colour), (x, y, x + mask.width, y + mask.height), found)


def _straight(image: Image.Image, colour: str, part: Part) -> None:
    if not _holds_pixels(part):
        return
    left, top, right, bottom = part
    alpha = rgba(colour)[3]
    if alpha == 255:
        image.paste(_ink(image, colour), part)
    elif image.mode == "RGB":
        image.paste(image.crop(part).point(_shade(colour)), (left, top))  # pyright: ignore[reportUnknownMemberType]
    else:
        image.paste(_ink(image, colour), part, Image.new("L", (right - left, bottom - top), alpha))


@lru_cache(maxsize=256)
def _shade(colour: str) -> list[int]:
    """What each value of red, green and blue becomes below a colour that lets it shine through."""
    *inks, alpha = rgba(colour)
    values = Image.frombytes("L", (256, 1), bytes(range(256)))
    found: list[int] = []
    for ink in inks:
        shaded = values.copy()
        shaded.paste(ink, (0, 0, 256, 1), Image.new("L", (256, 1), alpha))
        found += shaded.tobytes()
    return found
