"""Tables saying and unheard: the sentences that people say at a match, and who does not want to read them."""

from __future__ import annotations

import msgspec

from bot.db.rows import columns, into, stored
from bot.db.transactions import Change, Reading


class Saying(msgspec.Struct, frozen=True):
    """The newest sentence of a seat, and the revision of the match when it was said."""

    seat: int
    user_id: int
    revision: int
    text: str


class Said(msgspec.Struct, frozen=True):
    """What is said at a match: the newest sentence of each seat.   unheard: who does not want to read it."""

    sentences: tuple[Saying, ...] = ()
    unheard: frozenset[int] = frozenset()


async def of_match(db: Reading, match_id: int) -> Said:
    """What is said at a match."""
    sql = f"SELECT {columns(Saying)} FROM saying WHERE match_id = ? ORDER BY seat"
    return Said(tuple(await db.rows(Saying, sql, (match_id,))), await unheard(db, match_id))


async def put(tx: Change, match_id: int, said: Saying) -> None:
    """It is said, in place of the one before."""
    await tx.execute(f"INSERT OR REPLACE INTO saying {into(Saying, 'match_id')}", (match_id, *stored(said)))


async def unheard(db: Reading, match_id: int) -> frozenset[int]:
    """Who does not want to read what is said at a match."""
    return frozenset(await db.column("SELECT user_id FROM unheard WHERE match_id = ?", (match_id,)))


async def hide(tx: Change, match_id: int, user_id: int, *, hidden: bool) -> None:
    """Whether a person reads what is said at a match."""
    if hidden:
        await tx.execute("INSERT OR IGNORE INTO unheard (match_id, user_id) VALUES (?, ?)", (match_id, user_id))
    else:
        await tx.execute("DELETE FROM unheard WHERE match_id = ? AND user_id = ?", (match_id, user_id))
