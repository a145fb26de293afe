"""Tables follow and follow_told: who follows a match of others, and where that was told last."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from bot.db.panels import Stands
from bot.db.rows import columns, into, stored
from bot.db.transactions import Change, Reading


class FollowRow(msgspec.Struct, frozen=True):
    """A person who follows a match; see the migration for the columns."""

    match_id: int
    user_id: int
    told_at: int
    revision: int


async def put(tx: Change, row: FollowRow) -> None:
    """Somebody follows from now on; whoever does already goes on."""
    await tx.execute(f"INSERT OR IGNORE INTO follow {into(FollowRow)}", stored(row))


async def remove(tx: Change, user_id: int, match_id: int) -> None:
    """Somebody follows a match no more."""
    await tx.execute("DELETE FROM follow WHERE user_id = ? AND match_id = ?", (user_id, match_id))


async def remove_all(tx: Change, user_id: int) -> None:
    """Somebody follows nothing any more."""
    await tx.execute("DELETE FROM follow WHERE user_id = ?", (user_id,))


async def of_person(db: Reading, user_id: int) -> int:
    """How many matches a person follows."""
    return await db.value("SELECT count(*) AS n FROM follow WHERE user_id = ?", (user_id,))


async def follows(db: Reading, user_id: int, match_id: int) -> bool:
    """Whether a person follows a match."""
    return await db.has("SELECT 1 FROM follow WHERE user_id = ? AND match_id = ?", (user_id, match_id))


async def due(db: Reading, before: int) -> list[FollowRow]:
    """What is to be told: of people of whom a match is over, or has moved on since they were told before this time.

    All matches of such a person that have moved on or are over, so that one message tells of them together.
    """
    return await db.rows(
        FollowRow,
        "WITH news AS (SELECT follow.match_id, follow.user_id, follow.told_at, follow.revision, "
        "match.status IN ('finished', 'ended') AS over FROM follow JOIN match ON match.id = follow.match_id "
        "WHERE match.revision > follow.revision OR match.status IN ('finished', 'ended')) "
        f"SELECT {columns(FollowRow)} FROM news WHERE user_id IN "
        "(SELECT user_id FROM news WHERE over OR told_at <= ?) ORDER BY user_id, match_id",
        (before,),
    )


async def told(tx: Change, user_id: int, now: int, shown: Collection[tuple[int, int]], over: Collection[int]) -> None:
    """A person was told of these matches as they stood at these revisions; of those that are over nothing more."""
    await tx.executemany(
        "UPDATE follow SET told_at = ?, revision = ? WHERE user_id = ? AND match_id = ?",
        [(now, revision, user_id, match_id) for match_id, revision in shown],
    )
    await tx.executemany(
        "DELETE FROM follow WHERE user_id = ? AND match_id = ?", [(user_id, match_id) for match_id in over]
    )


async def before(db: Reading, user_id: int) -> Stands | None:
    """The message that makes way for the next one; None if there is none."""
    row = await db.one("SELECT channel_id, message_id FROM follow_told WHERE user_id = ?", (user_id,))
    return None if row is None else Stands(*row)


async def stands(tx: Change, user_id: int, told: Stands | None) -> None:
    """This message makes way for the next one, or none does."""
    await tx.execute("DELETE FROM follow_told WHERE user_id = ?", (user_id,))
    if told is not None:
        sql = "INSERT INTO follow_told (user_id, channel_id, message_id) VALUES (?, ?, ?)"
        await tx.execute(sql, (user_id, *told))
