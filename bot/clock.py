"""The time. Services get a clock, so that a test can set it."""

from __future__ import annotations

import asyncio
import time
from typing import Final, Protocol

HOUR: Final = 3600
DAY: Final = 24 * HOUR
"""In seconds."""

STANDS_SECONDS: Final = HOUR
"""A machine's clock that is set back by so much at most has been put right; by more, it was another time altogether."""

SLEEP_SECONDS: Final = 60
"""A machine that has slept for less is not worth a look."""


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> int:
        """Whole seconds since 1970, UTC."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Return after so many seconds."""
        ...

    def woke(self) -> bool:
        """Whether the machine has slept since this was last asked."""
        ...


class SystemClock:
    """The machine's clock. While that is put right backwards it stands: what is owed now must not wait, and nobody is
    called for the same twice."""

    def __init__(self) -> None:
        self._told = 0
        self._ahead = time.time() - time.monotonic()

    def now(self) -> int:
        """Whole seconds since 1970, UTC."""
        now = int(time.time())
        if not now < self._told <= now + STANDS_SECONDS:
            self._told = now
        return self._told

    async def sleep(self, seconds: float) -> None:
        """Return after so many seconds."""
        await asyncio.sleep(seconds)

    def woke(self) -> bool:
        """Whether the machine has slept since this was last asked, or its clock was put forward by as much."""
        # While it sleeps the day goes on and the monotonic clock stands (clock_gettime(2)).
        before, self._ahead = self._ahead, time.time() - time.monotonic()
        return self._ahead - before > SLEEP_SECONDS
