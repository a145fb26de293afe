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
from engine.games.gilded_compass import actions, components, model, scoring
from engine.games.gilded_compass import question as questions
from engine.games.gilded_compass.assignment import desk
from engine.games.gilded_compass.buildings import order
from engine.games.gilded_compass.meta import META
from engine.games.gilded_compass.model import (
    AFTER,
    ARTIFACTS,
    ASSIGN,
    GIFT,
    HELP,
    MISSION,
    NEUTRAL,
    OVER,
    POWER,
    REROLL,
    REROLL_NEUTRAL,
    TURN,
    CompassState,
)
from engine.games.gilded_compass.phases import course, setup, turns
from engine.games.gilded_compass.view import CompassView, view
from engine.games.gilded_compass.worlds import determinize

_OF_A_TURN = frozenset((HELP, TURN, REROLL, REROLL_NEUTRAL, POWER, AFTER))
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
        return (state.turn,)

    def legal(self, state: CompassState, seat: Seat) -> Sequence[Action]:
        if state.phase == ASSIGN:
            return desk.legal(state, seat) if 0 <= seat < state.seats else []
        if seat != state.turn or state.phase == OVER:
            return []
        if state.phase in _OF_A_TURN:
            return turns.legal(state)
        if state.phase == GIFT:
            return [actions.USE["gift"], actions.DECLINE]
        return course.choices(state)

    def candidates(self, state: CompassState, seat: Seat, action: Action) -> Sequence[Action]:
        """For dice placed in a building only what is possible there."""
        if state.phase in (TURN, AFTER) and seat == state.turn and type(action) is tuple and len(action) > 1:
            return turns.part(state, action)
        return self.legal(state, seat)

    def question(self, state: CompassState, seat: Seat) -> Question:
        legal = self.legal(state, seat)
        if not legal:
            raise IllegalAction("not-your-turn")
        return questions.question(state, seat, legal)

    def refusal(self, state: CompassState, seat: Seat, action: Action) -> IllegalAction:
        verb, *rest = action
        for near, why in questions.refused(state, seat):
            if near == action:
                return why
        if verb in (*actions.PLACE, *actions.WILL) and state.phase in (TURN, AFTER):
            return self._misplaced(state, seat, str(verb), str(rest[0])[:20] if rest else "")
        return super().refusal(state, seat, action)

    def _misplaced(self, state: CompassState, seat: Seat, verb: str, building: str) -> IllegalAction:
        """Why dice may not be placed like this, as far as it is not a matter of a single building."""
        if building not in [used.ID for used in order(state)]:
            return IllegalAction("no-such-building", building=building)
        neutral = verb in (actions.NEUTRALS, actions.WILL[1])
        if neutral and not turns.may_place_neutral(state):
            return IllegalAction("neutral-dice-placed" if state.neutral_left[seat] else "no-neutral-dice")
        if not neutral and state.phase == AFTER:
            return IllegalAction("own-dice-placed")
        if verb in actions.WILL and not model.holds(state, seat, components.WILL):
            return IllegalAction("no-such-ability", ability=components.ABILITIES[components.WILL])
        here = turns.placements(state, NEUTRAL if neutral else seat)
        code = "not-these-dice" if any(possible[1] == building for possible in here) else "nothing-fits"
        return IllegalAction(code, building=building)

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
        return view(state, seat, self.actors(state))

    def outcome(self, state: CompassState) -> Outcome | None:
        return scoring.outcome(state) if state.phase == OVER else None

    def clone(self, state: CompassState) -> CompassState:
        return model.clone(state)

    def determinize(self, state: CompassState, seat: Seat | None, chance: Chance) -> CompassState:
        return determinize(state, seat, chance)
