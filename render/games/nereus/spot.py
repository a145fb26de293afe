"""Where changes are marked on the pictures of Waters of Nereus."""

from __future__ import annotations

from engine.games.nereus.board import NUMBER
from engine.games.nereus.components import CREW
from engine.games.nereus.view import NereusView
from render.games.nereus import benches, fleet, layout, private, rows, sea
from render.kit.geometry import Box, Point
from render.kit.parts import Which
from render.kit.sheet import PART


def spot(view: NereusView, which: Which, place: str) -> Point:
    """Of "cell-<name>", "space-<crew>-<number>" and, on the board, "ship-<seat>": on free ground beside the thing."""
    what, *rest = place.split("-", 2)
    if what == "ship":
        return fleet.bow_at(fleet.places(view, 2 * PART)[int(rest[0])]).center
    if what == "cell":
        top = 0 if which == "board" else private.part_of(view, "sea").y
        cell = sea.cell_box(layout.CHART.moved(0, top), view.side, NUMBER[view.side][rest[0]])
        return cell.right - 16, cell.y + 12
    member, number = CREW.index(rest[0]), int(rest[1])
    if which == "board":
        found = rows.places(view, layout.BENCHES.moved(0, PART), own=False)
    else:
        found = private.benches_of(view)
    return _on_bench(view, found[member], rest[0], number, own=which == "private")


def _on_bench(view: NereusView, bench: Box, member: str, number: int, *, own: bool) -> Point:
    """The right end of a place, beside the marker; behind all markers of a bench that is folded, and at the end of one
    whose ground is taken by words."""
    state = rows.state_of(view, member, own=own)
    count = len(view.rows[CREW.index(member)])
    if state == "noted":
        return bench.right - 40, bench.cy
    if state == "spent":
        return benches.behind(bench, count), bench.cy
    if state == "open":
        cell = benches.cells_of(benches.wide(bench, count).places, count, count)[number - 1]
        return cell.right - 28, cell.y + 26
    cell = benches.cells(bench, count)[number - 1]
    return cell.right - 30, cell.cy
