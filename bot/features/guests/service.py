"""Guests of other servers: the names that people have chosen for that, at which tables they may sit, and who comes."""

from __future__ import annotations

import unicodedata
from typing import Final

from bot.clock import Clock
from bot.db import cards as card_rows
from bot.db import guests
from bot.db.cards import LOBBY_ELSEWHERE
from bot.db.connection import Database
from bot.db.panels import Stands
from bot.db.transactions import Change
from bot.features.guests import rows
from bot.services.errors import Refused
from bot.services.match.filling import Arrives
from bot.services.match.hears import Hears
from bot.services.match.waiting import Waiting, with_room
from bot.services.processes.computers import NAMES
from bot.services.table.likeness import likeness, reads_plainly
from bot.services.table.names import STARS
from bot.services.table.scene import Glance, Table
from bot.services.telling.cards import show

__all__ = ["LONGEST", "REMATCH", "SHORTEST", "Guests", "tidy"]

REMATCH: Final = "rematch"
"""The card, about its table, that asks each guest of the match before to its rematch."""
SHORTEST, LONGEST = 2, 24
_BESIDES: Final = " -'"
"""What may stand in a name besides letters and digits: nothing that is markdown, a mention or a link."""


class Guests(Hears):
    """Knows their names and where they come, and notes both."""

    def __init__(self, db: Database, clock: Clock) -> None:
        self._db = db
        self._clock = clock

    # --- where they may sit

    async def elsewhere(self, guild_id: int) -> list[Waiting]:
        """The tables of other servers that a server shows and that have a free seat: those with the fewest first, then
        the oldest, the same for every reader.

        Both servers and whoever has opened the table have chosen it; a server that chooses otherwise, or that the bot
        is removed from, is left out at once. Matches that have begun go on.
        """
        return with_room(await rows.elsewhere(self._db, guild_id))

    async def check_elsewhere(self, guild_id: int, match_id: int) -> None:
        """Raises Refused `not-elsewhere` unless a server shows this table of another one to its people now."""
        if all(table.match_id != match_id for table in await rows.elsewhere(self._db, guild_id)):
            raise Refused("not-elsewhere")

    # --- who comes

    async def comes(self, match_id: int, user_id: int) -> bool:
        """Whether a person sits or has sat at a match as a guest."""
        return await guests.comes(self._db, match_id, user_id)

    def arrives(self, user_id: int, told: Stands) -> Arrives:
        """How a person comes to a table who was told of it in this message, in place of which its card is to stand."""

        async def noted(tx: Change, match_id: int) -> None:
            now = self._clock.now()
            await rows.arrive(tx, match_id, user_id, now)
            await card_rows.put(tx, LOBBY_ELSEWHERE, match_id, user_id, told, 1, "", now)

        return noted

    async def seated(self, tx: Change, table: Table) -> None:
        await rows.part_but(tx, table.row.id, table.people)
        await self._ask_again(tx, table)

    async def begun(self, tx: Change, table: Table) -> None:
        await self._ask_again(tx, table)

    async def closed(self, tx: Change, table: Glance) -> None:
        await self._ask_again(tx, table)

    async def rematched(self, tx: Change, before: Glance, match_id: int) -> None:
        for row in before.abroad():
            if row.user_id is not None:  # whoever has opened it sits there, and is asked nothing
                await show(tx, REMATCH, match_id, row.user_id, self._clock.now())

    async def _ask_again(self, tx: Change, table: Glance) -> None:
        """What asks people to a table is to be shown as it is, where it stands."""
        await card_rows.show_standing(tx, (REMATCH,), table.row.id, self._clock.now())

    # --- how they are called

    async def of(self, user_id: int) -> str:
        """The name of a person; empty if none is chosen."""
        return await guests.name(self._db, user_id)

    async def choose(self, user_id: int, text: str) -> None:
        """Call a person so from now on; tables that have begun keep the name of then.

        Raises Refused `guest-name-length`, `guest-name-signs`, `guest-name-taken`.
        """
        name = tidy(text)
        alike = likeness(name)
        async with self._db.write() as tx:
            # Names of before are stored as they were compared then.
            owners = await rows.owners(tx, (alike, name.casefold()))
            if alike in _RESERVED or owners - {user_id}:
                raise Refused("guest-name-taken", name=name)
            await rows.put_name(tx, user_id, name, alike)

    async def remove(self, user_id: int) -> None:
        """A person wants no such name any more, and so is no guest until another one is chosen."""
        async with self._db.write() as tx:
            await rows.remove_name(tx, user_id)


def tidy(text: str) -> str:
    """The name as it is stored. Raises Refused `guest-name-length`, `guest-name-signs`."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not SHORTEST <= len(name) <= LONGEST:
        raise Refused("guest-name-length", least=SHORTEST, most=LONGEST)
    if not all(sign in _BESIDES or unicodedata.category(sign)[0] in "LMN" for sign in name):
        raise Refused("guest-name-signs")
    if not reads_plainly(name):
        raise Refused("guest-name-signs")
    if not any(sign.isalpha() for sign in name):  # the number of an account is no name
        raise Refused("guest-name-signs")
    return name


_RESERVED: Final = frozenset(likeness(name) for name in (*NAMES, *STARS))
"""Computers and people without such a name are called so."""
