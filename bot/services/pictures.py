"""Draws pictures off the event loop, a few at a time, and keeps the last ones.

A picture depends on its view and its words alone, so that pair is the key: the same picture is drawn once however
many people ask for it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from hashlib import blake2b
from typing import Literal

import msgspec
from PIL.Image import Image

from bot.metrics import METRICS
from engine.core.game import View
from render.kit.animation import animated, reduced
from render.kit.encode import encode
from render.kit.words import Words
from render.registry import pictures

KEPT_BYTES = 32 * 1024 * 1024
AT_ONCE = 2

Which = Literal["board", "private"]


class Pictures:
    """The only way to a picture."""

    def __init__(self) -> None:
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._size = 0
        self._drawing: dict[bytes, asyncio.Task[bytes]] = {}
        self._places = asyncio.Semaphore(AT_ONCE)
        self._animating = asyncio.Lock()

    async def draw(self, game: str, which: Which, view: View, words: Words) -> bytes:
        """The encoded picture of a view."""
        key = _key([game, which, words.language, _names(view, words), view])
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        task = self._drawing.get(key)
        if task is None:
            task = asyncio.create_task(self._draw(key, game, which, view, words))
            self._drawing[key] = task
        return await asyncio.shield(task)

    async def animate(
        self,
        game: str,
        which: Which,
        views: Sequence[View],
        words: Words,
        progress: Callable[[int], Awaitable[None]],
    ) -> bytes:
        """One animated picture of several views. `progress` hears how many are drawn.

        One animation at a time, and each of its pictures waits for a place like any other, so that the tables where
        people play are never behind it for long.
        """
        key = _key([game, "animated", which, words.language, _names(views[0], words), list(views)])
        async with self._animating:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
            images: list[Image] = []
            for view in views:
                async with self._places:
                    images.append(await asyncio.to_thread(_small, game, which, view, words))
                await progress(len(images))
            picture = await asyncio.to_thread(animated, images)
            self._keep(key, picture)
        return picture

    async def _draw(self, key: bytes, game: str, which: Which, view: View, words: Words) -> bytes:
        try:
            with METRICS.timed("draw"):
                async with self._places:
                    picture = await asyncio.to_thread(_picture, game, which, view, words)
        finally:
            del self._drawing[key]
        self._keep(key, picture)
        return picture

    def _keep(self, key: bytes, picture: bytes) -> None:
        self._kept[key] = picture
        self._size += len(picture)
        while self._size > KEPT_BYTES:
            self._size -= len(self._kept.popitem(last=False)[1])


def _names(view: View, words: Words) -> list[str]:
    return [words.player(seat) for seat in range(view.seats)]


def _key(content: object) -> bytes:
    return blake2b(msgspec.json.encode(content), digest_size=16).digest()


def _small(game: str, which: Which, view: View, words: Words) -> Image:
    module = pictures(game)
    sheet = module.board(view, words) if which == "board" else module.private(view, words)
    return reduced(sheet.image())


def _picture(game: str, which: Which, view: View, words: Words) -> bytes:
    module = pictures(game)
    return encode(module.board(view, words) if which == "board" else module.private(view, words))
