"""The signs of Nereus in words: the treasures, and points."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from render.games.nereus import marks, theme
from render.kit.canvas import Canvas
from render.kit.emoji import Emoji, shaped


def _treasure(canvas: Canvas, kind: str) -> None:
    marks.plain(canvas, kind, 0, 0, 92)


def _of(kind: str) -> Callable[[Canvas], None]:
    return partial(_treasure, kind=kind)


EMOJI: Final = (
    Emoji("☾", "white_moon", _of("white")),
    Emoji("☀", "yellow_sun", _of("yellow")),
    Emoji("✚", "green_cross", _of("green")),
    Emoji("♥", "red_heart", _of("red")),
    Emoji("♛", "purple_crown", _of("purple")),
    Emoji("♠", "black_spade", _of("black")),
    Emoji("⬢", "gem", _of("gem")),
    Emoji("★", "points", shaped("star", theme.POINTS)),
)
