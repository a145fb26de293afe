"""For whom a seat of a match counts: one answer for ratings, badges and profiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bot.db.history import ActionRow
from bot.db.seats import SeatRow


def holders(seats: Sequence[SeatRow], history: Sequence[ActionRow]) -> dict[int, int]:
    """The people for whom their seats count -> the seat.

    A seat counts for the person who sits there at the end, unless somebody else has decided more for it: a substitute
    shall not pay for what was lost before.
    """
    decided = decisions(history)
    found: dict[int, int] = {}
    for row in seats:
        if row.user_id is not None:
            others = max(
                (n for (at, other), n in decided.items() if at == row.seat and other != row.user_id), default=0
            )
            if decided[row.seat, row.user_id] >= others:
                found[row.user_id] = row.seat
    return found


def decisions(history: Sequence[ActionRow]) -> Counter[tuple[int, int]]:
    """(Seat, person) -> how often the person has decided for the seat."""
    return Counter((row.seat, row.user_id) for row in history if row.kind == "act" and row.user_id is not None)
