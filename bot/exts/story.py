"""The story of a finished match: shown to whoever asks, posted where one who has played wants it."""

from __future__ import annotations

import discord

from bot.services.errors import Refused
from bot.services.table.scene import Table
from bot.ui.pages.story import story_page
from bot.ui.press.asker import retraced
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import Page
from bot.ui.press.permissions import may_post
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply


@on_press("story", apart=True, costly=True)
async def story(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    """For whoever asks alone."""
    table = await house.tables.load(press.match_id)
    post = await _may_post(house, reply, table)
    await reply.show(*await _page(house, table, reply.words.language, post=post))


@on_press("poststory", apart=True, costly=True)
async def post_it(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    """For everybody here, once."""
    here = reply.interaction.channel_id or 0
    async with house.study.reviews.posting.hold(press.match_id):
        table = await house.tables.load(press.match_id)
        if await house.study.reviews.has_story(press.match_id, here):
            raise Refused("story-stands")
        if not await _may_post(house, reply, table):
            raise Refused("story-not-here")
        message_id = await reply.post(*await _page(house, table, table.row.language))
        await house.study.reviews.story_shown(press.match_id, here, message_id)


async def _page(house: House, table: Table, language: str, *, post: bool = False) -> Page:
    """Raises Refused `not-over`, `no-review`, `review-pending`."""
    made, _ = await house.study.reviews.get(table)
    return await story_page(house, table, *await retraced(house, table), made, language, post=post)


async def _may_post(house: House, reply: Reply, table: Table) -> bool:
    """Whether the person has played and may write here, on the server of the match, where that wants tables; and
    whether it does not stand here already."""
    here = reply.interaction
    if table.seat_of(reply.user.id) is None or here.guild_id != table.row.guild_id or not may_post(here):
        return False
    wanted = (await house.people.guilds.of(table.row.guild_id)).channels
    parent = here.channel.parent_id if isinstance(here.channel, discord.Thread) else here.channel_id
    if wanted and parent not in wanted:
        return False
    return not await house.study.reviews.has_story(table.row.id, here.channel_id or 0)
