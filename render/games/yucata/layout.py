"""Where things lie on the pictures of Yucata'."""

from __future__ import annotations

from typing import Final

from engine.games.yucata.components import END
from render.kit.canvas import WIDTH
from render.kit.geometry import Box
from render.kit.sheet import PART

MARGIN: Final = 24
WIDE: Final = WIDTH - 2 * MARGIN
HEADER: Final = 104
LINE: Final = Box(MARGIN, 10, WIDE, 84)
"""Whose turn it is at the left, what may not be played at the right."""
PYRAMID: Final = 940
"""The middle of the temple in the distance."""

COLUMNS: Final = 7
ROWS: Final = 6
CELL_HIGH: Final = 100
FRAME: Final = Box(MARGIN, HEADER + 8, WIDE, ROWS * CELL_HIGH + 40)
PRECINCT: Final = Box(0, 0, WIDTH, PART)
"""Header and board, with the leaves around the frame: the first part."""
GAP: Final = 24
"""Between two corridors."""
JOINT: Final = 4
"""Between two slabs of the way."""

HIGH: Final = 2 * PART
"""Every picture has two parts."""
HEADINGS: Final = Box(MARGIN, PART + 14, WIDE, 76)
"""What lies at the temple still, and what the columns of the rows below are."""
ROW_GAP: Final = 12
ROW_MOST: Final = 250
"""Of two players; what their rows leave is undergrowth."""
SUM: Final = 56
"""The line below the rows of an own picture."""
LEAST_GROWTH: Final = 70

PLATES: Final = HEADER + 8
PLATE: Final = 334
"""A card with what it would do, up to four of them."""
PLATE_LOW: Final = 178
"""Five to seven."""
PLATE_GAP: Final = 16
AHEAD: Final = 48
"""The heading of the way."""
WAY_COLUMNS: Final = 8
WAY_SPACES: Final = 16
WAY_STEP: Final = 126
WAY_STEP_LOW: Final = 114
WAY_EDGE: Final = 14
"""What a space of the way leaves of its step."""


def _spiral() -> list[tuple[int, int]]:
    """The cells (column, row) of the grid from the left upper corner clockwise inwards."""
    cells: list[tuple[int, int]] = []
    left, top, right, bottom = 0, 0, COLUMNS - 1, ROWS - 1
    while left <= right and top <= bottom:
        cells += [(column, top) for column in range(left, right + 1)]
        cells += [(right, row) for row in range(top + 1, bottom + 1)]
        if top < bottom:
            cells += [(column, bottom) for column in range(right - 1, left - 1, -1)]
        if left < right:
            cells += [(left, row) for row in range(bottom - 1, top, -1)]
        left, top, right, bottom = left + 1, top + 1, right - 1, bottom - 1
    return cells


def _spaces() -> tuple[Box, ...]:
    """The cell of each space in whole pixels: start and temple fill two cells each, all others one."""
    inner = FRAME.inset(20)
    edges = [round(inner.x + inner.w * column / COLUMNS) for column in range(COLUMNS + 1)]
    cells = [
        Box(edges[column], inner.y + row * CELL_HIGH, edges[column + 1] - edges[column], CELL_HIGH)
        for column, row in _spiral()
    ]
    found = [_joined(cells[0], cells[1]), *cells[2:-2], _joined(cells[-2], cells[-1])]
    assert len(found) == END + 1
    return tuple(found)


def _joined(a: Box, b: Box) -> Box:
    x, y = min(a.x, b.x), min(a.y, b.y)
    return Box(x, y, max(a.right, b.right) - x, max(a.bottom, b.bottom) - y)


SPACES: Final = _spaces()
"""The cell of each space; cells touch."""


def step(space: int, towards: int) -> tuple[int, int]:
    """In which direction (across, down) a neighbour on the way lies; (0, 0) if there is none."""
    if not 0 <= towards <= END:
        return 0, 0
    here, there = SPACES[space], SPACES[towards]
    if there.x >= here.right - 1:
        return 1, 0
    if there.right <= here.x + 1:
        return -1, 0
    return (0, 1) if there.y > here.y else (0, -1)


def core(space: int) -> Box:
    """The part of a space that keeps away from every corridor, from the cell's own corner."""
    cell = SPACES[space]
    return Box(0, 0, cell.w, cell.h).inset(GAP / 2)


def slab(space: int) -> Box:
    """The stone of a space, from the cell's own corner: it reaches to its neighbours on the way."""
    found = core(space)
    reach = GAP / 2 - JOINT / 2
    for towards in (space - 1, space + 1):
        across, down = step(space, towards)
        found = Box(
            found.x - reach * (across < 0),
            found.y - reach * (down < 0),
            found.w + reach * abs(across),
            found.h + reach * abs(down),
        )
    return found


def rows(seats: int, foot: float = 0) -> list[Box]:
    """The rows of the players in the second part, above so high a foot: they share its height."""
    top, low = HEADINGS.bottom + 10, HIGH - 14 - foot
    high = min(ROW_MOST, (low - top - ROW_GAP * (seats - 1)) // seats)
    return [Box(MARGIN, top + index * (high + ROW_GAP), WIDE, high) for index in range(seats)]


def growth(seats: int, foot: float = 0) -> Box | None:
    """What few rows leave of the second part, below them and their foot."""
    top = rows(seats, foot)[-1].bottom + foot + 10
    return Box(0, top, WIDTH, HIGH - top) if HIGH - top >= LEAST_GROWTH else None
