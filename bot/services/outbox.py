"""Sends what the database says is still to be sent.

At least once, in the order of the wishes per match, several matches at a time; a message that was stored by Discord
but not answered is not doubled, because every try carries the same nonce.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from bot.clock import Clock
from bot.db import outbox as rows
from bot.db.connection import Database, StorageError
from bot.services import wishes
from bot.services.errors import where
from bot.services.wishes import AnyWish, Owed

log = logging.getLogger(__name__)

BATCH = 64
AT_ONCE = 8
LONGEST_PAUSE = 300
GIVE_UP_AFTER = 20


class TryLater(Exception):
    """The message could not be sent now; `args[0]` says why."""


class Sender(Protocol):
    """Sends one row; what it returns normally from is done. Raises TryLater."""

    async def send(self, row: Owed) -> None:
        """Send it, or decide that it can never be sent."""
        ...


class Outbox:
    """The worker. `wake` after a commit, `settled` in tests and at the end."""

    def __init__(self, db: Database, clock: Clock) -> None:
        self._db = db
        self._clock = clock
        self._sender: Sender | None = None
        self._wish = asyncio.Event()
        self._round = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self.sent = 0
        """How many rows were sent since the start of the process."""

    def start(self, sender: Sender) -> None:
        """Begin to send; must be called outside of the code that Discord's events run."""
        self._sender = sender
        self._task = asyncio.create_task(self._run(), name="outbox")

    async def stop(self) -> None:
        """Stop; what is not sent stays in the database."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    def wake(self) -> None:
        """There is something new to send."""
        self._wish.set()

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

    async def settled(self) -> None:
        """Send everything that may be sent now, and return when that is done."""
        while await self._send_due():
            pass

    async def _run(self) -> None:
        while True:
            self._wish.clear()
            try:
                await self.settled()
                next_time = await rows.next_time(self._db)
            except StorageError:  # the database has told the operator
                next_time = self._clock.now() + LONGEST_PAUSE
            pause = LONGEST_PAUSE if next_time is None else min(LONGEST_PAUSE, max(0.2, next_time - self._clock.now()))
            try:
                await asyncio.wait_for(self._wish.wait(), pause)
            except TimeoutError:
                continue

    async def _send_due(self) -> bool:
        """One round; False if there was nothing to do."""
        async with self._round:
            due = await rows.due(self._db, self._clock.now(), BATCH)
            by_match: dict[int, list[Owed]] = {}
            for row in due:
                by_match.setdefault(row.match_id, []).append(wishes.owed(row))
            places = asyncio.Semaphore(AT_ONCE)

            async def send_all(match_rows: list[Owed]) -> None:
                async with places:
                    for row in match_rows:
                        await self._send(row)

            await asyncio.gather(*(send_all(match_rows) for match_rows in by_match.values()))
            return bool(due)

    async def _send(self, row: Owed) -> None:
        assert self._sender is not None
        try:
            await self._sender.send(row)
        except TryLater as error:
            await self._failed(row, str(error))
            return
        except Exception as error:
            log.error("outbox: match %s: %s failed: %s", row.match_id, row.wish.kind, where(error))
            await self._failed(row, "unexpected error")
            return
        self.sent += 1
        async with self._db.write() as tx:
            await rows.done(tx, row.id, row.version)

    async def _failed(self, row: Owed, reason: str) -> None:
        if row.attempts >= GIVE_UP_AFTER and row.wish.subject is None:
            log.error(
                "outbox: match %s: gave up on %s after %s tries: %s", row.match_id, row.wish.kind, row.attempts, reason
            )
            async with self._db.write() as tx:
                await rows.done(tx, row.id, row.version)
            return
        pause = min(LONGEST_PAUSE, 2 ** min(row.attempts, 10))
        log.warning("outbox: match %s: %s not sent (%s), again in %s s", row.match_id, row.wish.kind, reason, pause)
        async with self._db.write() as tx:
            await rows.failed(tx, row.id, row.version, self._clock.now() + pause)
