"""Calls the role that a server has named to a table that waits, in the table's channel, as long as a seat is free."""

from __future__ import annotations

from dataclasses import replace

from bot.features.search.pages import TELL
from bot.features.search.told import CALLS, ROLE, has_room
from bot.services.processes.right_of_way import Showing
from bot.services.telling.cards import CardRow
from bot.ui.pages.lists import link
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import GREEN, Item, button
from bot.ui.stands.calls import after_card, called_card, to_come
from bot.ui.stands.card import Card, Gone, card
from bot.ui.words.catalogues import game_words


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
