"""Cheers: counted, and thanked for once."""

from __future__ import annotations

from typing import Final

from bot.features.cheers import rows

from bot.clock import DAY
from bot.db.people import Switch
from bot.db.transactions import Change
from bot.services.match.door import Door
from bot.services.match.hears import Hears
from bot.services.table.scene import Glance
from bot.services.table.tables import glance
from bot.services.telling.wishes import ShowTable

SHY: Final = Switch("shy")
LOUD: Final = Switch("loud")


class Cheers(Hears):
    """Keeps them. over_with: the matches of which it has heard that they are over, the newest last."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self.over_with: list[int] = []
        self.thanked: list[int] = []

    async def put(self, match_id: int, user_id: int) -> None:
        """Somebody at a match cheers. Raises Refused `no-such-match`, `not-at-this-table`."""
        async with self._door.db.write() as tx:
            (await glance(tx, match_id)).own_seat(user_id)
            await rows.put(tx, match_id, user_id, self._door.clock.now() + DAY)

    async def thank(self) -> None:
        """Show the tables again that are to be thanked."""
        for match_id in await rows.due(self._door.db, self._door.clock.now()):
            async with self._door.db.write() as tx:
                await rows.thanked(tx, match_id)
                await self._door.wish(tx, match_id, ShowTable())
            self.thanked.append(match_id)

    async def over(self, tx: Change, match: Glance) -> None:
        """Only heard."""
        self.over_with.append(match.row.id)
