"""How a table that has not begun is written: who sits there, who waits, who is asked, and what follows from that.

Whatever changes such a table goes through `store`, so a seat that becomes free is offered to whoever waits first in the
transaction that has freed it, and a question ends in the one that has answered it.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec

from bot.clock import DAY, HOUR
from bot.db import filling as rows
from bot.db import matches as match_rows
from bot.db import people
from bot.db import seats as seat_rows
from bot.db.filling import ASKED, Queued
from bot.db.seats import SeatRow
from bot.db.transactions import Change, Reading
from bot.services.clock.calendar import Calendar
from bot.services.errors import Refused
from bot.services.match.door import Door
from bot.services.table import names
from bot.services.table.scene import MatchRow, Table, host_of
from bot.services.telling import cards

__all__ = [
    "ASKED",
    "Arrives",
    "Noted",
    "answers_until",
    "ask",
    "changed",
    "check_offers",
    "noted_nowhere",
    "over",
    "store",
    "stored",
    "waiting",
]

ANSWER_SECONDS: Final = 12 * HOUR
"""So long everybody who is asked has to answer, in open hours."""
KEPT_SECONDS: Final = DAY
"""So long a seat is kept for somebody who has not asked for one."""

Noted = Callable[[Change, MatchRow, MatchRow], Awaitable[None]]
"""What belongs into the transaction that changes columns of a match: of it as it was, and as it is then."""


Arrives = Callable[[Change, int], Awaitable[None]]
"""How somebody of another server comes to a table: what belongs into the transaction that seats this person, from the
number of the match."""


async def noted_nowhere(_tx: Change, _before: MatchRow, _after: MatchRow) -> None:
    """Nothing else belongs there."""


@asynccontextmanager
async def waiting(door: Door, match_id: int, *, host: int | None = None) -> AsyncGenerator[Table]:
    """Have a table alone that has not begun, as it stands.

    host: who alone may do what follows. Raises Refused like `Door.enter` and `Glance.check_open`, and `only-the-host`.
    """
    async with door.enter(match_id) as table:
        table.check_open()
        if host is not None:
            table.check_host(host)
        yield table


async def store(
    door: Door,
    tx: Change,
    table: Table,
    seats: Iterable[SeatRow],
    *,
    queue: Sequence[Queued] | None = None,
    arrives: Arrives | None = None,
    **changes: Any,
) -> None:
    """Write a table that has not begun with these seats; without people it closes, without its host another one is.

    queue: who waits now; by default who has waited, but for those who sit there.
    arrives: how the newcomer on the last seat comes from another server.   changes: columns of the match.
    Raises Refused where somebody who comes may not (`Hears.enters`).
    """
    now, row = door.clock.now(), table.row
    seats = tuple(msgspec.structs.replace(seat, seat=number) for number, seat in enumerate(seats))
    users = [seat.user_id for seat in seats if seat.user_id is not None]
    known = {*table.people, *(one.user_id for one in table.queue)}
    for newcomer in (*users, *(one.user_id for one in queue or ())):
        if newcomer not in known:
            await door.check_enters(tx, row.guild_id, newcomer)
    host = host_of(row, seats)
    if host is None:
        await seat_rows.put_seats(tx, row.id, ())
        await door.close(tx, table)
        return
    if host != row.host_id:
        changes |= {"host_id": host, "by_host": False}
    await match_rows.change(tx, row, moved_at=now, guests=not all(seat.at_home for seat in seats), **changes)
    await seat_rows.put_seats(tx, row.id, await names.named(tx, seats))
    if arrives is not None:
        await arrives(tx, row.id)
    waiting = [one for one in (table.queue if queue is None else queue) if one.user_id not in users]
    for gone in set(table.queue) - set(waiting):
        await rows.remove_queued(tx, row.id, gone.user_id)
    for new in waiting:
        if new not in table.queue:
            await rows.put_queued(tx, row.id, new)
    held = await _close_what_is_over(door, tx, table, users, [one.user_id for one in waiting])
    free = table.game.players[-1] - len(seats) - len(held)
    for one in [one for one in waiting if one.user_id not in held][: max(0, free)]:
        await ask(tx, row.id, one.user_id, now, kept=one.kept_by is not None)
    await door.show_table(tx, row.id)
    for hears in door.hears:
        await hears.seated(tx, msgspec.structs.replace(table, seats=seats))


async def stored(door: Door, table: Table, seats: Iterable[SeatRow], queue: Sequence[Queued] | None = None) -> Table:
    """The table as it stands once it is written with these seats, in a transaction of its own; see `store`."""
    async with door.write() as tx:
        await store(door, tx, table, seats, queue=queue)
    return await door.read(table.row.id)


async def changed(door: Door, table: Table, also: Noted = noted_nowhere, **changes: Any) -> Table:
    """The table as it stands once these columns of the match are others, which its card shows."""
    async with door.write() as tx:
        await also(tx, table.row, await match_rows.change(tx, table.row, **changes))
        await door.show_table(tx, table.row.id)
    return await door.read(table.row.id)


async def check_offers(look: Reading, table: Table, user_id: int | None, now: int) -> None:
    """Raises Refused `seat-held` if all seats that are free are offered to others who look for one.

    user_id: who is to sit there; None for a computer.   look: the transaction in which that is stored.
    """
    held, until = await rows.held_for_others(look, table.row.id, user_id, now)
    if held >= table.free:
        raise Refused("seat-held", until=f"<t:{until}:R>")


async def ask(tx: Change, match_id: int, user_id: int, now: int, *, kept: bool = False) -> None:
    """Ask somebody about a seat, when that person's day allows it.

    kept: whether somebody else keeps the seat for this person: that is said at once, where everybody reads it.
    """
    calendar = Calendar(await people.player(tx, user_id))
    await rows.ask(tx, match_id, user_id, now, answers_until(calendar, now, kept=kept))
    await cards.show(tx, ASKED, match_id, user_id, now if kept else calendar.after(now, 0))


def answers_until(calendar: Calendar, now: int, *, kept: bool) -> int:
    """Until when somebody has to answer who is asked now; kept: as for `ask`."""
    return now + KEPT_SECONDS if kept else calendar.after(now, ANSWER_SECONDS)


async def over(door: Door, tx: Change, match_id: int, user_id: int) -> None:
    """A question is over, and its message is to say so."""
    await rows.close(tx, match_id, user_id)
    await cards.show(tx, ASKED, match_id, user_id, door.clock.now())


async def _close_what_is_over(
    door: Door, tx: Change, table: Table, users: Sequence[int], waiting: Sequence[int]
) -> set[int]:
    """End the questions that are answered by these people's sitting there, waiting, or having left.

    Returns for whom of those who wait a seat is held.
    """
    held: set[int] = set()
    for user_id in table.asked:
        if not table.is_asked(user_id):
            continue
        sat = table.seat_of(user_id) is not None
        if not sat and user_id in waiting:
            held.add(user_id)
        elif not (sat and user_id in users):
            await over(door, tx, table.row.id, user_id)
    return held
