"""After the end: the *Rematch* button."""

from __future__ import annotations

import discord

from bot.services.errors import Refused
from bot.services.table.scene import Glance
from bot.ui.pages.guests import numbered
from bot.ui.press.asker import name_of_user
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import BLUE, button, view_of
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from bot.ui.stands.guests import sits, told_first
from bot.ui.stands.members import member_of
from bot.ui.stands.opening import check_opens, check_place


@on_press("rematch")
async def rematch(house: House, reply: Reply, press: Press) -> None:
    await _sit(house, reply, await house.tables.glance(press.match_id))


@on_press("rejoin")
async def rejoin(house: House, reply: Reply, press: Press) -> None:
    """The same where whoever was a guest at the match before is asked to its rematch, of which nothing is seen yet."""
    number = numbered(press.token.removesuffix("."))
    before = (await house.tables.glance(number)).row.rematch_of
    if before is None or not await house.people.guests.comes(before, reply.user.id):
        raise Refused("no-such-match", number=number)
    await _sit(house, reply, await house.tables.glance(before))


async def _sit(house: House, reply: Reply, old: Glance) -> None:
    """Sit down at the rematch of a match. Raises Refused."""
    barred = None if old.row.direct else await _opens_none(house, reply, old.row.guild_id, old.row.channel_id)
    if await house.people.guests.comes(old.row.id, reply.user.id):
        await _as_guest(house, reply, old, barred)
        return
    table = await house.match.lobby.rematch(old.row.id, reply.user.id, name_of_user(reply), barred=barred)
    if table.alone:
        await house.match.matches.start(table.row.id, reply.user.id)
        play = button(reply.words("button-play"), Press("play", table.row.id), BLUE)
        await reply.show(view_of(reply.words("rematch-begun", number=str(table.row.id)), [play]))
        return
    where = f"<#{table.row.channel_id}>" if not table.row.direct else reply.words("rematch-here")
    await reply.say(reply.words("rematch-open", number=str(table.row.id), where=where))


async def _as_guest(house: House, reply: Reply, old: Glance, barred: Refused | None) -> None:
    """The same for a guest of another server, who plays in direct messages again. Raises Refused."""
    seat = old.own_seat(reply.user.id)
    if not old.over:
        raise Refused("not-over")
    if not (await house.people.guilds.of(old.row.guild_id)).shows_ours:
        raise Refused("not-elsewhere")
    newest = await house.match.lobby.rematch_of(old.row.id)
    if newest is not None and newest.seat_of(reply.user.id) is not None:
        raise Refused("already-seated")
    async with told_first(house, reply, old.row) as told:
        table = await house.match.lobby.rematch(old.row.id, reply.user.id, old.seats[seat].name, told, barred=barred)
    await reply.say(sits(reply, table.row.id, told))


async def _opens_none(house: House, reply: Reply, guild_id: int, channel_id: int) -> Refused | None:
    """Why this person may open no table in a channel, but may sit down at one that waits; None where both may be.

    Raises Refused where nobody opens tables there now.
    """
    channel = house.client.get_channel(channel_id)
    if not isinstance(channel, discord.TextChannel) or channel.is_news():
        raise Refused("channel-gone")
    chosen = await check_place(house, guild_id, channel_id, channel.permissions_for(channel.guild.me))
    if not chosen.rules_of(channel_id).role:
        return None
    here = reply.interaction.guild_id == guild_id  # it is pressed in direct messages too, where nobody has a role
    try:
        check_opens(reply.user if here else await member_of(channel.guild, reply.user.id), chosen, channel_id)
    except Refused as refused:
        return refused
    return None
