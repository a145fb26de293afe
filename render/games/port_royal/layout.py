"""Where things lie on the pictures of Port Royal: measures, and how high each part is."""

from __future__ import annotations

from typing import Final, NamedTuple

from render.kit.canvas import WIDTH
from render.kit.geometry import Box
from render.kit.sheet import PART

MARGIN: Final = 24
WIDE: Final = WIDTH - 2 * MARGIN
CORNER: Final = Box(WIDTH - MARGIN - 330, 0, 330, 84)
"""The round; on an own picture what its reader has."""
TITLE: Final = Box(0, 0, CORNER.x, 84)
BOARDS: Final = Box(MARGIN - 2, 76, WIDE + 4, 140)
"""The boards with the decision, with what they hang from."""
BOARDS_END: Final = 216
QUAY_EDGE: Final = 16
"""How far the quay juts over the sea."""
PERSON_GAP: Final = 12
PERSON_TOP: Final = 22
"""From the quay to the persons."""
STRIP: Final = 72
"""Other cards of the turn, along the foot of the quay, below one row of persons."""

CORNERS: Final = 20
"""Discord rounds the corners of a picture: nothing that has to be read lies within."""
EDGE: Final = 18
"""Above what the second part shows, and below it."""
TABLE: Final = PART + EDGE
"""Where the table begins, in the second part."""
EXPEDITIONS: Final = 100
CONTRACTS: Final = 142
GAP: Final = 14
ROW: Final = 112
ROW_OF_FIVE: Final = 110
"""A player's row, the same whatever happens; slightly lower where five people play."""
ROW_SMALL: Final = 104
ROW_SMALL_OF_FIVE: Final = 92
"""Opponents on a private picture."""
OWN: Final = 150
"""The own side."""


class Sea(NamedTuple):
    """How the sea lies: the height of its ships, the water line, the plates below them, and where the quay begins."""

    scale: float
    water: int
    plate: int
    quay: int

    @property
    def top(self) -> int:
        """Where the berths begin: above the masts, below the boards."""
        return max(BOARDS_END, self.water - round(206 * self.scale))

    @property
    def horizon(self) -> int:
        """Where the sky ends."""
        return self.water - round(80 * self.scale)


LARGE: Final = Sea(1.15, 492, 528, 668)
"""While nobody stands on the quay."""
LOW: Final = Sea(0.65, 344, 364, 500)
WIDE_OPEN: Final = Sea(0.92, 402, 430, 508)
"""While cards are taken: nothing is said about ships that have not come."""


class Stand(NamedTuple):
    """How persons stand on the quay: cards side by side, and the size of a card."""

    columns: int
    w: float
    h: float


WORDY: Final = 5
"""Cards with more columns than this have no room for words beside the price."""
NAMED: Final = 6
"""Those with more have no room for names either: buttons and lists say them."""
_ONE_ROW: Final = ((5, 216), (6, 184), (7, 154))
"""Columns and the width of cards, as long as one row holds the persons."""


def stand(count: int, aside: float, room: float) -> Stand:
    """The largest cards for so many persons on a quay with so much room, beside or above other cards of this turn.

    Where two rows of persons leave no room for those, they are left out: nothing can be done with them any more.
    """
    for columns, wide in _ONE_ROW:
        how = Stand(columns, wide, room)
        if count <= columns and (not aside or beside(count, aside, how) is not None):
            return how
    if count <= 7:
        room -= STRIP if aside else 0
        return next(Stand(columns, wide, room) for columns, wide in _ONE_ROW if count <= columns)
    high = (room - PERSON_GAP) / 2
    return Stand(7, 154, high) if count <= 14 else Stand(max(13, -(-count // 2)), 84, high)


def beside(persons: int, wide: float, how: Stand) -> Box | None:
    """Where other cards of this turn lie, so wide together: right of the last row of persons, if they fit there.

    The box is as high as the cards, from the top of the first ones; None: they need a strip of their own.
    """
    if not persons:
        return None
    row, last = divmod(persons - 1, how.columns)
    x = MARGIN + (last + 1) * (how.w + _between(how))
    if x + wide > WIDTH - 8:
        return None
    return Box(x, row * (how.h + PERSON_GAP), wide, how.h)


def _between(how: Stand) -> float:
    return (WIDE - how.columns * how.w) / (how.columns - 1)


def persons(floor: Box, count: int, how: Stand) -> list[Box]:
    """The places of persons on the floor of a quay, row by row."""
    step = how.w + _between(how)
    return [
        Box(
            MARGIN + index % how.columns * step,
            floor.y + PERSON_TOP + index // how.columns * (how.h + PERSON_GAP),
            how.w,
            how.h,
        )
        for index in range(count)
    ]


def berth(colour: int, top: float, high: float) -> Box:
    """The berth of a ship colour."""
    step = WIDE / 5
    return Box(MARGIN + step * colour, top, step, high)


class Table(NamedTuple):
    """The second part, from its top: the own side if there is one, expeditions, contracts, the rows of players."""

    own: Box | None
    expeditions: Box
    contracts: Box | None
    rows: tuple[Box, ...]
    bottom: int


def table(rows: int, *, contracts: bool, own: bool) -> Table:
    """How the table lies: as high as its rows, so its height depends on the players and the kind of picture alone."""
    y = TABLE
    side = None
    if own:
        side = Box(MARGIN, y, WIDE, OWN)
        y += OWN + GAP
    expeditions = Box(MARGIN, y, WIDE, EXPEDITIONS)
    y += EXPEDITIONS + GAP
    deals = Box(MARGIN, y, WIDE, CONTRACTS) if contracts else None
    y += CONTRACTS + GAP if contracts else 0
    five = rows + own == 5
    row = (ROW_SMALL_OF_FIVE if five else ROW_SMALL) if own else ROW_OF_FIVE if five else ROW
    places = tuple(Box(MARGIN, y + index * (row + GAP), WIDE, row) for index in range(rows))
    return Table(side, expeditions, deals, places, y + rows * (row + GAP) - GAP + EDGE)
