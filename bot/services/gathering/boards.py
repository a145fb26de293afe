"""Tables that wait for people, and notice boards: one message on a server that lists those, and seats that are offered.

What a board has to show is read off the rows and compared with what it shows, so no change can be forgotten, and a
restart or a lost request only makes it late. Commits that may change it wake the look.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from contextlib import suppress
from hashlib import blake2b
from typing import Final, Protocol

from bot.clock import Clock
from bot.db import boards as rows
from bot.db.boards import BoardRow, Offered, Waiting
from bot.db.connection import Database
from bot.db.matches import GATHERING
from bot.services.errors import Refused, StorageError, confined, where
from bot.services.gathering.fitting import with_room
from bot.services.match.reliability import joins_steady
from bot.services.telling.outbox import LONGEST_PAUSE, TryLater
from engine import registry

__all__ = ["BoardRow", "Boards", "Offered", "Shows", "Waiting"]

log = logging.getLogger(__name__)

EDIT_SECONDS: Final = 10
"""A board is edited once in so many seconds at most: Discord takes three edits of an old message in six."""
LOOK_SECONDS: Final = 60
"""After so long it is looked even if nothing has told of a change."""
SHORTEST_PAUSE: Final = 0.2
MOST_FITTING: Final = 2
"""Whoever wants to open a table is told of so many: more would be a list to read, not a table to sit down at."""


class Shows(Protocol):
    """Brings a board up to date in Discord."""

    async def show(self, board: BoardRow) -> None:
        """Edit it, post it, or take it away. Raises TryLater."""
        ...


class Boards:
    """Knows where boards stand and what they have to show, and lets them be shown."""

    def __init__(self, db: Database, clock: Clock) -> None:
        self._db = db
        self._clock = clock
        self._shows: Shows | None = None
        self._wake = asyncio.Event()
        self._looking = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        db.listen(GATHERING, self._wake.set)

    async def recover(self) -> None:
        """Before the start: what stands may have been drawn by an earlier release, or deleted meanwhile."""
        async with self._db.write() as tx:
            await rows.doubt(tx)

    def start(self, shows: Shows) -> None:
        """Begin to show; must be called outside of the code that Discord's events run."""
        self._shows = shows
        self._task = asyncio.create_task(self._run(), name="boards")

    async def stop(self) -> None:
        """Stop; what is not shown is found again."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def settled(self) -> float:
        """Show every board that is behind and may be shown now; seconds until the next one may be."""
        async with self._looking:
            next_at = self._clock.now() + LOOK_SECONDS
            for board in await rows.all_of_them(self._db, self._clock.now()):
                if _is_behind(board):
                    at = max(board.next_try_at, board.edited_at + EDIT_SECONDS if _is_edited(board) else 0)
                    if at <= self._clock.now():
                        at = await self._show(board)
                    next_at = min(next_at, at)
            return max(SHORTEST_PAUSE, next_at - self._clock.now())

    # --- tables that wait, and seats

    async def waiting(self, guild_id: int, reader: int | None = None) -> list[Waiting]:
        """The tables of a server that have a free seat: those with the fewest first, then the oldest.

        reader: to whom alone they are shown, so that those are left out from whom this person is kept apart.
        """
        return with_room(await rows.waiting(self._db, guild_id, reader))

    async def elsewhere(self, guild_id: int, reader: int | None = None) -> list[Waiting]:
        """The tables of other servers that a server shows; order and reader: as for `waiting`.

        Both servers and whoever has opened the table have chosen it; a server that chooses otherwise, or that the bot
        is removed from, is left out at once. Matches that have begun go on.
        """
        return with_room(await rows.elsewhere(self._db, guild_id, reader))

    async def check_elsewhere(self, guild_id: int, match_id: int) -> None:
        """Raises Refused `not-elsewhere` unless a server shows this table of another one to its people now."""
        if all(table.match_id != match_id for table in await rows.elsewhere(self._db, guild_id)):
            raise Refused("not-elsewhere")

    async def fitting(
        self, user_id: int, game: str, pace: str, *, guild_id: int, channels: Collection[int]
    ) -> list[Waiting]:
        """The first tables of this game and pace in these channels with a free seat for a person who does not sit
        there: whoever wants to open such a table is told of them. Raises UnknownGame."""
        key = registry.game(game).key
        steady = await joins_steady(self._db, user_id)
        found = await rows.fitting(self._db, guild_id, key, pace, user_id, self._clock.now(), steady=steady)
        return [table for table in with_room(found) if table.channel_id in channels][:MOST_FITTING]

    async def offered(self, guild_id: int, reader: int | None = None) -> list[Offered]:
        """The seats of running matches that anybody may take; reader: as for `waiting`."""
        return await rows.offered(self._db, guild_id, reader)

    async def last_start(self, guild_id: int) -> int | None:
        """When a match of a server began last."""
        return await rows.last_start(self._db, guild_id)

    # --- where it stands

    async def posting(self, board: BoardRow) -> None:
        """It is about to be posted: whoever finds it not noted must look for what was sent."""
        async with self._db.write() as tx:
            await rows.tried(tx, board.guild_id)

    async def posted(self, board: BoardRow, message_id: int) -> None:
        """It was posted where it is wanted, and shows what it lists."""
        async with self._db.write() as tx:
            await rows.posted(tx, board.guild_id, board.wanted, message_id, digest(board))

    async def edited(self, board: BoardRow) -> None:
        """It shows what it lists where it stands."""
        async with self._db.write() as tx:
            await rows.edited(tx, board.guild_id, board.message_id, digest(board), self._clock.now())

    async def gone(self, guild_id: int, message_id: int) -> None:
        """A message of a server was deleted: if that was its board, it is put up again while it is wanted."""
        if await rows.is_board(self._db, guild_id, message_id):
            async with self._db.write() as tx:
                await rows.gone(tx, guild_id, message_id)
            self._wake.set()

    async def place_is_back(self, guild_id: int) -> None:
        """Something in a server has changed that may let the bot write there again."""
        async with self._db.write() as tx:
            await rows.hasten(tx, guild_id)
        self._wake.set()

    # --- inside

    async def _run(self) -> None:
        """Show what is behind as long as the process lives, whatever happens."""
        while True:
            self._wake.clear()
            pause = float(LOOK_SECONDS)
            # The database tells the operator of its own trouble.
            with suppress(StorageError), confined(log, "boards: it cannot be seen what they have to show"):
                pause = await self.settled()
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._wake.wait()

    async def _show(self, board: BoardRow) -> int:
        """Show one; when it may be shown again."""
        assert self._shows is not None
        try:
            await self._shows.show(board)
            return self._clock.now() + EDIT_SECONDS
        except StorageError:
            raise
        except TryLater as error:
            pause, trouble = error.pause(board.attempts), str(error)
        except Exception as error:
            pause, trouble = LONGEST_PAUSE, where(error)
        if not board.attempts:
            log.warning("board of server %s: not shown yet: %s", board.guild_id, trouble)
        at = self._clock.now() + pause
        async with self._db.write() as tx:
            await rows.failed(tx, board.guild_id, at)
        return at


def digest(board: BoardRow) -> str:
    """What a board lists, in a few characters."""
    return blake2b(board.lists.encode(), digest_size=8).hexdigest()


def _is_edited(board: BoardRow) -> bool:
    """Whether it stands where it is wanted, so that bringing it up to date is an edit."""
    return board.message_id != 0 and board.channel_id == board.wanted


def _is_behind(board: BoardRow) -> bool:
    return not _is_edited(board) or board.shows != digest(board)
