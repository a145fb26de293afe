"""A row for each player: all seven cards, stones, what the next dark one would cost, and what it all comes to."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.games.yucata.components import CARDS, DARK, PALE, RED
from engine.games.yucata.view import YucataView
from render.games.yucata import layout, theme
from render.games.yucata.amulets import amulet
from render.games.yucata.cards import BARRED, HAND, PLAYED, card
from render.games.yucata.stones import price_of_next, stone
from render.kit import fonts, palette, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE
from render.kit.words import MINUS, Words, signed

EDGE: Final = 4
"""Around a row, for the frame of whoever is to play."""
_CARDS: Final = 332
_CARD_STEP: Final = 54
_PALE: Final = 745
_DARK: Final = 857
_RED: Final = 939
_PRICE: Final = 992
_SCORE: Final = 112


class Row(NamedTuple):
    """What a row shows. `raw`: what the stones come to, below 0 too; `price`: of the next dark stone."""

    seat: int
    name: str
    hand: tuple[str, ...]
    last: str | None
    barred: str | None
    pale: int
    dark: int
    red: bool
    price: int
    raw: int


def row_of(view: YucataView, seat: int, name: str) -> Row:
    """What the row of a seat shows."""
    sheet = view.scores[seat]
    locked = [play.card for play in view.plays if play.refusal is not None] if seat in view.waits else []
    return Row(
        seat=seat,
        name=name,
        hand=view.hands[seat],
        last=view.last_cards[seat],
        barred=locked[0] if locked else None,
        pale=sheet.pale,
        dark=sheet.dark,
        red=bool(sheet.red),
        price=sheet.next_dark,
        raw=sheet.raw,
    )


def cost(stones: int) -> str:
    """A price in pale stones."""
    return f"{MINUS}{stones}" if stones else "0"


def headings_of(words: Words) -> tuple[str, str, str, str, str]:
    """The headings above the rows."""
    return (
        words("column-hand"),
        words("column-pale"),
        words("column-dark"),
        words("column-price"),
        words("column-score"),
    )


def headings(canvas: Canvas, box: Box, said: tuple[str, str, str, str, str]) -> None:
    """What the columns are, from the left edge of the rows."""
    hand, pale, dark, price, points = said
    canvas.text(Box(_CARDS, 0, 390, box.h), hand, 27, fonts.SEMIBOLD, theme.QUIET)
    for middle, words, wide in ((_PALE + 18, pale, 96), (_DARK + 16, dark, 104), (_PRICE - 10, price, 104)):
        canvas.text(Box(middle - wide / 2, 0, wide, box.h), words, 27, fonts.SEMIBOLD, theme.QUIET, across="center")
    canvas.text(Box(box.w - 121, 0, 112, box.h), points, 27, fonts.SEMIBOLD, theme.QUIET, across="center")


def row(canvas: Canvas, box: Box, who: Row, active: bool) -> None:
    """A row with an edge of 4 pixels; whoever is to play stands on the own colour, in a white frame."""
    look = palette.seat(who.seat)
    place = box.inset(EDGE)
    if active:
        canvas.rect(box, WHITE, 17)
    shield(canvas, place, who.seat, look.tint if active else theme.ROW)
    write_name(canvas, Box(place.x + 82, place.y, _CARDS - 88, place.h), who.name)
    for index, held in enumerate(CARDS):
        state = PLAYED if held not in who.hand else BARRED if held == who.barred else HAND
        card(canvas, card_place(place, index), held, state, look.fill if held == who.last else None)
    canvas.rect(Box(place.x + _PALE - 33, place.y + 14, 3, place.h - 28), "#00000022")
    stone(canvas, PALE, place.x + _PALE, place.cy, 26)
    canvas.text(Box(place.x + _PALE + 32, place.y, 60, place.h), str(who.pale), 40, fonts.BOLD, theme.INK)
    stone(canvas, DARK, place.x + _DARK, place.cy, 28)
    canvas.text(Box(place.x + _DARK + 34, place.y, 30, place.h), str(who.dark), 40, fonts.BOLD, theme.INK)
    if who.red:
        stone(canvas, RED, place.x + _RED, place.cy, 21)
    price_of_next(canvas, place.x + _PRICE, place.cy, 31, cost(who.price))
    points(canvas, place, who.seat, signed(who.raw))


def card_place(row: Box, index: int) -> Box:
    """Where a card of the set lies in a row."""
    return Box(row.x + _CARDS + index * _CARD_STEP, row.cy - 34, 47, 68)


def write_name(canvas: Canvas, box: Box, said: str) -> None:
    """A player's name: in one line if it fits, in two if it is long."""
    long = text.fit(said, text.Style(33, fonts.BOLD), box.w, 60, 1, 31).cut
    canvas.text(box, said, 28 if long else 33, fonts.BOLD, theme.INK, lines=2 if long else 1, smallest=24)


def shield(canvas: Canvas, place: Box, seat: int, ground: str) -> None:
    """The ground of a row, with the seat's amulet on its colour."""
    canvas.rect(place, ground, 14)
    canvas.stamp(place.x, place.y, _shield, place.h, seat, reach=Box(0, 0, 72, place.h))


def _shield(canvas: Canvas, high: float, seat: int) -> None:
    canvas.path(f"M0,14 q0,-14 14,-14 h58 v{high} h-58 q-14,0 -14,-14 Z", palette.seat(seat).fill)
    amulet(canvas, seat, 36, high / 2 - 2, 56)


def points(canvas: Canvas, place: Box, seat: int, said: str) -> None:
    """The score at the end of a row, on the seat's colour."""
    plate = Box(place.right - _SCORE - 9, place.y + 9, _SCORE, place.h - 18)
    canvas.stamp(plate.x, plate.y, _plate, plate.h, seat, reach=Box(0, 0, plate.w, plate.h))
    canvas.number(plate.cx, plate.cy, said, 52, fonts.BOLD, palette.seat(seat).ink)


def _plate(canvas: Canvas, high: float, seat: int) -> None:
    canvas.rect(Box(0, 0, _SCORE, high), palette.seat(seat).fill, 12, WHITE, 3)


def place(top: float, high: float) -> Box:
    """The box of a row, its edge included."""
    return Box(layout.MARGIN, top, layout.WIDE, high).inset(-EDGE)
