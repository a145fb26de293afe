"""What stones are worth."""

from __future__ import annotations

from typing import Final

import msgspec

from engine.core.outcome import Outcome, rank
from engine.games.yucata.components import DARK, STONES
from engine.games.yucata.model import YucataState


class Score(msgspec.Struct, frozen=True):
    """A seat's stones and what they come to.

    dark_left: dark stones after the red one has cancelled one of them.
    penalty:   pale stones to give back: 1 + 2 + ... + dark_left.
    raw:       pale - penalty, may be negative.
    points:    what counts: raw, not below 0 unless the table plays without the floor.
    next_dark: how many more pale stones one more dark stone would cost.
    """

    pale: int
    dark: int
    red: int
    dark_left: int
    penalty: int
    raw: int
    points: int
    next_dark: int


def score(pale: int, dark: int, red: int, floor: bool) -> Score:
    """The score of these stones (rules: Game End)."""
    dark_left, penalty, raw = _dark_left(dark, red), cost(dark, red), raw_score(pale, dark, red)
    points = max(0, raw) if floor else raw
    return Score(pale, dark, red, dark_left, penalty, raw, points, next_dark(dark, red))


def _dark_left(dark: int, red: int) -> int:
    """The red stone cancels one dark stone."""
    return dark - 1 if red and dark else dark


def _penalty(dark: int) -> int:
    """The first dark stone costs one pale stone, the second two, and so on."""
    return dark * (dark + 1) // 2


COSTS: Final = tuple(tuple(_penalty(_dark_left(dark, red)) for dark in range(STONES[DARK] + 2)) for red in (0, 1))
"""By how many red and dark stones somebody has: what the dark ones cost."""


def cost(dark: int, red: int) -> int:
    """How many pale stones these dark ones cost."""
    return COSTS[red][dark]


def next_dark(dark: int, red: int) -> int:
    """How many more pale stones one more dark stone would cost."""
    costs = COSTS[red]
    return costs[dark + 1] - costs[dark]


def scores(state: YucataState) -> tuple[Score, ...]:
    """Every seat's score with the stones it holds now."""
    floor = bool(state.options["floor"])
    return tuple(
        score(pale, dark, red, floor) for pale, dark, red in zip(state.pale, state.dark, state.red, strict=True)
    )


def course(state: YucataState) -> tuple[tuple[int, ...], ...]:
    """What everybody's stones came to at the end of each round, below 0 too."""
    return tuple(tuple(map(raw_score, pale, dark, red)) for pale, dark, red in state.course)


def raw_score(pale: int, dark: int, red: int) -> int:
    """What these stones come to, below 0 too."""
    return pale - cost(dark, red)


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
