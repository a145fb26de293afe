"""Time in which the bot was down, or its machine slept, counts for nobody: every clock is put off by it."""

from __future__ import annotations

import logging
from typing import Final

from bot.clock import Clock
from bot.db import filling, matches, proposals, pulse, searches
from bot.db.connection import Database
from bot.services.clock.turns import Turns
from bot.services.telling.outbox import Outbox

log = logging.getLogger(__name__)

OUTAGE_SECONDS: Final = 600
"""A gap between two signs of life that counts as an outage."""


class Outages:
    """Knows by its signs of life when the bot was down."""

    def __init__(self, db: Database, clock: Clock, turns: Turns, outbox: Outbox) -> None:
        self._db = db
        self._clock = clock
        self._turns = turns
        self._outbox = outbox

    async def put_off(self) -> int:
        """Put every clock off by the time the bot was down; returns that time in seconds, 0 if it was no outage.

        Where the machine's clock was put back meanwhile, they are put back with it.
        """
        async with self._db.write() as tx:
            now = self._clock.now()
            alive = await pulse.last(tx)
            down = 0 if alive is None else now - alive
            if down > OUTAGE_SECONDS or down < 0:
                await self._turns.stood_still(tx, now - down, now)
                for clocks in (matches, filling, searches, proposals):
                    await clocks.put_off(tx, now - down, down)
            if down > OUTAGE_SECONDS:
                log.warning("the bot was down for %s s; all clocks were put off by that", down)
            elif down < 0:
                await self._outbox.bound(tx)
                log.warning("the clock of the machine was put back by %s s, and all clocks with it", -down)
            await pulse.beat(tx, now)
        return down if down > OUTAGE_SECONDS else 0

    async def is_alive(self, at: int) -> None:
        """A sign of life: what was due at that time is done."""
        async with self._db.write() as tx:
            await pulse.beat(tx, at)
