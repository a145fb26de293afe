"""Where changes are marked on the pictures of Port Royal."""

from __future__ import annotations

from engine.games.port_royal.view import PortRoyalView
from render.games.port_royal import layout
from render.kit.geometry import Point
from render.kit.parts import Which


def spot(view: PortRoyalView, which: Which, place: str) -> Point:
    """Of "row-<seat>": the right upper corner of what a player has."""
    seat = int(place.removeprefix("row-"))
    own = which == "private"
    found = layout.table(view.seats - own, contracts=bool(view.contracts), own=own)
    if own and seat == view.reader:
        assert found.own is not None
        return found.own.right - 36, found.own.y + 28
    others = [other for other in range(view.seats) if not own or other != view.reader]
    row = found.rows[others.index(seat)]
    return row.right - 36, row.y + 10
