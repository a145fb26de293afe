"""A brain for the toy game, put beside it by the tests: rolling is good, stopping early is laughable."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.games.toy import GAME  # pyright: ignore

from engine.core.action import Action
from engine.core.brain import Brain, Parts
from engine.core.chance import Source
from engine.core.event import Seat


class ToyBrain(Brain[Any]):
    """The brain object."""

    game = GAME  # pyright: ignore
    playouts = 24

    def parts(self, state: Any, seat: Seat) -> Parts:
        return (("rolled", float(state.points[seat])), ("turn", 0.5 * (state.turn == seat and not state.over)))

    def spread(self, state: Any) -> float:
        return 3.0

    def policy(self, state: Any, seat: Seat, legal: Sequence[Action], chance: Source) -> Action:
        if ("stop",) in legal and max(state.points) >= 12 and state.points[seat] == max(state.points):
            return ("stop",)
        return legal[0]

    def blunder(self, state: Any, seat: Seat, action: Action) -> str | None:
        losing = state.points[seat] < max(state.points)
        return "stop-behind" if action == ("stop",) and losing else None

    def sane(self, state: Any, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
        return [action for action in super().sane(state, seat, legal) if action != ("call",)]

    def clock(self, state: Any) -> int:
        return sum(state.points)

    def horizon(self, state: Any) -> int:
        return self.clock(state) + 12

    def matters(self, state: Any, seat: Seat) -> bool:
        return state.bids is None


BRAIN = ToyBrain()
