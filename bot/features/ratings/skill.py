"""The model behind ratings, as plain functions: what a match changes, what it gave each, when a number holds.

The model is Plackett-Luce: it takes the whole order of a table, so matches of any number of players count rightly.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp, sqrt
from typing import Final

from openskill.models import PlackettLuce

from bot.features.ratings.rows import RatingRow

START: Final = 1000
"""What a newcomer's rating is shown as."""
SCALE: Final = 40
"""Points of what is shown in one of the model."""

SETTLED: Final = 6.0
"""The uncertainty (`sigma`, 8.33 for a newcomer) below which a rating holds and is shown as a number: after eight to
ten matches."""

_MODEL: Final = PlackettLuce()


def newcomer(user_id: int) -> RatingRow:
    """The rating of somebody of whom nothing is known."""
    rating = _MODEL.rating()
    return RatingRow(user_id, rating.mu, rating.sigma)


def rated(places: Mapping[int, int], before: Mapping[int, RatingRow]) -> list[RatingRow]:
    """The new ratings of the people of a match; `before` holds those who were rated already."""
    old = [before.get(user) or newcomer(user) for user in places]
    ranks = [float(place) for place in places.values()]
    teams = [[_MODEL.rating(mu=row.mu, sigma=row.sigma)] for row in old]
    new = _MODEL.rate(teams, ranks=ranks)
    return [
        RatingRow(
            row.user_id,
            team[0].mu,
            team[0].sigma,
            row.matches + 1,
            row.wins + (places[row.user_id] == 1),
            row.settled or team[0].sigma <= SETTLED,
        )
        for row, team in zip(old, new, strict=True)
    ]


def chances(rows: Sequence[RatingRow]) -> list[float]:
    """What the model gives each to come first among these people; together 1.

    This is the model's own formula. `predict_win` of the library averages over pairs, which is less sure than the
    model for three and more (`python -m tests.benchmarks.ratings`).
    """
    spread = sqrt(sum(row.sigma**2 + _MODEL.beta**2 for row in rows))
    best = max(row.mu for row in rows)
    weights = [exp((row.mu - best) / spread) for row in rows]
    return [weight / sum(weights) for weight in weights]


def placed(rows: Iterable[RatingRow]) -> list[tuple[int, RatingRow]]:
    """The best first, each with a place; equal points share one."""
    order = sorted(rows, key=lambda row: (-points(row.mu), row.user_id))
    told = [points(row.mu) for row in order]
    return [(1 + told.index(points(row.mu)), row) for row in order]


def points(mu: float) -> int:
    """An estimate as people see it."""
    return START + round(SCALE * (mu - _MODEL.mu))


def settling(row: RatingRow) -> int:
    """How many matches more a rating needs until it holds, about: so many even ones for two. 0 once it has settled."""
    if row.settled:
        return 0
    me, needed = _MODEL.rating(mu=_MODEL.mu, sigma=row.sigma), 0
    while me.sigma > SETTLED:
        other = _MODEL.rating(mu=me.mu, sigma=SETTLED)
        me = _MODEL.rate([[me], [other]], ranks=[1.0, 1.0])[0][0]
        needed += 1
    return max(1, needed)
