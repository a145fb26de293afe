"""Table deadline: what is due when, of matches and of everything else.

It is the one place that knows: whoever shows when something is due reads it here, and `put_off` moves all of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.db.rows import columns
from bot.db.transactions import Change, Reading

NUDGE: Final = "nudge"
TIMEOUT: Final = "timeout"
IDLE: Final = "idle"
LIVE: Final = "live"
"""When a table stops being played live."""

TABLE = -1
"""The seat of deadlines that concern the whole table."""


class DeadlineRow(msgspec.Struct, frozen=True):
    """Something that becomes due.

    match_id: the match that it concerns; None for what concerns none.
    about:    the seat, or `TABLE`, or somebody who is asked about a seat there; without a match whatever the kind says:
              a person, a server.
    """

    id: int
    match_id: int | None
    kind: str
    about: int
    due_at: int


_COLUMNS = columns(DeadlineRow)


def due_at(kind: str, match: str, about: str) -> str:
    """In SQL: when something of a match is due, NULL where nothing is; `match` and `about` stand for their numbers."""
    return (
        f"(SELECT due_at FROM deadline WHERE kind = '{kind}' AND coalesce(match_id, 0) = {match} AND about = {about})"
    )


async def put(
    tx: Change, match_id: int | None, kind: str, about: int, due_at: int, *, on_the_wall: bool = False
) -> None:
    """Set or move the deadline of this kind for this seat, or whatever it is about.

    on_the_wall: time in which the bot is away does not put it off.
    """
    await tx.execute(
        "INSERT INTO deadline (match_id, kind, about, due_at, on_the_wall) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (kind, coalesce(match_id, 0), about) DO UPDATE SET due_at = excluded.due_at",
        (match_id, kind, about, due_at, on_the_wall),
    )


async def clear(tx: Change, match_id: int, kind: str | None = None, seat: int | None = None) -> None:
    """Remove deadlines of a match: all, those of a kind, or the one of a kind and a seat."""
    await tx.execute(
        "DELETE FROM deadline WHERE match_id = ? AND (? IS NULL OR kind = ?) AND (? IS NULL OR about = ?)",
        (match_id, kind, kind, seat, seat),
    )


async def cancel(tx: Change, kind: str, about: int) -> bool:
    """Nothing of this kind is due any more, of what concerns no match; False if nothing was."""
    return await tx.changed(
        "DELETE FROM deadline WHERE kind = ? AND coalesce(match_id, 0) = 0 AND about = ?", (kind, about)
    )


async def remove(tx: Change, row: DeadlineRow) -> bool:
    """Take a due row out; False if it was moved or removed meanwhile."""
    return await tx.changed("DELETE FROM deadline WHERE id = ? AND due_at = ?", (row.id, row.due_at))


async def later(tx: Change, row: DeadlineRow, at: int) -> None:
    """A row that was due and still stands as it was is due then."""
    await tx.execute("UPDATE deadline SET due_at = ? WHERE id = ? AND due_at = ?", (at, row.id, row.due_at))


async def due(db: Reading, now: int, limit: int) -> list[DeadlineRow]:
    """What is due, oldest first."""
    return await db.rows(
        DeadlineRow,
        f"SELECT {_COLUMNS} FROM deadline WHERE due_at <= ? ORDER BY due_at, id LIMIT ?",
        (now, limit),
    )


async def get(db: Reading, match_id: int, kind: str, seat: int) -> DeadlineRow | None:
    """One deadline."""
    return await db.row(
        DeadlineRow,
        f"SELECT {_COLUMNS} FROM deadline WHERE kind = ? AND coalesce(match_id, 0) = ? AND about = ?",
        (kind, match_id, seat),
    )


async def of_match(db: Reading, match_id: int, kind: str) -> dict[int, int]:
    """Seat -> due time of all deadlines of a kind in a match."""
    return await db.pairs("SELECT about, due_at FROM deadline WHERE match_id = ? AND kind = ?", (match_id, kind))


async def of_seats(db: Reading) -> list[DeadlineRow]:
    """All that concern a seat."""
    sql = f"SELECT {_COLUMNS} FROM deadline WHERE kind IN ('{NUDGE}', '{TIMEOUT}')"
    return await db.rows(DeadlineRow, sql)


async def move(tx: Change, moved: Sequence[tuple[int, int]]) -> None:
    """Let some become due at other times: each the time and the id."""
    await tx.executemany("UPDATE deadline SET due_at = ? WHERE id = ?", moved)


async def put_off(tx: Change, since: int, seconds: int) -> None:
    """Nobody's time has run for so many seconds since then; a clock that began meanwhile has stood for less."""
    await tx.execute(
        "UPDATE deadline SET due_at = due_at + min(?1, coalesce((SELECT ?2 - clock_at FROM seat "
        "WHERE seat.match_id = deadline.match_id AND seat.seat = deadline.about), ?1)) "
        "WHERE due_at > ?3 AND NOT on_the_wall",
        (seconds, since + seconds, since),
    )
