"""Whom a message would disturb: in quiet hours, on vacation and on free weekends nobody's phone rings."""

from __future__ import annotations

from collections.abc import Iterable

from bot.services.clock import live
from bot.services.clock.calendar import Calendar
from bot.services.table.scene import Scene, SeatRow, Table
from bot.ui.press.house import House


async def undisturbed(house: House, table: Table, people: Iterable[SeatRow]) -> bool:
    """Whether a message must make no sound: it calls only people whose clock does not run now.

    At a live table it may: people have said that they play now.
    """
    called = [row.user_id for row in people if row.user_id is not None]
    now = house.clock.now()
    if not called or live.is_live(table.row, now):
        return False
    for user_id in called:
        here = table if isinstance(table, Scene) and table.seat_of(user_id) is not None else None
        player = here.player(user_id) if here else await house.people.preferences.of(user_id)
        if Calendar(player, weekends_off=table.row.weekends_off).is_open(now):
            return False
    return True
