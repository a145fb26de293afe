"""What is known of the events of Discord that stand for the hours of tables; the card alone says what is true."""

from __future__ import annotations

from bot.db import events as rows
from bot.db.connection import Database
from bot.db.events import EventRow

__all__ = ["EventRow", "Events"]


class Events:
    """Notes where events stand."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def of(self, match_id: int) -> EventRow:
        """What is known of the event of a table."""
        return await rows.get(self._db, match_id)

    async def stands(self, match_id: int, event_id: int) -> None:
        """This event stands for the table; 0: none does."""
        async with self._db.write() as tx:
            await rows.put(tx, EventRow(match_id, event_id))

    async def refused(self, match_id: int) -> None:
        """Somebody has deleted or cancelled the event of the table: none is made again."""
        async with self._db.write() as tx:
            await rows.put(tx, EventRow(match_id, refused=True))
