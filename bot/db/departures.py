"""Servers that the bot has been removed from, whose time of grace is a deadline; and what is stored of a server."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from bot.db import deadlines, outbox
from bot.db.cards import FULL, INVITED, LOBBY, THREAD_REMINDER
from bot.db.matches import DIRECT
from bot.db.rows import text
from bot.db.transactions import Change, Reading

DEPARTURE: Final = "departure"
"""The kind of deadline at which a server is forgotten."""


async def put(tx: Change, guild_id: int, due_at: int) -> None:
    """The bot was removed; what was noted before stays."""
    if not await has_left(tx, guild_id):
        await deadlines.put(tx, None, DEPARTURE, guild_id, due_at, on_the_wall=True)


async def has_left(db: Reading, guild_id: int) -> bool:
    """Whether the bot was removed from a server, and not invited again."""
    return await db.has("SELECT 1 FROM deadline WHERE kind = ? AND about = ?", (DEPARTURE, guild_id))


async def missed(db: Reading, present: Collection[int]) -> tuple[list[int], list[int]]:
    """By the servers where the bot is: those noted although it is there, and those known where it is no more."""
    here = text(sorted(present))
    back = await db.column(
        f"SELECT about FROM deadline WHERE kind = '{DEPARTURE}' AND about IN (SELECT value FROM json_each(?)) "
        "ORDER BY 1",
        (here,),
    )
    gone = await db.column(
        "SELECT guild_id FROM guild UNION SELECT guild_id FROM match INDEXED BY match_not_over "
        f"WHERE status IN ('lobby', 'running', 'suspended') AND guild_id != {DIRECT} "
        f"EXCEPT SELECT value FROM json_each(?) EXCEPT SELECT about FROM deadline WHERE kind = '{DEPARTURE}'",
        (here,),
    )
    return back, gone


async def unfinished(db: Reading, guild_id: int) -> list[int]:
    """The matches of a server that are not over."""
    return await db.column(
        "SELECT id FROM match WHERE guild_id = ? AND status IN ('lobby', 'running', 'suspended') ORDER BY id",
        (guild_id,),
    )


async def forget(tx: Change, guild_id: int, statements: Iterable[str] = ()) -> None:
    """Remove what is stored of a server. Its matches stay, as those of the people who have played them.

    statements: those of features, in which ?1 is the server.

    What stands in direct messages is told its end like everything there: what one person is owed is still sent.
    """
    ours = "SELECT id FROM match WHERE guild_id = ?"
    for sql in statements:
        await tx.execute(sql, (guild_id,))
    await tx.execute("DELETE FROM guild WHERE guild_id = ?", (guild_id,))
    await tx.execute(
        f"DELETE FROM card WHERE kind IN ('{LOBBY}', '{FULL}', '{INVITED}', '{THREAD_REMINDER}') AND about IN ({ours})",
        (guild_id,),
    )
    await outbox.drop_shared(tx, guild_id)
    await tx.execute(f"DELETE FROM panel WHERE user_id IS NULL AND match_id IN ({ours})", (guild_id,))
