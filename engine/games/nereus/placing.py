"""What a piece brings at a spot of the cabin, and where several treasures are best put."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache, partial
from operator import sub
from typing import Final, NamedTuple, TypeAlias

from engine.games.nereus.cabin import (
    CHEST_SPOT,
    HOLD_SPOTS,
    SPOTS,
    STORAGE_SPOT,
    Cabin,
    complete,
    is_full,
    places,
    put,
    why_not,
)
from engine.games.nereus.components import CHEST, COLOURS, COUNTS, HOLD_POINTS, HOLDS

_POINT, _GOLD, _TREASURE = 20, 10, 50
_STORED: Final = 3
"""What the storage is worth beside the progress of a hold, which is up to 8: better than to begin a hold of four."""
_STOWED: Final = 1000
"""More than the progress of any hand: in a plan one more treasure stowed counts before it."""
_REMEMBERED: Final = 1 << 11
_PARTS: Final = (*HOLD_SPOTS, (CHEST_SPOT,), (STORAGE_SPOT,))
"""The parts of a cabin, as the spots of each. In each part a colour has one spot at most."""


class Gain(NamedTuple):
    """What one more piece at a spot brings at once."""

    gold: int = 0
    points: int = 0
    treasures: int = 0


def gain(cabin: Cabin, spot: int) -> Gain:
    """What one more piece brings at one of its places: a reward of the chest, or the points of a hold made complete."""
    if spot == CHEST_SPOT:
        reward = CHEST[len(cabin.chest)]
        return Gain(reward.gold, reward.points, reward.treasures)
    hold = SPOTS[spot].hold
    if spot != STORAGE_SPOT and cabin.holds[hold].count(-1) == 1:
        return Gain(points=HOLD_POINTS[hold])
    return Gain()


def eagerness(cabin: Cabin, spot: int) -> int:
    """How soon a player looks for this place: what it brings at once, then how full it makes a hold."""
    return at_once(cabin, spot) or _progress(cabin, spot)


def at_once(cabin: Cabin, spot: int) -> int:
    """What one more piece brings at once, in one measure for gold, points and treasures."""
    gold, points, treasures = gain(cabin, spot)
    return _POINT * points + _GOLD * gold + _TREASURE * treasures


def _progress(cabin: Cabin, spot: int) -> int:
    """How full one more piece makes a hold, up to 8, or what the storage is worth beside that."""
    if spot == STORAGE_SPOT:
        return _STORED
    hold = SPOTS[spot].hold
    size = len(HOLDS[hold])
    return 8 * (size - cabin.holds[hold].count(-1) + 1) // size


Plan: TypeAlias = tuple[tuple[int, int], ...]
"""Treasures and where they go, as (colour, spot), one after the other."""


@lru_cache(_REMEMBERED)
def best_plan(cabin: Cabin, hand: tuple[int, ...]) -> Plan:
    """Where the treasures of a hand (counts by colour) bring most together.

    No other way to stow them, in whatever order, brings more `at_once`; among those that bring as much it
    stows most, then it makes holds fullest, then it takes the first places. What is left out fits nowhere, or only
    in place of another. Exact: what treasures bring in one part of the cabin does not depend on the other parts, so
    for every part and every rest of the hand the best way so far is all there is to know.
    """
    best: dict[tuple[int, ...], tuple[int, Plan]] = {hand: (0, ())}
    for part in _PARTS:
        ways = _ways(cabin, hand, part)
        found = dict(best)
        for left, (worth, plan) in best.items():
            for used, more, places_there in ways:
                rest = tuple(map(sub, left, used))
                if min(rest) < 0:
                    continue
                option = worth + more, tuple(sorted((*plan, *places_there)))
                known = found.get(rest)
                if known is None or option[0] > known[0] or (option[0] == known[0] and option[1] < known[1]):
                    found[rest] = option
        best = found
    return max(best.values(), key=_sooner)[1]


def _sooner(option: tuple[int, Plan]) -> tuple[int, list[tuple[int, int]]]:
    """The order of plans: what they are worth, then the first places."""
    return option[0], [(-kind, -spot) for kind, spot in option[1]]


def _ways(cabin: Cabin, hand: tuple[int, ...], part: tuple[int, ...]) -> list[tuple[tuple[int, ...], int, Plan]]:
    """Every way to put treasures of a hand into one part of the cabin: which ones, what that is worth, the plan.

    Colours come in the order of the chest, which takes them in no other; in all other parts the order is no matter.
    """
    found: list[tuple[tuple[int, ...], int, Plan, Cabin]] = [((0,) * len(hand), 0, (), cabin)]
    for kind, count in enumerate(hand):
        last = found
        for _ in range(count):
            last = [
                (
                    (*used[:kind], used[kind] + 1, *used[kind + 1 :]),
                    worth + _worth(at, spot),
                    (*plan, (kind, spot)),
                    then,
                )
                for used, worth, plan, at in last
                for spot in part
                if not why_not(at, kind, spot)
                for then in (after(at, kind, spot),)
            ]
            if not last:
                break
            found = [*found, *last]
    return [(used, worth, plan) for used, worth, plan, _ in found[1:]]


def _worth(cabin: Cabin, spot: int) -> int:
    """What one more piece at a spot is worth in a plan: what it brings at once, that it is stowed, its progress.

    Of as much progress the storage: what lies there can still go elsewhere.
    """
    brings = at_once(cabin, spot)
    progress = 0 if brings else 2 * _progress(cabin, spot) + (spot == STORAGE_SPOT)
    return brings * _STOWED**2 + _STOWED + progress


def former_plan(cabin: Cabin, hand: Sequence[int]) -> Plan:
    """What `("stow-best",)` does, in the lists of actions that hold it: each treasure where it alone brings most.

    In the order of the chest, so that what goes there finds its turn. What fits nowhere is left out. Pinned, since
    these matches are to replay for ever; `best_plan` has taken its place.
    """
    found: list[tuple[int, int]] = []
    for kind, count in enumerate(hand):
        for _ in range(count):
            spots = places(cabin, kind)
            if not spots:
                break
            spot = max(spots, key=partial(eagerness, cabin))
            found.append((kind, spot))
            cabin = after(cabin, kind, spot)
    return tuple(found)


def after(cabin: Cabin, kind: int, spot: int) -> Cabin:
    """The cabin with a piece put to one of its places, a hold made complete emptied."""
    cabin = put(cabin, kind, spot)
    if spot not in (CHEST_SPOT, STORAGE_SPOT) and is_full(cabin, SPOTS[spot].hold):
        return complete(cabin, SPOTS[spot].hold)
    return cabin


def gains_of(cabin: Cabin, plan: Sequence[tuple[int, int]]) -> Gain:
    """What such a plan brings at once."""
    found: list[Gain] = []
    for kind, spot in plan:
        found.append(gain(cabin, spot))
        cabin = after(cabin, kind, spot)
    return Gain(*(sum(part) for part in zip(*found, strict=True))) if found else Gain()


def sought(points: int, fare: int, treasures: Iterable[str]) -> tuple[int, int]:
    """The order in which hauls are looked for: what scores at once first, then the rarer treasures (their ids); what
    costs gold counts a little less."""
    return -points, fare - 2 * sum(200 // COUNTS[COLOURS.index(kind)] for kind in treasures)


class Haul(NamedTuple):
    """What a haul would bring, stowed with what is in hand: points at once, its spots, how many fit nowhere."""

    points: int
    spots: tuple[int, ...]
    homeless: int


@lru_cache(_REMEMBERED)
def haul(cabin: Cabin, hand: tuple[int, ...], lying: tuple[int, ...]) -> Haul:
    """What treasures (their colours) would bring beside a hand (counts by colour), stowed by `best_plan`."""
    more = tuple(count + lying.count(kind) for kind, count in enumerate(hand))
    before, after = best_plan(cabin, hand), best_plan(cabin, more)
    points = gains_of(cabin, after).points - gains_of(cabin, before).points
    return Haul(points, tuple(spot for kind, spot in after if kind in lying), sum(more) - len(after))
