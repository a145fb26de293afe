"""Hints, for whoever is asked: the button on the page *More*."""

from __future__ import annotations

from bot.features.hints.pages import hint_card
from bot.features.hints.service import Hints
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from bot.ui.words.catalogues import game_words


@on_press("hint", apart=True, costly=True)
async def hint(house: House, reply: Reply, press: Press) -> None:
    found = await house[Hints].hint(press.match_id, reply.user.id)
    words = game_words(reply.words.language, found.table.game.key)
    await reply.show(hint_card(found, words, back=reply.interaction.guild_id is not None))
