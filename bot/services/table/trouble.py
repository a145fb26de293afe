"""Matches in trouble: what failed inside is kept with its evidence, and holds up nothing but its own match.

A match that cannot be loaded, shown, or played on by a computer is set aside: nobody can play it, no clock of it runs,
and what is owed to it waits. Its table is told once. Whoever is responsible for it tries again, takes it back to the
last good position, or ends it. The evidence is for the operator (`python -m bot failures`); the log says only where.
"""

from __future__ import annotations

import logging
import traceback

from bot.clock import Clock
from bot.db import failures
from bot.db.connection import Database
from bot.db.rows import text
from bot.services.errors import Broken, where
from bot.services.telling import wishes
from bot.services.telling.outbox import Outbox
from bot.services.telling.wishes import SET_ASIDE, Tell
from engine.core.action import Action

log = logging.getLogger(__name__)


class Trouble:
    """Keeps failures and sets matches aside."""

    def __init__(self, db: Database, clock: Clock, outbox: Outbox) -> None:
        self._db = db
        self._clock = clock
        self._outbox = outbox

    async def set_aside(self, broken: Broken) -> None:
        """Keep the evidence of a failure, and set its match aside if it is being played."""
        cause = broken.__cause__ or broken
        async with self._db.write() as tx:
            failure = await failures.add(
                tx,
                broken.match_id,
                stage=broken.stage,
                seat=failures.NO_SEAT if broken.seat is None else broken.seat,
                traceback=_evidence(cause),
                at=self._clock.now(),
            )
            told = await failures.set_aside(tx, broken.match_id, failure)
            if told:
                await wishes.put(tx, broken.match_id, Tell(SET_ASIDE), self._clock.now())
        log.error("match %s is in trouble (%s, failure %s): %s", broken.match_id, broken.stage, failure, where(cause))
        if told:
            self._outbox.wake()

    async def keep(self, match_id: int, seat: int, action: Action, error: Exception) -> None:
        """Keep a person's action aside that failed inside; the match stays where it was and can be played on."""
        async with self._db.write() as tx:
            failure = await failures.add(
                tx,
                match_id,
                stage="apply",
                seat=seat,
                action=text(action),
                traceback=_evidence(error),
                at=self._clock.now(),
            )
            await wishes.put(tx, match_id, Tell("step-failed"), self._clock.now())
        log.error("match %s: an action failed and was kept aside (failure %s): %s", match_id, failure, where(error))


def _evidence(error: BaseException) -> str:
    return "".join(traceback.format_exception(error))
