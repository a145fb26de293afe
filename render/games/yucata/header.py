"""The header: whose turn it is, which card is barred, what the question mark repeats."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.games.yucata.components import QUESTION
from engine.games.yucata.view import YucataView
from render.games.yucata import layout, theme
from render.games.yucata.amulets import amulet
from render.games.yucata.cards import BARRED, card
from render.kit import fonts, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE
from render.kit.sheet import Sheet
from render.kit.words import Words

_STYLE: Final = text.Style(54, fonts.BOLD)
_NARROW: Final = text.Style(46, fonts.BOLD, fonts.NARROW)
_LABEL: Final = text.Style(36, fonts.SEMIBOLD)
_COPIES: Final = 176
"""How wide it is to say what the question mark repeats."""
_SIGNS: Final = 116
"""What of the line is not letters: the amulet before them and some air."""


def draw(sheet: Sheet, view: YucataView, words: Words) -> None:
    """The header of a match that goes on, on its scenery."""
    seat = view.waits[0]
    key = "head-play" if view.reader is None else "head-you" if view.reader == seat else "head-wait"
    locked = barred(view)
    # What a question mark repeats is of no use to anybody while it is barred itself.
    copies = None if locked == QUESTION else view.copies
    said = words("is-barred") if locked is not None else ""
    taken = (_barred(said) if locked is not None else 0) + (_COPIES + 14 if copies is not None else 0)
    line, right = layout.LINE.cut_right(taken)[::-1]
    sheet.keep(line, title, seat, headline(key, seat, words, line.w - _SIGNS))
    if taken:
        sheet.keep(right, plaques, locked, said, copies)


def _barred(said: str) -> int:
    """How wide the plaque of a barred card is."""
    return round(text.width(said, _LABEL)) + 98


def barred(view: YucataView) -> str | None:
    """The card that may not be played, unless whoever is to play has no other."""
    free = {play.card for play in view.plays if play.refusal is None}
    return None if view.barred in free else view.barred


def headline(key: str, seat: int, words: Words, room: float) -> str:
    """A line so wide at most, with a name that leaves room for the rest: only the name gives way."""
    name = words.player(seat)
    said = words(key, seat=seat)
    for letters in range(len(name) - 1, 0, -1):
        if _fits(said, room):
            break
        shown = name[:letters].rstrip() + "…"
        said = words.naming(lambda _: shown)(key, seat=seat)  # noqa: B023
    return said


@lru_cache(maxsize=512)
def _fits(said: str, room: float) -> bool:
    return text.width(said, _NARROW) <= room


def title(canvas: Canvas, box: Box, seat: int, said: str) -> None:
    """An amulet and a line, on a dark veil as long as the line."""
    room = box.w - _SIGNS
    wide = min(room, text.width(said, _STYLE))
    canvas.rect(Box(0, 1, wide + _SIGNS, 82), "#071a14a6", 16)
    amulet(canvas, seat, 44, 42, 72)
    canvas.text(Box(94, 0, room, 84), said, 54, fonts.BOLD, WHITE, smallest=46)


def plaques(canvas: Canvas, box: Box, locked: str | None, said: str, copies: str | None) -> None:
    """The barred card, and what the question mark repeats: "? = 3", as on the cards."""
    x = 14.0
    if copies is not None:
        _plaque(canvas, Box(x, 8, _COPIES, 68))
        card(canvas, Box(x + 16, 14, 44, 56), QUESTION)
        canvas.number(x + _COPIES / 2, 42, "=", 44, fonts.BOLD, WHITE)
        card(canvas, Box(x + _COPIES - 60, 14, 44, 56), copies)
        x += _COPIES + 14
    if locked is not None:
        place = Box(x, 8, box.w - x, 68)
        _plaque(canvas, place)
        card(canvas, Box(x + 16, 14, 44, 56), locked, BARRED)
        canvas.text(place.cut_left(76)[1], said, 36, fonts.SEMIBOLD, WHITE)


def _plaque(canvas: Canvas, box: Box) -> None:
    canvas.stamp(box.x, box.y, _board, box.w, box.h, reach=Box(0, 0, box.w, box.h))


def _board(canvas: Canvas, w: float, h: float) -> None:
    canvas.rect(Box(0, 0, w, h), "#0c2119eb", 14)
    canvas.rect(Box(0, 0, w, h), radius=14, line=theme.BRONZE, width=3)
