"""Brains whose judgement is a weighted sum; `python -m engine.players.fit` fits the weights to matches."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Final, TypeVar

from engine.core.brain import Brain, Parts
from engine.core.components import load_table
from engine.core.event import Seat
from engine.core.game import State

S = TypeVar("S", bound=State)

POINTS: Final = "points"
"""The feature that every such brain starts with: the points that a seat has now."""
LATE: Final = "points-late"
"""The second one: those points times `LinearBrain.progress`, for a lead weighs more when less is left to come."""
LEAST_WEIGHT: Final = 0.05
"""No point is worth less, in log-odds, whatever was fitted."""


def load_weights(package: str) -> tuple[dict[str, float], dict[str, float]]:
    """What each feature adds to the log-odds of winning, out of the `weights.toml` of a game's package (its
    `__package__`): weighed among all features, and for the rule of thumb among its few.
    """
    tables = load_table(package, "weights.toml")
    return tables["weights"], tables.get("rule", {})


class LinearBrain(Brain[S]):
    """A seat wins with odds of e to the weighted sum of its features, against those of the others."""

    names: ClassVar[tuple[str, ...]]
    """The names of the features after `points` and `points-late`, in the order of `features`."""
    quick: ClassVar[tuple[str, ...]] = ()
    """The first of them, if the rule of thumb looks at no others and wants weights of its own for these."""
    rule: tuple[float, ...]
    """The weights of the rule of thumb: points, points-late, and those of `quick`."""

    def __init__(self, weights: dict[str, float], rule: dict[str, float]) -> None:
        """Raises ValueError for weights of other features than the brain's."""
        for given, names in ((weights, self.names), (rule, self.quick)):
            wanted = (POINTS, LATE, *names) if names else ()
            if tuple(given) != wanted:
                raise ValueError(f"weights for {', '.join(wanted)} expected, not for {', '.join(given)}; fit them anew")
        self._now, self._late, *self._further = weights.values()
        self.rule = tuple(rule.values())

    @abstractmethod
    def progress(self, state: S) -> float:
        """How much of the match is over, 0 to 1."""

    @abstractmethod
    def standing(self, state: S) -> Sequence[int]:
        """The points that each seat has now, of whatever kind decides the match."""

    @abstractmethod
    def features(self, state: S, seat: Seat) -> Sequence[float]:
        """What makes further points likely, in the order of `names`; while the match goes on."""

    def point_weight(self, state: S) -> float:
        """What a point adds now to the log-odds of winning."""
        return max(LEAST_WEIGHT, self._now + self._late * self.progress(state))

    def spread(self, state: S) -> float:
        return 1 / self.point_weight(state)

    def evaluate(self, state: S) -> Sequence[float]:
        points = self.standing(state)
        if not self.game.actors(state):
            return points
        spread = self.spread(state)
        further = self._further
        return [
            points[seat]
            + spread * sum([weight * value for weight, value in zip(further, self.features(state, seat), strict=True)])
            for seat in range(state.seats)
        ]

    def parts(self, state: S, seat: Seat) -> Parts:
        """The points, then every feature with what it is worth; nothing is worth anything when the match is over."""
        points = (POINTS, float(self.standing(state)[seat]))
        if not self.game.actors(state):
            return (points, *((name, 0.0) for name in self.names))
        spread = self.spread(state)
        found = zip(self.names, self._further, self.features(state, seat), strict=True)
        return (points, *((name, spread * weight * value) for name, weight, value in found))
