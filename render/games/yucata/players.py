"""A row for each player: all seven cards, stones, what the next dark one would cost, and what it all comes to."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.games.yucata.components import CARDS, DARK, PALE, RED
from engine.games.yucata.view import YucataView
from render.games.yucata import layout, scenery, theme
from render.games.yucata.amulets import amulet
from render.games.yucata.cards import BARRED, HAND, PLAYED, card
from render.games.yucata.stones import price_of_next, stone
from render.kit import changes, fonts, palette, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE
from render.kit.sheet import Sheet
from render.kit.words import MINUS, Words, signed

EDGE: Final = 4
"""Around a row, for the frame of whoever is to play."""
_SHIELD: Final = 104
_CARDS: Final = 122
_CARD: Final = (62, 67)
_CARD_TALL: Final = (62, 96)
"""In the rows of two players."""
_TALL: Final = 230
"""Rows from this height on have room for tall cards and large names."""
_CARD_STEP: Final = 70
_PALE: Final = 660
_DARK: Final = 800
_RED: Final = 896
_PRICE: Final = 960
_SCORE: Final = 128
_LABEL: Final = text.Style(36, fonts.SEMIBOLD)


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


def above(sheet: Sheet, view: YucataView, words: Words) -> None:
    """What stands above the rows: the stones that lie on the way still, and what the columns are."""
    left = (words("left"), view.stones.count(PALE), view.stones.count(DARK))
    columns = tuple(words(f"column-{name}") for name in ("pale", "dark", "price", "score"))
    sheet.keep(layout.HEADINGS, headings, left, columns, ground=theme.DEEP)


def headings(canvas: Canvas, box: Box, left: tuple[str, int, int], columns: tuple[str, ...]) -> None:
    """A plaque with what is left, and the columns from the left edge of the rows."""
    said, *stones = left
    letters = text.width(said, _LABEL)
    canvas.rect(Box(0, 2, letters + 290, 68), "#0c2119", 14, theme.BRONZE, 3)
    canvas.text(Box(18, 2, letters + 4, 68), said, 36, fonts.SEMIBOLD, WHITE)
    for index, (kind, count) in enumerate(zip((PALE, DARK), stones, strict=True)):
        at = letters + 62 + index * 124
        stone(canvas, kind, at, 36, 25 + index * 2)
        canvas.text(Box(at + 34, 2, 64, 68), str(count), 44, fonts.BOLD, WHITE)
    middles = (_PALE + 30, _DARK + 18, _PRICE, box.w - EDGE - _SCORE / 2 - 5)
    for middle, said, wide in zip(middles, columns, (120, 130, 110, 136), strict=True):
        place = Box(middle - wide / 2, 20, wide, box.h - 20)
        canvas.text(place, said, 36, fonts.SEMIBOLD, theme.QUIET, across="center", smallest=32)


def row(canvas: Canvas, box: Box, who: Row, active: bool) -> None:
    """A row with an edge of 4 pixels; whoever is to play stands on the own colour, in a white frame."""
    look = palette.seat(who.seat)
    place = box.inset(EDGE)
    if active:
        canvas.rect(box, WHITE, 17)
    shield(canvas, place, who.seat, look.tint if active else theme.ROW)
    free = beside_name(place)
    name = Box(place.x + _CARDS + 2, place.y + 8, free.x - place.x - _CARDS - 6, card_place(place, 0).y - place.y - 10)
    canvas.text(name, who.name, 44 if place.h < _TALL else 54, fonts.BOLD, theme.INK, smallest=28)
    for index, held in enumerate(CARDS):
        state = PLAYED if held not in who.hand else BARRED if held == who.barred else HAND
        card(canvas, card_place(place, index), held, state, look.fill if held == who.last else None)
    canvas.rect(Box(place.x + _PALE - 43, place.y + 14, 3, place.h - 28), "#00000022")
    stone(canvas, PALE, place.x + _PALE, place.cy, 30)
    canvas.text(Box(place.x + _PALE + 35, place.y, 62, place.h), str(who.pale), 50, fonts.BOLD, theme.INK)
    stone(canvas, DARK, place.x + _DARK, place.cy, 34)
    canvas.text(Box(place.x + _DARK + 40, place.y, 40, place.h), str(who.dark), 54, fonts.BOLD, theme.INK)
    if who.red:
        stone(canvas, RED, place.x + _RED, place.cy, 22)
    price_of_next(canvas, place.x + _PRICE, place.cy, 42, cost(who.price))
    points(canvas, place, who.seat, signed(who.raw))


def beside_name(row: Box) -> Box:
    """What the name leaves free at the end of its line, above the cards."""
    low = card_place(row, 0).y
    wide = changes.SIZE.w
    return Box(row.x + _PALE - 46 - wide, row.y + 2, wide, low - row.y - 4)


def card_place(row: Box, index: int) -> Box:
    """Where a card of the set lies in a row, below the name."""
    wide, high = _CARD if row.h < _TALL else _CARD_TALL
    return Box(row.x + _CARDS + index * _CARD_STEP, round(row.bottom - high - (row.h - 60 - high) * 0.42), wide, high)


def shield(canvas: Canvas, place: Box, seat: int, ground: str) -> None:
    """The ground of a row, with the seat's amulet on its colour."""
    canvas.rect(place, ground, 14)
    canvas.stamp(place.x, place.y, _shield, place.h, seat, reach=Box(0, 0, _SHIELD, place.h))


def _shield(canvas: Canvas, high: float, seat: int) -> None:
    canvas.path(
        f"M0,14 q0,-14 14,-14 h{_SHIELD - 14} v{high} h{14 - _SHIELD} q-14,0 -14,-14 Z", palette.seat(seat).fill
    )
    amulet(canvas, seat, _SHIELD / 2, high / 2 - 2, 78)


def points(canvas: Canvas, place: Box, seat: int, said: str) -> None:
    """The score at the end of a row, on the seat's colour."""
    high = min(place.h - 18, 150)
    plate = Box(place.right - _SCORE - 9, place.cy - high / 2, _SCORE, high)
    canvas.stamp(plate.x, plate.y, _plate, plate.h, seat, reach=Box(0, 0, plate.w, plate.h))
    canvas.number(plate.cx, plate.cy, said, 64 if len(said) < 3 else 58, fonts.BOLD, palette.seat(seat).ink)


def _plate(canvas: Canvas, high: float, seat: int) -> None:
    canvas.rect(Box(0, 0, _SCORE, high), palette.seat(seat).fill, 12, WHITE, 3)


def below(sheet: Sheet, seats: int, foot: float = 0) -> None:
    """Undergrowth where few rows leave room."""
    growth = layout.growth(seats, foot)
    if growth is not None:
        sheet.keep(growth, scenery.undergrowth, ground=theme.DEEP)
