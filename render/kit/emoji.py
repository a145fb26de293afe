"""Signs that stand in the words of messages, in the colours of the pictures: each a small picture of its own.

A game has a module `emoji` with EMOJI; HOUSE, the signs of the seats, serve all of them. A sign has a light rim and a
dark line around that, so that each colour is seen on Discord's dark ground and on its light one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from io import BytesIO
from typing import Final, NamedTuple

from PIL import Image, ImageFilter

from render.kit import palette
from render.kit.canvas import Canvas

_DRAWN: Final = 2
"""Pixels of a unit while it is drawn; it is reduced from there."""
_SIDE: Final = 128 * _DRAWN
_RIM, _LINE = 9, 4
"""How wide the light rim is and the dark line around it."""
_DARK: Final = "#1d1510"
_HASH_BYTES: Final = 3


class Emoji(NamedTuple):
    """A sign.

    glyph: the character that stands for it where no picture can.   name: for whoever hears it instead of seeing it.
    draw:  draws it around (0, 0), within 50.   rim: colour of the rim.
    """

    glyph: str
    name: str
    draw: Callable[[Canvas], None]
    rim: str = palette.WHITE


def shaped(shape: str, fill: str) -> Callable[[Canvas], None]:
    """Draws a named shape (`render.kit.shapes`) in one colour."""
    return partial(_shape, shape=shape, fill=fill)


def _shape(canvas: Canvas, shape: str, fill: str) -> None:
    canvas.shape(shape, 0, 0, 92, fill)


SEATS: Final = tuple(
    Emoji(seat.glyph, name, shaped(seat.shape, seat.fill))
    for seat, name in zip(
        palette.SEATS,
        ("blue_circle", "orange_triangle", "green_square", "violet_diamond", "yellow_star"),
        strict=True,
    )
)


HOUSE: Final = (*SEATS, Emoji("◌", "free_seat", shaped("ring", "#8a8d99")))
"""What stands in messages of every game, and in those of none."""


def png(emoji: Emoji, side: int) -> bytes:
    """The sign as PNG of so many pixels a side, see-through around it."""
    canvas = Canvas(_SIDE, _SIDE, None)
    emoji.draw(canvas.at(_SIDE / 2, _SIDE / 2, _DRAWN))
    # The parts of an RGBA image in the making are multiplied with its transparency.
    sign = canvas.sprite()
    drawn = Image.new("RGBA", (_SIDE, _SIDE))
    drawn.paste(sign.image, (sign.x, sign.y))
    shape = drawn.getchannel("A")
    found = Image.new("RGBA", (_SIDE, _SIDE))
    for colour, reach in ((_DARK, _RIM + _LINE), (emoji.rim, _RIM)):
        found.paste(Image.new("RGBA", (_SIDE, _SIDE), palette.rgba(colour)), mask=_grown(shape, reach * _DRAWN))
    found.alpha_composite(drawn)
    stream = BytesIO()
    found.resize((side, side), Image.Resampling.BOX).save(  # pyright: ignore[reportUnknownMemberType]
        stream, "PNG"
    )
    return stream.getvalue()


def called(emoji: Emoji, drawn: bytes) -> str:
    """The name that Discord keeps it under: another one as soon as it looks otherwise."""
    return f"{emoji.name}_{blake2b(drawn, digest_size=_HASH_BYTES).hexdigest()}"


def _grown(mask: Image.Image, reach: float) -> Image.Image:
    """The area of a mask and what lies about so far from it, with round corners."""
    blurred = mask.filter(ImageFilter.GaussianBlur(reach / 1.5))
    return blurred.point(_EDGE)  # pyright: ignore[reportUnknownMemberType]


_EDGE: Final = [max(0, min(255, (value - 10) * 18)) for value in range(256)]
"""Of what is blurred a fifteenth lies where the reach ends."""
