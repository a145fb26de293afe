"""People as rows of a database: stored, and read again."""

from __future__ import annotations

import asyncio

from bot.db.connection import Database


async def put(db: Database, *users: int, settings: str = "{}", fail: bool = False) -> None:
    """Store people in one transaction, and fail before its end if asked to."""
    async with db.write() as tx:
        for user in users:
            await tx.execute("INSERT INTO player (user_id, settings) VALUES (?, ?)", (user, settings))
            await asyncio.sleep(0)
        if fail:
            raise ZeroDivisionError


async def people(db: Database) -> list[int]:
    """Who is stored."""
    return [row["user_id"] for row in await db.all("SELECT user_id FROM player ORDER BY user_id")]
