"""The rules of Waters of Nereus: dispatch by phase. RULES.md says which clause each function does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.errors import IllegalAction
from engine.core.event import Event, Seat
from engine.core.game import Game
from engine.core.options import Options
from engine.core.outcome import Outcome
from engine.core.question import Question
from engine.core.remembered import Remembered
from engine.games.nereus import knowledge, model, questions, refusals, scoring
from engine.games.nereus import view as views
from engine.games.nereus.actions import CHOOSE
from engine.games.nereus.components import CREW, CYCLES, DAYS
from engine.games.nereus.meta import META
from engine.games.nereus.model import ASK_DROP, CORNER, DECIDE, FREE, KEEP, NOTHING, OVER, TURN, NereusState
from engine.games.nereus.phases import day, setup, turn
from engine.games.nereus.view import NereusView


def _choosing(chosen: tuple[int, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat, crew in enumerate(chosen) if crew == FREE)


_CHOOSING: Final = Remembered(_choosing)
"""Whom the choice of crew cards waits for, by what has been chosen."""


def _in_hand(unplayed: tuple[int, ...]) -> tuple[Action, ...]:
    return tuple(CHOOSE[crew] for crew in unplayed)


_CREW_IN_HAND: Final = Remembered(_in_hand)
"""The crew cards that may be chosen, by those in hand."""


class Nereus(Game[NereusState, NereusView]):
    """The game object."""

    meta = META
    state_type = NereusState

    def deal(self, seats: int, options: Options, chance: Chance) -> NereusState:
        return setup.deal(seats, options, chance)

    def opening(self, state: NereusState) -> list[Event]:
        return setup.opening(state)

    def actors(self, state: NereusState) -> tuple[Seat, ...]:
        if state.phase == TURN or state.phase == CORNER:
            return (state.turn,)
        if state.phase == OVER:
            return ()
        if state.phase == KEEP:
            return tuple([seat for seat, kept in enumerate(state.kept) if not kept])
        return _CHOOSING[tuple(state.chosen)]

    def legal(self, state: NereusState, seat: Seat) -> Sequence[Action]:
        if state.phase == TURN:
            return turn.legal(state, seat) if seat == state.turn else ()
        if seat not in self.actors(state):
            return ()
        if state.phase == CORNER:
            return setup.free_corners(state)
        if state.phase == KEEP:
            return setup.keepable(state.dealt[seat])
        return _CREW_IN_HAND[turn.unplayed(state, seat)]

    def candidates(self, state: NereusState, seat: Seat, action: Action) -> Sequence[Action]:
        """In a turn only what the verb points to."""
        if state.phase == TURN and seat == state.turn and type(action) is tuple and action and type(action[0]) is str:
            return turn.part(state, seat, action[0])
        return self.legal(state, seat)

    def retired(self, state: NereusState, seat: Seat) -> Sequence[Action]:
        return turn.retired(state, seat) if state.phase == TURN and seat == state.turn else ()

    def sealed(self, state: NereusState) -> bool:
        return views.sealed(state)

    def question(self, state: NereusState, seat: Seat) -> Question:
        legal = self.legal(state, seat)
        if not legal:
            raise IllegalAction("not-your-turn")
        return questions.ask(state, seat, legal)

    def refusal(self, state: NereusState, seat: Seat, action: Action) -> IllegalAction:
        for answer in questions.ask(state, seat, self.legal(state, seat)).answers:
            if answer.action == action and answer.refusal is not None:
                return IllegalAction(answer.refusal.key, **answer.refusal.args)
        return refusals.explain(state, seat, action)

    def forced(self, state: NereusState) -> tuple[Seat, Action] | None:
        """As everywhere, and turns end by themselves where nothing is left to decide; but never where that would tell
        what kind of science cards somebody holds."""
        forced = super().forced(state)
        if state.phase != TURN:
            return forced
        seat = state.turn
        if forced is None:
            end = turn.ends_by_itself(state, seat)
            return None if end is None else (seat, end)
        if state.ask == ASK_DROP:
            tells = len(state.science[seat]) > 1
        else:
            tells = state.ask == NOTHING and state.stage != DECIDE and state.power[seat] and state.science[seat]
        return None if tells else forced

    def perform(self, state: NereusState, seat: Seat, action: Action) -> list[Event]:
        out: list[Event] = []
        if state.phase == TURN:
            turn.perform(state, seat, action, out)
        elif state.phase == model.CREW:
            day.choose_crew(state, seat, CREW.index(str(action[1])), out)
        elif state.phase == CORNER:
            setup.choose_corner(state, seat, action, out)
        else:
            setup.keep(state, seat, action, out)
        return out

    def view(self, state: NereusState, seat: Seat | None) -> NereusView:
        return views.view(state, seat, self.actors(state))

    def progress(self, view: NereusView) -> float:
        return max(0, (view.day - 1) * CYCLES + view.cycle - 1) / (DAYS * CYCLES)

    def outcome(self, state: NereusState) -> Outcome | None:
        return scoring.outcome(state) if state.phase == OVER else None

    def clone(self, state: NereusState) -> NereusState:
        return model.clone(state)

    def determinize(self, state: NereusState, seat: Seat | None, chance: Chance) -> NereusState:
        return knowledge.determinize(state, seat, chance)
