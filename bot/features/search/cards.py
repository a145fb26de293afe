"""Cards in direct messages of those who look for a table: seats that are held for them or free, and whether they look
on; and the call to the role that a server has named, in the channel of a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from bot.features.search.offer_page import offer_line, offer_page
from bot.features.search.offers import OFFER, OfferRow, is_last, shown
from bot.features.search.pages import TELL, still_page
from bot.features.search.searches import STILL
from bot.features.search.service import Looking
from bot.features.search.told import CALLS, ROLE, has_room
from bot.services.people.preferences import Player
from bot.services.processes.right_of_way import Showing
from bot.services.table.scene import Table
from bot.services.telling.cards import CardRow, Change
from bot.ui.pages.lists import link
from bot.ui.press.custom_id import Press, beginning
from bot.ui.press.house import House
from bot.ui.press.items import GREEN, Item, Page, button
from bot.ui.stands.calls import after_card, called_card, to_come
from bot.ui.stands.card import Card, Gone, Later, card, page_of
from bot.ui.stands.members import sees
from bot.ui.stands.quiet import opens_at
from bot.ui.words.catalogues import game_words, house_words

PRESSED_FOR = ("offer", "asked", "free")
"""What a message says that waits for an answer."""


async def _offer_stands(house: House, tx: Change, row: CardRow) -> None:
    await house[Looking].offers.stood(tx, row.about, row.person)


async def _was_not_offered(house: House, tx: Change, row: CardRow) -> None:
    if not row.message_id:
        await house[Looking].offers.unsent(tx, row.about, row.person)


@card(
    OFFER,
    marks=lambda row: tuple(beginning(verb, row.about) for verb in ("offertake", "sit", "notthis")),
    stood=_offer_stands,
    over=_was_not_offered,
)
async def offer(house: House, row: CardRow, showing: Showing) -> Card | Gone | Later:
    """A seat that is held for somebody, could be at a table that opens, or is free; or what became of it."""
    offer = await house[Looking].offers.of(row.about, row.person)
    if offer is None:
        return Gone()  # forgotten meanwhile
    table, player = await house.tables.scene(row.about), await house.people.preferences.of(row.person)
    says, language = shown(offer, table), player.language or table.row.language
    if not row.message_id:
        if says not in PRESSED_FOR:
            return Gone()
        if no := await not_to_be_told(house, player, table.row.guild_id, table.row.channel_id, row.person):
            return no
        offer = msgspec.structs.replace(offer, until=max(offer.until, house[Looking].offers.held_until(player)))
    offers = await house[Looking].offers.at(row.about)
    page = await page_about(house, table, offer, offers, language, showing)
    line = offer_line(table, offer, offers, language)
    return Card(page, says, line=line, due=says in PRESSED_FOR, last=is_last(offer, table))


async def page_about(
    house: House, table: Table, offer: OfferRow, offers: Sequence[OfferRow], language: str, showing: Showing
) -> Page:
    """What somebody reads of an offer. offers: all that there are of that table."""
    guild_id = table.row.guild_id
    search = await house[Looking].searches.of(offer.user_id, guild_id)
    return await offer_page(house, table, offer, offers, search, house.client.get_guild(guild_id), language, showing)


async def _was_asked(house: House, tx: Change, row: CardRow) -> None:
    await house[Looking].searches.note_asked(tx, row.person, row.about)


@card(
    STILL,
    marks=lambda row: (Press("findagain", 0, 0, str(row.about)).custom_id("b"),),
    of_match=False,
    over=_was_asked,
)
async def ask_on(house: House, row: CardRow, showing: Showing) -> Card | Gone | Later:
    """Whether a search whose time is over is to go on: asked once."""
    search = await house[Looking].searches.of(row.person, row.about)
    if search is None or search.until > house.clock.now():
        return Gone()
    player = await house.people.preferences.of(row.person)
    if not row.message_id and (
        no := await not_to_be_told(house, player, search.guild_id, search.channel_id, row.person)
    ):
        return no
    words = house_words(player.language or await house.guild_language(search.guild_id))
    return Card(page_of(still_page(search, words)), last=True)


async def not_to_be_told(
    house: House, player: Player, guild_id: int, channel_id: int, user_id: int
) -> Gone | Later | None:
    """What becomes of a card that tells a person of something in a channel, and does not stand yet, where it is not to
    be posted now; None where it is. Raises like `sees`."""
    if at := opens_at(house, player):
        return Later(at)
    return None if await sees(house, guild_id, channel_id, user_id) else Gone()


@card(CALLS, marks=lambda row: (to_come(row.about, CALLS).custom_id("b"),))
async def call(house: House, row: CardRow, showing: Showing) -> Card | Gone:
    """The call, unless nothing is free any more or nobody is to be called."""
    table = await house.tables.scene(row.about)
    role = (await house.people.guilds.of(table.row.guild_id)).roles.get(ROLE, 0)
    if not role or not has_room(table):
        return Gone(delete=True)
    await after_card(house, table)
    words = game_words(table.row.language, table.game.key)
    free = table.game.players[-1] - len(table.seats)
    text = words(
        "role-told",
        role=f"<@&{role}>",
        seats=words("told-heading", game=table.game.title, count=free),
        table=await link(house, table.row, words),
    )
    ways: list[Item] = [
        button(words("button-join"), to_come(table.row.id, CALLS), GREEN),
        button(words("button-tell-me"), Press(TELL, 0)),
    ]
    return replace(called_card(text, ways, room=table.row.channel_id), role=role)
