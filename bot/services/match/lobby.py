"""Tables before they start: open, join, leave, seats for computers, options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Unpack

import msgspec

from bot.db import matches as rows
from bot.db.matches import DIRECT, Switches
from bot.db.seats import SeatRow
from bot.services.clock.pace import parse as parse_pace
from bot.services.errors import Refused
from bot.services.match.door import Door
from bot.services.match.filling import Arrives, Noted, changed, check_offers, noted_nowhere, store, stored, waiting
from bot.services.match.opening import check_host, check_rules, open_table
from bot.services.match.reliability import check_joins, often_leaves
from bot.services.match.rematch import open_rematch
from bot.services.processes.computers import name_for, offered, usual
from bot.services.table import names
from bot.services.table.scene import Glance, Table
from bot.services.table.tables import glance
from bot.services.telling.cards import FULL, INVITED, OFTEN_LEAVES, show
from engine import registry
from engine.core.game import AnyGame
from engine.core.options import check_needs, complete, usual_alone

MOST_WAITING = 20
"""So many wait for one table at most."""


class Lobby:
    """Changes matches that have not started."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self._db = door.db

    async def open(
        self,
        *,
        game: str,
        guild_id: int | None,
        channel_id: int,
        host_id: int,
        host_name: str,
        pace: str,
        language: str,
        switched: Sequence[str] = (),
        card_owed: bool = False,
    ) -> Table:
        """A new table with its host on the first seat.

        guild_id: None for one in the direct messages of the host, against computers only: as many as the game needs sit
            down, and it is never rated.
        switched: the switches of features that are on.
        card_owed: whether its card is still to be posted by the outbox.
        Raises UnknownGame, Refused `no-such-pace`, `too-many-tables`.
        """
        found, chosen = registry.game(game), parse_pace(pace)
        seats, options = [SeatRow(0, host_id, "person", host_name)], None
        if guild_id is None:
            seats = with_computers(found, seats, found.players[0])
            options = usual_alone(found.options, {option.key: option.default for option in found.options})
        async with self._db.write() as tx:
            await check_host(tx, host_id)
            match_id = await open_table(
                tx,
                self._door.hears,
                found,
                seats,
                self._door.clock.now(),
                guild_id=DIRECT if guild_id is None else guild_id,
                channel_id=channel_id,
                host_id=host_id,
                pace=chosen,
                language=language,
                unrated=guild_id is None,
                switched=tuple(switched),
                options=options,
            )
            if card_owed:
                await self._door.post_table(tx, match_id)
        return await self._door.read(match_id)

    async def rematch_of(self, match_id: int) -> Glance | None:
        """The rematch of a match that waits; None if there is none."""
        async with self._db.read() as look:
            newest = await rows.rematch_of(look, match_id)
            return await glance(look, newest.id) if newest is not None and newest.status == "lobby" else None

    async def rematch(
        self, match_id: int, user_id: int, name: str, arrives: Arrives | None = None, *, barred: Refused | None = None
    ) -> Table:
        """Sit down at the rematch of a match that is over; whoever asks first opens the table and becomes its host.

        It has the same game, options, pace, channel and computers. arrives: as for `join`; whoever sat there
        from another server does so again.
        barred: why the person may open no table there; one that waits may still be joined.
        Raises Refused `not-at-this-table`, `not-from-elsewhere`, `not-over`, `rematch-started`, `table-full`,
        `not-possible-now`, like `open_table`, and `barred`.
        """
        async with self._door.hold(match_id):
            async with self._db.read() as look:
                old = await glance(look, match_id)
            if not old.seats[old.own_seat(user_id)].at_home and arrives is None:
                raise Refused("not-from-elsewhere")
            if not old.over:
                raise Refused("not-over")
            newest = await rows.rematch_of(self._db, match_id)
            if newest is None or (newest.status == "ended" and newest.started_at is None):
                if barred is not None:
                    raise barred
                return await self._door.read(await open_rematch(self._door, old, user_id, name, arrives))
            if newest.status != "lobby":
                raise Refused("rematch-started", number=str(newest.id))
        try:
            return await self.join(newest.id, user_id, name, arrives)
        except Refused as refused:
            if refused.code != "already-seated":
                raise
            return await self._door.read(newest.id)

    async def join(
        self, match_id: int, user_id: int, name: str, arrives: Arrives | None = None, *, or_wait: bool = False
    ) -> Table:
        """Take the next seat, or the one that is held for this person.

        arrives: how somebody comes who is at home on another server; None for everybody else.
        or_wait: where no seat is free, the person goes to the end of the waiting list.
        Raises Refused `already-started`, `already-seated`, `table-full`, `seat-held`, `computers-only`,
        `often-leaves`, `not-possible-now` in place of the last two and for whoever is kept apart where people of two
        servers meet, and with `or_wait` instead of `table-full` `already-waiting`, `list-full`.
        """
        async with waiting(self._door, match_id) as table:
            if table.seat_of(user_id) is not None:
                raise Refused("already-seated")
            table.check_on_a_server()
            at_home = arrives is None
            with names.refused_alike(table.seats, at_home=at_home):
                await names.check_apart(self._db, user_id, table.seats, at_home=at_home)
                tells = await check_joins(self._db, table, user_id)
                if table.free <= 0 and not (table.queued(user_id) and table.is_asked(user_id)):
                    if not or_wait:
                        raise Refused("table-full")
                    return await self._wait(table, user_id, name)
                now = self._door.clock.now()
                seat = SeatRow(len(table.seats), user_id, "person", name, sure_at=now, guest=not at_home)
                return await self._seat(table, seat, tells=tells, arrives=arrives)

    async def add_computer(
        self, match_id: int, user_id: int, level: str | None = None, *, seats: int | None = None
    ) -> Table:
        """A computer takes the next seat, of the usual level if none is given; only the host may.

        seats: how many the host has seen; with other ones by now nothing changes, since a second tap means the first.
        Raises Refused `only-the-host`, `no-such-level`, `table-full`, `already-started`, `table-closed`.
        """
        async with waiting(self._door, match_id, host=user_id) as table:
            level = _offered(table, level or usual(table.game))
            if seats not in (None, len(table.seats)):
                return table
            if table.free <= 0:
                raise Refused("table-full")
            table = await self._seat(table, new_computer(table.game, table.seats, level))
            return await self._as_usual_alone(table)

    async def set_level(self, match_id: int, user_id: int, seat: int, level: str) -> Table:
        """Choose how well the computer on a seat plays; only the host may.

        Raises Refused `only-the-host`, `no-computer`, `no-such-level`, `already-started`, `table-closed`.
        """
        async with waiting(self._door, match_id, host=user_id) as table:
            row = msgspec.structs.replace(_computer(table, seat), level=_offered(table, level))
            return await stored(self._door, table, table.with_seat(row).seats)

    async def leave(self, match_id: int, user_id: int) -> Table:
        """Leave the table or its waiting list. The next person becomes the host; without persons the table closes.

        Raises Refused `already-started`, `not-at-this-table`.
        """
        async with waiting(self._door, match_id) as table:
            if table.queued(user_id) is not None:
                queue = [one for one in table.queue if one.user_id != user_id]
                return await stored(self._door, table, table.seats, queue)
            return await self._remove(table, table.own_seat(user_id))

    async def remove_computer(self, match_id: int, user_id: int, seat: int, *, seats: int | None = None) -> Table:
        """The computer on a seat leaves; only the host may. Raises Refused `no-computer`, `only-the-host`.

        seats: how many the host has seen; with other ones by now nothing changes: another one may sit there.
        """
        async with waiting(self._door, match_id, host=user_id) as table:
            if seats not in (None, len(table.seats)):
                return table
            return await self._remove(table, _computer(table, seat).seat)

    async def invite(self, match_id: int, user_id: int, people: Sequence[int]) -> list[int]:
        """Invite people; only the host may. Returns those who had not been invited before.

        They are called in the channel once. Raises Refused `not-at-this-table`, `only-the-host`, `already-started`,
        `table-closed`, `not-from-elsewhere`.
        """
        async with waiting(self._door, match_id) as table:
            if not table.seats[table.own_seat(user_id)].at_home:
                raise Refused("not-from-elsewhere")
            table.check_host(user_id)
            async with self._door.write() as tx:
                wanted = [person for person in people if table.seat_of(person) is None]
                new = [person for person in wanted if await rows.invite(tx, match_id, person)]
                if new:
                    await show(tx, INVITED, match_id, 0, self._door.clock.now())
            return new

    async def leavers(self, table: Glance) -> list[SeatRow]:
        """Who sits at a table besides its host and often leaves."""
        others = [(row, row.user_id) for row in table.persons() if row.user_id != table.row.host_id]
        return [row for row, user_id in others if user_id is not None and await often_leaves(self._db, user_id)]

    async def invited(self, match_id: int) -> list[int]:
        """Everybody who was invited to a table."""
        return await rows.invited(self._db, match_id)

    async def set_options(
        self,
        match_id: int,
        user_id: int | None,
        options: Mapping[str, object],
        pace: str,
        *,
        also: Noted = noted_nowhere,
        switched: Sequence[str] = (),
        unrated: bool = False,
        **switches: Unpack[Switches],
    ) -> Table:
        """Choose the options, the pace and what is on: a switch that is not named is off. Only the host may.

        user_id: who does; None for somebody who keeps order there.   also: what belongs into the same transaction.
        switched: the switches of features that are on.   unrated: whether one of them says that it rates nobody.

        Raises Refused `only-the-host`, `no-such-pace`, `already-started`, `table-closed`, BadOptions (`option-needs`
        too).
        """
        async with waiting(self._door, match_id, host=user_id) as table:
            pace = parse_pace(pace)
            if not table.row.direct and pace != table.row.pace:
                await check_rules(self._db, table.row.guild_id, table.row.channel_id, table.game.key, pace)
            most = table.game.players[-1]
            # An option for other numbers of players keeps what was chosen: the table may still change.
            chosen = {**table.row.options, **options}
            complete(table.game.options, most, chosen)
            check_needs(table.game.options, chosen)
            turned = {switch: switches.get(switch, False) for switch in Switches.__annotations__}
            return await changed(
                self._door, table, also, options=chosen, pace=pace, switched=tuple(switched), unrated=unrated, **turned
            )

    # --- inside

    async def _seat(
        self, table: Table, newcomer: SeatRow, *, tells: bool = False, arrives: Arrives | None = None
    ) -> Table:
        """Somebody takes a free seat, or the one that is held for that person. Raises Refused `seat-held`.

        tells: whether the host is told that the newcomer often leaves.   arrives: as for `join`.
        """
        user_id = newcomer.user_id
        async with self._door.write() as tx:
            if user_id is None or not table.is_asked(user_id):
                await check_offers(tx, table, user_id, self._door.clock.now())
            await store(self._door, tx, table, (*table.seats, newcomer), arrives=arrives)
            if tells:
                await show(tx, OFTEN_LEAVES, table.row.id, table.row.host_id, self._door.clock.now())
            full = len(table.seats) + 1 == table.game.players[-1]
            if full and not table.row.by_itself and user_id not in (None, table.row.host_id):
                await show(tx, FULL, table.row.id, table.row.host_id, self._door.clock.now())
        return await self._door.read(table.row.id)

    async def _wait(self, table: Table, user_id: int, name: str) -> Table:
        """The person goes to the end of the waiting list. Raises Refused `already-waiting`, `list-full`."""
        if table.queued(user_id) is not None:
            raise Refused("already-waiting")
        if len(table.queue) >= MOST_WAITING:
            raise Refused("list-full", most=MOST_WAITING)
        return await stored(self._door, table, table.seats, table.queue_with(user_id, name))

    async def _as_usual_alone(self, table: Table) -> Table:
        """With its first computer a table of one person has what is usual then, where nothing was chosen."""
        if len(table.seats) != 2 or len(table.persons()) != 1:
            return table
        options = usual_alone(table.game.options, table.row.options)
        if options == table.row.options:
            return table
        return await changed(self._door, table, options=options)

    async def _remove(self, table: Table, seat: int) -> Table:
        return await stored(self._door, table, [row for row in table.seats if row.seat != seat])


def _computer(table: Table, seat: int) -> SeatRow:
    """The computer on a seat. Raises Refused `no-computer`."""
    row = next((row for row in table.seats if row.seat == seat and row.kind == "computer"), None)
    if row is None:
        raise Refused("no-computer")
    return row


def _offered(table: Table, level: str) -> str:
    """The level, if computers can play the game at it. Raises Refused `no-such-level`."""
    if level not in offered(table.game):
        raise Refused("no-such-level", title=table.game.title)
    return level


def new_computer(game: AnyGame, seats: Sequence[SeatRow], level: str | None = None) -> SeatRow:
    """A computer for the seat after these, with a name that nobody has yet; of the usual level unless one is given."""
    name = name_for([row.name for row in seats])
    return SeatRow(len(seats), None, "computer", name, level=level or usual(game))


def with_computers(game: AnyGame, seats: Sequence[SeatRow], most: int, level: str | None = None) -> list[SeatRow]:
    """These seats and computers on those after them, until there are so many."""
    found = list(seats)
    while len(found) < most:
        found.append(new_computer(game, found, level))
    return found
