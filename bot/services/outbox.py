"""Sends what the database says is still to be sent.

At least once, in the order of the wishes, a worker for each match: what is slow or fails at one table delays no other,
and holds back only what comes after it in its own lane. A message that was stored by Discord but not answered is not
doubled, because every try carries the nonce of its wish. Nothing is given up.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

import msgspec

from bot.clock import Clock
from bot.db import outbox as rows
from bot.db.connection import Database, StorageError
from bot.db.outbox import OutboxRow
from bot.services import wishes
from bot.services.errors import where
from bot.services.wishes import AnyWish, Owed

log = logging.getLogger(__name__)

AT_ONCE = 48
"""Matches that are sent for at the same time; Discord takes fifty requests a second."""
LONGEST_PAUSE = 300
SHORTEST_WAIT = 0.2
STORAGE_PAUSE = 5


class TryLater(Exception):
    """The message could not be sent now; `args[0]` says why."""


class Sender(Protocol):
    """Sends one row; what it returns normally from is done. Raises TryLater."""

    async def send(self, row: Owed) -> None:
        """Send it, or decide that nobody needs it any more."""
        ...


class Outbox:
    """The workers. `wake` after a commit, `settled` in tests and at the end."""

    def __init__(self, db: Database, clock: Clock) -> None:
        self._db = db
        self._clock = clock
        self._sender: Sender | None = None
        self._wish = asyncio.Event()
        self._places = asyncio.Semaphore(AT_ONCE)
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._task: asyncio.Task[None] | None = None
        self._rests_until = 0
        self._told: dict[tuple[int, str], str] = {}
        """Match and lane -> why its last message could not be sent, as it was logged."""
        self.sent = 0
        """How many rows were sent since the start of the process."""

    def start(self, sender: Sender) -> None:
        """Begin to send; must be called outside of the code that Discord's events run."""
        self._sender = sender
        self._task = asyncio.create_task(self._run(), name="outbox")

    async def stop(self) -> None:
        """Stop; what is not sent stays in the database."""
        tasks = [task for task in (self._task, *self._workers.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._task = None

    def wake(self) -> None:
        """There is something new to send."""
        self._wish.set()

    async def settled(self) -> None:
        """Send everything that may be sent now, and return when that is done."""
        while await self._send_due():
            await asyncio.gather(*self._workers.values(), return_exceptions=True)

    async def wish(self, match_id: int, *wanted: AnyWish) -> None:
        """Wish something that belongs to no change of the match."""
        async with self._db.write() as tx:
            for one in wanted:
                await wishes.put(tx, match_id, one, self._clock.now())
        self.wake()

    async def waits_for(self, match_id: int, kind: type[AnyWish]) -> bool:
        """Whether a wish of this kind is still to be sent."""
        return await wishes.is_open(self._db, match_id, kind)

    async def stands(self, row: Owed) -> bool:
        """Whether a wish is still open: a press may have fulfilled it meanwhile."""
        return await rows.stands(self._db, row.id)

    async def _run(self) -> None:
        while True:
            self._wish.clear()
            pause: float = LONGEST_PAUSE
            try:
                await self._send_due()
                next_time = await rows.next_time(self._db)
                if next_time is not None:
                    next_time = max(next_time, self._rests_until)
                    pause = min(LONGEST_PAUSE, max(SHORTEST_WAIT, next_time - self._clock.now()))
            except StorageError as error:
                log.error("outbox: %s", error)
            except Exception as error:
                # Whatever it was: without this loop nobody would be told anything any more.
                log.error("outbox: %s", where(error))
            try:
                await asyncio.wait_for(self._wish.wait(), pause)
            except TimeoutError:
                continue

    async def _send_due(self) -> bool:
        """Put a worker on every match that has something to send; False if there is none."""
        if self._clock.now() < self._rests_until:
            return False
        due = await rows.matches_due(self._db, self._clock.now())
        for match_id in due:
            if match_id not in self._workers:
                self._workers[match_id] = asyncio.create_task(self._work(match_id), name=f"outbox of match {match_id}")
        return bool(due)

    async def _work(self, match_id: int) -> None:
        """Send what is due of one match, one after the other."""
        try:
            async with self._places:
                while (row := await rows.next_due(self._db, match_id, self._clock.now())) is not None:
                    await self._send(row)
        except StorageError as error:
            # Nothing can be ticked off, so nothing more is sent for a while.
            log.error("outbox: match %s: %s", match_id, error)
            self._rests_until = self._clock.now() + STORAGE_PAUSE
        finally:
            del self._workers[match_id]
            # What was wished while the last look found nothing.
            self.wake()

    async def _send(self, row: OutboxRow) -> None:
        assert self._sender is not None
        try:
            await self._sender.send(wishes.owed(row))
        except TryLater as error:
            await self._failed(row, str(error))
        except msgspec.DecodeError:
            await self._failed(row, "this program does not know it")
        except StorageError:
            raise
        except Exception as error:
            await self._failed(row, where(error))
        else:
            self.sent += 1
            self._told.pop((row.match_id, row.lane), None)
            async with self._db.write() as tx:
                await rows.done(tx, row.id, row.version)

    async def _failed(self, row: OutboxRow, reason: str) -> None:
        pause = min(LONGEST_PAUSE, 2 ** min(row.attempts, 10))
        # Once as a warning: the same again is no news.
        told = self._told.get((row.match_id, row.lane)) == reason
        self._told[row.match_id, row.lane] = reason
        level = logging.DEBUG if told else logging.WARNING
        log.log(level, "outbox: match %s: %s not sent (%s), again in %s s", row.match_id, row.kind, reason, pause)
        async with self._db.write() as tx:
            await rows.failed(tx, row, self._clock.now() + pause)
