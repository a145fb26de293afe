"""The Library: one knowledge token for each die that ends here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.action import Action
from engine.core.errors import IllegalAction
from engine.core.event import Event, Seat
from engine.games.gilded_compass import actions, components, events
from engine.games.gilded_compass.buildings.landing import Laid, Landing, Prize
from engine.games.gilded_compass.components import FACES
from engine.games.gilded_compass.model import NEUTRAL, CompassState, to_library

ID: Final = components.LIBRARY
_PRIZE: Final = Prize("token", 1, 1)
_PLACE: Final[Action] = (actions.OWN, ID)
_NEUTRAL: Final[Action] = (actions.NEUTRALS, ID)


def set_up(state: CompassState) -> None:
    """Empty."""
    state.library = [0] * state.seats


def placements(state: CompassState, owner: int, dice: Sequence[int], mask: int) -> Sequence[Action]:
    """One own die. Always allowed, so that a player who can place nothing else has just this."""
    return () if owner == NEUTRAL else (_PLACE,)


def refused(state: CompassState, owner: int, dice: Sequence[int]) -> list[tuple[Action, IllegalAction]]:
    """Neutral dice stay out (host)."""
    return [(_NEUTRAL, IllegalAction("no-neutral-in-library"))] if owner == NEUTRAL else []


def _lowest(state: CompassState) -> tuple[int, ...]:
    """Which die goes makes no difference (host: the lowest)."""
    return (next(face for face, count in zip(FACES, state.roll, strict=True) if count),)


def landing(state: CompassState, owner: int, action: Action) -> Landing:
    """A token for the lowest die."""
    die = _lowest(state)
    return Landing(building=ID, owner=owner, dice=die, lying=die, prize=_PRIZE)


def place(state: CompassState, seat: Seat, owner: int, action: Action, told: list[Event]) -> Laid:
    """One die to the Library."""
    die = _lowest(state)
    to_library(state, seat)
    told.append(events.library_die(seat))
    return Laid(die, die)


def begin(state: CompassState, told: list[Event]) -> None:
    """Nothing to rank."""


def go_on(state: CompassState, told: list[Event]) -> bool:
    """Pay out the tokens, from the start player on."""
    for turn in range(state.seats):
        seat = (state.start + turn) % state.seats
        gained = state.library[seat]
        if gained:
            state.tokens[seat] += gained
            state.library[seat] = 0
            told.append(events.tokens_gained(seat, gained, state.tokens[seat]))
    return True
