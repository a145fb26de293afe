"""Tells people of free seats in their direct messages, and keeps what was told up to date: those who have asked for it,
and those who look for a table, for whom a seat is held."""

from __future__ import annotations

from collections.abc import Sequence

from bot.services.gathering.offers import OfferRow, shown
from bot.services.gathering.watches import ToldRow, is_for
from bot.services.processes.right_of_way import Showing
from bot.services.table.scene import Scene
from bot.services.telling.wishes import OfferSeat, Owed, TellSeat
from bot.ui.pages.offered import offer_line, offer_page
from bot.ui.pages.watches import told_line, told_page
from bot.ui.press.custom_id import beginning
from bot.ui.press.house import House
from bot.ui.press.items import Item, Page
from bot.ui.stands import messages
from bot.ui.stands.members import tell_who_sees
from bot.ui.stands.quiet import put_off


async def tell(house: House, table: Scene, wish: TellSeat, row: Owed) -> None:
    """Tell somebody who has asked for it, or bring the message up to date. Raises discord.HTTPException."""
    watches, told = house.gathering.watches, await house.gathering.watches.told(table.row.id, wish.user)
    if told is None:
        return  # forgotten meanwhile
    free, player = is_for(table, wish.user), await house.people.preferences.of(wish.user)
    if free and not told.message_id and await put_off(house, table, wish, player):
        return
    language = player.language or table.row.language
    page = await told_page(house, table, wish.user, language), ()
    stands = await _show(house, table, row, told, page, told_line(table, language), ("sit", "notthis"), due=free)
    if stands is None:
        await watches.unsent(table.row.id, wish.user)
    else:
        await watches.stands(table.row.id, wish.user, *stands, free=free)


async def offer(house: House, table: Scene, wish: OfferSeat, row: Owed, showing: Showing) -> None:
    """Offer a seat that is held, or bring the message up to date. Raises discord.HTTPException."""
    offers, offered = house.gathering.offers, await house.gathering.offers.of(table.row.id, wish.user)
    if offered is None:
        return  # forgotten meanwhile
    says, player = shown(offered, table), await house.people.preferences.of(wish.user)
    if says == "offer" and not offered.message_id and await put_off(house, table, wish, player):
        return
    language = player.language or table.row.language
    page = await offer_page(house, table, offered, says, language, showing)
    line = offer_line(table, language)
    stands = await _show(house, table, row, offered, page, line, ("offertake",), due=says == "offer")
    if stands is None:
        await offers.unsent(table.row.id, wish.user)
    else:
        await offers.stands(table.row.id, wish.user, *stands, says)


async def _show(
    house: House,
    table: Scene,
    row: Owed,
    told: ToldRow | OfferRow,
    page: Page,
    line: tuple[str, Sequence[Item]],
    verbs: Sequence[str],
    *,
    due: bool,
) -> messages.Stands | None:
    """Bring a message up to date, or send it if it is due: the words of a notification, and a page in their place.

    verbs: of its buttons. Returns where it is to be looked after from now on, None if nobody was told.
    """
    if told.message_id:
        stands = messages.Stands(told.channel_id, told.message_id)
        there = await messages.edit(house, stands, *page)
        # What is over may come back as long as the table waits: somebody leaves it.
        return stands if there and table.row.status == "lobby" else messages.NOWHERE
    if not due:
        return None
    marks = tuple(beginning(verb, table.row.id) for verb in verbs) if row.tried else ()

    async def send(channel_id: int) -> messages.Stands:
        return await messages.say_and_show(house, channel_id, row.nonce, *line, *page, marks=marks)

    return await tell_who_sees(house, told.user_id, table.row, send, in_turn=False)
