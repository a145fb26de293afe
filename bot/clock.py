"""The time. Services get a clock, so that a test can set it."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """Tells the time."""

    def now(self) -> int:
        """Whole seconds since 1970, UTC."""
        ...


class SystemClock:
    """The machine's clock."""

    def now(self) -> int:
        """Whole seconds since 1970, UTC."""
        return int(time.time())
