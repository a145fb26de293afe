"""The time. Services get a clock, so that a test can set it."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> int:
        """Whole seconds since 1970, UTC."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Return after so many seconds."""
        ...


class SystemClock:
    """The machine's clock."""

    def now(self) -> int:
        """Whole seconds since 1970, UTC."""
        return int(time.time())

    async def sleep(self, seconds: float) -> None:
        """Return after so many seconds."""
        await asyncio.sleep(seconds)
