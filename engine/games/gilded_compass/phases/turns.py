"""A turn: a roll, re-rolls and Special Abilities, one placement of own dice and at most one of neutral dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from engine.core.action import Action
from engine.core.event import Event, Seat
from engine.games.gilded_compass import actions, components, dice, events
from engine.games.gilded_compass.buildings import ALL, CONTESTED, in_play, order
from engine.games.gilded_compass.buildings.landing import Landing
from engine.games.gilded_compass.components import EXTRA_DICE, FACES
from engine.games.gilded_compass.model import (
    AFTER,
    DONE,
    HELP,
    NEUTRAL,
    NOBODY,
    POWER,
    REROLL,
    REROLL_NEUTRAL,
    TURN,
    CompassState,
    holds,
    spend,
)

OWN_PLACED: Final = 1
NEUTRAL_PLACED: Final = 2


def begin_turn(state: CompassState, seat: Seat, told: list[Event]) -> None:
    """Roll, unless the seat may use A Little Help first.

    Special Abilities are taken openly, so everybody knows who is asked and why.
    """
    state.turn = seat
    state.placed = 0
    state.power_used = 0
    first_turn = state.turns < state.seats and not state.extra
    if first_turn and state.helper == NOBODY and holds(state, seat, components.HELP):
        state.phase = HELP
    else:
        roll(state, told)


def roll(state: CompassState, told: list[Event]) -> None:
    """Roll all unplaced dice, neutral ones too."""
    state.roll = dice.roll(state.chance, state.left[state.turn])
    neutral = state.neutral_left[state.turn]
    state.neutral_roll = dice.roll(state.chance, neutral) if neutral else []
    state.phase = TURN
    told.append(told_of_roll(state))


def told_of_roll(state: CompassState) -> Event:
    """The roll as an event."""
    return events.rolled(state.turn, state.roll, state.neutral_roll)


# --- what is possible


def legal(state: CompassState) -> Sequence[Action]:
    """What the seat in turn may do in any phase of a turn."""
    return _LEGAL[state.phase](state)


def _help(state: CompassState) -> list[Action]:
    return [actions.USE["help"], actions.ROLL]


def placements(state: CompassState, owner: int) -> list[Action]:
    """Every placement of the dice of `owner` in the buildings in play, A Will to Win included."""
    here = state.roll if owner != NEUTRAL else state.neutral_roll
    mask = dice.mask_of(here)
    b, archives, c, university, library = order(state)
    found = [
        *b.placements(state, owner, here, mask),
        *archives.placements(state, owner, here, mask),
        *c.placements(state, owner, here, mask),
        *university.placements(state, owner, here, mask),
        *library.placements(state, owner, here, mask),
    ]
    if holds(state, state.turn, components.WILL):
        found += _wills(state, owner, here)
    return found


def _wills(state: CompassState, owner: int, here: Sequence[int]) -> list[Action]:
    """Those with A Will to Win, which the seat in turn holds."""
    return [action for key in (state.b, components.ARCHIVES) for action in CONTESTED[key].wills(state, owner, here)]


def _can_place_neutral(state: CompassState) -> bool:
    """Whether `placements` holds anything for the neutral dice; nearly always the first building takes some."""
    here = state.neutral_roll
    mask = dice.mask_of(here)
    for building in order(state):
        if building.placements(state, NEUTRAL, here, mask):
            return True
    return holds(state, state.turn, components.WILL) and bool(_wills(state, NEUTRAL, here))


def owner_of(state: CompassState, action: Action) -> int:
    """With whose dice the seat in turn places: its own or NEUTRAL."""
    return NEUTRAL if action[0] in _WITH_NEUTRAL else state.turn


_WITH_NEUTRAL: Final = (actions.NEUTRALS, actions.WILL[1])
"""The verbs that place neutral dice."""


def landing(state: CompassState, action: Action) -> Landing:
    """How a placement by the seat in turn would turn out."""
    return ALL[str(action[1])].landing(state, owner_of(state, action), action)


def part(state: CompassState, action: Action) -> Sequence[Action]:
    """The part of `legal` to which an action like this belongs; for own or neutral dice those of one building."""
    verb = action[0]
    if verb == actions.OWN:
        owner, here, may = state.turn, state.roll, state.phase == TURN
    elif verb == actions.NEUTRALS:
        owner, here, may = NEUTRAL, state.neutral_roll, may_place_neutral(state)
    else:
        return _before_placing(state) if verb in _BEFORE_PLACING and state.phase == TURN else legal(state)
    building = in_play(state, action[1]) if may and len(action) > 1 else None
    return building.placements(state, owner, here, dice.mask_of(here)) if building is not None else ()


def may_place_neutral(state: CompassState) -> bool:
    """Once a turn, before or after the own dice."""
    return bool(state.neutral_roll) and not state.placed & NEUTRAL_PLACED


def no_reroll(state: CompassState) -> str:
    """Why no token can be paid for a re-roll now, as a code; empty if it can: before any dice are placed."""
    if state.placed:
        return "no-reroll-after-placing"
    return "" if state.tokens[state.turn] else "no-tokens"


def no_power(state: CompassState) -> str:
    """Why A Compelling Power, if held, cannot be used now, as a code; empty if it can: once a turn, before placing."""
    if state.placed:
        return "no-power-after-placing"
    return "power-once-a-turn" if state.power_used else ""


def _turn(state: CompassState) -> list[Action]:
    found = placements(state, state.turn)
    if may_place_neutral(state):
        found += placements(state, NEUTRAL)
    found += _before_placing(state)
    return found


_BEFORE_PLACING: Final = (actions.REROLL[0], "power")
"""The verbs of what is possible only before any dice are placed."""


def _before_placing(state: CompassState) -> list[Action]:
    """A re-roll, and A Compelling Power."""
    found: list[Action] = [] if no_reroll(state) else [actions.REROLL]
    if holds(state, state.turn, components.POWER) and not no_power(state):
        found += settable(state)
    return found


def settable(state: CompassState) -> list[Action]:
    """Every die turned to every other face, apart from the one that A Compelling Power has turned already."""
    found: list[Action] = []
    for kind, here in enumerate((state.roll, state.neutral_roll)):
        for face, count in enumerate(here):
            if count > (state.phase == POWER and state.chosen == [kind, face + 1]):
                found += actions.POWER[kind][face]
    return found


def _reroll(state: CompassState) -> Sequence[Action]:
    """Some of the own dice; none only if neutral ones can follow."""
    return _throws("throw", tuple(state.roll), bool(state.neutral_roll))


def _reroll_neutral(state: CompassState) -> Sequence[Action]:
    """Some of the neutral dice; none only if own ones are thrown."""
    return _throws("throw-neutral", tuple(state.neutral_roll), bool(state.chosen))


@lru_cache(maxsize=256)
def _throws(verb: str, counts: tuple[int, ...], none_too: bool) -> tuple[Action, ...]:
    """Every choice of these dice as ascending values: all of them first, no dice at all last and only if that makes
    sense. After them the way back.
    """
    found: list[Action] = [(verb,)]
    for face, count in zip(FACES, counts, strict=True):
        if count:
            each = [(face,) * number for number in range(count, -1, -1)]
            found = [picked + more for picked in found for more in each]
    return (*(found if none_too else found[:-1]), actions.BACK)


def _power(state: CompassState) -> list[Action]:
    return [*settable(state), actions.LEAVE]


def _after(state: CompassState) -> list[Action]:
    return [*placements(state, NEUTRAL), actions.END]


_LEGAL: Final[dict[str, Callable[[CompassState], Sequence[Action]]]] = {
    HELP: _help,
    TURN: _turn,
    REROLL: _reroll,
    REROLL_NEUTRAL: _reroll_neutral,
    POWER: _power,
    AFTER: _after,
}

# --- doing it


def perform(state: CompassState, seat: Seat, action: Action, told: list[Event]) -> bool:
    """Do a legal action of a turn; True if the turn is over with it."""
    _PERFORM[action[0]](state, seat, action, told)
    return state.phase == DONE


def _place(state: CompassState, seat: Seat, action: Action, told: list[Event]) -> None:
    """Place own or neutral dice; the turn ends when nothing more can follow."""
    building = str(action[1])
    owner = owner_of(state, action)
    if action[0] in actions.WILL:
        spend(state, seat, components.WILL)
        laid = CONTESTED[building].win(state, seat, owner, action, told)
    else:
        laid = ALL[building].place(state, seat, owner, action, told)
    state.last = (owner, building, laid.lying)
    if owner == NEUTRAL:
        state.neutral_left[seat] -= len(laid.dice)
        dice.take(state.neutral_roll, laid.dice)
        state.placed |= NEUTRAL_PLACED
        if not state.neutral_left[seat]:
            state.neutral_roll = []
        if not state.placed & OWN_PLACED:
            return
    else:
        state.left[seat] -= len(laid.dice)
        dice.take(state.roll, laid.dice)
        state.placed |= OWN_PLACED
    state.phase = AFTER if may_place_neutral(state) and _can_place_neutral(state) else DONE


def _use_help(state: CompassState, seat: Seat, action: Action, told: list[Event]) -> None:
    """A Little Help: two more dice for this round."""
    spend(state, seat, components.HELP)
    state.helper = seat
    state.left[seat] += EXTRA_DICE
    told.append(events.help_used(seat, state.left[seat]))
    roll(state, told)


def _no_help(state: CompassState, seat: Seat, action: Action, told: list[Event]) -> None:
    told.append(events.no_help(seat))
    roll(state, told)


def _start_reroll(state: CompassState, seat: Seat, action: Action, told: list[Event]) -> None:
    state.phase = REROLL


def _back(state: CompassState, seat: Seat, action: Action, told: list[Event]) -> None:
    state.chosen = []
    state.phase = TURN


def _throw(state: CompassState, seat: Seat, action: Action, told: list[Event]) -> None:
    state.chosen = list(actions.numbers(action, 1))
    if state.neutral_roll:
        state.phase = REROLL_NEUTRAL
    else:
        _pay_and_throw(state, seat, [], told)


def _throw_neutral(state: CompassState, seat: Seat, action: Action, told: list[Event]) -> None:
    _pay_and_throw(state, seat, list(actions.numbers(action, 1)), told)


def _pay_and_throw(state: CompassState, seat: Seat, neutral: list[int], told: list[Event]) -> None:
    """One knowledge token, then the picked dice are rolled again."""
    state.tokens[seat] -= 1
    for here, picked in ((state.roll, state.chosen), (state.neutral_roll, neutral)):
        if picked:
            dice.take(here, picked)
            for face, count in enumerate(dice.roll(state.chance, len(picked))):
                here[face] += count
    told.append(
        events.rerolled(
            seat,
            len(state.chosen) + len(neutral),
            state.tokens[seat],
            state.roll,
            state.neutral_roll,
        )
    )
    state.chosen = []
    state.phase = TURN


def _set_die(state: CompassState, seat: Seat, action: Action, told: list[Event]) -> None:
    """A Compelling Power, first or second die."""
    neutral = action[1] == "neutral"
    old, new = actions.numbers(action)
    here = state.neutral_roll if neutral else state.roll
    here[old - 1] -= 1
    here[new - 1] += 1
    told.append(events.die_set(seat, NEUTRAL if neutral else seat, old, new))
    if state.phase == POWER:
        _leave(state, seat, action, told)
    else:
        spend(state, seat, components.POWER)
        state.power_used = 1
        state.chosen = [int(neutral), new]
        state.phase = POWER


def _leave(state: CompassState, seat: Seat, action: Action, told: list[Event]) -> None:
    """No further die is turned."""
    state.chosen = []
    state.phase = TURN
    told.append(events.dice_now(seat, state.roll, state.neutral_roll))


def _end(state: CompassState, seat: Seat, action: Action, told: list[Event]) -> None:
    state.phase = DONE


_PERFORM: Final[dict[str | int, Callable[[CompassState, Seat, Action, list[Event]], None]]] = {
    "place": _place,
    "neutral": _place,
    "will": _place,
    "will-neutral": _place,
    "help": _use_help,
    "roll": _no_help,
    "reroll": _start_reroll,
    "back": _back,
    "throw": _throw,
    "throw-neutral": _throw_neutral,
    "power": _set_die,
    "leave": _leave,
    "end": _end,
}
