"""Sends what the database says is still to be sent.

Each match has a worker of its own while it has something to send, so that a slow channel delays no other match. A row
that fails holds back what comes after it in the same place (`bot.db.outbox`), and stays owed: it is tried again after
growing pauses. Rows are sent at least once; a message that was stored by Discord but not answered is not doubled,
because every try carries the same nonce.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager, suppress
from functools import partial
from math import ceil
from typing import Any, Final, NamedTuple, Protocol

import msgspec
from cachetools import TTLCache

from bot.clock import DAY, HOUR, Clock
from bot.db import outbox as rows
from bot.db.connection import Database
from bot.db.outbox import OutboxRow
from bot.db.transactions import Change, Reading
from bot.services.errors import StorageError, where
from bot.services.telling import wishes
from bot.services.telling.wishes import AnyWish, Owed

log = logging.getLogger(__name__)

AT_ONCE = 100
"""How many matches are sent for at the same time."""

SHORTEST_PAUSE, LONGEST_PAUSE = 0.2, 300
LONGEST_OUT_OF_REACH = HOUR
"""Discord bans whoever sends ten thousand refused requests in ten minutes; a place that comes back is noticed at once
(`place_is_back`), so it need not be asked often."""

LONGEST_REST = 60
"""Seconds that a worker rests at most after a failure of its own."""

AGAIN_SECONDS: Final = 360
"""After so long what was shown without its picture, because none could be drawn, is shown once more: what ended the
processes that draw is mostly over by then, and so is the time for which `pictures` gives a picture up."""

SAID_AGAIN_AFTER = DAY
MOST_SAID = 4096


class TryLater(Exception):
    """The message could not be sent now; `args[0]` says why.

    seconds:      how long Discord asks to wait; 0 leaves it to the outbox.
    out_of_reach: the place is gone or forbidden, or the match is broken, so another try soon is of no use.
    """

    def __init__(self, reason: str, *, seconds: float = 0.0, out_of_reach: bool = False) -> None:
        super().__init__(reason)
        self.seconds = seconds
        self.out_of_reach = out_of_reach

    def pause(self, attempts: int) -> int:
        """Seconds until the next try, after so many that have failed before this one."""
        longest = LONGEST_OUT_OF_REACH if self.out_of_reach else LONGEST_PAUSE
        return max(min(longest, 2 ** min(attempts, 12)), round(self.seconds + 0.5))


class Postponed(Exception):
    """Nothing was sent, because its turn comes in so many `seconds`. Nothing has failed."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"in {seconds:.0f} s")
        self.seconds = seconds


class Unknown(Exception):
    """This program does not know what is to be told: it is for another release, or for a feature that is left out."""


class Later(NamedTuple):
    """What is to be shown in so many seconds at the latest."""

    seconds: int
    wish: AnyWish


class Sender(Protocol):
    """Sends one row; what it returns normally from is done. Raises TryLater, Postponed, Unknown."""

    async def send(self, row: Owed) -> Later | None:
        """Send it, or decide that it can never be sent; what is to be shown once more later."""
        ...


async def look_again(
    woken: asyncio.Event,
    clock: Clock,
    looks: Callable[[int], Awaitable[int | None]],
    failed: Callable[[Exception], None],
) -> None:
    """Look again and again what is to be sent, as long as the process lives and whatever happens: when it is woken, and
    when the next thing is due.

    looks: does what is due now, and returns when the next is.   failed: hears what has kept it from that.
    """
    rest = 1
    while True:
        woken.clear()
        try:
            now = clock.now()
            next_time = await looks(now)
            pause = LONGEST_PAUSE if next_time is None else min(LONGEST_PAUSE, max(SHORTEST_PAUSE, next_time - now))
            rest = 1
        except Exception as error:
            failed(error)
            pause, rest = rest, min(LONGEST_REST, 2 * rest)
        with suppress(TimeoutError):
            async with asyncio.timeout(pause):
                await woken.wait()


class Outbox:
    """The workers. They wake after every commit that has put something to be sent; `settled` in tests."""

    def __init__(self, db: Database, clock: Clock) -> None:
        self._db = db
        self._clock = clock
        self._sender: Sender | None = None
        self._wish = asyncio.Event()
        self._collecting = 0
        self._places = asyncio.Semaphore(AT_ONCE)
        self._workers: dict[int, asyncio.Task[int]] = {}
        self._unsure: set[int] = set()
        """Matches of which something was perhaps sent without being noted: whoever sent it was cancelled, or the file
        has failed."""
        self._rounds = 0
        """How often it was looked for matches that need a worker; those that had one were passed over."""
        self._said = TTLCache[tuple[int, str], bool, float](MOST_SAID, SAID_AGAIN_AFTER)
        self._task: asyncio.Task[None] | None = None
        db.listen(rows.TOPIC, self._committed)

    def start(self, sender: Sender) -> None:
        """Begin to send; must be called outside of the code that Discord's events run."""
        self._sender = sender
        self._task = asyncio.create_task(self._run(), name="outbox")

    async def recover(self) -> None:
        """Before the start: what is found may have been sent by an earlier process, by a clock that was ahead."""
        async with self._db.write() as tx:
            await rows.mark_tried(tx, self._clock.now())
            await self.bound(tx)

    async def bound(self, tx: Change) -> None:
        """What was put off by a clock that was ahead does not wait for that time."""
        await rows.bound(tx, self._clock.now(), LONGEST_OUT_OF_REACH)

    async def stop(self) -> None:
        """Stop; what is not sent stays in the database."""
        tasks: list[asyncio.Task[Any]] = [task for task in (self._task, *self._workers.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def listen(self, match_id: int, heard: Callable[[], None]) -> Callable[[], None]:
        """Call `heard` whenever something of a match is to be shown anew; what is returned ends that."""
        self._db.listen(rows.of_match(match_id), heard)
        return partial(self._db.deafen, rows.of_match(match_id), heard)

    def wake(self) -> None:
        """There is something new to send."""
        self._wish.set()

    @contextmanager
    def together(self) -> Generator[None]:
        """What is wished in this block is sent after it, so that wishes for the same thing fold into one."""
        self._collecting += 1
        try:
            yield
        finally:
            self._collecting -= 1
            self._committed()

    async def wish(self, match_id: int, *wanted: AnyWish, within: int = 0) -> None:
        """Wish something that belongs to no change of the match.

        within: seconds from now until it is shown at the latest, unless an answer to a press shows it before.
        """
        async with self._db.write() as tx:
            for one in wanted:
                await wishes.put(tx, match_id, one, self._clock.now() + within, latest=within > 0)

    async def place_is_back(self, guild_id: int) -> None:
        """Something in a server has changed that may let the bot write there again."""
        async with self._db.write() as tx:
            if await rows.hasten(tx, guild_id, self._clock.now()):
                tx.announce(rows.TOPIC)

    async def stands(self, row: Owed) -> bool:
        """Whether a wish is still open: a press may have fulfilled it meanwhile."""
        return await rows.stands(self._db, row.id)

    async def settled(self) -> None:
        """Send everything that may be sent now, and return when that is done."""
        while await self._employ(self._db) or self._workers:
            await asyncio.gather(*self._workers.values(), return_exceptions=True)

    def _committed(self) -> None:
        if not self._collecting:
            self.wake()

    async def _run(self) -> None:
        """Employ workers as long as the process lives, whatever happens."""

        async def looks(now: int) -> int | None:
            async with self._db.read() as look:
                await self._employ(look)
                return await rows.next_time(look, now)

        def failed(error: Exception) -> None:
            self._say(0, "cannot see what is to be sent", _reason(error))

        await look_again(self._wish, self._clock, looks, failed)

    async def _employ(self, look: Reading) -> bool:
        """Let every match that has something to send have a worker; False if there was none to employ."""
        self._rounds += 1
        due = await rows.due(look, self._clock.now(), busy=list(self._workers))
        for match_id in due:
            if match_id not in self._workers:
                task = asyncio.create_task(self._work(match_id), name=f"outbox of match {match_id}")
                self._workers[match_id] = task
                task.add_done_callback(lambda task, match_id=match_id: self._ended(match_id, task))
        return bool(due)

    def _ended(self, match_id: int, worker: asyncio.Task[int]) -> None:
        del self._workers[match_id]
        if worker.cancelled() or worker.result() != self._rounds:
            self.wake()  # The match was passed over since, and perhaps something is due that its worker has not seen.

    async def _work(self, match_id: int) -> int:
        """Send what a match owes, until nothing is due; the round before it last looked."""
        rest = 1
        while True:
            try:
                async with self._places:
                    if match_id in self._unsure:
                        async with self._db.write() as tx:
                            await rows.mark_tried(tx, self._clock.now(), match_id)
                        self._unsure.discard(match_id)
                    seen = self._rounds
                    while row := await rows.first_due(self._db, match_id, self._clock.now()):
                        await self._send(row)
                        rest, seen = 1, self._rounds
                return seen
            except Exception as error:
                # Not the row, which has its own pauses: the file.
                self._say(match_id, "what was sent cannot be noted", _reason(error))
            await self._clock.sleep(rest)
            rest = min(LONGEST_REST, 2 * rest)

    async def _send(self, row: OutboxRow) -> None:
        assert self._sender is not None
        try:
            owed = wishes.owed(row)
        except msgspec.DecodeError:
            await self._not_read(row)
            return
        self._unsure.add(row.match_id)
        later: Later | None = None
        try:
            later = await self._sender.send(owed)
        except TryLater as error:
            await self._failed(row, error)
        except Unknown:
            await self._not_read(row)
        except Postponed as error:
            async with self._db.write() as tx:
                await rows.postponed(tx, row.id, row.version, self._clock.now() + ceil(error.seconds))
            self.wake()
        except Exception as error:
            log.error("outbox: match %s: %s failed: %s", row.match_id, row.subject or row.kind, where(error))
            await self._failed(row, TryLater("unexpected error"))
        else:
            # A panel is noted and its wish fulfilled in one commit.
            if later is not None or await rows.stands(self._db, row.id):
                await self._done(row, later)
        self._unsure.discard(row.match_id)

    async def _done(self, row: OutboxRow, later: Later | None) -> None:
        async with self._db.write() as tx:
            await rows.done(tx, row.id, row.version)
            if later is not None:
                at = self._clock.now() + later.seconds
                await wishes.put(tx, row.match_id, later.wish, at, latest=True)

    async def _failed(self, row: OutboxRow, error: TryLater) -> None:
        self._say(row.match_id, f"{row.subject or row.kind} is not sent yet", str(error))
        async with self._db.write() as tx:
            await rows.failed(tx, row.id, row.version, self._clock.now() + error.pause(row.attempts))
        self.wake()  # so that it is known when to try again

    async def _not_read(self, row: OutboxRow) -> None:
        """A wish that is damaged, or of another release: it stays for one that can read it, and holds nothing up."""
        self._say(row.match_id, f"{row.subject or row.kind} is not sent yet", "it cannot be read")
        async with self._db.write() as tx:
            await rows.pass_over(tx, row.id, row.version, self._clock.now() + LONGEST_OUT_OF_REACH)
        self.wake()

    def _say(self, match_id: int, what: str, trouble: str) -> None:
        """Log a trouble of a match once a day."""
        if (match_id, trouble) not in self._said:
            self._said[match_id, trouble] = True
            log.warning("outbox: match %s: %s: %s", match_id, what, trouble)


def _reason(error: Exception) -> str:
    """What the log may tell of a failure."""
    return str(error) if isinstance(error, StorageError) else where(error)
