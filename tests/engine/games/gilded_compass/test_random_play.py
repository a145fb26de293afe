"""Random play with every pair of buildings, every number of players and all expansions."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import msgspec
import pytest

from engine.core.chance import seeded
from engine.core.playout import playout
from engine.games.gilded_compass import GAME
from engine.games.gilded_compass.buildings import order
from engine.games.gilded_compass.components import (
    ABILITY_COPIES,
    ALLY_COPIES,
    ARTIFACT_COPIES,
    B_BUILDINGS,
    C_BUILDINGS,
    CHEST_COPIES,
    COVETED_COPIES,
    DICE,
    EXTRA_DICE,
    FRAGMENT,
    ITEMS,
    LEVEL_COPIES,
    MAP_STACK,
    NEUTRAL_DICE,
    SPECIALISTS,
    TREASURE_KINDS,
)
from engine.games.gilded_compass.dice import mask_of
from engine.games.gilded_compass.model import AFTER, NEUTRAL, NOBODY, TURN, CompassState
from engine.games.gilded_compass.phases import turns
from tests.support.games.gilded_compass import EXPANSIONS

PAIRS = list(product(B_BUILDINGS, C_BUILDINGS))
TABLES = [(b, c, seats) for (b, c), seats in product(PAIRS, range(2, 6))]
every_table = pytest.mark.parametrize(("b", "c", "seats"), TABLES)


def dice_lying(state: CompassState) -> Counter[int]:
    """The dice of every owner in the buildings."""
    lying: Counter[int] = Counter()
    for owner, _, size in state.archives:
        lying[owner] += size
    for owner, low, high in state.hall:
        lying[owner] += high - low + 1
    for owner, _ in state.university:
        lying[owner] += 1
    for owner, values in state.piles:
        lying[owner] += len(values)
    for _, owner in state.temple:
        if owner != NOBODY:
            lying[owner] += 2
    for tower in state.towers:
        for owner, _ in tower:
            lying[owner] += 1
    return lying


def check_dice(state: CompassState) -> None:
    """During a round every own die is in hand, in a building or in the Library; neutral ones may be out."""
    lying = dice_lying(state)
    for seat in range(state.seats):
        extra = EXTRA_DICE if state.helper == seat else 0
        assert state.left[seat] + state.library[seat] + lying[seat] == DICE + extra
        assert 0 <= state.neutral_left[seat] <= NEUTRAL_DICE[state.seats]
    in_play = NEUTRAL_DICE[state.seats] * state.seats
    assert sum(state.neutral_left) + lying[NEUTRAL] <= in_play
    if state.phase == TURN:
        assert sum(state.roll) == state.left[state.turn]
        assert sum(state.neutral_roll) == state.neutral_left[state.turn]


def check_tiles(state: CompassState) -> None:
    """Nothing is lost and nothing appears."""
    maps = Counter(tile for tiles in (state.map_bag, state.maps, *state.own_maps) for tile in tiles)
    assert maps <= Counter(MAP_STACK)
    people = [tile for tiles in (state.specialist_bag, state.specialists, *state.own_specialists) for tile in tiles]
    assert len(people) == len(set(people)) <= len(SPECIALISTS)
    if state.b == "auction":
        drawn = Counter(state.drawn)
        for tile, copies in enumerate((*ARTIFACT_COPIES, COVETED_COPIES)):
            held = sum(own[tile] for own in state.own_artifacts)
            assert state.artifact_bag[tile] + state.artifacts_out[tile] + held + drawn[tile] == copies
        assert len(set(state.collections)) == state.seats
    else:
        elsewhere = (state.missions_under, state.missions_away, state.drawn, *state.own_missions)
        assert len(state.mission_bag) + sum(map(len, elsewhere)) == 19
        assert state.missions_lost <= len(state.mission_bag)
    if state.c == "temple":
        seen = Counter(tile for tiles in (state.items_out, *state.own_items) for tile in tiles)
        for back, items in enumerate(state.item_bag):
            for item, left in enumerate(items):
                assert left + seen[back * len(ITEMS) + item] == 1
            assert sum(items) >= sum(shown == back for shown, _ in state.temple)
    elif state.c == "illuminati":
        for tile, copies in enumerate((*ABILITY_COPIES, ALLY_COPIES)):
            held = sum(own[tile] for own in state.own_abilities)
            assert state.ability_bag[tile] + state.abilities.count(tile) + state.abilities_out[tile] + held == copies
    elif state.c == "galleon":
        held_chests = Counter(v for chests in (*state.chests_drawn, *state.own_chests) for v in chests)
        for value, copies in enumerate(CHEST_COPIES):
            assert state.chest_bag[value] + state.chests_out[value] + held_chests[value] == copies
    else:
        held_treasures = Counter(tile for tiles in state.own_treasures for tile in tiles)
        for level, copies in enumerate(LEVEL_COPIES):
            out = 0
            for kind, number in enumerate((*copies, 2)):
                held = held_treasures[level * TREASURE_KINDS + kind]
                assert state.treasure_bag[level][kind] + held == number
                out += held
            assert state.treasure_left[level] == sum(copies) - out >= 0
            assert held_treasures[level * TREASURE_KINDS + FRAGMENT] <= 2


@every_table
def test_every_tile_and_die_stays_in_the_game(b: str, c: str, seats: int) -> None:
    checked = Counter[str]()

    def watch(state: CompassState, *_: object) -> None:
        check_tiles(state)
        if state.phase in (TURN, AFTER):
            check_dice(state)
        checked[state.phase] += 1

    state, _ = playout(GAME, seats, {"b": b, "c": c, **EXPANSIONS}, 4, watch=watch)
    assert GAME.outcome(state) is not None
    assert checked[TURN] > 25


@every_table
def test_many_matches_finish(b: str, c: str, seats: int) -> None:
    for seed in range(2):
        state, _ = playout(GAME, seats, {"b": b, "c": c, **(EXPANSIONS if seed % 2 else {})}, 50 + seed)
        assert GAME.outcome(state) is not None


@pytest.mark.soak
@every_table
def test_five_hundred_matches_finish(b: str, c: str, seats: int) -> None:
    """Sixteen matches for each of the 32 tables: 512."""
    for seed in range(16):
        state, _ = playout(GAME, seats, {"b": b, "c": c, **(EXPANSIONS if seed % 2 else {})}, 50 + seed)
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert min(outcome.ranks) == 1


@every_table
def test_nobody_sees_what_the_seat_cannot_know(b: str, c: str, seats: int) -> None:
    """With all expansions; the generic sweep does the rest."""
    found: list[CompassState] = []

    def watch(state: CompassState, *_: object) -> None:
        if len(found) < 8 and state.chance.draws % 5 == 0:
            found.append(GAME.clone(state))

    last, _ = playout(GAME, seats, {"b": b, "c": c, **EXPANSIONS}, 77, watch=watch)
    for state in (*found, last):
        for seat in (None, 0, seats - 1):
            before = msgspec.json.encode(GAME.view(state, seat))
            for world in range(3):
                twin = GAME.determinize(state, seat, seeded(world))
                check_tiles(twin)
                assert msgspec.json.encode(GAME.view(twin, seat)) == before
                assert GAME.actors(twin) == GAME.actors(state)
                if seat is not None and seat in GAME.actors(state):
                    assert GAME.question(twin, seat) == GAME.question(state, seat)


def test_private_events_go_to_their_seat_only() -> None:
    """Whatever ends in `-secret` names one reader; nothing else carries tiles that are face down."""
    open_keys: set[str] = set()
    for b, c in PAIRS:

        def watch(state: CompassState, seat: int, action: Any, events: Any) -> None:
            for event in events:
                if event.key.endswith("-secret"):
                    assert event.to is not None
                    assert len(event.to) == 1
                elif event.to is None:
                    open_keys.add(event.key)

        playout(GAME, 3, {"b": b, "c": c}, 3, watch=watch)
    assert {"rolled-both", "map-taken", "artifacts-drawn", "mission-kept", "treasures-gained"} <= open_keys


@pytest.mark.parametrize(("b", "c"), PAIRS)
def test_refused_placements_are_none_of_the_legal_ones_and_apply_says_the_same(b: str, c: str) -> None:
    seen: set[str] = set()

    def watch(state: CompassState, *_: object) -> None:
        if state.phase != TURN:
            return
        seat = state.turn
        for owner, here in ((seat, state.roll), (NEUTRAL, state.neutral_roll)):
            if not here or (owner == NEUTRAL and not turns.may_place_neutral(state)):
                continue
            for building in order(state):
                legal = set(building.placements(state, owner, here, mask_of(here)))
                for action, why in building.refused(state, owner, here):
                    assert action not in legal
                    if owner == NEUTRAL or not state.placed & 1:
                        assert GAME.refusal(state, seat, action).code == why.code
                    seen.add(why.code)

    for seed in range(3):
        playout(GAME, 3, {"b": b, "c": c}, seed, watch=watch)
    assert {"same-set", "same-run", "row-full", "no-neutral-in-library"} <= seen
