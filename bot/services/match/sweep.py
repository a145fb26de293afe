"""Does what has become due. The rows are the truth; APScheduler only wakes the sweep.

Each row of a match is acted on under its lock, in one transaction that first takes the row out: if it was moved or
removed meanwhile, nothing happens. What concerns no match takes its row out itself, in the transaction in which it
acts.
So after a restart, a long outage or a jump of the clock each one acts exactly once. Nothing here waits for Discord, for
a process or for a person: it writes, and wishes what is to be told.

Clocks do not run while the bot is down: at the start every deadline is put off by the length of the outage.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from apscheduler.schedulers.asyncio import AsyncIOScheduler  # pyright: ignore[reportMissingTypeStubs]

from bot.clock import DAY, HOUR
from bot.db import cards as card_rows
from bot.db import deadlines, people
from bot.db import matches as rows
from bot.db import seats as seat_rows
from bot.db.connection import StorageError
from bot.db.deadlines import LIVE, DeadlineRow
from bot.db.filling import OFFER
from bot.db.seats import SeatRow
from bot.db.transactions import Change
from bot.services.clock import pace
from bot.services.clock.turns import IDLE, IDLE_SUSPENDED, NUDGE, TIMEOUT
from bot.services.errors import Refused, confined, where
from bot.services.match.door import Door
from bot.services.match.votes import Votes
from bot.services.table import tables
from bot.services.table.scene import Table
from bot.services.telling.cards import REMINDER, THREAD_REMINDER, show
from bot.services.telling.wishes import Show, Tell

__all__ = ["Alone", "DeadlineRow", "OfMatch", "Sweep"]

log = logging.getLogger(__name__)

EVERY_SECONDS = 30
BATCH = 200
TOGETHER_SECONDS = 3 * HOUR
"""Reminders for the same person that are due this soon after one another become one digest."""
LATER_SECONDS = HOUR
"""When a row is tried again whose match is in trouble."""
MOST_REMINDERS = 3
"""In place of a further one the table is asked about the seat, as it is when the bank is empty."""
STILL_PLAYING = "still-playing"


Job = Callable[[], Awaitable[None]]
OfMatch = Callable[[Change, DeadlineRow, Table], Awaitable[bool]]
"""Does what follows from a row of a match, whose lock is held and which was taken out in the same transaction; whether
anything has followed."""
Alone = Callable[[DeadlineRow], Awaitable[None]]
"""Does what follows from a row that concerns no match: takes it out (`deadlines.remove`) in the transaction in which it
acts, and does nothing where that says False."""


class Sweep:
    """Ticks and acts.

    of_matches, others: kind -> what is done when a row of it is due.
    """

    def __init__(self, door: Door, votes: Votes) -> None:
        self._door = door
        self._votes = votes
        self._db = door.db
        self._clock = door.clock
        self._beside: list[Job] = []
        self.of_matches: dict[str, OfMatch] = {
            NUDGE: self._seat_is_slow,
            TIMEOUT: self._seat_is_slow,
            IDLE: self._idle,
            LIVE: self._slow_again,
            OFFER: _is_free_again,
        }
        self.others: dict[str, Alone] = {}
        self._scheduler: Any = AsyncIOScheduler(
            job_defaults={"misfire_grace_time": None, "coalesce": True, "max_instances": 1}
        )

    def start(self) -> None:
        """Begin to tick."""
        self.every(EVERY_SECONDS, self.tick)
        self._scheduler.start()

    def beside(self, *jobs: Job) -> None:
        """Also do these at every tick, after everything that was due; each must find by itself what is due then."""
        self._beside += jobs

    def every(self, seconds: int, job: Job) -> None:
        """Do this every so many seconds, beside everything else, and not again before it has ended."""

        async def once() -> None:
            with suppress(StorageError), confined(log, "what is done again and again failed"):
                await job()

        self._scheduler.add_job(once, "interval", seconds=seconds)

    def stop(self) -> None:
        """Stop ticking."""
        if self._scheduler.running:
            self._scheduler.shutdown(wait=False)

    async def tick(self) -> None:
        """Put off what a machine that slept would have charged to people, then do what is due."""
        with suppress(StorageError):  # the database has told the operator; what is due stays due
            await self._door.outages.put_off()  # the machine may have slept
            await self.run()

    async def run(self) -> int:
        """Act on everything that is due now, oldest first; returns how many rows acted."""
        acted = 0
        now = self._clock.now()
        tried: set[int] = set()
        # What several seats of a table wish at the same time is told together.
        with self._door.outbox.together():
            while due := [row for row in await deadlines.due(self._db, now, BATCH + len(tried)) if row.id not in tried]:
                for row in due:
                    tried.add(row.id)
                    acted += await self._try(row)
        await self._door.outages.is_alive(now)
        for job in self._beside:
            with confined(log, "what is done beside the sweep failed"):
                await job()
        return acted

    async def snooze(self, match_id: int, user_id: int, seconds: int) -> int:
        """Put the next reminder of a person off; returns its time. Raises Refused `not-your-turn`.

        It is the last one again, and so counts once: whoever snoozes brings nobody to ask the table about it early.
        """
        async with self._door.hold(match_id):
            async with self._db.read() as look:
                table = await tables.read(look, match_id)
                seat = table.seat_of(user_id)
                if seat is None or table.seats[seat].since is None:
                    raise Refused("not-your-turn")
                calendar = await self._door.turns.reminding(look, table.row, table.seats[seat])
            at = calendar.after(self._clock.now() + seconds, 0)
            async with self._door.write() as tx:
                await self._door.change_seats(tx, table, table.seats)
                row = table.seats[seat]
                await seat_rows.remind(tx, match_id, row, max(0, row.nudged - 1), row.reminded_at)
                await deadlines.put(tx, match_id, NUDGE, seat, at)
            return at

    # --- what is due

    async def _try(self, due: DeadlineRow) -> bool:
        """Act on a row. One that cannot be acted on is tried again later, and holds nobody else's up."""
        acted = False
        try:
            if due.match_id is None:
                acted = due.kind in self.others
                if acted:
                    await self.others[due.kind](due)
            else:
                async with self._door.enter(due.match_id, wake=False) as table, self._door.write() as tx:
                    if table.row.trouble is None and due.kind in self.of_matches:
                        return await deadlines.remove(tx, due) and await self.of_matches[due.kind](tx, due, table)
        except StorageError:
            raise
        except Exception as error:
            acted = False
            if not isinstance(error, Refused):
                log.error("deadline %s of %s failed: %s", due.kind, due.match_id or due.about, where(error))
        # What is still there is tried again later: it has failed, its match is in trouble, or its feature is left out.
        async with self._db.write() as tx:
            await deadlines.later(tx, due, self._clock.now() + LATER_SECONDS)
        return acted

    async def _seat_is_slow(self, tx: Change, due: DeadlineRow, table: Table) -> bool:
        """A person is reminded, or the table is asked about somebody whose time is up; where it is bound, nobody is."""
        row = table.seats[due.about]
        if table.row.status != "running" or row.since is None or row.user_id is None:
            return False
        turns, now = self._door.turns, self._clock.now()
        calendar = await (turns.reminding if due.kind == NUDGE else turns.calendar)(tx, table.row, row)
        if not calendar.is_open(now):
            # Late, after an outage or a change of the hours: not before the player's day begins again.
            await deadlines.put(tx, table.row.id, due.kind, due.about, calendar.after(now, 0))
            return False
        if due.kind == TIMEOUT or row.nudged >= MOST_REMINDERS:
            if table.row.bound:
                for one in self._door.hears if due.kind == TIMEOUT else ():
                    await one.late(tx, table, due.about)
                return True
            return await self._votes.ask_about(tx, table, "slow", due.about)
        await self._nudge(tx, table, row)
        return True

    async def _nudge(self, tx: Change, table: Table, row: SeatRow) -> None:
        """Remind a person of everything that waits and would be due soon, in one message."""
        assert row.user_id is not None
        now = self._clock.now()
        reminded = [(table.row, row)]
        await self._remember(tx, table.row, row)
        for match_id, seat in await seat_rows.waiting_for(tx, row.user_id):
            other = await deadlines.get(tx, match_id, NUDGE, seat.seat)
            if other is None or other.due_at > now + TOGETHER_SECONDS or seat.nudged >= MOST_REMINDERS:
                continue
            match = await rows.get(tx, match_id)
            if match is not None and match_id != table.row.id and await deadlines.remove(tx, other):
                reminded.append((match, seat))
                await self._remember(tx, match, seat)
        where = (await people.player(tx, row.user_id)).nudges
        if where == "off":
            return
        for match, seat in reminded:
            kind, about = (REMINDER, now) if told_directly(match, seat, where) else (THREAD_REMINDER, match.id)
            await show(tx, kind, about, row.user_id, now)

    async def remind_in_threads(self, tx: Change, user_id: int, at: int) -> None:
        """A person whom no direct message reaches is reminded in the threads, of what was to be told there then."""
        for match_id, _ in await seat_rows.reminded(tx, user_id, at):
            await show(tx, THREAD_REMINDER, match_id, user_id, self._clock.now())

    async def _remember(self, tx: Change, match: rows.MatchRow, row: SeatRow) -> None:
        """Count the reminder, also for whoever wants no message, and set the next one.

        What has reminded of the same before makes way.
        """
        assert row.user_id is not None
        now, nudged = self._clock.now(), row.nudged + 1
        await seat_rows.remind(tx, match.id, row, nudged, now)
        for kind, about in ((REMINDER, row.reminded_at), (THREAD_REMINDER, match.id)):
            await card_rows.show_standing(tx, (kind,), about, now, person=row.user_id)
        step = pace.step(match.pace)
        assert row.clock_at is not None
        if step is not None:
            calendar = await self._door.turns.calendar(tx, match, row)
            at = calendar.after(row.clock_at, pace.reminder_after(step, nudged, row.bank))
            at = max(at, calendar.after(now, step))
            await deadlines.put(tx, match.id, NUDGE, row.seat, at)

    async def _idle(self, tx: Change, _due: DeadlineRow, table: Table) -> bool:
        """A table without a move: closed if it never started, asked after 14 days, suspended after 30."""
        match = table.row
        now = self._clock.now()
        idle = now - match.moved_at
        if match.status == "lobby":
            await self._door.close(tx, table)
        elif match.status == "running" and idle < IDLE_SUSPENDED:
            await deadlines.put(tx, match.id, IDLE, deadlines.TABLE, match.moved_at + IDLE_SUSPENDED)
            calls = tuple(row.seat for row in table.persons())
            await self._door.wish(tx, match.id, Tell(STILL_PLAYING, {"days": idle // DAY}, calls))
        elif match.status == "running" and not match.bound:
            await self._door.suspend(tx, table)
        return True

    async def _slow_again(self, tx: Change, _due: DeadlineRow, table: Table) -> bool:
        """A table that was played live has been quiet: reminders by its pace again, and whoever is asked is told."""
        if table.row.status != "running":
            return False
        match = await rows.change(tx, table.row, live=0, quick=0)
        await self._door.wish(tx, match.id, Show("table"))
        for row in table.seats:
            if row.since is not None and row.user_id is not None:
                if not row.nudged:  # whoever was reminded has the next reminder set already
                    await self._door.turns.schedule(tx, match, row)
                await self._door.wish(tx, match.id, Show("desk", row.seat))
        return True


def told_directly(match: rows.MatchRow, seat: SeatRow, where: str) -> bool:
    """Whether a person is reminded of a match in direct messages: also whoever wants it in a thread and sees none."""
    return where == "dm" or (where == "thread" and not (seat.at_home and match.thread_id))


async def _is_free_again(_tx: Change, _due: DeadlineRow, _table: Table) -> bool:
    """A seat is held no more: whoever has offered it does what follows, and without that feature nothing does."""
    return True
