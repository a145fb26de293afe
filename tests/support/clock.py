"""A clock that a test sets."""

from __future__ import annotations


class FakeClock:
    """Stands still until it is told."""

    def __init__(self, now: int = 1_790_000_000) -> None:
        self.at = now
        self.slept: list[float] = []

    def now(self) -> int:
        """Seconds since 1970."""
        return self.at

    async def sleep(self, seconds: float) -> None:
        """Nobody waits in a test: the moment is there at once, and the clock stands still."""
        self.slept.append(seconds)

    def woke(self) -> bool:
        """Time passes here with the machine awake."""
        return False

    def advance(self, *, hours: float = 0, days: float = 0, seconds: int = 0) -> None:
        """Let time pass."""
        self.at += int(hours * 3600 + days * 86400) + seconds
