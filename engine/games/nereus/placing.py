"""What a piece brings at a spot of the cabin, and where several treasures are best put."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from engine.games.nereus.cabin import CHEST_SPOT, SPOTS, STORAGE_SPOT, Cabin, complete, is_full, places, put
from engine.games.nereus.components import CHEST, HOLD_POINTS, HOLDS

_POINT, _GOLD, _TREASURE = 20, 10, 50
_STORED: Final = 3
"""What the storage is worth beside the progress of a hold, which is up to 8: better than to begin a hold of four."""


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
    if spot == STORAGE_SPOT:
        return _STORED
    gold, points, treasures = gain(cabin, spot)
    at_once = _POINT * points + _GOLD * gold + _TREASURE * treasures
    if at_once:
        return at_once
    hold = SPOTS[spot].hold
    size = len(HOLDS[hold])
    return 8 * (size - cabin.holds[hold].count(-1) + 1) // size


def best_plan(cabin: Cabin, hand: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Where each treasure of a hand (counts by colour) brings most, as (colour, spot), one after the other.

    In the order of the chest, so that what goes there finds its turn. What fits nowhere is left out.
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
