"""A computer player that a test holds up, lets fail, or tells what to say."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.services.processes.computers import InProcess
from bot.ui.press.house import House
from engine.core.action import Action


class Thinking(InProcess):
    """A computer that takes its time, fails, or says what is not possible."""

    def __init__(self, house: House) -> None:
        self.gate = asyncio.Event()
        self.trouble: Exception | None = None
        self.says: Action | None = None
        self.asked: list[tuple[int, str]] = []
        house.match.automatic._chooser = self  # pyright: ignore[reportPrivateUsage]

    async def choose(self, game: str, world: Any, seat: int, level: str, chance: int) -> Action:
        self.asked.append((seat, level))
        await self.gate.wait()
        if self.trouble is not None:
            raise self.trouble
        return self.says or await super().choose(game, world, seat, level, chance)
