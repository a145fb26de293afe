"""Looking ahead in a game in which nothing is hidden and nothing is drawn, a tick of its clock deeper each time.

With two seats the other one is taken to find the best answer (alpha-beta); with more, each of the others to do what a
good player does, which is nearer to the truth than that they all play against one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.action import Action
from engine.core.event import Seat
from engine.players.advice import Advice, Alternative, differences
from engine.players.brains import AnyBrain
from engine.players.search import win_chances
from engine.players.seeds import fast

_TIE_BREAK = 1e-6
"""What a point counts beside the chance to win: it decides between ways to lose, or to win, for certain."""

_LOWEST, _HIGHEST = -1.0, 2.0
"""Beyond everything that a line can be worth."""

_Line = tuple[float, Any]
"""What a line of play is worth, and the state at its end."""


class Lookahead:
    """One decision of one seat."""

    def __init__(self, brain: AnyBrain, world: Any, seat: Seat) -> None:
        """`world` is the one possible world of `seat`."""
        self._brain = brain
        self._world = world
        self._seat = seat

    def best_of(self, actions: Sequence[Action], enough: Callable[[], bool], *, explain: bool = False) -> Advice:
        """The best of two or more `actions`, seen to the brain's horizon.

        `enough` is asked between depths: True ends the search with what it has found. `explain` works out the parts
        and the reasons, at the end of the best line after each action, and what each action but the best is worth;
        without it those are upper bounds.
        """
        brain = self._brain
        found: dict[Action, _Line] = dict.fromkeys(actions, (0.0, None))
        first = brain.clock(self._world) + 1
        for until in range(first, brain.horizon(self._world) + 1):
            if until > first and enough():
                break
            low = _LOWEST
            for action in found:
                found[action] = line = self._after(self._world, self._seat, action, until, low, _HIGHEST)
                if not explain:
                    low = max(low, line[0])
            found = dict(sorted(found.items(), key=lambda line: -line[1][0]))
        told = tuple(self._told(action, line[1], explain) for action, line in found.items())
        return Advice(told[0].action, told, differences(told[0].parts, told[1].parts))

    def _after(self, state: Any, seat: Seat, action: Action, until: int, low: float, high: float) -> _Line:
        twin = self._brain.game.clone(state)
        self._brain.game.perform(twin, seat, action)
        return self._best(twin, until, low, high)

    def _best(self, state: Any, until: int, low: float, high: float) -> _Line:
        """The line that follows from `state`; only a worth between `low` and `high` is exact."""
        brain = self._brain
        actors = brain.game.actors(state)
        if not actors or brain.clock(state) >= until:
            points = brain.evaluate(state)[self._seat]
            return win_chances(brain, state)[self._seat] + _TIE_BREAK * points, state
        seat = actors[0]
        legal = brain.game.legal(state, seat)
        if seat != self._seat and state.seats > 2:
            answer = legal[0] if len(legal) == 1 else brain.good(state, seat, legal, fast(0, 0))
            return self._after(state, seat, answer, until, low, high)
        mine = seat == self._seat
        best: _Line | None = None
        for action in legal:
            line = self._after(state, seat, action, until, low, high)
            if best is None or (line[0] > best[0] if mine else line[0] < best[0]):
                best = line
            if mine:
                low = max(low, line[0])
            else:
                high = min(high, line[0])
            if low >= high:
                break
        if best is None:
            raise AssertionError("an actor has a legal action")
        return best

    def _told(self, action: Action, state: Any, explain: bool) -> Alternative:
        points = self._brain.evaluate(state)[self._seat]
        win = win_chances(self._brain, state)[self._seat]
        return Alternative(action, points, win, parts=self._brain.parts(state, self._seat) if explain else ())
