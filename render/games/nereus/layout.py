"""Where things lie on the pictures of Waters of Nereus."""

from __future__ import annotations

from typing import Final

from render.kit.canvas import WIDTH
from render.kit.geometry import Box

SKY: Final = 196
SKY_LOW: Final = 128
"""Of an own picture."""
MARGIN: Final = 16
WIDE: Final = WIDTH - 2 * MARGIN

# The board.
CHART: Final = Box(60, 246, 650, 650)
"""The cells of the sea, without letters, numbers and the border."""
ROWS: Final = Box(732, 206, 458, 704)
ROW_OPEN: Final = 218
ROW_GAP: Final = 6
HULL: Final = 926
HEAD: Final = 116
DECK: Final = 96
DECK_GAP: Final = 8
BAG: Final = 56
DECK_LEFT: Final = 384
HOLD: Final = 88
CHEST: Final = 82
STORAGE: Final = WIDTH - 20 - DECK_LEFT - 7 * HOLD - CHEST

# An own picture.
CABIN: Final = 1300
TRAY: Final = 118
CABIN_HOLD: Final = 146
CABIN_LOW: Final = 138
SCIENCE: Final = 146
SCIENCE_NARROW: Final = 180
"""Where more than four cards lie side by side, with three lines of words."""
OTHERS: Final = 88
GAP: Final = 12
OWN_CHART: Final = 456
OWN_CHART_LARGE: Final = 590
"""While the reader chooses a cell."""
OWN_ROW_OPEN: Final = 196

TALLEST: Final = 1796


def across(box: Box, cells: int, cell: int) -> Box:
    """A cell of a chart, counted row by row."""
    side = box.w / cells
    down, right = divmod(cell, cells)
    return Box(box.x + right * side, box.y + down * side, side, side)


def accordion(box: Box, opened: int | None, high: float, count: int = 7, gap: float = ROW_GAP) -> list[Box]:
    """Rows one below the other: one of them `high`, the others share the rest; all alike if none is opened."""
    room = box.h - gap * (count - 1)
    # In whole pixels, so that a row looks the same wherever it lies.
    rest = room // count if opened is None else (room - high) // (count - 1)
    if opened is not None:
        high = room - rest * (count - 1)
    found: list[Box] = []
    y = box.y
    for index in range(count):
        tall = high if index == opened else rest
        found.append(Box(box.x, y, box.w, tall))
        y += tall + gap
    return found


def science(count: int) -> tuple[int, int, int]:
    """Columns, rows and the height of a row for so many science cards."""
    if count <= 5:
        columns, rows = max(3, count), 1 if count else 0
    else:
        columns = min(6, -(-count // 2))
        rows = -(-count // columns)
    return columns, rows, SCIENCE if columns < 5 else SCIENCE_NARROW
