"""Does what has become due. The rows are the truth; APScheduler only wakes the sweep.

A due row is taken out in the same transaction that writes what follows from it, so after a restart, a long outage or
a jump of the clock each one acts exactly once.
"""

from __future__ import annotations

import logging
from typing import Any

from apscheduler.schedulers.asyncio import AsyncIOScheduler  # pyright: ignore[reportMissingTypeStubs]

from bot.clock import Clock
from bot.db import deadlines, outbox
from bot.db import matches as rows
from bot.db.connection import Database, StorageError
from bot.db.deadlines import DeadlineRow
from bot.services.outbox import Outbox
from bot.services.turns import NUDGE

log = logging.getLogger(__name__)

EVERY_SECONDS = 30
BATCH = 200


class Sweep:
    """Ticks and acts."""

    def __init__(self, db: Database, clock: Clock, box: Outbox) -> None:
        self._db = db
        self._clock = clock
        self._outbox = box
        self._scheduler: Any = AsyncIOScheduler(
            job_defaults={"misfire_grace_time": None, "coalesce": True, "max_instances": 1}
        )

    def start(self) -> None:
        """Begin to tick."""
        self._scheduler.add_job(self._tick, "interval", seconds=EVERY_SECONDS, id="sweep")
        self._scheduler.start()

    def every_night(self, job: object) -> None:
        """Also run `job` (a coroutine function) once a night."""
        self._scheduler.add_job(job, "cron", hour=4, id="night")

    def stop(self) -> None:
        """Stop ticking."""
        if self._scheduler.running:
            self._scheduler.shutdown(wait=False)

    async def _tick(self) -> None:
        try:
            await self.run()
        except StorageError as error:
            log.error("sweep: %s", error)

    async def run(self) -> int:
        """Act on everything that is due now, oldest first; returns how many rows acted."""
        acted = 0
        while due := await deadlines.due(self._db, self._clock.now(), BATCH):
            for row in due:
                acted += await self._act(row)
        if acted:
            self._outbox.wake()
        return acted

    async def _act(self, row: DeadlineRow) -> bool:
        seats = await rows.seats(self._db, row.match_id)
        async with self._db.write() as tx:
            if not await deadlines.remove(tx, row):
                return False
            if row.kind == NUDGE:
                seat = seats[row.seat]
                if seat.since is not None:
                    payload = {"seat": row.seat, "since": seat.since}
                    await outbox.post(tx, row.match_id, NUDGE, payload, self._clock.now())
            else:
                log.error("deadline of unknown kind %s in match %s dropped", row.kind, row.match_id)
        return True
