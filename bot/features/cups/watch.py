"""Which two people of a cup may be helping one another: for whoever directs it to look at, never a verdict.

Pure: ratings and answers go in, pairs come out.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import combinations
from math import sqrt
from typing import Final, NamedTuple, TypeAlias

from bot.features.ratings.rows import RatingRow, StepRow
from bot.features.ratings.skill import chances

LEAST_MATCHES: Final = 4
SURE: Final = 2.5
"""So many deviations above what ratings say: among people who play for themselves about one pair in three hundred."""
LEAST_MINUTES: Final = 20
LEAST_SHARE: Final = 0.5
"""So many of the minutes of whoever has answered less."""
MOST: Final = 5
"""So many pairs of each kind are told."""

Pair: TypeAlias = tuple[int, int]


class Helped(NamedTuple):
    """Two who, at the same tables, were ahead of more of the others than ratings say: shares of 100."""

    pair: Pair
    matches: int
    share: int
    expected: int


class AtOnce(NamedTuple):
    """Two who have answered at different tables in the same minutes: in so many, of so many."""

    pair: Pair
    minutes: int
    of: int


def helped(steps: Iterable[StepRow], users: Collection[int]) -> list[Helped]:
    """The pairs among these people who got further ahead together than chance and ratings explain, the furthest first.

    steps: of their rated matches, everybody's.
    """
    tables: dict[int, list[StepRow]] = defaultdict(list)
    for step in steps:
        tables[step.match_id].append(step)
    had: dict[Pair, list[tuple[float, float, float]]] = defaultdict(list)
    for table in tables.values():
        known = sorted((step for step in table if step.user_id in users), key=lambda step: step.user_id)
        for one, other in combinations(known, 2):
            if others := [step for step in table if step not in (one, other)]:
                had[one.user_id, other.user_id] += [_ahead(one, others), _ahead(other, others)]
    found: list[tuple[float, Helped]] = []
    for pair, both in had.items():
        shares, expected, spreads = map(sum, zip(*both, strict=True))
        beyond = shares - expected - SURE * sqrt(spreads)
        if len(both) >= 2 * LEAST_MATCHES and beyond > 0:
            percent = [round(100 * one / len(both)) for one in (shares, expected)]
            found.append((beyond, Helped(pair, len(both) // 2, *percent)))
    return [one for _, one in sorted(found, key=lambda one: (-one[0], one[1].pair))[:MOST]]


def _ahead(one: StepRow, others: Sequence[StepRow]) -> tuple[float, float, float]:
    """The share of others whom somebody was ahead of, what it should have been, and how far that varies at most."""
    share = sum((other.place > one.place) + (other.place == one.place) / 2 for other in others) / len(others)
    expected = sum(chances([_before(one), _before(other)])[0] for other in others) / len(others)
    return share, expected, expected * (1 - expected)


def _before(step: StepRow) -> RatingRow:
    return RatingRow(step.user_id, step.before, step.sigma)


def at_once(answers: Iterable[tuple[int, int, int]]) -> list[AtOnce]:
    """The pairs who have answered in the same minutes, the most often first; at one table people wait for each other,
    so that says nothing.

    answers: who has answered in which match in which minute.
    """
    by_user: dict[int, dict[int, set[int]]] = defaultdict(lambda: defaultdict(set))
    for user, match, minute in answers:
        by_user[user][minute].add(match)
    found = [AtOnce(pair, *_same(*(by_user[user] for user in pair))) for pair in combinations(sorted(by_user), 2)]
    told = [one for one in found if one.minutes >= max(LEAST_MINUTES, LEAST_SHARE * one.of)]
    return sorted(told, key=lambda one: (-one.minutes / one.of, one.pair))[:MOST]


def _same(one: Mapping[int, set[int]], other: Mapping[int, set[int]]) -> tuple[int, int]:
    same = sum(len(one[minute] | other[minute]) > 1 for minute in one.keys() & other.keys())
    return same, min(len(one), len(other))
