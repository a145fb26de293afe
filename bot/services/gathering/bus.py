"""One bus: whoever wants to open a table is told first of those that wait for the same."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bot.clock import Clock
from bot.db import boards as rows
from bot.db.boards import Waiting
from bot.db.connection import Database
from bot.services.gathering.fitting import with_room
from bot.services.match.reliability import joins_steady
from engine import registry

MOST: Final = 2
"""So many are told of: more would be a list to read instead of a table to sit down at."""


class Bus:
    """Finds tables that wait for somebody like this."""

    def __init__(self, db: Database, clock: Clock) -> None:
        self._db = db
        self._clock = clock

    async def fitting(
        self, user_id: int, game: str, pace: str, *, guild_id: int, channels: Collection[int]
    ) -> list[Waiting]:
        """The tables of this game and pace in these channels with a free seat for a person who does not sit there.

        Those with the fewest free seats come first, then the oldest. Raises UnknownGame.
        """
        key = registry.game(game).key
        steady = await joins_steady(self._db, user_id)
        found = await rows.fitting(self._db, guild_id, key, pace, user_id, self._clock.now(), steady=steady)
        return [table for table in with_room(found) if table.channel_id in channels][:MOST]
