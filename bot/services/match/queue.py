"""Seats for those who do not sit there yet: kept for somebody, or at a second table for those who wait."""

from __future__ import annotations

from bot.db.seats import SeatRow
from bot.services.errors import Refused
from bot.services.match.door import Door
from bot.services.match.filling import check_offers, store, waiting
from bot.services.match.opening import check_host, like, open_table
from bot.services.table.scene import Table
from bot.services.table.tables import read


class Queue:
    """Keeps seats, and opens second tables."""

    def __init__(self, door: Door) -> None:
        self._door = door

    async def keep(self, match_id: int, user_id: int, person_id: int, name: str) -> Table:
        """Keep a free seat for somebody, for a day; everybody at the table may keep one.

        Whoever waits there goes first, so nothing is kept where somebody does. Where steady people are asked for only
        the host may, by whose choice that person sits down whatever was left before.
        Raises Refused `not-at-this-table`, `only-the-host`, `already-seated-there`, `seat-kept-already`, `table-full`,
        `seat-held`, `already-started`, `table-closed`.
        """
        async with waiting(self._door, match_id) as table:
            table.own_seat(user_id)
            if not may_keep(table, user_id):
                raise Refused("only-the-host", host=table.host_name)
            if table.seat_of(person_id) is not None or table.queued(person_id) is not None:
                raise Refused("already-seated-there")
            if any(one.kept_by == user_id for one in table.queue):
                raise Refused("seat-kept-already")
            if table.free <= 0:
                raise Refused("table-full")
            async with self._door.write() as tx:
                await check_offers(tx, table, person_id, self._door.clock.now())
                queue = table.queue_with(person_id, name, kept_by=user_id)
                await store(self._door, tx, table, table.seats, queue=queue)
            return await self._door.read(match_id)

    async def second(self, match_id: int, user_id: int) -> int:
        """Open a second table like this one, for those who wait here without a seat held for them.

        Whoever asks is one of them and becomes its host; the others are asked there, in their order, whether they take
        a seat. Returns its number. Raises Refused `not-waiting`, `too-few-waiting`, `too-many-tables`,
        `already-started`, `table-closed`.
        """
        async with waiting(self._door, match_id) as table:
            seatless = table.waiting()
            host = next((one for one in seatless if one.user_id == user_id), None)
            if host is None:
                raise Refused("not-waiting")
            if len(seatless) < enough(table):
                raise Refused("too-few-waiting", count=enough(table) - len(seatless))
            now, row = self._door.clock.now(), table.row
            async with self._door.write() as tx:
                await check_host(tx, user_id)
                second = await open_table(
                    tx,
                    self._door.hears,
                    table.game,
                    [SeatRow(0, user_id, "person", host.name)],
                    now,
                    host_id=user_id,
                    **like(row),
                )
                await store(self._door, tx, table, table.seats, queue=table.held())
                opened = await read(tx, second)
                others = [one for one in seatless if one is not host]
                await store(self._door, tx, opened, opened.seats, queue=others)
                await self._door.post_table(tx, second)
            return second


def may_keep(table: Table, user_id: int) -> bool:
    """Whether somebody who sits there may keep a seat: where steady people are asked for, the host alone."""
    return not table.row.steady or user_id == table.row.host_id


def enough(table: Table) -> int:
    """With so many who wait a second table can begin."""
    return max(2, table.game.players[0])
