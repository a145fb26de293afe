"""The public picture: the sea with who acts, the benches of the crew, the ships with what everybody has."""

from __future__ import annotations

from engine.games.nereus.view import NereusView
from render.games.nereus import fleet, heading, layout, result, rows, scenery, theme, voyage
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
    sheet = Sheet(WIDTH, 3 * PART, theme.DECK[0], theme.COLOURS)
    sheet.cut(PART, "rows")
    sheet.cut(2 * PART, "ships")
    sheet.decides(_asked_about(view))
    seat = view.waits[0] if view.waits else None
    heading.draw(sheet, view, words, 0, seat, headline(view, words))
    voyage.draw(sheet, view, words, 0, own=False)
    sheet.keep(Box(0, PART, WIDTH, PART), scenery.deck, ground=theme.DECK[0])
    rows.draw(sheet, view, words, layout.BENCHES.moved(0, PART), own=False)
    fleet.draw(sheet, view, words, 2 * PART)
    return sheet


def _asked_about(view: NereusView) -> str:
    """The rows while a card is chosen, the ships while something is in hand, else the sea with the row in play."""
    if view.phase in ("science", "crew"):
        return "rows"
    return "ships" if view.hand else MAIN
