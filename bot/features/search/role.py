"""Calls the role that a server has named to a table that waits, in the table's channel."""

from __future__ import annotations

from bot.features.search.pages import TELL
from bot.features.search.told import ROLE, has_room
from bot.services.table.scene import Scene
from bot.services.telling.wishes import OfFeature, Owed
from bot.ui.pages.lists import link
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import button
from bot.ui.stands import messages
from bot.ui.words.catalogues import game_words


async def call(house: House, table: Scene, wish: OfFeature, row: Owed) -> None:
    """Post the call, unless nothing is free any more or nobody is to be called. Raises discord.HTTPException."""
    role = (await house.people.guilds.of(table.row.guild_id)).roles.get(ROLE, 0)
    if not role or not has_room(table):
        return
    words = game_words(table.row.language, table.game.key)
    free = table.game.players[-1] - len(table.seats)
    text = words(
        "role-told",
        role=f"<@&{role}>",
        seats=words("told-heading", game=table.game.title, count=free),
        table=await link(house, table.row, words),
    )
    tell = button(words("button-tell-me"), Press(TELL, 0))
    await messages.say(house, table.row.channel_id, row.nonce, text, [tell], role=role)
