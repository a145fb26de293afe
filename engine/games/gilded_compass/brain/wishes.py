"""What the tiles on offer would be worth to somebody, by what that seat holds already."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from engine.core.event import Seat
from engine.games.gilded_compass.assignment import solver
from engine.games.gilded_compass.assignment.holding import NOWHERE, holding
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
_PLACE: Final = 0.5
"""What a free place for a specialist is hoped to bring."""


class Wishes(NamedTuple):
    """By tile what a map and what a specialist more would bring, in gold."""

    maps: tuple[float, ...]
    specialists: tuple[float, ...]


class Collected(NamedTuple):
    """What a seat's maps, specialists and items are worth together.

    gold:     with the best assignment.
    idle:     the value of specialists without a map.
    places:   free places for specialists on maps.
    unused:   items that double nothing.
    """

    gold: int
    idle: int
    places: int
    unused: int


@lru_cache(1 << 13)
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


@lru_cache(1 << 14)
def _collected(
    maps: tuple[int, ...], specialists: tuple[int, ...], missions: tuple[int, ...], items: tuple[int, ...], own: _Key
) -> Collected:
    held = holding(own.state, own.seat)
    plan = solver.best(held)
    gold = worth(held, plan).gold
    idle = sum(held.specialists[at].value for at, (where, _) in enumerate(plan) if where == NOWHERE)
    used = sum(where != NOWHERE for where, _ in plan)
    doubled = sum(item >= 0 for _, item in plan)
    return Collected(gold, idle, 2 * len(held.places) - used, len(held.items) - doubled)


class _Key:
    """Carries a state past the cache, which looks only at what is held."""

    def __init__(self, state: CompassState, seat: Seat) -> None:
        self.state = state
        self.seat = seat

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0


def collected(state: CompassState, seat: Seat) -> Collected:
    """What a seat has collected to be assigned at the end."""
    return _collected(
        tuple(sorted(state.own_maps[seat])),
        tuple(sorted(state.own_specialists[seat])),
        tuple(sorted(state.own_missions[seat])) if state.own_missions else (),
        tuple(sorted(state.own_items[seat])) if state.own_items else (),
        _Key(state, seat),
    )


def gold(state: CompassState, seat: Seat) -> float:
    """The gold of a seat if the match ended now; a single knowledge token is not rounded away before it does."""
    if state.phase == OVER:
        return sheet(state, seat).gold
    found = collected(state, seat).gold + sum(collected_missions(state, seat).values())
    found += artifacts_gold(state, seat) + state.tokens[seat] / TOKENS_A_GOLD
    if state.own_abilities:
        found += sum(state.own_abilities[seat])
    if state.own_chests:
        found += sum(state.own_chests[seat])
    if state.own_treasures:
        found += treasures_gold(state.own_treasures[seat])
    return found
