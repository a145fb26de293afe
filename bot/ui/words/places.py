"""Where things stand in Discord, and their addresses."""

from __future__ import annotations

import discord

from bot.services.table.scene import MatchRow, Scene
from bot.services.telling.wishes import ShowLobby


def address(row: MatchRow, place: int | str | None = None) -> str:
    """The address of a place of a match: a channel, or `<channel>/<message>`; by itself where it is played.

    Direct messages are on no server.
    """
    server = "@me" if row.direct else row.guild_id
    return f"https://discord.com/channels/{server}/{place or row.thread_id or row.channel_id}"


def card_address(table: Scene) -> str:
    """The address of the card of a table; of its channel where none stands."""
    stands = table.where(ShowLobby())
    return address(table.row, f"{stands.channel_id}/{stands.message_id}" if stands else table.row.channel_id)


def direct_address(place: int | str) -> str:
    """The address of a place in direct messages, for whoever cannot see where the match is played."""
    return f"https://discord.com/channels/@me/{place}"


def in_its_thread(row: MatchRow, interaction: discord.Interaction) -> bool:
    """Whether somebody presses in the thread of a match; direct messages may hold several, so they are none."""
    return not row.direct and interaction.channel_id == row.thread_id
