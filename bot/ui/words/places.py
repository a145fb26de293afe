"""Where things stand in Discord, and their addresses."""

from __future__ import annotations

import discord

from bot.services.table.scene import MatchRow, Scene
from bot.services.telling.cards import CardRow
from bot.services.telling.panels import PanelRow, Stands


def address(row: MatchRow, place: int | Stands | PanelRow | CardRow | None = None) -> str:
    """The address of a place of a match: a channel, or where a message stands; by itself where it is played."""
    return _address("@me" if row.direct else row.guild_id, place or row.thread_id or row.channel_id)


def card_address(table: Scene) -> str:
    """The address of the card of a table; of its channel where none stands."""
    stands = table.card
    return address(table.row, stands or table.row.channel_id)


def direct_address(place: int | Stands | PanelRow | CardRow) -> str:
    """The address of a place in direct messages, which are on no server."""
    return _address("@me", place)


def _address(server: int | str, place: int | Stands | PanelRow | CardRow) -> str:
    at = place if isinstance(place, int) else f"{place.channel_id}/{place.message_id}"
    return f"https://discord.com/channels/{server}/{at}"


def in_its_thread(row: MatchRow, interaction: discord.Interaction) -> bool:
    """Whether somebody presses in the thread of a match; direct messages may hold several, so they are none."""
    return not row.direct and interaction.channel_id == row.thread_id
