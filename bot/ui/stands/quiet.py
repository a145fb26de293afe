"""Whom a message would disturb: in quiet hours, on vacation and on free weekends nobody's phone rings."""

from __future__ import annotations

from collections.abc import Sequence

from bot.services.clock import live
from bot.services.clock.calendar import Calendar
from bot.services.people.preferences import Player
from bot.services.table.scene import Glance, Scene, Table
from bot.services.telling.wishes import AnyWish
from bot.ui.press.house import House


async def put_off(house: House, table: Table, wish: AnyWish, player: Player) -> bool:
    """Whether a person is to be told nothing now; then the wish waits for that person's open hours."""
    calendar, now = Calendar(player), house.clock.now()
    if calendar.is_open(now):
        return False
    await house.telling.outbox.later(table.row.id, wish, calendar.after(now, 0))
    return True


async def undisturbed(house: House, table: Glance, called: Sequence[int]) -> bool:
    """Whether a message that calls these people must make no sound: it calls nobody, or only people whose clock does
    not run now.

    At a live table they are called all the same: people have said that they play now.
    """
    now = house.clock.now()
    if called and live.is_live(table.row, now):
        return False
    for user_id in called:
        here = table if isinstance(table, Scene) and table.seat_of(user_id) is not None else None
        player = here.player(user_id) if here else await house.people.preferences.of(user_id)
        if Calendar(player, weekends_off=table.row.weekends_off).is_open(now):
            return False
    return True
