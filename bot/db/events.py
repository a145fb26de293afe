"""Table event: the events of Discord that stand for tables that begin at an hour."""

from __future__ import annotations

import msgspec

from bot.db.transactions import Change, Reading


class EventRow(msgspec.Struct, frozen=True):
    """What is known of the event of a table. event_id: 0 where none stands.   refused: none is made again."""

    match_id: int
    event_id: int = 0
    refused: bool = False


async def get(db: Reading, match_id: int) -> EventRow:
    """What is known of the event of a table."""
    row = await db.one("SELECT match_id, event_id, refused FROM event WHERE match_id = ?", (match_id,))
    return EventRow(match_id) if row is None else EventRow(row["match_id"], row["event_id"], bool(row["refused"]))


async def put(tx: Change, row: EventRow) -> None:
    """Store it in place of what is there."""
    await tx.execute(
        "INSERT OR REPLACE INTO event (match_id, event_id, refused) VALUES (?, ?, ?)", msgspec.structs.astuple(row)
    )
