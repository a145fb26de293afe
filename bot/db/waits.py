"""Table wait: how long people took when a match waited for them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bot.db.rows import text
from bot.db.transactions import Change, Reading

KEPT: Final = 200
"""How many waits of a person are kept: some matches' worth, so that habits may change."""


async def add(tx: Change, user_id: int, pace: str, seconds: int) -> None:
    """Note that a person has acted after so many seconds, at a table of this pace."""
    await tx.execute("INSERT INTO wait (user_id, pace, seconds) VALUES (?, ?, ?)", (user_id, pace, seconds))
    await tx.execute(
        "DELETE FROM wait WHERE user_id = ?1 AND id <= "
        "(SELECT id FROM wait WHERE user_id = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)",
        (user_id, KEPT),
    )


async def of_people(db: Reading, users: Collection[int], pace: str) -> dict[int, list[int]]:
    """The kept waits of each of these people at tables of this pace, in seconds."""
    found: dict[int, list[int]] = {user: [] for user in users}
    rows = await db.all(
        "SELECT user_id, seconds FROM wait WHERE pace = ? AND user_id IN (SELECT value FROM json_each(?))",
        (pace, text(list(users))),
    )
    for row in rows:
        found[row["user_id"]].append(row["seconds"])
    return found
