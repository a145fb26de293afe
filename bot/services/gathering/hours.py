"""Tables that begin at an hour: whoever sits there is reminded, then the match begins; weekly ones make their next. An
event of Discord may stand for the hour; the card alone says what is true.

What is due is read off the rows at each tick, under the lock of the table, so a restart or two processes change
nothing. An hour is an hour of the clock on the wall: it is not put off by the time the bot was away.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Final, Protocol

import msgspec

from bot.clock import DAY, HOUR, Clock
from bot.db import deadlines, events
from bot.db import hours as rows
from bot.db import matches as match_rows
from bot.db.events import EventRow
from bot.db.hours import HourRow, IfFew
from bot.db.transactions import Change
from bot.services.clock.turns import IDLE, IDLE_SUSPENDED
from bot.services.clock.typed import next_week
from bot.services.errors import Refused, confined
from bot.services.gathering.plans import open_planned, plan_of
from bot.services.match.door import Door
from bot.services.match.filling import waiting
from bot.services.match.lobby import Lobby
from bot.services.match.matches import Matches
from bot.services.table import tables
from bot.services.table.scene import Glance, Table
from bot.services.telling.wishes import Invite, ShowEvent, ShowLobby, TellHour

__all__ = ["HourRow", "Hours", "IfFew", "set_hour"]

log = logging.getLogger(__name__)

SOON_SECONDS: Final = HOUR
"""So long before its hour those who sit at a table are reminded, unless they have known of it for less than twice
that."""
LATE_SECONDS: Final = 3 * HOUR
"""After an absence of the bot a table still begins if its hour was no longer ago."""
LAPSE_SECONDS: Final = DAY
"""So long a weekly table waits for more people after its hour."""
LONGEST_AHEAD: Final = 90 * DAY


class Servers(Protocol):
    """Knows who and what is still there; where nobody can tell, it is."""

    async def has_person(self, guild_id: int, user_id: int) -> bool:
        """Whether a person is on a server."""
        ...

    def has_channel(self, guild_id: int, channel_id: int) -> bool:
        """Whether a channel of a server is there."""
        ...


class Hours:
    """Knows when tables are to begin, and lets them."""

    def __init__(self, door: Door, matches: Matches, lobby: Lobby) -> None:
        self._door = door
        self._db = door.db
        self._clock: Clock = door.clock
        self._matches = matches
        self._lobby = lobby

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
                await self._door.wish(tx, match_id, ShowLobby(), ShowEvent())
                if before is None or before.at != at:
                    await self._tell_others(tx, table)

    async def clear(self, match_id: int, user_id: int) -> None:
        """Let a table begin at no hour any more; only its host may. Raises Refused as `choose`."""
        async with waiting(self._door, match_id, host=user_id) as table:
            table.check_on_a_server()
            async with self._door.write() as tx:
                if await rows.remove(tx, match_id):
                    await match_rows.change(tx, table.row, begins_at=None)
                    await self._door.wish(tx, match_id, ShowLobby(), ShowEvent())
                    await self._tell_others(tx, table)

    async def run(self, servers: Servers) -> None:
        """Do what is due at every table."""
        for match_id in await rows.to_look_at(self._db, self._clock.now()):
            # What is refused was changed just now, or is of other rules: it is looked at again at the next tick.
            with confined(log, "the hour of table %s", match_id), suppress(Refused):
                await self._unseat_who_left(match_id, servers)
                async with self._door.hold(match_id):
                    await self._look(match_id, servers)

    # --- events of Discord

    async def event(self, match_id: int) -> EventRow:
        """What is known of the event of a table."""
        return await events.get(self._db, match_id)

    async def note_event(self, match_id: int, event_id: int = 0, *, refused: bool = False) -> None:
        """This event stands for the table; 0: none does. refused: somebody has deleted or cancelled it, so that none is
        made again."""
        async with self._db.write() as tx:
            await events.put(tx, EventRow(match_id, event_id, refused))

    # --- inside

    async def _tell_others(self, tx: Change, table: Glance) -> None:
        """Tell those who sit there besides the host, if there are any, that the hour is another."""
        if any(row.user_id != table.row.host_id for row in table.persons()):
            await self._door.wish(tx, table.row.id, TellHour("moved"))

    async def _unseat_who_left(self, match_id: int, servers: Servers) -> None:
        """At the hour nobody may sit there who has left the server."""
        found = await tables.glance(self._db, match_id)
        if found.row.status != "lobby" or found.row.begins_at is None or found.row.begins_at > self._clock.now():
            return
        for row in found.persons():
            if row.user_id is None or row.guest:  # guests of other servers were never there
                continue
            if not await servers.has_person(found.row.guild_id, row.user_id):
                with suppress(Refused):  # left by a press just now
                    await self._lobby.leave(match_id, row.user_id)

    async def _look(self, match_id: int, servers: Servers) -> None:
        """Do what is due at a table whose lock is held."""
        table, hour, now = await self._door.read(match_id), await rows.get(self._db, match_id), self._clock.now()
        if hour is None or hour.state == "over":
            return
        if table.row.status != "lobby":
            await self._finish(table, hour, servers)
        elif hour.state in ("ahead", "near") and now >= hour.at:
            await self._at_its_hour(table, hour, servers, now - hour.at)
        elif hour.state == "ahead":
            if hour.due_at is not None and now >= hour.due_at:
                async with self._door.write() as tx:
                    await rows.put(tx, msgspec.structs.replace(hour, state="near", due_at=hour.at))
                    await self._door.wish(tx, match_id, TellHour("soon"))
        elif hour.state == "few" and _enough(table):
            await self._finish(await self._matches.begin(table), hour, servers)
        elif hour.due_at is not None and now >= hour.due_at:
            await self._lapse(table, hour, servers)

    async def _at_its_hour(self, table: Table, hour: HourRow, servers: Servers, late: int) -> None:
        """The hour has come, or has passed while the bot was away."""
        if late <= LATE_SECONDS and _enough(table):
            await self._finish(await self._matches.begin(table), hour, servers)
        elif late <= LATE_SECONDS and hour.if_few == "close":
            await self._lapse(table, hour, servers)
        else:
            state = "few" if late <= LATE_SECONDS else "missed"
            lapses = hour.at + late + LAPSE_SECONDS if hour.weekly else None
            async with self._door.write() as tx:
                await match_rows.change(tx, table.row, begins_at=None)
                await rows.put(tx, msgspec.structs.replace(hour, state=state, due_at=lapses))
                await self._door.wish(tx, table.row.id, ShowLobby(), ShowEvent(), TellHour(state))

    async def _lapse(self, table: Table, hour: HourRow, servers: Servers) -> None:
        """Too few have come: the table closes, and a weekly one makes its next."""
        stays = await self._goes_on(table, hour, servers)
        now = self._clock.now()
        async with self._door.write() as tx:
            await match_rows.change(tx, table.row, status="ended", ended_at=now)
            await deadlines.clear(tx, table.row.id)
            await self._over(tx, table, hour, stays=stays)
            await self._door.wish(tx, table.row.id, ShowLobby(), TellHour("closed"))

    async def _finish(self, table: Table, hour: HourRow, servers: Servers) -> None:
        """The table has begun, or was closed by its people."""
        stays = table.row.started_at is not None and await self._goes_on(table, hour, servers)
        async with self._door.write() as tx:
            await self._over(tx, table, hour, stays=stays)

    async def _goes_on(self, table: Glance, hour: HourRow, servers: Servers) -> bool:
        """Whether a weekly table has a next one: whoever has chosen that sits there and can sit there again."""
        who, row = hour.user_id, table.row
        if not hour.weekly or who is None or table.seat_of(who) is None:
            return False
        return servers.has_channel(row.guild_id, row.channel_id) and await servers.has_person(row.guild_id, who)

    async def _over(self, tx: Change, table: Table, hour: HourRow, *, stays: bool) -> None:
        """Nothing is due at the table any more; it makes its next one if it stays."""
        await rows.put(tx, msgspec.structs.replace(hour, state="over", due_at=None))
        await self._door.wish(tx, table.row.id, ShowEvent())
        if stays:
            with suppress(Refused):  # whoever has very many open tables gets no further one
                await self._open_next(tx, table, hour)

    async def _open_next(self, tx: Change, table: Table, hour: HourRow) -> None:
        old, now = table.row, self._clock.now()
        assert hour.user_id is not None
        at = next_week(hour.at, hour.zone, now)
        host = table.seats[table.own_seat(hour.user_id)]
        match_id = await open_planned(
            tx,
            plan_of(table),
            now,
            guild_id=old.guild_id,
            channel_id=old.channel_id,
            host_id=hour.user_id,
            host_name=host.home or host.name,
            language=old.language,
            begins_at=at,
        )
        await set_hour(tx, match_id, at, now, user_id=hour.user_id, zone=hour.zone, if_few=hour.if_few, weekly=True)
        for row in table.persons():
            if row.user_id is not None and row.user_id != hour.user_id:
                await match_rows.invite(tx, match_id, row.user_id)
        await self._door.wish(tx, match_id, Invite(), ShowEvent())


async def set_hour(
    tx: Change, match_id: int, at: int, now: int, *, user_id: int, zone: str, if_few: IfFew, weekly: bool
) -> None:
    """A table begins then, with a reminder before, if that is not too soon; it does not close before that."""
    state, due_at = ("ahead", at - SOON_SECONDS) if now < at - 2 * SOON_SECONDS else ("near", at)
    await rows.put(tx, HourRow(match_id, at, user_id, zone, if_few, weekly, state, due_at))
    await deadlines.put(tx, match_id, IDLE, deadlines.TABLE, at + IDLE_SUSPENDED)


def _enough(table: Table) -> bool:
    return len(table.seats) in table.game.players
