"""Notice boards: one message on a server that lists the tables that wait, and seats of running matches.

What a board has to show is read off the rows every few seconds and compared with what it shows, so no change can be
forgotten, and a restart or a lost request only makes it late.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.clock import Clock
from bot.db import cards as card_rows
from bot.db.connection import Database
from bot.db.people import Guild
from bot.db.transactions import Change
from bot.features.notice_board import rows
from bot.features.notice_board.rows import BoardRow, GivenUp
from bot.services.match.hears import Hears
from bot.services.telling import cards

__all__ = ["BOARD", "BoardRow", "Boards", "GivenUp"]

BOARD: Final = "board"
"""The kind of the cards that are notice boards, and the key of the channel in which a server has one."""
LOOK_SECONDS: Final = 10
"""So often it is looked, and so a board edited at most: Discord takes three edits of an old message in six."""


class Boards(Hears):
    """Knows what boards have to show, and wishes those that are behind."""

    def __init__(self, db: Database, clock: Clock, added: Sequence[str]) -> None:
        """added: in SQL, of what the lines of other features are made (`OfBoard.made_of`)."""
        self._db = db
        self._clock = clock
        self._added = added

    async def look(self, *, everywhere: bool = False) -> None:
        """Let every board be shown that is behind, or all of them."""
        now = self._clock.now()
        found = [board for board in await rows.all_of_them(self._db, now, self._added) if everywhere or board.is_behind]
        if found:
            async with self._db.write() as tx:
                for board in found:
                    await cards.show(tx, BOARD, board.guild_id, 0, now)

    async def of(self, guild_id: int) -> BoardRow | None:
        """What the board of a server has to show, and where."""
        return next(iter(await rows.all_of_them(self._db, self._clock.now(), self._added, guild_id)), None)

    async def given_up(self, guild_id: int, reader: int | None = None) -> list[GivenUp]:
        """The seats of running matches that anybody may take.

        reader: to whom alone they are shown, without those of tables at which somebody sits whom this person avoids.
        """
        return await rows.given_up(self._db, guild_id, reader)

    async def last_start(self, guild_id: int) -> int | None:
        """When a match of a server began last."""
        return await rows.last_start(self._db, guild_id)

    async def managed(self, tx: Change, guild_id: int, guild: Guild, before: Guild, by: int | None) -> None:
        """The channel was perhaps chosen anew, which may have kept the board from being shown."""
        if guild.rooms.get(BOARD) or await card_rows.of(tx, BOARD, guild_id, 0) is not None:
            await card_rows.try_now(tx, BOARD, guild_id, 0, self._clock.now())
