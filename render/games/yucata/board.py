"""The public picture: whose turn it is, the way to the temple, and what everybody has."""

from __future__ import annotations

from engine.games.yucata.view import YucataView
from render.games.yucata import header, layout, players, result, scenery, theme, track
from render.kit.canvas import WIDTH
from render.kit.parts import MAIN, PLAYERS
from render.kit.sheet import PART, Sheet
from render.kit.words import Words


def board(view: YucataView, words: Words) -> Sheet:
    """The table as the reader of `view` sees it."""
    if view.over:
        return result.sheet(view, words)
    sheet = Sheet(WIDTH, layout.HIGH, theme.DEEP, theme.COLOURS)
    sheet.cut(PART, PLAYERS)
    sheet.decides(MAIN)
    sheet.keep(layout.PRECINCT, scenery.precinct, ground=theme.DEEP)
    header.draw(sheet, view, words)
    track.draw(sheet, view, words)
    players.above(sheet, view, words)
    for seat, place in enumerate(layout.rows(view.seats)):
        row = players.row_of(view, seat, words.player(seat))
        sheet.keep(place.inset(-players.EDGE), players.row, row, seat in view.waits, ground=theme.DEEP)
    players.below(sheet, view.seats)
    return sheet
