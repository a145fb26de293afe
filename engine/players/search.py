"""Paired Monte Carlo: every action is tried in the same worlds, with the same chance, to the same moment.

Each world is played on by the policy, up to a horizon on the match's own clock, and evaluated there. Sequential
halving (Karnin, Koren, Somekh 2013) gives the better half of the actions the same number of playouts again, until one
is left. Why this and not a tree: at some hundred playouts the policy and the horizon matter more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, sqrt
from typing import Any

from engine.core.action import Action
from engine.core.brain import Parts
from engine.core.event import Seat
from engine.players.advice import Advice, Alternative, differences
from engine.players.brains import AnyBrain
from engine.players.seeds import fast

WorldOf = Callable[[int], Any]
"""The possible world with this number; the same number gives the same world, as a new state."""

_LONGEST = 2_000
"""No playout is longer, in steps: a policy that goes round in circles is evaluated where it stands."""
_EXPLAINED = 3
"""So many of the best actions have their parts worked out."""
_LOOK = 24
"""How many worlds go by between two looks at whether an action is clearly best."""
_CLEAR = 4.0
"""So many standard errors ahead of every other an action is clearly best, however often it was looked at."""


def win_chances(brain: AnyBrain, state: Any, points: Sequence[float] | None = None) -> list[float]:
    """For each seat the chance to win from here, 0 to 1, summing to 1; at the end of the match the win shared out.

    points: what `brain.evaluate` says of the state, if that is known.
    """
    outcome = brain.game.outcome(state)
    if outcome is not None:
        winners = outcome.ranks.count(1)
        return [(rank == 1) / winners for rank in outcome.ranks]
    if points is None:
        points = brain.evaluate(state)
    best = max(points)
    spread = brain.spread(state)
    weights = [exp((mine - best) / spread) for mine in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def play_on(brain: AnyBrain, state: Any, seed: int, number: int, until: int, *, well: bool = False) -> None:
    """Play on in place until the clock reads `until` or the match ends: by the policy, or `well`, as a good player."""
    game = brain.game
    chance = fast(seed, number)
    rule = brain.good if well else brain.policy
    for _ in range(_LONGEST):
        if brain.clock(state) >= until:
            return
        actors = game.actors(state)
        if not actors:
            return
        seat = actors[0]
        legal = game.legal(state, seat)
        action = legal[0] if len(legal) == 1 else rule(state, seat, legal, chance)
        game.perform(state, seat, action)


class _Arm:
    """An action in a search: the sums of what its playouts brought."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.wins: list[float] = []
        self.points = 0.0

    @property
    def playouts(self) -> int:
        """How many it has had; those of two actions were in the same worlds, as far as both go."""
        return len(self.wins)

    def add(self, win: float, points: float) -> None:
        self.wins.append(win)
        self.points += points

    def worth(self) -> tuple[float, float]:
        """What actions are compared by: the chance to win, then the points."""
        return sum(self.wins) / self.playouts, self.points / self.playouts

    def beats(self, other: _Arm) -> bool:
        """Whether it has won so much more often than `other`, which has had the same worlds, that more will not
        change that."""
        apart = [mine - theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        mean, error = _mean(apart)
        return mean > _CLEAR * error

    def told(self, parts: Parts) -> Alternative:
        win, error = _mean(self.wins)
        return Alternative(self.action, self.worth()[1], win, error, self.playouts, parts)


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean = sum(values) / len(values)
    squares = sum([value * value for value in values]) / len(values)
    return mean, sqrt(max(0.0, squares - mean * mean) / len(values))


def _is_clear(arms: Sequence[_Arm]) -> bool:
    """Whether one of the arms, which have had the same worlds, is clearly best."""
    best = max(arms, key=_Arm.worth)
    return all(best.beats(other) for other in arms if other is not best)


class Search:
    """One decision of one seat."""

    def __init__(self, brain: AnyBrain, world_of: WorldOf, seat: Seat, seed: int) -> None:
        """`world_of` gives the possible worlds of `seat`; `seed` decides the playouts' own chance."""
        self._brain = brain
        self._world_of = world_of
        self._seat = seat
        self._seed = seed
        self._worlds: dict[int, Any] = {}
        self._until = brain.horizon(self._world(0))

    def _world(self, number: int) -> Any:
        if number not in self._worlds:
            self._worlds[number] = self._world_of(number)
        return self._worlds[number]

    def _try(self, action: Action, number: int) -> Any:
        """The state at the horizon after `action` in the world with this number."""
        state = self._brain.game.clone(self._world(number))
        self._brain.game.perform(state, self._seat, action)
        play_on(self._brain, state, self._seed, number, self._until)
        return state

    def best_of(
        self, actions: Sequence[Action], playouts: int, enough: Callable[[], bool], *, explain: bool = False
    ) -> Advice:
        """The best of two or more `actions` after about `playouts` playouts.

        `enough` is asked between playouts of the same world: True ends the search with what it has found. `explain`
        works out the parts and the reasons; without it the search ends as soon as one action is clearly best.
        """
        arms = [_Arm(action) for action in actions]
        left: list[_Arm] = arms
        rounds = (len(arms) - 1).bit_length()
        number = 0
        while len(left) > 1:
            for _ in range(max(1, playouts // (rounds * len(left)))):
                if number and (enough() or (not explain and number % _LOOK == 0 and _is_clear(left))):
                    return self._advice(arms, left, explain)
                for arm in left:
                    state = self._try(arm.action, number)
                    points = self._brain.evaluate(state)
                    arm.add(win_chances(self._brain, state, points)[self._seat], points[self._seat])
                number += 1
            left = sorted(left, key=_Arm.worth, reverse=True)[: (len(left) + 1) // 2]
        return self._advice(arms, left, explain)

    def _advice(self, arms: list[_Arm], left: list[_Arm], explain: bool) -> Advice:
        """Those still in the race in front, then those dropped late before those dropped early."""
        order = sorted(arms, key=lambda arm: (arm in left, arm.playouts, arm.worth()), reverse=True)
        parts = [self._mean_parts(arm) for arm in order[:_EXPLAINED]] if explain else []
        told = [arm.told(parts[place] if place < len(parts) else ()) for place, arm in enumerate(order)]
        reasons = differences(parts[0], parts[1]) if len(parts) > 1 else ()
        return Advice(order[0].action, tuple(told), reasons)

    def _mean_parts(self, arm: _Arm) -> Parts:
        """The parts of the seat's points at the horizon, on average over the worlds that every action has seen."""
        states = [self._try(arm.action, number) for number in range(min(arm.playouts, 20))]
        found = [self._brain.parts(state, self._seat) for state in states]
        return tuple(
            (column[0][0], sum(points for _, points in column) / len(column)) for column in zip(*found, strict=True)
        )
