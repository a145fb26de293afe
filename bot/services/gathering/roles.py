"""Tells a role of free seats, where the managers of a server have named one: once a table, twice a channel and day."""

from __future__ import annotations

from typing import Final

from bot.clock import Clock
from bot.db import people
from bot.db import watches as rows
from bot.db.connection import Database
from bot.services.gathering.searches import unheld, waiting
from bot.services.gathering.watches import QUIET_SECONDS
from bot.services.telling import wishes
from bot.services.telling.wishes import TellRole

A_DAY: Final = 86400
MOST_A_DAY: Final = 2
"""So often the role is called in one channel within 24 hours."""


class Roles:
    """Knows of which tables the role of a server was told."""

    def __init__(self, db: Database, clock: Clock) -> None:
        self._db = db
        self._clock = clock

    async def run(self) -> None:
        """Wish the mention of every table that is to be told of now; that it was is noted in the same commit."""
        now = self._clock.now()
        for guild_id in [guild_id for guild_id, chosen in (await people.guilds(self._db)).items() if chosen.role]:
            async with self._db.read() as look:
                found = await waiting(look, guild_id, now - QUIET_SECONDS)
                tables = [table for table in found if await unheld(look, table, None, now) > 0]
            for table in tables:
                async with self._db.write() as tx:
                    if await rows.tell_role(
                        tx, table.row.id, table.row.channel_id, now, since=now - A_DAY, most=MOST_A_DAY
                    ):
                        await wishes.put(tx, table.row.id, TellRole(), now)
