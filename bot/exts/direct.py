"""`/game new` where the bot is not on a server: a table against computers, in the direct messages of the person."""

from __future__ import annotations

import discord

from bot.services.errors import Refused
from bot.services.pace import NONE
from bot.services.tables import Table
from bot.services.wishes import ShowLobby
from bot.ui import messages
from bot.ui.asked import name_of_user
from bot.ui.house import House
from bot.ui.lobby_card import lobby_card
from bot.ui.places import address
from bot.ui.reply import Reply


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
    table = await house.lobby.open_direct(
        game=game,
        channel_id=channel_id,
        host_id=reply.user.id,
        host_name=name_of_user(reply),
        pace=pace or NONE,
        language=reply.words.language,
    )
    async with house.showing.hold(table.row.id):
        if channel_id == reply.interaction.channel_id:
            message_id = await reply.post(*await lobby_card(house, table))
        else:
            message_id = await _post(house, reply, channel_id, table)
            await reply.say(reply.words("direct-opened", where=address(table.row, f"{channel_id}/{message_id}")))
        await house.panels.posted(table, ShowLobby(), channel_id, message_id)


async def _channel(house: House, reply: Reply) -> int:
    try:
        return await messages.dm_channel(house, reply.user.id)
    except discord.HTTPException as error:
        if error.code not in messages.DM_REFUSED:
            raise
        raise Refused("direct-closed") from error


async def _post(house: House, reply: Reply, channel_id: int, table: Table) -> int:
    """Post the card from elsewhere; if no direct message is taken, the table closes. Raises Refused `direct-closed`."""
    try:
        return await messages.post(house, channel_id, str(reply.interaction.id), *await lobby_card(house, table))
    except discord.HTTPException as error:
        if error.code not in messages.DM_REFUSED:
            raise
        await house.lobby.leave(table.row.id, reply.user.id)
        raise Refused("direct-closed") from error
