"""The table of the players: last card, cards left, stones, penalty and what it all comes to."""

from __future__ import annotations

from engine.games.yucata.components import CARDS, DARK, PALE, RED
from engine.games.yucata.view import YucataView
from render.games.yucata import theme
from render.games.yucata.cards import small
from render.games.yucata.layout import HEADINGS
from render.games.yucata.stones import hollow, stone
from render.kit import fonts, palette, pieces
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.words import Words

_COLUMNS = {"name": 372, "last": 96, "left": 132, "pale": 128, "dark": 128, "red": 78, "penalty": 108, "score": 110}
_HEADED = ("last", "left", "stones", "penalty", "score")


def table(canvas: Canvas, box: Box, view: YucataView, words: Words) -> None:
    """A row for each player, in the order of the seats, with headings above."""
    headings, rest = box.cut_top(HEADINGS)
    _headings(canvas, headings, words)
    for seat, row in enumerate(rest.rows(*[1] * view.seats)):
        row_of(canvas, row.inset(0, 4), view, seat, words, winner=seat in view.winners)


def _cells(row: Box) -> dict[str, Box]:
    boxes = row.columns(*_COLUMNS.values())
    return dict(zip(_COLUMNS, boxes, strict=True))


def _headings(canvas: Canvas, box: Box, words: Words) -> None:
    cells = _cells(box)
    stones = Box(cells["pale"].x, box.y, cells["red"].right - cells["pale"].x, box.h)
    for key, cell in (*((key, cells[key]) for key in _HEADED if key in cells), ("stones", stones)):
        canvas.text(
            cell.inset(2, 0), words(f"column-{key}"), 26, fonts.SEMIBOLD, theme.PAPER, across="center", smallest=24
        )


def row_of(canvas: Canvas, row: Box, view: YucataView, seat: int, words: Words, winner: bool = False) -> None:
    """One player's row."""
    colour = palette.seat(seat)
    line = view.scores[seat]
    acts = seat in view.waits
    pieces.panel(canvas, row, colour.tint if acts else theme.PAPER, radius=16, line=colour.fill, width=6 if acts else 3)
    cells = _cells(row)
    name = cells["name"].inset(16, 6)
    sign, name = name.cut_left(60, gap=12)
    pieces.token(canvas, seat, sign.cx, sign.cy + (12 if winner else 0), 54)
    if winner:
        canvas.shape("crown", sign.cx, sign.y + 10, 38, theme.GOLD, theme.TEXT, 2)
    canvas.text(name, words.player(seat), 38, fonts.BOLD if acts else fonts.SEMIBOLD, theme.TEXT, lines=2, smallest=26)
    card = view.last_cards[seat]
    if card is not None:
        small(canvas, cells["last"].placed(56, row.h - 16), card, seat)
    _cards_left(canvas, cells["left"], view.cards_left[seat])
    for key, kind, count in (("pale", PALE, line.pale), ("dark", DARK, line.dark)):
        _count(canvas, cells[key], kind, count)
    if line.red:
        stone(canvas, RED, *cells["red"].center, 50)
    penalty = f"−{line.penalty}" if line.penalty else "0"
    canvas.number(*cells["penalty"].center, penalty, 42, fonts.BOLD, theme.PENALTY if line.penalty else theme.SOFT)
    score = cells["score"].inset(8, 10)
    canvas.rect(score, colour.fill, radius=14)
    canvas.number(*score.center, f"{line.points}".replace("-", "−"), 48, fonts.BOLD, colour.ink)


def _cards_left(canvas: Canvas, cell: Box, count: int) -> None:
    """Seven strokes, as many of them full as cards are left, and the number."""
    canvas.number(cell.cx, cell.cy - 16, count, 40, fonts.BOLD, theme.TEXT)
    strokes = cell.placed(len(CARDS) * 15, 22).moved(0, 24).columns(*[1] * len(CARDS))
    for index, stroke in enumerate(strokes):
        full = index < count
        canvas.rect(stroke.inset(2, 0), theme.FIGURE if full else None, radius=3, line=theme.FIGURE, width=2)


def _count(canvas: Canvas, cell: Box, kind: str, count: int) -> None:
    x = cell.x + 32
    if count:
        stone(canvas, kind, x, cell.cy, 50)
    else:
        hollow(canvas, kind, x, cell.cy, 48)
    canvas.number(cell.x + 92, cell.cy, count, 44, fonts.BOLD, theme.TEXT if count else theme.SOFT)
