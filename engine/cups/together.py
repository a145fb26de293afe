"""All matches at once: mini cups and divisions, in which everybody meets everybody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

import msgspec

from engine.cups.designs import BASES, check, cyclic
from engine.cups.model import Person, Seating, Seats
from engine.cups.pairs import berger
from engine.cups.seating import Had
from engine.cups.sizes import sizes
from engine.cups.swaps import arranged


def all_at_once(people: Sequence[Person], seats: Seats) -> tuple[Seating, ...]:
    """The tables of a cup, or of a division, whose matches all begin together.

    By a schedule if there is one, with the usual number at a table if it has that one and else with the most; at two a
    table everybody meets everybody once (Berger). Where none exists, as many rounds as it takes to meet everybody,
    shared out so that nobody meets anybody much oftener than others.

    Raises ValueError for fewer than two people, or if they cannot be shared out.
    """
    count = len(people)
    if seats.usual == 2:
        return tuple(table for made in berger(people) for table in made.tables)
    had = Had()
    fitting = [size for size in range(seats.least, seats.most + 1) if (count, size) in BASES]
    if fitting:
        made = cyclic(count, seats.usual if seats.usual in fitting else fitting[-1])
        tables = tuple(tuple(people[one] for one in table) for table in made)
        return tables if check(made).seats else tuple(map(had.seated, tables))
    groups = sizes(count, seats.least, seats.usual, seats.most)
    if count < 2 or not groups:
        raise ValueError(f"{count} people at tables of {seats.least} to {seats.most}")
    met: Counter[tuple[Person, Person]] = Counter()
    small: Counter[Person] = Counter()
    found: list[Seating] = []
    rounds = 1 if len(groups) == 1 else -(-(count - 1) // (groups[0] - 1))
    for number in range(rounds):
        tables = arranged(people, groups, seats.usual, dict.fromkeys(people, 0), met, small, number)
        for table in tables:
            met.update(combinations(sorted(table), 2))
            small.update(table if len(table) < seats.usual else ())
            found.append(had.seated(table))
    return tuple(found)


class Facts(msgspec.Struct, frozen=True):
    """What somebody who signs up is told of a schedule. tables: all of it; at_once: how many they play at the same
    time; meetings: the fewest and the most that two people have."""

    tables: int
    at_once: int
    meetings: tuple[int, int]


def facts(tables: Iterable[Seating]) -> Facts:
    """What a schedule asks of its people.

    >>> facts(all_at_once(range(7), Seats(2, 4, 4)))
    Facts(tables=7, at_once=4, meetings=(2, 2))
    """
    tables = tuple(tables)
    plays = Counter(one for table in tables for one in table)
    met = Counter(pair for table in tables for pair in combinations(sorted(table), 2))
    pairs = [met[pair] for pair in combinations(sorted(plays), 2)]
    return Facts(len(tables), max(plays.values()), (min(pairs), max(pairs)))
