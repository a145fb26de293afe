"""Table comment: what people who look on have sealed until the end of a match."""

from __future__ import annotations

import sqlite3

import msgspec

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


_COLUMNS = ", ".join(CommentRow.__struct_fields__)
_LOOKS_ON = "NOT EXISTS (SELECT 1 FROM sat WHERE sat.match_id = comment.match_id AND sat.user_id = comment.user_id)"
"""Whoever has taken a seat since is no spectator any more: what was sealed counts for nothing."""


def _comment(row: sqlite3.Row) -> CommentRow:
    return msgspec.structs.replace(CommentRow(**dict(row)), hidden=bool(row["hidden"]))


async def get(db: Reading, match_id: int, user_id: int) -> CommentRow | None:
    """What a person has sealed at a match."""
    row = await db.one(f"SELECT {_COLUMNS} FROM comment WHERE match_id = ? AND user_id = ?", (match_id, user_id))
    return None if row is None else _comment(row)


async def of_match(db: Reading, match_id: int) -> list[CommentRow]:
    """What was sealed at a match by people who hold no seat there, in the order in which it was."""
    rows = await db.all(
        f"SELECT {_COLUMNS} FROM comment WHERE match_id = ? AND {_LOOKS_ON} ORDER BY said_at, user_id", (match_id,)
    )
    return [_comment(row) for row in rows]


async def count(db: Reading, match_id: int) -> int:
    """How many people have sealed something at a match."""
    row = await db.one(f"SELECT count(*) AS n FROM comment WHERE match_id = ? AND {_LOOKS_ON}", (match_id,))
    return 0 if row is None else row["n"]


async def opened_of(db: Reading, user_id: int) -> list[int]:
    """The matches that are over at which a person has sealed something."""
    rows = await db.all(
        "SELECT match_id FROM comment JOIN match ON match.id = match_id WHERE user_id = ? "
        "AND match.status IN ('finished', 'ended') ORDER BY match_id",
        (user_id,),
    )
    return [row["match_id"] for row in rows]


async def put(tx: Change, row: CommentRow) -> None:
    """Seal it in place of what was sealed before."""
    values = ", ".join("?" * len(CommentRow.__struct_fields__))
    await tx.execute(f"INSERT OR REPLACE INTO comment ({_COLUMNS}) VALUES ({values})", msgspec.structs.astuple(row))


async def remove(tx: Change, match_id: int, user_id: int) -> None:
    """Nothing of a person is sealed at a match any more."""
    await tx.execute("DELETE FROM comment WHERE match_id = ? AND user_id = ?", (match_id, user_id))


async def hide(tx: Change, match_id: int, user_id: int) -> None:
    """Show a person's comment to nobody any more."""
    await tx.execute("UPDATE comment SET hidden = 1 WHERE match_id = ? AND user_id = ?", (match_id, user_id))
