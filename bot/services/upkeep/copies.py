"""The nightly copies of the database."""

from __future__ import annotations

from bot.clock import DAY, Clock
from bot.db import backup
from bot.db.connection import Database, StorageError
from bot.services.upkeep.concerns import Concern
from bot.settings import Settings


class Copies:
    """Makes them."""

    def __init__(self, db: Database, clock: Clock, settings: Settings) -> None:
        self._db = db
        self._clock = clock
        self._settings = settings
        self._concern = Concern(db, clock, "copies")

    async def make(self) -> None:
        """Make one, unless they are switched off; what goes wrong is said to the operator."""
        wrong = ""
        if self._settings.backups_kept:
            try:
                await backup.rotate(
                    self._db.path, self._settings.backup_dir, self._settings.backups_kept, self._clock.now()
                )
            except StorageError as error:
                wrong = f"the nightly copy failed: {error}"
        await self._concern.note(wrong)

    async def make_if_none_is_new(self) -> None:
        """Make one if the newest is older than a day, as at a start: a bot that is switched off at night would never
        have one, and a folder that cannot be written would not be noticed before the first night."""
        newest = backup.newest(self._settings.backup_dir)
        if newest is None or self._clock.now() - newest > DAY:
            await self.make()
