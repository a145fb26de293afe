"""Tells open pages that something has changed (server-sent events).

A page is told when what its reader may see is another: a choice that somebody else makes in secret tells nobody that it
was made. Each page has one thing to be told at most, however slow it reads; it then asks for the page itself.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Generator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import blake2b
from typing import Final

import msgspec
from aiohttp import web

from bot.services.errors import StorageError, confined
from bot.services.table.scene import Scene
from bot.services.table.voting import VoteRow
from bot.ui.press.house import House
from bot.ui.words.catalogues import house_words
from bot.web.guard import Trouble, cut
from engine.core.errors import GameError
from engine.core.event import readable

log = logging.getLogger(__name__)

BEAT_SECONDS: Final = 15.0
"""A proxy cuts what is silent for a minute, and somebody who has gone is noticed by a write."""
WRITE_SECONDS: Final = 10.0
MOST, MOST_WATCHING, MOST_OF_ONE = 1000, 800, 20
"""Open pages that are told: in all, as long as somebody more may look on, and of one person or address. Others ask
again from time to time. However many look on, there is room for those who play."""
AT_ONCE: Final = 25
"""Pages that are told before anybody else has a turn."""

Still = Callable[[], Awaitable[bool]]
"""Whether whoever looks may still look. Raises Trouble, GameError like the page itself: then not."""


class _Open:
    """A page that is open. seat: whose it is, None for everybody's.   whose: the number of its person, or of which
    address.   shown: what stands there."""

    def __init__(self, seat: int | None, whose: object, shown: bytes) -> None:
        self.seat, self.whose, self.shown = seat, whose, shown
        self.news = asyncio.Event()


class _Followed:
    """A match of which pages are open."""

    def __init__(self) -> None:
        self.pages: list[_Open] = []
        self.changed = asyncio.Event()
        self.ends: Callable[[], None]
        """Ends that its changes are heard."""


class Streams:
    """The streams of all open pages."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._followed: dict[int, _Followed] = {}
        self._looking: set[asyncio.Task[None]] = set()
        self._closed = False

    def _pages(self) -> list[_Open]:
        return [page for match in self._followed.values() for page in match.pages]

    def __len__(self) -> int:
        return len(self._pages())

    async def follow(
        self, request: web.Request, match_id: int, seat: int | None, whose: object, still: Still
    ) -> web.StreamResponse:
        """Tell a page of a match until it is closed. whose: the number of its person, or of which address. Raises
        Trouble."""
        room = MOST if isinstance(whose, int) else MOST_WATCHING
        pages = self._pages()
        if self._closed or len(pages) >= room or sum(page.whose == whose for page in pages) >= MOST_OF_ONE:
            raise Trouble(503, "web-too-many")
        answer = web.StreamResponse(
            headers={
                "Content-Type": "text/event-stream",
                "Cache-Control": "no-store",
                "X-Accel-Buffering": "no",
                "X-Content-Type-Options": "nosniff",
            }
        )
        page = _Open(seat, whose, b"")
        with self._opened(match_id, page):
            try:
                page.shown = (await self._marks(match_id))(seat)
                async with asyncio.timeout(WRITE_SECONDS):
                    await answer.prepare(request)
                await self._write(answer, "retry: 2000\n\n")
                while not self._closed:
                    news = await self._wait(page)
                    if self._closed or ((news or seat is not None) and not await _may(still)):
                        break
                    await self._write(answer, "event: changed\ndata: 1\n\n" if news else ": \n\n")
                await self._write(answer, "event: ended\ndata: 1\n\n")
                await answer.write_eof()
            except (TimeoutError, ConnectionError):
                cut(request)
        return answer

    def of_person(self, user_id: int) -> None:
        """Somebody has signed out: look at once who may still look."""
        for page in self._pages():
            if page.whose == user_id:
                page.news.set()

    def begin(self) -> None:
        """Pages may be told, also after an earlier end."""
        self._closed = False

    async def close(self) -> None:
        """Tell every page that the bot stops."""
        self._closed = True
        for page in self._pages():
            page.news.set()
        for task in self._looking:
            task.cancel()
        await asyncio.gather(*self._looking, return_exceptions=True)

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

    @contextmanager
    def _opened(self, match_id: int, page: _Open) -> Generator[None]:
        """As long as this lasts the page is told of the match."""
        match = self._followed.setdefault(match_id, _Followed())
        match.pages.append(page)
        if len(match.pages) == 1:
            match.ends = self._house.telling.outbox.listen(match_id, match.changed.set)
            task = asyncio.create_task(self._look(match_id, match), name=f"pages of match {match_id}")
            self._looking.add(task)
            task.add_done_callback(self._looking.discard)
        try:
            yield
        finally:
            match.pages.remove(page)
            if not match.pages:
                del self._followed[match_id]
                match.ends()
                match.changed.set()

    async def _look(self, match_id: int, match: _Followed) -> None:
        """Look what has changed, beside whoever has changed it, as long as a page is open."""
        while await match.changed.wait() and match.pages:
            match.changed.clear()
            with confined(log, "pages of match %s are not told", match_id):
                await self._house.right_of_way.give_way()
                await self._tell(match_id, match.pages)

    async def _tell(self, match_id: int, pages: Sequence[_Open]) -> None:
        mark_of = await self._marks(match_id)
        for number, page in enumerate(tuple(pages)):
            if number % AT_ONCE == AT_ONCE - 1:
                await asyncio.sleep(0)
            if page.shown != mark_of(page.seat):
                page.shown = mark_of(page.seat)
                page.news.set()

    async def _marks(self, match_id: int) -> Callable[[int | None], bytes]:
        """What tells one thing that the page of a seat shows from another, as the match stands now."""
        table = await self._house.tables.scene(match_id)
        votes = await self._house.match.votes.open_at(match_id)
        return cache(lambda seat: mark(self._house, table, votes, seat))


async def _may(still: Still) -> bool:
    try:
        return await still()
    except (Trouble, GameError, StorageError):  # the answer has begun, so none of them can be told any more
        return False


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
