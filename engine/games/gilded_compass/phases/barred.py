"""What comes to mind in a turn but is not allowed, each with its reason."""

from __future__ import annotations

from engine.core.action import Action
from engine.core.errors import IllegalAction
from engine.core.event import Seat
from engine.games.gilded_compass import actions, components
from engine.games.gilded_compass.buildings import CONTESTED, order
from engine.games.gilded_compass.components import ABILITIES
from engine.games.gilded_compass.model import AFTER, NEUTRAL, NOBODY, POWER, TURN, CompassState, holds
from engine.games.gilded_compass.phases import turns

Barred = tuple[Action, IllegalAction]


def barred(state: CompassState, seat: Seat) -> list[Barred]:
    """Everything that the seat in turn may wonder about: placements, a re-roll, Special Abilities that it holds."""
    if state.phase == POWER:
        return _turned_already(state)
    found: list[Barred] = []
    if state.phase == TURN:
        found += _placements(state, seat, state.roll)
        if code := turns.no_reroll(state):
            found.append((actions.REROLL, IllegalAction(code)))
    if state.phase in (TURN, AFTER):
        if turns.may_place_neutral(state):
            found += _placements(state, NEUTRAL, state.neutral_roll)
        found += _abilities(state, seat)
    return found


def _placements(state: CompassState, owner: int, here: list[int]) -> list[Barred]:
    found: list[Barred] = []
    for building in order(state):
        found += building.refused(state, owner, here)
    if holds(state, state.turn, components.WILL):
        for key in (state.b, components.ARCHIVES):
            found += CONTESTED[key].wills_refused(state, owner, here)
    return found


def _turned_already(state: CompassState) -> list[Barred]:
    """The die that A Compelling Power has turned, unless another one shows the same."""
    kind, face = state.chosen
    same = actions.POWER[kind][face - 1]
    return (
        [] if same[0] in turns.settable(state) else [(action, IllegalAction("same-die", die=face)) for action in same]
    )


def _abilities(state: CompassState, seat: Seat) -> list[Barred]:
    """Special Abilities of the seat whose time has not come, or is over; those that can be used are not here."""
    why = {
        components.GIFT: "gift-after-round",
        components.HELP: "help-first-roll" if state.helper in (seat, NOBODY) else "help-one-a-round",
        components.POWER: turns.no_power(state),
        components.ALLY: "ally-before-archives",
        components.WILL: "" if _may_tie(state) else "will-nothing-equal",
    }
    return [
        ((ABILITIES[ability],), IllegalAction(code))
        for ability, code in why.items()
        if code and holds(state, seat, ability)
    ]


def _may_tie(state: CompassState) -> bool:
    """Whether A Will to Win has anything to say with these dice, yes or no."""
    rolls = [(state.turn, state.roll)] if state.phase == TURN else []
    if turns.may_place_neutral(state):
        rolls.append((NEUTRAL, state.neutral_roll))
    return any(
        CONTESTED[key].wills(state, owner, here) or CONTESTED[key].wills_refused(state, owner, here)
        for owner, here in rolls
        for key in (state.b, components.ARCHIVES)
    )


def why_not(state: CompassState, seat: Seat, action: Action) -> IllegalAction | None:
    """Why the seat in turn may not do this, as exactly as can be said; None if it is no step of a turn at all."""
    for near, why in barred(state, seat):
        if near == action:
            return why
    verb = action[0]
    if verb == actions.REROLL[0] and (code := turns.no_reroll(state)):
        return IllegalAction(code)
    if verb == "power" and state.phase in (TURN, AFTER):
        if not holds(state, seat, components.POWER):
            return IllegalAction("no-such-ability", ability=ABILITIES[components.POWER])
        return IllegalAction(turns.no_power(state) or "not-possible-now")
    if verb in (*actions.PLACE, *actions.WILL) and state.phase in (TURN, AFTER):
        return _misplaced(state, seat, action)
    return None


def _misplaced(state: CompassState, seat: Seat, action: Action) -> IllegalAction:
    """Why dice may not be placed like this, as far as it is not a matter of a single building."""
    verb, building = action[0], str(action[1])[:20] if len(action) > 1 else ""
    if building not in [used.ID for used in order(state)]:
        return IllegalAction("no-such-building", building=building)
    owner = turns.owner_of(state, action)
    if owner == NEUTRAL and not turns.may_place_neutral(state):
        return IllegalAction("neutral-dice-placed" if state.neutral_left[seat] else "no-neutral-dice")
    if owner != NEUTRAL and state.phase == AFTER:
        return IllegalAction("own-dice-placed")
    if verb in actions.WILL and not holds(state, seat, components.WILL):
        return IllegalAction("no-such-ability", ability=ABILITIES[components.WILL])
    here = turns.placements(state, owner)
    code = "not-these-dice" if any(possible[1] == building for possible in here) else "nothing-fits"
    return IllegalAction(code, building=building)
