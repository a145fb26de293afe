"""The signs of Yucata' in words: the stones."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from engine.games.yucata.components import DARK, PALE, RED
from render.games.yucata.stones import stone
from render.kit.canvas import Canvas
from render.kit.emoji import Emoji


def _stone(canvas: Canvas, kind: str) -> None:
    stone(canvas, kind, 0, 0, 48)


def _of(kind: str) -> Callable[[Canvas], None]:
    return partial(_stone, kind=kind)


EMOJI: Final = (
    Emoji("○", "pale_stone", _of(PALE)),
    Emoji("⬢", "dark_stone", _of(DARK)),
    Emoji("✸", "red_stone", _of(RED)),
)
