"""Who looks for a table, what is offered to them, and who is told of seats."""

from __future__ import annotations

from bot.db.transactions import Change
from bot.features.search import offer_rows, rows
from bot.features.search.offers import Offers
from bot.features.search.searches import Searches
from bot.features.search.told import Told
from bot.services.clock.forecast import Forecasts
from bot.services.match.door import Door
from bot.services.match.hears import Hears
from bot.services.table.scene import Glance, Table


class Looking(Hears):
    """The parts of it: searches, offers, and what was told."""

    def __init__(self, door: Door, forecasts: Forecasts, language: str) -> None:
        """language: of tables on servers that have chosen none."""
        self.searches = Searches(door)
        self.offers = Offers(door, forecasts, language)
        self.told = Told(door.db, door.clock)

    async def run(self) -> None:
        """Do what is to be done by now; beside the sweep."""
        for part in (self.searches, self.offers, self.told):
            await part.run()

    async def seated(self, tx: Change, table: Table) -> None:
        """The call to a table says how many seats are free, and goes with the last one."""
        await self.told.call_again(tx, table.row.id)

    async def closed(self, tx: Change, table: Glance) -> None:
        """It goes with the table too."""
        await self.told.call_again(tx, table.row.id)

    async def begun(self, tx: Change, table: Table) -> None:
        """And once nobody can sit down any more."""
        await self.told.call_again(tx, table.row.id)

    async def absent(self, tx: Change, guild_id: int, user_id: int) -> None:
        """Whoever has left a server looks for nothing there."""
        for endless in (False, True):
            await rows.remove(tx, user_id, guild_id, endless=endless)
        await offer_rows.give_up(tx, user_id, guild_id)

    async def barred(self, tx: Change, guild_id: int, user_id: int) -> None:
        """Nor does whoever may sit at no table there."""
        await self.absent(tx, guild_id, user_id)
