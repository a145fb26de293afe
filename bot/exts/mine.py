"""Find tables: `/mygames` everywhere, `/hand` in a table's thread, `/game list`, `/game board`, `/game resign`."""

from __future__ import annotations

import discord

from bot.services.errors import Refused
from bot.services.processes.right_of_way import Showing
from bot.ui.pages.lists import matches_of_guild
from bot.ui.pages.my_matches import my_matches
from bot.ui.pages.table import heading, picture
from bot.ui.press.asker import meant, server_here
from bot.ui.press.commands import command
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import RED, button, galleries, view_of
from bot.ui.press.permissions import visible_channels
from bot.ui.press.presses import as_command, on_press
from bot.ui.press.reply import Reply
from bot.ui.stands.desks import show_desk
from bot.ui.words.catalogues import game_words


@on_press("resign")
async def really_resign(house: House, reply: Reply, press: Press) -> None:
    await house.match.seats.resign(press.match_id, reply.user.id)
    await reply.show(view_of(reply.words("resigned")))


@on_press("mygames", apart=True)
async def press_mygames(house: House, reply: Reply, press: Press) -> None:
    await show_mine(house, reply)


@command("mygames")
async def show_mine(house: House, reply: Reply) -> None:
    """All open matches of the person."""
    await reply.show(await my_matches(house, reply.user.id, reply.words))


@command("game list")
async def show_list(house: House, reply: Reply) -> None:
    """The matches of a server."""
    channels = visible_channels(reply.interaction)
    await reply.show(await matches_of_guild(house, server_here(reply), channels, reply.words))


@command("game board", number="cmd-number")
async def show_board(house: House, reply: Reply, number: int | None = None) -> None:
    """The board as spectators see it, privately."""
    table = await meant(house, reply, number)
    if table.state is None:
        raise Refused("not-running")
    words = game_words(reply.words.language, table.game.key)
    files = await picture(house.pictures, table, table.view(None), words, "board", Showing())
    await reply.show(view_of(discord.ui.TextDisplay(f"### {heading(table, words)}"), *galleries(files)), files)


@command("hand", number="cmd-number")
async def show_hand(house: House, reply: Reply, number: int | None = None) -> None:
    """The desk of the person at the match that is meant."""
    table = await meant(house, reply, number)
    await show_desk(house, reply, table.row.id)


@command("game resign", number="cmd-number")
async def ask_to_resign(house: House, reply: Reply, number: int | None = None) -> None:
    """Ask once: leaving cannot be undone."""
    table = await meant(house, reply, number)
    table.own_seat(reply.user.id)
    if table.row.status not in ("running", "suspended"):
        raise Refused("not-running")
    sure = button(reply.words("button-resign"), Press("resign", table.row.id), RED)
    await reply.show(view_of(reply.words("resign-sure", number=str(table.row.id)), [sure]))


press_resign = as_command("askresign", ask_to_resign, private=True)
