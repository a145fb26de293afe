"""*Not with me*: from a person's menu (*Apps*), from a finished match, and from `/settings`."""

from __future__ import annotations

import discord

from bot.features.apart.pages import PLACE, apart_page, from_match_page
from bot.features.apart.service import NotWithMe, Other
from bot.services.errors import Refused
from bot.ui.press.asker import LONGEST_ID, name_at_tables, number
from bot.ui.press.commands import menu
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import names_in, people_in
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply


@menu("menu-apart")
async def not_with_me(house: House, reply: Reply, member: discord.User) -> None:
    await keep(house, reply, member.id, member.display_name, bot=member.bot)


@on_press("apart")
async def show_list(house: House, reply: Reply, press: Press) -> None:
    await reply.show(apart_page(await house[NotWithMe].of(reply.user.id), reply.words))


@on_press("apartof", apart=True)
async def choose_from_match(house: House, reply: Reply, press: Press) -> None:
    """Who of the people of a match it is."""
    found = await house.tables.glance(press.match_id)
    found.own_seat(reply.user.id)
    others = [row for row in found.persons() if row.user_id not in (None, reply.user.id)]
    if not others:
        raise Refused("nobody-else-there")
    await reply.show(from_match_page(found.row, others, reply.words))


@on_press("apartadd")
async def add(house: House, reply: Reply, press: Press) -> None:
    """Somebody chosen from a list: of a match's people, or of everybody."""
    if press.match_id:
        chosen = number(press.value, LONGEST_ID)
        match = await house.tables.glance(press.match_id)
        met_as = 0 if match.row.by_account else match.row.id
        found = [
            (row.user_id, row.name)
            for row in match.persons()
            if chosen == (row.user_id if match.row.by_account else row.seat)
        ]
    else:
        met_as = 0
        people = people_in(reply.interaction, press.values)
        names = names_in(reply.interaction, people)
        found = [(one, name) for one, name in zip(people, names, strict=True)]
    if not found:
        raise Refused("no-bots")
    user_id, name = found[0]
    assert user_id is not None
    await keep(house, reply, user_id, name, met_as=met_as)


@on_press("together")
async def take_back(house: House, reply: Reply, press: Press) -> None:
    """By the list, which shows what is left."""
    chosen = press.value
    if chosen.startswith(PLACE):
        known = await house[NotWithMe].of(reply.user.id)
        place = number(chosen.removeprefix(PLACE))
        found = [(one.user_id, one.met_as) for one in known[max(0, place) :][:1] if place >= 0]
    else:
        found = [(number(chosen, LONGEST_ID), 0)]
    for user_id, met_as in found:
        await house[NotWithMe].forgive(reply.user.id, user_id, met_as)
    await reply.show(apart_page(await house[NotWithMe].of(reply.user.id), reply.words))


async def keep(house: House, reply: Reply, user_id: int, name: str, *, bot: bool = False, met_as: int = 0) -> None:
    """Keep the two apart and say so to whoever has asked. Raises Refused.

    met_as: as for `Other`.
    """
    if bot:
        raise Refused("no-bots")
    other = Other(user_id, name_at_tables(name), met_as)
    await house[NotWithMe].keep(reply.user.id, other)
    await reply.show(apart_page(await house[NotWithMe].of(reply.user.id), reply.words, other))
