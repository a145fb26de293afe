"""Keeps order on a server: who enters nothing there, what moderators do at tables, and a log of all of it.

Who is barred enters nothing: the house asks in the transaction of whatever would seat somebody (`Hears.enters`), so
every way in is closed. Each deed is noted in the transaction that does it.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import msgspec

from bot.clock import DAY
from bot.db import deadlines, filling, people
from bot.db import matches as match_rows
from bot.db.deadlines import TABLE, DeadlineRow
from bot.db.matches import MatchRow, Switches
from bot.db.people import Guild
from bot.db.transactions import Change, Reading
from bot.features.moderation import rows
from bot.features.moderation.rows import Bar, DeedRow
from bot.services.clock.turns import IDLE, IDLE_SUSPENDED
from bot.services.errors import Broken, Refused
from bot.services.match.door import Door, check_running
from bot.services.match.filling import store, waiting
from bot.services.match.hears import Deed, Hears
from bot.services.match.matches import Matches
from bot.services.match.seats import Seats
from bot.services.match.votes import Votes
from bot.services.people.preferences import Guilds
from bot.services.table.scene import Glance, SeatRow, Table
from bot.services.telling.wishes import Show

__all__ = ["Bar", "DeedRow", "Moderation", "Stake", "Whom"]

DAYS: Final = (1, 7, 30, 90, 0)
"""For how long somebody may be barred; 0: until it is taken back."""
KEPT_DAYS: Final = 90
CLEAR: Final = "bar-clear"
"""Somebody was barred whose seats are to be seen to; it is about the bar."""
OVER: Final = "bar-over"
"""The time of a bar is up; it is about the bar."""
OLD: Final = "deeds-old"
"""The oldest that is noted of a server is to be removed; it is about the server."""

SETUP, BARRED, LIFTED, BAR_OVER, REOPENED = "setup", "barred", "lifted", "bar-over", "reopened"
CLOSED, OPTIONS, FREED, PAUSED, ENDED, RENAMED = "closed", "options", "freed", "paused", "ended", "renamed"
TAKEN: Final = "taken"
"""What the table of a match reads of a seat that was freed: the computer plays on there."""
MOMENT, COMMENT, RESUMED = "moment", "comment", "resumed"
AT_TABLES: Final = (CLOSED, REOPENED, OPTIONS, FREED, PAUSED, RESUMED, ENDED, RENAMED, MOMENT, COMMENT)
UNDOABLE: Final = (SETUP, CLOSED, RENAMED, OPTIONS, FREED, PAUSED, COMMENT)
"""What can be undone; a bar is lifted."""
FOR_GOOD: Final = (ENDED, MOMENT)
"""What cannot be undone: a result that was never reached, and a message that is deleted with all its answers."""
OF_SEATS: Final = (FREED, RENAMED)
"""What concerns whoever sits somewhere, and is not undone where the log does not know who that is."""
OF_OPTIONS: Final = ("options", "pace", "switched", "unrated", *Switches.__annotations__)
"""The columns of a match that *Options* changes."""
KINDS: Final[dict[str, tuple[str, ...]]] = {
    "all": (),
    "tables": AT_TABLES,
    "people": (BARRED, LIFTED, BAR_OVER),
    "setup": (SETUP,),
}
"""What the log may be narrowed to."""
LONGEST_WHY: Final = 150
PAGE: Final = 5


class Stake(NamedTuple):
    """What somebody has to do with on a server: seats and places on lists that wait, seats that run, seats in cups."""

    waiting: int
    running: int
    bound: int


class Whom(NamedTuple):
    """Somebody at a table, as a moderator has seen them: seats of a table that waits move up, and others sit down.

    mark: of the name that stood there; empty for whoever sits there now.
    """

    seat: int
    mark: str = ""

    @classmethod
    def of(cls, row: SeatRow) -> Whom:
        """Who sits there."""
        return cls(row.seat, blake2b(row.name.encode(), digest_size=4).hexdigest())


class Moderation(Hears):
    """Bars people, keeps order at tables, and remembers who did what."""

    def __init__(self, door: Door, matches: Matches, seats: Seats, votes: Votes, guilds: Guilds) -> None:
        self._door = door
        self._db = door.db
        self._clock = door.clock
        self._matches = matches
        self._seats = seats
        self._votes = votes
        self._guilds = guilds

    # --- who enters nothing

    async def enters(self, look: Reading, guild_id: int, user_id: int) -> None:
        """Raises Refused `barred`, `barred-until` for whoever is barred there."""
        found = await rows.bar_of(look, guild_id, user_id)
        if found is None or (found.until is not None and found.until <= self._clock.now()):
            return
        if found.until is None:
            raise Refused("barred")
        raise Refused("barred-until", at=f"<t:{found.until}:f>")

    async def bars(self, guild_id: int) -> list[Bar]:
        """Who is barred on a server, the newest first."""
        return await rows.bars(self._db, guild_id)

    async def stake(self, guild_id: int, user_id: int) -> Stake:
        """What is seen to when somebody is barred."""
        found = [row for row in await match_rows.of_player(self._db, user_id) if row.guild_id == guild_id]
        waits = sum(row.status == "lobby" for row in found) + len(await self._queued(guild_id, user_id))
        runs = [row for row in found if row.status != "lobby"]
        return Stake(waits, sum(not row.bound for row in runs), sum(row.bound for row in runs))

    async def bar(self, guild_id: int, user_id: int, days: int, by: int) -> None:
        """Somebody enters nothing from now on, for so many days (0: until it is taken back): seats that wait are
        freed, and about seats that run their tables vote. Raises Refused `no-such-setting`, `bar-yourself`.
        """
        if days not in DAYS:
            raise Refused("no-such-setting")
        if user_id == by:
            raise Refused("bar-yourself")
        now = self._clock.now()
        until = now + days * DAY if days else None
        stake = await self.stake(guild_id, user_id)
        async with self._db.write() as tx:
            made = await rows.put_bar(tx, guild_id, user_id, now, until)
            await deadlines.put(tx, None, CLEAR, made.id, now, on_the_wall=True)
            await deadlines.cancel(tx, OVER, made.id)
            if until is not None:
                await deadlines.put(tx, None, OVER, made.id, until, on_the_wall=True)
            for one in self._door.hears:
                await one.barred(tx, guild_id, user_id)
            facts = {"days": days, "running": stake.running, "bar": made.id}
            await self._note(tx, guild_id, by, BARRED, about=user_id, facts=facts)
        due = await deadlines.get(self._db, 0, CLEAR, made.id)
        if due is not None:
            await self.clear(due)

    async def lift(self, guild_id: int, bar_id: int, by: int) -> None:
        """Let somebody in again. Raises Refused `not-barred`."""
        async with self._db.write() as tx:
            found = await rows.bar(tx, bar_id)
            if found is None or found.guild_id != guild_id or not await rows.lift(tx, bar_id):
                raise Refused("not-barred")
            for kind in (CLEAR, OVER):
                await deadlines.cancel(tx, kind, bar_id)
            await self._note(tx, guild_id, by, LIFTED, about=found.user_id)

    async def bar_is_over(self, due: DeadlineRow) -> None:
        """The time of a bar is up."""
        async with self._db.write() as tx:
            found = await rows.bar(tx, due.about)
            if await deadlines.remove(tx, due) and found is not None and await rows.lift(tx, found.id):
                await self._note(tx, found.guild_id, None, BAR_OVER, about=found.user_id)

    async def clear(self, due: DeadlineRow) -> None:
        """See to the seats of somebody who was barred: done again, it does the rest."""
        found = await rows.bar(self._db, due.about)
        if found is not None:
            own = [row for row in await match_rows.of_player(self._db, found.user_id) if row.guild_id == found.guild_id]
            lists = await self._queued(found.guild_id, found.user_id)
            for match_id in [*(row.id for row in own if row.status == "lobby"), *lists]:
                with suppress(Refused, Broken):  # it began or closed just now, or cannot be played
                    await self._leaves(match_id, found.user_id)
            for row in own:
                if row.status != "lobby" and not row.bound:
                    with suppress(Refused, Broken):
                        await self._ask(row.id, found.user_id)
        async with self._db.write() as tx:
            await deadlines.remove(tx, due)

    async def _leaves(self, match_id: int, user_id: int) -> None:
        async with waiting(self._door, match_id) as table, self._door.write() as tx:
            seats = [row for row in table.seats if row.user_id != user_id]
            queue = [one for one in table.queue if one.user_id != user_id]
            await store(self._door, tx, table, seats, queue=queue)

    async def _ask(self, match_id: int, user_id: int) -> None:
        async with self._door.enter(match_id) as table, self._door.write() as tx:
            seat = table.seat_of(user_id)
            if seat is not None and table.row.status in ("running", "suspended"):
                await self._votes.ask_about(tx, table, "stay", seat)

    async def _queued(self, guild_id: int, user_id: int) -> list[int]:
        """The tables of a server at which somebody waits for a seat."""
        found = [await match_rows.get(self._db, one) for one in await filling.waits_for_seat(self._db, user_id)]
        return [row.id for row in found if row is not None and row.guild_id == guild_id and row.status == "lobby"]

    # --- at a table

    async def close(self, match_id: int, by: int, why: str) -> None:
        """Close a table that has not begun. Raises Refused `already-started`, `table-closed`."""
        async with waiting(self._door, match_id) as table, self._door.write() as tx:
            await self._at(tx, table, by, CLOSED, why)
            await self._door.close(tx, table)

    async def free(self, match_id: int, whom: Whom, by: int, why: str) -> None:
        """Somebody sits there no more: while the table waits the seat is free, later the computer plays on.

        Raises Refused `no-such-seat`, `not-running`, `match-is-bound`.
        """
        async with self._door.enter(match_id) as table, self._door.write() as tx:
            row = _person(table, whom)
            await self._at(tx, table, by, FREED, why, about=row.account, seat=row.seat, before=row.home or row.name)
            if table.row.status == "lobby":
                await store(self._door, tx, table, [one for one in table.seats if one.seat != row.seat])
                return
            check_running(table, or_suspended=True)
            table.check_unbound()
            await self._line(tx, table, TAKEN, why, seat=row.seat)
            await self._seats.to_computer(tx, table, row.seat, told=True)

    async def pause(self, match_id: int, by: int, why: str) -> None:
        """Stop all clocks until a moderator lets it go on. Raises Refused `not-running`, `match-is-bound`."""
        async with self._door.enter(match_id) as table, self._door.write() as tx:
            check_running(table)
            table.check_unbound()
            await self._at(tx, table, by, PAUSED, why)
            await self._line(tx, table, PAUSED, why)
            await self._door.suspend(tx, table)

    async def resume(self, match_id: int, by: int, why: str) -> None:
        """Let a match go on that moderators have paused. Raises Refused `not-suspended`."""
        async with self._door.enter(match_id) as table, self._door.write() as tx:
            deed = await self.paused(tx, table)
            if deed is None:
                raise Refused("not-suspended")
            await self._undone(tx, deed)
            await self._go_on(tx, table, by, why)

    async def resumes(self, look: Reading, match: Glance) -> None:
        """Raises Refused `moderators-resume` where moderators have paused it."""
        if await self.paused(look, match) is not None:
            raise Refused("moderators-resume")

    async def paused(self, look: Reading, match: Glance) -> DeedRow | None:
        """The pause of moderators in which a match rests, as long as the log knows it; None if there is none."""
        return await rows.newest_at(look, match.row.id, (PAUSED,)) if match.row.status == "suspended" else None

    async def _go_on(self, tx: Change, table: Table, by: int, why: str) -> None:
        await self._at(tx, table, by, RESUMED, why)
        await self._line(tx, table, RESUMED, why)
        await self._matches.resume_in(tx, table)

    async def end(self, match_id: int, by: int, why: str) -> None:
        """End a match without a result. Raises Refused `not-running`, `match-is-bound`."""

        async def also(tx: Change, match: Glance) -> None:
            match.check_unbound()
            await self._at(tx, match, by, ENDED, why)
            await self._line(tx, match, ENDED, why)

        await self._matches.end_at_once(match_id, also)

    async def rename(self, match_id: int, whom: Whom, name: str, by: int, why: str) -> None:
        """Somebody is called so at this table from now on. Raises Refused `no-such-seat`."""
        async with self._door.enter(match_id) as table, self._door.write() as tx:
            row = _person(table, whom)
            await self._at(tx, table, by, RENAMED, why, about=row.account, seat=row.seat, before=row.name)
            await self._call(tx, table, row.seat, name)

    async def options_set(self, tx: Change, before: MatchRow, after: MatchRow, by: int) -> None:
        """Note, in the transaction that sets them, that the options of a table are others."""
        was, now = _options(before), _options(after)
        if was != now:
            facts = {"before": was, "after": now}
            await self._note(tx, after.guild_id, by, OPTIONS, match_id=after.id, facts=facts)

    async def said_at(self, match_id: int, *, closed: bool) -> DeedRow | None:
        """What everybody at a table that waits, or was closed, is told of there."""
        return await rows.newest_at(self._db, match_id, (CLOSED,) if closed else (OPTIONS, FREED, REOPENED))

    async def _call(self, tx: Change, table: Table, seat: int, name: str) -> None:
        called = table.with_seat(msgspec.structs.replace(table.seats[seat], name=name))
        if table.row.status == "lobby":
            await store(self._door, tx, table, called.seats)
        else:
            await self._door.change_seats(tx, called, called.seats)
            await self._door.show_table(tx, table.row.id)
            await self._door.wish(tx, table.row.id, Show("table"))

    async def _at(
        self, tx: Change, table: Glance, by: int, what: str, why: str, *, about: int | None = None, **facts: int | str
    ) -> None:
        said = {"why": why} if why else {}
        await self._note(tx, table.row.guild_id, by, what, about=about, match_id=table.row.id, facts={**said, **facts})

    async def _line(self, tx: Change, table: Glance, what: str, why: str, **facts: int) -> None:
        """Say it in the thread of a match."""
        await self._door.notice(tx, table.row.id, f"moderated-{what}", told=int(bool(why)), why=why, **facts)

    # --- the log

    async def managed(self, tx: Change, guild_id: int, guild: Guild, before: Guild, by: int | None) -> None:
        """What was chosen in `/setup`, with what it was before."""
        was, now = _stored(before), _stored(guild)
        changed = [field for field in now if now[field] != was[field]]
        if by is not None and changed:
            facts = {"before": {one: was[one] for one in changed}, "after": {one: now[one] for one in changed}}
            await self._note(tx, guild_id, by, SETUP, facts=facts)

    async def moderated(self, tx: Change, deed: Deed) -> None:
        """What other features were used for to keep order."""
        facts = {"deed": deed.what, **deed.facts}
        await self._note(tx, deed.guild_id, deed.by, deed.what, about=deed.about, match_id=deed.match_id, facts=facts)

    async def log(self, guild_id: int, kind: str, page: int) -> tuple[list[DeedRow], bool]:
        """A page of what was done on a server, the newest first, and whether there is an older one."""
        found = await rows.deeds(self._db, guild_id, PAGE + 1, page * PAGE, KINDS.get(kind, ()))
        return found[:PAGE], len(found) > PAGE

    async def undo(self, guild_id: int, deed_id: int, by: int, *, manager: bool = True) -> None:
        """Undo what was done.

        manager: whether the person may manage the server itself; others do not choose who keeps order.
        Raises Refused `deed-stays`, `deed-changed`, `managers-name-moderators`, what keeps a table from being open, and
        what keeps somebody from a seat.
        """
        found = await rows.deed(self._db, deed_id)
        if found is None or found.guild_id != guild_id or not undoable(found) or found.undone_at is not None:
            raise Refused("deed-stays")
        if found.what == SETUP:
            if "moderators" in found.facts["before"] and not manager:
                raise Refused("managers-name-moderators")
            async with self._db.write() as tx:
                await self._undone(tx, found)
                await self._guilds.change_in(tx, guild_id, by, **await self._as_before(tx, found))
            return
        assert found.match_id is not None
        async with self._door.enter(found.match_id) as table, self._door.write() as tx:
            await self._undone(tx, found)
            await self._undo_at(tx, table, found, by)

    async def _undo_at(self, tx: Change, table: Table, deed: DeedRow, by: int) -> None:
        """Undo what was done at a table. Raises Refused like `undo`."""
        if deed.what == CLOSED:
            await self._reopen(tx, table)
            await self._at(tx, table, by, REOPENED, "")
        elif deed.what == OPTIONS:
            await self._options_back(tx, table, deed)
        elif deed.what == FREED:
            await self._seat_back(tx, table, deed)
        elif deed.what == PAUSED:
            if table.row.status != "suspended":
                raise Refused("deed-changed")
            await self._go_on(tx, table, by, "")
        elif deed.what == RENAMED:
            seat = int(deed.facts["seat"])
            if deed.about is None or seat >= len(table.seats) or table.seats[seat].user_id != deed.about:
                raise Refused("deed-changed")
            await self._call(tx, table, seat, str(deed.facts["before"]))
        else:
            for one in self._door.hears:
                await one.undone(tx, Deed(deed.guild_id, by, deed.what, deed.match_id, deed.about))

    async def _options_back(self, tx: Change, table: Table, deed: DeedRow) -> None:
        """The options are those of before, unless they were changed once more or the match has begun."""
        if table.row.status != "lobby" or "after" not in deed.facts or _options(table.row) != deed.facts["after"]:
            raise Refused("deed-changed")
        before = msgspec.convert({**msgspec.to_builtins(table.row), **deed.facts["before"]}, MatchRow)
        await match_rows.change(tx, table.row, **{field: getattr(before, field) for field in OF_OPTIONS})
        await self._door.show_table(tx, table.row.id)

    async def _seat_back(self, tx: Change, table: Table, deed: DeedRow) -> None:
        """Somebody sits there again, if nobody else does by now."""
        if deed.about is None or "before" not in deed.facts or table.seat_of(deed.about) is not None:
            raise Refused("deed-changed")
        if table.row.status != "lobby":
            await self._seats.give_back(tx, table, int(deed.facts["seat"]), deed.about, str(deed.facts["before"]))
            return
        if table.free <= 0:
            raise Refused("deed-changed")
        seat = SeatRow(len(table.seats), deed.about, "person", str(deed.facts["before"]), sure_at=self._clock.now())
        await store(self._door, tx, table, (*table.seats, seat))

    async def remove_old(self, due: DeadlineRow) -> None:
        """What was done so long ago is known no more."""
        async with self._db.write() as tx:
            if await deadlines.remove(tx, due):
                first = await rows.remove_old(tx, due.about, self._clock.now() - KEPT_DAYS * DAY)
                if first is not None:
                    await deadlines.put(tx, None, OLD, due.about, first + KEPT_DAYS * DAY, on_the_wall=True)

    async def _undone(self, tx: Change, deed: DeedRow) -> None:
        if not await rows.undone(tx, deed.id, self._clock.now()):
            raise Refused("deed-stays")

    async def _as_before(self, tx: Change, deed: DeedRow) -> dict[str, Any]:
        """What is to be chosen once more. Raises Refused `deed-changed` if it was chosen otherwise since."""
        before, after = deed.facts["before"], deed.facts["after"]
        now = _stored(await people.guild(tx, deed.guild_id))
        if any(now.get(field) != value for field, value in after.items()):
            raise Refused("deed-changed")
        chosen = msgspec.convert({**now, **before}, Guild, strict=False)
        return {field: getattr(chosen, field) for field in before}

    async def _reopen(self, tx: Change, table: Table) -> None:
        """A table that was closed waits again, with those who sat there and may still."""
        row, now = table.row, self._clock.now()
        if row.status != "ended" or row.started_at is not None:
            raise Refused("deed-changed")
        stay: list[SeatRow] = []
        for seat in table.seats:
            with suppress(Refused):
                if seat.user_id is not None:
                    await self._door.check_enters(tx, row.guild_id, seat.user_id)
                stay.append(seat)
        if not any(seat.user_id is not None for seat in stay):
            raise Refused("deed-changed")
        row = await match_rows.change(tx, row, status="lobby", ended_at=None, begins_at=None, called_at=0)
        await deadlines.put(tx, row.id, IDLE, TABLE, now + IDLE_SUSPENDED)
        await store(self._door, tx, msgspec.structs.replace(table, row=row), stay)

    async def _note(
        self,
        tx: Change,
        guild_id: int,
        by: int | None,
        what: str,
        *,
        about: int | None = None,
        match_id: int | None = None,
        facts: Mapping[str, Any] | None = None,
    ) -> None:
        now = self._clock.now()
        if await rows.oldest(tx, guild_id) is None:
            await deadlines.put(tx, None, OLD, guild_id, now + KEPT_DAYS * DAY, on_the_wall=True)
        await rows.add_deed(tx, guild_id, now, by, what, about=about, match_id=match_id, facts=facts or {})


def _person(table: Table, whom: Whom) -> SeatRow:
    """The seat of a person. Raises Refused `no-such-seat`."""
    row = next((one for one in table.seats if one.seat == whom.seat and one.user_id is not None), None)
    if row is None or whom.mark not in ("", Whom.of(row).mark):
        raise Refused("no-such-seat")
    return row


def undoable(deed: DeedRow) -> bool:
    """Whether such a deed can be undone, as long as nothing has come after it."""
    return deed.what in UNDOABLE and (deed.what not in OF_SEATS or deed.about is not None)


def _options(row: MatchRow) -> dict[str, Any]:
    """What *Options* has chosen for a table, as it is noted."""
    return msgspec.json.decode(msgspec.json.encode({field: getattr(row, field) for field in OF_OPTIONS}))


def _stored(guild: Guild) -> dict[str, Any]:
    """What a server has chosen, as it is noted."""
    return msgspec.json.decode(msgspec.json.encode(guild))
