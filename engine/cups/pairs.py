"""Two at a table: round robin by Berger's tables, and the pairs of a Swiss round by exact matching.

Both as FIDE has them (Handbook C.05, annex 1; C.04.1 and C.04.3): nobody meets twice, nobody gets a second bye, the
one bye goes down to the lowest points, and points differ as little as can be. Colours are seats here: who sat first
more often sits second.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

import networkx as nx

from engine.cups.model import Person, Round


def berger(people: Sequence[Person]) -> tuple[Round, ...]:
    """A round robin: everybody meets everybody once. With an odd number each has one bye. Raises ValueError for one.

    >>> [made.tables for made in berger([1, 2, 3, 4, 5, 6])][:2]
    [((1, 6), (2, 5), (3, 4)), ((6, 4), (5, 3), (1, 2))]
    """
    if len(people) < 2:
        raise ValueError("nobody to play with")
    everybody: list[Person | None] = [*people] if len(people) % 2 == 0 else [*people, None]
    last = len(everybody) - 1
    found: list[Round] = []
    for number in range(last):
        # In round r (from 0) two meet whose numbers (from 0) add up to r. Whoever meets itself in that meets the last.
        own = number * (last + 1) // 2 % last
        games = [(everybody[(own + step) % last], everybody[(own - step) % last]) for step in range(1, last // 2 + 1)]
        first = (everybody[own], everybody[last]) if number % 2 == 0 else (everybody[last], everybody[own])
        tables = tuple((a, b) for a, b in [first, *games] if a is not None and b is not None)
        found.append(Round(number + 1, tables, everybody[own] if everybody[last] is None else None))
    return tuple(found)


def matched(
    people: Sequence[Person],
    points: Mapping[Person, int],
    met: Mapping[tuple[Person, Person], int],
    byes: Iterable[Person] = (),
) -> tuple[tuple[tuple[Person, Person], ...], Person | None]:
    """The pairs of a round and who has the bye, by exact matching.

    people: who plays, the first one first.   met: how often two have met, the smaller number first.
    byes:   who has had one.

    What comes first decides: as few as can be meet again; nobody has a second bye; the bye goes to the fewest points;
    the squares of the differences in points are as small as can be in sum; and among people with equal points the
    upper half meets the lower half in order, the last one being without a partner.
    """
    ranked = sorted(people, key=lambda one: -points[one])
    values = [points[one] for one in ranked]
    group = Counter(values)
    had = set(byes)
    count, span = len(ranked), max(values) - min(values)
    # Each part of the cost weighs more than all parts after it together.
    order = 2 * count**3
    difference = order * (count + 1)
    bye_points = difference * (span**2 * count + 1)
    second_bye = bye_points * (span + 1)
    again = second_bye * 2

    costs: dict[tuple[int, int], int] = {}
    for one, other in combinations(range(count), 2):
        a, b = sorted((ranked[one], ranked[other]))
        half = group[values[one]] // 2 if values[one] == values[other] else 1
        costs[one, other] = (
            again * met.get((a, b), 0) ** 2
            + difference * (values[one] - values[other]) ** 2
            + 2 * (other - one - half) ** 2
        )
    if count % 2:
        for one in range(count):
            costs[one, count] = (
                second_bye * (ranked[one] in had) + bye_points * (values[one] - values[-1]) + order * (count - 1 - one)
            )
    most = max(costs.values()) + 1
    graph: nx.Graph[int] = nx.Graph()
    graph.add_weighted_edges_from((one, other, most - cost) for (one, other), cost in costs.items())
    found: list[list[int]] = sorted(sorted(pair) for pair in nx.max_weight_matching(graph, maxcardinality=True))
    pairs = tuple((ranked[one], ranked[other]) for one, other in found if other < count)
    return pairs, next((ranked[one] for one, other in found if other == count), None)
