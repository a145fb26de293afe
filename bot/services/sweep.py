"""Does what has become due. The rows are the truth; APScheduler only wakes the sweep.

A due row is taken out (or moved) in the same transaction that writes what follows from it, so after a restart, a
long outage or a jump of the clock each one acts exactly once. Clocks do not run while the bot is down: at the start
every deadline is put off by the length of the outage.
"""

from __future__ import annotations

import logging
from typing import Any

from apscheduler.schedulers.asyncio import AsyncIOScheduler  # pyright: ignore[reportMissingTypeStubs]

from bot.db import deadlines, people
from bot.db import matches as rows
from bot.db.connection import Change, StorageError
from bot.db.deadlines import DeadlineRow
from bot.db.matches import SeatRow
from bot.services import pace, wishes
from bot.services.door import Door
from bot.services.errors import Refused
from bot.services.matches import Matches
from bot.services.tables import Table
from bot.services.turns import IDLE, IDLE_SUSPENDED, NUDGE, TIMEOUT
from bot.services.votes import Votes
from bot.services.wishes import Notice, Remind, ShowLobby, Waiting

log = logging.getLogger(__name__)

EVERY_SECONDS = 30
BATCH = 200
OUTAGE_SECONDS = 600
"""A gap between two signs of life that counts as an outage."""
TOGETHER_SECONDS = 3 * 3600
"""Reminders for the same person that are due this soon after one another become one digest."""
MOST_REMINDERS = 3
STILL_PLAYING = "still-playing"


class Sweep:
    """Ticks and acts."""

    def __init__(self, door: Door, matches: Matches, votes: Votes) -> None:
        self._door = door
        self._matches = matches
        self._votes = votes
        self._db = door.db
        self._clock = door.clock
        self._scheduler: Any = AsyncIOScheduler(
            job_defaults={"misfire_grace_time": None, "coalesce": True, "max_instances": 1}
        )

    def start(self) -> None:
        """Begin to tick."""
        self._scheduler.add_job(self._tick, "interval", seconds=EVERY_SECONDS, id="sweep")
        self._scheduler.start()

    def every_night(self, job: object) -> None:
        """Also run `job` (a coroutine function) once a night."""
        self._scheduler.add_job(job, "cron", hour=4, id="night")

    def stop(self) -> None:
        """Stop ticking."""
        if self._scheduler.running:
            self._scheduler.shutdown(wait=False)

    async def _tick(self) -> None:
        try:
            await self.run()
        except StorageError as error:
            log.error("sweep: %s", error)

    async def after_outage(self) -> int:
        """Put every clock off by the time the bot was down; returns that time in seconds, 0 if it was no outage."""
        now = self._clock.now()
        row = await self._db.one("SELECT at FROM pulse")
        down = 0 if row is None else now - row["at"]
        async with self._db.write() as tx:
            if down > OUTAGE_SECONDS:
                since = now - down
                await tx.execute("UPDATE deadline SET due_at = due_at + ? WHERE due_at > ?", (down, since))
                await tx.execute("UPDATE seat SET clock_at = clock_at + ? WHERE clock_at IS NOT NULL", (down,))
                log.warning("the bot was down for %s s; all clocks were put off by that", down)
            await self._pulse(tx, now)
        return down if down > OUTAGE_SECONDS else 0

    async def run(self) -> int:
        """Act on everything that is due now, oldest first; returns how many rows acted."""
        acted = 0
        now = self._clock.now()
        while due := await deadlines.due(self._db, now, BATCH):
            for row in due:
                try:
                    acted += await self._act(row)
                except Refused as refused:
                    # The match was changed between the look and the act; what was due no longer is.
                    log.info("deadline %s of match %s: %s", row.kind, row.match_id, refused.code)
        async with self._db.write() as tx:
            await self._pulse(tx, now)
        if acted:
            self._door.outbox.wake()
        return acted

    async def snooze(self, match_id: int, user_id: int, seconds: int) -> int:
        """Put the next reminder of a person off; returns its time. Raises Refused `not-your-turn`."""
        table = await self._door.tables.load(match_id)
        seat = table.seat_of(user_id)
        if seat is None or table.seats[seat].since is None:
            raise Refused("not-your-turn")
        calendar = await self._door.turns.calendar(self._db, table.row, table.seats[seat])
        at = calendar.after(self._clock.now() + seconds, 0)
        async with self._db.write() as tx:
            await deadlines.put(tx, match_id, NUDGE, seat, at)
        return at

    # --- what is due

    async def _act(self, due: DeadlineRow) -> bool:
        table = await self._door.tables.load(due.match_id)
        if due.kind == IDLE:
            return await self._idle(due, table)
        row = table.seats[due.seat]
        if table.row.status != "running" or row.since is None or row.user_id is None:
            async with self._db.write() as tx:
                return await deadlines.remove(tx, due)
        calendar = await self._door.turns.calendar(self._db, table.row, row)
        now = self._clock.now()
        if not calendar.is_open(now):
            # Late, after an outage or a change of the hours: not before the player's day begins again.
            async with self._db.write() as tx:
                if await deadlines.remove(tx, due):
                    await deadlines.put(tx, due.match_id, due.kind, due.seat, calendar.after(now, 0))
            return False
        if due.kind == TIMEOUT:
            async with self._db.write() as tx:
                taken = await deadlines.remove(tx, due)
            return taken and await self._ask_table(table, due.seat)
        return await self._nudge(due, table, row)

    async def _ask_table(self, table: Table, seat: int) -> bool:
        others = [row for row in table.persons() if row.seat != seat]
        return bool(others) and await self._votes.open(table, "slow", seat) is not None

    async def _nudge(self, due: DeadlineRow, table: Table, row: SeatRow) -> bool:
        """Remind a person of everything that waits and would be due soon, in one message."""
        assert row.user_id is not None
        if row.nudged >= MOST_REMINDERS:
            async with self._db.write() as tx:
                taken = await deadlines.remove(tx, due)
            return taken and await self._ask_table(table, due.seat)
        now = self._clock.now()
        player = await people.player(self._db, row.user_id)
        together: list[tuple[Table, SeatRow, DeadlineRow]] = []
        for match_id, seat in await rows.waiting_for(self._db, row.user_id):
            other = await deadlines.get(self._db, match_id, NUDGE, seat.seat)
            if other is not None and other.due_at <= now + TOGETHER_SECONDS and seat.nudged < MOST_REMINDERS:
                together.append((await self._door.tables.load(match_id), seat, other))
        async with self._db.write() as tx:
            told: list[Waiting] = []
            for other_table, seat, other in together:
                if not await deadlines.remove(tx, other):
                    continue
                await self._remember(tx, other_table, seat)
                told.append(Waiting(other_table.row.id, seat.seat, seat.clock_at or 0))
            if not told:
                return False
            if player.nudges == "dm":
                await wishes.put(tx, due.match_id, Remind(row.user_id, tuple(told)), now)
            elif player.nudges == "thread":
                for one in told:
                    await wishes.put(tx, one.match, Remind(row.user_id, (one,)), now)
        return True

    async def _remember(self, tx: Change, table: Table, row: SeatRow) -> None:
        """Count the reminder and set the next one."""
        nudged = row.nudged + 1
        await tx.execute(
            "UPDATE seat SET nudged = ? WHERE match_id = ? AND seat = ? AND clock_at = ?",
            (nudged, table.row.id, row.seat, row.clock_at),
        )
        step = pace.step(table.row.pace)
        if step is not None and row.clock_at is not None:
            calendar = await self._door.turns.calendar(tx, table.row, row)
            at = calendar.after(row.clock_at, pace.reminder_after(step, nudged, row.bank))
            at = max(at, calendar.after(self._clock.now(), step))
            await deadlines.put(tx, table.row.id, NUDGE, row.seat, at)

    async def _idle(self, due: DeadlineRow, table: Table) -> bool:
        """A table without a move: closed if it never started, asked after 14 days, suspended after 30."""
        now = self._clock.now()
        idle = now - table.row.moved_at
        async with self._db.write() as tx:
            if not await deadlines.remove(tx, due):
                return False
            if table.row.status == "running" and idle < IDLE_SUSPENDED:
                await deadlines.put(tx, due.match_id, IDLE, deadlines.TABLE, table.row.moved_at + IDLE_SUSPENDED)
                calls = tuple(row.seat for row in table.persons())
                await wishes.put(tx, due.match_id, Notice(STILL_PLAYING, {"days": idle // 86400}, calls), now)
                return True
            if table.row.status == "lobby":
                await rows.change(tx, table.row, status="ended", ended_at=now)
                await wishes.put(tx, due.match_id, ShowLobby(), now)
        if table.row.status == "running":
            await self._matches.suspend(due.match_id)
        return True

    async def _pulse(self, tx: Change, now: int) -> None:
        await tx.execute(
            "INSERT INTO pulse (only, at) VALUES (1, ?) ON CONFLICT (only) DO UPDATE SET at = ?", (now, now)
        )
