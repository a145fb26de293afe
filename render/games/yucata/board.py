"""The public picture: whose turn it is, the way to the temple, and what everybody has."""

from __future__ import annotations

from engine.games.yucata.view import YucataView
from render.games.yucata import header, layout, players, result, scenery, theme, track
from render.kit.canvas import WIDTH
from render.kit.geometry import Box
from render.kit.sheet import Sheet
from render.kit.words import Words


def board(view: YucataView, words: Words) -> Sheet:
    """The table as the reader of `view` sees it."""
    if view.over:
        return result.sheet(view, words)
    sheet = Sheet(WIDTH, layout.board_height(view.seats), theme.DEEP, theme.COLOURS)
    sheet.keep(layout.PRECINCT, scenery.precinct, ground=theme.DEEP)
    header.draw(sheet, view, words)
    track.draw(sheet, view, words)
    top = layout.FRAME.bottom + 6
    sheet.keep(Box(layout.MARGIN, top, layout.WIDE, layout.HEADINGS), players.headings, players.headings_of(words))
    top += layout.HEADINGS + 8
    for seat in range(view.seats):
        row = players.row_of(view, seat, words.player(seat))
        place = players.place(top + seat * layout.ROW_STEP, layout.ROW)
        sheet.keep(place, players.row, row, seat in view.waits, ground=theme.DEEP)
    return sheet
