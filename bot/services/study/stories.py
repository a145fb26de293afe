"""The story of a match: the turns at which it turned."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, Literal

import msgspec

from bot.services.study.replay import Turn, mover_of, turn_of
from bot.services.study.reviews import Review

MOST: Final = 3
"""So many turns a story tells."""
LEAST: Final = 0.02
"""A turn that changed less is none that a match turned at."""

Chances = tuple[float, ...]
How = Literal["best", "luck", "turn", "theirs", "luck-theirs"]


class TurningPoint(msgspec.Struct, frozen=True):
    """A turn at which a match turned, told of whoever gained most by it.

    turn:   its number.   seat: who gained.   before, after: that seat's chance to win, 0 to 1.
    how:    by that player's own best move, by luck, or by what else happened; the last two also in a turn that was
            another's.
    mover:  whose turn it was; None where it was everybody's.
    """

    turn: int
    seat: int
    before: float
    after: float
    how: How
    mover: int | None = None


def after_turns(review: Review, found: Sequence[Turn]) -> list[Chances]:
    """Everybody's chance to win after each public turn, the set-up first."""
    told: list[Chances] = []
    moments = iter(review.moments)
    moment = next(moments)
    for turn in found:
        while moment.done < turn.end:
            moment = next(moments)
        told.append(moment.chances)
    return told


def turning_points(review: Review, found: Sequence[Turn]) -> list[TurningPoint]:
    """The turns of a match at which most was gained among those that its review tells of, in order of time.

    It is told who gained, never who lost or what would have been better: everybody reads it.
    """
    chances = after_turns(review, found)
    best = {turn_of(found, choice.done): choice.seat for choice in review.turns if not choice.mistake}
    lucky = {turn_of(found, one.done) for one in review.luck}
    turns = best.keys() | lucky | {turn_of(found, choice.done) for choice in review.turns}
    told: list[TurningPoint] = []
    for number in sorted(turns - {0}):
        before, after = chances[number - 1], chances[number]
        seat = max(range(len(after)), key=lambda one: (after[one] - before[one], -one))
        mover = mover_of(found[number])
        theirs = mover not in (None, seat)
        how: How = "theirs" if theirs else "turn"
        if best.get(number) == seat and not theirs:
            how = "best"
        elif number in lucky:
            how = "luck-theirs" if theirs else "luck"
        if after[seat] - before[seat] >= LEAST:
            told.append(TurningPoint(number, seat, before[seat], after[seat], how, mover))
    told.sort(key=lambda point: (point.before - point.after, point.turn))
    return sorted(told[:MOST], key=lambda point: point.turn)


def changes_of_lead(review: Review, found: Sequence[Turn]) -> int:
    """How often somebody else was ahead after a turn than before it."""
    leaders = [chances.index(max(chances)) for chances in after_turns(review, found) if _one_leads(chances)]
    return sum(now != was for was, now in pairwise(leaders))


def _one_leads(chances: Chances) -> bool:
    return chances.count(max(chances)) == 1
