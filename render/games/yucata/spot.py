"""Where changes are marked on the pictures of Yucata'."""

from __future__ import annotations

from engine.games.yucata.view import YucataView
from render.games.yucata import layout, players
from render.kit.geometry import Box, Point
from render.kit.parts import Which


def spot(view: YucataView, which: Which, place: str) -> Point:
    """Of "row-<seat>": on the line of the name, beside it."""
    free = players.beside_name(_row(view, which, int(place.removeprefix("row-"))))
    return free.cx, free.cy


def _row(view: YucataView, which: Which, seat: int) -> Box:
    if which == "board":
        return layout.rows(view.seats)[seat]
    order = [*(other for other in range(view.seats) if other != view.reader), view.reader]
    return layout.rows(view.seats, layout.SUM)[order.index(seat)]
