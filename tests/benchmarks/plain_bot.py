"""The bot as it is, but for its pictures, which are one and the same, and its clock, which may run faster.

`python -m tests.benchmarks.plain_bot FACTOR`: an hour of the bot takes so many times less. For benchmarks of all that a
press costs besides its picture; at a factor of some thousands no table plays live.
"""

from __future__ import annotations

import asyncio
import sys
import time
from unittest import mock

from bot import app
from bot.clock import SystemClock
from bot.command_line import serve_until_stopped
from bot.services.processes.pictures import Paged, Pictures, Which
from bot.services.processes.right_of_way import Showing
from bot.settings import read_settings
from engine.core.game import View
from render.kit.parts import MAIN
from render.kit.words import Words
from render.orders import Mark, PartFile

PICTURE = b"picture"


class OnePicture(Pictures):
    """Draws nothing."""

    async def draw(
        self, game: str, which: Which, view: View, words: Words, showing: Showing, marks: tuple[Mark, ...] = ()
    ) -> tuple[PartFile, ...]:
        return (PartFile(MAIN, PICTURE),)

    async def banner(self, game: str, words: Words, showing: Showing) -> tuple[bytes, ...]:
        return (PICTURE,)

    async def page(self, order: Paged, language: str) -> tuple[PartFile, ...]:
        return (PartFile(MAIN, PICTURE),)

    async def warm(self, language: str) -> None:
        return


class FastClock(SystemClock):
    """Runs `factor` times as fast as the machine's clock, from its time on."""

    def __init__(self, factor: float) -> None:
        super().__init__()
        self._start, self._factor = time.time(), factor

    def now(self) -> int:
        """Seconds since 1970 by this clock."""
        return int(self._start + (time.time() - self._start) * self._factor)

    async def sleep(self, seconds: float) -> None:
        """Return when this clock has run so many seconds."""
        await asyncio.sleep(seconds / self._factor)


def main(factor: float) -> None:
    """Serve until the process is told to stop."""
    clock = FastClock(factor)
    with mock.patch.multiple(app, Pictures=OnePicture, SystemClock=lambda: clock):
        asyncio.run(serve_until_stopped(app.serve(read_settings())))


if __name__ == "__main__":
    main(float(sys.argv[1]))
