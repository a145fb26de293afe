"""Table comment: what people who look on have sealed until the end of a match."""

from __future__ import annotations

import msgspec

from bot.db.rows import columns, into, stored
from bot.db.transactions import Change, Reading


class CommentRow(msgspec.Struct, frozen=True):
    """What a person has sealed; see the migration for the columns."""

    match_id: int
    user_id: int
    name: str
    text: str
    said_at: int
    guess: int | None = None
    guessed_at: int | None = None
    hidden: bool = False


_COLUMNS = columns(CommentRow)
_LOOKS_ON = "NOT EXISTS (SELECT 1 FROM sat WHERE sat.match_id = comment.match_id AND sat.user_id = comment.user_id)"
"""Whoever has taken a seat since is no spectator any more: what was sealed counts for nothing."""


async def get(db: Reading, match_id: int, user_id: int) -> CommentRow | None:
    """What a person has sealed at a match."""
    return await db.row(
        CommentRow, f"SELECT {_COLUMNS} FROM comment WHERE match_id = ? AND user_id = ?", (match_id, user_id)
    )


async def of_match(db: Reading, match_id: int) -> list[CommentRow]:
    """What was sealed at a match by people who hold no seat there, in the order in which it was."""
    return await db.rows(
        CommentRow,
        f"SELECT {_COLUMNS} FROM comment WHERE match_id = ? AND {_LOOKS_ON} ORDER BY said_at, user_id",
        (match_id,),
    )


async def count(db: Reading, match_id: int) -> int:
    """How many people have sealed something at a match."""
    return await db.value(f"SELECT count(*) FROM comment WHERE match_id = ? AND {_LOOKS_ON}", (match_id,))


async def opened_of(db: Reading, user_id: int) -> list[int]:
    """The matches that are over at which a person has sealed something."""
    return await db.column(
        "SELECT match_id FROM comment JOIN match ON match.id = match_id WHERE user_id = ? "
        "AND match.status IN ('finished', 'ended') ORDER BY match_id",
        (user_id,),
    )


async def put(tx: Change, row: CommentRow) -> None:
    """Seal it in place of what was sealed before."""
    await tx.execute(f"INSERT OR REPLACE INTO comment {into(CommentRow)}", stored(row))


async def remove(tx: Change, match_id: int, user_id: int) -> None:
    """Nothing of a person is sealed at a match any more."""
    await tx.execute("DELETE FROM comment WHERE match_id = ? AND user_id = ?", (match_id, user_id))


async def hide(tx: Change, match_id: int, user_id: int, *, hidden: bool = True) -> None:
    """Show a person's comment to nobody any more, or again."""
    await tx.execute("UPDATE comment SET hidden = ? WHERE match_id = ? AND user_id = ?", (hidden, match_id, user_id))
