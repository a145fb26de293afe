"""Gives pictures: drawn one at a time, beside the bot's own work, for who presses first; and the last ones kept.

What is drawn is an order (`render.orders`) and depends on nothing else, so its bytes are the key: the same picture is
drawn once however many people ask for it. What nobody waits for any more is not drawn.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator, Sequence
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from enum import IntEnum
from hashlib import blake2b
from heapq import heappop, heappush
from itertools import count
from time import monotonic
from typing import NamedTuple

from cachetools import LRUCache, TTLCache

from bot.metrics import METRICS
from bot.services.errors import Refused
from bot.services.studio import DeadlyError, Draws, StudioError
from engine import registry as engines
from engine.core.game import View
from render.kit.words import Words
from render.orders import WARMING_STEPS, Banner, Film, Frame, Order, Picture, Review, Warming, Which, absent, written

log = logging.getLogger(__name__)

KEPT_BYTES = 2 * 1024 * 1024
GIVEN_UP_SECONDS = 300.0
"""How long a picture on which two processes have failed is not tried again, so that one does not stop all others."""
MOST_GIVEN_UP = 1000
OF_THE_LAST = 20
"""About so many pictures tell how long the next one takes."""


class Urgency(IntEnum):
    """Who waits for a picture, the most urgent first."""

    PRESS = 0
    """Somebody who has pressed a button and looks at it."""
    TABLE = 1
    """A message that is brought up to date by itself."""
    REPLAY = 2
    """Pictures of earlier turns, and warming up."""


HEAD_START = {Urgency.PRESS: 0.0, Urgency.TABLE: 3.0, Urgency.REPLAY: 15.0}
"""By so many seconds who is more urgent comes before who has asked earlier, so that in the end everybody is served."""


class NotYetDrawn(Refused):
    """Whoever asked does not wait any longer (see `drawing_for`); never told to a person. Nothing has failed."""

    def __init__(self) -> None:
        super().__init__("not-drawn-yet")


class _Asked(NamedTuple):
    """How something is asked for in a task. until: when it is done, nobody waits any longer."""

    urgency: Urgency
    until: asyncio.Future[None] | None


_PRESS = _Asked(Urgency.PRESS, None)
_asked: ContextVar[_Asked] = ContextVar("asked", default=_PRESS)


@contextmanager
def drawing_for(urgency: Urgency, until: asyncio.Future[None] | None = None) -> Generator[None]:
    """Whatever is drawn inside, in this task, has this urgency; outside of any it is a press.

    until: once it is done, whatever is not drawn raises NotYetDrawn.
    """
    before = _asked.set(_Asked(urgency, until))
    try:
        yield
    finally:
        _asked.reset(before)


_missing: ContextVar[list[None] | None] = ContextVar("missing", default=None)


@contextmanager
def counting_missing() -> Generator[list[None]]:
    """What it gives has an item for each picture that could not be drawn inside, in this task."""
    missing: list[None] = []
    before = _missing.set(missing)
    try:
        yield missing
    finally:
        _missing.reset(before)


class _Place:
    """A place in the queue, for one picture."""

    def __init__(self) -> None:
        self.called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.urgency: Urgency | None = None
        """How urgent it is while it waits; None before and after."""


class _Drawing(NamedTuple):
    """A picture that is drawn, or waits for it."""

    task: asyncio.Task[bytes]
    place: _Place
    waiting: set[object]
    """Who waits for it."""


class Pictures:
    """The only way to a picture."""

    def __init__(self, studio: Draws) -> None:
        self._studio = studio
        self._kept: LRUCache[bytes, bytes] = LRUCache(KEPT_BYTES, getsizeof=len)
        self._given_up = TTLCache[bytes, bool, float](MOST_GIVEN_UP, GIVEN_UP_SECONDS)
        self._drawing: dict[bytes, _Drawing] = {}
        self._busy = False
        self._waiting: list[tuple[float, int, _Place]] = []
        self._numbers = count()
        self._animating = asyncio.Lock()
        self._seconds = 0.0
        """How long a picture takes, as the last ones did."""

    def seconds_until_next(self) -> float:
        """About how long whoever presses now would wait for a picture that is still to be drawn."""
        before = sum(place.urgency is Urgency.PRESS and not place.called.done() for _, _, place in self._waiting)
        return (before + self._busy) * self._seconds

    async def draw(self, game: str, which: Which, view: View, words: Words) -> bytes:
        """The encoded picture of a view. Raises NotYetDrawn."""
        return await self._shown(Picture.of(game, which, view, words), words.language)

    async def banner(self, game: str, words: Words) -> bytes | None:
        """The encoded banner of a game; None if it has none. Raises NotYetDrawn."""
        return await self._shown(Banner(game, words.language), words.language) or None

    async def review(self, review: Review, language: str) -> bytes:
        """The encoded chart of a review. Raises NotYetDrawn."""
        return await self._shown(review, language)

    async def animate(
        self,
        game: str,
        which: Which,
        views: Sequence[View],
        words: Words,
        progress: Callable[[int], Awaitable[None]],
    ) -> bytes:
        """One animated picture of several views. `progress` hears how many are drawn. Raises StudioError.

        One animation at a time, and each of its pictures waits for its turn like any other, so that the tables where
        people play are never behind it for long.
        """
        wanted = [written(Frame.of(game, which, view, words)) for view in views]
        key = _key(b"".join(wanted))
        frames: list[bytes] = []
        async with self._animating:
            if key in self._kept:
                return self._kept[key]
            with drawing_for(Urgency.REPLAY):
                for frame in wanted:
                    frames.append(await self._drawn(frame, keep=False))
                    await progress(len(frames))
                picture = await self._drawn(written(Film(tuple(frames))), keep=False)
            self._keep(key, picture)
        return picture

    async def warm(self, language: str) -> None:
        """Draw a few pictures of each game, so that the first player does not wait for fonts, grounds and sprites."""
        with drawing_for(Urgency.REPLAY):
            for game in engines.games():
                for step in range(WARMING_STEPS):
                    await self._drawn(written(Warming(game.key, language, step)), keep=False)

    async def _shown(self, order: Order, language: str) -> bytes:
        """The picture, or what stands where none could be drawn: whoever has pressed gets an answer all the same."""
        try:
            return await self._drawn(written(order))
        except StudioError:
            if (missing := _missing.get()) is not None:
                missing.append(None)
            return absent(language)

    async def _drawn(self, order: bytes, *, keep: bool = True) -> bytes:
        """What an order asks for, drawn when its turn comes. Raises NotYetDrawn, WorkerError, StudioError."""
        key = _key(order)
        if key in self._kept:
            return self._kept[key]
        asked = _asked.get()
        drawing = self._drawing.get(key)
        if drawing is None:
            place = _Place()
            drawing = _Drawing(asyncio.create_task(self._draw(key, order, place, keep)), place, set())
            drawing.task.add_done_callback(lambda task: task.cancelled() or task.exception())
            self._drawing[key] = drawing
        elif drawing.place.urgency is not None and asked.urgency < drawing.place.urgency:
            self._wait(drawing.place, asked.urgency)
        me = object()
        drawing.waiting.add(me)
        try:
            await asyncio.wait({drawing.task, asked.until or drawing.task}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            drawing.waiting.discard(me)
            if not drawing.waiting and drawing.place.urgency is not None:
                # Nobody wants it any more, and it has not begun.
                del self._drawing[key]
                drawing.task.cancel()
        if not drawing.task.done():
            raise NotYetDrawn
        return drawing.task.result()

    async def _draw(self, key: bytes, order: bytes, place: _Place, keep: bool) -> bytes:
        try:
            with METRICS.timed("draw"):
                async with self._turn(place):
                    if key in self._given_up:
                        raise DeadlyError
                    begun = monotonic()
                    try:
                        picture = await self._studio.draw(order)
                        if keep:
                            self._seconds += (monotonic() - begun - self._seconds) / OF_THE_LAST
                    except DeadlyError:
                        self._given_up[key] = True
                        raise
        finally:
            if (drawing := self._drawing.get(key)) is not None and drawing.place is place:
                del self._drawing[key]
        if keep:
            self._keep(key, picture)
        return picture

    @asynccontextmanager
    async def _turn(self, place: _Place) -> AsyncGenerator[None]:
        """Hold the one place where something is drawn; the most urgent gets it next, the first come among equals."""
        if self._busy:
            self._wait(place, _asked.get().urgency)
            try:
                await place.called
            except asyncio.CancelledError:
                if place.called.done() and not place.called.cancelled():
                    self._call_next()
                raise
        self._busy = True
        try:
            yield
        finally:
            self._call_next()

    def _wait(self, place: _Place, urgency: Urgency) -> None:
        """Stand in the queue; whoever stands there already moves to where the more urgent are."""
        place.urgency = urgency
        due = asyncio.get_running_loop().time() + HEAD_START[urgency]
        heappush(self._waiting, (due, next(self._numbers), place))

    def _call_next(self) -> None:
        while self._waiting:
            place = heappop(self._waiting)[-1]
            if not place.called.done():
                place.urgency = None
                place.called.set_result(None)
                return
        self._busy = False

    def _keep(self, key: bytes, picture: bytes) -> None:
        if len(picture) <= KEPT_BYTES:
            self._kept[key] = picture


def _key(orders: bytes) -> bytes:
    return blake2b(orders, digest_size=16).digest()
