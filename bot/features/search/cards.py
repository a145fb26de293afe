"""Cards that tell people of free seats in their direct messages: those who have asked for it, and those who look for a
table, for whom a seat is held."""

from __future__ import annotations

import msgspec

from bot.features.search.offer_page import offer_line, offer_page
from bot.features.search.offers import OFFER, is_last
from bot.features.search.offers import shown as offered
from bot.features.search.servers import not_to_be_told
from bot.features.search.service import Looking
from bot.features.search.told import TOLD, unsent
from bot.features.search.told import shown as told
from bot.features.search.told_page import told_line, told_page
from bot.services.processes.right_of_way import Showing
from bot.services.telling.cards import CardRow, Change
from bot.ui.press.custom_id import beginning
from bot.ui.press.house import House
from bot.ui.stands.card import Card, Gone, Later, card, page_of


async def _was_not_told(house: House, tx: Change, row: CardRow) -> None:
    if not row.message_id:
        await unsent(tx, row.about, row.person)


@card(TOLD, marks=lambda row: (beginning("sit", row.about), beginning("notthis", row.about)), over=_was_not_told)
async def tell(house: House, row: CardRow, showing: Showing) -> Card | Gone | Later:
    """A seat is free that somebody has asked to be told of, or it is not any more."""
    if not await house[Looking].told.is_told(row.about, row.person):
        return Gone()  # forgotten meanwhile
    table, player = await house.tables.scene(row.about), await house.people.preferences.of(row.person)
    says, language = told(table, row.person), player.language or table.row.language
    if not row.message_id:
        if says != "free":
            return Gone()
        if no := await not_to_be_told(house, player, table.row.guild_id, table.row.channel_id, row.person):
            return no
    page = page_of(await told_page(house, table, row.person, language))
    return Card(page, says, line=told_line(table, language), due=says == "free", last=says == "last")


async def _offer_stands(house: House, tx: Change, row: CardRow) -> None:
    await house[Looking].offers.stood(tx, row.about, row.person)


async def _was_not_offered(house: House, tx: Change, row: CardRow) -> None:
    if not row.message_id:
        await house[Looking].offers.unsent(tx, row.about, row.person)


@card(
    OFFER,
    marks=lambda row: (beginning("offertake", row.about),),
    stood=_offer_stands,
    over=_was_not_offered,
)
async def offer(house: House, row: CardRow, showing: Showing) -> Card | Gone | Later:
    """A seat is held for somebody who looks for a table, or could be at one that opens; or what became of that."""
    offer = await house[Looking].offers.of(row.about, row.person)
    if offer is None:
        return Gone()  # forgotten meanwhile
    table, player = await house.tables.scene(row.about), await house.people.preferences.of(row.person)
    says, language = offered(offer, table), player.language or table.row.language
    if not row.message_id:
        if says not in ("offer", "asked"):
            return Gone()
        if no := await not_to_be_told(house, player, table.row.guild_id, table.row.channel_id, row.person):
            return no
        offer = msgspec.structs.replace(offer, until=max(offer.until, house[Looking].offers.held_until(player)))
    page = await offer_page(house, table, offer, says, language, showing)
    line = offer_line(table, await house[Looking].offers.at(row.about), language)
    return Card(page, says, line=line, due=says in ("offer", "asked"), last=is_last(offer, table))
