"""Where changes are marked on the pictures of the Gilded Compass."""

from __future__ import annotations

from engine.games.gilded_compass.view import CompassView
from render.games.gilded_compass import layout, ledger, town
from render.games.gilded_compass.board import ledger_is_bare
from render.kit import changes
from render.kit.geometry import Point
from render.kit.parts import Which


def spot(view: CompassView, which: Which, place: str) -> Point:
    """Of "house-<building>" and, on the board, "row-<seat>": the edge of the roof above a sign, the place after the
    numbers of a row."""
    what, name = place.split("-", 1)
    if what == "row":
        bare = ledger_is_bare(view)
        free = ledger.free(layout.ledger(layout.TOWN, view.seats, bare=bare)[int(name)], bare=bare)
        return free.cx, free.cy
    sign = town.sign_of(view, name)
    return sign.right - 34, sign.y - changes.SIZE.h / 2
