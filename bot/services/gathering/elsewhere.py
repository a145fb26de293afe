"""Tables of other servers: which of them a server shows, and whether a person may come to one as a guest.

Both servers and whoever has opened the table have chosen it; a server that chooses otherwise, or that the bot is
removed from, is left out at once. Matches that have begun go on.
"""

from __future__ import annotations

from bot.db import boards as rows
from bot.db.boards import Waiting
from bot.db.connection import Database
from bot.services.errors import Refused
from bot.services.gathering.fitting import with_room


class Elsewhere:
    """Knows them."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def shown(self, guild_id: int, reader: int | None = None) -> list[Waiting]:
        """The tables of other servers with a free seat: those with the fewest first, then the oldest.

        reader: to whom alone they are shown, so that those are left out from whom this person is kept apart.
        """
        return with_room(await rows.elsewhere(self._db, guild_id, reader))

    async def check(self, guild_id: int, match_id: int) -> None:
        """Raises Refused `not-elsewhere` unless a server shows this table to its people now."""
        if all(table.match_id != match_id for table in await rows.elsewhere(self._db, guild_id)):
            raise Refused("not-elsewhere")
