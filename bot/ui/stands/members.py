"""Whether somebody is on a server, and sees a channel of it: members are not listed for us, so Discord is asked."""

from __future__ import annotations

import discord

from bot.ui.press.house import House
from bot.ui.stands import messages


async def member_of(guild: discord.Guild, user_id: int) -> discord.Member | None:
    """A person on a server; None for whoever is not there. Raises discord.HTTPException."""
    try:
        return guild.get_member(user_id) or await messages.within(guild.fetch_member(user_id))
    except discord.NotFound:
        return None


async def sees(house: House, guild_id: int, channel_id: int, user_id: int) -> bool:
    """Whether the person is on the server and sees the channel.

    Whoever has left the server is told of nothing there and looks for nothing there any more. Raises
    discord.HTTPException.
    """
    guild = house.client.get_guild(guild_id)
    channel = None if guild is None else guild.get_channel(channel_id)
    if guild is None or channel is None:
        return False
    member = await member_of(guild, user_id)
    if member is None:
        await house.gathering.watches.nothing(user_id, guild_id)
        await house.gathering.searches.stop(user_id, guild_id)
        return False
    return channel.permissions_for(member).view_channel
