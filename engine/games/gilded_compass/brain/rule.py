"""The rule of thumb of a decent player, what a sensible one thinks about, and what is laughable."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.core.action import Action
from engine.core.event import Seat
from engine.games.gilded_compass import actions, dice, model
from engine.games.gilded_compass.brain import tiles, wishes
from engine.games.gilded_compass.brain.judge import Judge
from engine.games.gilded_compass.buildings import tower, university
from engine.games.gilded_compass.buildings.sequences import PLACES
from engine.games.gilded_compass.buildings.tower import FLOORS, LEFT_UP_TO
from engine.games.gilded_compass.components import (
    ARCHIVES,
    B_BUILDINGS,
    LIBRARY,
    TOWER,
    UNIVERSITY,
    UNIVERSITY_WIDTH,
)
from engine.games.gilded_compass.model import NEUTRAL, CompassState, Die
from engine.games.gilded_compass.phases import turns

_MINUS: Final = -99.0
_NEUTRAL: Final = (actions.NEUTRALS, actions.WILL[1])
_PLACING: Final = frozenset((*actions.PLACE, *actions.WILL))
_POOR: Final = 0.3
"""A turn that brings no more than this is worth a knowledge token."""
_WORTH_IT: Final = 0.2
"""What neutral dice must bring to be placed."""
_WILL_COST: Final = 1.2
_POWER_GAIN: Final = 1.5
"""What an ability must bring to be used: it is a gold by itself at the end."""
_LAUGHABLE: Final = 9.0
_CAREFUL: Final = (TOWER, UNIVERSITY)
"""The buildings in which own dice can be pushed out."""
_CANDIDATES: Final = 8
_NEUTRAL_CANDIDATES: Final = 3
_TURN: Final = 64
"""Clock readings a round; no round has so many turns."""


def clock(state: CompassState) -> int:
    """Rounds and turns done."""
    if state.phase in (model.OVER, model.ASSIGN):
        return (state.round + 1) * _TURN
    return state.round * _TURN + state.turns


def best(state: CompassState, seat: Seat, legal: Sequence[Action]) -> Action:
    """What a decent player does."""
    phase = state.phase
    if phase in (model.TURN, model.AFTER):
        return _turn(state, legal)
    if phase in _ANSWERS:
        return _ANSWERS[phase](state, seat, legal)
    return max(legal, key=lambda action: tiles.tile_worth(state, seat, action))


def _turn(state: CompassState, legal: Sequence[Action]) -> Action:
    gains = [(value, at) for at, value in enumerate(_gains(state, legal))]
    value, at = max(gains)
    if state.phase == model.AFTER:
        return legal[at] if value > _WORTH_IT else actions.END
    return legal[at]


def _gains(state: CompassState, legal: Sequence[Action]) -> list[float]:
    """What each action of a turn brings; neutral dice before the own ones only if they could not come after."""
    judge = Judge(state)
    found: list[float] = []
    for action in legal:
        verb = action[0]
        if verb not in _PLACING or (verb in _NEUTRAL and state.phase == model.TURN):
            found.append(_MINUS)
            continue
        gain = judge.gain(action)
        if verb in actions.WILL:
            gain -= _WILL_COST
        if _laughable(state, action, legal):
            gain -= _LAUGHABLE
        found.append(gain)
    if state.phase == model.TURN:
        top = max(found)
        for at, action in enumerate(legal):
            if action == actions.REROLL and top < _POOR:
                found[at] = _POOR
            elif action[0] == "power" and action[1] == "own":
                found[at] = _power_gain(state, action) - _POWER_GAIN + top
    return found


def _laughable(state: CompassState, action: Action, legal: Sequence[Action]) -> bool:
    """Whether a placement is a blunder; `legal` is everything that could be done instead."""
    if action[1] == LIBRARY:
        return _has_use(state, legal)
    return action[1] in _CAREFUL and blunder(state, state.turn, action) is not None


def _power_gain(state: CompassState, action: Action) -> float:
    """Turning dice pays where it makes a group of four or more."""
    old, new = actions.numbers(action)
    group = state.roll[new - 1]
    if new != 1 + max(range(6), key=lambda face: (state.roll[face], face)) or state.roll[old - 1] > 1 or group < 2:
        return 0.0
    return 0.6 * group + 0.01 * old


def _help(state: CompassState, seat: Seat, legal: Sequence[Action]) -> Action:
    return actions.USE["help"]


def _gift(state: CompassState, seat: Seat, legal: Sequence[Action]) -> Action:
    last = not wishes.rounds_left(state)
    return actions.USE["gift"] if state.left[seat] > (1 if last else 2) else actions.DECLINE


def _reroll(state: CompassState, seat: Seat, legal: Sequence[Action]) -> Action:
    return _throws(tuple(state.roll))[0]


@lru_cache(4096)
def _throws(roll: tuple[int, ...]) -> tuple[Action, ...]:
    """What is worth throwing again: all but the largest group, all but the longest run, everything."""
    everything = dice.values_of(roll)
    group = max(range(6), key=lambda face: (roll[face], face)) + 1
    keep_group = tuple(value for value in everything if value != group)
    runs = [(high - low, high, low) for low in range(1, 7) for high in range(low, 7) if all(roll[low - 1 : high])]
    _, high, low = max(runs)
    keep_run = list(everything)
    for value in range(low, high + 1):
        keep_run.remove(value)
    found = [keep_group, tuple(keep_run), everything]
    return tuple(dict.fromkeys(("throw", *values) for values in found if values))


def _reroll_neutral(state: CompassState, seat: Seat, legal: Sequence[Action]) -> Action:
    none = ("throw-neutral",)
    return none if none in legal else legal[0]


def _second_die(state: CompassState, seat: Seat, legal: Sequence[Action]) -> Action:
    own = [action for action in legal if action[0] == "power" and action[1] == "own"]
    chosen = max(own, key=lambda action: _power_gain(state, action), default=actions.LEAVE)
    return chosen if chosen != actions.LEAVE and _power_gain(state, chosen) > 0 else actions.LEAVE


def _ally(state: CompassState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Lift the set that gains most by it, if the next map is worth it."""
    wanted = wishes.wishes_of(state, seat).maps
    offered = sorted((wanted[tile] for tile in state.maps), reverse=True)
    chosen, top = actions.DECLINE, 1.3
    for at, (owner, value, size) in enumerate(state.archives):
        if at and owner == seat and state.archives[at - 1][0] != seat and at <= len(offered):
            gain = offered[at - 1] - (offered[at] if at < len(offered) else 0.0)
            if gain > top:
                chosen, top = ("ally", value, size), gain
    return chosen


def _accept(state: CompassState, seat: Seat, legal: Sequence[Action]) -> Action:
    """The best assignment lies there from the start."""
    return actions.ACCEPT


_ANSWERS: Final = {
    model.HELP: _help,
    model.GIFT: _gift,
    model.REROLL: _reroll,
    model.REROLL_NEUTRAL: _reroll_neutral,
    model.POWER: _second_die,
    model.ALLY: _ally,
    model.ASSIGN: _accept,
}


# --- what is worth a thought


def matters(state: CompassState, seat: Seat) -> bool:
    """Turns and re-rolls are worth a search; picking tiles is not."""
    return state.phase in (model.TURN, model.AFTER, model.REROLL, model.HELP, model.GIFT)


def sane(state: CompassState, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
    """The actions that a sensible player thinks about; never empty."""
    phase = state.phase
    if phase in (model.TURN, model.AFTER):
        return _sane_turn(state, seat, legal)
    if phase == model.REROLL:
        return [action for action in _throws(tuple(state.roll)) if action in legal]
    if phase in (model.HELP, model.GIFT):
        return legal
    if phase in _ANSWERS:
        return [best(state, seat, legal)]
    return sorted(legal, key=lambda action: -tiles.tile_worth(state, seat, action))[:2]


def _sane_turn(state: CompassState, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
    gains = _gains(state, legal)
    order = sorted(range(len(legal)), key=lambda at: -gains[at])
    found: list[Action] = []
    if state.phase == model.AFTER:
        judged = [legal[at] for at in order if legal[at] != actions.END][:_NEUTRAL_CANDIDATES]
        judged = [action for action in judged if blunder(state, seat, action) is None]
        return [actions.END, *judged]
    for at in order:
        action = legal[at]
        if len(found) == _CANDIDATES or gains[at] == _MINUS:
            break
        if action[0] in _PLACING and blunder(state, seat, action) is None:
            found.append(action)
    if actions.REROLL in legal:
        found.append(actions.REROLL)
    powers = [legal[at] for at in order if legal[at][0] == "power"][:1]
    return [*found, *powers] or [legal[order[0]]]


def blunder(state: CompassState, seat: Seat, action: Action) -> str | None:
    """What makes an action laughable to whoever knows the rules."""
    verb = action[0]
    if verb not in _PLACING:
        return None
    building = action[1]
    neutral = verb in _NEUTRAL
    if building == LIBRARY:
        return "library-for-nothing" if _has_use(state, turns.placements(state, seat)) else None
    numbers, owner = actions.numbers(action), NEUTRAL if neutral else seat
    out: list[Die] = []
    if building == UNIVERSITY:
        out = university.enter(state.university[:], UNIVERSITY_WIDTH[state.seats], owner, numbers)
    elif building == TOWER:
        out = tower.enter([row[:] for row in state.towers], owner, numbers)
    return "own-die-pushed-out" if any(keeper == seat for keeper, _ in out) else None


def theme(best: Action, other: Action) -> str:
    """`dice`: to throw again or turn a die, or not; `neutral`: neutral dice; `building`: where to place; `group`: which
    dice, in the same building; `tiles`: which tile or ability."""
    if {best[0], other[0]} & {"reroll", "throw", "throw-neutral", "power", "help", "leave"}:
        return "dice"
    if {best[0], other[0]} & {*_NEUTRAL, "end", "gift"}:
        return "neutral"
    if best[0] in _PLACING and other[0] in _PLACING:
        return "building" if best[1] != other[1] else "group"
    return "tiles"


def _has_use(state: CompassState, placements: Sequence[Action]) -> bool:
    """Whether one of these places a single own die where it would win something now and pushes nobody."""
    return any(action[0] == actions.OWN and _wins_alone(state, action) for action in placements)


def _wins_alone(state: CompassState, action: Action) -> bool:
    building, numbers = action[1], actions.numbers(action)
    if building == ARCHIVES:
        return len(state.archives) < len(state.maps) and numbers[0] == 0 and numbers[2] == 1
    if building == UNIVERSITY:
        return len(state.university) < UNIVERSITY_WIDTH[state.seats] and len(numbers) == 1
    if building == TOWER:
        return len(numbers) == 1 and len(state.towers[numbers[0] > LEFT_UP_TO]) < FLOORS
    return building in B_BUILDINGS and len(state.hall) < PLACES and numbers[0] == 0 and numbers[2] == numbers[3]
