"""Possible worlds: everything that a seat cannot know is drawn anew."""

from __future__ import annotations

from engine.core.chance import Chance, draw_card, draw_kind
from engine.core.event import Seat
from engine.games.gilded_compass import model
from engine.games.gilded_compass.assignment import solver
from engine.games.gilded_compass.assignment.holding import holding
from engine.games.gilded_compass.buildings import tower
from engine.games.gilded_compass.components import COLLECTIONS, ITEMS, TREASURE_KINDS
from engine.games.gilded_compass.model import ARTIFACTS, ASSIGN, AWAY, BOTTOM, MISSION, CompassState


def determinize(state: CompassState, seat: Seat | None, chance: Chance) -> CompassState:
    """A world in which `seat` would see the same. What nobody has seen is not there yet and needs nothing.

    When the match is over everything lies open, so that world is the only one.
    """
    world = model.clone(state)
    world.chance = chance
    if state.phase == model.OVER:
        return world
    others = [other for other in range(state.seats) if other != seat]
    looking = state.turn if state.phase in (ARTIFACTS, MISSION) and state.turn != seat else None
    if world.own_artifacts:
        _collections(world, others, chance)
        _artifacts(world, others, looking if state.phase == ARTIFACTS else None, chance)
    if world.own_missions:
        _missions(world, seat, others, looking if state.phase == MISSION else None, chance)
    if world.own_items:
        _items(world, others, chance)
    if world.chests_drawn:
        _chests(world, others, chance)
    if world.own_treasures:
        _treasures(world, others, chance)
    if state.phase == ASSIGN:
        for other in others:
            world.proposals[other] = solver.best(holding(world, other))
            world.plans[other] = list(world.proposals[other])
    return world


def _collections(world: CompassState, others: list[Seat], chance: Chance) -> None:
    known = [world.collections[seat] for seat in range(world.seats) if seat not in others]
    tiles = [tile for tile in range(len(COLLECTIONS)) if tile not in known]
    for other in others:
        world.collections[other] = draw_card(chance, tiles)


def _artifacts(world: CompassState, others: list[Seat], looking: Seat | None, chance: Chance) -> None:
    held = [sum(world.own_artifacts[other]) for other in others]
    for other in others:
        for tile, count in enumerate(world.own_artifacts[other]):
            world.artifact_bag[tile] += count
            world.own_artifacts[other][tile] = 0
    if looking is not None:
        for tile in world.drawn:
            world.artifact_bag[tile] += 1
        world.drawn = sorted(draw_kind(chance, world.artifact_bag) for _ in world.drawn)
    for other, count in zip(others, held, strict=True):
        for _ in range(count):
            world.own_artifacts[other][draw_kind(chance, world.artifact_bag)] += 1


def _missions(world: CompassState, seat: Seat | None, others: list[Seat], looking: Seat | None, chance: Chance) -> None:
    """Missions elsewhere, apart from those of which the seat knows where they lie (see `mission_memory`).

    The pool is sorted, so that the order of the true stack leaves no trace in the draws.
    """
    elsewhere = {other: world.own_missions[other] for other in others}
    elsewhere[BOTTOM] = world.missions_under
    elsewhere[AWAY] = world.missions_away
    known = _known_missions(world, seat, elsewhere, chance)
    # What the seat itself has passed on a moment ago is on the way and known to it.
    passing = looking is not None and world.missions_giver != seat
    pool = world.mission_bag
    for tiles in (*elsewhere.values(), world.drawn if passing else []):
        pool.extend(tiles)
    for tile in known.values():
        pool.remove(tile)
    pool.sort()
    for place, tiles in elsewhere.items():
        for at in range(len(tiles)):
            tiles[at] = known[place, at] if (place, at) in known else draw_card(chance, pool)
    if passing:
        world.drawn = [draw_card(chance, pool) for _ in world.drawn]


def _known_missions(
    world: CompassState, seat: Seat | None, elsewhere: dict[int, list[int]], chance: Chance
) -> dict[tuple[int, int], int]:
    """Which missions the seat takes to lie where: (place, number there). Two at two ends may lie either way round."""
    known: dict[tuple[int, int], int] = {}
    for knower, place, at, other_place, other_at in world.mission_memory:
        if knower != seat:
            continue
        ends = [(place, at), (other_place, other_at)][: 1 if other_place < 0 else 2]
        hidden = [end for end in ends if end[0] != seat]
        kinds = [elsewhere[place][at] for place, at in hidden]
        if len(hidden) == 2:
            kinds.sort()
            if chance.below(2):
                kinds.reverse()
        # If one of the two came back to the seat, it knows the other.
        known.update(zip(hidden, kinds, strict=True))
    return known


def _items(world: CompassState, others: list[Seat], chance: Chance) -> None:
    """Magical Items of others: everybody has seen their backs."""
    for other in others:
        for tile in world.own_items[other]:
            back, item = divmod(tile, len(ITEMS))
            world.item_bag[back][item] += 1
    for other in others:
        backs = [tile // len(ITEMS) for tile in world.own_items[other]]
        world.own_items[other] = [back * len(ITEMS) + draw_kind(chance, world.item_bag[back]) for back in backs]


def _chests(world: CompassState, others: list[Seat], chance: Chance) -> None:
    """Chests that others drew in this round."""
    for other in others:
        for value in world.chests_drawn[other]:
            world.chest_bag[value] += 1
    for other in others:
        world.chests_drawn[other] = [draw_kind(chance, world.chest_bag) for _ in world.chests_drawn[other]]


def _treasures(world: CompassState, others: list[Seat], chance: Chance) -> None:
    """Treasures of others: everybody has seen their levels."""
    for other in others:
        for tile in world.own_treasures[other]:
            level, kind = divmod(tile, TREASURE_KINDS)
            world.treasure_bag[level][kind] += 1
            world.treasure_left[level] += 1
    for other in others:
        levels = [tile // TREASURE_KINDS for tile in world.own_treasures[other]]
        world.own_treasures[other] = [tower.draw_treasure(world, level) for level in levels]
