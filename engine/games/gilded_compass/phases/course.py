"""The course of a match: rounds of turns, extra turns, buildings resolved one after another, final scoring."""

from __future__ import annotations

from engine.core.action import Action
from engine.core.event import Event, Seat
from engine.games.gilded_compass import actions, components, events
from engine.games.gilded_compass.assignment import desk, solver
from engine.games.gilded_compass.assignment.holding import holding
from engine.games.gilded_compass.buildings import CHOOSING, order
from engine.games.gilded_compass.components import (
    ARTIFACTS,
    COLLECTION_KINDS,
    DICE,
    GUILD,
    MISSIONS,
    NEUTRAL_DICE,
    ROUNDS,
    TREASURES,
)
from engine.games.gilded_compass.model import ASSIGN, GIFT, NOBODY, OVER, CompassState, holds, spend
from engine.games.gilded_compass.phases import setup, turns
from engine.games.gilded_compass.scoring import reached, sheet


def begin_round(state: CompassState, told: list[Event]) -> None:
    """Everybody takes all dice back, every building is laid out, the start player rolls."""
    state.round += 1
    state.left = [DICE] * state.seats
    state.neutral_left = [NEUTRAL_DICE[state.seats]] * state.seats
    state.turns = 0
    state.helper = NOBODY
    state.last = None
    for building in order(state):
        building.set_up(state)
    told.extend(setup.told_of_round(state))
    turns.begin_turn(state, state.start, told)


def end_turn(state: CompassState, told: list[Event]) -> None:
    """The next player's turn, or the end of the round (or of an extra turn after it)."""
    state.roll = []
    state.neutral_roll = []
    state.clock += 1
    if state.extra:
        state.extra = 0
        next_gift(state, told)
        return
    state.turns += 1
    if state.turns % state.seats or min(state.left):
        turns.begin_turn(state, (state.turn + 1) % state.seats, told)
    else:
        end_round(state, told)


def end_round(state: CompassState, told: list[Event]) -> None:
    """All turns are taken: offer A Timely Gift from the start player on."""
    told.append(events.round_over())
    around = ((state.start + turn) % state.seats for turn in range(state.seats))
    state.queue = [seat for seat in around if state.left[seat] and holds(state, seat, components.GIFT)]
    next_gift(state, told)


def next_gift(state: CompassState, told: list[Event]) -> None:
    """Ask the next holder who still has own dice; after the last one the buildings are resolved."""
    if state.queue:
        state.turn = state.queue.pop(0)
        state.phase = GIFT
        return
    for seat, dice in enumerate(state.left):
        if dice:
            state.library[seat] += dice
            state.left[seat] = 0
            told.append(events.left_over(seat, dice))
    state.step = 0
    order(state)[0].begin(state, told)
    resolve(state, told)


def resolve(state: CompassState, told: list[Event]) -> None:
    """Resolve buildings until somebody has to choose, or the round is finished."""
    buildings = order(state)
    while buildings[state.step].go_on(state, told):
        state.step += 1
        if state.step == len(buildings):
            _finish_round(state, told)
            return
        buildings[state.step].begin(state, told)


def gift(state: CompassState, seat: Seat, action: Action, told: list[Event]) -> None:
    """Use A Timely Gift for an ordinary turn, or not."""
    if action == actions.DECLINE:
        told.append(events.declined(seat, "gift"))
        next_gift(state, told)
        return
    spend(state, seat, components.GIFT)
    state.extra = 1
    told.append(events.gift_used(seat))
    turns.begin_turn(state, seat, told)


def choices(state: CompassState) -> list[Action]:
    """What the seat in turn may choose while a building is resolved."""
    return CHOOSING[order(state)[state.step].ID].choices(state)


def choose(state: CompassState, action: Action, told: list[Event]) -> None:
    """Choose it, and go on resolving."""
    CHOOSING[order(state)[state.step].ID].choose(state, action, told)
    resolve(state, told)


def _finish_round(state: CompassState, told: list[Event]) -> None:
    """The next round with the next start player, or final scoring."""
    state.clock += 1
    state.course.append(reached(state))
    if state.round < ROUNDS[state.seats]:
        state.start = (state.start + 1) % state.seats
        begin_round(state, told)
        return
    state.left = [0] * state.seats
    state.proposals = [solver.best(holding(state, seat)) for seat in range(state.seats)]
    state.plans = [list(plan) for plan in state.proposals]
    if state.b == GUILD:
        state.phase = ASSIGN
        told.append(events.assigning())
    else:
        _end_match(state, told)


def assign(state: CompassState, seat: Seat, action: Action, told: list[Event]) -> None:
    """A step of the final assignment; when the last seat has accepted, everything is revealed."""
    told.extend(desk.perform(state, seat, action))
    if len(state.done) == state.seats:
        _end_match(state, told)


def _end_match(state: CompassState, told: list[Event]) -> None:
    """Turn all secrets up and score."""
    state.phase = OVER
    state.done = list(range(state.seats))
    for seat in range(state.seats):
        told.extend(_secrets(state, seat))
    for seat in range(state.seats):
        told.extend(desk.told_of_plan(state, seat))
        line = sheet(state, seat)
        told.append(events.scored(seat, line.gold, line.unassigned))


def _secrets(state: CompassState, seat: Seat) -> list[Event]:
    """What a seat has kept face down."""
    told: list[Event] = []
    if state.collections:
        told.append(events.revealed(seat, "collection-revealed", "kinds", COLLECTION_KINDS[state.collections[seat]]))
        kept = [name for name, count in zip(ARTIFACTS, state.own_artifacts[seat], strict=True) for _ in range(count)]
        told.append(events.revealed(seat, "artifacts-revealed", "artifacts", kept))
    if state.own_missions:
        missions = [MISSIONS[tile] for tile in sorted(state.own_missions[seat])]
        told.append(events.revealed(seat, "missions-revealed", "missions", missions))
    if state.own_items:
        told.append(events.revealed(seat, "items-revealed", "items", [item.id for item in holding(state, seat).items]))
    if state.own_treasures:
        treasures = [TREASURES[tile] for tile in state.own_treasures[seat]]
        told.append(events.revealed(seat, "treasures-revealed", "treasures", treasures))
    return told
