"""Work in the background that goes on until nothing is left, and begins again when there is something new."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from contextlib import suppress

from bot.services.errors import StorageError, confined
from bot.services.processes.computers import Computers
from bot.services.study.pieces import REST, Pieces

log = logging.getLogger(__name__)


class Background(ABC):
    """Does it on a task of its own. What is to be done is read off the rows, so a restart loses nothing of it."""

    rest: float = REST
    """After a piece nothing is thought of so many times as long as it took."""

    def __init__(self, name: str, chooser: Computers) -> None:
        """name: what is worked on, as the log says it."""
        self._name = name
        self._chooser = chooser
        self._woken = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin."""
        self.wake()
        self._task = asyncio.create_task(self._run(Pieces(self._chooser, self.rest)), name=self._name)

    async def stop(self) -> None:
        """Stop; what is not done is found again."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    def wake(self) -> None:
        """There is something new to do."""
        self._idle.clear()
        self._woken.set()

    async def settled(self) -> None:
        """Return when nothing is left to do, or when doing it has failed."""
        await self._idle.wait()

    @abstractmethod
    async def _work(self, think: Pieces) -> None:
        """Do all that is to be done now."""

    async def _run(self, think: Pieces) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            # The database tells the operator of its own trouble; what is left then is found again.
            with suppress(StorageError), confined(log, "%s: nothing more until there is something new", self._name):
                await self._work(think)
            if not self._woken.is_set():
                self._idle.set()
