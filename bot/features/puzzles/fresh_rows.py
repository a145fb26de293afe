"""Table fresh_puzzle: puzzles that the bot has found itself and that nobody has seen yet."""

from __future__ import annotations

import msgspec

from bot.db.rows import columns
from bot.db.transactions import Change, Reading


class FreshRow(msgspec.Struct, frozen=True):
    """A puzzle as stored; see the migration for the columns. The bot does not read `found_at`."""

    id: int
    game: str
    rules_version: int
    data: str


async def waiting(db: Reading) -> list[FreshRow]:
    """Those that were no puzzle of a day yet, the oldest first."""
    return await db.rows(FreshRow, f"SELECT {columns(FreshRow)} FROM fresh_puzzle ORDER BY id")


async def put(tx: Change, game: str, rules_version: int, data: str, now: int) -> None:
    """One more, as JSON."""
    sql = "INSERT INTO fresh_puzzle (game, rules_version, data, found_at) VALUES (?, ?, ?, ?)"
    await tx.execute(sql, (game, rules_version, data, now))


async def remove(tx: Change, fresh_id: int) -> None:
    """It has become the puzzle of a day, or is of no use."""
    await tx.execute("DELETE FROM fresh_puzzle WHERE id = ?", (fresh_id,))
