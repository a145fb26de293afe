"""An event loop whose time passes at once where nobody has anything to do: what takes days takes no time."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from bot.db.connection import Database

T = TypeVar("T")


async def pass_time(seconds: float) -> None:
    """Return when so much of the loop's made-up time has passed, here or inside of a town."""
    await asyncio.sleep(seconds)


class LoopClock:
    """The time of the event loop, as a clock for services."""

    def now(self) -> int:
        """Whole seconds."""
        return 1_790_000_000 + int(asyncio.get_running_loop().time())

    async def sleep(self, seconds: float) -> None:
        """Return after so many seconds."""
        await asyncio.sleep(seconds)

    def woke(self) -> bool:
        """The loop never sleeps."""
        return False


class Busy:
    """What goes on outside of the loop: anything, or only calls of the thread that writes to a database."""

    def __init__(self, *, anything: bool = True) -> None:
        self.anything = anything
        self.calls = 0

    def only_with(self, db: Database) -> None:
        """From now on nothing but calls of the writer."""
        writer: Any = db._writer  # pyright: ignore[reportPrivateUsage]
        for name in ("execute", "execute_fetchall", "rollback"):
            setattr(writer, name, self._counted(getattr(writer, name)))
        self.anything = False

    def _counted(self, call: Callable[..., Coroutine[Any, Any, T]]) -> Callable[..., Coroutine[Any, Any, T]]:
        async def counted(*given: Any, **named: Any) -> T:
            self.calls += 1
            try:
                return await call(*given, **named)
            finally:
                self.calls -= 1

        return counted


class Skips(selectors.DefaultSelector):
    """Never waits for a moment to come. What goes on outside of the loop is waited for, and no time passes then."""

    def __init__(self, busy: Busy) -> None:
        super().__init__()
        self.now = 0.0
        self._busy = busy

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """What is ready."""
        found = super().select(0)
        if found or timeout == 0:
            return found
        if self._busy.calls:
            return super().select(None)
        if self._busy.anything and (found := super().select(timeout)):
            return found
        if timeout is None:
            raise AssertionError("everybody waits for somebody else")
        self.now += max(timeout, 0)
        return []


def run(work: Coroutine[Any, Any, T], busy: Busy | None = None) -> T:
    """Run something to its end in a time of its own, from 0 on; busy: None for what leaves the loop for nothing."""
    skips = Skips(busy or Busy(anything=False))
    loop = asyncio.SelectorEventLoop(skips)
    loop.time = lambda: skips.now
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        return runner.run(work)
