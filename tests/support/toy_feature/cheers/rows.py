"""Table cheer: who has cheered where."""

from __future__ import annotations

from bot.db.transactions import Change, Reading


async def of_match(db: Reading, match_id: int) -> list[int]:
    """Who has cheered."""
    return await db.column("SELECT user_id FROM cheer WHERE match_id = ? ORDER BY user_id", (match_id,))


async def put(tx: Change, match_id: int, user_id: int) -> None:
    """Somebody has cheered; once."""
    await tx.execute("INSERT OR IGNORE INTO cheer (match_id, user_id) VALUES (?, ?)", (match_id, user_id))
