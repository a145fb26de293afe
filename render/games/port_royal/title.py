"""The headline: whose turn it is and what is asked, the round."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.games.port_royal.view import PortRoyalView
from render.games.port_royal import layout, signs, theme
from render.games.port_royal.asked import moment
from render.kit import fonts, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE
from render.kit.words import Words

_STYLE: Final = text.Style(46, fonts.BOLD, fonts.NARROW)
_RIGHT: Final = layout.PILES.w
_ROOM: Final = layout.WIDE - 98 - _RIGHT - 16
"""What the round and the piles leave for the question."""


def title(canvas: Canvas, box: Box, seat: int, said: str) -> None:
    """A seat's shape and a sentence."""
    signs.token(canvas, seat, 66, 56, 78, width=6)
    canvas.text(Box(122, 12, _ROOM, 88), said, 54, fonts.BOLD, WHITE, smallest=46)


def piles(canvas: Canvas, box: Box, right: str, last: bool, piles: tuple[tuple[str, int], ...]) -> None:
    """The round, and the two piles with their names."""
    x = 0
    place = Box(x, 10, _RIGHT, 42)
    weight, ink = (fonts.BOLD, theme.LABEL) if last else (fonts.SEMIBOLD, WHITE)
    canvas.text(place, right, 34, weight, ink, across="right")
    said = "   ".join(f"{name} {count}" for name, count in piles)
    canvas.text(Box(x, 56, _RIGHT, 40), said, 28, fonts.SEMIBOLD, theme.QUIET, across="right")


def headline(view: PortRoyalView, words: Words, *, you: bool = False) -> str:
    """The question in a few words, with a name that leaves room for it: only the name gives way."""
    key = f"{'head-you' if you else 'head'}-{moment(view)}"
    name = words.player(view.turn)
    said = words(key, seat=view.turn)
    for letters in range(len(name) - 1, 0, -1):
        if _fits(said):
            break
        shown = name[:letters].rstrip() + "…"
        said = words.naming(lambda _: shown)(key, seat=view.turn)  # noqa: B023
    return said


@lru_cache(maxsize=512)
def _fits(said: str) -> bool:
    return text.width(said, _STYLE) <= _ROOM
