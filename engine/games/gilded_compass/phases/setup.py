"""Setting a match up."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.chance import Chance
from engine.core.event import Event
from engine.core.options import Options
from engine.games.gilded_compass import events
from engine.games.gilded_compass.buildings import tower
from engine.games.gilded_compass.components import (
    ABILITIES,
    ABILITY_COPIES,
    ALLY_COPIES,
    ANY,
    ARTIFACT_COPIES,
    ARTIFACTS,
    AUCTION,
    B_BUILDINGS,
    BACKS,
    C_BUILDINGS,
    CHEST_COPIES,
    COLLECTION_KINDS,
    COLLECTIONS,
    COVETED_COPIES,
    FIRST_TOKENS,
    GALLEON,
    GUILD,
    ILLUMINATI,
    ITEM_COLOUR,
    ITEM_COPIES,
    MAP_STACK,
    MAPS,
    MISSION_NEEDS,
    MISSION_STACK,
    ROUNDS,
    SPECIALISTS,
    TEMPLE,
    TOOL_COPIES,
    TOWER,
)
from engine.games.gilded_compass.meta import RANDOM
from engine.games.gilded_compass.model import CompassState


def _chosen(option: object, buildings: Sequence[str], chance: Chance) -> str:
    return buildings[chance.below(len(buildings))] if option == RANDOM else str(option)


def deal(seats: int, options: Options, chance: Chance) -> CompassState:
    """The table before the first round. The start player is drawn, as are the buildings if the table wants that."""
    b = _chosen(options["b"], B_BUILDINGS, chance)
    c = _chosen(options["c"], C_BUILDINGS, chance)
    start = chance.below(seats)
    state = CompassState(
        seats=seats,
        options=options,
        chance=chance,
        b=b,
        c=c,
        start=start,
        turn=start,
        left=[0] * seats,
        neutral_left=[0] * seats,
        tokens=[FIRST_TOKENS] * seats,
        library=[0] * seats,
        map_bag=list(MAP_STACK),
        specialist_bag=list(range(len(SPECIALISTS))),
        own_maps=[[] for _ in range(seats)],
        own_specialists=[[] for _ in range(seats)],
    )
    if b == AUCTION:
        state.artifact_bag = [*ARTIFACT_COPIES, COVETED_COPIES if options["coveted"] else 0]
        state.artifacts_out = [0] * len(ARTIFACTS)
        state.own_artifacts = [[0] * len(ARTIFACTS) for _ in range(seats)]
        tiles = list(range(len(COLLECTIONS)))
        state.collections = [tiles.pop(chance.below(len(tiles))) for _ in range(seats)]
    if b == GUILD:
        state.mission_bag = [tile for tile in MISSION_STACK if MISSION_NEEDS.get(tile, c) == c]
        state.own_missions = [[] for _ in range(seats)]
    if c == TEMPLE:
        tools = TOOL_COPIES if options["tools"] else 0
        state.item_bag = [[tools if colour == ANY else ITEM_COPIES for colour in ITEM_COLOUR] for _ in BACKS]
        state.own_items = [[] for _ in range(seats)]
    if c == ILLUMINATI:
        state.ability_bag = [*ABILITY_COPIES, ALLY_COPIES if options["ally"] else 0]
        state.abilities_out = [0] * len(ABILITIES)
        state.own_abilities = [[0] * len(ABILITIES) for _ in range(seats)]
    if c == GALLEON:
        state.chest_bag = list(CHEST_COPIES)
        state.chests_out = [0] * len(CHEST_COPIES)
        state.own_chests = [[] for _ in range(seats)]
    if c == TOWER:
        state.treasure_bag = tower.unseen(bool(options["fragments"]))
        state.treasure_left = tower.stack_sizes()
        state.own_treasures = [[] for _ in range(seats)]
    return state


def told_of_setup(state: CompassState) -> list[Event]:
    """What the set-up decided."""
    told = [events.set_out(state.b, state.c)]
    for seat, tile in enumerate(state.collections):
        told.append(events.collection_dealt(seat, *COLLECTION_KINDS[tile]))
    return told


def told_of_round(state: CompassState) -> list[Event]:
    """What lies out at the beginning of a round."""
    told = [
        events.round_began(state.round, ROUNDS[state.seats], state.start),
        events.laid_out([MAPS[tile] for tile in state.maps], [SPECIALISTS[tile] for tile in state.specialists]),
    ]
    if state.c == ILLUMINATI:
        told.append(events.abilities_laid_out([ABILITIES[tile] for tile in state.abilities]))
    if state.c == TEMPLE:
        told.append(events.items_laid_out([BACKS[back] for back, _ in state.temple]))
    return told
