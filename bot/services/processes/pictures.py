"""Gives pictures: drawn one at a time, beside the bot's own work, for who presses first; and the last ones kept.

What is drawn is an order (`render.orders`) and depends on nothing else, so its bytes are the key: the same picture is
drawn once however many people ask for it. What nobody waits for any more is not drawn.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from hashlib import blake2b
from math import inf
from time import monotonic
from typing import NamedTuple

from cachetools import LRUCache, TTLCache

from bot.metrics import METRICS
from bot.services.processes.right_of_way import Line, NotYetDrawn, Showing, Urgency
from bot.services.processes.studio import Studio
from bot.services.processes.workers import GoneError, NotStartedError
from engine import registry as engines
from engine.core.game import View
from render.kit.parts import MAIN
from render.kit.words import Words
from render.orders import (
    EMOJI_SIDE,
    WARMING_STEPS,
    Banner,
    CupBanner,
    Film,
    Frame,
    Mark,
    Order,
    Paged,
    PartFile,
    Parts,
    SignFile,
    Signs,
    Warming,
    Which,
    absent,
    parts,
    signs,
    written,
)

KEPT_BYTES = 2 * 1024 * 1024
GIVEN_UP_SECONDS = 300.0
"""How long a picture on which two processes have failed is not tried again, so that one does not stop all others."""
MOST_GIVEN_UP = 1000
OF_THE_LAST = 20
"""About so many pictures tell how long the next one takes."""


class _Drawing(NamedTuple):
    """A picture that is drawn when its turn comes."""

    task: asyncio.Task[bytes]
    turn: asyncio.Future[None]
    waiting: set[Showing]
    """Who waits for it."""


class Pictures:
    """The only way to a picture."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio
        self._kept: LRUCache[bytes, bytes] = LRUCache(KEPT_BYTES, getsizeof=len)
        self._given_up = TTLCache[bytes, bool, float](MOST_GIVEN_UP, GIVEN_UP_SECONDS)
        self._drawing: dict[bytes, _Drawing] = {}
        self._line = Line()
        self._drawn_since: float | None = None
        """Since when something is drawn; None if nothing is."""
        self._animating = asyncio.Lock()
        self._seconds = 0.0
        """How long a picture takes, as the last ones did."""

    def seconds_until_next(self) -> float:
        """About how long whoever presses now would wait for a picture that is still to be drawn.

        What has been drawn for long is perhaps never finished.
        """
        if self._drawn_since is None:
            return 0.0
        before = sum(not one.turn.done() and any(map(_by_a_press, one.waiting)) for one in self._drawing.values())
        return max((before + 1) * self._seconds, monotonic() - self._drawn_since)

    async def draw(
        self, game: str, which: Which, view: View, words: Words, showing: Showing, marks: tuple[Mark, ...] = ()
    ) -> tuple[PartFile, ...]:
        """The parts of the picture of a view, from the top, with marks of what has changed.

        None if it takes longer than whoever has pressed should wait: then it follows (`Showing.late`). Raises
        NotYetDrawn for what is shown with its picture only.
        """
        return await self._parts(Parts.of(game, which, view, words, marks), words.language, showing)

    async def banner(self, game: str, words: Words, showing: Showing) -> tuple[bytes, ...]:
        """The encoded banner of a game; none if it has none, or if it follows as in `draw`. Raises NotYetDrawn."""
        found = await self._shown(Banner(game, words.language), showing)
        return (absent(words.language),) if found is None else (found,) if found else ()

    async def page(self, order: Paged, language: str) -> tuple[PartFile, ...]:
        """The parts of a picture that is no board, from the top."""
        return await self._parts(order, language, Showing(Urgency.REPLAY))

    async def poster(self, order: CupBanner, language: str) -> bytes:
        """What stands above the card of a cup, encoded."""
        found = await self._shown(order, Showing(Urgency.REPLAY))
        return absent(language) if found is None else found

    async def animate(
        self,
        game: str,
        which: Which,
        views: Sequence[View],
        words: Words,
        progress: Callable[[int], Awaitable[None]],
    ) -> bytes:
        """One animated picture of several views. `progress` hears how many are drawn. Raises GoneError.

        One animation at a time, and each of its pictures waits for its turn like any other, so that the tables where
        people play are never behind it for long.
        """
        wanted = [written(Frame.of(game, which, view, words)) for view in views]
        key = _key(b"".join(wanted))
        frames: list[bytes] = []
        async with self._animating:
            if key in self._kept:
                return self._kept[key]
            for frame in wanted:
                frames.append(await self._drawn(frame, Showing(Urgency.REPLAY), keep=False))
                await progress(len(frames))
            picture = await self._drawn(written(Film(tuple(frames))), Showing(Urgency.REPLAY), keep=False)
            self._keep(key, picture)
        return picture

    async def signs(self, game: str = "", side: int = EMOJI_SIDE) -> tuple[SignFile, ...]:
        """The signs that stand in the words of messages of a game, or of all of them. Raises GoneError."""
        return signs(await self._drawn(written(Signs(game, side)), Showing(Urgency.REPLAY), keep=False))

    async def warm(self, language: str) -> None:
        """Draw a few pictures of each game, so that the first player does not wait for fonts, grounds and sprites."""
        for game in engines.games():
            for step in range(WARMING_STEPS):
                order = written(Warming(game.key, language, step))
                await self._drawn(order, Showing(Urgency.REPLAY), keep=False)

    async def _parts(self, order: Parts | Paged, language: str, showing: Showing) -> tuple[PartFile, ...]:
        """The parts, or what stands where none could be drawn: whoever has pressed gets an answer all the same."""
        found = await self._shown(order, showing)
        return (PartFile(MAIN, absent(language)),) if found is None else parts(found) if found else ()

    async def _shown(self, order: Order, showing: Showing) -> bytes | None:
        """What an order asks for; None if it could not be drawn, nothing if it follows. Raises NotYetDrawn."""
        try:
            return await self._drawn(written(order), showing)
        except GoneError:
            showing.missing = True
            return None
        except NotYetDrawn:
            if showing.patience is None:
                raise
            showing.late = True
            return b""

    async def _drawn(self, order: bytes, showing: Showing, *, keep: bool = True) -> bytes:
        """What an order asks for, drawn when its turn comes. Raises NotYetDrawn, WorkerError, GoneError."""
        key = _key(order)
        if key in self._kept:
            return self._kept[key]
        gives_up = not showing.firm
        patience = inf if showing.patience is None else showing.patience
        if gives_up and (showing.over.done() or self.seconds_until_next() > patience):
            raise NotYetDrawn
        drawing = self._drawing.get(key)
        if drawing is None:
            turn = self._stand(showing)
            drawing = _Drawing(asyncio.create_task(self._draw(key, order, turn, keep)), turn, set())
            drawing.task.add_done_callback(lambda task: task.cancelled() or task.exception())
            self._drawing[key] = drawing
        elif not drawing.turn.done():
            self._line.stand(showing.due, drawing.turn)
        drawing.waiting.add(showing)
        try:
            if gives_up:
                with showing.waiting():
                    await asyncio.wait({drawing.task, showing.over}, return_when=asyncio.FIRST_COMPLETED)
            if showing.patience is None and (drawing.turn.done() or not gives_up):
                await asyncio.wait({drawing.task})  # What has begun is soon there, and nobody else waits for this one.
        finally:
            drawing.waiting.discard(showing)
            if not drawing.waiting and not drawing.turn.done():
                # Nobody wants it any more, and it has not begun.
                del self._drawing[key]
                drawing.turn.cancel()
                drawing.task.cancel()
        if not drawing.task.done():
            raise NotYetDrawn
        return drawing.task.result()

    def _stand(self, showing: Showing) -> asyncio.Future[None]:
        """The turn of a new picture: at once if nothing is drawn."""
        if self._drawn_since is not None:
            return self._line.stand(showing.due)
        turn = asyncio.get_running_loop().create_future()
        turn.set_result(None)
        self._drawn_since = monotonic()
        return turn

    async def _draw(self, key: bytes, order: bytes, turn: asyncio.Future[None], keep: bool) -> bytes:
        try:
            with METRICS.timed("draw"):
                await turn
                try:
                    if key in self._given_up:
                        raise GoneError("given up")
                    begun = self._drawn_since = monotonic()
                    picture = await self._studio.draw(order)
                    if keep:
                        self._seconds += (monotonic() - begun - self._seconds) / OF_THE_LAST
                except NotStartedError:
                    raise
                except GoneError:
                    self._given_up[key] = True
                    raise
                finally:
                    self._drawn_since = monotonic() if self._line.call() else None
        finally:
            if (drawing := self._drawing.get(key)) is not None and drawing.turn is turn:
                del self._drawing[key]
        if keep:
            self._keep(key, picture)
        return picture

    def _keep(self, key: bytes, picture: bytes) -> None:
        if len(picture) <= KEPT_BYTES:
            self._kept[key] = picture


def _key(orders: bytes) -> bytes:
    return blake2b(orders, digest_size=16).digest()


def _by_a_press(showing: Showing) -> bool:
    return showing.urgency is Urgency.PRESS
