"""Servers as tables that begin at an hour ask of them: everybody and everything is there, but for what has gone."""

from __future__ import annotations


class Servers:
    """gone: people who have left, and channels that were deleted."""

    def __init__(self, *gone: int) -> None:
        self._gone = gone

    async def has_person(self, guild_id: int, user_id: int) -> bool:
        """Whether a person is on a server."""
        return user_id not in self._gone

    def has_channel(self, guild_id: int, channel_id: int) -> bool:
        """Whether a channel of a server is there."""
        return channel_id not in self._gone
