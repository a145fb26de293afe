"""Lets workers do what is due: whenever something is put, and when its time comes."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from contextlib import suppress
from typing import Any, Final

from bot.clock import Clock
from bot.db.connection import Database
from bot.db.transactions import Reading

SHORTEST_PAUSE, LONGEST_PAUSE = 0.2, 300
LONGEST_REST: Final = 60
"""Seconds that whoever has failed rests at most, if it is not for the thing itself, which has its own pauses."""


class Queue(ABC):
    """Each number that has something due has a worker of its own until that is done, so that a slow one delays no
    other. `settled` in tests."""

    def __init__(self, db: Database, clock: Clock, name: str, at_once: int) -> None:
        """name: of the tasks.   at_once: how many workers are at work at the same time; the others wait."""
        self._db = db
        self._clock = clock
        self._name = name
        self._woken = asyncio.Event()
        self._places = asyncio.Semaphore(at_once)
        self._workers: dict[int, asyncio.Task[int]] = {}
        self._rounds = 0
        """How often it was looked for what needs a worker; those that had one were passed over."""
        self._task: asyncio.Task[None] | None = None

    @abstractmethod
    async def _due(self, look: Reading, now: int, busy: list[int]) -> list[int]:
        """The numbers that have something due, the longest-waiting first, but for the busy ones."""

    @abstractmethod
    async def _next_time(self, look: Reading, now: int) -> int | None:
        """When the next thing is due."""

    @abstractmethod
    async def _work(self, number: int) -> int:
        """Do what is due of it, until nothing is; the round before it last looked."""

    @abstractmethod
    def _failed_itself(self, number: int, error: Exception) -> None:
        """Say that for a while what was done cannot be noted, or (0) what is due cannot be seen: it is the file."""

    def _begin(self) -> None:
        """Begin to work; must be called outside of the code that Discord's events run."""
        self._task = asyncio.create_task(self._run(), name=self._name)

    async def stop(self) -> None:
        """Stop; what is owed stays in the database."""
        tasks: list[asyncio.Task[Any]] = [task for task in (self._task, *self._workers.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def settled(self) -> None:
        """Do everything that is due now, and return when that is done."""
        while await self._employ(self._db) or self._workers:
            await asyncio.gather(*self._workers.values(), return_exceptions=True)

    def wake(self) -> None:
        """Something new is due, or it is to be seen when the next thing is."""
        self._woken.set()

    async def _run(self) -> None:
        """Employ workers as long as the process lives, whatever happens."""
        rest = 1
        while True:
            self._woken.clear()
            try:
                now = self._clock.now()
                async with self._db.read() as look:
                    await self._employ(look)
                    next_time = await self._next_time(look, now)
                pause = LONGEST_PAUSE if next_time is None else min(LONGEST_PAUSE, max(SHORTEST_PAUSE, next_time - now))
                rest = 1
            except Exception as error:
                self._failed_itself(0, error)
                pause, rest = rest, min(LONGEST_REST, 2 * rest)
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._woken.wait()

    async def _employ(self, look: Reading) -> bool:
        """Let everything that is due have a worker; False if there was nothing to employ one for."""
        self._rounds += 1
        due = await self._due(look, self._clock.now(), list(self._workers))
        for number in due:
            if number not in self._workers:
                task = asyncio.create_task(self._worker(number), name=f"{self._name} of {number}")
                self._workers[number] = task
                task.add_done_callback(lambda task, number=number: self._ended(number, task))
        return bool(due)

    def _ended(self, number: int, worker: asyncio.Task[int]) -> None:
        del self._workers[number]
        if worker.cancelled() or worker.result() != self._rounds:
            self.wake()  # It was passed over since, and perhaps something is due that its worker has not seen.

    async def _worker(self, number: int) -> int:
        """Work, and begin again after a rest if that fails."""
        rest = 1
        while True:
            try:
                async with self._places:
                    return await self._work(number)
            except Exception as error:
                self._failed_itself(number, error)
            await self._clock.sleep(rest)
            rest = min(LONGEST_REST, 2 * rest)
