"""The nightly copies of the database."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path

from bot.clock import Clock
from bot.db import backup
from bot.db.connection import Database, StorageError
from bot.services.upkeep.concerns import Concern
from bot.settings import Settings

NIGHT_HOUR = 4
"""The hour of the day, by the machine's clock, from which on a copy of this day is due."""
CARRY_SECONDS = 3600
"""So long the operator's command may take to carry a copy away."""


class Copies:
    """Makes a copy when one is due, and lets old ones go."""

    def __init__(self, db: Database, clock: Clock, settings: Settings) -> None:
        self._db = db
        self._clock = clock
        self._settings = settings
        self._concern = Concern(db, clock, "copies")

    async def make(self) -> None:
        """Make one, and let the operator's command carry it away; what goes wrong is said to the operator."""
        wrong = ""
        try:
            made = await backup.rotate(
                self._db.path, self._settings.backup_dir, self._settings.backups_kept, self._clock.now()
            )
            if self._settings.backup_command:
                wrong = await carry([*self._settings.backup_command, str(made)])
        except StorageError as error:
            wrong = f"the nightly copy failed: {error}"
        await self._concern.note(wrong)

    async def make_if_due(self) -> None:
        """Make one if the newest is older than the last night, unless they are switched off.

        It is asked every hour and at a start, so a night in which the machine was off, or the folder could not be
        written, is made up, and a folder that never works is noticed at once.
        """
        newest = backup.newest(self._settings.backup_dir)
        if self._settings.backups_kept and (newest is None or newest < last_night(self._clock.now())):
            await self.make()


def last_night(now: int) -> float:
    """When the last copy was due."""
    local = datetime.fromtimestamp(now).astimezone()
    night = local.replace(hour=NIGHT_HOUR, minute=0, second=0, microsecond=0)
    return (night if night <= local else night - timedelta(days=1)).timestamp()


async def carry(command: list[str]) -> str:
    """Run a command of the operator's; what went wrong, as a sentence, or nothing."""
    told = f"HOURGLASS_BACKUP_COMMAND: {Path(command[0]).name}"
    try:
        child = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
    except OSError as error:
        return f"{told} cannot be started: {error.strerror}"
    try:
        async with asyncio.timeout(CARRY_SECONDS):
            _, said = await child.communicate()
    except TimeoutError:
        return f"{told} did not end within {CARRY_SECONDS // 60} minutes and was ended"
    finally:
        with suppress(ProcessLookupError):
            if child.returncode is None:
                child.kill()
    if child.returncode == 0:
        return ""
    last = said.decode(errors="replace").strip().splitlines()[-1:] or ["it says nothing"]
    return f"{told} ended with {child.returncode}: {last[0][:200]}"
