"""What the bot must be allowed to do in a channel where tables open."""

from __future__ import annotations

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


def needed() -> discord.Permissions:
    """The permissions as Discord counts them, for the invite link."""
    return discord.Permissions(**dict.fromkeys(NEEDED, True))


def missing_permissions(granted: discord.Permissions) -> list[str]:
    """Ids (`permission-<name>`) of what is missing."""
    return [f"permission-{name}" for name in NEEDED if not getattr(granted, name)]


def visible_channels(interaction: discord.Interaction) -> list[int]:
    """The channels of the server that the person who presses can see; none where the bot is not a member."""
    guild = interaction.client.get_guild(interaction.guild_id or 0)
    if guild is None or not isinstance(interaction.user, discord.Member):
        return []
    return [channel.id for channel in guild.channels if channel.permissions_for(interaction.user).view_channel]
