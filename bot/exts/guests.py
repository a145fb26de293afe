"""Guests of other servers: *Join* on a table that stands elsewhere, and the name by which people are known there."""

from __future__ import annotations

from bot.services.errors import Refused
from bot.ui.pages.forms import typed
from bot.ui.pages.guests import NAME, first_time_page, name_form, numbered
from bot.ui.press.asker import server_here
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import view_of
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from bot.ui.stands.guests import sits, told_first


@on_press("visit", private=True)
async def visit(house: House, reply: Reply, press: Press) -> None:
    """Take a seat at a table of another server; whoever has no name for that is asked for one first."""
    match_id = await _shown(house, reply, press)
    if not await house.people.guests.of(reply.user.id):
        await reply.show(first_time_page(match_id, reply.words))
        return
    await _sit(house, reply, match_id)


@on_press("visitas", form=True)
async def ask_name(house: House, reply: Reply, press: Press) -> None:
    match_id = numbered(press.token)
    await reply.modal(name_form(await house.people.guests.of(reply.user.id), reply.words, match_id=match_id))


@on_press("visitname")
async def name_and_sit(house: House, reply: Reply, press: Press) -> None:
    match_id = await _shown(house, reply, press)
    await house.people.guests.choose(reply.user.id, typed(reply.interaction, NAME))
    await _sit(house, reply, match_id)


async def _shown(house: House, reply: Reply, press: Press) -> int:
    """The number of a table that the server shows where it is pressed.

    Only that counts, so a forged number leads nowhere. Raises Refused `only-in-a-server`, `not-elsewhere`.
    """
    match_id = numbered(press.token)
    await house.waiting.check_elsewhere(server_here(reply), match_id)
    return match_id


async def _sit(house: House, reply: Reply, match_id: int) -> None:
    """Tell the person in direct messages, and only then take the seat. Raises Refused."""
    table = await house.tables.load(match_id)
    if table.seat_of(reply.user.id) is not None:
        raise Refused("already-seated")
    name = await house.people.guests.of(reply.user.id)
    async with told_first(house, reply, table.row) as told:
        await house.match.lobby.join(match_id, reply.user.id, name, told)
    await reply.show(view_of(sits(reply, match_id, told)))
