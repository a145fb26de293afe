"""Computer players in the tests' own process; one that a test holds up, lets fail, or tells what to say."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, ParamSpec, TypeVar

from bot.services.processes.computers import Computers
from bot.ui.press.house import House
from engine.core.action import Action
from engine.players.advice import Advice
from engine.players.choose import advise, choose

P = ParamSpec("P")
T = TypeVar("T")


class InProcess(Computers):
    """Thinks here and now, on a thread; what goes wrong is raised as it is."""

    sealed_seconds = 0.0

    async def choose(self, game: str, world: Any, seat: int, level: str, chance: int) -> Action:
        return await asyncio.to_thread(choose, game, world, seat, level, chance)

    async def advise(self, game: str, world: Any, seat: int, weigh: Sequence[Action] = ()) -> Advice:
        return await asyncio.to_thread(advise, game, world, seat, tuple(weigh))

    async def work(self, job: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        return await asyncio.to_thread(job, *given, **named)

    async def close(self) -> None:
        """Nothing is open."""


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
