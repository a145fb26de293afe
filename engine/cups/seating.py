"""Who sits on which seat: everybody on each one as often as on the others, as far as that can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import permutations

from engine.cups.model import Cup, Person, Seating


class Had:
    """How often everybody had each seat; tables that are seated count on."""

    def __init__(self, cup: Cup | None = None) -> None:
        self._had: Counter[tuple[Person, int]] = Counter()
        for match in () if cup is None else cup.matches:
            self._count(match.people)

    def seated(self, people: Iterable[Person]) -> Seating:
        """People in the order of the seats that they had least; of equally good orders the one that begins with the
        smallest numbers, which says nothing of who is strong."""
        found = min(permutations(sorted(people)), key=self._cost)
        self._count(found)
        return found

    def _cost(self, order: Seating) -> tuple[int, Seating]:
        return sum((2 * self._had[one, seat] + 1) for seat, one in enumerate(order)), order

    def _count(self, people: Seating) -> None:
        for seat, one in enumerate(people):
            self._had[one, seat] += 1
