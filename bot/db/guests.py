"""Tables guest_name and visit: by which names other servers know people, and who comes where as a guest.

The feature writes them; what stands in them holds without it, so that nobody is named otherwise than so far.
"""

from __future__ import annotations

from collections.abc import Collection

from bot.db.rows import text
from bot.db.transactions import Reading


async def name(db: Reading, user_id: int) -> str:
    """The name of a person for other servers; empty if none is chosen."""
    return (await names(db, [user_id])).get(user_id, "")


async def names(db: Reading, user_ids: Collection[int]) -> dict[int, str]:
    """The same of several people, without those who have none."""
    return await db.pairs(
        "SELECT user_id, name FROM guest_name WHERE user_id IN (SELECT value FROM json_each(?))",
        (text(sorted(user_ids)),),
    )


async def comes(db: Reading, match_id: int, user_id: int) -> bool:
    """Whether a person sits or has sat at a match as a guest."""
    return await db.has("SELECT 1 FROM visit WHERE match_id = ? AND user_id = ?", (match_id, user_id))
