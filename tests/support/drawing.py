"""Pictures drawn in the tests' own process: a town does not start one of its own for a few pictures."""

from __future__ import annotations

import asyncio

from bot.services.workers import WorkerError
from render.drawing import drawn


class DrawnHere:
    """Draws on a thread, what the process of the bot would draw."""

    async def draw(self, order: bytes) -> bytes:
        try:
            return await asyncio.to_thread(drawn, order)
        except Exception as error:
            raise WorkerError(str(error)) from error

    async def close(self) -> None:
        """Nothing is open."""
