"""Whom people do not want to be seated with: they are offered no seat together, and nobody else is told."""

from __future__ import annotations

from typing import Final

from bot.clock import Clock
from bot.db.connection import Database
from bot.features.apart import rows
from bot.features.apart.rows import Other
from bot.services.errors import Refused

__all__ = ["NotWithMe", "Other"]

MOST: Final = 25
"""Discord's lists hold so many."""


class NotWithMe:
    """Keeps people apart, both ways."""

    def __init__(self, db: Database, clock: Clock) -> None:
        self._db = db
        self._clock = clock

    async def keep(self, user_id: int, other: Other) -> None:
        """Offer the two no seat together any more. Raises Refused `apart-from-oneself`, `too-many-apart`."""
        if other.user_id == user_id:
            raise Refused("apart-from-oneself")
        async with self._db.write() as tx:
            known = await rows.of(tx, user_id)
            if len(known) >= MOST and (other.user_id, other.met_as) not in {(one.user_id, one.met_as) for one in known}:
                raise Refused("too-many-apart", most=MOST)
            await rows.put(tx, user_id, other, self._clock.now())

    async def forgive(self, user_id: int, other_id: int, met_as: int = 0) -> None:
        """The person does not mind any more; what the other one has chosen stays, and so does what was chosen of the
        same one by another name. met_as: as for `Other`."""
        async with self._db.write() as tx:
            await rows.remove(tx, user_id, other_id, met_as)

    async def of(self, user_id: int) -> list[Other]:
        """Whom a person has chosen."""
        return await rows.of(self._db, user_id)
