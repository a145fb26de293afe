"""The public picture: sea, action rows, and everybody's cabin."""

from __future__ import annotations

from engine.games.nereus.view import NereusView
from render.games.nereus import header, layout, players, rows, sea, theme
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box
from render.kit.sheet import Sheet, sheet_of
from render.kit.words import Words


def board(view: NereusView, words: Words) -> Sheet:
    """The table as the reader of `view` sees it."""
    height = layout.board_height(view.seats, view.neutral is not None)
    canvas = Canvas(WIDTH, round(height), theme.DEEP)
    header.draw(canvas, view, words)
    sea.draw(canvas, view)
    rows.draw(canvas, view, words)
    y = layout.TOP
    for seat in range(view.seats):
        players.player(canvas, Box(layout.MARGIN, y, WIDTH - 2 * layout.MARGIN, layout.PLAYER), view, seat, words)
        y += layout.PLAYER + layout.GAP
    if view.neutral is not None:
        players.neutral(canvas, Box(layout.MARGIN, y, WIDTH - 2 * layout.MARGIN, layout.NEUTRAL), view, words)
        y += layout.NEUTRAL + layout.GAP
    players.stock(canvas, Box(layout.MARGIN, y, WIDTH - 2 * layout.MARGIN, layout.STOCK), view, words)
    return sheet_of(canvas.finish())
