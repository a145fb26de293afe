"""Whether somebody is on a server, and sees a channel of it: members are not listed for us, so Discord is asked."""

from __future__ import annotations

import discord

from bot.ui.press.house import House
from bot.ui.stands import messages


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
