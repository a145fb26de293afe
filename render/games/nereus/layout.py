"""Where things lie on the pictures of Waters of Nereus: parts of one height, each a view of the same ship."""

from __future__ import annotations

from typing import Final

from render.kit.canvas import WIDTH
from render.kit.geometry import Box
from render.kit.sheet import PART

MARGIN: Final = 16
WIDE: Final = WIDTH - 2 * MARGIN
SKY: Final = 92
"""How high the heading of a part is, where it has one."""
CLOCK: Final = 236
"""How wide day and cycle are."""
GAP: Final = 8
RAIL: Final = 28
"""How high the rail is with which a part without a heading begins."""

# The part with the sea.
CHART: Final = Box(58, 140, 600, 600)
"""The cells of the sea, without letters, numbers and the border."""
DECKSIDE: Final = 684
"""Where the deck beside the sea begins."""
SIDE: Final = Box(712, 106, 472, 644)
"""Who acts when and the last turn, or the open bench and what its cells bring."""
LAST: Final = 98
SEAT: Final = 118
SEAT_GAP: Final = 14
BRIEFS: Final = (188, 132)
"""How high it is what up to five cells bring, and what up to three bring while a space is chosen."""
STRIP: Final = 84
"""How high the order of play is below the open bench."""

# The part with the benches.
BENCHES: Final = Box(MARGIN, 42, WIDE, PART - 54)
BENCH_GAP: Final = 10
OPEN: Final = (234, 294)
"""How high the open bench is, at least and at most."""
QUIET: Final = (76, 92)
"""How high a quiet bench is beside an open one: before that grows, and at most."""
QUIET_ALONE: Final = 116
"""How high it is at most where none is open."""
SPENT: Final = 46

# The part with the ships.
FLEET_TOP: Final = 158
BAG: Final = 62
HOLDS_LEFT: Final = 354
HOLD: Final = 87
CHEST: Final = 88
STORAGE: Final = 70
SHIP: Final = 150
"""How high a ship is at most."""
NEUTRAL: Final = 104

# An own ship and the science cards.
HULL: Final = Box(14, 38, 1176, PART - 46)
ON_DECK: Final = Box(40, 56, 1086, PART - 72)
"""What stands on the own deck."""
TITLE: Final = 84
HOLD_HIGH: Final = 170
STORES: Final = 158
CREW: Final = 62
SCIENCE: Final = 172
SCIENCE_GAP: Final = 14
SCIENCE_COLUMNS: Final = 4
SCIENCE_LINES: Final = 2
CARDS_TOP: Final = 42
LOW_BENCHES: Final = 520
"""How high the benches are at least below science cards."""


def across(box: Box, cells: int, cell: int) -> Box:
    """A cell of a chart, counted row by row."""
    side = box.w / cells
    down, right = divmod(cell, cells)
    return Box(box.x + right * side, box.y + down * side, side, side)


def stacked(box: Box, heights: list[float], gap: float) -> list[Box]:
    """Boxes of these heights one below the other, from the top of a box."""
    found: list[Box] = []
    y = box.y
    for high in heights:
        found.append(Box(box.x, y, box.w, high))
        y += high + gap
    return found


def science(count: int) -> tuple[int, int]:
    """Columns and lines for so many science cards; no lines for none."""
    lying = min(SCIENCE_LINES, -(-count // SCIENCE_COLUMNS))
    return (max(SCIENCE_COLUMNS - 1, -(-count // lying)) if lying else SCIENCE_COLUMNS), lying


def science_height(count: int) -> int:
    """How high so many science cards are, with a gap below them."""
    return science(count)[1] * (SCIENCE + SCIENCE_GAP)
