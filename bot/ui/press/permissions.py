"""What the bot must be allowed to do in a channel where tables open, and which channels people see."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import discord

NEEDED: Final = (
    "view_channel",
    "send_messages",
    "create_public_threads",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
)
"""Names as in discord.py; the README and the invite link ask for exactly these."""


def missing_permissions(granted: discord.Permissions) -> list[str]:
    """Ids (`permission-<name>`) of what is missing."""
    return [f"permission-{name}" for name in NEEDED if not getattr(granted, name)]


FOR_TABLES: Final = ("game", "table", "play", "spiel", "tisch", "brett", "bot")
FOR_BOARD: Final = ("find", "board", "lfg", "notice", "lobby", "such", "aushang", "mitspiel")
"""Parts of names of channels that are likely meant for tables, or for what leads to them."""


def likely(guild: discord.Guild, names: Collection[str]) -> list[discord.TextChannel]:
    """The text channels that everybody sees and where the bot has what it needs, the likeliest by their names first."""
    everybody = guild.default_role
    found = [
        channel
        for channel in guild.text_channels
        if not channel.is_news()
        and not missing_permissions(channel.permissions_for(guild.me))
        and channel.permissions_for(everybody).view_channel
    ]

    def rank(channel: discord.TextChannel) -> tuple[int, bool, int]:
        hits = [at for at, name in enumerate(names) if name in channel.name.casefold()]
        silent = not channel.permissions_for(everybody).send_messages
        return min(hits, default=len(names)), silent, channel.position

    return sorted(found, key=rank)


def may_post(interaction: discord.Interaction) -> bool:
    """Whether the person may write where the press was, and the bot may too."""
    person, bot = interaction.permissions, interaction.app_permissions
    if isinstance(interaction.channel, discord.Thread):
        return person.send_messages_in_threads and bot.send_messages_in_threads and bot.attach_files
    return person.send_messages and bot.send_messages and bot.attach_files


def visible_channels(interaction: discord.Interaction) -> list[int]:
    """The channels of the server that the person who presses can see; none where the bot is not a member."""
    guild = interaction.client.get_guild(interaction.guild_id or 0)
    return [] if guild is None else [channel.id for channel in guild.channels if _sees(interaction.user, channel)]


def sees(interaction: discord.Interaction, guild_id: int, channel_id: int) -> bool | None:
    """Whether whoever presses or types, in the same server, is in a channel or can see it; None if it is gone."""
    if interaction.guild_id != guild_id:
        return False
    here = interaction.channel
    if channel_id in (interaction.channel_id, here.parent_id if isinstance(here, discord.Thread) else None):
        return True
    guild = interaction.client.get_guild(guild_id)
    channel = None if guild is None else guild.get_channel(channel_id)
    if channel is None:
        return None if guild is not None else False
    return _sees(interaction.user, channel)


def _sees(user: discord.User | discord.Member, channel: discord.abc.GuildChannel) -> bool:
    return isinstance(user, discord.Member) and channel.permissions_for(user).view_channel
