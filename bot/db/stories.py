"""Table story_post: in which channels the story of a match stands."""

from __future__ import annotations

from bot.db.transactions import Change, Reading


async def stands(db: Reading, match_id: int, channel_id: int) -> bool:
    """Whether the story of a match was posted in a channel."""
    sql = "SELECT 1 FROM story_post WHERE match_id = ? AND channel_id = ?"
    return await db.has(sql, (match_id, channel_id))


async def put(tx: Change, match_id: int, channel_id: int, message_id: int) -> None:
    """It stands there now."""
    await tx.execute("INSERT OR IGNORE INTO story_post VALUES (?, ?, ?)", (match_id, channel_id, message_id))
