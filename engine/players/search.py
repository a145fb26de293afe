"""Paired Monte Carlo: every action is tried in the same worlds, with the same chance, to the same moment.

Each world is played on by the policy, up to a horizon on the match's own clock, and evaluated there. An action leaves
the race when it stands clearly behind the leader in the worlds that both have seen, never because it was unlucky in
few of them. Why this and not a tree: at some hundred playouts the policy and the horizon matter more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, sqrt
from typing import Any, Final

from engine.core.action import Action
from engine.core.event import Seat
from engine.players.advice import Advice, Alternative
from engine.players.brains import AnyBrain
from engine.players.scale import Scale
from engine.players.seeds import fast
from engine.players.thoughts import Thought, whole

WorldOf = Callable[[int], Any]
"""The possible world with this number; the same number gives the same world, as a new state."""

PLACE: Final = 0.02
"""What it counts beside the chance to win to leave all others behind: it decides where nothing can be won any more, so
that a lost match is still played for a good place."""
_POINT: Final = 1e-6
"""What a point counts beside both: it decides between ways to win, or to come last, for certain."""
_LONGEST = 2_000
"""No playout is longer, in steps: a policy that goes round in circles is evaluated where it stands."""
FIRST: Final = 8
"""So many worlds every action is tried in before one may leave."""
_LOOK = 4
"""How many worlds go by between two looks at who leaves."""
_BEHIND = 3.5
"""An action that is so many standard errors behind the leader leaves."""
_UNSEEN = 0.005
"""What is added to the standard deviation of a difference: few worlds may look more alike than they are."""


def never() -> bool:
    """Goes on as long as it takes."""
    return False


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


def prospects(brain: AnyBrain, state: Any, seat: Seat) -> tuple[float, float]:
    """The chance of `seat` to win, 0 to 1, and what players go by: that, then its place, then its points."""
    points = brain.evaluate(state)
    win = win_chances(brain, state, points)[seat]
    outcome = brain.game.outcome(state)
    behind = 0.0
    for other in range(state.seats):
        if other == seat:
            continue
        if outcome is not None:
            mine, theirs = outcome.ranks[seat], outcome.ranks[other]
            behind += 0.5 * ((theirs > mine) + (theirs >= mine))
        else:
            lead = (points[seat] - points[other]) / brain.spread(state)
            behind += 1 / (1 + exp(-max(-50.0, min(50.0, lead))))
    return win, win + PLACE * behind / (state.seats - 1) + _POINT * points[seat]


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


def mean_of(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error; that of one value alone is taken to be 0."""
    count = len(values)
    mean = sum(values) / count
    if count == 1:
        return mean, 0.0
    squares = sum([(value - mean) ** 2 for value in values])
    return mean, sqrt(squares / (count - 1) / count)


class Arm:
    """An action in a search and what came of it in the worlds that it has seen, the first ones of all."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.wins: list[float] = []
        self.hopes: list[float] = []
        """What players go by: see `prospects`."""

    def add(self, win: float, hope: float) -> None:
        """What came of it in the next world."""
        self.wins.append(win)
        self.hopes.append(hope)

    def hope(self) -> float:
        """The mean of what players go by."""
        return sum(self.hopes) / len(self.hopes)

    def gap(self, other: Arm) -> tuple[float, float]:
        """How much more often it wins than `other` in the worlds that both have seen, and the standard error."""
        return mean_of([mine - theirs for mine, theirs in zip(self.wins, other.wins, strict=False)])

    def leaves(self, leader: Arm) -> bool:
        """Whether it is so far behind that more worlds will not change that."""
        mean, error = mean_of([best - mine for best, mine in zip(leader.hopes, self.hopes, strict=True)])
        return mean > _BEHIND * (error + _UNSEEN / sqrt(len(self.hopes)))

    def seen(self, best: Arm) -> Alternative:
        """What is known of it, beside the best one, as it was seen."""
        win, error = mean_of(self.wins)
        gap, gap_error = best.gap(self)
        return Alternative(self.action, win, error, gap, gap_error, len(self.wins))

    def told(self, best: Arm, scale: Scale) -> Alternative:
        """The same on the scale on which it is told."""
        return scale.alternative(self.seen(best))


def ordered(arms: Sequence[Arm]) -> list[Arm]:
    """Those that have seen most worlds in front, the best of them first."""
    return sorted(arms, key=lambda arm: (len(arm.wins), arm.hope()), reverse=True)


class Search:
    """One decision of one seat."""

    def __init__(self, brain: AnyBrain, world_of: WorldOf, seat: Seat, seed: int, *, until: int | None = None) -> None:
        """`world_of` gives the possible worlds of `seat`; `seed` decides the playouts' own chance; playouts stop at
        `until`, by default the brain's horizon."""
        self._brain = brain
        self._world_of = world_of
        self._seat = seat
        self._seed = seed
        self._worlds: dict[int, Any] = {}
        self._until = brain.horizon(self._world(0)) if until is None else until

    def _world(self, number: int) -> Any:
        if number not in self._worlds:
            self._worlds[number] = self._world_of(number)
        return self._worlds[number]

    def world(self, number: int) -> Any:
        """A copy of the world with this number."""
        return self._brain.game.clone(self._world(number))

    def after(self, action: Action, number: int) -> Any:
        """The state at the horizon after `action` in the world with this number."""
        state = self.world(number)
        self._brain.game.perform(state, self._seat, action)
        play_on(self._brain, state, self._seed, number, self._until)
        return state

    def look(self, arm: Arm, number: int) -> Any:
        """Try an arm in the next world, which has this number; the state at the horizon."""
        state = self.after(arm.action, number)
        arm.add(*prospects(self._brain, state, self._seat))
        return state

    def race(
        self,
        actions: Sequence[Action],
        playouts: int,
        enough: Callable[[], bool] = never,
        first: int | None = None,
        few: int = 1,
    ) -> Thought[list[Arm]]:
        """All of one or more `actions`, `ordered`, after about `playouts` playouts, or less if only a `few` are left.

        enough: asked between worlds; True ends the race with what it has found.
        first:  so many worlds every action is tried in at least, by default FIRST.
        few:    so many are all that is wanted; which of them is the best need not be known.
        """
        first = first or FIRST
        arms = [Arm(action) for action in actions]
        left = arms
        number = spent = 0
        while len(left) > few and (number < first or spent < playouts):
            if number and enough():
                break
            for arm in left:
                self.look(arm, number)
                yield
            spent += len(left)
            number += 1
            if number >= first and number % _LOOK == 0:
                leader = max(left, key=Arm.hope)
                left = [arm for arm in left if not arm.leaves(leader)]
        if not number:
            for arm in arms:
                self.look(arm, 0)
        return ordered(arms)

    def best_of(self, actions: Sequence[Action], playouts: int, enough: Callable[[], bool]) -> Advice:
        """The best of two or more `actions`, as in `race`."""
        arms = whole(self.race(actions, playouts, enough))
        return Advice(arms[0].action, tuple(arm.seen(arms[0]) for arm in arms))
