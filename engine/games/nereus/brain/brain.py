"""The brain of Waters of Nereus, put together from what things are worth and from the rule of thumb."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.brain import Parts
from engine.core.chance import Chance, Source
from engine.core.event import Seat
from engine.core.promises import PromiseBrain, Weights, load_weights
from engine.games.nereus.brain import rule, steps, thought, worth
from engine.games.nereus.model import CREW, NereusState
from engine.games.nereus.rules import Nereus


class NereusBrain(PromiseBrain[NereusState]):
    """The brain object."""

    game = Nereus()
    playouts = 120
    gentle_noise = 28
    package = __package__ or ""
    names = worth.FACTS

    def __init__(self) -> None:
        self.refit(load_weights(self.package))

    def sure(self, state: NereusState, seat: Seat) -> float:
        return worth.sure(state, seat)

    def sources(self, state: NereusState, seat: Seat) -> Parts:
        return worth.sources(state, seat)

    def facts(self, state: NereusState, seat: Seat) -> Sequence[float]:
        return steps.facts(state, seat)

    def weights(self, state: NereusState) -> Sequence[float]:
        return worth.promise(worth.turns_left(state, state.hourglass))

    def ages(self, state: NereusState) -> Sequence[float]:
        return worth.times(worth.turns_left(state, state.hourglass))

    def settled(self, state: NereusState) -> bool:
        return state.phase == CREW

    def ahead(self, state: NereusState) -> float:
        return worth.turns_left(state, state.hourglass) / worth.TURNS

    def refit(self, weights: Weights) -> None:
        super().refit(weights)
        worth.use(weights)
        steps.forget()

    def policy(self, state: NereusState, seat: Seat, legal: Sequence[Action], chance: Source) -> Action:
        return rule.policy(state, seat, legal, chance)

    def blunder(self, state: NereusState, seat: Seat, action: Action) -> str | None:
        return thought.blunder(state, seat, action)

    def theme(self, state: NereusState, seat: Seat, best: Action, other: Action) -> str:
        return thought.theme(best, other)

    def sane(self, state: NereusState, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
        return thought.sane(state, seat, legal)

    def clock(self, state: NereusState) -> int:
        return thought.clock(state)

    def horizon(self, state: NereusState) -> int:
        return (thought.clock(state) // state.seats + 2) * state.seats

    def matters(self, state: NereusState, seat: Seat) -> bool:
        return thought.matters(state, seat)

    def world(self, state: NereusState, seat: Seat, chance: Chance) -> NereusState:
        world = self.game.determinize(state, seat, chance)
        thought.believe(world, seat, chance)
        return world


BRAIN = NereusBrain()
