"""What the bot cannot do and tries again: said in the log once as long as it stays the same, and told by `health`."""

from __future__ import annotations

import logging
from contextlib import suppress

from bot.clock import Clock
from bot.db import concerns
from bot.db.concerns import About
from bot.db.connection import Database, StorageError

log = logging.getLogger(__name__)


class Concern:
    """One thing that may go wrong again and again."""

    def __init__(self, db: Database, clock: Clock, about: About) -> None:
        self._db = db
        self._clock = clock
        self._about: About = about
        self._said = ""
        """What the log of this process says of it."""

    async def note(self, wrong: str) -> None:
        """Note how a try has ended: `wrong` is a sentence for the operator, empty if all went well."""
        if wrong and wrong != self._said:
            log.error("%s", wrong)
        elif self._said and not wrong:
            log.info("%s: all is well again", self._about)
        self._said = wrong
        with suppress(StorageError):  # the database has told the operator
            async with self._db.write() as tx:
                await concerns.note(tx, self._about, wrong, self._clock.now())
