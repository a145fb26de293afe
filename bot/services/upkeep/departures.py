"""Servers that the bot is removed from: after a time of grace what is stored of them goes."""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence

from bot.clock import DAY
from bot.db import deadlines
from bot.db import departures as rows
from bot.db.deadlines import DeadlineRow
from bot.db.departures import DEPARTURE
from bot.services.match.door import Door
from bot.services.table import tables

__all__ = ["DEPARTURE", "Departures"]

log = logging.getLogger(__name__)

GRACE_SECONDS = 30 * DAY
"""So long a server may invite the bot again and finds everything as it was."""


class Departures:
    """Notes when the bot was removed, and forgets what is due."""

    def __init__(self, door: Door, statements: Sequence[str] = ()) -> None:
        """statements: with which features remove what they store of a server; ?1 is the server."""
        self._statements = statements
        self._door = door
        self._db = door.db
        self._clock = door.clock

    async def left(self, guild_id: int) -> None:
        """The bot was removed from a server."""
        async with self._db.write() as tx:
            await rows.put(tx, guild_id, self._clock.now() + GRACE_SECONDS)
        log.info("removed from server %s; its data go in %s days", guild_id, GRACE_SECONDS // DAY)

    async def came(self, guild_id: int) -> None:
        """The bot was invited, perhaps again."""
        async with self._db.write() as tx:
            back = await deadlines.cancel(tx, DEPARTURE, guild_id)
        if back:
            log.info("invited to server %s again; its data stay", guild_id)

    async def are_here(self, present: Collection[int]) -> None:
        """Where the bot is now: what has happened while it was away is noted."""
        back, gone = await rows.missed(self._db, present)
        for guild_id in back:
            await self.came(guild_id)
        for guild_id in gone:
            await self.left(guild_id)

    async def forget(self, due: DeadlineRow) -> None:
        """The time of grace of a server is over; what fails in the middle is due again."""
        guild_id = due.about
        for match_id in await rows.unfinished(self._db, guild_id):
            async with self._door.hold(match_id), self._door.write() as tx:
                await self._door.end(tx, await tables.glance(tx, match_id))
        async with self._db.write() as tx:
            if await deadlines.remove(tx, due):
                await rows.forget(tx, guild_id, self._statements)
        log.info("server %s: its data are gone, as it did not invite the bot again", guild_id)
