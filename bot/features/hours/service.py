"""Tables that begin at an hour: whoever sits there is reminded, then the match begins; weekly ones make their next. An
event of Discord may stand for the hour; the card alone says what is true.

What is due is a deadline of the table, acted on under its lock. An hour is an hour of the clock on the wall: it is not
put off by the time the bot was away.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec

from bot.clock import DAY, HOUR
from bot.db import deadlines
from bot.db import matches as match_rows
from bot.db.deadlines import TABLE, DeadlineRow
from bot.db.transactions import Change
from bot.features.hours import rows
from bot.features.hours.plans import open_planned, plan_of
from bot.features.hours.rows import EventRow, HourRow, IfFew
from bot.services.clock.turns import IDLE, IDLE_SUSPENDED
from bot.services.clock.wall import next_week
from bot.services.errors import Refused
from bot.services.match.door import Door
from bot.services.match.filling import waiting
from bot.services.match.hears import Hears
from bot.services.match.matches import Matches
from bot.services.table.scene import Glance, Table
from bot.services.telling.wishes import OfFeature

__all__ = ["AT_HOUR", "EVENT", "TOLD", "WITH_ENOUGH", "HourRow", "Hours", "IfFew", "set_hour", "told"]

AT_HOUR: Final = "hour"
"""The deadline at which those who sit at a table are reminded, it begins, or it lapses."""
WITH_ENOUGH: Final = "hour-enough"
"""The deadline at which a table begins that has waited for people after its hour."""
TOLD: Final = "hour-told"
EVENT: Final = OfFeature("hour-event")

SOON_SECONDS: Final = HOUR
"""So long before its hour those who sit at a table are reminded, unless they have known of it for less than twice
that."""
LATE_SECONDS: Final = 3 * HOUR
"""After an absence of the bot a table still begins if its hour was no longer ago."""
LAPSE_SECONDS: Final = DAY
"""So long a weekly table waits for more people after its hour."""
LONGEST_AHEAD: Final = 90 * DAY


def told(what: str) -> OfFeature:
    """The wish that those who sit at a table are called to it, in its channel.

    what: "soon", "moved" (or none is chosen any more), "few" (too few sit there), "closed", "missed" (the bot was
        away).
    """
    return OfFeature(TOLD, what)


class Hours(Hears):
    """Knows when tables are to begin, and lets them."""

    def __init__(self, door: Door, matches: Matches, has_channel: Callable[[int, int], bool]) -> None:
        """has_channel: whether a channel of a server is there, as far as that is known without asking."""
        self._door = door
        self._db = door.db
        self._clock = door.clock
        self._matches = matches
        self._has_channel = has_channel

    async def of(self, match_id: int) -> HourRow | None:
        """What was chosen for a table; None if it never had an hour, or has none any more and did not begin."""
        return await rows.get(self._db, match_id)

    async def choose(self, match_id: int, user_id: int, at: int, *, zone: str, if_few: IfFew, weekly: bool) -> None:
        """Let a table begin then, perhaps at another hour than before; only its host may.

        if_few: what becomes of it if too few sit there then.   weekly: whether it makes its next one.
        Raises Refused `only-the-host`, `already-started`, `table-closed`, `computers-only`, `time-is-past`,
        `hour-too-far`.
        """
        async with waiting(self._door, match_id, host=user_id) as table:
            table.check_on_a_server()
            now = self._clock.now()
            if at <= now:
                raise Refused("time-is-past", at=str(at))
            if at > now + LONGEST_AHEAD:
                raise Refused("hour-too-far", days=LONGEST_AHEAD // DAY)
            before = await rows.get(self._db, match_id)
            async with self._door.write() as tx:
                await match_rows.change(tx, table.row, begins_at=at)
                await set_hour(tx, match_id, at, now, user_id=user_id, zone=zone, if_few=if_few, weekly=weekly)
                await self._door.show_table(tx, match_id)
                await self._door.wish(tx, match_id, EVENT)
                if before is None or before.at != at:
                    await self._tell_others(tx, table)

    async def clear(self, match_id: int, user_id: int) -> None:
        """Let a table begin at no hour any more; only its host may. Raises Refused as `choose`."""
        async with waiting(self._door, match_id, host=user_id) as table:
            table.check_on_a_server()
            async with self._door.write() as tx:
                if await rows.remove(tx, match_id):
                    await _nothing_due(tx, match_id)
                    await match_rows.change(tx, table.row, begins_at=None)
                    await self._door.show_table(tx, match_id)
                    await self._door.wish(tx, match_id, EVENT)
                    await self._tell_others(tx, table)

    async def act(self, tx: Change, due: DeadlineRow, table: Table) -> bool:
        """Do what is due at a table whose lock is held; whether anything was."""
        hour, now = await rows.get(tx, table.row.id), self._clock.now()
        if hour is None or hour.state == "over":
            return False
        if table.row.status != "lobby":  # it has begun before that was heard of
            await self._over(tx, table, hour)
        elif due.kind == WITH_ENOUGH:
            if hour.state != "few" or not _enough(table):
                return False
            await self._matches.begin_in(tx, table)
        elif hour.state == "ahead" and now < hour.at:
            await rows.put(tx, msgspec.structs.replace(hour, state="near"))
            await _due(tx, table.row.id, hour.at)
            await self._door.wish(tx, table.row.id, told("soon"))
        elif hour.state in ("ahead", "near"):
            await self._at_its_hour(tx, table, hour, now)
        else:
            await self._lapse(tx, table, hour)
        return True

    # --- what is heard of tables

    async def begun(self, tx: Change, table: Table) -> None:
        """At its hour, or before it by its host: a weekly one makes its next."""
        hour = await rows.get(tx, table.row.id)
        if hour is not None and hour.state != "over":
            await self._over(tx, table, hour)

    async def seated(self, tx: Change, table: Table) -> None:
        """Perhaps as many as have been waited for."""
        if table.row.begins_at is None and _enough(table):
            hour = await rows.get(tx, table.row.id)
            if hour is not None and hour.state == "few":
                await deadlines.put(tx, table.row.id, WITH_ENOUGH, TABLE, self._clock.now(), on_the_wall=True)

    async def closed(self, tx: Change, table: Glance) -> None:
        """Nothing is due there any more."""
        hour = await rows.get(tx, table.row.id)
        if hour is not None and hour.state != "over":
            await self._end(tx, hour)

    async def over(self, tx: Change, match: Glance) -> None:
        """The same where one was ended that had not begun."""
        await self.closed(tx, match)

    # --- events of Discord

    async def event(self, match_id: int) -> EventRow:
        """What is known of the event of a table."""
        return await rows.event(self._db, match_id)

    async def note_event(self, match_id: int, event_id: int = 0, *, refused: bool = False) -> None:
        """This event stands for the table; 0: none does. refused: somebody has deleted or cancelled it, so that none is
        made again."""
        async with self._db.write() as tx:
            await rows.put_event(tx, EventRow(match_id, event_id, refused))

    # --- inside

    async def _tell_others(self, tx: Change, table: Glance) -> None:
        """Tell those who sit there besides the host, if there are any, that the hour is another."""
        if any(row.user_id != table.row.host_id for row in table.persons()):
            await self._door.wish(tx, table.row.id, told("moved"))

    async def _at_its_hour(self, tx: Change, table: Table, hour: HourRow, now: int) -> None:
        """The hour has come, or has passed while the bot was away."""
        missed = now > hour.at + LATE_SECONDS
        if not missed and _enough(table):
            await self._matches.begin_in(tx, table)
        elif not missed and hour.if_few == "close":
            await self._lapse(tx, table, hour)
        else:
            state = "missed" if missed else "few"
            await match_rows.change(tx, table.row, begins_at=None)
            await rows.put(tx, msgspec.structs.replace(hour, state=state))
            if hour.weekly:
                await _due(tx, table.row.id, now + LAPSE_SECONDS)
            await self._door.show_table(tx, table.row.id)
            await self._door.wish(tx, table.row.id, EVENT, told(state))

    async def _lapse(self, tx: Change, table: Table, hour: HourRow) -> None:
        """Too few have come: the table closes, and a weekly one makes its next."""
        await self._door.close(tx, table)
        await self._door.wish(tx, table.row.id, told("closed"))
        await self._go_on(tx, table, hour)

    async def _over(self, tx: Change, table: Table, hour: HourRow) -> None:
        """The table has begun, or is over."""
        await self._end(tx, hour)
        if table.row.started_at is not None:
            await self._go_on(tx, table, hour)

    async def _end(self, tx: Change, hour: HourRow) -> None:
        """Nothing is due at the table any more."""
        await rows.put(tx, msgspec.structs.replace(hour, state="over"))
        await _nothing_due(tx, hour.match_id)
        await self._door.wish(tx, hour.match_id, EVENT)

    async def _go_on(self, tx: Change, table: Table, hour: HourRow) -> None:
        """A weekly table has a next one if whoever has chosen that sits there and can sit there again."""
        row, who = table.row, hour.user_id
        if not hour.weekly or who is None or table.seat_of(who) is None:
            return
        if self._has_channel(row.guild_id, row.channel_id):
            with suppress(Refused):  # whoever has very many open tables gets no further one
                await self._open_next(tx, table, hour, who)

    async def _open_next(self, tx: Change, table: Table, hour: HourRow, host_id: int) -> None:
        old, now = table.row, self._clock.now()
        at = next_week(hour.at, hour.zone, now)
        host = table.seats[table.own_seat(host_id)]
        match_id = await open_planned(
            tx,
            self._door.hears,
            plan_of(table),
            now,
            guild_id=old.guild_id,
            channel_id=old.channel_id,
            host_id=host_id,
            host_name=host.home or host.name,
            language=old.language,
            begins_at=at,
        )
        await set_hour(tx, match_id, at, now, user_id=host_id, zone=hour.zone, if_few=hour.if_few, weekly=True)
        for row in table.persons():
            if row.user_id is not None and row.user_id != host_id:
                await match_rows.invite(tx, match_id, row.user_id)
        await self._door.post_table(tx, match_id)
        await self._door.wish(tx, match_id, EVENT)


async def set_hour(
    tx: Change, match_id: int, at: int, now: int, *, user_id: int, zone: str, if_few: IfFew, weekly: bool
) -> None:
    """A table begins then, with a reminder before, if that is not too soon; it does not close before that."""
    soon = now >= at - 2 * SOON_SECONDS
    await rows.put(tx, HourRow(match_id, at, user_id, zone, if_few, weekly, "near" if soon else "ahead"))
    await _nothing_due(tx, match_id)
    await _due(tx, match_id, at if soon else at - SOON_SECONDS)
    await deadlines.put(tx, match_id, IDLE, TABLE, at + IDLE_SUSPENDED)


async def _due(tx: Change, match_id: int, at: int) -> None:
    await deadlines.put(tx, match_id, AT_HOUR, TABLE, at, on_the_wall=True)


async def _nothing_due(tx: Change, match_id: int) -> None:
    for kind in (AT_HOUR, WITH_ENOUGH):
        await deadlines.clear(tx, match_id, kind)


def _enough(table: Table) -> bool:
    return len(table.seats) in table.game.players
