"""The one door: what every change of a running match has in common.

A change holds the lock of the match, reads the match in one transaction, checks, applies, and commits everything that
follows from it in one transaction. Whatever fails before the commit leaves no trace.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable, Collection, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec

from bot.clock import Clock
from bot.db import cards as card_rows
from bot.db import deadlines, standing
from bot.db import history as history_rows
from bot.db import matches as rows
from bot.db import seats as seat_rows
from bot.db.connection import Database
from bot.db.deadlines import LIVE
from bot.db.history import ActionRow
from bot.db.matches import Conflict
from bot.db.seats import SeatRow
from bot.db.transactions import Change, Reading
from bot.services.clock import forecast, live
from bot.services.clock.outage import Outages
from bot.services.clock.turns import IDLE, IDLE_ASKED, Turns
from bot.services.errors import Broken, Refused
from bot.services.match.automatic import ANSWERED_WITHIN, Automatic, numbered
from bot.services.match.hears import Hears
from bot.services.table import tables, voting
from bot.services.table.scene import Glance, Table
from bot.services.table.tables import Tables
from bot.services.table.trouble import Trouble
from bot.services.telling import wishes
from bot.services.telling.cards import LOBBY, REMINDER, THREAD_REMINDER, Cards, show
from bot.services.telling.locks import Locks
from bot.services.telling.outbox import Outbox
from bot.services.telling.wishes import AnyWish, Fact, Show, Tell
from engine.core import match as record

AnyMatch = TypeVar("AnyMatch", bound=Glance)

TELLING_SECONDS = 3
"""How long the telling of a step waits for computers that act next, so that a chain of theirs is told at once."""
TURN_SECONDS = 10
"""The same where whoever has decided is asked again: most people press on within seconds, and see their own answers."""


Also = Callable[[Change, Glance], Awaitable[None]]
"""What belongs into the transaction of a change, of the match as it stood before."""


async def nothing(_tx: Change, _table: Glance) -> None:
    """Nothing else belongs there."""


class Door:
    """Holds, reads and commits."""

    def __init__(
        self, db: Database, clock: Clock, outbox: Outbox, found: Tables, automatic: Automatic, trouble: Trouble
    ) -> None:
        self.db = db
        self.clock = clock
        self.outbox = outbox
        self.tables = found
        self.automatic = automatic
        self.trouble = trouble
        self.cards = Cards(db, clock)
        self.outages = Outages(db, clock, outbox, self.cards)
        self.turns = Turns(clock)
        self._locks = Locks()
        self.hears: tuple[Hears, ...] = ()
        """What features hear of every change; the house says who."""

    @asynccontextmanager
    async def hold(self, match_id: int, *, wake: bool = True) -> AsyncGenerator[None]:
        """Have a match alone; afterwards its computers act and (unless more is to come) what it wishes is sent."""
        if self.clock.woke():
            await self.outages.put_off()
        async with self._locks.hold(match_id):
            try:
                yield
            except Broken as broken:
                await self.trouble.set_aside(broken)
                raise
        if wake:
            self.outbox.wake()
        self.automatic.look_at(match_id)

    @asynccontextmanager
    async def enter(self, match_id: int, *, wake: bool = True) -> AsyncGenerator[Table]:
        """Have a match alone, as it stands; see `hold`. Raises Refused `no-such-match`, `other-rules`, Broken."""
        async with self.hold(match_id, wake=wake):
            yield await self.read(match_id)

    @asynccontextmanager
    async def enter_as(self, match_id: int, user_id: int, revision: int) -> AsyncGenerator[tuple[Table, int]]:
        """The same of a match that is played and that a person saw at `revision`, and the person's seat.

        Raises Refused like `enter` and `playing`, and `moved-on`.
        """
        async with self.hold(match_id):
            async with self.db.read() as look:
                table = await tables.read(look, match_id)
                seat = playing(table, user_id)
                if not await tables.still_current(look, table, seat, revision):
                    raise Refused("moved-on")
            yield table, seat

    @asynccontextmanager
    async def write(self) -> AsyncGenerator[Change]:
        """The transaction of a change. Raises Refused `moved-on` if another process has changed the match."""
        try:
            async with self.db.write() as tx:
                yield tx
        except Conflict as error:
            raise Refused("moved-on") from error

    async def read(self, match_id: int) -> Table:
        """A match, read in one transaction under its lock. Raises Refused `no-such-match`, `other-rules`, Broken."""
        async with self.db.read() as look:
            return await tables.read(look, match_id)

    async def wish(self, tx: Change, match_id: int, *wanted: AnyWish) -> None:
        """Wish it, to be sent at once."""
        for one in wanted:
            await wishes.put(tx, match_id, one, self.clock.now())

    async def show_table(self, tx: Change, match_id: int) -> None:
        """The card of a table is to be shown as it is, and the calls to it, where they stand."""
        await card_rows.show_standing(tx, card_rows.OF_MATCH, match_id, self.clock.now())

    async def post_table(self, tx: Change, match_id: int) -> None:
        """The card of a table that was opened from elsewhere is to be posted in its channel."""
        await show(tx, LOBBY, match_id, 0, self.clock.now())

    async def notice(self, tx: Change, match_id: int, key: str, **facts: Fact) -> None:
        """Wish a sentence in the thread."""
        await self.wish(tx, match_id, Tell(key, facts))

    async def commit(
        self, tx: Change, table: Table, steps: Sequence[ActionRow], *, at_once: Collection[Show] = (), **changes: Any
    ) -> Table:
        """Write the steps and all that follows from them; `table.state` is the state after them.

        at_once: what is told before more of the turn follows.
        changes: columns of the match that change with them.
        """
        now = self.clock.now()
        match_id = table.row.id
        revision = table.row.revision + len(steps)
        await history_rows.put_snapshot(tx, match_id, revision, table.game, table.state)
        outcome = table.game.outcome(table.state)
        actors = table.game.actors(table.state)
        decided = {step.seat for step in steps if step.kind == "act"}
        stands = table.standing if outcome is None else {}
        await standing.put(tx, match_id, stands)
        waits = actors if outcome is None else ()
        there = live.openly(steps)
        changes |= live.after(table, waits, () if voting.is_sealed(table) else there, now)
        await forecast.remember(tx, table, steps, waits, now)
        match = msgspec.structs.replace(table.row, **changes)
        seats, gave = await self.turns.advance(tx, match, table.seats, waits, decided)
        for row in numbered(steps, table.row.revision):
            given = gave.pop(row.seat, 0) if row.kind == "act" else 0
            await history_rows.add_action(tx, match_id, msgspec.structs.replace(row, gave=given))
        changes |= {"revision": revision, "moved_at": now}
        if outcome is not None:
            changes |= {"status": "finished", "ended_at": now, "outcome": outcome}
            await deadlines.clear(tx, match_id)
        else:
            await deadlines.put(tx, match_id, IDLE, deadlines.TABLE, now + IDLE_ASKED)
            if live.is_live(match, now):
                await deadlines.put(tx, match_id, LIVE, deadlines.TABLE, match.live)
        row = await rows.change(tx, table.row, **changes)
        await self._write_seats(tx, table, seats)
        done = Table(row, seats, game=table.game, state=table.state, standing=stands, stored=seats)
        tx.afterwards(lambda: self.tables.keep(done))
        await voting.close_obsolete(tx, done, now)
        told = [
            Show("desk", row.seat)
            for row in seats
            if row.kind == "person" and _concerned(row.seat, table, actors, steps, ended=outcome is not None)
        ]
        if any(map(record.unseals, steps)):
            await card_rows.show_standing(tx, (THREAD_REMINDER,), match_id, now, person=0)
            # Whoever has chosen in secret reads there whom the match waited for, and may no longer take it back.
            others = {row.seat for row in seats if row.kind == "person"} - {one.seat for one in told}
            told += [Show("desk", seat, again=True) for seat in sorted(others)]
        is_live = live.is_live(row, now)
        pause = 0 if is_live else _pause(done, there)
        # Until the thread is open nobody sees that the match has started, and every step would put it off again.
        waits_to_be_seen = row.thread_id is not None and Show("table") not in at_once
        await wishes.put(tx, match_id, Show("table"), now + pause if waits_to_be_seen else now)
        for one in told:
            wait = 0 if one in at_once else pause
            if one.seat in actors and table.seats[one.seat].since is None and stands.get(one.seat):
                wait += ANSWERED_WITHIN  # Whoever has told the bot what to answer is called only if it does not answer.
            elif is_live and one.seat in there and one.seat not in actors:
                wait += live.THERE_SECONDS  # This person has seen it in the thread, and is soon asked again.
            await wishes.put(tx, match_id, one, now + wait, latest=one.again)
        for one in self.hears:
            await one.stepped(tx, done)
        if outcome is not None:
            await self.wish(tx, match_id, Show("result"))
            await self._over(tx, done)
        return done

    async def check_enters(self, look: Reading, guild_id: int, user_id: int) -> None:
        """Raises Refused where somebody may sit at no table of a server, nor wait or look for a seat."""
        for one in self.hears:
            await one.enters(look, guild_id, user_id)

    async def note_sat(self, tx: Change, match_id: int, user_id: int, seat: int) -> None:
        """A person holds a seat of a match that begins or has begun."""
        if await seat_rows.note_sat(tx, match_id, user_id, seat):
            for one in self.hears:
                await one.sat_down(tx, match_id, user_id)

    async def _over(self, tx: Change, match: Glance) -> None:
        for one in self.hears:
            await one.over(tx, match)

    async def _write_seats(self, tx: Change, table: Table, seats: tuple[SeatRow, ...]) -> None:
        """Write the seats that are different now, and let what reminds of a question that is over be shown so."""
        await seat_rows.change_seats(tx, table.row.id, table.stored, seats)
        over = [old for old, new in zip(table.stored, seats, strict=True) if old.reminded_at != new.reminded_at]
        await self._show_reminders(tx, table.row.id, over)

    async def _show_reminders(self, tx: Change, match_id: int, reminded: Iterable[SeatRow]) -> None:
        """What reminds the people on these seats is to be shown as it is, where it stands."""
        for row in reminded:
            if row.reminded_at and row.user_id is not None:
                for kind, about in ((REMINDER, row.reminded_at), (THREAD_REMINDER, match_id)):
                    await card_rows.show_standing(tx, (kind,), about, self.clock.now(), person=row.user_id)

    async def suspend(self, tx: Change, table: Table) -> Table:
        """Stop playing until somebody resumes; no clock runs."""
        settled = await self.settled(tx, table, range(len(table.seats)))
        changes = {"status": "suspended", "moved_at": self.clock.now(), "trouble": None}
        done = await self.change_seats(tx, settled, settled.seats, **changes)
        await self._stopped(tx, done, desks(done))
        return done

    async def end(self, tx: Change, found: AnyMatch) -> AnyMatch:
        """End a match for good, whatever state it is in."""
        now = self.clock.now()
        row = await rows.change(tx, found.row, status="ended", ended_at=now, moved_at=now, trouble=None)
        await voting.close_all(tx, row.id, now)
        # The desks of one that is set aside can perhaps not be drawn.
        await self._stopped(tx, found, desks(found) if found.row.trouble is None else [])
        done = msgspec.structs.replace(found, row=row)
        await self._over(tx, done)
        return done

    async def close(self, tx: Change, table: Glance) -> None:
        """Close a table that has not begun, for good."""
        await rows.change(tx, table.row, status="ended", ended_at=self.clock.now())
        await deadlines.clear(tx, table.row.id)
        await self.show_table(tx, table.row.id)
        for one in self.hears:
            await one.closed(tx, table)

    async def _stopped(self, tx: Change, match: Glance, shown: Iterable[Show]) -> None:
        """Nothing of a match is due any more, nobody is reminded of it, and what stands says so."""
        await deadlines.clear(tx, match.row.id)
        await self.show_table(tx, match.row.id)
        await self.wish(tx, match.row.id, Show("table"), *shown)
        await self._show_reminders(tx, match.row.id, match.seats)

    async def settled(self, tx: Change, table: Table, seats: Iterable[int]) -> Table:
        """The table with the waiting of these seats up to now taken from their banks."""
        for seat in seats:
            table = table.with_seat(await self.turns.settle(tx.stored, table.row, table.seats[seat]))
        return table

    async def change_seats(self, tx: Change, table: Table, seats: tuple[SeatRow, ...], **changes: Any) -> Table:
        """Write other seats, and columns of the match, where nothing else follows from it."""
        row = await rows.change(tx, table.row, **changes)
        await self._write_seats(tx, table, seats)
        done = msgspec.structs.replace(table, row=row, seats=seats, stored=seats)
        await voting.close_obsolete(tx, done, self.clock.now())
        return done


def check_running(table: Glance, *, or_suspended: bool = False) -> None:
    """Raises Refused `not-running` unless the match is played, or perhaps suspended; `match-in-trouble`."""
    if table.row.status != "running" and not (or_suspended and table.row.status == "suspended"):
        raise Refused("not-running")
    if table.row.trouble is not None:
        raise Refused("match-in-trouble", number=table.row.id)


def playing(table: Glance, user_id: int) -> int:
    """The seat of a person at a match that is played.

    Raises Refused `not-at-this-table`, `not-running`, `match-in-trouble`.
    """
    seat = table.own_seat(user_id)
    check_running(table)
    return seat


def desks(table: Glance) -> list[Show]:
    """The desks of everybody there."""
    return [Show("desk", row.seat) for row in table.persons()]


def _pause(table: Table, decided: Collection[int]) -> int:
    """Seconds that the telling of a step waits for what is likely to follow at once, so that both are told together.

    table: the match after the step.   decided: whose person has decided for everybody to see: how long it takes until
    a sealed choice is told must not tell who has made it.
    """
    waited = [table.seats[seat] for seat in table.actors()]
    if waited and all(row.kind == "computer" or row.stand_in for row in waited):
        return TELLING_SECONDS
    return TURN_SECONDS if waited and all(row.seat in decided for row in waited) else 0


def _concerned(seat: int, table: Table, actors: tuple[int, ...], steps: Sequence[ActionRow], *, ended: bool) -> bool:
    """Whether a seat's private desk has something new: it must act, has acted, or was told something secret.

    Whoever chooses in secret sees nothing of what others choose meanwhile.
    """
    asked = table.seats[seat].since is not None
    if asked and seat in actors and steps and all(step.sealed and step.seat != seat for step in steps):
        return False
    if ended or seat in actors or asked:
        return True
    return any(event.to is not None and seat in event.to for step in steps for event in step.events)
