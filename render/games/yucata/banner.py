"""The banner of the lobby: the sun temple at night, and what lies on the way to it."""

from __future__ import annotations

from engine.games.yucata.components import DARK, PALE, RED
from render.games.yucata import scenery, theme
from render.games.yucata.amulets import amulet
from render.games.yucata.stones import stone
from render.kit import banners
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box
from render.kit.sheet import Sheet
from render.kit.words import Words

_SKY = 590
_WAY = (PALE, DARK, PALE, PALE, RED, DARK, PALE)


def banner(words: Words) -> Sheet:
    """The name of the game over the jungle."""
    made = Sheet(WIDTH, banners.HEIGHT, theme.DEEP, theme.COLOURS)
    made.keep(Box(0, 0, WIDTH, _SKY), scenery.night, ground=theme.DEEP)
    made.keep(Box(0, 0, WIDTH, banners.HEIGHT), _way)
    banners.name(made, words, "Yucata'", theme.LABEL)
    return made


def _way(canvas: Canvas, box: Box) -> None:
    """Amulets of all colours on their way to the temple, stones before them."""
    canvas.rect(Box(0, _SKY, box.w, box.h - _SKY), theme.DEEP)
    for seat in range(4):
        amulet(canvas, seat, 92 + 122 * seat, 664, 112)
    for place, kind in enumerate(_WAY):
        stone(canvas, kind, 592 + 92 * place, 668, 42)
