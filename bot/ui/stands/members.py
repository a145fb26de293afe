"""Whether somebody is on a server, and sees a channel of it: members are not listed for us, so Discord is asked; and so
whether a person may be told of something there now."""

from __future__ import annotations

import discord

from bot.services.errors import Refused
from bot.services.people.preferences import Player
from bot.ui.press.asker import LONGEST_ID, guild_here, number
from bot.ui.press.house import House
from bot.ui.press.reply import Reply
from bot.ui.stands import messages
from bot.ui.stands.card import Gone, Later
from bot.ui.stands.quiet import opens_at


def out_of_reach(house: House, guild_id: int) -> bool:
    """Whether Discord has not told of a server yet, or says that it is not available: who is there cannot be said."""
    guild = house.client.get_guild(guild_id)
    return guild.unavailable if guild is not None else not house.client.is_ready()


async def member_of(guild: discord.Guild, user_id: int) -> discord.Member | None:
    """A person on a server; None for whoever is not there. Raises discord.HTTPException."""
    try:
        return guild.get_member(user_id) or await messages.within(guild.fetch_member(user_id))
    except discord.NotFound:
        return None


async def meant_server(reply: Reply, token: str) -> int:
    """The server that is meant: the one where it is pressed, or in direct messages the one that a button names, if the
    person is there.

    Raises Refused `only-in-a-server` where the bot or the person is not, discord.HTTPException.
    """
    if reply.interaction.guild_id is not None:
        return guild_here(reply).id
    guild = reply.interaction.client.get_guild(number(token, LONGEST_ID))
    if guild is None or await member_of(guild, reply.user.id) is None:
        raise Refused("only-in-a-server")
    return guild.id


async def sees(house: House, guild_id: int, channel_id: int, user_id: int) -> bool:
    """Whether the person is on the server and sees the channel.

    Whoever has left the server is told of nothing there and looks for nothing there any more. Raises
    discord.HTTPException, and ConnectionError while the server is out of reach.
    """
    if out_of_reach(house, guild_id):
        raise ConnectionError("the server is out of reach")
    guild = house.client.get_guild(guild_id)
    channel = None if guild is None else guild.get_channel(channel_id)
    if guild is None or channel is None:
        return False
    member = await member_of(guild, user_id)
    if member is None:
        async with house.door.write() as tx:
            for one in house.door.hears:
                await one.absent(tx, guild_id, user_id)
        return False
    return channel.permissions_for(member).view_channel


async def not_to_be_told(
    house: House, player: Player, guild_id: int, channel_id: int, user_id: int
) -> Gone | Later | None:
    """What becomes of a card that tells a person of something in a channel, and does not stand yet, where it is not to
    be posted now; None where it is. Raises like `sees`."""
    if at := opens_at(house, player):
        return Later(at)
    return None if await sees(house, guild_id, channel_id, user_id) else Gone()
