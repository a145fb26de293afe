"""Who is not to be seated together; people choose it by a feature, and nobody else is told."""

from __future__ import annotations

from collections.abc import Collection

from bot.db import apart as rows
from bot.db.connection import Database


class Apart:
    """Answers for whoever calls people or asks them about seats."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def chose(self, others: Collection[int], user_id: int) -> set[int]:
        """Those of these people who do not want to be seated with a person: never to be told to anybody."""
        return await rows.chose(self._db, others, user_id)

    async def among(self, user_id: int, others: Collection[int]) -> set[int]:
        """From whom of these a person is kept apart, whoever has chosen it: never to be told to anybody."""
        return await rows.among(self._db, user_id, others)
