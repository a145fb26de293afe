"""The notice board: look further, look at a seat that anybody may take and take it, open a table."""

from __future__ import annotations

from bot.features.notice_board.cards import board_for
from bot.features.notice_board.pages import GAME, OPEN, open_form
from bot.features.notice_board.seat_page import seat_page
from bot.services.errors import Refused
from bot.ui.pages.forms import PACE, typed
from bot.ui.pages.lists import link
from bot.ui.press.asker import LONGEST_NUMBER, name_of_user, number, server_here
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import view_of
from bot.ui.press.permissions import visible_channels
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from bot.ui.stands.opening import open_from_elsewhere
from bot.ui.words.catalogues import game_words


@on_press("boardmore", private=True)
async def look_further(house: House, reply: Reply, press: Press) -> None:
    """The list from a line on, for the reader alone, who may see more of it than stands there for everybody."""
    guild_id = server_here(reply)
    first = max(0, number(press.token.partition(".")[0]))
    channels = visible_channels(reply.interaction)
    language, reader = reply.words.language, reply.user.id
    await reply.show(await board_for(house, guild_id, channels, language, first=first, reader=reader))


@on_press(OPEN, form=True)
async def ask_what_to_open(house: House, reply: Reply, press: Press) -> None:
    await reply.modal(open_form(reply.words, (await house.people.guilds.of(server_here(reply))).pace))


@on_press("boardset", private=True)
async def open_what_was_asked(house: House, reply: Reply, press: Press) -> None:
    await open_from_elsewhere(house, reply, typed(reply.interaction, GAME), typed(reply.interaction, PACE))


@on_press("seatlook", private=True, costly=True)
async def look_at_seat(house: House, reply: Reply, press: Press) -> None:
    """The position as everybody sees it, and the way to take the seat that is offered."""
    table = await house.tables.load(press.match_id)
    vote = await house.match.votes.get(number(press.token, LONGEST_NUMBER))
    if vote is None or vote.match_id != press.match_id or vote.kind != "replace":
        raise Refused("no-such-vote")
    if vote.outcome is not None:
        raise Refused("vote-closed")
    await reply.show(*await seat_page(house, table, vote.seat, vote.id, reply.words.language))


@on_press("seattake")
async def take_seat(house: House, reply: Reply, press: Press) -> None:
    await house.match.votes.cast(
        press.match_id, number(press.token, LONGEST_NUMBER), reply.user.id, "take", name_of_user(reply)
    )
    table = await house.tables.load(press.match_id)
    where = await link(house, table.row, game_words(reply.words.language, table.game.key))
    await reply.show(view_of(reply.words("board-taken", match=where)))
