"""The University: a row of single dice, low ones to the left; each die left at the end takes a specialist."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.action import Action
from engine.core.chance import draw_card
from engine.core.errors import IllegalAction
from engine.core.event import Event, Seat
from engine.games.gilded_compass import actions, components, events
from engine.games.gilded_compass.buildings import taking
from engine.games.gilded_compass.buildings.landing import Laid, Landing, Prize
from engine.games.gilded_compass.components import FACES, SPECIALIST_VALUE, SPECIALISTS, UNIVERSITY_WIDTH
from engine.games.gilded_compass.dice import PAIRS_OF_FIVE, mask_of
from engine.games.gilded_compass.model import NEUTRAL, SPECIALIST, CompassState, Die, to_library

ID: Final = components.UNIVERSITY

_SETS: Final = (*((value,) for value in FACES), *PAIRS_OF_FIVE)


def _table(verb: str) -> tuple[tuple[tuple[Action, ...], ...], ...]:
    """The placements with dice of these faces (a mask) and the highest die that still fits."""
    return tuple(
        tuple(
            tuple(
                (verb, ID, *dice)
                for dice in _SETS
                if dice[-1] <= highest and all(mask >> value - 1 & 1 for value in dice)
            )
            for highest in range(7)
        )
        for mask in range(64)
    )


_SPECIALISTS: Final = taking.Kind(
    what="specialist",
    phase=SPECIALIST,
    names=SPECIALISTS,
    worth=SPECIALIST_VALUE,
    actions={action: tile for tile, action in enumerate(actions.TAKE_SPECIALIST)},
    lost="neutral-specialist",
    left="specialists-left",
)
_LANDING: Final = -1
"""The owner of dice that are only thought of."""
_PLACEMENTS: Final = tuple(_table(verb) for verb in actions.PLACE)


def set_up(state: CompassState) -> None:
    """One specialist an entrance, drawn one at a time, left to right."""
    state.university = []
    state.specialists = [draw_card(state.chance, state.specialist_bag) for _ in range(UNIVERSITY_WIDTH[state.seats])]


def _highest(state: CompassState) -> int:
    """The highest die that may enter: in a full row none above the last."""
    return 6 if len(state.university) < UNIVERSITY_WIDTH[state.seats] else state.university[-1][1]


def placements(state: CompassState, owner: int, dice: Sequence[int], mask: int) -> Sequence[Action]:
    """One die, or 1 and 4, or 2 and 3. Of a pair the higher die must have a place."""
    return _PLACEMENTS[owner == NEUTRAL][mask][_highest(state)]


def refused(state: CompassState, owner: int, dice: Sequence[int]) -> list[tuple[Action, IllegalAction]]:
    """Dice above the last one of a full row."""
    highest = _highest(state)
    everything = _PLACEMENTS[owner == NEUTRAL][mask_of(dice)][6]
    fits = _PLACEMENTS[owner == NEUTRAL][mask_of(dice)][highest]
    return [(action, IllegalAction("row-full", die=highest)) for action in everything if action not in fits]


def landing(state: CompassState, owner: int, action: Action) -> Landing:
    """Through which entrances the dice would go; everyone who stays takes a specialist."""
    dice = actions.numbers(action)
    row = [(lying, value) for lying, value in state.university]
    out = enter(row, UNIVERSITY_WIDTH[state.seats], _LANDING, dice)
    places = tuple(at for at, (lying, _) in enumerate(row, 1) if lying == _LANDING)
    return Landing(
        building=ID,
        owner=owner,
        dice=dice,
        lying=dice,
        places=places,
        prize=Prize("specialist", len(places), len(places)),
        out=tuple(owner if lying == _LANDING else lying for lying, _ in out),
    )


def enter(row: list[Die], width: int, owner: int, dice: Sequence[int]) -> list[Die]:
    """The higher die first; each goes before equal or higher ones and may push the last one out, which is returned."""
    out: list[Die] = []
    for value in reversed(dice):
        at = 0
        while at < len(row) and row[at][1] < value:
            at += 1
        row.insert(at, (owner, value))
        if len(row) > width:
            out.append(row.pop())
    return out


def place(state: CompassState, seat: Seat, owner: int, action: Action, told: list[Event]) -> Laid:
    """Let the dice in; who is pushed out goes to the Library."""
    dice = actions.numbers(action)
    told.append(events.dice_placed("university-dice", seat, owner, dice))
    for out, lost in enter(state.university, UNIVERSITY_WIDTH[state.seats], owner, dice):
        to_library(state, out)
        told.append(events.pushed_out(out, ID, lost))
    return Laid(dice, dice)


def begin(state: CompassState, told: list[Event]) -> None:
    """The row is in order already."""


def go_on(state: CompassState, told: list[Event]) -> bool:
    """From left to right each die takes a specialist; a neutral one the highest, leftmost first."""
    return taking.go_on(state, _SPECIALISTS, state.university, state.specialists, told)


def choices(state: CompassState) -> list[Action]:
    """A specialist."""
    return [actions.TAKE_SPECIALIST[tile] for tile in state.specialists]


def choose(state: CompassState, action: Action, told: list[Event]) -> None:
    """Take it for the leftmost die."""
    taking.choose(state, _SPECIALISTS, state.university, state.specialists, state.own_specialists, action, told)
