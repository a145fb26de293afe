"""One at a time per match: presses queue, they are never refused."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary


class Locks:
    """A lock per match (or whatever has a number), kept only while somebody uses it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def hold(self, match_id: int) -> AsyncGenerator[None]:
        """Wait for the match, then have it alone."""
        lock = self._locks.setdefault(match_id, asyncio.Lock())
        async with lock:
            yield
