"""One at a time per match: presses queue, they are never refused."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager
from weakref import WeakValueDictionary


class Locks:
    """A lock per match (or whatever has a number), kept only while somebody uses it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def hold(self, match_id: int) -> AbstractAsyncContextManager[None]:
        """Wait for the match, then have it alone."""
        return self._locks.setdefault(match_id, asyncio.Lock())
