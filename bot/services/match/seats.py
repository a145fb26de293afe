"""Who sits at a running match, and how much time a seat has."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection

import msgspec

from bot.db import guests, standing
from bot.db import seats as seat_rows
from bot.db.transactions import Change, Reading
from bot.services.clock import pace
from bot.services.errors import Refused
from bot.services.match.door import Door, check_running
from bot.services.table import names
from bot.services.table.scene import MatchRow, Table, host_of
from bot.services.telling import wishes
from bot.services.telling.wishes import Show, TakeAway


class Seats:
    """Changes the seats of running matches."""

    count_again: Callable[[Change, Table], Awaitable[Table]]
    """Counts the open votes of a table whose people have changed; set by `Votes`, whose decisions change seats too."""

    def __init__(self, door: Door, computer_name: Callable[[MatchRow], str]) -> None:
        """`computer_name` words how a computer is called that takes a seat of this match over."""
        self._door = door
        self._computer_name = computer_name

    async def resign(self, match_id: int, user_id: int) -> Table:
        """The person leaves; the computer takes the seat over. Raises Refused `not-at-this-table`, `not-running`."""
        door = self._door
        async with door.enter(match_id) as table:
            seat = table.own_seat(user_id)
            async with door.write() as tx:
                return await self.to_computer(tx, table, seat)

    async def settle(self, match_id: int, user_id: int) -> None:
        """Take the waiting up to now from a person's bank and set the deadlines anew, by the hours that are valid now.

        Before other hours are chosen and after it: what has passed counts by the old ones, what is to come by the new.
        """
        door = self._door
        async with door.enter(match_id) as table:
            seat = table.seat_of(user_id)
            if seat is not None and table.row.status == "running":
                async with door.write() as tx:
                    settled = await door.settled(tx, table, [seat])
                    await door.turns.schedule(tx, table.row, settled.seats[seat])
                    await door.change_seats(tx, table, settled.seats)

    # --- what a vote decides: in its transaction, under the lock of the match

    async def give_time(self, tx: Change, table: Table, seats: Collection[int]) -> Table:
        """Seats out of time get another step of waiting; no bank is filled beyond full."""
        door = self._door
        step, full = pace.step(table.row.pace) or 0, pace.full_bank(table.row.pace)
        given = await door.settled(tx, table, seats)
        for seat in seats:
            row = given.seats[seat]
            row = msgspec.structs.replace(row, bank=min(full, row.bank + step), nudged=0, reminded_at=0)
            await door.turns.schedule(tx, table.row, row)
            given = given.with_seat(row)
        await door.wish(tx, table.row.id, Show("table"))
        return await door.change_seats(tx, given, given.seats)

    async def stand_in(self, tx: Change, table: Table, seats: Collection[int]) -> Table:
        """The computer acts once for seats that the match waits for."""
        asked = table
        for seat in seats:
            if table.seats[seat].since is not None:
                asked = asked.with_seat(msgspec.structs.replace(table.seats[seat], stand_in=True))
        return await self._door.change_seats(tx, asked, asked.seats)

    async def to_computer(self, tx: Change, table: Table, seat: int, *, told: bool = False) -> Table:
        """The computer takes a seat over from its person. told: whether the table has been told of it otherwise."""
        return await self.hand_over(tx, table, seat, None, self._computer_name(table.row), told=told)

    async def give_back(self, tx: Change, table: Table, seat: int, user_id: int, name: str) -> Table:
        """Somebody who left comes back to the seat. Raises Refused `not-running`, `already-seated`, `seat-taken`."""
        row = table.seats[seat]
        if row.left_by != user_id or row.kind != "computer":
            raise Refused("seat-taken")
        return await self.hand_over(tx, table, seat, user_id, name or row.name)

    async def check_taker(self, look: Reading, table: Table, seat: int, user_id: int) -> bool:
        """Whether somebody who may take a seat is at home there. Raises Refused for others, as `hand_over` does."""
        if table.seat_of(user_id) is not None:
            raise Refused("already-seated")
        if await seat_rows.sat_on(look, table.row, user_id) not in (None, seat):
            raise Refused("sat-here-before")
        if not table.row.bound:  # who sits there was decided where it is bound to
            await self._door.check_enters(look, table.row.guild_id, user_id)
        at_home = not await guests.comes(look, table.row.id, user_id)
        await names.check_apart(look, user_id, table.seats, at_home=at_home)
        return at_home

    async def hand_over(
        self, tx: Change, table: Table, seat: int, user_id: int | None, name: str, *, told: bool = False
    ) -> Table:
        """Give a seat to a person, or to the computer (`user_id` None), in any phase of a match.

        The match ends when no person is left; a host who leaves hands that over too. Whoever has held a seat may not
        take another one. Raises Refused `not-running`, `already-seated`, `sat-here-before`, and where people of two
        servers meet `not-possible-now` for whoever is kept apart from somebody there.
        """
        door = self._door
        match_id = table.row.id
        check_running(table, or_suspended=True)
        old, at_home = table.seats[seat], True
        if user_id is not None:
            at_home = await self.check_taker(tx, table, seat, user_id)
            await door.note_sat(tx, match_id, user_id, seat)
        new = msgspec.structs.replace(
            old,
            user_id=user_id,
            kind="computer" if user_id is None else "person",
            name=name,
            left_by=old.user_id or old.left_by,
            since=None,
            clock_at=None,
            bank=pace.full_bank(table.row.pace),
            nudged=0,
            reminded_at=0,
            stand_in=False,
        )
        if not table.row.by_account:
            new = await names.newcomer(tx, new, table.seats, at_home=at_home)
        handed = table.with_seat(new)
        handed = msgspec.structs.replace(handed, standing={**table.standing, seat: ()})
        await standing.put(tx, match_id, handed.standing)
        if old.user_id is not None:
            await wishes.withdraw(tx, match_id, Show("desk", seat))
            await door.wish(tx, match_id, TakeAway(seat, old.user_id))
        if not told:
            await door.notice(tx, match_id, "left" if user_id is None else "taken-over", seat=seat)
        await door.show_table(tx, match_id)
        if old.user_id is not None:
            for one in door.hears:
                await one.left(tx, handed, old.user_id)
        host = host_of(table.row, handed.seats)
        if host is None:
            return await door.end(tx, await door.change_seats(tx, handed, handed.seats))
        if table.row.status == "suspended":
            await door.wish(tx, match_id, Show("table"))
            done = await door.change_seats(tx, handed, handed.seats, host_id=host)
        else:
            done = await door.commit(tx, handed, door.automatic.follow(handed, door.clock.now()), host_id=host)
        return await self.count_again(tx, done)
