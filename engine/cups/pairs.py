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
    by_points = sorted(people, key=lambda one: -points[one])
    at = {one: number for number, one in enumerate(by_points)}
    group = Counter(points[one] for one in by_points)
    span = max(points.values(), default=0) - min(points.values(), default=0)
    count = len(people)
    had = set(byes)
    # Each part of the cost weighs more than all parts below it together.
    order = 2 * count**3
    difference = order * (count + 1)
    bye_points = difference * (span**2 * count + 1)
    second_bye = bye_points * (span + 1)
    again = second_bye * 2

    graph: nx.Graph[Person | None] = nx.Graph()
    costs: dict[tuple[Person, Person | None], int] = {}
    for one, other in combinations(by_points, 2):
        times = met.get((min(one, other), max(one, other)), 0)
        apart = at[other] - at[one]
        half = group[points[one]] // 2 if points[one] == points[other] else 1
        costs[one, other] = again * times**2 + difference * (points[one] - points[other]) ** 2 + 2 * (apart - half) ** 2
    if count % 2:
        fewest = min(points[one] for one in by_points)
        for one in by_points:
            costs[one, None] = (
                second_bye * (one in had) + bye_points * (points[one] - fewest) + order * (count - 1 - at[one])
            )
    most = max(costs.values(), default=0) + 1
    for (one, other), cost in costs.items():
        graph.add_edge(one, other, weight=most - cost)
    found = nx.max_weight_matching(graph, maxcardinality=True)
    pairs: list[tuple[Person, Person]] = []
    bye: Person | None = None
    for a, b in found:
        if a is None or b is None:
            bye = b if a is None else a
        else:
            pairs.append((a, b) if at[a] < at[b] else (b, a))
    return tuple(sorted(pairs, key=lambda pair: at[pair[0]])), bye
