"""Table note: what people have written down at their matches."""

from __future__ import annotations

from bot.db.transactions import Change, Reading


async def of_match(db: Reading, match_id: int) -> dict[int, str]:
    """Person -> the note."""
    return await db.pairs("SELECT user_id, text FROM note WHERE match_id = ?", (match_id,))


async def put(tx: Change, match_id: int, user_id: int, text: str) -> None:
    """Keep a note in place of the one before; an empty one is none."""
    await tx.execute("DELETE FROM note WHERE match_id = ? AND user_id = ?", (match_id, user_id))
    if text:
        await tx.execute("INSERT INTO note (match_id, user_id, text) VALUES (?, ?, ?)", (match_id, user_id, text))
