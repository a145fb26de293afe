"""Table shared: what a moment has beside its position; those that were taken back too, to be counted."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.db.rows import columns
from bot.db.transactions import Change, Reading


class SharedRow(msgspec.Struct, frozen=True):
    """A shared moment as stored; see the migration for the columns."""

    id: int
    user_id: int
    at: int
    ends_at: int
    stood: bool


_COLUMNS: Final = columns(SharedRow, "shared")


async def put(tx: Change, position_id: int, user_id: int, at: int, ends_at: int) -> None:
    """Keep a new one."""
    sql = "INSERT INTO shared (id, user_id, at, ends_at) VALUES (?, ?, ?, ?)"
    await tx.execute(sql, (position_id, user_id, at, ends_at))


async def get(db: Reading, moment_id: int) -> SharedRow | None:
    """One that was not taken back."""
    sql = f"SELECT {_COLUMNS} FROM shared JOIN position ON position.id = shared.id WHERE shared.id = ?"
    return await db.row(SharedRow, sql, (moment_id,))


async def shared_since(db: Reading, user_id: int, since: int) -> int:
    """How many a person has shared since a time, those that were taken back too."""
    return await db.value("SELECT count(*) AS n FROM shared WHERE user_id = ? AND at > ?", (user_id, since))


async def at(db: Reading, match_id: int) -> list[SharedRow]:
    """Those of a match that were not taken back, the newest first."""
    sql = (
        f"SELECT {_COLUMNS} FROM shared JOIN position ON position.id = shared.id "
        "WHERE position.match_id = ? ORDER BY shared.id DESC"
    )
    return await db.rows(SharedRow, sql, (match_id,))


async def of_person(db: Reading, user_id: int) -> list[int]:
    """The numbers of all that a person has shared."""
    return await db.column("SELECT id FROM shared WHERE user_id = ?", (user_id,))


async def stood(tx: Change, moment_id: int) -> None:
    """It has come to stand in its channel: whoever deletes it there is not argued with."""
    await tx.execute("UPDATE shared SET stood = 1 WHERE id = ?", (moment_id,))


async def forget_taken_back(tx: Change, user_id: int, until: int) -> None:
    """What a person shared up to a time and has taken back counts no more."""
    await tx.execute(
        "DELETE FROM shared WHERE user_id = ? AND at <= ? "
        "AND NOT EXISTS (SELECT 1 FROM position WHERE position.id = shared.id)",
        (user_id, until),
    )
