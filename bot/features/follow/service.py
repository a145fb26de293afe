"""Following matches of others: who does, and who is to be told when.

Whoever follows hears of all followed matches together, once a day at most and never in quiet hours or on vacation; that
a match is over comes with the next open hour. Nobody follows a match of their own.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from bot.clock import DAY, Clock
from bot.db import people
from bot.db.connection import Database
from bot.db.people import Player
from bot.db.transactions import Change
from bot.features.follow import rows
from bot.features.follow.rows import FollowRow
from bot.services.errors import Refused
from bot.services.match.hears import Hears
from bot.services.table.scene import Glance, Table
from bot.services.table.tables import glance
from bot.services.telling.cards import show

FOLLOWED: Final = "followed"
"""The kind of the card that tells a person."""
MOST: Final = 20
"""So many matches a person may follow: as many as a message and its list hold."""
TOLD_SECONDS: Final = DAY
"""So often a person is told of them at most, unless one is over."""


class Follows(Hears):
    """Keeps who follows what."""

    def __init__(self, db: Database, clock: Clock) -> None:
        self._db = db
        self._clock = clock

    async def begin(self, match_id: int, user_id: int) -> None:
        """Follow a match. Raises Refused `no-such-match`, `follow-own`, `not-running`, `follow-too-many`."""
        async with self._db.write() as tx:
            match = await glance(tx, match_id)
            if match.seat_of(user_id) is not None:
                raise Refused("follow-own")
            if match.row.started_at is None or match.over:
                raise Refused("not-running")
            if await rows.of_person(tx, user_id) >= MOST:
                raise Refused("follow-too-many", most=MOST)
            await rows.put(tx, FollowRow(match_id, user_id, self._clock.now(), match.row.revision))

    async def end(self, match_id: int, user_id: int) -> None:
        """Follow a match no more."""
        async with self._db.write() as tx:
            await rows.remove(tx, user_id, match_id)

    async def end_all(self, user_id: int) -> None:
        """Follow no match any more."""
        async with self._db.write() as tx:
            await rows.remove_all(tx, user_id)

    async def follows(self, match_id: int, user_id: int) -> bool:
        """Whether a person follows a match."""
        return await rows.follows(self._db, user_id, match_id)

    async def reader(self, user_id: int) -> Player | None:
        """What a person has chosen; None if that cannot be read, so that nobody knows when to tell of anything."""
        return await people.readable(self._db, user_id)

    async def news(self, user_id: int) -> tuple[list[FollowRow], int]:
        """What a person is to be told of, and from when on."""
        found = await rows.news(self._db, user_id)
        return [row for row, _ in found], _from(found)

    async def note_told(
        self, tx: Change, user_id: int, shown: Collection[tuple[int, int]], over: Collection[int]
    ) -> None:
        """A person was told of matches, each as it stood at a revision; those that are over are followed no more."""
        await rows.note_told(tx, user_id, self._clock.now(), shown, over)
        await self.again(tx, user_id)

    async def again(self, tx: Change, user_id: int) -> None:
        """A person is told of what there still is to tell."""
        if found := await rows.news(tx, user_id):
            await self._show(tx, user_id, _from(found))

    async def gives_up(self, tx: Change, user_id: int) -> None:
        """A person follows nothing any more: no message of ours arrives."""
        await rows.remove_all(tx, user_id)

    async def stepped(self, tx: Change, table: Table) -> None:
        """Whoever follows is told, a day after having been told last."""
        for row in await rows.of_match(tx, table.row.id, FOLLOWED):
            await self._show(tx, row.user_id, row.told_at + TOLD_SECONDS)

    async def over(self, tx: Change, match: Glance) -> None:
        """Whoever follows is told of the end."""
        for user_id in await rows.everybody(tx, match.row.id):
            await self._show(tx, user_id, 0)

    async def _show(self, tx: Change, user_id: int, at: int) -> None:
        await show(tx, FOLLOWED, 0, user_id, max(at, self._clock.now()))


def _from(found: Sequence[tuple[FollowRow, bool]]) -> int:
    """From when on somebody is told of this; at once where a match is over."""
    return min((0 if over else row.told_at + TOLD_SECONDS for row, over in found), default=0)
