"""The banner of the lobby: ships of all colours on the evening sea."""

from __future__ import annotations

from render.games.nereus import marks, scenery, theme
from render.kit import banners
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE
from render.kit.sheet import Sheet
from render.kit.words import Words

_HORIZON = 470
_SHIPS = ((3, 790, 590, 380), (1, 430, 640, 270), (0, 170, 570, 190), (2, 1096, 540, 150))
"""Seat, where it floats, and how large it is."""


def banner(words: Words) -> Sheet:
    """The name of the game over the sea."""
    made = Sheet(WIDTH, banners.HEIGHT, theme.SEA[2], theme.COLOURS)
    made.keep(Box(0, 0, WIDTH, _HORIZON), scenery.dusk, ground=theme.SEA[2])
    made.keep(Box(0, _HORIZON, WIDTH, banners.HEIGHT - _HORIZON), scenery.sea, ground=theme.SEA[0])
    made.keep(Box(0, _HORIZON, WIDTH, 70), scenery.glitter)
    made.keep(Box(0, 0, WIDTH, banners.HEIGHT), _ships)
    banners.name(made, words, "Waters of Nereus", WHITE)
    return made


def _ships(canvas: Canvas, box: Box) -> None:
    for seat, x, y, size in sorted(_SHIPS, key=lambda ship: ship[2]):
        marks.ship(canvas, marks.seat(seat), x, y - size * 0.3, size)
