"""The signs of Port Royal in words: the ships' colours with their emblems, and what expeditions ask for."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from engine.games.port_royal.components import COLOURS
from render.games.port_royal import theme
from render.games.port_royal.glyphs import glyph
from render.kit.canvas import Canvas
from render.kit.emoji import Emoji, shaped


def _glyph(canvas: Canvas, name: str, ink: str) -> None:
    glyph(canvas, name, 0, 0, 100, ink)


def _in(name: str, ink: str) -> Callable[[Canvas], None]:
    return partial(_glyph, name=name, ink=ink)


EMOJI: Final = (
    *(
        Emoji(sign, f"{colour}_{emblem}", _in(emblem, sail))
        for sign, colour, emblem, sail in zip("☀☾♣♥♠", COLOURS, theme.EMBLEMS, theme.SAILS, strict=True)
    ),
    Emoji("⚓", "captain_anchor", _in(*theme.TRADES["captain"])),
    Emoji("✚", "priest_cross", _in(*theme.TRADES["priest"])),
    Emoji("⌂", "settler_house", _in(*theme.TRADES["settler"])),
    Emoji("⚔", "sword", _in(*theme.TRADES["sailor"])),
    Emoji("☠", "skull", shaped("skull", "#2a2a33")),
)
