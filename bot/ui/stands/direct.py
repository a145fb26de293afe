"""Matches in direct messages: a table against computers where the bot is not on a server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import discord

from bot.services.clock.pace import NONE
from bot.services.errors import Refused
from bot.services.processes.right_of_way import answering
from bot.services.table.scene import Table
from bot.services.telling.cards import LOBBY
from bot.ui.pages.lobby import lobby_card
from bot.ui.press.asker import name_of_user
from bot.ui.press.codes import DM_REFUSED
from bot.ui.press.house import House
from bot.ui.press.reply import Reply
from bot.ui.stands import messages
from bot.ui.stands.card import digest_of
from bot.ui.words.places import address


def is_member(interaction: discord.Interaction) -> bool:
    """Whether the bot is on the server of an interaction.

    Not in direct messages, and not where only the person has installed it: there it may answer, but post nothing.
    """
    return interaction.guild_id is not None and interaction.client.get_guild(interaction.guild_id) is not None


async def open_direct(house: House, reply: Reply, game: str, pace: str | None) -> None:
    """Post the card of a new table in the direct messages of the person, who is alone with computers there.

    Raises UnknownGame, Refused `no-such-pace`, `direct-closed`.
    """
    channel_id = await _channel(house, reply)
    table = await house.match.lobby.open(
        game=game,
        guild_id=None,
        channel_id=channel_id,
        host_id=reply.user.id,
        host_name=name_of_user(reply),
        pace=pace or NONE,
        language=reply.words.language,
        switched=house.features.when_alone(),
    )
    if channel_id == reply.interaction.channel_id:
        await post_card(house, reply, table)
        return
    message_id = await _post_card(house, table, partial(_post, house, reply, channel_id, table))
    where = address(table.row, messages.Stands(channel_id, message_id))
    await reply.say(reply.words("direct-opened", where=where))


async def post_card(house: House, reply: Reply, table: Table) -> None:
    """Answer with the card of a new table, for everybody there."""
    await _post_card(house, table, reply.post)


async def _post_card(
    house: House, table: Table, post: Callable[[discord.ui.LayoutView, Sequence[discord.File]], Awaitable[int]]
) -> int:
    """Post the card of a new table and note where it stands, which is returned."""
    showing = answering()
    page = await lobby_card(house, table, showing=showing)
    digest = digest_of(page)
    message_id = await post(*page)
    stands = messages.Stands(table.row.channel_id, message_id)
    await house.telling.cards.put(LOBBY, table.row, stands, digest, whole=showing.whole)
    return message_id


async def _channel(house: House, reply: Reply) -> int:
    try:
        return await messages.dm_channel_in_turn(house, reply.user.id)
    except discord.HTTPException as error:
        if error.code not in DM_REFUSED:
            raise
        raise Refused("direct-closed") from error


async def _post(
    house: House,
    reply: Reply,
    channel_id: int,
    table: Table,
    view: discord.ui.LayoutView,
    files: Sequence[discord.File],
) -> int:
    """Post the card from elsewhere; if no direct message is taken, the table closes. Raises Refused `direct-closed`."""
    try:
        return (await messages.post(house, channel_id, str(reply.interaction.id), view, files)).message_id
    except discord.HTTPException as error:
        if error.code not in DM_REFUSED:
            raise
        await house.match.lobby.leave(table.row.id, reply.user.id)
        raise Refused("direct-closed") from error
