"""Hints, for whoever is asked: the button on the page *More*."""

from __future__ import annotations

from bot.ui.custom_id import Press
from bot.ui.hint_page import hint_card
from bot.ui.house import House
from bot.ui.presses import on_press
from bot.ui.reply import Reply
from bot.ui.words import game_words


@on_press("hint", private=True)
async def hint(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    reply.in_place = False
    found = await house.hints.hint(press.match_id, reply.user.id)
    words = game_words(reply.words.language, found.table.game.key)
    await reply.show(hint_card(found, words, back=reply.interaction.guild_id is not None))
