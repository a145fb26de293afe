"""What the tiles on offer would be worth to somebody, by what that seat holds already."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from engine.core.brain import Parts
from engine.core.event import Seat
from engine.games.gilded_compass.assignment import solver
from engine.games.gilded_compass.assignment.holding import NO_ITEM, NOWHERE, Holding, holding
from engine.games.gilded_compass.assignment.worth import worth
from engine.games.gilded_compass.components import (
    COLOURS,
    DIG_SITE,
    MAP_COLOUR,
    MAP_GREATER,
    MAP_LESSER,
    MAPS,
    ROUNDS,
    SPECIALIST_COLOUR,
    SPECIALIST_TYPE,
    SPECIALIST_VALUE,
    SPECIALISTS,
    TYPES,
)
from engine.games.gilded_compass.model import OVER, CompassState
from engine.games.gilded_compass.scoring import (
    TOKENS_A_GOLD,
    artifacts_gold,
    collected_missions,
    sheet,
    treasures_gold,
)

_HOPE: Final = 0.5
"""How much of a specialist without a map, or of a map without one, is hoped for while rounds are left."""
_PEOPLE_A_MAP: Final = len(TYPES)
_PLACE: Final = 0.5
"""What a free place for a specialist is hoped to bring."""


class Wishes(NamedTuple):
    """By tile what a map and what a specialist more would bring, in gold."""

    maps: tuple[float, ...]
    specialists: tuple[float, ...]


class Collected(NamedTuple):
    """What a seat's maps, specialists and items are worth together, with the best assignment.

    maps, specialists, missions: gold by source, as on the score sheet.
    idle:     the value of specialists without a map.
    places:   free places for specialists on maps.
    unused:   items that double nothing.
    """

    maps: int
    specialists: int
    missions: int
    idle: int
    places: int
    unused: int


@lru_cache(1 << 10)
def wishes(maps: tuple[int, ...], specialists: tuple[int, ...], rounds: int) -> Wishes:
    """For somebody with these maps and specialists, while so many rounds are left after this one."""
    hope = _HOPE if rounds else 0.0
    place = _PLACE if rounds else 0.0
    places = [0] * (len(COLOURS) + 1)
    for tile in maps:
        places[MAP_COLOUR[tile]] += 1
    people: list[list[list[int]]] = [[[] for _ in TYPES] for _ in COLOURS]
    for tile in specialists:
        people[SPECIALIST_COLOUR[tile]][SPECIALIST_TYPE[tile]].append(SPECIALIST_VALUE[tile])
    digs = places[len(COLOURS)]
    spare = [[sorted(group, reverse=True)[places[at] :] for group in groups] for at, groups in enumerate(people)]
    found: list[float] = []
    for tile in range(len(MAPS)):
        if tile == DIG_SITE:
            waiting = max(sum(group[0] for group in groups if group) for groups in spare)
            found.append(waiting + 2 * place if waiting else 3 * place)
            continue
        groups = spare[MAP_COLOUR[tile]]
        waiting = [group[0] for group in groups if group]
        if waiting:
            found.append(MAP_GREATER[tile] + sum(waiting) + place * (2 - len(waiting)))
        else:
            found.append(MAP_LESSER[tile] + hope * (MAP_GREATER[tile] - MAP_LESSER[tile]) + 2 * place)
    hired: list[float] = []
    for tile in range(len(SPECIALISTS)):
        colour, kind, value = SPECIALIST_COLOUR[tile], SPECIALIST_TYPE[tile], SPECIALIST_VALUE[tile]
        group = people[colour][kind]
        if len(group) < places[colour]:
            bare = max(len(other) for other in people[colour]) <= len(group)
            hired.append(value + (1.0 if bare else 0.0))
        elif places[colour] and value > min(group):
            hired.append(value - min(group) + hope * min(group))
        elif digs:
            hired.append(0.6 * value)
        else:
            hired.append(hope * value)
    return Wishes(tuple(found), tuple(hired))


def wishes_of(state: CompassState, seat: Seat) -> Wishes:
    """Those of a seat."""
    return wishes(tuple(sorted(state.own_maps[seat])), tuple(sorted(state.own_specialists[seat])), rounds_left(state))


def rounds_left(state: CompassState) -> int:
    """Rounds to come after this one."""
    return ROUNDS[state.seats] - state.round


@lru_cache(1 << 13)
def _assigned(held: Holding) -> Collected:
    plan = solver.best(held)
    found = worth(held, plan)
    used = sum(where != NOWHERE for where, _ in plan)
    doubled = sum(item != NO_ITEM for _, item in plan)
    return Collected(
        maps=found.maps,
        specialists=found.specialists,
        missions=sum(found.missions.values()),
        idle=found.unassigned,
        places=_PEOPLE_A_MAP * len(held.places) - used,
        unused=len(held.items) - doubled,
    )


def collected(state: CompassState, seat: Seat) -> Collected:
    """What a seat has collected to be assigned at the end."""
    return _assigned(holding(state, seat))


def sources(state: CompassState, seat: Seat) -> Parts:
    """The gold of a seat if the match ended now, by the lines of the score sheet; a single knowledge token is not
    rounded away before it does."""
    if state.phase == OVER:
        return tuple((source, float(gold)) for source, gold in sheet(state, seat).lines)
    held = collected(state, seat)
    return (
        ("maps", float(held.maps)),
        ("specialists", float(held.specialists)),
        ("missions", float(held.missions + sum(collected_missions(state, seat).values()))),
        ("artifacts", float(artifacts_gold(state, seat))),
        ("abilities", float(sum(state.own_abilities[seat]) if state.own_abilities else 0)),
        ("chests", float(sum(state.own_chests[seat]) if state.own_chests else 0)),
        ("treasures", float(treasures_gold(state.own_treasures[seat]) if state.own_treasures else 0)),
        ("tokens", state.tokens[seat] / TOKENS_A_GOLD),
    )


def gold(state: CompassState, seat: Seat) -> float:
    """The sum of `sources`."""
    return sum([points for _, points in sources(state, seat)])
