"""The public picture: whose turn it is, the track, and what everybody has."""

from __future__ import annotations

from engine.games.yucata.view import YucataView
from render.games.yucata import layout, players, theme, track
from render.games.yucata.cards import small
from render.kit import fonts, pieces
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box
from render.kit.sheet import Sheet, sheet_of
from render.kit.words import Words


def board(view: YucataView, words: Words) -> Sheet:
    """The table as the reader of `view` sees it."""
    canvas = Canvas(WIDTH, layout.board_height(view.seats), theme.FOREST)
    header(canvas, Box(0, 0, WIDTH, layout.HEADER).inset(layout.MARGIN, 10), view, words)
    track.draw(canvas, view)
    below = canvas.box.cut_top(layout.TRACK.bottom)[1]
    players.table(canvas, Box(layout.MARGIN, below.y, layout.TRACK.w, below.h - layout.GAP), view, words)
    return sheet_of(canvas.finish())


def result(view: YucataView, words: Words) -> Sheet:
    """Who won, and what everybody has."""
    canvas = Canvas(
        WIDTH, layout.HEADER + layout.HEADINGS + view.seats * layout.ROW_HEIGHT + layout.MARGIN, theme.FOREST
    )
    top, below = canvas.box.inset(layout.MARGIN, 0).cut_top(layout.HEADER)
    header(canvas, top.inset(0, 10), view, words)
    players.table(canvas, below.cut_bottom(layout.GAP)[1], view, words)
    return sheet_of(canvas.finish())


def header(canvas: Canvas, box: Box, view: YucataView, words: Words) -> None:
    """Who plays, and on the right the card that was played last and what a question mark would copy."""
    if view.last is not None and not view.over:
        right, box = box.cut_right(layout.HEADER_CARDS, gap=12)
        copies_last(canvas, right, view, words)
    if view.over:
        canvas.shape("crown", box.x + 36, box.cy, 56, theme.GOLD, theme.FOREST_DARK, 3)
        said = words("winners", seats=view.winners)
        canvas.text(box.cut_left(84)[1], said, 44, fonts.BOLD, theme.CREAM, lines=2, smallest=30)
        return
    seat = view.waits[0]
    pieces.token(canvas, seat, box.x + 36, box.cy, 60)
    canvas.text(box.cut_left(84)[1], words("to-play", seat=seat), 44, fonts.BOLD, theme.CREAM, lines=2, smallest=30)


def copies_last(canvas: Canvas, box: Box, view: YucataView, words: Words) -> None:
    """The card played last, which may not be repeated, and what a question mark would do now."""
    last = view.last
    assert last is not None
    left, right = box.columns(1, 1, gap=12)
    for cell, key, card, seat in (
        (left, "last-card", last.card, last.seat),
        (right, "copies", view.copies or last.card, None),
    ):
        picture, label = cell.cut_right(56, gap=12)
        canvas.text(label, words(key), 32, fonts.SEMIBOLD, theme.PAPER, across="right", smallest=30)
        small(canvas, picture.inset(0, -2), card, seat)
