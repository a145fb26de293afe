"""Tables that wait for people, and notice boards: one message on a server that lists those, and seats that are offered.

What a board has to show is read off the rows and compared with what it shows, so no change can be forgotten, and a
restart or a lost request only makes it late. Commits that may change it wake the look.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from contextlib import suppress
from typing import Final

from cachetools import LRUCache

from bot.clock import Clock
from bot.db import boards as rows
from bot.db.boards import BoardRow, Offered, Waiting
from bot.db.connection import Database
from bot.db.matches import GATHERING
from bot.db.transactions import Change
from bot.services.errors import Refused, StorageError, confined
from bot.services.gathering.fitting import with_room
from bot.services.match.reliability import joins_steady
from bot.services.telling import cards
from engine import registry

__all__ = ["BOARD", "BoardRow", "Boards", "Offered", "Waiting"]

log = logging.getLogger(__name__)

BOARD: Final = "board"
"""The kind of the cards that are notice boards."""
EDIT_SECONDS: Final = 10
"""A board is edited once in so many seconds at most: Discord takes three edits of an old message in six."""
MOST_EDITED: Final = 10_000
LOOK_SECONDS: Final = 60
"""After so long it is looked even if nothing has told of a change."""
MOST_FITTING: Final = 2
"""Whoever wants to open a table is told of so many: more would be a list to read, not a table to sit down at."""


def card_stands(tx: Change) -> None:
    """The card of a table stands somewhere else, to which boards lead."""
    tx.announce(GATHERING)


class Boards:
    """Knows what boards have to show, and wishes those that are behind."""

    def __init__(self, db: Database, clock: Clock) -> None:
        self._db = db
        self._clock = clock
        self._wake = asyncio.Event()
        self._looking = asyncio.Lock()
        self._edited: LRUCache[int, int] = LRUCache(MOST_EDITED)
        """Server -> when its board is edited, or was last."""
        self._task: asyncio.Task[None] | None = None
        db.listen(GATHERING, self._wake.set)

    async def start(self) -> None:
        """Begin to look: what stands may have been drawn by an earlier release, so all of them are looked at once."""
        await self.look(everywhere=True)
        self._task = asyncio.create_task(self._run(), name="boards")

    async def stop(self) -> None:
        """Stop; what is behind is found again."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def look(self, *, everywhere: bool = False) -> None:
        """Let every board be shown that is behind, or all of them."""
        async with self._looking:
            now = self._clock.now()
            found = [board for board in await rows.all_of_them(self._db, now) if everywhere or board.is_behind]
            if found:
                async with self._db.write() as tx:
                    for board in found:
                        await cards.show(tx, BOARD, board.guild_id, 0, self._may_be_shown(board, now))

    async def of(self, guild_id: int) -> BoardRow | None:
        """What the board of a server has to show, and where."""
        return next(iter(await rows.all_of_them(self._db, self._clock.now(), guild_id)), None)

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

    # --- inside

    def _may_be_shown(self, board: BoardRow, now: int) -> int:
        """When a board may be shown: what stands is edited from time to time, everything else at once."""
        if board.channel_id != board.wanted:
            return now
        self._edited[board.guild_id] = max(now, self._edited.get(board.guild_id, 0) + EDIT_SECONDS)
        return self._edited[board.guild_id]

    async def _run(self) -> None:
        """Look as long as the process lives, whatever happens."""
        while True:
            self._wake.clear()
            # The database tells the operator of its own trouble.
            with suppress(StorageError), confined(log, "boards: it cannot be seen what they have to show"):
                await self.look()
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._wake.wait()
