"""Addresses of what stands in Discord."""

from __future__ import annotations

from bot.services.tables import MatchRow


def address(row: MatchRow, place: int | str) -> str:
    """The address of a place of a match: a channel, or `<channel>/<message>`; direct messages are on no server."""
    server = "@me" if row.direct else row.guild_id
    return f"https://discord.com/channels/{server}/{place}"
