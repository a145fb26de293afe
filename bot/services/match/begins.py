"""When a table begins: by its host's press, when it is full, or with fewer from a time on.

Whoever took a seat more than a day ago is asked first, once; nobody answers for anybody else, and silence gives the
seat on. Whether a table begins is read off its rows at each tick of the sweep.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Any, Final

import msgspec

from bot.clock import DAY
from bot.db import filling as rows
from bot.db import matches as match_rows
from bot.db import people
from bot.db.deadlines import DeadlineRow
from bot.db.filling import Asked
from bot.db.matches import MatchRow
from bot.db.transactions import Change, Reading
from bot.services.clock.calendar import Calendar
from bot.services.clock.turns import IDLE_SUSPENDED
from bot.services.errors import Refused, confined
from bot.services.match.door import Door
from bot.services.match.filling import ASKED, answers_until, ask, changed, over, store, stored, waiting
from bot.services.match.lobby import with_computers
from bot.services.match.matches import Matches, check_number
from bot.services.table.scene import Table
from bot.services.telling import cards

log = logging.getLogger(__name__)

SURE_SECONDS: Final = DAY
"""Whoever has sat down, or said to be in, so long ago is asked before the start."""

LATE_SECONDS: Final = 60
"""By so much later than it was asked a question stands without its being shown anew until when it may be answered."""


class Begins:
    """Asks who is in, and lets tables begin."""

    def __init__(self, door: Door, matches: Matches) -> None:
        self._door = door
        self._matches = matches
        self._db = door.db

    async def start(self, match_id: int, user_id: int) -> Table:
        """The host presses *Start*: it begins now, or as soon as everybody who is to be asked has answered.

        Raises Refused `already-started`, `table-closed`, `only-the-host`, `wrong-number`.
        """
        async with waiting(self._door, match_id, host=user_id) as table:
            check_number(table)
            return await self._go_on(await self._is_sure(table, user_id, by_host=True))

    async def am_in(self, match_id: int, user_id: int) -> Table:
        """Somebody who sits there still wants to play; the last one whose answer is missing lets it begin.

        Raises Refused `not-at-this-table`, `already-started`, `table-closed`.
        """
        async with waiting(self._door, match_id) as table:
            table.own_seat(user_id)
            return await self._go_on(await self._is_sure(table, user_id))

    async def choose(self, match_id: int, user_id: int, by: int, people: int, *, fills_up: bool) -> Table:
        """From a time on (0: never) it begins with so many people; only the host may choose that.

        fills_up: whether computers take the seats then that are still free.
        Raises Refused `only-the-host`, `no-such-number`, `begins-too-late`, `already-started`, `table-closed`.
        """
        async with waiting(self._door, match_id, host=user_id) as table:
            if people not in fewer(table):
                raise Refused("no-such-number")
            if by and by >= table.row.created_at + IDLE_SUSPENDED:
                raise Refused("begins-too-late", at=f"<t:{table.row.created_at + IDLE_SUSPENDED}:f>")
            return await changed(
                self._door, table, begins_by=by, begins_with=people if by else 0, fills_up=fills_up and by != 0
            )

    async def run(self) -> None:
        """Do what is due at every table that waits; one at which that fails holds up no other."""
        for match_id in await rows.to_look_at(self._db):
            # What is refused is in trouble, or another process has changed it.
            with confined(log, "match %s: it cannot be said whether it begins", match_id), suppress(Refused):
                async with self._door.hold(match_id):
                    await self._look(match_id)

    # --- the messages of questions

    async def question_to(self, match_id: int, user_id: int) -> Asked | None:
        """What is noted of a question to somebody."""
        return (await rows.questions(self._db, match_id)).get(user_id)

    async def stood(self, tx: Change, match_id: int, user_id: int) -> None:
        """The question to somebody stands: the time to answer runs from now on."""
        one = (await rows.questions(tx, match_id)).get(user_id)
        if one is None or not one.open:
            return
        now, calendar = self._door.clock.now(), Calendar(await people.player(tx, user_id))
        until = answers_until(calendar, now, kept=await _is_kept(tx, match_id, user_id))
        await rows.note_standing(tx, match_id, user_id, now, max(one.until, until))
        if until >= one.until + LATE_SECONDS:
            await cards.show(tx, ASKED, match_id, user_id, now)
            await self._door.show_table(tx, match_id)

    async def settled(self, tx: Change, match_id: int, user_id: int) -> None:
        """Whoever was asked is told what came of it, if it is over, or cannot be told anything anywhere.

        Then the time to answer runs all the same: such a person could not play either.
        """
        await self.stood(tx, match_id, user_id)
        await rows.settled(tx, match_id, user_id)

    async def unanswered(self, tx: Change, due: DeadlineRow, table: Table) -> bool:
        """Somebody has not answered in time, and the seat goes on; whoever was away for a part of it has that much
        longer, and nobody is silent who was not asked."""
        user_id, one = due.about, table.asked.get(due.about)
        if one is None or not one.open:
            return False
        now, calendar, waits = self._door.clock.now(), Calendar(await people.player(tx, user_id)), table.queued(user_id)
        kept = waits is not None and waits.kept_by is not None
        until = now
        if not one.stands_at or not kept:
            until = answers_until(calendar, one.stands_at or now, kept=kept)
        if until > now:
            await rows.ask(tx, table.row.id, user_id, one.at, until)
            await cards.show(tx, ASKED, table.row.id, user_id, now)
            await self._door.show_table(tx, table.row.id)
            return False
        seats = [row for row in table.seats if row.user_id != user_id]
        await store(self._door, tx, table, seats, queue=[each for each in table.queue if each is not waits])
        return True

    # --- inside

    async def _look(self, match_id: int) -> None:
        table = await self._door.read(match_id)
        if table.row.status != "lobby":
            await self._tell_that_it_is_over(match_id)
            return
        if table.row.called_at and not _has_a_cause(table.row):
            table = await self._call_off(table)
        if table.free > 0 and table.waiting():  # somebody was forgotten who had a seat held
            table = await stored(self._door, table, table.seats)
        if table.row.status == "lobby":
            await self._go_on(table)

    async def _go_on(self, table: Table) -> Table:
        """Ask who is in, begin if nobody is left to be asked, or do neither where it is not to begin."""
        now, match_id = self._door.clock.now(), table.row.id
        if not _is_to_begin(table, now):
            if table.row.called_at and not any(map(table.is_asked, table.asked)):
                return await changed(self._door, table, called_at=0, by_host=False)
            return table
        if not table.row.called_at:
            stale = [row.user_id for row in table.persons() if row.user_id and row.sure_at < now - SURE_SECONDS]
            async with self._door.write() as tx:
                await match_rows.change(tx, table.row, called_at=now)
                for user_id in stale:
                    await ask(tx, match_id, user_id, now)
                await self._door.show_table(tx, match_id)
            table = await self._door.read(match_id)
        if any(map(table.is_asked, table.asked)):
            return table
        held, _ = await rows.held_for_others(self._db, match_id, None, now)
        if held and not table.row.by_host:
            return table
        if table.row.fills_up and 0 < table.row.begins_by <= now and not table.row.by_host:
            table = await self._filled_up(table)
        return await self._matches.begin(table)

    async def _filled_up(self, table: Table) -> Table:
        """Computers take the seats that are free."""
        seats = with_computers(table.game, table.seats, table.game.players[-1])
        if len(seats) == len(table.seats):
            return table
        return await stored(self._door, table, seats)

    async def _is_sure(self, table: Table, user_id: int, **changes: Any) -> Table:
        """The table with an answer noted, of somebody who sits there."""
        row = table.seats[table.own_seat(user_id)]
        sure = table.with_seat(msgspec.structs.replace(row, sure_at=self._door.clock.now()))
        async with self._door.write() as tx:
            if table.is_asked(user_id):
                await over(self._door, tx, table.row.id, user_id)
            await store(self._door, tx, table, sure.seats, **changes)
        return await self._door.read(table.row.id)

    async def _call_off(self, table: Table) -> Table:
        """What was to begin it was taken back: nobody's seat hangs on an answer any more."""
        async with self._door.write() as tx:
            for row in table.persons():
                if row.user_id is not None and table.is_asked(row.user_id):
                    await over(self._door, tx, table.row.id, row.user_id)
            await match_rows.change(tx, table.row, called_at=0)
            await self._door.show_table(tx, table.row.id)
        return await self._door.read(table.row.id)

    async def _tell_that_it_is_over(self, match_id: int) -> None:
        """The table began or was closed: nobody waits for a seat there any more, and no question is open."""
        async with self._door.write() as tx:
            for one in await rows.queue(tx, match_id):
                await rows.remove_queued(tx, match_id, one.user_id)
            for user_id in await rows.questions(tx, match_id):
                await over(self._door, tx, match_id, user_id)


async def _is_kept(look: Reading, match_id: int, user_id: int) -> bool:
    """Whether somebody else keeps a seat for a person who has not asked for one."""
    return any(one.user_id == user_id and one.kept_by is not None for one in await rows.queue(look, match_id))


def fewer(table: Table) -> range:
    """With how many people a table may begin although seats are free."""
    return range(max(2, table.game.players[0]), table.game.players[-1])


def _has_a_cause(row: MatchRow) -> bool:
    """Whether anything is to make it begin for which people are asked: its host's press, or that it begins by itself
    at no hour."""
    return row.by_host or (row.by_itself and row.begins_at is None)


def _is_to_begin(table: Table, now: int) -> bool:
    """Whether it begins as soon as everybody there is sure."""
    row = table.row
    if row.by_host:
        return len(table.seats) in table.game.players
    if row.begins_at is not None:  # an hour goes before everything that was chosen else
        return False
    if row.by_itself and len(table.seats) == table.game.players[-1]:
        return True
    return 0 < row.begins_by <= now and len(table.persons()) >= row.begins_with
