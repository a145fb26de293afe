"""The sign of a place: told by its outline and its number, never by colour alone."""

from __future__ import annotations

from typing import Final

from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.geometry import around
from render.kit.medals import ring
from render.kit.palette import SHADOW, faded, mix

TONES: Final = {1: ("#f2c14b", "#8a5a12"), 2: ("#dfe3ea", "#5d6675"), 3: ("#d08a4f", "#6b3a17")}
"""Metal and edge: gold, silver, bronze."""
PALE: Final = ("#f4ead2", "#9b8862")
"""The same of every later place."""
NUMBER: Final = "#2b1b0c"
GROUND: Final = "#fdf1d6"
"""What faint signs fade into."""


def place_sign(canvas: Canvas, place: int, x: float, y: float, radius: float, *, faint: bool = False) -> None:
    """1: a scalloped gold disc, 2: a silver disc, 3: a bronze hexagon, then a pale square; with the number, around a
    point. faint: it does not matter any more."""
    metal, edge, ink = *TONES.get(place, PALE), NUMBER
    if faint:
        metal, edge, ink = (mix(colour, GROUND, 0.55) for colour in (metal, edge, ink))
    small = canvas.at(x, y, radius / 60)
    for dx, dy, fill, line in ((3, 5, faded(SHADOW, 0.35), None), (0, 0, metal, edge)):
        if faint and line is None:
            continue
        under, width = canvas.at(x + dx * radius / 60, y + dy * radius / 60, radius / 60), 6 if line else 0
        if place == 1:
            under.polygon(ring(24, 60, 50), fill, line, width)
        elif place == 2:
            under.circle(0, 0, 56, fill, line, width)
        elif place == 3:
            under.polygon(ring(6, 60, 60), fill, line, width)
        else:
            under.rect(around(0, 0, 100), fill, 14, line, width)
    small.number(0, 0, place, 72, fonts.BOLD, ink)
