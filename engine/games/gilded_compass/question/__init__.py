"""What a seat is asked, structured for a person.

turn      placing dice, re-rolls, A Compelling Power
choice    whatever is chosen while a round begins or is resolved
assign    the final assignment
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.event import Seat
from engine.core.question import Question
from engine.games.gilded_compass.model import AFTER, ASSIGN, POWER, REROLL, REROLL_NEUTRAL, TURN, CompassState
from engine.games.gilded_compass.question.assign import assigning
from engine.games.gilded_compass.question.choice import CHOOSING
from engine.games.gilded_compass.question.turn import placing, rerolling, second_die


def question(state: CompassState, seat: Seat, legal: Sequence[Action]) -> Question:
    """The question for an actor with these legal actions."""
    if state.phase in (TURN, AFTER):
        return placing(state, seat, legal)
    if state.phase in (REROLL, REROLL_NEUTRAL):
        return rerolling(state, legal)
    if state.phase == POWER:
        return second_die(state, seat, legal)
    if state.phase == ASSIGN:
        return assigning(state, seat, legal)
    return CHOOSING[state.phase](state, seat, legal)
