"""Schedules in which everybody meets everybody equally often, for cups whose matches all run at once; and one for
rounds in which nobody meets twice.

A schedule is data: nothing is searched when a cup begins. `check` says whether one is what it says; a test asks it of
all of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from engine.cups.model import Person, Seating

FIXED: Final = -1
"""Somebody who stays while the others move on."""
BASES: Final[dict[tuple[int, int], tuple[Seating, ...]]] = {
    (4, 3): ((0, 1, 2),),
    (5, 4): ((0, 1, 2, 3),),
    (6, 3): ((0, 1, 3), (0, 1, FIXED)),
    (6, 5): ((0, 1, 2, 3, 4),),
    (7, 3): ((0, 1, 3),),
    (7, 4): ((0, 1, 2, 4),),
    (11, 5): ((1, 3, 4, 5, 9),),
    (13, 4): ((0, 1, 3, 9),),
    (21, 5): ((3, 6, 7, 12, 14),),
}
"""The first tables of each cyclic schedule, by how many people there are and how many sit at a table: the others follow
by adding 1 to everybody, again and again, until the first ones come back. Where there is one first table everybody has
each seat once. The larger ones are difference sets (7, 13, 21: the points of a line of a projective plane; 11: the
squares)."""

SIXTEEN: Final[tuple[tuple[Seating, ...], ...]] = (
    ((0, 1, 2, 3), (4, 5, 6, 7), (8, 9, 10, 11), (12, 13, 14, 15)),
    ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)),
    ((0, 5, 10, 15), (1, 4, 11, 14), (2, 7, 8, 13), (3, 6, 9, 12)),
    ((0, 6, 11, 13), (1, 7, 10, 12), (2, 4, 9, 15), (3, 5, 8, 14)),
    ((0, 7, 9, 14), (1, 6, 8, 15), (2, 5, 11, 12), (3, 4, 10, 13)),
)
"""Sixteen people, four at a table, five rounds: everybody meets everybody once (the lines of the plane over four)."""


class Checked(NamedTuple):
    """What a schedule is. people, size: of it.   matches: of each person.   meetings: of each two.
    seats: whether everybody has each seat equally often."""

    people: int
    size: int
    matches: int
    meetings: int
    seats: bool


def cyclic(people: int, size: int) -> tuple[Seating, ...]:
    """The tables of a cyclic schedule for the numbers from 0. Raises KeyError where there is none.

    >>> cyclic(4, 3)
    ((0, 1, 2), (1, 2, 3), (2, 3, 0), (3, 0, 1))
    """
    bases = BASES[people, size]
    moving = people - any(FIXED in base for base in bases)
    return tuple(
        tuple(people - 1 if one == FIXED else (one + step) % moving for one in base)
        for base in bases
        for step in range(moving)
    )


def check(tables: Iterable[Seating]) -> Checked:
    """What a schedule is. Raises ValueError for one that is not even: tables of one size, everybody in equally many,
    each two together equally often.

    >>> check(cyclic(7, 4))
    Checked(people=7, size=4, matches=4, meetings=2, seats=True)
    """
    tables = tuple(tables)
    if any(len(set(table)) < len(table) for table in tables):
        raise ValueError("somebody sits twice at a table")
    people = {one for table in tables for one in table}
    met = Counter(pair for table in tables for pair in combinations(sorted(table), 2))
    had = Counter((one, seat) for table in tables for seat, one in enumerate(table))
    counts = {
        "sizes": {len(table) for table in tables},
        "matches": set(Counter(one for table in tables for one in table).values()),
        "meetings": {met[pair] for pair in combinations(sorted(people), 2)},
    }
    for what, found in counts.items():
        if len(found) != 1:
            raise ValueError(f"{what}: {sorted(found)}")
    (size,), (matches,), (meetings,) = counts["sizes"], counts["matches"], counts["meetings"]
    seats = {had[one, seat] for one in people for seat in range(size)}
    return Checked(len(people), size, matches, meetings, len(seats) == 1)


def of_sixteen(people: Sequence[Person], earlier: Sequence[Iterable[Person]]) -> tuple[tuple[Seating, ...], ...]:
    """The rounds of `SIXTEEN` that are still to be played by those who began, in the order of the start.

    earlier: who sat together so far. Empty if they did not sit by this schedule, or have played all of it.
    """
    if len(people) != 16:
        return ()
    rounds = [tuple(tuple(people[one] for one in table) for table in made) for made in SIXTEEN]
    sat = [frozenset(table) for table in earlier]
    if not all(any(table <= set(block) for made in rounds for block in made) for table in sat):
        return ()
    return tuple(made for made in rounds if not any(table <= set(block) for table in sat for block in made))
