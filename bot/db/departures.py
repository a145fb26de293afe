"""Table departure: servers that the bot has been removed from; and what is stored of a server."""

from __future__ import annotations

from collections.abc import Collection

from bot.db import outbox, own_puzzles, proposals
from bot.db.matches import DIRECT
from bot.db.rows import text
from bot.db.transactions import Change, Reading

_OWN = ("guild", "rating", "puzzle_post", "board", "watch", "search", "medal", "season", "template")
"""Tables whose rows about a server are that server's alone."""


async def put(tx: Change, guild_id: int, due_at: int) -> None:
    """The bot was removed; what was noted before stays."""
    await tx.execute(
        "INSERT INTO departure (guild_id, due_at) VALUES (?, ?) ON CONFLICT DO NOTHING", (guild_id, due_at)
    )


async def remove(tx: Change, guild_id: int) -> bool:
    """The bot is there again, or all is done; whether anything was noted."""
    return await tx.changed("DELETE FROM departure WHERE guild_id = ?", (guild_id,))


async def due(db: Reading, now: int) -> list[int]:
    """The servers whose time is over, the first first."""
    return await db.column("SELECT guild_id FROM departure WHERE due_at <= ? ORDER BY due_at, guild_id", (now,))


async def missed(db: Reading, present: Collection[int]) -> tuple[list[int], list[int]]:
    """By the servers where the bot is: those noted although it is there, and those known where it is no more."""
    here = text(sorted(present))
    back = await db.column(
        "SELECT guild_id FROM departure WHERE guild_id IN (SELECT value FROM json_each(?)) ORDER BY 1", (here,)
    )
    gone = await db.column(
        "SELECT guild_id FROM guild UNION SELECT guild_id FROM match INDEXED BY match_not_over "
        f"WHERE status IN ('lobby', 'running', 'suspended') AND guild_id != {DIRECT} "
        "EXCEPT SELECT value FROM json_each(?) EXCEPT SELECT guild_id FROM departure",
        (here,),
    )
    return back, gone


async def unfinished(db: Reading, guild_id: int) -> list[int]:
    """The matches of a server that are not over."""
    return await db.column(
        "SELECT id FROM match WHERE guild_id = ? AND status IN ('lobby', 'running', 'suspended') ORDER BY id",
        (guild_id,),
    )


async def forget(tx: Change, guild_id: int) -> None:
    """Remove what is stored of a server. Its matches stay, as those of the people who have played them.

    What stands in direct messages is told its end like everything there: what one person is owed is still sent, and a
    proposal whose message stands has come to nothing.
    """
    ours = "SELECT id FROM match WHERE guild_id = ?"
    for table in _OWN:
        await tx.execute(f"DELETE FROM {table} WHERE guild_id = ?", (guild_id,))
    for table in ("moment", "story_post", "comment", "follow"):
        await tx.execute(f"DELETE FROM {table} WHERE match_id IN ({ours})", (guild_id,))
    await own_puzzles.remove_shared(tx, guild_id)
    await proposals.end_all(tx, guild_id)
    await tx.execute(f"DELETE FROM rating_step WHERE match_id IN ({ours} AND NOT guests)", (guild_id,))
    # What nobody has rated yet is not rated for a server whose ratings are gone.
    await tx.execute(f"INSERT OR IGNORE INTO rated {ours} AND NOT guests AND status = 'finished'", (guild_id,))
    await outbox.drop_shared(tx, guild_id)
    await tx.execute(f"DELETE FROM panel WHERE user_id IS NULL AND match_id IN ({ours})", (guild_id,))
