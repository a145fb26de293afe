"""What single steps bring: stowing, moving, exchanging and selling treasures, and hauling them out of the sea."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from engine.core.event import Seat
from engine.games.nereus.board import RAYS, WAYS
from engine.games.nereus.brain import worth
from engine.games.nereus.cabin import (
    CHEST_SPOT,
    SPOTS,
    STORAGE_SPOT,
    Cabin,
    complete,
    is_full,
    movable,
    places,
    put,
    store,
    take,
)
from engine.games.nereus.components import (
    CAPTAIN,
    CARD_CHEST,
    CARD_HOLDS,
    CARD_STORED,
    CHEST,
    CREW,
    CYCLES,
    GEM,
    HOLD_POINTS,
    PILOT,
    SELL_GEM,
    SELL_TREASURE,
    SPACES,
)
from engine.games.nereus.model import FREE, NereusState

_REMEMBERED: Final = 1 << 11
WORTH_IT: Final = 0.15
"""What a voluntary step must bring at least."""
DRAWN_TREASURE: Final = 1.3
"""What a treasure out of the bag is worth on average."""
_FURTHER: Final = (1.0, 0.85, 0.7)
_EQUAL: Final = 0.8
"""What further treasures of one haul are worth, and treasures of the same colour: they want the same places."""


class Means(NamedTuple):
    """What decides the worth of a step within a cabin: it, the science power and cards, the turns left."""

    cabin: Cabin
    power: int
    cards: tuple[int, ...]
    left: int


def means(state: NereusState, seat: Seat, left: int) -> Means:
    """Those of a seat."""
    return Means(state.cabins[seat], state.power[seat], state.science[seat], left)


def _stored(cabin: Cabin, left: int) -> float:
    return worth.storage_worth(cabin.storage, cabin.gems, left)


def _science_change(own: Means, after: Cabin) -> float:
    """What a changed cabin means for the science cards."""
    if not own.cards:
        return 0.0
    _, power, cards, left = own
    return worth.science_worth(after, power, cards, left) - worth.science_worth(own.cabin, power, cards, left)


def stowing_gain(own: Means, kind: int, spot: int) -> float:
    """What it brings to have a piece put to one of its places, completed holds and the chest's pay included."""
    cabin, _, cards, left = own
    if spot == STORAGE_SPOT:
        after = store(cabin, kind, 1)
        gain = _stored(after, left) - _stored(cabin, left)
        concerned = kind == GEM or any(CARD_STORED[card] == kind for card in cards)
        return gain + _science_change(own, after) if concerned else gain
    if spot == CHEST_SPOT:
        filled = len(cabin.chest)
        reward = CHEST[filled]
        gain = reward.points + worth.gold_worth(reward.gold, left) + DRAWN_TREASURE * reward.treasures
        gain += worth.chest_worth(filled + 1, left) - worth.chest_worth(filled, left)
        concerned = any(CARD_CHEST[card] == filled for card in cards)
        return gain + _science_change(own, put(cabin, kind, spot)) if concerned else gain
    hold = SPOTS[spot].hold
    after = put(cabin, kind, spot)
    before = worth.hold_worth(hold, cabin.holds[hold], left)
    if not is_full(after, hold):
        return worth.hold_worth(hold, after.holds[hold], left) - before
    gain = HOLD_POINTS[hold] + worth.skill_worth(hold, left) - before
    if any(CARD_HOLDS[card] >> hold & 1 for card in cards):
        gain += _science_change(own, complete(after, hold))
    return gain


@lru_cache(_REMEMBERED)
def wants(own: Means) -> tuple[float, ...]:
    """What one more treasure of each colour would bring, put to its best place; sold if there is none."""
    found: list[float] = []
    for kind in range(GEM):
        best = worth.gold_worth(2, own.left) * 0.5
        for spot in places(own.cabin, kind):
            best = max(best, stowing_gain(own, kind, spot))
        found.append(best)
    return tuple(found)


def haul_worth(own: Means, lying: tuple[int, ...]) -> float:
    """What the treasures of a cell would bring; each further one a little less, equal ones less still."""
    if not lying:
        return 0.0
    want = wants(own)
    if len(lying) == 1:
        return want[lying[0]]
    return sum(
        want[kind] * _FURTHER[min(at, 2)] * (_EQUAL if lying.count(kind) > 1 else 1.0)
        for at, kind in enumerate(sorted(lying, key=want.__getitem__, reverse=True))
    )


def cell_wants(state: NereusState, seat: Seat, left: int) -> list[float]:
    """`haul_worth` of every cell."""
    own = means(state, seat, left)
    want = wants(own)
    return [
        0.0 if not lying else want[lying[0]] if len(lying) == 1 else haul_worth(own, lying) for lying in state.cells
    ]


def haul_in_reach(state: NereusState, seat: Seat, left: int) -> float:
    """The best cell that the captain or the pilot, if still to play today, reaches with two steps or four."""
    ship = state.ships[seat]
    if ship == FREE or not left:
        return 0.0
    worth = cell_wants(state, seat, left)
    rays = RAYS[state.side][ship]
    free = left % CYCLES == 0
    best = 0.0
    if free or not state.played[seat] >> CAPTAIN & 1:
        for ray in rays:
            for cell in ray[:2]:
                best = max(best, worth[cell])
    if free or not state.played[seat] >> PILOT & 1:
        for way in WAYS["straight"]:
            for cell in rays[way][: SPACES[state.side][PILOT][0].steps]:
                best = max(best, worth[cell])
    return best


def _removed(own: Means, kind: int, source: int) -> tuple[float, Means]:
    """What it costs to take a piece from the storage or a hold, and what is there without it."""
    cabin, power, cards, left = own
    after = take(cabin, kind, source)
    if source == STORAGE_SPOT:
        gain = _stored(after, left) - _stored(cabin, left)
        if cards:
            gain += _science_change(own, after)
    else:
        hold = SPOTS[source].hold
        gain = worth.hold_worth(hold, after.holds[hold], left) - worth.hold_worth(hold, cabin.holds[hold], left)
    return gain, Means(after, power, cards, left)


@lru_cache(_REMEMBERED)
def shift_gain(own: Means, kind: int, source: int, spot: int) -> float:
    """What it brings to move a piece within the cabin (a gem out of storage too)."""
    gain, between = _removed(own, kind, source)
    return gain + stowing_gain(between, kind, spot) if spot in places(between.cabin, kind) else 0.0


@lru_cache(_REMEMBERED)
def shifts(own: Means) -> tuple[float, ...]:
    """What the boatswain's moves bring, the best of each piece that brings something, best first."""
    found: list[float] = []
    for kind, source in movable(own.cabin):
        spots = places(own.cabin, kind)
        best = max((shift_gain(own, kind, source, spot) for spot in spots if spot != source), default=0.0)
        if best > WORTH_IT:
            found.append(best)
    return tuple(sorted(found, reverse=True))


@lru_cache(_REMEMBERED)
def exchange_gain(own: Means, kind: int) -> float:
    """What it brings to make a gem of two stored treasures."""
    cabin = own.cabin
    after = store(store(cabin, kind, -2), GEM, 1)
    gain = _stored(after, own.left) - _stored(cabin, own.left)
    return gain + _science_change(own, after)


def selling_gain(own: Means, gold: int, kind: int) -> float:
    """What it brings to sell a stored piece."""
    price = SELL_GEM if kind == GEM else SELL_TREASURE
    gain, _ = _removed(own, kind, STORAGE_SPOT)
    return gain + worth.gold_worth(gold + price, own.left) - worth.gold_worth(gold, own.left)


def facts(state: NereusState, seat: Seat) -> tuple[float, ...]:
    """All FACTS of a seat."""
    cabin = state.cabins[seat]
    gold = state.gold[seat]
    first = min(gold, worth.MANY_GOLD)
    left = worth.turns_left(state, seat)
    fresh = (
        [float(not state.played[seat] >> crew & 1) for crew in range(len(CREW))] if left % CYCLES else [0.0] * len(CREW)
    )
    return (
        *worth.cabin_facts(cabin),
        *worth.science_facts(cabin, state.power[seat], state.science[seat])[1:],
        float(first),
        float(gold - first),
        haul_in_reach(state, seat, left),
        *fresh,
    )


def forget() -> None:
    """What was worked out with other weights is forgotten."""
    for remembered in (wants, shift_gain, shifts, exchange_gain):
        remembered.cache_clear()
