"""Table hour: tables that begin at an hour; see the migration for the columns."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.db.rows import columns, into, stored
from bot.db.transactions import Change, Reading

IfFew = Literal["wait", "close"]
State = Literal["ahead", "near", "few", "missed", "over"]


class HourRow(msgspec.Struct, frozen=True):
    """How a table begins at its hour; as long as that is to come it stands in the match too (`begins_at`)."""

    match_id: int
    at: int
    user_id: int | None
    zone: str
    if_few: IfFew
    weekly: bool
    state: State
    due_at: int | None


_COLUMNS = columns(HourRow)


async def get(db: Reading, match_id: int) -> HourRow | None:
    """What is stored of a table; None if it has never had an hour."""
    return await db.row(HourRow, f"SELECT {_COLUMNS} FROM hour WHERE match_id = ?", (match_id,))


async def put(tx: Change, row: HourRow) -> None:
    """Store it in place of what is there."""
    await tx.execute(f"INSERT OR REPLACE INTO hour {into(HourRow)}", stored(row))


async def to_look_at(db: Reading, now: int) -> list[int]:
    """The tables that something may be due at: their time has come, they wait for people, or they do not wait any more.

    Those in trouble are left out until that is over.
    """
    return await db.column(
        "SELECT hour.match_id FROM hour JOIN match ON match.id = hour.match_id WHERE hour.state <> 'over' "
        "AND match.trouble IS NULL AND (hour.due_at <= ? OR hour.state = 'few' OR match.status <> 'lobby') "
        "ORDER BY hour.due_at, hour.match_id",
        (now,),
    )


async def remove(tx: Change, match_id: int) -> bool:
    """A table has no hour any more; False if it had none."""
    return await tx.changed("DELETE FROM hour WHERE match_id = ?", (match_id,))
