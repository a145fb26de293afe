"""What each reader sees of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.event import Seat
from engine.games.gilded_compass import actions, buildings
from engine.games.gilded_compass.assignment import solver
from engine.games.gilded_compass.assignment.holding import NO_ITEM, NOWHERE, Holding, Plan, holding, in_sight
from engine.games.gilded_compass.buildings import archives, auction, galleon, guild, illuminati
from engine.games.gilded_compass.components import (
    ABILITIES,
    ARTIFACTS,
    AUCTION,
    BACK_DICE,
    COLLECTION_KINDS,
    GALLEON,
    ILLUMINATI,
    ITEMS,
    LEVELS,
    MAP_STACK,
    MAPS,
    MISSIONS,
    ROUNDS,
    SPECIALISTS,
    TREASURE_KINDS,
    TREASURES,
    UNIVERSITY_WIDTH,
)
from engine.games.gilded_compass.dice import values_of
from engine.games.gilded_compass.model import AFTER, ASSIGN, MISSION, NEUTRAL, NOBODY, OVER, TURN, CompassState, clone
from engine.games.gilded_compass.model import ARTIFACTS as KEEPING_ARTIFACTS
from engine.games.gilded_compass.phases import turns
from engine.games.gilded_compass.scoring import Sheet, course, gold_in_sight, gold_of_tiles, outcome, sheet, sheet_with
from engine.games.gilded_compass.view import CompassView, Fit, Group, Placed, Player, Secrets, Tile, Worked


def _owner(owner: int) -> Seat | None:
    return None if owner in (NEUTRAL, NOBODY) else owner


def _multiset(names: Sequence[str], counts: Sequence[int]) -> tuple[str, ...]:
    return tuple(name for name, count in zip(names, counts, strict=True) for _ in range(count))


def _player(state: CompassState, seat: Seat) -> Player:
    if state.phase == OVER:
        plan, final = _assignment(state, seat)
        gold = final.gold
    else:
        held = in_sight(state, seat)
        best = solver.best(held)
        plan, gold = _worked(held, best), gold_in_sight(state, seat, best)
    return Player(
        dice=state.left[seat],
        neutral_dice=state.neutral_left[seat],
        tokens=state.tokens[seat],
        library=state.library[seat],
        maps=tuple(MAPS[tile] for tile in sorted(state.own_maps[seat])),
        specialists=tuple(SPECIALISTS[tile] for tile in sorted(state.own_specialists[seat])),
        abilities=_multiset(ABILITIES, state.own_abilities[seat]) if state.own_abilities else (),
        chests=tuple(state.own_chests[seat]) if state.own_chests else (),
        chests_drawn=len(state.chests_drawn[seat]) if state.chests_drawn else 0,
        artifacts=sum(state.own_artifacts[seat]) if state.own_artifacts else 0,
        missions=len(state.own_missions[seat]) if state.own_missions else 0,
        items=len(state.own_items[seat]) if state.own_items else 0,
        treasures=tuple(LEVELS[tile // TREASURE_KINDS] for tile in state.own_treasures[seat])
        if state.own_treasures
        else (),
        gold=gold,
        plan=plan,
    )


def _secrets(state: CompassState, seat: Seat) -> Secrets:
    return Secrets(
        collection=COLLECTION_KINDS[state.collections[seat]] if state.collections else (),
        artifacts=_multiset(ARTIFACTS, state.own_artifacts[seat]) if state.own_artifacts else (),
        missions=tuple(MISSIONS[tile] for tile in sorted(state.own_missions[seat])) if state.own_missions else (),
        items=tuple(item.id for item in holding(state, seat).items),
        treasures=tuple(TREASURES[tile] for tile in sorted(state.own_treasures[seat])) if state.own_treasures else (),
        chests_drawn=tuple(sorted(state.chests_drawn[seat], reverse=True)) if state.chests_drawn else (),
    )


def _gone(stack: Sequence[int], *elsewhere: Sequence[int]) -> list[int]:
    """What of a stack lies in none of these places."""
    left = list(stack)
    for tiles in elsewhere:
        for tile in tiles:
            left.remove(tile)
    return left


def _drawn(state: CompassState) -> tuple[str, ...]:
    """What the seat in turn looks at."""
    if state.phase == KEEPING_ARTIFACTS:
        return tuple(ARTIFACTS[tile] for tile in state.drawn)
    if state.phase == MISSION:
        return tuple(MISSIONS[tile] for tile in state.drawn)
    return ()


def _fits(state: CompassState) -> tuple[Fit, ...]:
    """Every placement that the seat in turn may choose, A Will to Win apart; the roll lies open, so these do too."""
    if state.phase not in (TURN, AFTER):
        return ()
    landings = [turns.landing(state, action) for action in turns.legal(state) if action[0] in actions.PLACE]
    landings.sort(key=lambda landing: (landing.owner == NEUTRAL, landing.merit(state.turn)))
    return tuple(
        Fit(
            landing.building,
            landing.owner == NEUTRAL,
            landing.dice,
            landing.lying,
            landing.places,
            landing.prize,
            tuple(map(_owner, landing.out)),
        )
        for landing in landings
    )


def _worked(held: Holding, plan: Plan) -> tuple[Worked, ...]:
    """The maps with who is on them, and at last who is left over."""

    # One list a place, and the last one for NOWHERE, which is -1.
    people: list[list[tuple[str, str]]] = [[] for _ in (*held.places, NOWHERE)]
    for specialist, (place, item) in zip(held.specialists, plan, strict=True):
        people[place].append((specialist.id, "" if item == NO_ITEM else held.items[item].id))
    maps = (*[place.id for place in held.places], None)
    return tuple([Worked(name, tuple(group)) for name, group in zip(maps, people, strict=True)])


def _assignment(state: CompassState, seat: Seat) -> tuple[tuple[Worked, ...], Sheet]:
    """The seat's assignment as decided or, before the end, as it would be best, and the score with it."""
    held = holding(state, seat)
    plan = state.plans[seat] if state.plans else solver.best(held)
    return _worked(held, plan), sheet_with(state, seat, plan)


class _Gains(NamedTuple):
    """How much more a reader would score with each tile on offer, and with each mission that it looks at."""

    maps: tuple[int, ...] = ()
    specialists: tuple[int, ...] = ()
    missions: tuple[int, ...] = ()


def _gains(state: CompassState, seat: Seat | None) -> _Gains:
    """Nothing once the seat assigns."""
    if seat is None or state.plans:
        return _Gains()
    twin = clone(state)
    now = gold_of_tiles(state, seat)

    def more(own: list[int], tiles: Sequence[int]) -> tuple[int, ...]:
        found: list[int] = []
        for tile in tiles:
            own.append(tile)
            found.append(gold_of_tiles(twin, seat) - now)
            own.pop()
        return tuple(found)

    looking = state.drawn if state.phase == MISSION and seat == state.turn else ()
    return _Gains(
        more(twin.own_maps[seat], state.maps),
        more(twin.own_specialists[seat], state.specialists),
        more(twin.own_missions[seat], looking) if looking else (),
    )


def sealed(state: CompassState) -> bool:
    """Whether choices are being made in secret."""
    return state.phase == ASSIGN


def view(state: CompassState, seat: Seat | None, actors: tuple[Seat, ...]) -> CompassView:
    """The table as `seat` sees it."""
    over = state.phase == OVER
    secret = sealed(state)
    order = buildings.order(state)
    resolving = state.phase in ("ally", "artifacts", "mission", "map", "ability", "specialist")
    assignment, own_sheet = _assignment(state, seat) if seat is not None else ((), None)
    gains = _gains(state, seat)
    by_size = sorted(state.archives, key=lambda lying: (lying[2], lying[1]), reverse=True)
    piles = {ILLUMINATI: illuminati, GALLEON: galleon}.get(state.c)
    size, total = galleon.next_set(state) if state.c == GALLEON else (0, 0)
    by_length = sorted(state.hall, key=lambda run: (run[2] - run[1], run[2]), reverse=True)
    return CompassView(
        seats=state.seats,
        reader=seat,
        waits=() if secret else actors,
        secret_waits=len(actors) if secret else 0,
        b=state.b,
        c=state.c,
        buildings=tuple(building.ID for building in order),
        round=state.round,
        rounds=ROUNDS[state.seats],
        start=state.start,
        phase=state.phase,
        turn=None if secret or over else state.turn,
        extra=bool(state.extra),
        resolving=order[state.step].ID if resolving else None,
        roll=values_of(state.roll),
        neutral_roll=values_of(state.neutral_roll),
        placed=state.placed,
        last=None if state.last is None else Placed(_owner(state.last[0]), *state.last[1:]),
        fits=_fits(state),
        maps=tuple(MAPS[tile] for tile in state.maps),
        map_gains=gains.maps,
        archives=tuple(
            Group(_owner(owner), (value,) * size) for owner, value, size in (state.archives if resolving else by_size)
        ),
        archives_prizes=archives.prizes(state),
        specialists=tuple(SPECIALISTS[tile] for tile in state.specialists),
        specialist_gains=gains.specialists,
        university=tuple(Group(_owner(owner), (value,)) for owner, value in state.university),
        university_width=UNIVERSITY_WIDTH[state.seats],
        hall=tuple(Group(_owner(owner), tuple(range(low, high + 1))) for owner, low, high in by_length),
        hall_prizes=auction.PRIZES if state.b == AUCTION else guild.PRIZES,
        temple=tuple(Tile(BACK_DICE[back], owner != NOBODY, _owner(owner)) for back, owner in state.temple),
        piles=tuple(Group(_owner(owner), dice) for owner, dice in sorted(state.piles, key=lambda pile: -len(pile[1]))),
        pile_prizes=piles.prizes(state) if piles else (),
        next_dice=illuminati.next_set(state) if state.c == ILLUMINATI else (),
        next_size=size,
        next_total=total,
        abilities=tuple(ABILITIES[tile] for tile in state.abilities),
        towers=tuple(tuple(Group(_owner(owner), (value,)) for owner, value in tower) for tower in state.towers),
        maps_gone=tuple(MAPS[tile] for tile in _gone(MAP_STACK, state.map_bag, state.maps, *state.own_maps)),
        specialists_gone=tuple(
            SPECIALISTS[tile]
            for tile in _gone(range(len(SPECIALISTS)), state.specialist_bag, state.specialists, *state.own_specialists)
        ),
        artifacts_gone=_multiset(ARTIFACTS, state.artifacts_out) if state.artifacts_out else (),
        items_gone=tuple(ITEMS[item] for item in sorted(tile % len(ITEMS) for tile in state.items_out)),
        helper=_owner(state.helper),
        players=tuple(_player(state, player) for player in range(state.seats)),
        secrets=tuple(_secrets(state, player) if over or player == seat else None for player in range(state.seats)),
        drawn=_drawn(state) if seat is not None and seat == state.turn else (),
        drawn_gains=gains.missions,
        assignment=assignment,
        sheet=own_sheet,
        sheets=tuple(sheet(state, player) for player in range(state.seats)) if over else (),
        course=course(state) if over else (),
        outcome=outcome(state) if over else None,
        accepted=secret and seat in state.done,
        over=over,
    )
