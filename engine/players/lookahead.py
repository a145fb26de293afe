"""Looking ahead in a game in which nothing is hidden and nothing is drawn, a tick of its clock deeper each time.

With two seats the other one is taken to find the best answer (alpha-beta); with more, each of the others to do what a
good player does, which is nearer to the truth than that they all play against one.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final

from engine.core.action import Action
from engine.core.event import Seat
from engine.players.advice import Advice, Alternative
from engine.players.brains import AnyBrain
from engine.players.search import Arm, prospects
from engine.players.seeds import fast
from engine.players.thoughts import Thought

_LOWEST, _HIGHEST = -2.0, 3.0
"""Beyond everything that a line can be worth."""
PIECE: Final = 4_000
"""After so many positions that are remembered a search of the end may stop and begin again: some 50 ms."""
DEPTHS: Final = 4
"""So many depths, the last ones, stand behind a judgement: what an action is worth changes with who has moved last, and
that is how uncertain it is."""

_Line = tuple[float, Any]
"""What a line of play is worth, and the state at its end."""


class TooDeepError(Exception):
    """More positions were looked at than were allowed."""


class _PauseError(Exception):
    """So many positions were looked at that something else may be done now."""


class Lookahead:
    """One decision of one seat."""

    def __init__(self, brain: AnyBrain, world: Any, seat: Seat, *, positions: int | None = None) -> None:
        """`world` is the one possible world of `seat`; after looking at so many `positions` it raises TooDeepError."""
        self._brain = brain
        self._world = world
        self._seat = seat
        self._left = positions
        self._piece = PIECE

    def best_of(self, actions: Sequence[Action], enough: Callable[[], bool]) -> Advice:
        """The best of two or more `actions`, seen to the brain's horizon; of the others only upper bounds are known.

        `enough` is asked between depths: True ends the search with what it has found.
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
                low = max(low, line[0])
            found = dict(sorted(found.items(), key=lambda line: -line[1][0]))
        wins = {action: prospects(brain, end, self._seat)[0] for action, (_, end) in found.items()}
        best = next(iter(found))
        return Advice(best, tuple(Alternative(action, win, gap=wins[best] - win) for action, win in wins.items()))

    def arms(self, actions: Sequence[Action], until: int) -> Thought[dict[Action, tuple[Arm, Any]]]:
        """What each of `actions` is worth as seen to each of the last depths before the clock reads `until`, where
        worlds would be in a game of chance, and the position at the end of the deepest line.
        """
        brain = self._brain
        found: dict[Action, tuple[Arm, Any]] = {}
        until = max(until, brain.clock(self._world) + 1)
        first = max(brain.clock(self._world) + 1, until + 1 - DEPTHS)
        for action in actions:
            arm, end = Arm(action), None
            for depth in range(first, until + 1):
                _, end = self._after(self._world, self._seat, action, depth, _LOWEST, _HIGHEST)
                arm.add(*prospects(brain, end, self._seat))
                yield
            found[action] = arm, end
        return found

    def ends(self, actions: Sequence[Action]) -> Thought[dict[Action, float]]:
        """What comes of each of `actions` of two seats at the end of the match, if both find the best answers: 1 for a
        win, a share of it, or 0. Positions that are reached in several ways are looked at once, so a search that was
        stopped is soon where it was.

        Raises TooDeepError.
        """
        known: dict[Hashable, float] = {}
        found: dict[Action, float] = {}
        for action in actions:
            twin = self._brain.game.clone(self._world)
            self._brain.game.perform(twin, self._seat, action)
            while action not in found:
                self._piece = PIECE
                try:
                    found[action] = self._end(twin, known)
                except _PauseError:
                    yield
        return found

    def _end(self, state: Any, known: dict[Hashable, float]) -> float:
        game = self._brain.game
        actors = game.actors(state)
        if not actors:
            return prospects(self._brain, state, self._seat)[0]
        key = self._brain.position(state)
        if key in known:
            return known[key]
        mine = actors[0] == self._seat
        best = 0.0 if mine else 1.0
        for action in game.legal(state, actors[0]):
            twin = game.clone(state)
            game.perform(twin, actors[0], action)
            worth = self._end(twin, known)
            best = max(best, worth) if mine else min(best, worth)
            if best == (1.0 if mine else 0.0):
                break
        self._count()
        known[key] = best
        self._piece -= 1
        if not self._piece:
            raise _PauseError
        return best

    def _count(self) -> None:
        if self._left is not None:
            if not self._left:
                raise TooDeepError
            self._left -= 1

    def _after(self, state: Any, seat: Seat, action: Action, until: int, low: float, high: float) -> _Line:
        twin = self._brain.game.clone(state)
        self._brain.game.perform(twin, seat, action)
        self._count()
        return self._best(twin, until, low, high)

    def _best(self, state: Any, until: int, low: float, high: float) -> _Line:
        """The line that follows from `state`; only a worth between `low` and `high` is exact."""
        brain = self._brain
        actors = brain.game.actors(state)
        if not actors or brain.clock(state) >= until:
            return prospects(brain, state, self._seat)[1], state
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
