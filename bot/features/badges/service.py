"""Badges of people: looked for when a match ends.

What a badge is for stands with the game (`engine.core.badge`). Here it is decided who gets it: a person for whom the
seat counts, at a table where at least one other person stayed to the end. Lessons and unrated matches give none.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from bot.db import history as history_rows
from bot.db.connection import Database
from bot.features.badges import rows as stored
from bot.features.badges.rows import BadgeRow, Earned
from bot.services.errors import confined
from bot.services.people.counting import holders
from bot.services.processes.beside import beside
from bot.services.table.played import paper, still_played
from bot.services.table.scene import Glance
from bot.services.table.tables import glance
from engine import registry
from engine.core.badge import earned, play
from engine.core.match import Record, live

log = logging.getLogger(__name__)

__all__ = ["BadgeRow", "Badges", "Earned"]

Found = dict[str, tuple[int, ...]]
"""Badge -> seats."""


class Badges:
    """Finds the badges of matches, and knows whose they are."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def judge(self, match_id: int) -> None:
        """Look for the badges of a match that is over; done again, it finds the same.

        One that cannot be played again has none.
        """
        found: Found = {}
        with confined(log, "match %s: no badges can be found in it", match_id):
            found = await self._look(match_id)
        async with self._db.write() as tx:
            await stored.put(tx, match_id, found)

    async def _look(self, match_id: int) -> Found:
        """The badges of a match, of the seats that count for somebody. Raises what goes wrong in playing it again."""
        async with self._db.read() as look:
            match = await glance(look, match_id)
            history = await history_rows.actions(look, match_id)
        seats = set(holders(match.seats, history).values()) if _counts(match) else set[int]()
        if len(seats) < 2:
            return {}
        found = await beside(_found, paper(match, live(history)))
        return {badge: tuple(seat for seat in by if seat in seats) for badge, by in found.items()}

    async def of_match(self, match_id: int) -> Sequence[BadgeRow]:
        """The badges of a match, by seat."""
        return await stored.of_match(self._db, match_id)

    async def of_person(self, user_id: int, guild_id: int) -> list[Earned]:
        """A person's badges on a server, the newest first."""
        return await stored.of_person(self._db, user_id, guild_id)


def _counts(match: Glance) -> bool:
    """Whether a match can have badges at all."""
    row = match.row
    if row.status != "finished" or row.unrated or row.lesson:
        return False
    return still_played(row.game, row.rules_version) and bool(registry.badges(row.game))


def _found(record: Record) -> Found:
    return earned(registry.badges(record.game), play(registry.game(record.game), record))
