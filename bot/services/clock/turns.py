"""Whose turn it is, how much waiting each seat has left, and when somebody is to be reminded."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec

from bot.clock import DAY, Clock
from bot.db import deadlines, history, people
from bot.db.deadlines import IDLE, NUDGE, TIMEOUT
from bot.db.matches import MatchRow
from bot.db.seats import SeatRow
from bot.db.transactions import Change, Reading
from bot.services.clock import live, pace
from bot.services.clock.awake import with_a_night
from bot.services.clock.calendar import Calendar

__all__ = ["IDLE", "NUDGE", "TIMEOUT", "Turns"]

IDLE_ASKED: Final = 14 * DAY
IDLE_SUSPENDED: Final = 30 * DAY
KNOWN_BY: Final = 28 * DAY
"""By the presses of so long it is guessed when somebody sleeps."""


class Turns:
    """Keeps the clocks of the seats."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    async def calendar(self, db: Reading, match: MatchRow, row: SeatRow) -> Calendar:
        """The open hours of the person on a seat."""
        player = await people.player(db, row.user_id) if row.user_id is not None else people.Player()
        return Calendar(player, weekends_off=match.weekends_off)

    async def reminding(self, db: Reading, match: MatchRow, row: SeatRow) -> Calendar:
        """When the person on a seat may be reminded: in those hours, and at a table that is not played live not in the
        night of whoever has chosen no quiet hours, as far as that can be guessed."""
        now = self._clock.now()
        if row.user_id is None or live.is_live(match, now):
            return await self.calendar(db, match, row)
        player = await people.player(db, row.user_id)
        presses = await history.presses(db, row.user_id, now - KNOWN_BY)
        player = with_a_night(player, presses, player.language or match.language)
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
                reminded_at=0,
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
