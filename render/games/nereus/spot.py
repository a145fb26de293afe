"""Where changes are marked on the pictures of Waters of Nereus."""

from __future__ import annotations

from engine.games.nereus.board import NUMBER
from engine.games.nereus.components import CREW
from engine.games.nereus.view import NereusView
from render.games.nereus import decks, layout, private, quiet, sea
from render.kit.canvas import WIDTH
from render.kit.geometry import Box, Point
from render.kit.parts import Which
from render.kit.sheet import PART


def spot(view: NereusView, which: Which, place: str) -> Point:
    """Of "cell-<name>", "space-<crew>-<number>" and, on the board, "deck-<seat>": the right upper corner, mostly."""
    what, *rest = place.split("-", 2)
    if what == "deck":
        row = decks.places(view, 2 * PART)[int(rest[0])]
        return row.x + layout.DECK_LEFT + 14, row.y + 4
    if what == "cell":
        top = 0 if which == "board" else private.part_of(view, "sea").y
        cell = sea.cell_box(layout.CHART.moved(0, top), view.side, NUMBER[view.side][rest[0]])
        return cell.right - 20, cell.y + 18
    board = Box(0, PART, WIDTH, PART).inset(layout.MARGIN, layout.ROWS_EDGE)
    room = board if which == "board" else private.rows_of(view)
    member = CREW.index(rest[0])
    line = layout.lines(room, len(CREW), layout.ROW_GAP)[member]
    cell = quiet.cells(line, len(view.rows[member]))[int(rest[1]) - 1]
    return cell.right - 19, cell.y + 19
