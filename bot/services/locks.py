"""One at a time per match: presses queue, they are never refused."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from weakref import WeakValueDictionary


class Locks:
    """A lock per match (or whatever has a number), kept only while somebody uses it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def hold(self, match_id: int) -> AbstractAsyncContextManager[None]:
        """Wait for the match, then have it alone."""
        return self._locks.setdefault(match_id, asyncio.Lock())


class Showing(Locks):
    """Held while a match is shown somewhere. Who can wait gives way to whoever has pressed a button."""

    def __init__(self) -> None:
        super().__init__()
        self._pressed: Counter[int] = Counter()
        """How many of those who have pressed wait for each match."""
        self._giving_way: dict[int, asyncio.Future[None]] = {}

    @asynccontextmanager
    async def hold(self, match_id: int) -> AsyncGenerator[None]:
        """Wait for the match, then have it alone; for the answer to a press."""
        self._pressed[match_id] += 1
        if (holder := self._giving_way.get(match_id)) is not None and not holder.done():
            holder.set_result(None)
        waits = True
        try:
            async with super().hold(match_id):
                self._leave(match_id)
                waits = False
                yield
        finally:
            if waits:
                self._leave(match_id)

    @asynccontextmanager
    async def hold_giving_way(self, match_id: int) -> AsyncGenerator[asyncio.Future[None]]:
        """The same for what can wait; what it gives is done as soon as somebody who has pressed waits for the match."""
        async with super().hold(match_id):
            wanted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            if self._pressed[match_id]:
                wanted.set_result(None)
            self._giving_way[match_id] = wanted
            try:
                yield wanted
            finally:
                del self._giving_way[match_id]

    def _leave(self, match_id: int) -> None:
        self._pressed[match_id] -= 1
        if not self._pressed[match_id]:
            del self._pressed[match_id]
