"""The bot as a process, `python -m bot` as it stands or in calm, pointed at the tests' Discord."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Self

from tests.support.catalogues import ROOT
from tests.support.wire import aimed, calm
from tests.support.wire.server import Discord

BOT = ("-m", "bot")
CALM = ("-m", "tests.support.wire.calm")
"""The same, but that it does nothing in advance."""
HASTY = ("-m", "tests.support.wire.hasty")
"""In calm too, but in a hurry: what takes minutes or days is due at once."""
FORKED = ()
"""In calm too, forked from a process that has loaded the bot already, which takes most of a start. It ends without the
end of Python, at which it is said what was never awaited."""
AIMED = ("aimed",)
"""Forked too, and killed at a statement of its SQL (`wire.aimed`)."""

_TARGETS: dict[tuple[str, ...], Callable[[Path, Mapping[str, str], Path], None]] = {
    FORKED: calm.run_forked,
    AIMED: aimed.run_forked,
}

LOOK_SECONDS = 0.01
"""How often it is looked whether one that was forked has ended."""

_loaded = multiprocessing.get_context("forkserver")
_loaded.set_forkserver_preload(["tests.support.wire.loaded"])


class Forked:
    """A process that was forked, as `asyncio.subprocess.Process` is one."""

    def __init__(self, command: tuple[str, ...], folder: Path, environment: Mapping[str, str], log: Path) -> None:
        self._process = _loaded.Process(target=_TARGETS[command], args=(folder, environment, log), daemon=True)
        self._process.start()
        assert self._process.pid is not None
        self.pid = self._process.pid

    @property
    def returncode(self) -> int | None:
        """With what it has ended; None while it runs."""
        return self._process.exitcode

    async def wait(self) -> int:
        """Wait until it has ended; returns the exit status."""
        while (status := self.returncode) is None:  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(LOOK_SECONDS)
        return status

    def send_signal(self, number: int) -> None:
        """Send it a signal. Raises ProcessLookupError if it has ended."""
        os.kill(self.pid, number)


class Child:
    """One bot with its folder; it can be started again after it was stopped or killed.

    As a context manager it leaves no process behind.
    """

    def __init__(self, discord: Discord, folder: Path, command: tuple[str, ...] = BOT) -> None:
        self._discord = discord
        self.folder = folder
        self.command = command
        self.chosen: dict[str, str] = {}
        """What its operator has set beside what the tests need."""
        self._process: asyncio.subprocess.Process | Forked | None = None
        self.database = folder / "data" / "hourglass.sqlite3"
        self.log_file = folder / "bot.log"

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.running:
            await self.kill()

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
            # Without what the run of the tests was told: the bot says of a setting that it does not know it.
            **{name: value for name, value in os.environ.items() if not name.startswith("HOURGLASS_")},
            **self._discord.settings,
            "PYTHONPATH": str(ROOT),
            "HOURGLASS_DATABASE": str(self.database),
            "HOURGLASS_BACKUP_DIR": str(self.folder / "backups"),
            "HOURGLASS_REQUESTS_A_SECOND": "1000",  # the tests' Discord takes any number, unless it is told to
            **self.chosen,
        }
        if self.command in _TARGETS:
            self._process = Forked(self.command, self.folder, environment, self.log_file)
            return
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
