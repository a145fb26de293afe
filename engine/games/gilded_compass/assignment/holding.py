"""What a seat has to assign at the end, and what may lie together on a map."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from engine.core.event import Seat
from engine.games.gilded_compass.components import (
    ANY,
    CARTOGRAPHER,
    COLOURS,
    DIG_SITE,
    DUAL_COLOURS,
    DUAL_GOLD,
    DUALS,
    EXCAVATOR,
    ITEM_COLOUR,
    ITEM_TYPE,
    ITEMS,
    MAP_COLOUR,
    MAP_GREATER,
    MAP_LESSER,
    MAPS,
    MISSIONS,
    SECRET,
    SECRET_GOLD,
    SPECIALIST_COLOUR,
    SPECIALIST_TYPE,
    SPECIALIST_VALUE,
    SPECIALISTS,
)
from engine.games.gilded_compass.model import CompassState

NOWHERE: Final = -1
NO_ITEM: Final = -1
_REMEMBERED: Final = 1 << 12

Plan = list[tuple[int, int]]
"""For each specialist of a holding: the place it is assigned to (or NOWHERE) and the item it has (or NO_ITEM)."""

_SECOND: Final = MISSIONS.index("second")


class Place(msgspec.Struct, frozen=True):
    """A map on which specialists can be: an Ancient Map, a Secret Map or a Dual Map.

    id:      the map's or mission's id.
    ancient: False for missions.
    colours: the colours that it takes. A dig site and a Secret Map take all of them, but only one at a time.
    greater: its gold with enough specialists; `lesser` without.
    dual:    it needs two specialists of different colours to score.
    """

    id: str
    ancient: bool
    colours: tuple[int, ...]
    greater: int
    lesser: int
    dual: bool = False

    @property
    def any_colour(self) -> bool:
        """Whether it takes specialists of whichever colour, but of one colour."""
        return len(self.colours) == len(COLOURS)


_ALL_COLOURS = tuple(range(len(COLOURS)))
MAP_PLACE: Final = tuple(
    Place(name, True, _ALL_COLOURS if tile == DIG_SITE else (MAP_COLOUR[tile],), MAP_GREATER[tile], MAP_LESSER[tile])
    for tile, name in enumerate(MAPS)
)
MISSION_PLACE: Final = (
    *(Place(MISSIONS[tile], False, DUAL_COLOURS[tile], DUAL_GOLD, 0, dual=True) for tile in range(DUALS)),
    Place(MISSIONS[SECRET], False, _ALL_COLOURS, SECRET_GOLD, 0),
)


class Specialist(msgspec.Struct, frozen=True):
    """A specialist tile."""

    id: str
    colour: int
    type: int
    value: int


class Item(msgspec.Struct, frozen=True):
    """A Magical Item; a Tool of Power has the colour ANY."""

    id: str
    colour: int
    type: int


SPECIALIST: Final = tuple(
    Specialist(name, colour, kind, value)
    for name, colour, kind, value in zip(
        SPECIALISTS,
        SPECIALIST_COLOUR,
        SPECIALIST_TYPE,
        SPECIALIST_VALUE,
        strict=True,
    )
)
ITEM: Final = tuple(Item(*facts) for facts in zip(ITEMS, ITEM_COLOUR, ITEM_TYPE, strict=True))


class Holding(msgspec.Struct, frozen=True):
    """What there is to assign. `missions` are all missions of the seat, as ids, maps among them too."""

    places: tuple[Place, ...]
    specialists: tuple[Specialist, ...]
    items: tuple[Item, ...] = ()
    missions: tuple[str, ...] = ()

    @property
    def third(self) -> bool:
        """Whether maps may have a third specialist (Second Opinion)."""
        return MISSIONS[_SECOND] in self.missions


Tiles = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""Maps, specialists, items (without their backs) and missions, each in ascending order."""


def tiles_of(state: CompassState, seat: Seat) -> Tiles:
    """The tiles of this seat that a holding is made of."""
    return (
        tuple(sorted(state.own_maps[seat])),
        tuple(sorted(state.own_specialists[seat])),
        tuple(sorted([tile % len(ITEMS) for tile in state.own_items[seat]])) if state.own_items else (),
        tuple(sorted(state.own_missions[seat])) if state.own_missions else (),
    )


def holding(state: CompassState, seat: Seat) -> Holding:
    """What this seat holds."""
    return held(tiles_of(state, seat))


@lru_cache(_REMEMBERED)
def held(tiles: Tiles) -> Holding:
    """What somebody with these tiles holds."""
    maps, specialists, items, missions = tiles
    return Holding(
        places=(*[MAP_PLACE[tile] for tile in maps], *[MISSION_PLACE[tile] for tile in missions if tile <= SECRET]),
        specialists=tuple([SPECIALIST[tile] for tile in specialists]),
        items=tuple([ITEM[tile] for tile in items]),
        missions=tuple([MISSIONS[tile] for tile in missions]),
    )


def in_sight(state: CompassState, seat: Seat) -> Holding:
    """What everybody sees of it: Ancient Maps and specialists."""
    return held_of(state.own_maps[seat], state.own_specialists[seat])


def held_of(maps: Sequence[int], specialists: Sequence[int]) -> Holding:
    """Ancient Maps and specialists alone, by their tiles."""
    return held((tuple(sorted(maps)), tuple(sorted(specialists)), (), ()))


def fits(place: Place, together: Sequence[Specialist], third: bool) -> bool:
    """Whether these specialists may be on this map together (University; Dual Map, Secret Map, Second Opinion)."""
    types = [specialist.type for specialist in together]
    cartographers, excavators = types.count(CARTOGRAPHER), types.count(EXCAVATOR)
    if len(together) > (3 if third else 2):
        return False
    if len(together) >= 2 and not (cartographers and excavators):
        return False
    colours = {specialist.colour for specialist in together}
    if not colours <= set(place.colours):
        return False
    if place.dual:
        return len(together) < 2 or len(colours) == 2
    return len(colours) <= 1


def serves(item: Item, specialist: Specialist) -> bool:
    """Whether the item doubles this specialist: same type, and same colour unless it is a Tool of Power."""
    return item.type == specialist.type and item.colour in (specialist.colour, ANY)
