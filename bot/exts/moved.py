"""*What moved*: the last turns as a moving picture, for whoever presses alone."""

from __future__ import annotations

import asyncio

from bot.services.processes.workers import GoneError
from bot.services.study.replay import views_at
from bot.ui.pages.moved import moved_page, since_last_seen
from bot.ui.press.asker import retraced
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from bot.ui.words.catalogues import game_words, plain
from bot.ui.words.strengths import pictured

SECONDS = 20.0
"""How long somebody waits for it; presses go before each of its pictures, so a busy table may take it past that."""


@on_press("moved", apart=True, costly=True)
async def show(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    """From the picture that the reader saw last to the board as it stands, as everybody sees it."""
    table = await house.tables.load(press.match_id)
    live, found = await retraced(house, table)
    reader = table.seat_of(reply.user.id)
    first = since_last_seen(found, reader)
    views = [*await views_at(table, live, [turn.end for turn in found[first:-1]], None), table.view(None)]
    words = pictured(plain(game_words(reply.words.language, table.game.key), table.seats), table.seats)
    try:
        async with asyncio.timeout(SECONDS):
            drawn = await house.pictures.moved(table.game.key, views, words)
    except (TimeoutError, GoneError):
        await reply.say(reply.words("moved-late"))
        return
    if not drawn:
        await reply.say(reply.words("moved-nothing"))
        return
    await reply.show(*moved_page(table, found, first, drawn, reader, reply.words.language))
