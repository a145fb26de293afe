"""*History* and *Match file*: a match in words, and on paper."""

from __future__ import annotations

from bot.features.history.pages import history_page, page_of_turn, record_page
from bot.services.errors import Refused
from bot.services.table.played import paper
from bot.ui.press.asker import number
from bot.ui.press.custom_id import Press
from bot.ui.press.feature import was_played
from bot.ui.press.house import House
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from bot.ui.words.catalogues import game_words


@on_press("history", private=True, costly=True)
async def show_history(house: House, reply: Reply, press: Press) -> None:
    # The buttons of the page itself carry a token.
    reply.in_place = reply.on_desk and bool(press.token)
    page, _, _ = press.token.partition(".")
    await show(house, reply, press.match_id, page=number(page) if page else None)


@on_press("turn", private=True, costly=True)
async def jump_to_turn(house: House, reply: Reply, press: Press) -> None:
    await show(house, reply, press.match_id, turn=number(press.value))


@on_press("record", apart=True, costly=True)
async def record(house: House, reply: Reply, press: Press) -> None:
    table = await house.tables.load(press.match_id)
    if not await was_played(house, table, reply.user.id):
        raise Refused("not-over")
    live = await house.tables.live(table.row.id)
    words = game_words(reply.words.language, table.game.key)
    await reply.show(*record_page(table, paper(table, live), words))


async def show(house: House, reply: Reply, match_id: int, *, page: int | None = None, turn: int | None = None) -> None:
    """Answer with a page of the history, the one with a turn, or the last one."""
    table = await house.tables.load(match_id)
    words = game_words(reply.words.language, table.game.key)
    rows = await house.tables.history(match_id)
    told = await house.features.told(table, rows, table.seat_of(reply.user.id), words)
    at = page if turn is None else page_of_turn(told, turn)
    await reply.show(history_page(table, told, at, words, await house.features.turn_links(table.row.guild_id)))
