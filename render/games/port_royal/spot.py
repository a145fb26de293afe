"""Where changes are marked on the pictures of Port Royal."""

from __future__ import annotations

from engine.games.port_royal.view import PortRoyalView
from render.games.port_royal import layout, players
from render.kit.geometry import Point
from render.kit.parts import Which


def spot(view: PortRoyalView, which: Which, place: str) -> Point:
    """Of "row-<seat>": the free end of what a player has."""
    seat = int(place.removeprefix("row-"))
    own = which == "private"
    found = layout.table(view.seats - own, contracts=bool(view.contracts), own=own)
    others = [other for other in range(view.seats) if not own or other != view.reader]
    row = found.own if own and seat == view.reader else found.rows[others.index(seat)]
    assert row is not None
    free = players.free(row)
    return free.cx, free.cy
