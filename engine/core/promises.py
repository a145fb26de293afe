"""Brains that judge a position by what it promises; the weights are fitted (`python -m engine.players.promises`)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from operator import mul
from typing import Any, ClassVar, TypeVar

import msgspec

from engine.core.brain import Brain, Parts
from engine.core.components import load_table
from engine.core.event import Seat
from engine.core.game import State

S = TypeVar("S", bound=State)


class Weights(msgspec.Struct, frozen=True):
    """What `weights.toml` holds.

    spread: how uncertain the sum is, in points: at the end of the match, and how much more at its start.
    facts:  by fact what one unit of it promises, in points, for each of the brain's ages.
    """

    spread: tuple[float, float]
    facts: dict[str, tuple[float, ...]]


def load_weights(package: str) -> Weights:
    """The `weights.toml` of a package (its `__package__`), which the fitting wrote."""
    return msgspec.convert(load_table(package, "weights.toml"), Weights)


class PromiseBrain(Brain[S]):
    """A seat may expect the points that it has and, for each fact about it, that fact times a weight for now."""

    package: ClassVar[str]
    """The package whose `weights.toml` this is."""
    names: ClassVar[tuple[str, ...]]
    """The facts, in the order of `facts`."""
    welcome: ClassVar[frozenset[str]] = frozenset()
    """The facts that cannot do any harm, so that no weight of theirs is below 0."""
    _spread: tuple[float, float] = (1.0, 0.0)

    @abstractmethod
    def sure(self, state: S, seat: Seat) -> float:
        """The points of `seat` if the match ended now."""

    @abstractmethod
    def sources(self, state: S, seat: Seat) -> Parts:
        """The same by where they come from."""

    @abstractmethod
    def facts(self, state: S, seat: Seat) -> Sequence[float]:
        """What the position of `seat` promises, in units of each fact; while the match goes on."""

    @abstractmethod
    def weights(self, state: S) -> Sequence[float]:
        """What one unit of each fact promises now."""

    @abstractmethod
    def ages(self, state: S) -> Sequence[float]:
        """How far each of a fact's numbers in `weights.toml` counts now."""

    def settled(self, state: S) -> bool:
        """Whether this is a moment that playouts stop at, so that weights are fitted to it."""
        return True

    @abstractmethod
    def ahead(self, state: S) -> float:
        """How much of the match is to come, from 1 down to 0."""

    def refit(self, weights: Weights) -> None:
        """Think with these weights from now on."""
        self._spread = weights.spread

    def spread(self, state: S) -> float:
        at_end, more = self._spread
        return at_end + more * self.ahead(state)

    def parts(self, state: S, seat: Seat) -> Parts:
        """The sources, then every fact with what it promises; nothing is promised when the match is over."""
        sources = self.sources(state, seat)
        if not self.game.actors(state):
            return (*sources, *((name, 0.0) for name in self.names))
        found = zip(self.names, self.facts(state, seat), self.weights(state), strict=True)
        return (*sources, *((name, fact * weight) for name, fact, weight in found))

    def evaluate(self, state: S) -> Sequence[float]:
        if not self.game.actors(state):
            return [self.sure(state, seat) for seat in range(state.seats)]
        weights = self.weights(state)
        return [self.sure(state, seat) + sum(map(mul, self.facts(state, seat), weights)) for seat in range(state.seats)]


AnyPromiseBrain = PromiseBrain[Any]
