"""Tables hour and event: tables that begin at an hour, and the events of Discord that stand for them; see the
migrations for the columns."""

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


_COLUMNS = columns(HourRow)


async def get(db: Reading, match_id: int) -> HourRow | None:
    """What is stored of a table; None if it has never had an hour."""
    return await db.row(HourRow, f"SELECT {_COLUMNS} FROM hour WHERE match_id = ?", (match_id,))


async def put(tx: Change, row: HourRow) -> None:
    """Store it in place of what is there."""
    await tx.execute(f"INSERT OR REPLACE INTO hour {into(HourRow)}", stored(row))


async def remove(tx: Change, match_id: int) -> bool:
    """A table has no hour any more; False if it had none."""
    return await tx.changed("DELETE FROM hour WHERE match_id = ?", (match_id,))


class EventRow(msgspec.Struct, frozen=True):
    """What is known of the event of a table. event_id: 0 where none stands.   refused: none is made again."""

    match_id: int
    event_id: int = 0
    refused: bool = False


async def event(db: Reading, match_id: int) -> EventRow:
    """What is known of the event of a table."""
    sql = f"SELECT {columns(EventRow)} FROM event WHERE match_id = ?"
    return await db.row(EventRow, sql, (match_id,)) or EventRow(match_id)


async def put_event(tx: Change, row: EventRow) -> None:
    """Store it in place of what is there."""
    await tx.execute(f"INSERT OR REPLACE INTO event {into(EventRow)}", stored(row))
