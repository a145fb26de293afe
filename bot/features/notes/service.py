"""Notes: a page of each person at each match, for nobody else."""

from __future__ import annotations

from typing import Final

from bot.db.connection import Database
from bot.features.notes import rows
from bot.services.table.tables import glance

LONGEST: Final = 1000
"""Characters."""


class Notes:
    """Reads and changes the note of a person at a match."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def put(self, match_id: int, user_id: int, text: str) -> str:
        """Keep what somebody at a match has written in place of what stood there; returns what is kept.

        Raises Refused `no-such-match`, `not-at-this-table`.
        """
        kept = text.strip()[:LONGEST]
        async with self._db.write() as tx:
            (await glance(tx, match_id)).own_seat(user_id)
            await rows.put(tx, match_id, user_id, kept)
        return kept
