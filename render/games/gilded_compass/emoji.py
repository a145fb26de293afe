"""The signs of Gilded Compass in words: the places, and the coveted artifacts."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from render.games.gilded_compass import theme
from render.games.gilded_compass.glyphs import glyph
from render.kit.canvas import Canvas
from render.kit.emoji import Emoji


def _glyph(canvas: Canvas, name: str, ink: str) -> None:
    glyph(canvas, name, 0, 0, 92, ink)


def _place(name: str) -> Callable[[Canvas], None]:
    return partial(_glyph, name=name, ink=theme.PLACES[name].fill)


EMOJI: Final = (
    Emoji("☀", "yellow_sun", _place("yellow")),
    Emoji("☘", "green_leaf", _place("green")),
    Emoji("≈", "blue_waves", _place("blue")),
    Emoji("🔥", "red_flame", _place("red")),
    Emoji("♜", "white_tower", _place("white"), theme.PLACES["white"].ink),
    Emoji("☠", "purple_skull", _place("purple")),
    Emoji("♛", "golden_crown", partial(_glyph, name="crown", ink=theme.GOLD)),
)
