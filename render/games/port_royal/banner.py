"""The banner of the lobby: the harbour at night, and a ship under sail."""

from __future__ import annotations

from render.games.port_royal import scenery, ships, theme
from render.kit import banners
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box
from render.kit.sheet import Sheet
from render.kit.words import Words

_PINNACE, _GALLEON, _SKIFF = "#f2c230", "#9f68d7", "#e1561e"
"""The sails of three ships."""


def banner(words: Words) -> Sheet:
    """The name of the game over the bay."""
    made = Sheet(WIDTH, banners.HEIGHT, theme.NAVY, theme.COLOURS)
    made.keep(Box(0, 0, WIDTH, banners.HEIGHT), scenery.night, ground=theme.NAVY)
    made.keep(Box(0, 0, WIDTH, banners.HEIGHT), _ships)
    banners.name(made, words, "Port Royal", theme.LABEL)
    return made


def _ships(canvas: Canvas, box: Box) -> None:
    water = 690
    ships.flagship(canvas, _SKIFF, 300, water - 70, 0.9)
    ships.flagship(canvas, _PINNACE, 930, water - 46, 1.1)
    ships.flagship(canvas, _GALLEON, 610, water, 1.8)
