"""What a seat may expect to score: points it has, and by kind what its cabin, gold, science and ship promise.

A promise is a *fact* (a number read from the state) times a weight that depends on the turns left (`times`).
`weights` holds what `fit` found in matches that the rule played against itself.
"""

from __future__ import annotations

from functools import lru_cache
from operator import mul
from typing import Final

from engine.core.brain import Parts
from engine.core.event import Seat
from engine.core.promises import Weights
from engine.games.nereus.cabin import (
    DIFFERENT,
    EMPTY,
    SAME,
    SPACE_COLOURS,
    Cabin,
)
from engine.games.nereus.components import (
    CARD_POINTS,
    CHEST,
    COUNTS,
    CREW,
    CYCLES,
    DAYS,
    GEM,
    GOLD_PER_POINT,
    HOLD_POINTS,
    HOLDS,
    POWER,
    SELL_GEM,
    SELL_TREASURE,
    TURN_CARDS,
)
from engine.games.nereus.model import OVER, TURN, NereusState
from engine.games.nereus.scoring import best_cards, card_points, earned, final_gold, gold_points

TURNS: Final = DAYS * CYCLES
"""Turns of a seat in a match, additional ones not counted."""
_REMEMBERED: Final = 1 << 11
MANY_GOLD: Final = 6
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
    for remembered in (hold_worth, storage_worth, science_worth):
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
    first = min(gold, MANY_GOLD)
    promised = first * weights[_AT["gold-first"]] + (gold - first) * weights[_AT["gold-more"]]
    return gold / GOLD_PER_POINT + promised


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
