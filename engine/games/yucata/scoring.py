"""What stones are worth."""

from __future__ import annotations

import msgspec

from engine.core.outcome import Outcome, rank
from engine.games.yucata.model import YucataState


class Score(msgspec.Struct, frozen=True):
    """A seat's stones and what they come to.

    dark_left: dark stones after the red one has cancelled one of them.
    penalty:   pale stones to give back: 1 + 2 + ... + dark_left.
    raw:       pale - penalty, may be negative.
    points:    what counts: raw, not below 0 unless the table plays without the floor.
    """

    pale: int
    dark: int
    red: int
    dark_left: int
    penalty: int
    raw: int
    points: int


def score(pale: int, dark: int, red: int, floor: bool) -> Score:
    """The score of these stones (rules: Game End)."""
    dark_left = dark - 1 if red and dark else dark
    penalty = dark_left * (dark_left + 1) // 2
    raw = pale - penalty
    return Score(pale, dark, red, dark_left, penalty, raw, max(0, raw) if floor else raw)


def scores(state: YucataState) -> tuple[Score, ...]:
    """Every seat's score with the stones it holds now."""
    floor = bool(state.options["floor"])
    return tuple(
        score(pale, dark, red, floor) for pale, dark, red in zip(state.pale, state.dark, state.red, strict=True)
    )


def final(state: YucataState) -> Outcome:
    """The result of a match that has ended."""
    sheet = scores(state)
    return Outcome(
        ranks=rank([(line.points,) for line in sheet]),
        scores=tuple(line.points for line in sheet),
        breakdown=tuple(
            (("pale", line.pale), ("penalty", -line.penalty), ("floor", line.points - line.raw)) for line in sheet
        ),
    )
