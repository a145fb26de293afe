"""What people have written last in a room, and with how many of them direct messages are opened at once."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

import discord
from cachetools import LRUCache

ROOMS: Final = 10_000
AT_ONCE, SECONDS = 5, 10
"""So many direct messages are opened with people in so short a time; Discord refuses whoever opens many (40003)."""


class Talk:
    """The newest message of each room that somebody has written.

    Discord also writes messages of its own ("Ana was added to the thread"), and counts them as the newest.
    """

    def __init__(self) -> None:
        self._said: LRUCache[int, int] = LRUCache(ROOMS)
        self._noise: LRUCache[int, int] = LRUCache(ROOMS)

    def heard(self, message: discord.Message) -> None:
        """A message has come in."""
        kept = self._noise if message.is_system() else self._said
        kept[message.channel.id] = message.id

    def newest(self, room: object) -> int | None:
        """The newest message that somebody has written in a room, as far as is known."""
        room_id, last = getattr(room, "id", 0), getattr(room, "last_message_id", None)
        return self._said.get(room_id) if last is not None and last == self._noise.get(room_id) else last


class Openings:
    """Direct messages are opened some in a short time; whoever comes too soon gets a time."""

    def __init__(self) -> None:
        self._last: deque[float] = deque(maxlen=AT_ONCE)
        """The newest times that were given away, in the time of the event loop."""
        self._given: LRUCache[int, float] = LRUCache(ROOMS)
        """The time of each person who still has to come back."""

    def wait(self, user_id: int) -> float:
        """Seconds until the direct messages of a person may be opened; 0 if they are opened now."""
        now = asyncio.get_running_loop().time()
        at = self._given.pop(user_id, None)
        if at is None:
            at = now if len(self._last) < AT_ONCE else max(now, self._last[0] + SECONDS)
            self._last.append(at)
        if at > now:
            self._given[user_id] = at
        return max(0.0, at - now)
