"""Whom a message would disturb: in quiet hours, on vacation and on free weekends nobody's phone rings."""

from __future__ import annotations

from collections.abc import Sequence

from bot.services.clock import live
from bot.services.clock.calendar import Calendar
from bot.services.people.preferences import Player
from bot.services.table.scene import Glance, Scene
from bot.ui.press.house import House


def opens_at(house: House, player: Player) -> int | None:
    """When a person may be told something, who is to be told nothing now; None if that is now."""
    calendar, now = Calendar(player), house.clock.now()
    return None if calendar.is_open(now) else calendar.after(now, 0)


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
