"""Table review: what finished matches look like from their end."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.db.rows import columns, text
from bot.db.transactions import Change, Reading


class ReviewRow(msgspec.Struct, frozen=True):
    """A review as stored: JSON (`null` where none could be made), and the channel where it was posted last.

    The table asks for `made_at` too: for whoever looks into the file, the bot does not read it.
    """

    match_id: int
    data: str
    channel_id: int | None = None


_COLUMNS = columns(ReviewRow)


async def get(db: Reading, match_id: int) -> ReviewRow | None:
    """The review of a match; None if none was made yet."""
    return await db.row(ReviewRow, f"SELECT {_COLUMNS} FROM review WHERE match_id = ?", (match_id,))


async def of_matches(db: Reading, matches: Sequence[int]) -> dict[int, str]:
    """Match -> its review as JSON, for those that have one."""
    return await db.pairs(
        "SELECT match_id, data FROM review WHERE match_id IN (SELECT value FROM json_each(?))", (text(matches),)
    )


async def of_person(db: Reading, user_id: int, most: int) -> dict[int, str]:
    """Match -> its review as JSON, of the matches at which somebody sat that ended last."""
    return await db.pairs(
        "SELECT review.match_id, data FROM seat JOIN match ON match.id = seat.match_id "
        "JOIN review ON review.match_id = match.id WHERE seat.user_id = ? AND status = 'finished' "
        "ORDER BY ended_at DESC, match.id DESC LIMIT ?",
        (user_id, most),
    )


async def lacking(db: Reading, since: int) -> list[int]:
    """The matches finished since a time that have no review, the newest first."""
    return await db.column(
        "SELECT id FROM match LEFT JOIN review ON review.match_id = match.id "
        "WHERE status = 'finished' AND ended_at >= ? AND review.match_id IS NULL ORDER BY ended_at DESC, id DESC",
        (since,),
    )


async def put(tx: Change, match_id: int, data: str, now: int) -> None:
    """Keep a review."""
    await tx.execute("INSERT OR REPLACE INTO review (match_id, data, made_at) VALUES (?, ?, ?)", (match_id, data, now))


async def posted(tx: Change, match_id: int, channel_id: int) -> None:
    """It stands in this channel."""
    await tx.execute("UPDATE review SET channel_id = ? WHERE match_id = ?", (channel_id, match_id))
