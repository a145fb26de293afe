"""Whose turn it is, since when, and when somebody is to be reminded."""

from __future__ import annotations

from typing import Final

import aiosqlite
import msgspec

from bot.db import deadlines
from bot.db.matches import SeatRow

HOUR: Final = 3600
NUDGE: Final = "nudge"

PACES: Final[dict[str, int | None]] = {"fast": 4 * HOUR, "daily": 24 * HOUR, "slow": 72 * HOUR, "none": None}
"""Pace -> seconds after which a player is reminded; None = never."""


def waiting(seats: tuple[SeatRow, ...], actors: tuple[int, ...], now: int) -> tuple[SeatRow, ...]:
    """The seats with their `since`: kept for those who were waited for already, `now` for new ones, else None."""
    return tuple(
        msgspec.structs.replace(row, since=(row.since or now) if row.seat in actors else None) for row in seats
    )


async def schedule(
    tx: aiosqlite.Connection, match_id: int, pace: str, before: tuple[SeatRow, ...], after: tuple[SeatRow, ...]
) -> None:
    """Set a reminder for each person whom the match has begun to wait for, and drop those of the others."""
    seconds = PACES.get(pace)
    was_waiting = {row.seat: row.since for row in before}
    for row in after:
        if row.since is None or row.kind == "computer" or seconds is None:
            await deadlines.clear(tx, match_id, NUDGE, row.seat)
        elif was_waiting.get(row.seat) != row.since:
            await deadlines.put(tx, match_id, NUDGE, row.seat, row.since + seconds)
