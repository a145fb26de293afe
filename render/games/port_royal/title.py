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
_ROOM: Final = layout.TITLE.w - 112 - 16
"""What the token and the corner leave for the question."""


def title(canvas: Canvas, box: Box, seat: int, said: str) -> None:
    """A seat's shape and a sentence."""
    signs.token(canvas, seat, 60, 46, 66, width=6)
    canvas.text(Box(106, 4, _ROOM, 80), said, 54, fonts.BOLD, WHITE, smallest=46)


def corner(canvas: Canvas, box: Box, said: str, last: bool, piles: str) -> None:
    """The round, and the piles: they change with every card, so they stand where all does."""
    upper, lower = Box(0, 6, box.w - 6, 40), Box(0, 44, box.w - 6, 34)
    canvas.text(upper, said, 38, fonts.BOLD, theme.LABEL if last else WHITE, across="right", smallest=34)
    canvas.text(lower, piles, 32, fonts.SEMIBOLD, theme.QUIET, across="right", smallest=28)


def purse(canvas: Canvas, box: Box, points: int, coins: int, swords: int) -> None:
    """What the reader has: points, coins, swords."""
    y = 42
    signs.points(canvas, 46, y + 2, 35, points)
    signs.coin(canvas, 150, y, 35, coins, 44)
    signs.swords(canvas, 240, y, 52, swords, WHITE)


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
