"""Who sits at a running match, and how much time a seat has."""

from __future__ import annotations

import msgspec

from bot.db import matches as rows
from bot.db.connection import Change
from bot.db.matches import SeatRow
from bot.services import pace
from bot.services.door import Door
from bot.services.errors import Refused
from bot.services.tables import Table
from bot.services.wishes import ClearDesk, ShowTable


class Seats:
    """Changes the seats of running matches."""

    def __init__(self, door: Door) -> None:
        self._door = door

    async def resign(self, match_id: int, user_id: int, computer_name: str) -> Table:
        """The person leaves; the computer takes the seat over. Raises Refused `not-at-this-table`, `not-running`."""
        door = self._door
        async with door.hold(match_id):
            table = await door.tables.load(match_id)
            seat = table.seat_of(user_id)
            if seat is None:
                raise Refused("not-at-this-table")
            return await self._reseat(table, seat, None, computer_name)

    async def give_back(self, match_id: int, seat: int, user_id: int) -> Table:
        """Somebody who left comes back to the seat. Raises Refused `not-running`, `already-seated`, `seat-taken`."""
        door = self._door
        async with door.hold(match_id):
            table = await door.tables.load(match_id)
            row = table.seats[seat]
            if row.left_by != user_id or row.kind != "computer":
                raise Refused("seat-taken")
            return await self._reseat(table, seat, user_id, row.name)

    async def reseat(self, match_id: int, seat: int, user_id: int | None, name: str) -> Table:
        """Give a seat to a person, or to the computer (`user_id` None), in any phase of a match.

        The match ends when no person is left. Raises Refused `not-running`, `already-seated`.
        """
        async with self._door.hold(match_id):
            return await self._reseat(await self._door.tables.load(match_id), seat, user_id, name)

    async def stand_in(self, match_id: int, seat: int) -> None:
        """The computer acts once for a seat. Raises Refused `not-running`, `not-your-turn` if nobody waits for it."""
        door = self._door
        async with door.hold(match_id):
            table = await door.running(match_id)
            if seat not in table.actors():
                raise Refused("not-your-turn")
            async with door.write() as tx:
                await self._put(tx, table, msgspec.structs.replace(table.seats[seat], stand_in=True))

    async def give_time(self, match_id: int, seat: int) -> None:
        """A seat out of time gets another step of waiting. Raises Refused `not-running`."""
        door = self._door
        async with door.hold(match_id):
            table = await door.running(match_id)
            async with door.write() as tx:
                row = await door.turns.settle(tx, table.row, table.seats[seat])
                row = msgspec.structs.replace(row, bank=row.bank + (pace.step(table.row.pace) or 0), nudged=0)
                await self._put(tx, table, row)
                await door.turns.schedule(tx, table.row, row)
                await door.wish(tx, match_id, ShowTable())

    async def settle(self, match_id: int, user_id: int) -> None:
        """Take the waiting up to now from a person's bank, by the hours that have been valid until now."""
        door = self._door
        async with door.hold(match_id):
            table = await door.tables.load(match_id)
            seat = table.seat_of(user_id)
            if seat is not None:
                async with door.write() as tx:
                    await self._put(tx, table, await door.turns.settle(tx, table.row, table.seats[seat]))

    async def reschedule(self, match_id: int, user_id: int) -> None:
        """Set a person's deadlines anew, by the hours that are valid now."""
        door = self._door
        async with door.hold(match_id):
            table = await door.tables.load(match_id)
            seat = table.seat_of(user_id)
            if seat is not None and table.row.status == "running":
                async with door.write() as tx:
                    await door.turns.schedule(tx, table.row, table.seats[seat])

    # --- inside

    async def _reseat(self, table: Table, seat: int, user_id: int | None, name: str) -> Table:
        door = self._door
        if table.row.status not in ("running", "suspended"):
            raise Refused("not-running")
        if user_id is not None and table.seat_of(user_id) is not None:
            raise Refused("already-seated")
        old = table.seats[seat]
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
            stand_in=False,
        )
        handed = msgspec.structs.replace(table, seats=tuple(new if row.seat == seat else row for row in table.seats))
        handed.premoves.pop(seat, None)
        async with door.write() as tx:
            await rows.put_premoves(tx, table.row.id, handed.premoves)
            await door.wish(tx, table.row.id, ClearDesk(seat))
            await door.notice(tx, table.row.id, "left" if user_id is None else "taken-over", seat=seat)
            if not handed.persons():
                return await door.stop(tx, handed, "ended")
            if table.row.status == "suspended":
                row = await rows.change(tx, table.row)
                await rows.put_seats(tx, table.row.id, handed.seats)
                await door.wish(tx, table.row.id, ShowTable())
                return msgspec.structs.replace(handed, row=row)
            return await door.commit(tx, handed, door.automatic.follow(handed, door.clock.now()))

    async def _put(self, tx: Change, table: Table, row: SeatRow) -> None:
        await rows.change(tx, table.row)
        await rows.put_seats(tx, table.row.id, tuple(row if old.seat == row.seat else old for old in table.seats))
