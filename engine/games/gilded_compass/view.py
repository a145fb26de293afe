"""What may be known of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import msgspec

from engine.core.event import Seat
from engine.core.game import View
from engine.games.gilded_compass import actions, buildings
from engine.games.gilded_compass.assignment import solver
from engine.games.gilded_compass.assignment.holding import NO_ITEM, NOWHERE, holding
from engine.games.gilded_compass.components import (
    ABILITIES,
    ARTIFACTS,
    BACK_DICE,
    COLLECTION_KINDS,
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
from engine.games.gilded_compass.model import AFTER, ASSIGN, MISSION, NEUTRAL, NOBODY, OVER, TURN, CompassState
from engine.games.gilded_compass.model import ARTIFACTS as KEEPING_ARTIFACTS
from engine.games.gilded_compass.phases import turns
from engine.games.gilded_compass.question import label
from engine.games.gilded_compass.scoring import Sheet, outcome, sheet, sheet_with


class Group(msgspec.Struct, frozen=True):
    """Dice that lie together; the owner is None for neutral dice."""

    owner: Seat | None
    dice: tuple[int, ...]


class Tile(msgspec.Struct, frozen=True):
    """A face-down tile of the Hidden Temple: the pair it asks for, and whose dice lie on it if `claimed`."""

    dice: tuple[int, int]
    claimed: bool
    owner: Seat | None


class Player(msgspec.Struct, frozen=True):
    """What everybody sees of a player.

    dice, neutral_dice: not yet placed in this round.
    library:            dice in the Library.
    artifacts, missions, items, chests_drawn: how many; what they are is secret.
    treasures:          the level of each.
    """

    dice: int
    neutral_dice: int
    tokens: int
    library: int
    maps: tuple[str, ...]
    specialists: tuple[str, ...]
    abilities: tuple[str, ...]
    chests: tuple[int, ...]
    chests_drawn: int
    artifacts: int
    missions: int
    items: int
    treasures: tuple[str, ...]


class Secrets(msgspec.Struct, frozen=True):
    """What a player keeps face down.

    collection:   the artifact kinds it wants most and next, or nothing without the Auction House.
    chests_drawn: the values of the chests drawn in this round.
    """

    collection: tuple[str, ...]
    artifacts: tuple[str, ...]
    missions: tuple[str, ...]
    items: tuple[str, ...]
    treasures: tuple[str, ...]
    chests_drawn: tuple[int, ...]


class Placed(msgspec.Struct, frozen=True):
    """The last placement: whose dice (None = neutral), where, and the set that they made or grew."""

    owner: Seat | None
    building: str
    dice: tuple[int, ...]


class Fit(msgspec.Struct, frozen=True):
    """A placement that is possible with the roll.

    neutral: with neutral dice.
    dice:    those that are placed; `lying` the set or run that they make.
    place:   the rank that the set would have, or the place in the University from the left; 0 where there is none.
    """

    building: str
    neutral: bool
    dice: tuple[int, ...]
    lying: tuple[int, ...]
    place: int


class Worked(msgspec.Struct, frozen=True):
    """A map with who is on it: (specialist, item or empty) pairs. Without a map: who is left over."""

    map: str | None
    people: tuple[tuple[str, str], ...]


class CompassView(View, frozen=True, kw_only=True):
    """The table as one reader sees it.

    buildings:   the five in play, in the order in which they are resolved.
    phase, turn: see `model`; during the final assignment nobody is named.
    resolving:   the building being resolved, None during turns.
    roll, neutral_roll: the unplaced dice of the seat in turn.
    last:        the last placement of the round.
    fits:        where these dice may go, own ones first, the best rank first in each building.
    placed:      whether it has placed own (1) and neutral dice (2) in this turn.
    archives, hall: sets and runs in order of rank.
    piles:       sets in the Illuminati or the Sunken Galleon, longest first.
    towers:      left and right, first floor first.
    maps_gone, specialists_gone, artifacts_gone, items_gone: out of the game face up.
    helper:      who has two dice more in this round.
    players:     what everybody sees, one entry a seat.
    secrets:     one entry a seat: the reader's own, everybody's when the match is over, None otherwise.
    drawn:       what the reader is looking at and may keep.
    assignment:  the reader's maps with who is on them: as it would be best now, or as it is being decided.
    sheet:       what the reader would score with it now.
    sheets:      everybody's final score, once the match is over.
    accepted:    whether the reader has accepted its final assignment.
    """

    b: str
    c: str
    buildings: tuple[str, ...]
    round: int
    rounds: int
    start: Seat
    phase: str
    turn: Seat | None
    extra: bool
    resolving: str | None
    roll: tuple[int, ...]
    neutral_roll: tuple[int, ...]
    placed: int
    last: Placed | None
    fits: tuple[Fit, ...]
    maps: tuple[str, ...]
    archives: tuple[Group, ...]
    specialists: tuple[str, ...]
    university: tuple[Group, ...]
    university_width: int
    hall: tuple[Group, ...]
    temple: tuple[Tile, ...]
    piles: tuple[Group, ...]
    abilities: tuple[str, ...]
    towers: tuple[tuple[Group, ...], ...]
    maps_gone: tuple[str, ...]
    specialists_gone: tuple[str, ...]
    artifacts_gone: tuple[str, ...]
    items_gone: tuple[str, ...]
    helper: Seat | None
    players: tuple[Player, ...]
    secrets: tuple[Secrets | None, ...]
    drawn: tuple[str, ...]
    assignment: tuple[Worked, ...]
    sheet: Sheet | None
    sheets: tuple[Sheet, ...]
    accepted: bool
    over: bool


def _owner(owner: int) -> Seat | None:
    return None if owner in (NEUTRAL, NOBODY) else owner


def _multiset(names: Sequence[str], counts: Sequence[int]) -> tuple[str, ...]:
    return tuple(name for name, count in zip(names, counts, strict=True) for _ in range(count))


def _player(state: CompassState, seat: Seat) -> Player:
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
    found: list[Fit] = []
    for action in turns.legal(state):
        if action[0] not in actions.PLACE:
            continue
        facts = label(state, state.turn, action).args
        dice = turns.dice_of(state, action)
        lying = turns.set_of(state, action, dice)
        places = cast("tuple[int, ...]", facts.get("places", (facts.get("place", 0),)))
        found.append(Fit(str(action[1]), action[0] == actions.NEUTRALS, dice, lying, places[0] if places else 0))
    found.sort(key=lambda fit: (fit.neutral, fit.place, -len(fit.lying), fit.lying))
    return tuple(found)


def _assignment(state: CompassState, seat: Seat) -> tuple[tuple[Worked, ...], Sheet]:
    """The seat's assignment as decided or, before the end, as it would be best, and the score with it."""
    held = holding(state, seat)
    plan = state.plans[seat] if state.plans else solver.best(held)

    def pairs(where: int) -> tuple[tuple[str, str], ...]:
        return tuple(
            (specialist.id, "" if item == NO_ITEM else held.items[item].id)
            for specialist, (place, item) in zip(held.specialists, plan, strict=True)
            if place == where
        )

    worked = [Worked(place.id, pairs(at)) for at, place in enumerate(held.places)]
    return (*worked, Worked(None, pairs(NOWHERE))), sheet_with(state, seat, plan)


def view(state: CompassState, seat: Seat | None, actors: tuple[Seat, ...]) -> CompassView:
    """The table as `seat` sees it."""
    over = state.phase == OVER
    sealed = state.phase == ASSIGN
    order = buildings.order(state)
    resolving = state.phase in ("ally", "artifacts", "mission", "map", "ability", "specialist")
    assignment, own_sheet = _assignment(state, seat) if seat is not None else ((), None)
    by_size = sorted(state.archives, key=lambda lying: (lying[2], lying[1]), reverse=True)
    by_length = sorted(state.hall, key=lambda run: (run[2] - run[1], run[2]), reverse=True)
    return CompassView(
        seats=state.seats,
        reader=seat,
        waits=() if sealed else actors,
        secret_waits=len(actors) if sealed else 0,
        b=state.b,
        c=state.c,
        buildings=tuple(building.ID for building in order),
        round=state.round,
        rounds=ROUNDS[state.seats],
        start=state.start,
        phase=state.phase,
        turn=None if sealed or over else state.turn,
        extra=bool(state.extra),
        resolving=order[state.step].ID if resolving else None,
        roll=values_of(state.roll),
        neutral_roll=values_of(state.neutral_roll),
        placed=state.placed,
        last=None if state.last is None else Placed(_owner(state.last[0]), *state.last[1:]),
        fits=_fits(state),
        maps=tuple(MAPS[tile] for tile in state.maps),
        archives=tuple(
            Group(_owner(owner), (value,) * size) for owner, value, size in (state.archives if resolving else by_size)
        ),
        specialists=tuple(SPECIALISTS[tile] for tile in state.specialists),
        university=tuple(Group(_owner(owner), (value,)) for owner, value in state.university),
        university_width=UNIVERSITY_WIDTH[state.seats],
        hall=tuple(Group(_owner(owner), tuple(range(low, high + 1))) for owner, low, high in by_length),
        temple=tuple(Tile(BACK_DICE[back], owner != NOBODY, _owner(owner)) for back, owner in state.temple),
        piles=tuple(Group(_owner(owner), dice) for owner, dice in sorted(state.piles, key=lambda pile: -len(pile[1]))),
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
        assignment=assignment,
        sheet=own_sheet,
        sheets=tuple(sheet(state, player) for player in range(state.seats)) if over else (),
        accepted=sealed and seat in state.done,
        over=over,
        outcome=outcome(state) if over else None,
    )
