"""Table follow: who follows a match of others, and up to where that was told."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from bot.db.rows import columns, into, stored
from bot.db.transactions import Change, Reading


class FollowRow(msgspec.Struct, frozen=True):
    """A person who follows a match; see the migration for the columns."""

    match_id: int
    user_id: int
    told_at: int
    revision: int


_COLUMNS = columns(FollowRow, "follow")
_OVER = "match.status IN ('finished', 'ended')"


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


async def of_match(db: Reading, match_id: int, kind: str) -> list[FollowRow]:
    """Who follows a match and is owed no card of a kind."""
    return await db.rows(
        FollowRow,
        f"SELECT {_COLUMNS} FROM follow WHERE match_id = ? AND user_id NOT IN "
        "(SELECT person FROM card WHERE kind = ? AND person = follow.user_id AND next_try_at IS NOT NULL)",
        (match_id, kind),
    )


async def everybody(db: Reading, match_id: int) -> list[int]:
    """Who follows a match."""
    return await db.column("SELECT user_id FROM follow WHERE match_id = ? ORDER BY user_id", (match_id,))


async def news(db: Reading, user_id: int) -> list[tuple[FollowRow, bool]]:
    """What a person follows that has moved on since it was told, or is over; and whether it is over."""
    rows = await db.all(
        f"SELECT {_COLUMNS}, {_OVER} AS over FROM follow JOIN match ON match.id = follow.match_id "
        f"WHERE follow.user_id = ? AND (match.revision > follow.revision OR {_OVER}) ORDER BY follow.match_id",
        (user_id,),
    )
    return [(FollowRow(*row[:-1]), bool(row["over"])) for row in rows]


async def note_told(
    tx: Change, user_id: int, now: int, shown: Collection[tuple[int, int]], over: Collection[int]
) -> None:
    """A person was told of these matches as they stood at these revisions; of those that are over nothing more."""
    await tx.executemany(
        "UPDATE follow SET told_at = ?, revision = ? WHERE user_id = ? AND match_id = ?",
        [(now, revision, user_id, match_id) for match_id, revision in shown],
    )
    await tx.executemany(
        "DELETE FROM follow WHERE user_id = ? AND match_id = ?", [(user_id, match_id) for match_id in over]
    )
