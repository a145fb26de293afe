"""The public picture: one view from the sky over the sea down into the holds."""

from __future__ import annotations

from engine.games.nereus.view import NereusView
from render.games.nereus import decks, heading, layout, result, rows, scenery, sea, theme
from render.games.nereus.headline import headline
from render.kit.canvas import WIDTH
from render.kit.geometry import Box
from render.kit.sheet import Sheet
from render.kit.words import Words


def board(view: NereusView, words: Words) -> Sheet:
    """The table as the reader of `view` sees it."""
    if view.phase == "over":
        return result.sheet(view, words)
    sheet = Sheet(WIDTH, decks.height(view.seats, view.neutral is not None), theme.WOOD[0], theme.COLOURS)
    sheet.keep(Box(0, 0, WIDTH, layout.SKY), scenery.sky, view.day, ground=theme.NIGHT)
    sheet.keep(Box(0, layout.SKY, WIDTH, layout.HULL - layout.SKY + 10), scenery.sea, ground=theme.SEA[0])
    sheet.keep(Box(0, layout.HULL - 16, WIDTH, sheet.height - layout.HULL + 16), scenery.hull)
    sea.lay(sheet, view.side, layout.CHART)
    heading.draw(sheet, view, words, headline(view, words))
    sea.draw(sheet, view, layout.CHART)
    rows.draw(sheet, view, words, layout.ROWS, layout.ROW_OPEN)
    decks.draw(sheet, view, words)
    return sheet
