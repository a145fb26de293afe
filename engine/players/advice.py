"""What a player thinks about a decision: for playing, and for hints, reviews and puzzles."""

from __future__ import annotations

import msgspec

from engine.core.action import Action
from engine.core.brain import Parts


class Alternative(msgspec.Struct, frozen=True):
    """One action and what it is expected to bring.

    points:   the points of the seat at the end, on average.
    win:      the chance to win, 0 to 1; a shared win counts by its share.
    error:    the standard error of `win`.
    playouts: how many playouts stand behind it; 0 for an action that was not searched (the rest is then 0 too).
    parts:    where the points come from; empty unless asked for.
    """

    action: Action
    points: float = 0.0
    win: float = 0.0
    error: float = 0.0
    playouts: int = 0
    parts: Parts = ()


class Advice(msgspec.Struct, frozen=True):
    """A decision with its grounds.

    best:         what the player does.
    alternatives: every action that was thought about, the best first.
    reasons:      why not the next best: by source, how many points more `best` is expected to bring, the largest
                  difference first; empty unless asked for.
    """

    best: Action
    alternatives: tuple[Alternative, ...]
    reasons: Parts = ()


def decided(action: Action) -> Advice:
    """The advice of a player that has looked at nothing else."""
    return Advice(action, (Alternative(action),))


def differences(best: Parts, other: Parts) -> Parts:
    """By source, how much more `best` has; the largest difference first, equal sources left out."""
    found = [(key, mine - theirs) for (key, mine), (_, theirs) in zip(best, other, strict=True) if mine != theirs]
    return tuple(sorted(found, key=lambda part: -abs(part[1])))
