"""What a seat may expect to score: points it has, and by kind what its cabin, gold, science and ship promise.

A promise is a *fact* (a number read from the state) times a weight that depends on the turns left (`times`).
`weights` holds what `fit` found in matches that the rule played against itself.
"""

from __future__ import annotations

from functools import lru_cache
from operator import mul
from typing import Final, NamedTuple

from engine.core.brain import Parts
from engine.core.event import Seat
from engine.core.promises import Weights
from engine.games.nereus.board import RAYS, WAYS
from engine.games.nereus.cabin import (
    CHEST_SPOT,
    DIFFERENT,
    EMPTY,
    SAME,
    SPACE_COLOURS,
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
    CARD_POINTS,
    CARD_STORED,
    CHEST,
    COUNTS,
    CREW,
    CYCLES,
    DAYS,
    GEM,
    GOLD_PER_POINT,
    HOLD_POINTS,
    HOLDS,
    PILOT,
    POWER,
    SELL_GEM,
    SELL_TREASURE,
    SPACES,
    TURN_CARDS,
)
from engine.games.nereus.model import FREE, OVER, TURN, NereusState
from engine.games.nereus.scoring import best_cards, card_points, earned, final_gold, gold_points

TURNS: Final = DAYS * CYCLES
"""Turns of a seat in a match, additional ones not counted."""
_REMEMBERED: Final = 1 << 15
_MANY_GOLD: Final = 6
WORTH_IT: Final = 0.15
"""What a voluntary step must bring at least."""
DRAWN_TREASURE: Final = 1.3
"""What a treasure out of the bag is worth on average."""
_FURTHER: Final = (1.0, 0.85, 0.7)
_EQUAL: Final = 0.8
"""What further treasures of one haul are worth, and treasures of the same colour: they want the same places."""
_SOON: Final = 0.5
_LATER: Final = 0.85
"""By which factors what cannot be done any more shrinks with each turn more."""

FACTS: Final = (
    *(f"hold-{missing}" for missing in (1, 2, 3)),
    *(f"skill-{crew}" for crew in CREW),
    "chest",
    "stored",
    "pairs",
    "gems",
    "science-open",
    "science-idle",
    "power",
    "cards",
    "gold-first",
    "gold-more",
    "haul",
    *(f"fresh-{crew}" for crew in CREW),
)
"""The facts of a seat.

hold-N:   points of holds begun that miss N treasures, less where those are rare.
skill-C:  the hold is complete, so the crew member is better.
chest:    points that the next treasures of the chest would pay.
stored, pairs, gems: what lies in storage; pairs can become gems.
science-open, science-idle: points of end cards that more power, or a treasure or hold, would bring.
power, cards: science power; turn cards that it allows.
gold-first, gold-more: up to six gold, and beyond.
haul:     what the best cell within reach would bring.
fresh-C:  the crew card may still be played today.
"""

_AT: Final = {fact: number for number, fact in enumerate(FACTS)}
_EASE: Final = tuple((count / max(COUNTS)) ** 0.5 for count in COUNTS)
_CHEST_AHEAD: Final = tuple(
    sum((reward.points + 0.5 * reward.gold + reward.treasures) * 0.6**ahead for ahead, reward in enumerate(CHEST[n:]))
    for n in range(GEM + 1)
)


def turns_left(state: NereusState, seat: Seat) -> int:
    """How many ordinary turns the seat still has, the one under way included."""
    if state.phase == OVER:
        return 0
    done = max(0, state.day - 1) * CYCLES + max(0, state.cycle - 1)
    had = state.phase == TURN and (bool(state.explorers) or (seat - state.hourglass) % state.seats < state.nth)
    return TURNS - done - had


@lru_cache(_REMEMBERED)
def begun(hold: int, content: tuple[int, ...]) -> tuple[int, float]:
    """Of an incomplete hold how many treasures it misses, and its points, less where those are rare; 0 if empty."""
    missing = content.count(EMPTY)
    if missing == len(content):
        return missing, 0.0
    ease = float(HOLD_POINTS[hold])
    for space, kind in enumerate(content):
        if kind == EMPTY:
            ease *= _space_ease(hold, space, content)
    return missing, ease


def _space_ease(hold: int, space: int, content: tuple[int, ...]) -> float:
    kind = HOLDS[hold][space]
    if kind == DIFFERENT:
        return 0.95
    if kind == SAME:
        lying = next((other for other in content if other not in (EMPTY, GEM)), GEM)
        return _EASE[lying] if lying != GEM else 1.0
    return _EASE[SPACE_COLOURS[hold][space]]


def cabin_facts(cabin: Cabin) -> tuple[float, ...]:
    """The facts that the cabin alone tells, in the order of FACTS up to gems."""
    missing = [0.0, 0.0, 0.0]
    for hold, content in enumerate(cabin.holds):
        if not cabin.done >> hold & 1:
            number, points = begun(hold, content)
            if points:
                missing[number - 1] += points
    skills = [float(cabin.done >> hold & 1) for hold in range(len(CREW))]
    pairs = sum(count > 1 for count in cabin.storage)
    return (
        *missing,
        *skills,
        _CHEST_AHEAD[len(cabin.chest)],
        float(sum(cabin.storage)),
        float(pairs),
        float(cabin.gems),
    )


_IN_CABIN: Final = _AT["gems"] + 1


@lru_cache(_REMEMBERED)
def science_facts(cabin: Cabin, power: int, cards: tuple[int, ...]) -> tuple[float, ...]:
    """Points that science cards would score now, and the facts science-open, science-idle, power, cards."""
    sure = card_points(best_cards(cabin, power, cards))
    opened = card_points(best_cards(cabin, POWER, cards)) - sure
    idle = sum(CARD_POINTS[card] for card in cards) - sure - opened
    turn = sum(card in TURN_CARDS for card in cards)
    return (float(sure), float(opened), float(idle), float(power), float(min(turn, power)))


def times(left: int) -> tuple[float, float, float]:
    """How a weight may depend on the turns left: there soon, there later, in proportion; at the end nothing is."""
    return 1 - _SOON**left, 1 - _LATER**left, left / TURNS


def promise(left: int) -> tuple[float, ...]:
    """What one unit of each fact promises with so many turns left."""
    return _by_turns[left]


_by_turns: list[tuple[float, ...]] = []
"""By the turns left what one unit of each fact promises."""


def use(weights: Weights) -> None:
    """Think with these weights; what was worked out with others is forgotten."""
    _by_turns[:] = [
        tuple(sum(map(mul, weights.facts[fact], times(left))) for fact in FACTS) for left in range(TURNS + 1)
    ]
    for remembered in (hold_worth, storage_worth, science_worth, wants, shift_gain, shifts, exchange_gain):
        remembered.cache_clear()


# --- what cabin and science promise, part by part, so that a single step is cheap to judge


@lru_cache(_REMEMBERED)
def hold_worth(hold: int, content: tuple[int, ...], left: int) -> float:
    """What an incomplete hold promises."""
    missing, points = begun(hold, content)
    return points * promise(left)[missing - 1] if points else 0.0


def skill_worth(hold: int, left: int) -> float:
    """What a complete hold promises for the turns to come; its points are scored already."""
    return promise(left)[_AT["skill-captain"] + hold]


def chest_worth(filled: int, left: int) -> float:
    """What the rest of the chest promises."""
    return _CHEST_AHEAD[filled] * promise(left)[_AT["chest"]]


@lru_cache(_REMEMBERED)
def storage_worth(storage: tuple[int, ...], gems: int, left: int) -> float:
    """What lies in storage promises, science cards for it not counted."""
    weights = promise(left)
    pairs = sum(count > 1 for count in storage)
    at = _AT["stored"]
    gold = SELL_TREASURE * sum(storage) + SELL_GEM * gems
    promised = sum(storage) * weights[at] + pairs * weights[at + 1] + gems * weights[at + 2]
    return gold / GOLD_PER_POINT + promised


@lru_cache(_REMEMBERED)
def science_worth(cabin: Cabin, power: int, cards: tuple[int, ...], left: int) -> float:
    """What science cards and power promise."""
    weights = promise(left)
    facts = science_facts(cabin, power, cards)
    return facts[0] + sum(map(mul, facts[1:], weights[_IN_CABIN : _IN_CABIN + 4]))


def power_gain(state: NereusState, seat: Seat, more: int, left: int) -> float:
    """What more science power brings."""
    cabin, power, cards = state.cabins[seat], state.power[seat], state.science[seat]
    raised = min(POWER, power + more)
    if raised == power:
        return 0.0
    return science_worth(cabin, raised, cards, left) - science_worth(cabin, power, cards, left)


def gold_worth(gold: int, left: int) -> float:
    """What gold promises with so many turns left, in points."""
    weights = promise(left)
    first = min(gold, _MANY_GOLD)
    promised = first * weights[_AT["gold-first"]] + (gold - first) * weights[_AT["gold-more"]]
    return gold / GOLD_PER_POINT + promised


def facts(state: NereusState, seat: Seat) -> tuple[float, ...]:
    """All FACTS of a seat."""
    cabin = state.cabins[seat]
    gold = state.gold[seat]
    first = min(gold, _MANY_GOLD)
    left = turns_left(state, seat)
    fresh = (
        [float(not state.played[seat] >> crew & 1) for crew in range(len(CREW))] if left % CYCLES else [0.0] * len(CREW)
    )
    return (
        *cabin_facts(cabin),
        *science_facts(cabin, state.power[seat], state.science[seat])[1:],
        float(first),
        float(gold - first),
        haul_in_reach(state, seat, left),
        *fresh,
    )


def sources(state: NereusState, seat: Seat) -> Parts:
    """The points of a seat if the match ended now, by source; gold is not rounded before it does."""
    science, gold = _at_the_end(state, seat)
    return (*((source, float(points)) for source, points in earned(state, seat)), ("science", science), ("gold", gold))


def sure(state: NereusState, seat: Seat) -> float:
    """The sum of `sources`."""
    return state.vp[seat] + sum(_at_the_end(state, seat))


def _at_the_end(state: NereusState, seat: Seat) -> tuple[float, float]:
    """The points that science cards and gold would bring now."""
    cabin, gold = state.cabins[seat], state.gold[seat]
    if state.phase == OVER:
        return float(card_points(state.sheets[seat])), float(gold_points(cabin, gold))
    science = science_facts(cabin, state.power[seat], state.science[seat])[0]
    return science, final_gold(cabin, gold) / GOLD_PER_POINT


# --- single steps, by what they change


class Means(NamedTuple):
    """What decides the worth of a step within a cabin: it, the science power and cards, the turns left."""

    cabin: Cabin
    power: int
    cards: tuple[int, ...]
    left: int


def means(state: NereusState, seat: Seat, left: int) -> Means:
    """Those of a seat."""
    return Means(state.cabins[seat], state.power[seat], state.science[seat], left)


def _science_change(own: Means, after: Cabin) -> float:
    """What a changed cabin means for the science cards."""
    if not own.cards:
        return 0.0
    _, power, cards, left = own
    return science_worth(after, power, cards, left) - science_worth(own.cabin, power, cards, left)


def stowing_gain(own: Means, kind: int, spot: int) -> float:
    """What it brings to have a piece put to one of its places, completed holds and the chest's pay included."""
    cabin, _, cards, left = own
    if spot == STORAGE_SPOT:
        after = store(cabin, kind, 1)
        gain = storage_worth(after.storage, after.gems, left) - storage_worth(cabin.storage, cabin.gems, left)
        concerned = kind == GEM or any(CARD_STORED[card] == kind for card in cards)
        return gain + _science_change(own, after) if concerned else gain
    if spot == CHEST_SPOT:
        filled = len(cabin.chest)
        reward = CHEST[filled]
        gain = reward.points + gold_worth(reward.gold, left) + DRAWN_TREASURE * reward.treasures
        gain += chest_worth(filled + 1, left) - chest_worth(filled, left)
        concerned = any(CARD_CHEST[card] == filled for card in cards)
        return gain + _science_change(own, put(cabin, kind, spot)) if concerned else gain
    hold = SPOTS[spot].hold
    after = put(cabin, kind, spot)
    before = hold_worth(hold, cabin.holds[hold], left)
    if not is_full(after, hold):
        return hold_worth(hold, after.holds[hold], left) - before
    gain = HOLD_POINTS[hold] + skill_worth(hold, left) - before
    if any(CARD_HOLDS[card] >> hold & 1 for card in cards):
        gain += _science_change(own, complete(after, hold))
    return gain


@lru_cache(_REMEMBERED)
def wants(own: Means) -> tuple[float, ...]:
    """What one more treasure of each colour would bring, put to its best place; sold if there is none."""
    found: list[float] = []
    for kind, spots in enumerate(places(own.cabin)[:GEM]):
        best = gold_worth(2, own.left) * 0.5
        for spot in spots:
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
        gain = storage_worth(after.storage, after.gems, left) - storage_worth(cabin.storage, cabin.gems, left)
        if cards:
            gain += _science_change(own, after)
    else:
        hold = SPOTS[source].hold
        gain = hold_worth(hold, after.holds[hold], left) - hold_worth(hold, cabin.holds[hold], left)
    return gain, Means(after, power, cards, left)


@lru_cache(_REMEMBERED)
def shift_gain(own: Means, kind: int, source: int, spot: int) -> float:
    """What it brings to move a piece within the cabin (a gem out of storage too)."""
    gain, between = _removed(own, kind, source)
    return gain + stowing_gain(between, kind, spot) if spot in places(between.cabin)[kind] else 0.0


@lru_cache(_REMEMBERED)
def shifts(own: Means) -> tuple[float, ...]:
    """What the boatswain's moves bring, the best of each piece that brings something, best first."""
    fits = places(own.cabin)
    found: list[float] = []
    for kind, source in movable(own.cabin):
        best = max((shift_gain(own, kind, source, spot) for spot in fits[kind] if spot != source), default=0.0)
        if best > WORTH_IT:
            found.append(best)
    return tuple(sorted(found, reverse=True))


@lru_cache(_REMEMBERED)
def exchange_gain(own: Means, kind: int) -> float:
    """What it brings to make a gem of two stored treasures."""
    cabin = own.cabin
    after = store(store(cabin, kind, -2), GEM, 1)
    gain = storage_worth(after.storage, after.gems, own.left) - storage_worth(cabin.storage, cabin.gems, own.left)
    return gain + _science_change(own, after)


def selling_gain(own: Means, gold: int, kind: int) -> float:
    """What it brings to sell a stored piece."""
    price = SELL_GEM if kind == GEM else SELL_TREASURE
    gain, _ = _removed(own, kind, STORAGE_SPOT)
    return gain + gold_worth(gold + price, own.left) - gold_worth(gold, own.left)
