"""Matches that are long over are put away: their history is kept as one compressed value, and nothing is lost."""

from __future__ import annotations

import logging

from bot.clock import DAY, Clock
from bot.db import history, matches
from bot.db.connection import Database
from bot.services.errors import confined
from bot.services.processes.beside import beside

log = logging.getLogger(__name__)

REST_SECONDS = 7 * DAY
"""So long after its end a match is looked at as often as before."""
A_TICK = 5
"""How many are put away at a tick, each in a change of its own: 14,000 a day."""


class Archive:
    """Puts matches away, and removes those that are kept no longer."""

    def __init__(self, db: Database, clock: Clock, days: int) -> None:
        """days: how long matches that are over are kept, 0 = for good."""
        self._db = db
        self._clock = clock
        self._days = days
        self._broken: set[int] = set()

    async def run(self) -> None:
        """Put away what is long over, and remove what is too old or never began: a little of each."""
        now = self._clock.now()
        oldest = await history.to_put_away(self._db, now - REST_SECONDS, A_TICK + len(self._broken))
        for match_id in [one for one in oldest if one not in self._broken][:A_TICK]:
            # One that cannot be put away stays the oldest: it is tried once in a run of the bot, after that the others.
            self._broken.add(match_id)
            with confined(log, "match %s cannot be put away", match_id):
                await self._put_away(match_id)
                self._broken.remove(match_id)
        gone = await matches.never_begun(self._db, now - REST_SECONDS, A_TICK)
        if self._days:
            gone += await matches.too_old(self._db, now - self._days * DAY, A_TICK)
        for match_id in gone:
            async with self._db.write() as tx:
                await matches.remove(tx, match_id)

    async def _put_away(self, match_id: int) -> None:
        async with self._db.read() as look:
            lines = await history.actions(look, match_id)
        packed = await beside(history.packed, lines)
        async with self._db.write() as tx:
            if await history.actions(tx, match_id) != lines:
                return  # somebody was forgotten just now; it is put away at the next tick
            await history.put_away(tx, match_id, packed)
