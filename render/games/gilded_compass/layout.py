"""Where things lie on the pictures of the Gilded Compass, in pixels of the finished sheet.

A town stands in two parts, whatever happens: the upper houses under the head of the picture, then the lower ones.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final, NamedTuple

from render.kit.canvas import WIDTH
from render.kit.geometry import Box
from render.kit.sheet import PART

MARGIN: Final = 16
WIDE: Final = WIDTH - 2 * MARGIN
TALLEST: Final = 1196
"""No part is higher: clients show a higher one less wide than a phone."""

HEADER: Final = 126
TITLE: Final = Box(16, 8, 336, 112)
TITLE_HALF: Final = Box(16, 8, 590, 112)
TITLE_WIDE: Final = Box(16, 8, 1046, 112)
"""Beside a note, and where nothing stands beside it."""
TRAY: Final = Box(356, 12, 712, 104)
NOTE: Final = Box(614, 12, 454, 104)
DIAL: Final = Box(1076, 6, 112, 112)

ROOF_UPPER: Final = 62
ROOF_LOWER: Final = 56
_UPPER: Final = tuple((x, 378) for x in (20, 411, 802))
_LOWER: Final = ((20, 770), (836, 344))
_FIRST, _SECOND = (138, 612), (PART + 62, 686)
"""Where the houses of a part begin, and how high they are: under the head of the picture, and without it."""


def houses(*, lower_first: bool = False) -> tuple[Box, ...]:
    """Where the five houses stand, in the order in which they are resolved.

    lower_first: University and Library are in the first part, since they are what is asked about.
    """
    upper, lower = (_SECOND, _FIRST) if lower_first else (_FIRST, _SECOND)
    return tuple(
        Box(x, top, wide, high) for found, (top, high) in ((_UPPER, upper), (_LOWER, lower)) for x, wide in found
    )


TOWN: Final = 2 * PART

LEDGER_HEAD: Final = 64
_LEDGER_EDGE: Final = (12, 18)
"""Above the ledger and below it."""
LEDGER_GAP: Final = 10
LEDGER_ROW: Final = 138
LEDGER_ROW_OF_FIVE: Final = 124
LEDGER_ROW_BARE: Final = 104
"""A player's row; lower where five people play, and as long as nobody has a map or a person."""


class Part(NamedTuple):
    """A region of a picture: where it lies, what draws it from which values, its ground if it covers all of its box."""

    box: Box
    region: Callable[..., None]
    values: tuple[Hashable, ...]
    ground: str | None = None


def ledger(top: float, seats: int, *, bare: bool) -> list[Box]:
    """The rows of the ledger in the part that begins at a height. bare: nobody has a map or a person yet."""
    first = top + _LEDGER_EDGE[0] + LEDGER_HEAD + LEDGER_GAP
    high = LEDGER_ROW_BARE if bare else LEDGER_ROW_OF_FIVE if seats == 5 else LEDGER_ROW
    return [Box(MARGIN, first + seat * (high + LEDGER_GAP), WIDE, high) for seat in range(seats)]


def ledger_height(seats: int, *, bare: bool) -> int:
    """How high that part is: as high as its rows."""
    return round(ledger(0, seats, bare=bare)[-1].bottom + _LEDGER_EDGE[1])
