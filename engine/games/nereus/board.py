"""The sea: cells, their names, and the ways a ship can go.

A cell is a number, row by row from the north-west; its name is the row's letter and the column's number.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from engine.games.nereus.components import COMPASS, SIDES, SIZE

_DELTA: Final = {"n": (-1, 0), "ne": (-1, 1), "e": (0, 1), "se": (1, 1), "s": (1, 0), "sw": (1, -1), "w": (0, -1)}
_DELTA["nw"] = (-1, -1)
DIRECTIONS: Final = tuple(_DELTA[point] for point in COMPASS)
"""(rows down, columns right) for each point of the compass."""
WAYS: Final[dict[str, tuple[int, ...]]] = {
    "any": tuple(range(8)),
    "straight": tuple(index for index, (down, right) in enumerate(DIRECTIONS) if not (down and right)),
    "diagonal": tuple(index for index, (down, right) in enumerate(DIRECTIONS) if down and right),
}

NAMES: Final[dict[str, tuple[str, ...]]] = {
    side: tuple(f"{chr(65 + row)}{column + 1}" for row in range(SIZE[side]) for column in range(SIZE[side]))
    for side in SIDES
}
NUMBER: Final[dict[str, dict[str, int]]] = {
    side: {name: cell for cell, name in enumerate(NAMES[side])} for side in SIDES
}


def _ray(size: int, cell: int, direction: int) -> tuple[int, ...]:
    down, right = DIRECTIONS[direction]
    row, column = divmod(cell, size)
    cells: list[int] = []
    while 0 <= (row := row + down) < size and 0 <= (column := column + right) < size:
        cells.append(row * size + column)
    return tuple(cells)


RAYS: Final[dict[str, tuple[tuple[tuple[int, ...], ...], ...]]] = {
    side: tuple(tuple(_ray(SIZE[side], cell, direction) for direction in range(8)) for cell in range(len(NAMES[side])))
    for side in SIDES
}
"""Side -> cell -> direction -> the cells that way up to the board's edge."""


@cache
def neighbours(side: str, cell: int, way: str = "straight") -> tuple[int, ...]:
    """The cells one step away."""
    return tuple(ray[0] for direction in WAYS[way] if (ray := RAYS[side][cell][direction]))


class Route(NamedTuple):
    """A way for a pilot: where it ends, how long it is, whether it turns, and the cells it passes as a bit mask."""

    to: int
    steps: int
    turns: bool
    passes: int


@cache
def routes(side: str, start: int, steps: int) -> tuple[Route, ...]:
    """The ways of up to `steps` orthogonal steps that turn only at right angles and do not come back to `start`.

    A way is left out where another to the same cell is no longer, turns no more and passes no cell besides, since it
    can never be better. Straight ones first.
    """
    found: dict[Route, None] = {}
    paths: list[tuple[int, int, bool, int, int]] = [(start, -1, False, 0, 0)]
    while paths:
        cell, heading, turned, passed, done = paths.pop()
        if done:
            found[Route(cell, done, turned, passed)] = None
            passed |= 1 << cell
        if done == steps:
            continue
        for direction in WAYS["straight"]:
            ray = RAYS[side][cell][direction]
            if not ray or ray[0] == start or (heading >= 0 and (direction - heading) % 8 == 4):
                continue
            paths.append((ray[0], direction, turned or heading not in (-1, direction), passed, done + 1))
    kept: dict[int, list[Route]] = {}
    for route in sorted(found, key=lambda route: (route.turns, route.steps, route.passes)):
        best = kept.setdefault(route.to, [])
        if all(known.passes & ~route.passes for known in best):
            best.append(route)
    everything = [route for best in kept.values() for route in best]
    return tuple(sorted(everything, key=lambda route: (route.turns, route.steps, route.to, route.passes)))
