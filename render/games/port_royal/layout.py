"""Where things lie on the pictures of Port Royal: measures, and how high each part is."""

from __future__ import annotations

from typing import Final, NamedTuple

from render.kit.canvas import WIDTH
from render.kit.geometry import Box

MARGIN: Final = 24
WIDE: Final = WIDTH - 2 * MARGIN
PILES: Final = Box(WIDTH - MARGIN - 250, 0, 250, 104)
TITLE: Final = Box(0, 0, PILES.x, 108)
BOARDS: Final = 112
"""Where the boards with the decision begin."""
BOARD: Final = 150
BOARD_LOW: Final = 96
"""A board of one line, while cards are taken."""
MAST: Final = 198
"""From the top of a mast to the water."""
BERTHS: Final = 266
"""Top of the berths; they begin higher under a low board."""
BERTHS_LOW: Final = 220
BERTH_HIGH: Final = 370
BERTH_SHORT: Final = 320
"""Without the sign that says how many are left."""
CALM: Final = 140
CALM_SHORT: Final = 90
"""The water before the quay on which words stand."""
QUAY_EDGE: Final = 16
"""How far the quay juts over the sea."""
QUAY_EMPTY: Final = 96
PERSON_GAP: Final = 14
TALLEST: Final = 1796
"""No picture is higher: half as high again as it is wide."""

EXPEDITIONS: Final = 104
CONTRACTS: Final = 138
GAP: Final = 14
ROW: Final = 78
ROW_FIVE: Final = 70
"""Rows of five players."""
ROW_SMALL: Final = 60
"""Opponents on a private picture."""


class Stand(NamedTuple):
    """How persons stand on the quay: cards side by side, and the size of a card."""

    columns: int
    w: float
    h: float


WORDY: Final = 5
"""Cards with more columns than this have no room for words beside the price."""
MANY: Final = 14
"""More persons than this get cards without words, and leave none for the own abilities."""


def stand(count: int) -> Stand:
    """The largest cards that leave room for the rest of the picture."""
    if count <= 5:
        return Stand(5, 216, 254)
    if count <= 7:
        return Stand(7, 154, 254)
    if count <= MANY:
        return Stand(7, 154, 182)
    return Stand(13, 84, 108)


def beside(persons: int, wide: float) -> Box | None:
    """Where other cards of this turn lie, so wide together: right of the last row of persons, if they fit there.

    The box is as high as the cards; None: they need a strip of their own below the persons.
    """
    if not persons:
        return None
    how = stand(persons)
    row, last = divmod(persons - 1, how.columns)
    x = MARGIN + (last + 1) * (how.w + (WIDE - how.columns * how.w) / (how.columns - 1))
    if x + wide > WIDTH - 8:
        return None
    return Box(x, 34 + row * (how.h + PERSON_GAP), wide, how.h)


def quay_height(persons: int, aside: float) -> float:
    """How high the quay is with so many persons, and with other cards of this turn that are so wide together."""
    if not persons:
        return QUAY_EMPTY + (8 if aside else 0)
    strip = 76 if aside and beside(persons, aside) is None else 0
    how = stand(persons)
    rows = -(-persons // how.columns)
    return 34 + rows * (how.h + PERSON_GAP) + strip + 4


def persons(box: Box, count: int) -> list[Box]:
    """The places of persons on a quay, row by row."""
    how = stand(count)
    gap = (WIDE - how.columns * how.w) / (how.columns - 1)
    return [
        Box(
            MARGIN + (index % how.columns) * (how.w + gap),
            box.y + 34 + index // how.columns * (how.h + PERSON_GAP),
            how.w,
            how.h,
        )
        for index in range(count)
    ]


def berth(colour: int, top: float, high: float) -> Box:
    """The berth of a ship colour."""
    step = WIDE / 5
    return Box(MARGIN + step * colour, top, step, high)
