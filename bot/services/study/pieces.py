"""Long thoughts that nobody waits for, in pieces of a fraction of a second each, where computers think: whatever a
match waits for comes in between."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final, ParamSpec, TypeVar

from bot.services.processes.computers import Computers
from bot.services.processes.workers import GoneError

PIECE_SECONDS: Final = 0.25
"""Processor time of a piece: so long a computer's turn at another table waits at most for the worker."""
REST: Final = 2.0
"""After a piece so many times as long as it took nothing is thought of: whoever presses meanwhile has the machine."""
LONG_REST: Final = 9.0
"""The same after a piece of what can wait for days."""
PAUSE_SECONDS: Final = 60.0
"""How long to wait for processes that do not work."""
MOST_TRIES: Final = 5
"""So often a piece is given to them: one that ends its process each time must not keep all others waiting."""

P = ParamSpec("P")
T = TypeVar("T")


class Pieces:
    """Lets the processes think of a piece after the other, and rest after each.

    rest: so many times as long as a piece took.
    """

    def __init__(self, chooser: Computers, rest: float) -> None:
        self._chooser = chooser
        self.rest = rest

    async def __call__(self, job: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """What a worker answers. Raises GoneError if there is none for a while, or none survives it."""
        begun = monotonic()
        found = await self._answer(job, *given, **named)
        await asyncio.sleep(self.rest * (monotonic() - begun))
        return found

    async def _answer(self, job: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        for _ in range(MOST_TRIES - 1):
            try:
                return await self._chooser.work(job, *given, **named)
            except GoneError:
                await asyncio.sleep(PAUSE_SECONDS)
        return await self._chooser.work(job, *given, **named)
