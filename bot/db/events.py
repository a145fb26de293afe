"""Table event: the events of Discord that stand for tables that begin at an hour."""

from __future__ import annotations

import msgspec

from bot.db.rows import columns, into, stored
from bot.db.transactions import Change, Reading


class EventRow(msgspec.Struct, frozen=True):
    """What is known of the event of a table. event_id: 0 where none stands.   refused: none is made again."""

    match_id: int
    event_id: int = 0
    refused: bool = False


async def get(db: Reading, match_id: int) -> EventRow:
    """What is known of the event of a table."""
    sql = f"SELECT {columns(EventRow)} FROM event WHERE match_id = ?"
    return await db.row(EventRow, sql, (match_id,)) or EventRow(match_id)


async def put(tx: Change, row: EventRow) -> None:
    """Store it in place of what is there."""
    await tx.execute(f"INSERT OR REPLACE INTO event {into(EventRow)}", stored(row))
