"""Tells people who have asked for it of free seats, in their direct messages; what was told is kept up to date."""

from __future__ import annotations

from bot.services.clock.calendar import Calendar
from bot.services.gathering.watches import is_for
from bot.services.table.scene import Scene
from bot.services.telling.wishes import Owed, TellSeat
from bot.ui.pages.watches import told_line, told_page
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.stands import messages
from bot.ui.stands.members import sees


async def show(house: House, table: Scene, wish: TellSeat, row: Owed) -> None:
    """Post the message, or bring it up to date. Raises discord.HTTPException."""
    watches, match_id, user_id = house.gathering.watches, table.row.id, wish.user
    told = await watches.told(match_id, user_id)
    if told is None:
        return  # forgotten meanwhile
    room = is_for(table, user_id)
    player = await house.people.preferences.of(user_id)
    language, now = player.language or table.row.language, house.clock.now()
    if room and not told.message_id and not Calendar(player).is_open(now):
        await house.telling.outbox.later(match_id, wish, Calendar(player).after(now, 0))  # it comes too late
        return
    if told.message_id:
        stands = messages.Stands(told.channel_id, told.message_id)
        there = await messages.edit(house, stands, await told_page(house, table, user_id, language))
        place = (told.channel_id, told.message_id) if there and table.row.status == "lobby" else (0, 0)
        await watches.stands(match_id, user_id, *place, free=room)
        return
    if not room or not await sees(house, table.row.guild_id, table.row.channel_id, user_id):
        await watches.unsent(match_id, user_id)
        return
    line, join = told_line(table, language)
    page = await told_page(house, table, user_id, language)
    marks = tuple(Press(verb, match_id).custom_id("b") for verb in ("sit", "notthis")) if row.tried else ()
    stands = await messages.directly(
        house,
        user_id,
        lambda channel_id: messages.say_and_show(house, channel_id, row.nonce, line, [join], page, marks=marks),
    )
    if stands is None:
        await house.people.preferences.no_dms(user_id)
        await watches.unsent(match_id, user_id)
        return
    await watches.stands(match_id, user_id, *stands, free=True)
