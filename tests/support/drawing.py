"""Pictures drawn in the tests' own process: a town does not start one of its own for a few pictures."""

from __future__ import annotations

import asyncio

import msgspec

from bot.services.processes.studio import Studio
from bot.services.processes.workers import WorkerError
from render.drawing import drawn
from render.kit.parts import MAIN
from render.orders import PartFile, Parts


class DrawnHere(Studio):
    """Draws on a thread, what the process of the bot would draw."""

    async def draw(self, order: bytes) -> bytes:
        try:
            return await asyncio.to_thread(drawn, order)
        except Exception as error:
            raise WorkerError(str(error)) from error

    async def close(self) -> None:
        """Nothing is open."""


def told(order: bytes) -> Parts:
    """What an order of a board or a private picture says."""
    return msgspec.msgpack.decode(order, type=Parts)


def in_one_part(png: bytes) -> bytes:
    """The answer to an order of parts, of one part."""
    return msgspec.msgpack.encode([PartFile(MAIN, png)])
