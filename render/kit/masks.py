"""Masks and colours in the making of figures: what a canvas paints through, kept where it occurs often."""

from __future__ import annotations

from functools import cache
from math import cos, radians, sin

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.geometry import Box, Point
from render.kit.keeper import Keeper
from render.kit.palette import rgba

FINE = 4
"""Outlines are drawn so many times as large, and reduced."""

Stop = str | tuple[float, str]
"""A colour of a gradient, with the share of the way where it stands unless they are spread evenly."""

Quarters = tuple[Image.Image, Image.Image, Image.Image, Image.Image]
"""The quarters of a disc: left upper, right upper, left lower, right lower."""

_masks: Keeper[Image.Image] = Keeper(2_000_000, lambda mask: mask.width * mask.height)
_quarters: Keeper[Quarters] = Keeper(200_000, lambda found: 4 * found[0].width * found[0].height)


def oval(box: Box, scale: float = 1) -> tuple[Point, ...]:
    """Points around an ellipse, as many as make it round when it is drawn so many times as large."""
    count = max(16, min(96, round(3.2 * (FINE * scale * (box.w + box.h) / 2) ** 0.5)))
    x, y, across, down = box.cx, box.cy, box.w / 2, box.h / 2
    return tuple((x + across * c, y + down * s) for c, s in _circle(count))


@cache
def _circle(count: int) -> tuple[Point, ...]:
    """So many points around a circle of radius 1."""
    return tuple((cos(6.283185307179586 * at / count), sin(6.283185307179586 * at / count)) for at in range(count))


def rounded(box: Box, radius: float) -> tuple[Point, ...]:
    radius = min(radius, box.w / 2, box.h / 2)
    if radius <= 0:
        return (box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)
    corners = (
        (box.right - radius, box.y + radius, -90),
        (box.right - radius, box.bottom - radius, 0),
        (box.x + radius, box.bottom - radius, 90),
        (box.x + radius, box.y + radius, 180),
    )
    return tuple(
        (x + radius * cos(radians(start + turn)), y + radius * sin(radians(start + turn)))
        for x, y, start in corners
        for turn in range(0, 91, 9)
    )


def stroke(draw: ImageDraw.ImageDraw, points: list[Point], thick: int, closed: bool) -> None:
    if closed and len(points) > 2:
        draw.line([*points, points[0], points[1]], fill=255, width=thick, joint="curve")
        return
    draw.line(points, fill=255, width=thick, joint="curve")
    half = thick / 2
    for x, y in (points[0], points[-1]):
        draw.ellipse((x - half, y - half, x + half, y + half), fill=255)


_FADING = [round(255 * (1 - min(1.0, value / 180)) ** 1.6) for value in range(256)]
"""From the distance in `Image.radial_gradient` to brightness; 180 is the middle of an edge."""


def light(size: int) -> Image.Image:
    """A round light that fades outwards."""
    distance = Image.radial_gradient("L").resize((size, size), Image.Resampling.BILINEAR)  # pyright: ignore[reportUnknownMemberType]
    return distance.point(_FADING)  # pyright: ignore[reportUnknownMemberType]


def slanting(w: int, h: int, step: float, width: float) -> Image.Image:
    """Bars that rise to the right. They repeat after each step, so one is drawn and laid side by side."""
    if step * FINE % 1 or width * FINE % 1 or step % 1:
        return _slanting(w, h, step, width)
    side = int(step)
    tile = _masks.get(("slanting", side, width), lambda: _slanting(3 * side, 3 * side, step, width)).crop(
        (side, side, 2 * side, 2 * side)
    )
    row = Image.new("L", (w, side))
    for x in range(0, w, side):
        row.paste(tile, (x, 0))
    mask = Image.new("L", (w, h))
    for y in range(0, h, side):
        mask.paste(row, (0, y))
    return mask


def _slanting(w: int, h: int, step: float, width: float) -> Image.Image:
    fine = Image.new("L", (w * FINE, h * FINE))
    draw = ImageDraw.Draw(fine)
    for index in range(int((w + h) / step) + 2):
        at = index * step - h
        corners = ((at, h), (at + width, h), (at + width + h, 0), (at + h, 0))
        draw.polygon([(x * FINE, y * FINE) for x, y in corners], fill=255)
    return fine.reduce(FINE)


def ramp(length: int, stops: tuple[Stop, ...]) -> Image.Image:
    """A column of colours."""
    count = max(1, len(stops) - 1)
    placed = [stop if isinstance(stop, tuple) else (index / count, stop) for index, stop in enumerate(stops)]
    parts = bytearray()
    for y in range(length):
        share = y / max(1, length - 1)
        after = next((index for index, (at, _) in enumerate(placed) if at >= share), len(placed) - 1)
        (low, first), (high, last) = placed[max(0, after - 1)], placed[after]
        way = 0.0 if high <= low else min(1.0, (share - low) / (high - low))
        a, b = rgba(first), rgba(last)
        parts += bytes(round(a[part] + (b[part] - a[part]) * way) for part in range(3))
    return Image.frombytes("RGB", (1, length), bytes(parts))


def thinned(mask: Image.Image, opacity: int) -> Image.Image:
    """A mask that lets less through; opacity 0 to 255."""
    return ImageChops.multiply(mask, Image.new("L", mask.size, opacity))


def corners(side: int) -> Quarters:
    """The corners of a rounded rectangle with this radius."""
    return _quarters.get(side, lambda: _corners(side))


def round_mask(w: int, h: int, radius: float) -> Image.Image:
    """A rounded rectangle that fills its image."""
    mask = Image.new("L", (w, h), 255)
    side = min(round(radius), w // 2, h // 2)
    if side > 0:
        places = ((0, 0), (w - side, 0), (0, h - side), (w - side, h - side))
        for corner, place in zip(corners(side), places, strict=True):
            mask.paste(corner, place)
    return mask


def small_round(w: int, h: int, side: int) -> Image.Image:
    """A small one; the radius in whole pixels. Pegs and marks occur by the dozen."""
    return _masks.get(("round", w, h, side), lambda: round_mask(w, h, side))


def inside(w: int, h: int, radius: float, width: float) -> tuple[Image.Image, int]:
    """What a line along the inside of a rounded rectangle leaves free, and how far in that begins."""
    edge = max(1, round(width))
    return round_mask(max(0, w - 2 * edge), max(0, h - 2 * edge), max(0.0, radius - edge)), edge


def ring_mask(w: int, h: int, radius: float, width: float) -> Image.Image:
    """The line along the inside of a rounded rectangle."""
    mask = round_mask(w, h, radius)
    inner, edge = inside(w, h, radius, width)
    mask.paste(0, (edge, edge, edge + inner.width, edge + inner.height), inner)
    return mask


def ring_corners(side: int, radius: float, width: float) -> Quarters:
    """The corners of such a line, `side` high and wide: as large as is bent."""

    def make() -> Quarters:
        whole = 2 * side + 2
        ring, far = ring_mask(whole, whole, radius, width), whole - side
        places = ((0, 0), (far, 0), (0, far), (far, far))
        left_upper, right_upper, left_lower, right_lower = (ring.crop((x, y, x + side, y + side)) for x, y in places)
        return left_upper, right_upper, left_lower, right_lower

    return _quarters.get((side, radius, width), make)


def _corners(side: int) -> Quarters:
    fine = Image.new("L", (side * FINE, side * FINE))
    ImageDraw.Draw(fine).ellipse((0, 0, 2 * side * FINE - 1, 2 * side * FINE - 1), fill=255)
    quarter = fine.reduce(FINE)
    return (
        quarter,
        quarter.transpose(Image.Transpose.FLIP_LEFT_RIGHT),
        quarter.transpose(Image.Transpose.FLIP_TOP_BOTTOM),
        quarter.transpose(Image.Transpose.ROTATE_180),
    )


def shadow(w: int, h: int, radius: int, blur: int, room: int, opacity: int) -> Image.Image:
    """Blurred at half the size, which nobody can see in a blur; opacity 0 to 255."""

    def make() -> Image.Image:
        small = Image.new("L", (max(1, (w + 2 * room) // 2), max(1, (h + 2 * room) // 2)))
        ImageDraw.Draw(small).rounded_rectangle(
            (room // 2, room // 2, (room + w) // 2, (room + h) // 2), radius=radius // 2, fill=255
        )
        soft = small.filter(ImageFilter.GaussianBlur(blur / 2))
        large = soft.resize((w + 2 * room, h + 2 * room), Image.Resampling.BILINEAR)  # pyright: ignore[reportUnknownMemberType]
        return thinned(large, opacity)

    return _masks.get(("shadow", w, h, radius, blur, room, opacity), make)
