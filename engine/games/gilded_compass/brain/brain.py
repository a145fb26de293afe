"""The brain of Order of the Gilded Compass, put together from what things promise and from the rule of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

from engine.core.action import Action
from engine.core.brain import Parts
from engine.core.chance import Source
from engine.core.event import Seat
from engine.core.promises import PromiseBrain, Weights, load_weights
from engine.games.gilded_compass import model
from engine.games.gilded_compass.brain import board, rule, wishes
from engine.games.gilded_compass.model import CompassState
from engine.games.gilded_compass.rules import GildedCompass


class CompassBrain(PromiseBrain[CompassState]):
    """The brain object."""

    game = GildedCompass()
    playouts = 200
    gentle_noise = 34
    package = __package__ or ""
    names = board.FACTS
    welcome = frozenset(board.FACTS)

    def __init__(self) -> None:
        self.refit(load_weights(self.package))

    def sure(self, state: CompassState, seat: Seat) -> float:
        return wishes.gold(state, seat)

    def sources(self, state: CompassState, seat: Seat) -> Parts:
        return wishes.sources(state, seat)

    def facts(self, state: CompassState, seat: Seat) -> Sequence[float]:
        return board.facts(state)[seat]

    def weights(self, state: CompassState) -> Sequence[float]:
        return board.promise(state)

    def ages(self, state: CompassState) -> Sequence[float]:
        return board.ages(state)

    def settled(self, state: CompassState) -> bool:
        return state.phase in (model.TURN, model.HELP)

    def ahead(self, state: CompassState) -> float:
        return board.rounds_ahead(state)

    def refit(self, weights: Weights) -> None:
        super().refit(weights)
        board.use(weights)

    def evaluate(self, state: CompassState) -> Sequence[float]:
        gold = [wishes.gold(state, seat) for seat in range(state.seats)]
        if not self.game.actors(state):
            return gold
        promise = board.promise(state)
        return [sure + sum(map(mul, promise, facts)) for sure, facts in zip(gold, board.facts(state), strict=True)]

    def policy(self, state: CompassState, seat: Seat, legal: Sequence[Action], chance: Source) -> Action:
        return rule.best(state, seat, legal)

    def blunder(self, state: CompassState, seat: Seat, action: Action) -> str | None:
        return rule.blunder(state, seat, action)

    def theme(self, state: CompassState, seat: Seat, best: Action, other: Action) -> str:
        return rule.theme(best, other)

    def sane(self, state: CompassState, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
        return rule.sane(state, seat, legal)

    def clock(self, state: CompassState) -> int:
        return rule.clock(state)

    def horizon(self, state: CompassState) -> int:
        return rule.clock(state) + 2 * state.seats

    def matters(self, state: CompassState, seat: Seat) -> bool:
        return rule.matters(state, seat)


BRAIN = CompassBrain()
