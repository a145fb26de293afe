"""The nine buildings, one module each, all with the same functions.

    ID                                    the building's id
    set_up(state)                         lay out what a round begins with, without dice
    placements(state, owner, dice, mask)  every placement of dice by this owner (a seat or NEUTRAL), as actions;
                                          `mask` tells which faces there are, see `dice.mask_of`
    refused(state, owner, dice)           placements that come to mind but are not allowed, each with its reason
    landing(state, owner, action)         what a placement would bring, as a `landing.Landing`
    place(state, seat, owner, action, told)   do a placement for the seat, with its own or with neutral dice; returns
                                          what lies there now, as a `landing.Laid`
    begin(state, told)                    the round is over: rank the dice
    go_on(state, told)                    resolve until somebody has to choose; True when nothing is left to do

The buildings in which somebody chooses also have

    choices(state)                        what the seat in turn may choose
    choose(state, action, told)           do it

and those that A Will to Win opens have `wills(state, owner, dice)`, `wills_refused(state, owner, dice)` and
`win(state, seat, owner, action, told)`, which mirror `placements`, `refused` and `place`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Final, Protocol, cast

from engine.core.action import Action
from engine.core.errors import IllegalAction
from engine.core.event import Event, Seat
from engine.games.gilded_compass.buildings import (
    archives,
    auction,
    galleon,
    guild,
    illuminati,
    library,
    temple,
    tower,
    university,
)
from engine.games.gilded_compass.buildings.landing import Laid, Landing
from engine.games.gilded_compass.model import CompassState


class Building(Protocol):
    """What every building module has; see above."""

    ID: str
    set_up: Callable[[CompassState], None]
    placements: Callable[[CompassState, int, Sequence[int], int], Sequence[Action]]
    refused: Callable[[CompassState, int, Sequence[int]], list[tuple[Action, IllegalAction]]]
    landing: Callable[[CompassState, int, Action], Landing]
    place: Callable[[CompassState, Seat, int, Action, list[Event]], Laid]
    begin: Callable[[CompassState, list[Event]], None]
    go_on: Callable[[CompassState, list[Event]], bool]


class Contested(Building, Protocol):
    """A building in which A Will to Win may be used."""

    wills: Callable[[CompassState, int, Sequence[int]], list[Action]]
    wills_refused: Callable[[CompassState, int, Sequence[int]], list[tuple[Action, IllegalAction]]]
    win: Callable[[CompassState, Seat, int, Action, list[Event]], Laid]


class Choosing(Building, Protocol):
    """A building in which the seat in turn chooses while it is resolved."""

    choices: Callable[[CompassState], list[Action]]
    choose: Callable[[CompassState, Action, list[Event]], None]


def _building(module: ModuleType) -> Building:
    return cast("Building", module)


ALL: Final[dict[str, Building]] = {
    module.ID: _building(module)
    for module in (archives, university, library, auction, guild, temple, illuminati, galleon, tower)
}
CONTESTED: Final[dict[str, Contested]] = {
    module.ID: cast("Contested", _building(module)) for module in (archives, auction, guild)
}
CHOOSING: Final[dict[str, Choosing]] = {
    module.ID: cast("Choosing", _building(module)) for module in (archives, university, auction, guild, illuminati)
}

_ORDER: Final = {
    (b, c): (ALL[b], ALL[archives.ID], ALL[c], ALL[university.ID], ALL[library.ID])
    for b in (auction.ID, guild.ID)
    for c in (temple.ID, illuminati.ID, galleon.ID, tower.ID)
}


def order(state: CompassState) -> tuple[Building, ...]:
    """The buildings in play, in the order in which they are resolved (left to right, upper row first)."""
    return _ORDER[state.b, state.c]


_BY_ID: Final = {table: {building.ID: building for building in buildings} for table, buildings in _ORDER.items()}


def in_play(state: CompassState, building: object) -> Building | None:
    """The building with this id, which may be anything; None if it is not in play."""
    return _BY_ID[state.b, state.c].get(building) if type(building) is str else None
