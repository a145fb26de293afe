"""Tells open pages that something has changed (server-sent events).

A page is told when what its reader may see is another: a choice that somebody else makes in secret tells nobody that it
was made. Each page has one thing to be told at most, however slow it reads; it then asks for the page itself.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from hashlib import blake2b
from typing import Final

import msgspec
from aiohttp import web

from bot.services.errors import confined
from bot.services.table.scene import Scene
from bot.services.table.voting import VoteRow
from bot.ui.press.house import House
from bot.ui.words.catalogues import house_words
from bot.web.guard import Trouble, cut
from engine.core.event import readable

log = logging.getLogger(__name__)

BEAT_SECONDS: Final = 15.0
"""A proxy cuts what is silent for a minute, and somebody who has gone is noticed by a write."""
WRITE_SECONDS: Final = 10.0
MOST, MOST_OF_ONE = 1000, 20
"""Open pages that are told, in all and of one person or address; others ask again from time to time."""

Still = Callable[[], Awaitable[bool]]
"""Whether whoever looks may still look."""


class _Open:
    """A page that is open. seat: whose it is, None for everybody's."""

    def __init__(self, match_id: int, seat: int | None, whose: object) -> None:
        self.match_id, self.seat, self.whose = match_id, seat, whose
        self.shown = b""
        self.news = asyncio.Event()


class Streams:
    """All of them."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._open: dict[int, list[_Open]] = {}
        self._ends: dict[int, Callable[[], None]] = {}
        """By match: what ends that it is listened to."""
        self._looking: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        """Matches that have changed since they were looked at."""
        self._count: Counter[object] = Counter()
        self._closed = False
        self.changed: list[Callable[[int], None]] = []
        """Who hears that a match has changed of which a page is open, before the pages are told."""

    def open_at(self, match_id: int) -> bool:
        """Whether a page of a match is open, so that its changes are heard."""
        return match_id in self._open

    def __len__(self) -> int:
        return sum(map(len, self._open.values()))

    async def follow(
        self, request: web.Request, match_id: int, seat: int | None, whose: object, still: Still
    ) -> web.StreamResponse:
        """Tell a page of a match until it is closed. whose: of which person or address. Raises Trouble."""
        if self._closed or len(self) >= MOST or self._count[whose] >= MOST_OF_ONE:
            raise Trouble(503, "web-too-many")
        page = _Open(match_id, seat, whose)
        self._add(page)
        answer = web.StreamResponse(
            headers={
                "Content-Type": "text/event-stream",
                "Cache-Control": "no-store",
                "X-Accel-Buffering": "no",
                "X-Content-Type-Options": "nosniff",
            }
        )
        try:
            await self._seen(page)
            async with asyncio.timeout(WRITE_SECONDS):
                await answer.prepare(request)
            await self._write(answer, "retry: 2000\n\n")
            while not self._closed:
                news = await self._wait(page)
                if self._closed or ((news or seat is not None) and not await still()):
                    break
                await self._write(answer, "event: changed\ndata: 1\n\n" if news else ": \n\n")
            await self._write(answer, "event: ended\ndata: 1\n\n")
            await answer.write_eof()
        except (TimeoutError, ConnectionError):
            cut(request)
        finally:
            self._remove(page)
        return answer

    def of_person(self, user_id: int) -> None:
        """Somebody has signed out: look at once who may still look."""
        for pages in self._open.values():
            for page in pages:
                if page.whose == user_id:
                    page.news.set()

    async def close(self) -> None:
        """Tell every page that the bot stops."""
        self._closed = True
        for pages in self._open.values():
            for page in pages:
                page.news.set()
        for task in self._looking.values():
            task.cancel()
        await asyncio.gather(*self._looking.values(), return_exceptions=True)

    async def _wait(self, page: _Open) -> bool:
        """Whether there is news before the next beat."""
        with suppress(TimeoutError):
            async with asyncio.timeout(BEAT_SECONDS):
                await page.news.wait()
        news = page.news.is_set()
        page.news.clear()
        return news

    @staticmethod
    async def _write(answer: web.StreamResponse, text: str) -> None:
        async with asyncio.timeout(WRITE_SECONDS):
            await answer.write(text.encode())

    def _add(self, page: _Open) -> None:
        self._count[page.whose] += 1
        self._open.setdefault(page.match_id, []).append(page)
        if page.match_id not in self._ends:
            match_id = page.match_id
            self._ends[match_id] = self._house.telling.outbox.listen(match_id, lambda: self._changed(match_id))

    def _remove(self, page: _Open) -> None:
        self._count[page.whose] -= 1
        if not self._count[page.whose]:
            del self._count[page.whose]
        self._open[page.match_id].remove(page)
        if not self._open[page.match_id]:
            del self._open[page.match_id]
            self._ends.pop(page.match_id)()
            self._say_changed(page.match_id)  # from now on nobody hears of it

    def _changed(self, match_id: int) -> None:
        """Look what has changed, beside whoever has changed it."""
        self._say_changed(match_id)
        self._again.add(match_id)
        if match_id not in self._looking and not self._closed:
            task = asyncio.create_task(self._look(match_id), name=f"pages of match {match_id}")
            self._looking[match_id] = task
            task.add_done_callback(lambda _: self._looking.pop(match_id))

    def _say_changed(self, match_id: int) -> None:
        for hear in self.changed:
            hear(match_id)

    async def _look(self, match_id: int) -> None:
        while match_id in self._again:
            self._again.discard(match_id)
            with confined(log, "pages of match %s are not told", match_id):
                await self._house.right_of_way.give_way()
                await self._tell(match_id)

    async def _tell(self, match_id: int) -> None:
        table = await self._house.tables.scene(match_id)
        votes = await self._house.match.votes.open_at(match_id)
        marks: dict[int | None, bytes] = {}
        for page in self._open.get(match_id, ()):
            if page.seat not in marks:
                marks[page.seat] = mark(self._house, table, votes, page.seat)
            if page.shown != marks[page.seat]:
                page.shown = marks[page.seat]
                page.news.set()

    async def _seen(self, page: _Open) -> None:
        """Note how the match stands as the page is opened."""
        table = await self._house.tables.scene(page.match_id)
        page.shown = mark(self._house, table, await self._house.match.votes.open_at(page.match_id), page.seat)


def mark(house: House, table: Scene, votes: Sequence[VoteRow], seat: int | None) -> bytes:
    """What tells one thing that a page shows from another: all of it is what its reader may know."""
    row = table.row
    seats = [(one.name, one.kind, one.level, one.user_id == row.host_id) for one in table.seats]
    found: list[object] = [row.status, row.trouble is None, seats]
    if table.state is not None:
        told = [line.number for line in table.tail if line.events and any(readable(line.events, seat))]
        view = table.view(seat)
        if seat is not None:  # how many choices are missing stands on the page of everybody alone
            view = msgspec.structs.replace(view, secret_waits=int(view.secret_waits > 0))
        found += [view, told[-1:]]
    if seat is not None and table.state is not None:
        asked = seat in table.actors()
        question = table.question(seat) if asked else None
        lines = house.features.desk_lines(table, seat, house_words("en"))
        found += [question, [str(one) for one in table.standing.get(seat, ())], list(lines), len(votes)]
        found += [[(vote.id, vote.outcome) for vote in votes]]
    return blake2b(msgspec.msgpack.encode(found, enc_hook=repr), digest_size=16).digest()
