"""What is told of cups: looked up and reckoned, beside the event loop; nothing is changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.db import seats, waits
from bot.db.connection import Database
from bot.features.cups import plans, rows
from bot.features.cups.cup import Cup
from bot.features.cups.rows import LineRow

MOST_LINES: Final = 50


class Facts:
    """Of which the pages of cups are made."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def times(self, cup: Cup, count: int = 0) -> plans.Times:
        """How long it takes with those who play, or have signed up so far. count: how many there may be, at least."""
        users = [one.user_id for one in cup.in_state("in", "playing") if one.user_id is not None]
        known = await waits.of_people(self._db, users, cup.row.pace)
        return plans.times(cup.row, max(count, len(users), plans.LEAST[cup.row.form]), list(known.values()))

    async def winners(self, cup_id: int) -> list[str]:
        """Who won a cup, of each division."""
        return await rows.winners(self._db, cup_id)

    async def lines(self, cup_id: int, most: int = MOST_LINES) -> tuple[Sequence[LineRow], Mapping[int, str]]:
        """What was done in a cup, the newest first, and how those are called who have decided something."""
        found = await rows.lines(self._db, cup_id, most)
        return found, await seats.names(self._db, {one.user_id for one in found if one.user_id is not None})
