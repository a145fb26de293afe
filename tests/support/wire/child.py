"""The bot as a process, `python -m bot` as it stands or `calm`, pointed at the tests' Discord."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from pathlib import Path

from tests.support.catalogues import ROOT
from tests.support.wire.server import Discord

BOT = ("-m", "bot")
CALM = ("-m", "tests.support.wire.calm")
"""The same, but that it draws nothing before somebody asks for it."""


class Child:
    """One bot with its folder; it can be started again after it was stopped or killed."""

    def __init__(self, discord: Discord, folder: Path, command: tuple[str, ...] = BOT) -> None:
        self._discord = discord
        self.folder = folder
        self.command = command
        self._process: asyncio.subprocess.Process | None = None
        self.database = folder / "data" / "hourglass.sqlite3"
        self.log_file = folder / "bot.log"

    @property
    def pid(self) -> int:
        """The id of the running process."""
        assert self._process is not None
        return self._process.pid

    @property
    def running(self) -> bool:
        """Whether there is a process that has not ended."""
        return self._process is not None and self._process.returncode is None

    @property
    def log(self) -> str:
        """All that it has logged so far."""
        return self.log_file.read_text(encoding="utf-8") if self.log_file.exists() else ""

    async def launch(self) -> None:
        """Start the process and do not wait for it to connect."""
        environment = {
            **os.environ,
            **self._discord.settings,
            "PYTHONPATH": str(ROOT),
            "HOURGLASS_DATABASE": str(self.database),
            "HOURGLASS_BACKUP_DIR": str(self.folder / "backups"),
        }
        with self.log_file.open("ab") as out:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, *self.command, cwd=self.folder, env=environment, stdout=out, stderr=out
            )

    async def start(self) -> None:
        """Start the process and wait until it is connected. Raises AssertionError if it ends instead."""
        came = self._discord.gateway.came
        came.clear()
        await self.launch()
        assert self._process is not None
        connected, ended = asyncio.ensure_future(came.wait()), asyncio.ensure_future(self._process.wait())
        try:
            await asyncio.wait({connected, ended}, return_when=asyncio.FIRST_COMPLETED)
            assert connected.done(), f"the bot has ended: {self.log[-2000:]}"
        finally:
            connected.cancel()
            ended.cancel()

    async def kill(self) -> None:
        """The power goes (SIGKILL)."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> int:
        """Stop in order (SIGTERM); returns the exit status."""
        return await self._end(signal.SIGTERM)

    async def wait(self) -> int:
        """Wait until it ends by itself; returns the exit status."""
        assert self._process is not None
        return await self._process.wait()

    async def _end(self, with_signal: signal.Signals) -> int:
        process = self._process
        assert process is not None
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(with_signal)
        return await process.wait()
