"""The header: whose turn it is, which card is barred, what the question mark repeats, which stones are left."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.games.yucata.components import DARK, PALE, QUESTION
from engine.games.yucata.view import YucataView
from render.games.yucata import layout, theme
from render.games.yucata.amulets import amulet
from render.games.yucata.cards import BARRED, card
from render.games.yucata.stones import stone
from render.kit import fonts, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE
from render.kit.sheet import Sheet
from render.kit.words import Words

_STYLE: Final = text.Style(54, fonts.BOLD)
_NARROW: Final = text.Style(50, fonts.BOLD, fonts.NARROW)
_ROOM: Final = layout.TITLE.w - 130
_LABEL: Final = text.Style(31, fonts.SEMIBOLD)


def draw(sheet: Sheet, view: YucataView, words: Words) -> None:
    """The header of a match that goes on, on its scenery."""
    seat = view.waits[0]
    key = "head-play" if view.reader is None else "head-you" if view.reader == seat else "head-wait"
    sheet.keep(layout.TITLE, title, seat, headline(key, seat, words))
    locked = barred(view)
    left = (view.stones.count(PALE), view.stones.count(DARK))
    # What a question mark repeats is of no use to anybody while it is barred itself.
    copies = None if view.copies is None or locked == QUESTION else (words("repeats"), view.copies)
    sheet.keep(
        layout.PLAQUES, plaques, None if locked is None else (locked, words("is-barred")), copies, words("left"), left
    )


def barred(view: YucataView) -> str | None:
    """The card that may not be played, unless whoever is to play has no other."""
    free = {play.card for play in view.plays if play.refusal is None}
    return None if view.barred in free else view.barred


def headline(key: str, seat: int, words: Words) -> str:
    """A line with a name that leaves room for the rest: only the name gives way."""
    name = words.player(seat)
    said = words(key, seat=seat)
    for letters in range(len(name) - 1, 0, -1):
        if _fits(said):
            break
        shown = name[:letters].rstrip() + "…"
        said = words.naming(lambda _: shown)(key, seat=seat)  # noqa: B023
    return said


@lru_cache(maxsize=512)
def _fits(said: str) -> bool:
    return text.width(said, _NARROW) <= _ROOM


def title(canvas: Canvas, box: Box, seat: int, said: str) -> None:
    """An amulet and a line, on a dark veil as long as the line."""
    wide = min(_ROOM, text.width(said, _STYLE))
    canvas.rect(Box(0, 2, wide + 120, 82), "#071a14a6", 16)
    amulet(canvas, seat, 44, 43, 72)
    canvas.text(Box(96, 0, _ROOM, 84), said, 54, fonts.BOLD, WHITE, smallest=50)


def plaques(
    canvas: Canvas,
    box: Box,
    locked: tuple[str, str] | None,
    copies: tuple[str, str] | None,
    left: str,
    stones: tuple[int, int],
) -> None:
    """The barred card, what the question mark repeats, and how many stones still lie."""
    x = 0.0
    if locked is not None:
        name, said = locked
        wide = text.width(said, _LABEL) + 84
        _plaque(canvas, Box(x, 2, wide, 64))
        card(canvas, Box(x + 14, 8, 40, 52), name, BARRED)
        canvas.text(Box(x + 70, 2, wide - 70, 64), said, 31, fonts.SEMIBOLD, WHITE)
        x += wide + 14
    if copies is not None:
        said, name = copies
        wide = text.width(said, _LABEL) + 128
        _plaque(canvas, Box(x, 2, wide, 64))
        card(canvas, Box(x + 14, 8, 40, 52), QUESTION)
        canvas.text(Box(x + 64, 2, wide - 126, 64), said, 31, fonts.SEMIBOLD, WHITE)
        card(canvas, Box(x + wide - 54, 8, 40, 52), name)
        x += wide + 14
    wide = text.width(left, _LABEL) + 226
    _plaque(canvas, Box(x, 2, wide, 64))
    canvas.text(Box(x + 16, 2, wide - 224, 64), left, 31, fonts.SEMIBOLD, WHITE)
    for index, (kind, count) in enumerate(zip((PALE, DARK), stones, strict=True)):
        at = x + wide - 172 + index * 104
        stone(canvas, kind, at, 34, 23 + index * 2)
        canvas.text(Box(at + 28, 2, 50, 64), str(count), 34, fonts.BOLD, WHITE)


def _plaque(canvas: Canvas, box: Box) -> None:
    canvas.stamp(box.x, box.y, _board, box.w, box.h, reach=Box(0, 0, box.w, box.h))


def _board(canvas: Canvas, w: float, h: float) -> None:
    canvas.rect(Box(0, 0, w, h), "#0c2119eb", 14)
    canvas.rect(Box(0, 0, w, h), radius=14, line=theme.BRONZE, width=3)
