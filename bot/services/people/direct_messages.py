"""Whose direct messages do not arrive, and when a person is told so at the table.

Everybody is told as long after being asked: when the message was tried tells who has standing answers.
"""

from __future__ import annotations

from typing import Final

from bot.clock import Clock
from bot.db import people
from bot.db import seats as seat_rows
from bot.db.connection import Database
from bot.db.transactions import Change
from bot.services.match.automatic import ANSWERED_WITHIN
from bot.services.match.door import TURN_SECONDS
from bot.services.telling import wishes
from bot.services.telling.wishes import CALL, Tell

REFUSAL_TOLD_AFTER: Final = TURN_SECONDS + ANSWERED_WITHIN + 8
"""Seconds after a person was asked in which every direct message has been tried, and is told that none arrives: those
of people with standing answers go last, and a request takes its time."""


class DirectMessages:
    """Remembers to whom Discord delivers none."""

    def __init__(self, db: Database, clock: Clock) -> None:
        self._db = db
        self._clock = clock

    async def closed(self, user_id: int) -> bool:
        """Whether Discord has refused our direct messages to this person."""
        return await people.dm_closed(self._db, user_id)

    async def close(self, user_id: int) -> None:
        """Remember that none arrives, until the person chooses something anew."""
        async with self._db.write() as tx:
            await self._close(tx, user_id)

    async def refused(self, user_id: int, match_id: int, seat: int) -> None:
        """The same, and tell the person once, at the table, where that one can read it."""
        async with self._db.write() as tx:
            await self._close(tx, user_id)
            row = (await seat_rows.seats(tx, match_id))[seat]
            if row.at_home:
                await wishes.put(tx, match_id, Tell("dm-closed", {"seat": seat}, (seat,)), self._told_at(row.since))

    async def failed(self, match_id: int, seat: int, since: int) -> None:
        """None arrives now, and perhaps the next one does: the person, who is asked since then, is called in the
        thread."""
        async with self._db.write() as tx:
            await wishes.put(tx, match_id, Tell(CALL, {"since": since}, (seat,), once=True), self._told_at(since))

    async def _close(self, tx: Change, user_id: int) -> None:
        """Where that one plays by nothing else, the others are told that nothing arrives."""
        if await people.dm_closed(tx, user_id):
            return
        await people.close_dms(tx, user_id)
        for match_id, seat, since in await seat_rows.only_by_messages(tx, user_id):
            await wishes.put(tx, match_id, Tell("guest-away", {"seat": seat}, (seat,)), self._told_at(since))

    def _told_at(self, since: int | None) -> int:
        """When a person is told, who was asked then."""
        now = self._clock.now()
        return now if since is None else max(now, min(since, now) + REFUSAL_TOLD_AFTER)
