"""The Treasure Tower: dice enter at the bottom of two towers and push the others up, in the end out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.action import Action
from engine.core.errors import IllegalAction
from engine.core.event import Event, Seat
from engine.games.gilded_compass import actions, components, events
from engine.games.gilded_compass.buildings.landing import Laid, Landing, Prize
from engine.games.gilded_compass.components import (
    FACES,
    FRAGMENT,
    FRAGMENT_COPIES,
    LEVELS,
    TREASURE_KINDS,
    TREASURES,
)
from engine.games.gilded_compass.dice import PAIRS_OF_SEVEN
from engine.games.gilded_compass.model import NEUTRAL, CompassState, Die, to_library

ID: Final = components.TOWER
FLOORS: Final = len(LEVELS)
LEFT_UP_TO: Final = 3
"""Dice up to this enter the left tower, higher ones the right."""
_SETS: Final = (*((value,) for value in FACES), *PAIRS_OF_SEVEN)
_PLACEMENTS: Final[tuple[tuple[tuple[Action, ...], ...], ...]] = tuple(
    tuple(
        tuple((verb, ID, *dice) for dice in _SETS if all(mask >> value - 1 & 1 for value in dice)) for mask in range(64)
    )
    for verb in actions.PLACE
)


def set_up(state: CompassState) -> None:
    """Two empty towers."""
    state.towers = [[], []]


def placements(state: CompassState, owner: int, dice: Sequence[int], mask: int) -> Sequence[Action]:
    """One die, or two that total 7."""
    return _PLACEMENTS[owner == NEUTRAL][mask]


def refused(state: CompassState, owner: int, dice: Sequence[int]) -> list[tuple[Action, IllegalAction]]:
    """Nothing: a die always gets in."""
    return []


def landing(state: CompassState, owner: int, action: Action) -> Landing:
    """In on the first floor; two that total 7 go to different towers."""
    dice = actions.numbers(action)
    out = enter([tower[:] for tower in state.towers], owner, dice)
    return Landing(
        building=ID,
        owner=owner,
        dice=dice,
        lying=dice,
        places=(1,) * len(dice),
        prize=Prize(LEVELS[0], len(dice), len(dice)) if owner != NEUTRAL else None,
        out=tuple(lying for lying, _ in out),
    )


def enter(towers: list[list[Die]], owner: int, dice: Sequence[int]) -> list[Die]:
    """Low dice to the left, high ones to the right; whoever stood on the top floor falls out and is returned."""
    out: list[Die] = []
    for value in dice:
        tower = towers[value > LEFT_UP_TO]
        tower.insert(0, (owner, value))
        if len(tower) > FLOORS:
            out.append(tower.pop())
    return out


def place(state: CompassState, seat: Seat, owner: int, action: Action, told: list[Event]) -> Laid:
    """Let the dice in; who falls out goes to the Library."""
    dice = actions.numbers(action)
    told.append(events.dice_placed("tower-dice", seat, owner, dice))
    for out, lost in enter(state.towers, owner, dice):
        to_library(state, out)
        told.append(events.pushed_out(out, ID, lost))
    return Laid(dice, dice)


def draw_treasure(state: CompassState, level: int) -> int:
    """Draw from the stack of a level.

    With fragments in play two tokens of the level are out of the game unseen. Which ones is never decided: a draw
    is a fragment with the share that fragments have in the stack, and otherwise any token not seen so far.
    """
    bag = state.treasure_bag[level]
    kind = FRAGMENT if state.chance.below(state.treasure_left[level]) < bag[FRAGMENT] else None
    if kind is None:
        kind = state.chance.weighted(bag[:FRAGMENT])
    bag[kind] -= 1
    state.treasure_left[level] -= 1
    return level * TREASURE_KINDS + kind


def begin(state: CompassState, told: list[Event]) -> None:
    """Nothing to rank."""


def go_on(state: CompassState, told: list[Event]) -> bool:
    """Bronze, silver or gold by floor, one treasure a die, kept face down; none for neutral dice."""
    gained: dict[int, list[int]] = {}
    for level in range(FLOORS):
        for tower in state.towers:
            if level < len(tower) and tower[level][0] != NEUTRAL:
                gained.setdefault(tower[level][0], []).append(draw_treasure(state, level))
    for owner, treasures in sorted(gained.items()):
        state.own_treasures[owner] += treasures
        levels = [LEVELS[treasure // TREASURE_KINDS] for treasure in treasures]
        told.extend(events.treasures_gained(owner, levels, [TREASURES[treasure] for treasure in treasures]))
    return True


def stack_sizes() -> list[int]:
    """How many tokens each stack holds at the start; fragments replace as many tokens as there are of them."""
    return [sum(copies) for copies in components.LEVEL_COPIES]


def unseen(fragments: bool) -> list[list[int]]:
    """The tokens that may be in each stack at the start, fragments last."""
    return [
        [*copies, pieces if fragments else 0]
        for copies, pieces in zip(components.LEVEL_COPIES, FRAGMENT_COPIES, strict=True)
    ]
