"""Where things lie on the pictures of the Gilded Compass, in pixels of the finished sheet."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final, NamedTuple

from render.kit.canvas import WIDTH
from render.kit.geometry import Box

MARGIN: Final = 16
WIDE: Final = WIDTH - 2 * MARGIN
TALLEST: Final = 1796
"""No picture is higher: half as high again as it is wide."""

TITLE: Final = Box(0, 20, 1022, 80)
TRAY: Final = Box(0, 100, 1010, 116)
NOTE: Final = Box(0, 100, 740, 100)
DIAL: Final = Box(1022, 8, 178, 176)
ROUND: Final = Box(750, 120, 270, 48)

TOWN: Final = 244
"""Where the roofs of the upper houses begin."""
UPPER: Final = 452
LOWER: Final = 334
CROWD: Final = (0, 56, 110)
"""How much higher the upper houses are where many sets lie: the first that suffices."""
WAYS: Final = (0, 54, 102)
"""And where the ways of the dice are shown, by their lines."""
BETWEEN: Final = 20
ROOF_UPPER: Final = 62
ROOF_LOWER: Final = 56
ROW: Final = 102
"""A player's row in the ledger."""
HEAD: Final = 47


class Part(NamedTuple):
    """A region of a picture: where it lies, what draws it from which values, its ground if it covers all of its box."""

    box: Box
    region: Callable[..., None]
    values: tuple[Hashable, ...]
    ground: str | None = None


class Town(NamedTuple):
    """Where the five houses stand, in the order in which they are resolved, and where the town ends.

    lines: how many lines of ways the upper ones have room for.
    """

    houses: tuple[Box, ...]
    end: int
    lines: int


def town(upper: float, lower: float, lines: int = 0) -> Town:
    """The houses with fronts of these heights, the upper ones without the lines of their ways."""
    upper += WAYS[lines]
    below = TOWN + upper + BETWEEN
    houses = (
        *(Box(x, TOWN, 378, upper) for x in (20, 411, 802)),
        Box(20, below, 770, lower),
        Box(836, below, 344, lower),
    )
    return Town(houses, round(below + lower + 12), lines)
