"""Where things lie on the pictures of Waters of Nereus: parts of one height, each a page of its own."""

from __future__ import annotations

from typing import Final

from render.kit.canvas import WIDTH
from render.kit.geometry import Box

MARGIN: Final = 16
WIDE: Final = WIDTH - 2 * MARGIN
SKY: Final = 92
"""How high the heading of a part is, where it has one."""
CLOCK: Final = 236
"""How wide day and cycle are."""
GAP: Final = 8

# The part with the sea.
CHART: Final = Box(58, 140, 600, 600)
"""The cells of the sea, without letters, numbers and the border."""
SIDE: Final = Box(690, 100, 496, 652)
"""Who acts when, the row in play, the last turn."""
ROW_OPEN: Final = 262
LAST: Final = 84
SEAT: Final = 66
SEAT_TALL: Final = 112
"""A line of the order of play: beside a row in play, and alone."""
SEAT_GAP: Final = 6

# The part with the rows.
ROW_GAP: Final = 6
ROWS_EDGE: Final = 14

# The part with the decks.
HEAD: Final = 132
DECK_GAP: Final = 8
BAG: Final = 66
DECK_LEFT: Final = 384
HOLD: Final = 88
CHEST: Final = 82
STORAGE: Final = WIDTH - 20 - DECK_LEFT - 7 * HOLD - CHEST

# An own cabin and the science cards.
CABIN_ROWS: Final = (112, 136, 136, 148)
"""The shares of hand and purse, the two rows of holds, chest and storage."""
CABIN_LOW: Final = 532
ROWS_LOW: Final = 528
"""How high the cabin and the rows are beside many science cards."""
SCIENCE: Final = 196
SCIENCE_COLUMNS: Final = 4
SCIENCE_LINES: Final = 3


def across(box: Box, cells: int, cell: int) -> Box:
    """A cell of a chart, counted row by row."""
    side = box.w / cells
    down, right = divmod(cell, cells)
    return Box(box.x + right * side, box.y + down * side, side, side)


def lines(box: Box, count: int, gap: float) -> list[Box]:
    """Lines of equal height one below the other, in whole pixels, so that one looks the same wherever it lies."""
    high = (box.h - gap * (count - 1)) // count
    return [Box(box.x, box.y + number * (high + gap), box.w, high) for number in range(count)]


def science(count: int) -> tuple[int, int]:
    """Columns and lines for so many science cards; no lines for none."""
    lying = min(SCIENCE_LINES, -(-count // SCIENCE_COLUMNS))
    return (max(SCIENCE_COLUMNS - 1, -(-count // lying)) if lying else SCIENCE_COLUMNS), lying


def science_height(count: int) -> int:
    """How high so many science cards are, with a gap below them."""
    return science(count)[1] * (SCIENCE + GAP)
