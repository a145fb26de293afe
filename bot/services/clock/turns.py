"""Whose turn it is, how much waiting each seat has left, and when somebody is to be reminded."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Mapping, Sequence
from typing import Final

import msgspec

from bot.clock import DAY, Clock
from bot.db import deadlines, people
from bot.db import seats as seat_rows
from bot.db.deadlines import IDLE, NUDGE, TIMEOUT, DeadlineRow
from bot.db.matches import MatchRow
from bot.db.seats import SeatRow
from bot.db.transactions import Change, Reading
from bot.services.clock import live, pace
from bot.services.clock.calendar import Calendar
from bot.services.processes.beside import beside

__all__ = ["IDLE", "NUDGE", "TIMEOUT", "Turns"]

IDLE_ASKED: Final = 14 * DAY
IDLE_SUSPENDED: Final = 30 * DAY


class Turns:
    """Keeps the clocks of the seats."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    async def calendar(self, db: Reading, match: MatchRow, row: SeatRow) -> Calendar:
        """The open hours of the person on a seat."""
        player = await people.player(db, row.user_id) if row.user_id is not None else people.Player()
        return Calendar(player, weekends_off=match.weekends_off)

    async def advance(
        self,
        tx: Change,
        match: MatchRow,
        seats: tuple[SeatRow, ...],
        actors: Collection[int],
        decided: Collection[int],
    ) -> tuple[tuple[SeatRow, ...], dict[int, int]]:
        """The seats after a change, with their deadlines written, and the seconds that each has got back by acting.

        actors:  whom the match waits for now.
        decided: who has just acted; the waiting so far is taken from the bank, the action gives a step back.
        """
        now = self._clock.now()
        after: list[SeatRow] = []
        gave: dict[int, int] = {}
        for row in seats:
            waited, waits, acted = row.since is not None, row.seat in actors, row.seat in decided
            if (waited and waits and not acted) or not (waited or waits):
                after.append(row)  # its clock runs on, or stands as before
                continue
            settled = await self.settle(tx.stored, match, row)
            bank = settled.bank
            if waited and acted:
                bank = min(pace.full_bank(match.pace), bank + (pace.step(match.pace) or 0))
                gave[row.seat] = bank - settled.bank
            row = msgspec.structs.replace(
                settled,
                bank=bank,
                since=(row.since or now) if waits else None,
                clock_at=now if waits else None,
                nudged=0,
                stand_in=False,
            )
            await self.schedule(tx, match, row)
            after.append(row)
        return tuple(after), gave

    async def settle(self, db: Reading, match: MatchRow, row: SeatRow) -> SeatRow:
        """The seat with the waiting up to now taken from its bank."""
        if row.since is None or row.clock_at is None:
            return row
        now = self._clock.now()
        used = (await self.calendar(db, match, row)).elapsed(row.clock_at, now)
        return msgspec.structs.replace(row, bank=max(0, row.bank - used), clock_at=now)

    async def stood_still(self, tx: Change, since: int, now: int) -> None:
        """Put the clocks of all seats off: nobody's time has run since then.

        Whoever has hours of their own keeps the open time that was used and what was left until each deadline: the same
        span may hold more or less of it later.
        """
        by_hours = [(row, player) for row, player in await seat_rows.whose_clocks_run(tx) if _has_hours(row, player)]
        due: dict[tuple[int, int], list[DeadlineRow]] = {}
        for deadline in await deadlines.of_seats(tx) if by_hours else ():
            due.setdefault((deadline.match_id, deadline.seat), []).append(deadline)
        # In this order: how far a deadline moves is read off the clock of its seat as it was.
        await deadlines.put_off(tx, since, now - since)
        await seat_rows.put_off(tx, since, now - since)
        clocks, moved = await beside(_put_off, by_hours, due, since, now)
        await seat_rows.begin(tx, clocks)
        await deadlines.move(tx, moved)

    async def schedule(self, tx: Change, match: MatchRow, row: SeatRow) -> None:
        """Write the deadlines of a seat: none for a computer, without a clock, or while nobody waits for it."""
        step = pace.step(match.pace)
        if row.since is None or row.clock_at is None or row.kind == "computer" or step is None:
            await deadlines.clear(tx, match.id, NUDGE, row.seat)
            await deadlines.clear(tx, match.id, TIMEOUT, row.seat)
            return
        calendar = await self.calendar(tx.stored, match, row)
        after = pace.reminder_after(step, row.nudged, row.bank)
        if row.nudged == 0 and live.is_live(match, self._clock.now()):
            after = min(after, live.REMIND_SECONDS)
        await deadlines.put(tx, match.id, NUDGE, row.seat, calendar.after(row.clock_at, after))
        await deadlines.put(tx, match.id, TIMEOUT, row.seat, calendar.after(row.clock_at, row.bank))


def _has_hours(row: sqlite3.Row, player: people.Player) -> bool:
    """Whether there is time in which the clock of a seat does not run."""
    return row["weekends_off"] or player.quiet_from != player.quiet_until or player.away_from < player.away_until


def _put_off(
    by_hours: Sequence[tuple[sqlite3.Row, people.Player]],
    due: Mapping[tuple[int, int], Sequence[DeadlineRow]],
    since: int,
    now: int,
) -> tuple[list[tuple[int, int, int]], list[tuple[int, int]]]:
    """When the clocks of these seats begin and their deadlines are due, where no time has run since then."""
    clocks: list[tuple[int, int, int]] = []
    moved: list[tuple[int, int]] = []
    for row, player in by_hours:
        calendar = Calendar(player, weekends_off=bool(row["weekends_off"]))
        clocks.append((calendar.before(now, calendar.elapsed(row["clock_at"], since)), row["match_id"], row["seat"]))
        stood = max(since, row["clock_at"])
        moved += [
            (calendar.after(now, calendar.elapsed(stood, deadline.due_at)), deadline.id)
            for deadline in due.get((row["match_id"], row["seat"]), ())
        ]
    return clocks, moved
