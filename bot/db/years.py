"""What the table review says of a person's year; and table year_told."""

from __future__ import annotations

from collections.abc import Sequence

from bot.db.matches import text
from bot.db.people import chosen
from bot.db.transactions import Change, Reading


async def reviews(db: Reading, matches: Sequence[int]) -> dict[int, str]:
    """Match -> its review as JSON, for those that have one."""
    rows = await db.all(
        "SELECT match_id, data FROM review WHERE match_id IN (SELECT value FROM json_each(?))", (text(list(matches)),)
    )
    return {row["match_id"]: row["data"] for row in rows}


async def untold(db: Reading, year: int) -> list[int]:
    """Who wants to be told of the own year and was not told of this one."""
    rows = await db.all(
        f"SELECT user_id FROM player WHERE {chosen('player', 'year')} = 1 "
        "AND user_id NOT IN (SELECT user_id FROM year_told WHERE year = ?) ORDER BY user_id",
        (year,),
    )
    return [row["user_id"] for row in rows]


async def told(tx: Change, user_id: int, year: int) -> None:
    """A person was told of a year, or cannot be."""
    await tx.execute("INSERT OR IGNORE INTO year_told (user_id, year) VALUES (?, ?)", (user_id, year))
