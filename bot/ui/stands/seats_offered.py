"""Offers seats in direct messages to people who look for one; what was offered is kept up to date."""

from __future__ import annotations

from bot.services.clock.calendar import Calendar
from bot.services.gathering.offers import shown
from bot.services.processes.right_of_way import Showing
from bot.services.table.scene import Scene
from bot.services.telling.wishes import OfferSeat, Owed
from bot.ui.pages.offered import offer_line, offer_page
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.stands import messages
from bot.ui.stands.members import sees


async def show(house: House, table: Scene, wish: OfferSeat, row: Owed, showing: Showing) -> None:
    """Post the message, or bring it up to date. Raises discord.HTTPException."""
    offers, match_id, user_id = house.gathering.offers, table.row.id, wish.user
    offer = await offers.of(match_id, user_id)
    if offer is None:
        return  # forgotten meanwhile
    says = shown(offer, table)
    player = await house.people.preferences.of(user_id)
    language, now = player.language or table.row.language, house.clock.now()
    if says == "offer" and not offer.message_id and not Calendar(player).is_open(now):
        await house.telling.outbox.later(match_id, wish, Calendar(player).after(now, 0))  # it comes too late
        return
    view, files = await offer_page(house, table, offer, says, language, showing)
    if offer.message_id:
        stands = messages.Stands(offer.channel_id, offer.message_id)
        there = await messages.edit(house, stands, view, files)
        # What is over may come back as long as the table waits: somebody leaves it.
        kept = there and table.row.status == "lobby"
        await offers.stands(match_id, user_id, *(stands if kept else (0, 0)), says)
        return
    if says != "offer" or not await sees(house, table.row.guild_id, table.row.channel_id, user_id):
        await offers.unsent(match_id, user_id)
        return
    line, buttons = offer_line(table, language)
    marks = (Press("offertake", match_id).custom_id("b"),) if row.tried else ()
    stands = await messages.directly(
        house,
        user_id,
        lambda channel_id: messages.say_and_show(house, channel_id, row.nonce, line, buttons, view, files, marks=marks),
    )
    if stands is None:
        await house.people.preferences.no_dms(user_id)
        await offers.unsent(match_id, user_id)
        return
    await offers.stands(match_id, user_id, *stands, says)
