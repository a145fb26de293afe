"""Table cheer: who has cheered where, and when the table is to be thanked."""

from __future__ import annotations

from bot.db.transactions import Change, Reading


async def of_match(db: Reading, match_id: int) -> list[int]:
    """Who has cheered."""
    return await db.column("SELECT user_id FROM cheer WHERE match_id = ? ORDER BY user_id", (match_id,))


async def put(tx: Change, match_id: int, user_id: int, due_at: int) -> None:
    """Somebody has cheered; once."""
    sql = "INSERT OR IGNORE INTO cheer (match_id, user_id, due_at) VALUES (?, ?, ?)"
    await tx.execute(sql, (match_id, user_id, due_at))


async def due(db: Reading, now: int) -> list[int]:
    """The matches that are to be thanked by now."""
    return await db.column("SELECT DISTINCT match_id FROM cheer WHERE due_at BETWEEN 1 AND ?", (now,))


async def thanked(tx: Change, match_id: int) -> None:
    """That is done."""
    await tx.execute("UPDATE cheer SET due_at = 0 WHERE match_id = ?", (match_id,))
