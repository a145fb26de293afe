"""Guests of other servers: the names that people have chosen for that, and where each was told of a table."""

from __future__ import annotations

import unicodedata
from typing import Final

from bot.db import guests as rows
from bot.db.connection import Database
from bot.services.errors import Refused
from bot.services.processes.computers import NAMES
from bot.services.table.guests import STARS
from bot.services.table.likeness import likeness, reads_plainly

__all__ = ["LONGEST", "SHORTEST", "GuestNames"]

SHORTEST, LONGEST = 2, 24
_BESIDES: Final = " -'"
"""What may stand in a name besides letters and digits: nothing that is markdown, a mention or a link."""


class GuestNames:
    """Knows and changes them."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def of(self, user_id: int) -> str:
        """The name of a person; empty if none is chosen."""
        return await rows.name(self._db, user_id)

    async def comes(self, match_id: int, user_id: int) -> bool:
        """Whether a person comes to a match as a guest."""
        return await rows.comes(self._db, match_id, user_id)

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
