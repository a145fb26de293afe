"""Shared moments: put an own choice of a finished match to the channel, answer one, take one back."""

from __future__ import annotations

import discord

from bot.features.moments.pages import answered_page, offered_page
from bot.features.moments.service import Moments
from bot.services.errors import Refused
from bot.services.table.scene import Table
from bot.ui.press.asker import LONGEST_NUMBER, manages, number, refused
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import choice, select, view_of
from bot.ui.press.permissions import missing_permissions
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from bot.ui.stands.members import member_of
from bot.ui.words.catalogues import NAMELESS, clean

MOST_CHOICES = 25


@on_press("shareof", apart=True, costly=True)
async def look(house: House, reply: Reply, press: Press) -> None:
    """An own choice as others would see it."""
    found = await house[Moments].offer(press.match_id, reply.user.id, number(press.token))
    await reply.show(*await offered_page(house.pictures, found, reply.words.language))


@on_press("shareit", private=True, costly=True)
async def share(house: House, reply: Reply, press: Press) -> None:
    table = await house.tables.load(press.match_id)
    await _may_write(house, reply, table)
    await house[Moments].share(press.match_id, reply.user.id, number(press.token))
    await reply.show(view_of(reply.words("moment-shared", where=f"<#{table.row.channel_id}>")))


@on_press("momentof", apart=True)
async def answer(house: House, reply: Reply, press: Press) -> None:
    """Whoever answers sees at once what others chose; so does whoever shares it, without an answer.

    Only people within reach of the match answer, so the moment must be one of it.
    """
    moment_id, _, choice = press.token.partition(".")
    moments, found = house[Moments], number(moment_id, LONGEST_NUMBER)
    key = await refused(
        moments.answer(press.match_id, found, reply.user.id, number(choice)), "puzzle-answered", "moment-over"
    )
    moment = await moments.get(found, reply.user.id)
    if moment.position.choice is None and moment.row.user_id != reply.user.id:
        raise Refused("moment-over")
    await reply.show(answered_page(moment, reply.words.language, note=key and reply.words(key)))


@on_press("momentback", private=True)
async def take_back(house: House, reply: Reply, press: Press) -> None:
    await house[Moments].take_back(number(press.token, LONGEST_NUMBER), reply.user.id)
    await reply.show(view_of(reply.words("moment-taken-back")))


@on_press("askmoment", apart=True)
async def ask_which(house: House, reply: Reply, press: Press) -> None:
    """Which moment of a match a moderator takes down."""
    await _check_manager(house, reply, press.match_id)
    found = await house[Moments].at(press.match_id)
    names = await house.tables.names([one.user_id for one in found])
    options = [
        choice(reply.words("moment-of", who=clean(names.get(one.user_id, NAMELESS)), number=str(one.id)), str(one.id))
        for one in found[:MOST_CHOICES]
    ]
    if not options:
        raise Refused("no-moment")
    chooser = select(reply.words("moment-take-down-which"), Press("momentdown", press.match_id), options)
    await reply.show(view_of(reply.words("moment-take-down"), [chooser]))


@on_press("momentdown")
async def take_down(house: House, reply: Reply, press: Press) -> None:
    await _check_manager(house, reply, press.match_id)
    moment_id = number(press.value, LONGEST_NUMBER)
    await house[Moments].take_down(press.match_id, moment_id, reply.user.id)
    await reply.show(view_of(reply.words("moment-taken-down")))


async def _check_manager(house: House, reply: Reply, match_id: int) -> None:
    """Raises Refused `only-managers`."""
    if not await manages(house, reply, (await house.tables.glance(match_id)).row.guild_id):
        raise Refused("only-managers")


async def _may_write(house: House, reply: Reply, table: Table) -> None:
    """Raises Refused unless the person and the bot may write in the channel of a match and its server wants that."""
    guild = house.client.get_guild(table.row.guild_id)
    channel = None if guild is None else guild.get_channel(table.row.channel_id)
    if guild is None or not isinstance(channel, discord.TextChannel) or not await house[Moments].allowed(table):
        raise Refused("moment-no-channel")
    member = await member_of(guild, reply.user.id)  # the press may come from direct messages
    if member is None or not channel.permissions_for(member).send_messages:
        raise Refused("moment-no-channel")
    if missing := missing_permissions(channel.permissions_for(guild.me)):
        raise Refused("permissions-missing", permissions=tuple(missing))
