"""The banner of the lobby: the town at dusk, the Order's compass and dice."""

from __future__ import annotations

from render.games.gilded_compass import header, scenery, theme
from render.kit import banners, palette, pieces
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box
from render.kit.sheet import Sheet
from render.kit.words import Words

_DICE = ((3, 6, 60), (3, 6, 212), (0, 4, 402), (1, 2, 554))
"""Seat, value and where it lies."""
_SIDE = 132


def banner(words: Words) -> Sheet:
    """The name of the game over the town."""
    made = Sheet(WIDTH, banners.HEIGHT, theme.WALLS, theme.COLOURS)
    made.keep(Box(0, 0, WIDTH, banners.HEIGHT), scenery.dusk, banners.HEIGHT - 64, 240, ground=theme.WALLS)
    made.keep(Box(0, 0, WIDTH, banners.HEIGHT), _compass)
    banners.name(made, words, "Order of the Gilded Compass", theme.AMBER)
    return made


def _compass(canvas: Canvas, box: Box) -> None:
    x, y, radius = 944, 500, 216
    canvas.circle(x, y, radius, fill="#6b4a10")
    canvas.circle(x, y, radius * 0.97, fill=theme.GOLD)
    canvas.circle(x, y, radius * 0.8, fill="#f8efd6")
    header.rose(canvas, x, y, radius, theme.GOLD, theme.GOLD_DARK)
    for seat, value, left in _DICE:
        look = palette.seat(seat)
        pieces.die(canvas, Box(left, 536, _SIDE, _SIDE), value, look.fill, look.ink)
