"""Table year_told: who was told of the own year."""

from __future__ import annotations

from bot.db.rows import part
from bot.db.transactions import Change, Reading


async def untold(db: Reading, year: int) -> list[int]:
    """Who wants to be told of the own year and was not told of this one."""
    return await db.column(
        f"SELECT user_id FROM player WHERE {part('player.settings', 'switched.year')} = 1 "
        "AND user_id NOT IN (SELECT user_id FROM year_told WHERE year = ?) ORDER BY user_id",
        (year,),
    )


async def note_told(tx: Change, user_id: int, year: int) -> None:
    """A person was told of a year, or cannot be."""
    await tx.execute("INSERT OR IGNORE INTO year_told (user_id, year) VALUES (?, ?)", (user_id, year))
