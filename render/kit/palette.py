"""Colours that every game shares. A game adds its own theme; colours are written "#rrggbb" or "#rrggbbaa".

Colour is never alone: each seat has a colour, a shape (for pictures) and a text glyph of that shape (for sentences
and buttons). The five seat colours stay apart for people with any of the usual kinds of colour blindness, and from
one another in lightness (a test measures it).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

Rgba = tuple[int, int, int, int]

PAPER = "#fbf7ee"
INK = "#231f1a"
MUTED = "#6d6458"
LINE = "#d8cfbf"
WHITE = "#ffffff"
SHADOW = "#1a120a"
GOOD = "#1b7f4f"
BAD = "#b3261e"
CHANGED = "#ffb300"
"""Marks what the last action changed, in every game."""


@dataclass(frozen=True)
class SeatColour:
    """How a seat looks.

    fill:  the colour of its things.   ink:   text and signs on that colour.
    tint:  a light wash of it for panels.  dark: a darker tone of it for text on light ground.
    shape: the name of its shape in `render.kit.shapes`.  glyph: the same shape as a character.
    """

    fill: str
    ink: str
    tint: str
    dark: str
    shape: str
    glyph: str


SEATS = (
    SeatColour("#144385", "#ffffff", "#d7e3f5", "#103669", "circle", "●"),
    SeatColour("#e1561e", "#ffffff", "#fce3d7", "#a53a0d", "triangle", "▲"),
    SeatColour("#12a182", "#ffffff", "#d6f1ea", "#0b6b56", "square", "■"),
    SeatColour("#9f68d7", "#ffffff", "#efe4fa", "#6a35a0", "diamond", "◆"),
    SeatColour("#f2c230", "#231f1a", "#fdf2cd", "#7a5c00", "star", "★"),
)


NEUTRAL = SeatColour("#ece7dc", "#231f1a", "#f6f3ec", "#5d564b", "hexagon", "⬢")
"""How things look that belong to nobody: as bright as paper, with a shape of their own."""


def seat(number: int) -> SeatColour:
    """How this seat looks."""
    return SEATS[number]


@lru_cache(maxsize=1024)
def rgba(colour: str) -> Rgba:
    """The parts of a colour."""
    red, green, blue, *alpha = bytes.fromhex(colour[1:])
    return red, green, blue, alpha[0] if alpha else 255


def mix(first: str, second: str, share: float) -> str:
    """A colour between two: share 0 is the first, 1 the second."""
    parts = (round(a + (b - a) * share) for a, b in zip(rgba(first), rgba(second), strict=True))
    return "#" + "".join(f"{part:02x}" for part in parts)


def faded(colour: str, opacity: float) -> str:
    """The same colour, see-through."""
    red, green, blue, alpha = rgba(colour)
    return f"#{red:02x}{green:02x}{blue:02x}{round(alpha * opacity):02x}"
