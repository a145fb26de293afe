"""What a place at a table counts, the same on average at every size of table.

A match brings the share of the opponents that somebody is ahead of (half of one for a tie), and half of what winning
is worth beyond chance: 1/2 (won - 1/n). To be whole numbers of at least 0, that is told as 120 times as much, and 30:

>>> [[sum_of(range(1, n + 1), seat).total for seat in range(n)] for n in (2, 3, 4, 5)]
[[180, 0], [190, 70, 10], [195, 95, 55, 15], [198, 108, 78, 48, 18]]

Ties get the mean of their places, so the mean is 90 whatever happens:

>>> [sum_of((1, 1, 3, 4), seat).total for seat in range(4)]
[145, 145, 55, 15]

Whoever left gets what the last of so many gets, also if others left too:

>>> sum_of((1, 2, 3, 3), 3, left=True).total
15
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

AHEAD: Final = 120
"""For being ahead of all opponents."""
WIN: Final = 60
"""For a win, shared by those who share it."""
BASE: Final = 30
"""For every match, so that nothing is below 0."""
MEAN: Final = 90
"""What a match brings on average."""
BYE: Final = 180
"""What having no partner brings at two a table: as much as a win (FIDE Handbook C.04.1, the pairing-allocated bye)."""


class Sum(msgspec.Struct, frozen=True):
    """What a match has brought, in parts that can be told: `ahead` + `win` - `chance` + `base`.

    ahead:  for the opponents that somebody was ahead of.   win: the share of the first place.
    chance: a win divided among the table.
    """

    ahead: int
    win: int
    chance: int
    base: int = BASE

    @property
    def total(self) -> int:
        """All of it."""
        return self.ahead + self.win - self.chance + self.base


def sum_of(places: Sequence[int], seat: int, *, left: bool = False) -> Sum:
    """What a seat gets for its place. left: they left the match, so they are ahead of nobody.

    Raises ValueError for fewer than two or more than six places.
    """
    places = tuple(places)
    size, place = len(places), places[seat]
    if not 2 <= size <= 6:
        raise ValueError(f"{size} places")
    behind = sum(other > place for other in places)
    level = places.count(place)
    share = 0 if left else AHEAD * (2 * behind + level - 1) // (2 * (size - 1))
    return Sum(share, WIN // level if place == 1 and not left else 0, WIN // size)


def most(size: int) -> int:
    """What a win counts among so many."""
    return sum_of(tuple(range(1, size + 1)), 0).total


def least(size: int) -> int:
    """What the last place counts among so many."""
    return sum_of(tuple(range(1, size + 1)), size - 1).total
