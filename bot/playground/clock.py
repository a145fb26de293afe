"""The playground's time: goes on like the machine's and can be moved forward."""

from __future__ import annotations

import asyncio

# By name: for what the bot does, the simulated Discord puts its own `time.monotonic` in place, which stands still
# between the moments when it is brought up to this clock.
from time import monotonic, time


class PlaygroundClock:
    """The bot's clock; the simulated Discord is brought up to it before everything that happens there.

    starts_at: seconds since 1970; the machine's time if that is later, or if nothing is given.
    """

    def __init__(self, starts_at: float = 0) -> None:
        self._started = max(starts_at, time())
        self._ran_from = monotonic()
        self._skipped = 0.0

    def exact(self) -> float:
        """Seconds since 1970, UTC."""
        return self._started + self._skipped + monotonic() - self._ran_from

    def now(self) -> int:
        """Whole seconds since 1970, UTC."""
        return int(self.exact())

    async def sleep(self, seconds: float) -> None:
        """Return after so many seconds of the machine's time."""
        await asyncio.sleep(seconds)

    def skip(self, seconds: float) -> None:
        """Move forward."""
        self._skipped += seconds

    def woke(self) -> bool:
        """It goes on by a clock that stands while the machine sleeps."""
        return False
