"""Sends what the database says is still to be sent.

Each match has a worker of its own while it has something to send, so that a slow channel delays no other match. A row
that fails holds back what comes after it in the same place (`bot.db.outbox`), and stays owed: it is tried again after
growing pauses. Rows are sent at least once; a message that was stored by Discord but not answered is not doubled,
because every try carries the same nonce.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator
from contextlib import contextmanager
from functools import partial
from math import ceil
from typing import Final, NamedTuple, Protocol

from cachetools import TTLCache

from bot.clock import DAY, HOUR, Clock
from bot.db import outbox as rows
from bot.db.connection import Database
from bot.db.outbox import OutboxRow
from bot.db.transactions import Change, Reading
from bot.services.errors import StorageError, where
from bot.services.telling import wishes
from bot.services.telling.queue import LONGEST_PAUSE, Queue
from bot.services.telling.wishes import AnyWish, Owed, Unknown

log = logging.getLogger(__name__)

AT_ONCE = 100
"""How many matches are sent for at the same time."""

LONGEST_OUT_OF_REACH = HOUR
"""Discord bans whoever sends ten thousand refused requests in ten minutes; a place that comes back is noticed at once
(`place_is_back`), so it need not be asked often."""

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


class Later(NamedTuple):
    """What is to be shown in so many seconds at the latest."""

    seconds: int
    wish: AnyWish


class Sender(Protocol):
    """Sends one row; what it returns normally from is done. Raises TryLater, Postponed, Unknown."""

    async def send(self, row: Owed) -> Later | None:
        """Send it, or decide that it can never be sent; what is to be shown once more later."""
        ...


class Outbox(Queue):
    """The queue of the matches. It wakes after every commit that has put something to be sent."""

    def __init__(self, db: Database, clock: Clock) -> None:
        super().__init__(db, clock, "outbox", AT_ONCE)
        self._sender: Sender | None = None
        self._collecting = 0
        self._unsure: set[int] = set()
        """Matches of which something was perhaps sent without being noted: whoever sent it was cancelled, or the file
        has failed."""
        self._said = TTLCache[tuple[int, str], bool, float](MOST_SAID, SAID_AGAIN_AFTER)
        db.listen(rows.TOPIC, self._committed)

    def start(self, sender: Sender) -> None:
        """Begin to send; must be called outside of the code that Discord's events run."""
        self._sender = sender
        self._begin()

    async def recover(self) -> None:
        """Before the start: what is found may have been sent by an earlier process, by a clock that was ahead."""
        async with self._db.write() as tx:
            await rows.mark_tried(tx, self._clock.now())
            await self.bound(tx)

    async def bound(self, tx: Change) -> None:
        """What was put off by a clock that was ahead does not wait for that time."""
        await rows.bound(tx, self._clock.now(), LONGEST_OUT_OF_REACH)

    def listen(self, match_id: int, heard: Callable[[], None]) -> Callable[[], None]:
        """Call `heard` whenever something of a match is to be shown anew; what is returned ends that."""
        self._db.listen(rows.of_match(match_id), heard)
        return partial(self._db.deafen, rows.of_match(match_id), heard)

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

    async def is_owed(self, row: Owed) -> bool:
        """Whether a wish is still open: a press may have fulfilled it meanwhile."""
        return await rows.is_open(self._db, row.id)

    def _committed(self) -> None:
        if not self._collecting:
            self.wake()

    async def _due(self, look: Reading, now: int, busy: list[int]) -> list[int]:
        return await rows.due(look, now, busy=busy)

    async def _next_time(self, look: Reading, now: int) -> int | None:
        return await rows.next_time(look, now)

    async def _work(self, number: int) -> int:
        if number in self._unsure:
            async with self._db.write() as tx:
                await rows.mark_tried(tx, self._clock.now(), number)
            self._unsure.discard(number)
        seen = self._rounds
        while row := await rows.first_due(self._db, number, self._clock.now()):
            await self._send(row)
            seen = self._rounds
        return seen

    def _failed_itself(self, number: int, error: Exception) -> None:
        what = "what was sent cannot be noted" if number else "cannot see what is to be sent"
        self._say(number, what, str(error) if isinstance(error, StorageError) else where(error))

    async def _send(self, row: OutboxRow) -> None:
        assert self._sender is not None
        self._unsure.add(row.match_id)
        try:
            later = await self._sender.send(wishes.owed(row))
        except TryLater as error:
            await self._failed(row, error)
        except Unknown:
            self._say(row.match_id, f"{row.subject or row.kind} is not sent yet", "it cannot be read")
            await self._put_off(row, LONGEST_OUT_OF_REACH, attempts=0)  # and so holds nothing up
        except Postponed as error:
            await self._put_off(row, ceil(error.seconds), row.attempts)
        except Exception as error:
            log.error("outbox: match %s: %s failed: %s", row.match_id, row.subject or row.kind, where(error))
            await self._failed(row, TryLater("unexpected error"))
        else:
            # A panel is noted and its wish fulfilled in one commit.
            if later is not None or await rows.is_open(self._db, row.id):
                await self._done(row, later)
        self._unsure.discard(row.match_id)

    async def _done(self, row: OutboxRow, later: Later | None) -> None:
        async with self._db.write() as tx:
            await rows.note_sent(tx, row.id, row.version)
            if later is not None:
                at = self._clock.now() + later.seconds
                await wishes.put(tx, row.match_id, later.wish, at, latest=True)

    async def _failed(self, row: OutboxRow, error: TryLater) -> None:
        self._say(row.match_id, f"{row.subject or row.kind} is not sent yet", str(error))
        await self._put_off(row, error.pause(row.attempts), row.attempts + 1)

    async def _put_off(self, row: OutboxRow, seconds: int, attempts: int) -> None:
        async with self._db.write() as tx:
            await rows.put_off(tx, row.id, row.version, attempts, self._clock.now() + seconds)
        self.wake()  # so that it is known when to try again

    def _say(self, match_id: int, what: str, trouble: str) -> None:
        """Log a trouble of a match once a day."""
        if (match_id, trouble) not in self._said:
            self._said[match_id, trouble] = True
            log.warning("outbox: match %s: %s: %s", match_id, what, trouble)
