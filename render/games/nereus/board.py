"""The public picture: the sea with who acts, the action rows, the decks with what everybody has."""

from __future__ import annotations

from engine.games.nereus.view import NereusView
from render.games.nereus import decks, heading, layout, result, rows, scenery, theme, voyage
from render.games.nereus.headline import headline
from render.kit.canvas import WIDTH
from render.kit.geometry import Box
from render.kit.parts import MAIN
from render.kit.sheet import PART, Sheet
from render.kit.words import Words


def board(view: NereusView, words: Words) -> Sheet:
    """The table as the reader of `view` sees it."""
    if view.phase == "over":
        return result.sheet(view, words)
    sheet = Sheet(WIDTH, 3 * PART, theme.WOOD[0], theme.COLOURS)
    sheet.cut(PART, "rows")
    sheet.cut(2 * PART, "decks")
    sheet.decides(_asked_about(view))
    heading.draw(sheet, view, words, view.waits[0] if view.waits else None, headline(view, words))
    voyage.draw(sheet, view, words, 0, first=True)
    place = Box(0, PART, WIDTH, PART)
    sheet.keep(place, scenery.night, ground=theme.NIGHT_TAKEN)
    rows.draw(sheet, view, words, place.inset(layout.MARGIN, layout.ROWS_EDGE))
    decks.draw(sheet, view, words, 2 * PART)
    return sheet


def _asked_about(view: NereusView) -> str:
    """The rows while a card is chosen, the decks while something is in hand, else the sea with the row in play."""
    if view.phase in ("science", "crew"):
        return "rows"
    return "decks" if view.hand else MAIN
