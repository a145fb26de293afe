"""*Join* on a table that stands on another server, *Rematch* of whoever was a guest, and the name by which people are
known there."""

from __future__ import annotations

from bot.exts.settings import show
from bot.features.guests.pages import NAME, first_time_page, name_form, numbered
from bot.features.guests.service import Guests
from bot.features.guests.told import sits, told_first
from bot.services.errors import Refused
from bot.services.table.scene import Glance
from bot.ui.pages.forms import typed
from bot.ui.press.asker import server_here
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import view_of
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from bot.ui.stands.opening import opens_none


@on_press("visit", private=True)
async def visit(house: House, reply: Reply, press: Press) -> None:
    """Take a seat at a table of another server; whoever has no name for that is asked for one first."""
    match_id = await _shown(house, reply, press)
    if not await house[Guests].of(reply.user.id):
        await reply.show(first_time_page(match_id, reply.words))
        return
    await _sit(house, reply, match_id)


@on_press("visitas", form=True)
async def ask_name(house: House, reply: Reply, press: Press) -> None:
    match_id = numbered(press.token)
    await reply.modal(name_form(await house[Guests].of(reply.user.id), reply.words, match_id=match_id))


@on_press("visitname")
async def name_and_sit(house: House, reply: Reply, press: Press) -> None:
    match_id = await _shown(house, reply, press)
    await house[Guests].choose(reply.user.id, typed(reply.interaction, NAME))
    await _sit(house, reply, match_id)


@on_press("guestname", form=True)
async def change_name(house: House, reply: Reply, press: Press) -> None:
    await reply.modal(name_form(await house[Guests].of(reply.user.id), reply.words))


@on_press("setguest")
async def set_name(house: House, reply: Reply, press: Press) -> None:
    """From the settings; none if nothing is typed."""
    if chosen := typed(reply.interaction, NAME).strip():
        await house[Guests].choose(reply.user.id, chosen)
    else:
        await house[Guests].remove(reply.user.id)
    await show(house, reply)


@on_press("rejoin")
async def rejoin(house: House, reply: Reply, press: Press) -> None:
    """Whoever was a guest at the match before is asked to its rematch, of which nothing is seen yet."""
    number = numbered(press.token.removesuffix("."))
    before = (await house.tables.glance(number)).row.rematch_of
    if before is None or not await house[Guests].comes(before, reply.user.id):
        raise Refused("no-such-match", number=number)
    await rematch(house, reply, await house.tables.glance(before))


async def rematch(house: House, reply: Reply, old: Glance) -> None:
    """Sit down at the rematch of a match as a guest once more, playing in direct messages again. Raises Refused."""
    seat = old.own_seat(reply.user.id)
    if not old.over:
        raise Refused("not-over")
    if not (await house.people.guilds.of(old.row.guild_id)).shows_ours:
        raise Refused("not-elsewhere")
    newest = await house.match.lobby.rematch_of(old.row.id)
    if newest is not None and newest.seat_of(reply.user.id) is not None:
        raise Refused("already-seated")
    barred = await opens_none(house, reply, old.row)
    async with told_first(house, reply, old.row) as told:
        arrives = house[Guests].arrives(reply.user.id, told)
        table = await house.match.lobby.rematch(old.row.id, reply.user.id, old.seats[seat].name, arrives, barred=barred)
    await reply.say(sits(reply, table.row.id, told))


async def _shown(house: House, reply: Reply, press: Press) -> int:
    """The number of a table that the server shows where it is pressed.

    Only that counts, so a forged number leads nowhere. Raises Refused `only-in-a-server`, `not-elsewhere`.
    """
    match_id = numbered(press.token)
    await house[Guests].check_elsewhere(server_here(reply), match_id)
    return match_id


async def _sit(house: House, reply: Reply, match_id: int) -> None:
    """Tell the person in direct messages, and only then take the seat. Raises Refused."""
    table = await house.tables.load(match_id)
    if table.seat_of(reply.user.id) is not None:
        raise Refused("already-seated")
    name = await house[Guests].of(reply.user.id)
    async with told_first(house, reply, table.row) as told:
        await house.match.lobby.join(match_id, reply.user.id, name, house[Guests].arrives(reply.user.id, told))
    await reply.show(view_of(sits(reply, match_id, told)))
