"""Following matches of others: who does, and who is to be told when.

Whoever follows hears of all followed matches together, once a day at most and never in quiet hours or on vacation; that
a match is over comes with the next open hour. Nobody follows a match of their own.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import groupby
from typing import Final

from bot.clock import DAY, Clock
from bot.db import follows as rows
from bot.db import people
from bot.db.connection import Database
from bot.db.follows import FollowRow
from bot.db.panels import Stands
from bot.services.clock.calendar import Calendar
from bot.services.errors import Refused
from bot.services.table.tables import glance

__all__ = ["MOST", "FollowRow", "Follows"]

MOST: Final = 20
"""So many matches a person may follow: as many as a message and its list hold."""


class Follows:
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
        """Follow nothing any more: no message of ours arrives."""
        async with self._db.write() as tx:
            await rows.remove_all(tx, user_id)

    async def follows(self, match_id: int, user_id: int) -> bool:
        """Whether a person follows a match."""
        return await rows.follows(self._db, user_id, match_id)

    async def due(self) -> list[tuple[int, list[FollowRow]]]:
        """Who is to be told now, and of which matches."""
        now = self._clock.now()
        found: list[tuple[int, list[FollowRow]]] = []
        for user_id, news in groupby(await rows.due(self._db, now - DAY), key=lambda row: row.user_id):
            player = await people.readable(self._db, user_id)
            if player is not None and Calendar(player).is_open(now):
                found.append((user_id, list(news)))
        return found

    async def before(self, user_id: int) -> Stands | None:
        """The message whose place the next one takes: it tells of no result, and is a day old or more."""
        return await rows.before(self._db, user_id)

    async def told(self, user_id: int, shown: Sequence[tuple[int, int]], over: Collection[int], where: Stands) -> None:
        """A person was told of matches, each as it stood at a revision; those that are over are followed no more.

        where: of the message. One that tells of a result stays; any other makes way for the next.
        """
        async with self._db.write() as tx:
            await rows.told(tx, user_id, self._clock.now(), shown, over)
            await rows.stands(tx, user_id, None if over else where)
