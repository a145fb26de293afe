"""Tables where no schedule exists: made from the top down, then bettered by swaps of two people.

What an arrangement costs are second meetings first, then the squares of the points around the mean of each table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Final

from engine.core.chance import Fast
from engine.cups.model import Person, Seating

STARTS: Final = 24
"""So many arrangements are bettered at most while people would still meet again."""
SHAKEN: Final = 12
"""So many swaps by chance lie between one start and the next."""
AGAIN: Final = 10**12
"""What a second meeting weighs against differences of points."""
EVEN: Final = 60
"""What every size of table divides: sums of squares stay whole numbers."""


def spread(tables: Iterable[Iterable[int]], points: Mapping[int, int] | Sequence[int]) -> int:
    """How far points lie from the mean of their tables: the sum of the squares, times `EVEN`."""
    found = 0
    for table in tables:
        values = [points[one] for one in table]
        found += EVEN * sum(value**2 for value in values) - EVEN * sum(values) ** 2 // len(values)
    return found


def arranged(
    people: Sequence[Person],
    groups: Sequence[int],
    usual: int,
    points: Mapping[Person, int],
    met: Mapping[tuple[Person, Person], int],
    small: Mapping[Person, int],
    number: int,
) -> tuple[Seating, ...]:
    """People at tables of these sizes, those with most points first; the same for the same values.

    people: the first one first.   met: how often two have met, the smaller number first.
    small:  how often everybody has sat at a table below the usual size.   number: of the round, for the chance.
    """
    found = _Tables(people, groups, usual, points, met, small)
    found.better()
    best = found.cost, found.tables()
    chance = Fast(at=number)
    for _ in range(STARTS):
        if best[0] < AGAIN:
            break
        found.shake(chance)
        found.better()
        best = min(best, (found.cost, found.tables()))
    return best[1]


class _Tables:
    """An arrangement that is being bettered."""

    def __init__(
        self,
        people: Sequence[Person],
        groups: Sequence[int],
        usual: int,
        points: Mapping[Person, int],
        met: Mapping[tuple[Person, Person], int],
        small: Mapping[Person, int],
    ) -> None:
        self.people = list(people)
        self.points = [points[one] for one in people]
        self.turns = [small.get(one, 0) for one in people]
        count = len(people)
        # A further meeting adds (m + 1) squared less m squared.
        self.again = [[0] * count for _ in range(count)]
        for one, other in combinations(range(count), 2):
            pair = sorted((people[one], people[other]))
            times = met.get((pair[0], pair[1]), 0)
            self.again[one][other] = self.again[other][one] = AGAIN * times**2
        self.small = [size < usual for size in groups]
        room = sum(size for size, low in zip(groups, self.small, strict=True) if low)
        # Who sits at small tables: those who did so least; among equals the last ones, whom swaps may change.
        low = set(sorted(range(count), key=lambda one: (self.turns[one], -one))[:room])
        self.where = [0] * count
        self.sat: list[list[int]] = [[] for _ in groups]
        waiting = {True: [one for one in range(count) if one in low], False: [o for o in range(count) if o not in low]}
        for kind, those in waiting.items():
            tables = [table for table, is_low in enumerate(self.small) if is_low == kind]
            self._fill(tables, those, groups)
        self.sums = [sum(self.points[one] for one in table) for table in self.sat]

    def _fill(self, tables: Sequence[int], those: Sequence[int], groups: Sequence[int]) -> None:
        """From the top down; people with equal points are dealt out like cards, so that the strongest meet late."""
        if len({self.points[one] for one in those}) == 1:
            for one in those:
                self._sit(one, min((len(self.sat[at]), at) for at in tables if len(self.sat[at]) < groups[at])[1])
            return
        rest = iter(those)
        for table in tables:
            for _ in range(groups[table]):
                self._sit(next(rest), table)

    def _sit(self, one: int, table: int) -> None:
        self.sat[table].append(one)
        self.where[one] = table

    @property
    def cost(self) -> int:
        """What meetings and differences of points weigh together."""
        meetings = sum(self.again[a][b] for table in self.sat for a, b in combinations(table, 2))
        return meetings + spread(self.sat, self.points)

    def tables(self) -> tuple[Seating, ...]:
        """Who sits where, by table."""
        return tuple(tuple(sorted(self.people[one] for one in table)) for table in self.sat)

    def better(self) -> None:
        """Swaps two people as long as that helps; nobody takes a turn at a small table from somebody who had fewer."""
        count = len(self.people)
        again, where, points, small, turns = self.again, self.where, self.points, self.small, self.turns
        weight = [[sum(again[one][other] for other in table) for table in self.sat] for one in range(count)]
        helped = True
        while helped:
            helped = False
            for one, other in combinations(range(count), 2):
                here, there = where[one], where[other]
                if here == there or (small[here] != small[there] and turns[one] != turns[other]):
                    continue
                mine, yours = weight[one], weight[other]
                change = yours[here] + mine[there] - 2 * again[one][other] - mine[here] - yours[there]
                if change > 0:
                    continue
                moved = points[other] - points[one]
                if change + self._spread(here, moved) + self._spread(there, -moved) < 0:
                    self._swap(one, other)
                    for person in range(count):
                        shift = again[person][other] - again[person][one]
                        weight[person][here] += shift
                        weight[person][there] -= shift
                    helped = True

    def shake(self, chance: Fast) -> None:
        """Some swaps by chance."""
        for _ in range(SHAKEN):
            one, other = chance.below(len(self.people)), chance.below(len(self.people))
            level = self.small[self.where[one]] == self.small[self.where[other]]
            if self.where[one] != self.where[other] and (level or self.turns[one] == self.turns[other]):
                self._swap(one, other)

    def _spread(self, table: int, moved: int) -> int:
        """How the sum of squares around the mean of a table changes, but for the squares themselves."""
        whole = self.sums[table]
        return EVEN // len(self.sat[table]) * (whole**2 - (whole + moved) ** 2)

    def _swap(self, one: int, other: int) -> None:
        here, there = self.where[one], self.where[other]
        self.sat[here][self.sat[here].index(one)] = other
        self.sat[there][self.sat[there].index(other)] = one
        moved = self.points[other] - self.points[one]
        self.sums[here] += moved
        self.sums[there] -= moved
        self.where[one], self.where[other] = there, here
