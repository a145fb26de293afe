"""Draws pictures off the event loop, one at a time, the most urgent first, and keeps the last ones.

A picture depends on its view and its words alone, so that pair is the key: the same picture is drawn once however
many people ask for it. One at a time because drawing is plain Python for the most part: a second thread gains nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator, Hashable, Sequence
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from enum import IntEnum
from functools import partial
from hashlib import blake2b
from heapq import heappop, heappush
from itertools import count
from typing import Literal

import msgspec
from cachetools import LRUCache
from PIL.Image import Image

from bot.metrics import METRICS
from engine import registry as engines
from engine.core.game import View
from render import registry, samples
from render.kit.animation import animated, reduced
from render.kit.encode import encode
from render.kit.sheet import Sheet
from render.kit.words import Words

KEPT_BYTES = 12 * 1024 * 1024

Which = Literal["board", "private"]


class Urgency(IntEnum):
    """Who waits for a picture, the most urgent first."""

    PRESS = 0
    """Somebody who has pressed a button and looks at it."""
    TABLE = 1
    """A message that is brought up to date by itself."""
    REPLAY = 2
    """Pictures of earlier turns, and warming up."""


_urgency: ContextVar[Urgency] = ContextVar("urgency", default=Urgency.PRESS)


@contextmanager
def drawing_for(urgency: Urgency) -> Generator[None]:
    """Whatever is drawn inside, in this task, has this urgency; outside of any it is a press."""
    before = _urgency.set(urgency)
    try:
        yield
    finally:
        _urgency.reset(before)


class Pictures:
    """The only way to a picture."""

    def __init__(self) -> None:
        self._kept: LRUCache[bytes, bytes] = LRUCache(KEPT_BYTES, getsizeof=len)
        self._drawing: dict[bytes, asyncio.Task[bytes]] = {}
        self._busy = False
        self._waiting: list[tuple[Urgency, int, asyncio.Future[None]]] = []
        self._numbers = count()
        self._animating = asyncio.Lock()

    async def draw(self, game: str, which: Which, view: View, words: Words) -> bytes:
        """The encoded picture of a view."""
        key = _key([game, which, words.language, _names(view, words), view])
        return await self._drawn(key, partial(_picture, game, which, view, words))

    async def chart(self, draw: Callable[..., Sheet], *values: Hashable) -> bytes:
        """The encoded picture that a function of `render` draws from plain values."""
        return await self._drawn(_key([draw.__module__, draw.__qualname__, values]), partial(_chart, draw, values))

    async def _drawn(self, key: bytes, make: Callable[[], bytes]) -> bytes:
        if key in self._kept:
            return self._kept[key]
        task = self._drawing.get(key)
        if task is None:
            task = asyncio.create_task(self._draw(key, make))
            self._drawing[key] = task
        return await asyncio.shield(task)

    async def banner(self, game: str, words: Words) -> bytes | None:
        """The encoded banner of a game; None if it has none."""
        draw = registry.pictures(game).banner
        if draw is None:
            return None
        key = _key([game, "banner", words.language])
        if key not in self._kept:
            async with self._turn():
                self._keep(key, await asyncio.to_thread(lambda: encode(draw(words))))
        return self._kept[key]

    async def animate(
        self,
        game: str,
        which: Which,
        views: Sequence[View],
        words: Words,
        progress: Callable[[int], Awaitable[None]],
    ) -> bytes:
        """One animated picture of several views. `progress` hears how many are drawn.

        One animation at a time, and each of its pictures waits for its turn like any other, so that the tables where
        people play are never behind it for long.
        """
        key = _key([game, "animated", which, words.language, _names(views[0], words), list(views)])
        async with self._animating:
            if key in self._kept:
                return self._kept[key]
            images: list[Image] = []
            with drawing_for(Urgency.REPLAY):
                for view in views:
                    async with self._turn():
                        images.append(await asyncio.to_thread(_small, game, which, view, words))
                    await progress(len(images))
                async with self._turn():
                    picture = await asyncio.to_thread(animated, images)
            self._keep(key, picture)
        return picture

    async def warm(self, language: str) -> None:
        """Draw a few pictures of each game, so that the first player does not wait for fonts, grounds and sprites."""
        with drawing_for(Urgency.REPLAY):
            for game in engines.games():
                async with self._turn():
                    await asyncio.to_thread(samples.warm, game.key, language)

    async def _draw(self, key: bytes, make: Callable[[], bytes]) -> bytes:
        try:
            with METRICS.timed("draw"):
                async with self._turn():
                    picture = await asyncio.to_thread(make)
        finally:
            del self._drawing[key]
        self._keep(key, picture)
        return picture

    @asynccontextmanager
    async def _turn(self) -> AsyncGenerator[None]:
        """Hold the one place where something is drawn; the most urgent gets it next, the first come among equals."""
        if self._busy:
            called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            heappush(self._waiting, (_urgency.get(), next(self._numbers), called))
            try:
                await called
            except asyncio.CancelledError:
                if called.done() and not called.cancelled():
                    self._call_next()
                raise
        self._busy = True
        try:
            yield
        finally:
            self._call_next()

    def _call_next(self) -> None:
        while self._waiting:
            called = heappop(self._waiting)[-1]
            if not called.done():
                called.set_result(None)
                return
        self._busy = False

    def _keep(self, key: bytes, picture: bytes) -> None:
        if len(picture) <= KEPT_BYTES:
            self._kept[key] = picture


def _names(view: View, words: Words) -> list[str]:
    return [words.player(seat) for seat in range(view.seats)]


def _key(content: object) -> bytes:
    return blake2b(msgspec.json.encode(content), digest_size=16).digest()


def _small(game: str, which: Which, view: View, words: Words) -> Image:
    module = registry.pictures(game)
    sheet = module.board(view, words) if which == "board" else module.private(view, words)
    return reduced(sheet.image())


def _picture(game: str, which: Which, view: View, words: Words) -> bytes:
    module = registry.pictures(game)
    return encode(module.board(view, words) if which == "board" else module.private(view, words))


def _chart(draw: Callable[..., Sheet], values: Sequence[Hashable]) -> bytes:
    return encode(draw(*values))
