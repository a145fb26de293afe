"""The rules of Order of the Gilded Compass: who may do what when. RULES.md says which clause each function does."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.errors import IllegalAction
from engine.core.event import Event, Seat
from engine.core.game import Game
from engine.core.options import Options
from engine.core.outcome import Outcome
from engine.core.question import Question
from engine.games.gilded_compass import actions, model, scoring, seen
from engine.games.gilded_compass.assignment import desk
from engine.games.gilded_compass.meta import META
from engine.games.gilded_compass.model import (
    AFTER,
    ARTIFACTS,
    ASSIGN,
    GIFT,
    HELP,
    MISSION,
    OVER,
    POWER,
    REROLL,
    REROLL_NEUTRAL,
    TURN,
    CompassState,
)
from engine.games.gilded_compass.phases import barred, course, setup, turns
from engine.games.gilded_compass.question import question
from engine.games.gilded_compass.view import CompassView
from engine.games.gilded_compass.worlds import determinize

_OF_A_TURN = frozenset((HELP, TURN, REROLL, REROLL_NEUTRAL, POWER, AFTER))
_ALONE = tuple((seat,) for seat in range(META.players[-1]))
"""One actor."""
_SECRET = frozenset((ARTIFACTS, MISSION, ASSIGN))


class GildedCompass(Game[CompassState, CompassView]):
    """The game object."""

    meta = META
    state_type = CompassState

    def deal(self, seats: int, options: Options, chance: Chance) -> CompassState:
        state = setup.deal(seats, options, chance)
        course.begin_round(state, [])
        return state

    def opening(self, state: CompassState) -> list[Event]:
        return [*setup.told_of_setup(state), *setup.told_of_round(state), turns.told_of_roll(state)]

    def actors(self, state: CompassState) -> tuple[Seat, ...]:
        if state.phase == OVER:
            return ()
        if state.phase == ASSIGN:
            return tuple(seat for seat in range(state.seats) if seat not in state.done)
        return _ALONE[state.turn]

    def legal(self, state: CompassState, seat: Seat) -> Sequence[Action]:
        if seat == state.turn and state.phase in _OF_A_TURN:
            return turns.legal(state)
        if state.phase == ASSIGN:
            return desk.legal(state, seat) if 0 <= seat < state.seats else []
        if seat != state.turn or state.phase == OVER:
            return []
        if state.phase == GIFT:
            return [actions.USE["gift"], actions.DECLINE]
        return course.choices(state)

    def candidates(self, state: CompassState, seat: Seat, action: Action) -> Sequence[Action]:
        """For dice placed in a building only what is possible there; for a re-roll no placements at all."""
        if (state.phase == TURN or state.phase == AFTER) and seat == state.turn and type(action) is tuple and action:
            return turns.part(state, action)
        return self.legal(state, seat)

    def sealed(self, state: CompassState) -> bool:
        return seen.sealed(state)

    def question(self, state: CompassState, seat: Seat) -> Question:
        legal = self.legal(state, seat)
        if not legal:
            raise IllegalAction("not-your-turn")
        return question(state, seat, legal)

    def refusal(self, state: CompassState, seat: Seat, action: Action) -> IllegalAction:
        if state.phase in _OF_A_TURN and (why := barred.why_not(state, seat, action)):
            return why
        return super().refusal(state, seat, action)

    def forced(self, state: CompassState) -> tuple[Seat, Action] | None:
        """As everywhere, but never where the number of choices would tell what a seat looks at."""
        return None if state.phase in _SECRET else super().forced(state)

    def perform(self, state: CompassState, seat: Seat, action: Action) -> list[Event]:
        told: list[Event] = []
        if state.phase in _OF_A_TURN:
            if turns.perform(state, seat, action, told):
                course.end_turn(state, told)
        elif state.phase == GIFT:
            course.gift(state, seat, action, told)
        elif state.phase == ASSIGN:
            course.assign(state, seat, action, told)
        else:
            course.choose(state, action, told)
        return told

    def view(self, state: CompassState, seat: Seat | None) -> CompassView:
        return seen.view(state, seat, self.actors(state))

    def progress(self, view: CompassView) -> float:
        return (view.round - 1) / view.rounds

    def outcome(self, state: CompassState) -> Outcome | None:
        return scoring.outcome(state) if state.phase == OVER else None

    def clone(self, state: CompassState) -> CompassState:
        return model.clone(state)

    def determinize(self, state: CompassState, seat: Seat | None, chance: Chance) -> CompassState:
        return determinize(state, seat, chance)
