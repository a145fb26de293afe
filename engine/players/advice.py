"""What a player thinks about a decision: for playing, and for hints, lessons, reviews and puzzles."""

from __future__ import annotations

from math import sqrt
from typing import Final

import msgspec

from engine.core.action import Action
from engine.core.event import Seat
from engine.core.question import Label

LEAST: Final = 0.03
"""A difference in the chance to win that is smaller than this is not worth a word."""
SURE: Final = 3.0
"""Standard errors of a difference that it is wide, at least: of hundreds of choices that are told of, none is told
wrongly for want of a longer search."""


def clearly(gap: float, error: float) -> bool:
    """Whether one action is clearly better than another: the one definition of it for all that is told to people.

    gap:   how much more often it wins, in the same worlds, 0 to 1.
    error: the standard error of that difference.
    """
    return gap >= LEAST and gap >= SURE * error


def settled(gap: float, error: float, seen: float) -> bool:
    """Whether a longer look will not change whether an action is clearly better, as far as that can be told.

    gap, error: as above, as they are now.   seen: the share of the look that is over, 0 to 1. What is left moves the
                gap by no more than SURE standard errors of its own.
    """
    moves = SURE * error * sqrt(1 - seen)
    needed = max(LEAST, SURE * error * sqrt(seen))
    return gap - moves >= needed or gap + moves < needed


class Reason(msgspec.Struct, frozen=True):
    """Why the best action wins more often than another one.

    source: the id of a part of the points (`Brain.parts`).
    theirs: whether it is that others have less of it, not that the own seat has more.
    win:    how much of the difference in the chance to win comes from it, 0 to 1.
    """

    source: str
    theirs: bool
    win: float


class Alternative(msgspec.Struct, frozen=True):
    """One action and what it is expected to bring.

    win:       the chance to win, 0 to 1; a shared win counts by its share.
    error:     the standard error of `win`.
    gap:       how much less often it wins than the best one, in the same worlds; below 0 where it wins more often and
               is not the best all the same (`Advice.best`), by less than can be told apart.
    gap_error: the standard error of `gap`.
    playouts:  how many playouts stand behind it; 0 for an action that was not searched, or where none was needed.
    stands:    false if a harder look did not confirm that the best one is clearly better.
    why:       why the best one wins more often, the weightiest reason first; each speaks for the best one, and there is
               none where that is not clearly better, none weighs much, or it was not looked at closely.
    """

    action: Action
    win: float = 0.0
    error: float = 0.0
    gap: float = 0.0
    gap_error: float = 0.0
    playouts: int = 0
    stands: bool = True
    why: tuple[Reason, ...] = ()

    @property
    def worse(self) -> bool:
        """Whether the best one is clearly better."""
        return self.stands and clearly(self.gap, self.gap_error)


class Reply(msgspec.Struct, frozen=True):
    """What the next other seat that has a choice does then, in so large a share of the possible worlds, 0 to 1.

    label: the answer that it gives, as in its question.
    """

    seat: Seat
    label: Label
    share: float


class Advice(msgspec.Struct, frozen=True):
    """A decision with its grounds.

    best:         what the player does.
    alternatives: every action that was thought about, the best first.
    reasons:      why not the next best (or what was asked about): that one's `why`.
    replies:      what is done then, the likeliest first; empty unless asked for.
    """

    best: Action
    alternatives: tuple[Alternative, ...]
    reasons: tuple[Reason, ...] = ()
    replies: tuple[Reply, ...] = ()

    @property
    def clear(self) -> bool:
        """Whether the best action is clearly better than every other one; false where nothing was weighed."""
        return len(self.alternatives) > 1 and all(other.worse for other in self.alternatives[1:])

    @property
    def as_good(self) -> tuple[Alternative, ...]:
        """The best action, then those that were looked at as closely and are not clearly worse."""
        best, *others = self.alternatives
        return (best, *(other for other in others if other.playouts >= best.playouts and not other.worse))

    def of(self, action: Action) -> Alternative | None:
        """What was thought of an action; None if nothing."""
        return next((other for other in self.alternatives if other.action == action), None)


def decided(action: Action) -> Advice:
    """The advice of a player that has looked at nothing else."""
    return Advice(action, (Alternative(action),))
