"""What it brings to take or keep tiles when a building is resolved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.action import Action
from engine.core.event import Seat
from engine.games.gilded_compass import components, model
from engine.games.gilded_compass.brain import wishes
from engine.games.gilded_compass.components import (
    ARTIFACTS,
    COLLECTION_GOLD,
    COVETED,
    MAPS,
    MISSIONS,
    SPECIALISTS,
)
from engine.games.gilded_compass.model import CompassState

_FIRST_ABILITIES: Final = {"help": 4, "power": 3, "gift": 2, "will": 1, "ally": 0}
_MISSION_HOPE: Final = {"embrace": 3.0, "find": 3.5, "scour": 3.0, "hire": 3.5, "recruit": 3.0, "unite": 3.0}
_MISSION_USUAL: Final = 2.5


def tile_worth(state: CompassState, seat: Seat, action: Action) -> float:
    """What taking or keeping tiles brings."""
    if state.phase == model.MAP:
        return wishes.wishes_of(state, seat).maps[_MAP[str(action[1])]]
    if state.phase == model.SPECIALIST:
        return wishes.wishes_of(state, seat).specialists[_SPECIALIST[str(action[1])]]
    if state.phase == model.ABILITY:
        return float(_FIRST_ABILITIES[str(action[1])])
    if state.phase == model.ARTIFACTS:
        return _artifacts_worth(state, seat, [_ARTIFACT[str(tile)] for tile in action[1:]])
    return _mission_worth(state, seat, _MISSION[str(action[1])])


_MAP: Final = {tile: at for at, tile in enumerate(MAPS)}
_SPECIALIST: Final = {tile: at for at, tile in enumerate(SPECIALISTS)}
_ARTIFACT: Final = {tile: at for at, tile in enumerate(ARTIFACTS)}
_MISSION: Final = {tile: at for at, tile in enumerate(MISSIONS)}


def _artifacts_worth(state: CompassState, seat: Seat, tiles: Sequence[int]) -> float:
    values = COLLECTION_GOLD[state.collections[seat]]
    coveted = state.own_artifacts[seat][COVETED]
    found = 0.0
    for tile in tiles:
        if tile == COVETED:
            found += 2 * coveted + 1 + 0.7 * min(2, wishes.rounds_left(state))
            coveted += 1
        else:
            found += values[tile]
    return found


def _mission_worth(state: CompassState, seat: Seat, tile: int) -> float:
    """What a mission brings with what is held now, and is hoped to bring while rounds are left."""
    hope = wishes.rounds_left(state) / components.ROUNDS[state.seats]
    name = MISSIONS[tile]
    twin = model.clone(state)
    before = wishes.gold(twin, seat)
    twin.own_missions[seat] = [*twin.own_missions[seat], tile]
    now = wishes.gold(twin, seat) - before
    return now + hope * max(0.0, _MISSION_HOPE.get(name, _MISSION_USUAL) - 0.5 * now)
