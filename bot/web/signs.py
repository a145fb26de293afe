"""The signs in words as pictures: drawn once, and shown as soon as they are there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress

from bot.services.processes.workers import GoneError
from bot.ui.press.house import House
from engine import registry

SIDE = 64
"""Pixels of a side: a line of text shows 18 of them, on a fine screen three times as many. A page may have a dozen."""
log = logging.getLogger(__name__)


class SignPictures:
    """All of them, by name; and by game which character stands for which."""

    def __init__(self, house: House, side: int = SIDE) -> None:
        self._house, self._side = house, side
        self._drawn: dict[str, bytes] = {}
        self._of: dict[str, dict[str, str]] = {}
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Draw them, whenever there is nothing else to draw."""
        self._task = asyncio.create_task(self._draw(), name="signs of pages")

    async def drawn(self) -> None:
        """Wait until all are there."""
        if self._task is not None:
            await self._task

    async def stop(self) -> None:
        """Draw no more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def get(self, name: str) -> bytes | None:
        """A picture."""
        return self._drawn.get(name)

    def of(self, game: str) -> Mapping[str, str]:
        """Character -> address, in the words of a game; "" for those of all games."""
        return self._of.get(game, self._of.get("", {}))

    async def _draw(self) -> None:
        with suppress(GoneError):  # said already: the characters stand
            common = await self._house.pictures.signs(side=self._side)
            for game in ("", *registry.keys()):
                found = common if not game else (*common, *await self._house.pictures.signs(game, self._side))
                self._drawn |= {f"{one.name}.png": one.png for one in found}
                self._of[game] = {one.glyph: f"/sign/{one.name}.png" for one in found}
