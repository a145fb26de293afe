"""A player's own picture: the cards in hand with what each would do, the track ahead, the own stones."""

from __future__ import annotations

from typing import Final

from engine.games.yucata.components import DARK, EMPTY, END, PALE, QUESTION, RED
from engine.games.yucata.view import Prospect, YucataView
from render.games.yucata import theme
from render.games.yucata.board import copies_last, result
from render.games.yucata.cards import face
from render.games.yucata.layout import HEADER, HEADER_CARDS, MARGIN, ROW_HEIGHT
from render.games.yucata.players import row_of
from render.games.yucata.stones import stone
from render.kit import fonts, palette, pieces
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box
from render.kit.sheet import Sheet, sheet_of
from render.kit.words import Words

_CARD_HEIGHT: Final = 290
_ACROSS: Final = 4
_SHOWN: Final = 14
_STRIP: Final = 2 * 150


def private(view: YucataView, words: Words) -> Sheet:
    """The own hand and what lies ahead; the result when the match is over. `view` is a seat's, not a spectator's."""
    assert view.reader is not None
    if view.over:
        return result(view, words)
    rows = -(-len(view.hand) // _ACROSS)
    cards_height = rows * _CARD_HEIGHT + (rows - 1) * 18
    ahead = _spaces_ahead(view)
    strip_height = 150 * -(-len(ahead) // 7)
    height = HEADER + cards_height + 24 + 44 + strip_height + 20 + ROW_HEIGHT + MARGIN
    canvas = Canvas(WIDTH, height, theme.FOREST)
    sheet = canvas.box.inset(MARGIN, 0)
    header, rest = sheet.cut_top(HEADER)
    _header(canvas, header.inset(0, 10), view, words)
    cards, rest = rest.cut_top(cards_height, gap=24)
    for prospect, box in zip(view.hand, _places(cards, len(view.hand), rows), strict=True):
        _card(canvas, box, prospect, view, words)
    title, rest = rest.cut_top(44)
    canvas.text(title, words("ahead"), 30, fonts.SEMIBOLD, theme.PAPER, down="top")
    strip, rest = rest.cut_top(strip_height, gap=20)
    _strip(canvas, strip, view, ahead)
    row_of(canvas, rest.cut_top(ROW_HEIGHT - 4)[0], view, view.reader, words)
    return sheet_of(canvas.finish())


def _places(box: Box, count: int, rows: int) -> list[Box]:
    """Where so many cards lie: rows as even as possible, each in the middle."""
    wide = box.columns(*[1] * _ACROSS, gap=18)[0].w
    found: list[Box] = []
    for index, row in enumerate(box.rows(*[1] * rows, gap=18)):
        here = -(-(count - len(found)) // (rows - index))
        found += row.placed(here * wide + (here - 1) * 18, row.h).columns(*[1] * here, gap=18)
    return found


def _header(canvas: Canvas, box: Box, view: YucataView, words: Words) -> None:
    seat = view.reader
    assert seat is not None
    if view.last is not None:
        right, box = box.cut_right(HEADER_CARDS, gap=12)
        copies_last(canvas, right, view, words)
    acts = seat in view.waits
    pieces.token(canvas, seat if acts else view.waits[0], box.x + 36, box.cy, 60)
    said = words("choose") if acts else words("waits-for", seat=view.waits[0])
    canvas.text(box.cut_left(84)[1], said, 44, fonts.BOLD, theme.CREAM, lines=2, smallest=28)


def _card(canvas: Canvas, box: Box, prospect: Prospect, view: YucataView, words: Words) -> None:
    """A card in hand: its sign, where it leads, what it takes; a barred one pale, with the reason."""
    seat = view.reader
    assert seat is not None
    colour = palette.seat(seat)
    barred = prospect.refusal is not None
    ground = palette.mix(theme.CREAM, theme.FOREST, 0.45) if barred else theme.CREAM
    pieces.card(canvas, box, ground, palette.mix(colour.fill, theme.FOREST, 0.5 if barred else 0), 20, 9, dimmed=barred)
    top, bottom = box.inset(16).cut_top(140, gap=4)
    ink = palette.mix(theme.TEXT, ground, 0.4) if barred else theme.TEXT
    copied = prospect.effect if prospect.card == QUESTION and not barred else None
    sign = top.columns(1, 1)[0] if copied else top
    face(canvas, prospect.card, sign.cx, sign.cy, 118, ink)
    if copied:
        same = top.columns(1, 1)[1]
        canvas.number(same.x + 16, same.cy, "=", 56, fonts.BOLD, ink)
        face(canvas, copied, same.cx + 24, same.cy, 76, ink)
    if prospect.refusal is not None:
        canvas.shape("lock", top.right - 22, top.y + 24, 40, theme.PENALTY)
        reason = words(f"barred-{prospect.refusal}")
        canvas.text(bottom, reason, 34, fonts.SEMIBOLD, theme.TEXT, across="center", lines=3, smallest=28)
    elif prospect.to is None:
        canvas.text(bottom, words("nothing-to-copy"), 34, fonts.SEMIBOLD, theme.SOFT, across="center", lines=3)
    else:
        _effect(canvas, bottom, prospect, words)


def _effect(canvas: Canvas, box: Box, prospect: Prospect, words: Words) -> None:
    """The space that a card leads to, and the stones on the way."""
    assert prospect.to is not None
    where, takes = box.rows(1, 1, gap=4)
    canvas.rect(where.inset(0, 1), theme.TEMPLE if prospect.to == END else theme.FLOOR, radius=12)
    if prospect.to == END:
        canvas.shape("flag", where.x + 34, where.cy, 34, theme.FIGURE)
        canvas.text(
            where.cut_left(60)[1].inset(4, 0), words("temple"), 38, fonts.BOLD, theme.TEXT, across="center", smallest=30
        )
    else:
        canvas.shape("arrow", where.cx - 46, where.cy, 42, theme.FIGURE)
        canvas.number(where.cx + 34, where.cy, prospect.to, 50, fonts.BOLD, theme.TEXT)
    haul = [
        (kind, count) for kind, count in ((PALE, prospect.pale), (DARK, prospect.dark), (RED, prospect.red)) if count
    ]
    if not haul:
        canvas.text(takes, words("no-stones"), 32, fonts.SEMIBOLD, theme.SOFT, across="center", smallest=28)
        return
    widths = [110 if kind != RED else 60 for kind, _ in haul]
    x = takes.cx - sum(widths) / 2
    for (kind, count), width in zip(haul, widths, strict=True):
        if kind == RED:
            stone(canvas, kind, x + width / 2, takes.cy, 42)
        else:
            canvas.number(x + 28, takes.cy, count, 46, fonts.BOLD, theme.TEXT)
            stone(canvas, kind, x + 76, takes.cy, 46)
        x += width


def _spaces_ahead(view: YucataView) -> list[int | None]:
    """The spaces that matter to the reader: its own and five more, and from the front amulet on; None is a gap."""
    seat = view.reader
    assert seat is not None
    own, front = view.positions[seat], max(view.positions)
    near = list(range(own, min(own + 5, END) + 1))
    far = list(range(max(front, near[-1] + 1), END + 1))
    gap: list[int | None] = [None] if far and far[0] > near[-1] + 1 else []
    return [*near, *gap, *far][:_SHOWN]


def _strip(canvas: Canvas, box: Box, view: YucataView, ahead: list[int | None]) -> None:
    """These spaces in a row, with the cards that lead to them."""
    cells = box.grid(7, -(-len(ahead) // 7), gap=0)
    leads: dict[int, list[str]] = {}
    for prospect in view.hand:
        if prospect.to is not None and prospect.refusal is None:
            leads.setdefault(prospect.to, []).append(prospect.card)
    for space, cell in zip(ahead, cells, strict=False):
        if space is None:
            for step in (-34, 0, 34):
                canvas.circle(cell.cx + step, cell.cy, 8, theme.FLOOR)
            continue
        _space(canvas, cell.inset(4), space, view, leads.get(space, []))


def _space(canvas: Canvas, box: Box, space: int, view: YucataView, leads: list[str]) -> None:
    front = max(view.positions)
    walked = space <= front
    colour = theme.TEMPLE if space == END else theme.FLOOR_WALKED if walked else theme.FLOOR
    canvas.rect(box, colour, radius=12, line=theme.GOLD if leads else theme.WALL_DARK, width=6 if leads else 3)
    canvas.text(Box(box.x + 13, box.y + 8, 60, 36), str(space), 32, fonts.SEMIBOLD, theme.FIGURE)
    kind = view.stones[space]
    if kind != EMPTY:
        stone(canvas, kind, box.x + 56, box.cy + 16, 74)
    here = [seat for seat in range(view.seats) if view.positions[seat] == space]
    for index, seat in enumerate(sorted(here, key=lambda seat: seat != view.reader)):
        if len(here) == 1:
            pieces.token(canvas, seat, box.x + 56, box.cy + 16, 70)
        else:
            pieces.token(canvas, seat, box.x + 34 + (index % 2) * 46, box.cy + (index // 2) * 44 - 4, 40)
    for index, card in enumerate(leads[:3]):
        y = box.bottom - 30 - index * 46
        small = Box(box.right - 50, y - 21, 40, 44)
        canvas.rect(small, theme.CREAM, radius=8, line=palette.seat(view.reader or 0).fill, width=4)
        face(canvas, card, small.cx, small.cy, 31, theme.TEXT)
