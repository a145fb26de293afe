"""Cheers: counted, and thanked for once."""

from __future__ import annotations

from typing import Final

from bot.features.cheers import rows

from bot.clock import DAY
from bot.db import deadlines
from bot.db.deadlines import DeadlineRow
from bot.db.people import Choice, Switch
from bot.db.transactions import Change
from bot.services.match.door import Door
from bot.services.match.hears import Hears
from bot.services.table.scene import Glance
from bot.services.table.tables import glance
from bot.services.telling.wishes import Show

THANKS: Final = "cheers-thanks"
SHY: Final = Switch("shy")
LOUD: Final = Switch("loud")
HOW: Final = Choice("cheering", ("aloud", "softly"))


class Cheers(Hears):
    """Keeps them. over_with: the matches of which it has heard that they are over, the newest last."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self.over_with: list[int] = []
        self.thanked: list[int] = []
        self.counted: dict[int, int] = {}

    async def put(self, match_id: int, user_id: int) -> None:
        """Somebody at a match cheers. Raises Refused `no-such-match`, `not-at-this-table`."""
        async with self._door.db.write() as tx:
            (await glance(tx, match_id)).own_seat(user_id)
            await rows.put(tx, match_id, user_id)
            await deadlines.put(tx, None, THANKS, match_id, self._door.clock.now() + DAY, on_the_wall=True)

    async def thank(self, due: DeadlineRow) -> None:
        """Show the table again that is to be thanked."""
        async with self._door.db.write() as tx:
            if await deadlines.remove(tx, due):
                await self._door.wish(tx, due.about, Show("table"))
                self.thanked.append(due.about)

    async def count(self, match_id: int) -> None:
        """Count the cheers of a match that is over."""
        self.counted[match_id] = len(await rows.of_match(self._door.db, match_id))

    async def over(self, tx: Change, match: Glance) -> None:
        """Only heard."""
        self.over_with.append(match.row.id)
