"""Which turns of a match somebody is shown."""

from __future__ import annotations

from collections.abc import Sequence

from bot.services.study.replay import Turn

MOST_SCENES = 40
"""About five seconds of drawing, and a picture of one or two megabytes."""


def first_unseen(found: Sequence[Turn], seat: int | None) -> int:
    """The number of the first turn after the last one in which a seat has acted itself: the picture after that turn was
    on its screen. The last turn where there is none after it, and for whoever holds no seat.
    """
    last = len(found) - 1
    if seat is None:
        return last
    acts = ((number, row) for number, turn in enumerate(found) for row in turn.rows)
    own = [number for number, row in acts if row.seat == seat and row.kind == "act"]
    return min(last, own[-1] + 1) if own else 0


def scenes(found: Sequence[Turn]) -> list[Turn]:
    """The turns for an animated picture: all, or `MOST_SCENES` evenly spread, always the first and the last."""
    if len(found) <= MOST_SCENES:
        return list(found)
    return [found[round(place * (len(found) - 1) / (MOST_SCENES - 1))] for place in range(MOST_SCENES)]
