"""Time in which the bot was down, or its machine slept, counts for nobody: every clock is put off by it."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Mapping, Sequence
from typing import Final

from bot.clock import Clock
from bot.db import deadlines, matches, pulse, seats
from bot.db.connection import Database
from bot.db.deadlines import DeadlineRow
from bot.db.people import Player
from bot.db.transactions import Change
from bot.services.clock.calendar import Calendar
from bot.services.processes.beside import beside
from bot.services.telling.cards import Cards
from bot.services.telling.outbox import Outbox

log = logging.getLogger(__name__)

OUTAGE_SECONDS: Final = 600
"""A gap between two signs of life that counts as an outage."""


class Outages:
    """Knows by its signs of life when the bot was down."""

    def __init__(self, db: Database, clock: Clock, outbox: Outbox, cards: Cards) -> None:
        self._db = db
        self._clock = clock
        self._outbox = outbox
        self._cards = cards

    async def put_off(self) -> int:
        """Put every clock off by the time the bot was down; returns that time in seconds, 0 if it was no outage.

        Where the machine's clock was put back meanwhile, they are put back with it.
        """
        async with self._db.write() as tx:
            now = self._clock.now()
            alive = await pulse.last(tx)
            down = 0 if alive is None else now - alive
            if down > OUTAGE_SECONDS or down < 0:
                await _put_off(tx, now - down, now)
            if down > OUTAGE_SECONDS:
                log.warning("the bot was down for %s s; all clocks were put off by that", down)
            elif down < 0:
                await self._outbox.bound(tx)
                await self._cards.bound(tx)
                log.warning("the clock of the machine was put back by %s s, and all clocks with it", -down)
            await pulse.beat(tx, now)
        return down if down > OUTAGE_SECONDS else 0

    async def is_alive(self, at: int) -> None:
        """A sign of life: what was due at that time is done."""
        async with self._db.write() as tx:
            await pulse.beat(tx, at)


async def _put_off(tx: Change, since: int, now: int) -> None:
    """Put off all that is due, and the clocks of all seats: nobody's time has run since then.

    Whoever has hours of their own keeps the open time that was used and what was left until each deadline: the same
    span may hold more or less of it later.
    """
    by_hours = [(row, player) for row, player in await seats.whose_clocks_run(tx) if _has_hours(row, player)]
    due: dict[tuple[int, int], list[DeadlineRow]] = {}
    for deadline in await deadlines.of_seats(tx) if by_hours else ():
        if deadline.match_id is not None:
            due.setdefault((deadline.match_id, deadline.about), []).append(deadline)
    # In this order: how far a deadline moves is read off the clock of its seat as it was.
    await deadlines.put_off(tx, since, now - since)
    await seats.stood_still(tx, since, now - since)
    await matches.stood_still(tx, since, now - since)
    begins, moved = await beside(_by_hours, by_hours, due, since, now)
    await seats.begin(tx, begins)
    await deadlines.move(tx, moved)


def _has_hours(row: sqlite3.Row, player: Player) -> bool:
    """Whether there is time in which the clock of a seat does not run."""
    return row["weekends_off"] or player.quiet_from != player.quiet_until or player.away_from < player.away_until


def _by_hours(
    by_hours: Sequence[tuple[sqlite3.Row, Player]],
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
