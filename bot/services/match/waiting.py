"""Tables that wait for people: which of them somebody may sit down at."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from bot.db import filling, matches
from bot.db import waiting as rows
from bot.db.connection import Database
from bot.db.matches import MatchRow
from bot.db.waiting import Waiting
from bot.services.match.reliability import often_leaves
from bot.services.table.scene import Glance
from bot.services.table.tables import glance
from engine import registry

__all__ = ["Waiting", "WaitingTables", "with_room"]

MOST_INVITATIONS: Final = 5
"""How many are listed."""
MOST_FITTING: Final = 2
"""Whoever wants to open a table is told of so many: more would be a list to read, not a table to sit down at."""


class WaitingTables:
    """Knows the tables that wait."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def here(self, guild_id: int, reader: int | None = None) -> list[Waiting]:
        """The tables of a server that have a free seat: those with the fewest first, then the oldest.

        reader: to whom alone they are shown, without those at which somebody sits whom this person does not want there.
        """
        return with_room(await rows.waiting(self._db, guild_id, reader))

    async def queued(self, user_id: int) -> list[Glance]:
        """The tables at which a person waits for a seat, or has one held, the oldest first."""
        async with self._db.read() as look:
            found = [await glance(look, match_id) for match_id in await filling.waits_for_seat(look, user_id)]
        return [table for table in found if table.row.status == "lobby"]

    async def invitations(self, user_id: int) -> list[MatchRow]:
        """The open tables to which a person is invited and does not sit at yet, the newest first."""
        return await matches.invitations(self._db, user_id, MOST_INVITATIONS)

    async def fitting(
        self, user_id: int, game: str, pace: str, *, guild_id: int, channels: Collection[int]
    ) -> list[Waiting]:
        """The first tables of this game and pace in these channels with a free seat for a person who does not sit
        there: whoever wants to open such a table is told of them. Raises UnknownGame."""
        key = registry.game(game).key
        steady = not await often_leaves(self._db, user_id)
        found = await rows.fitting(self._db, guild_id, key, pace, user_id, steady=steady)
        return [table for table in with_room(found) if table.channel_id in channels][:MOST_FITTING]


def with_room(found: Iterable[Waiting]) -> list[Waiting]:
    """The tables with a free seat: those with the fewest first, then the oldest; none of a game that is gone."""
    most = {game.key: game.players[-1] for game in registry.games()}
    free = [(most.get(table.game, 0) - table.seated, table.match_id, table) for table in found]
    return [table for seats, _, table in sorted(free, key=lambda one: one[:2]) if seats > 0]
