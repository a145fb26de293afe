"""A short sentence a turn, where a table allows it: it stands on the desks of the others, who may hide what is said."""

from __future__ import annotations

from typing import Final

from bot.db.people import Switch
from bot.features.sayings import rows
from bot.features.sayings.rows import Saying
from bot.services.errors import Refused
from bot.services.match.door import Door, playing
from bot.services.telling.wishes import Show

LONGEST: Final = 200
SAYS: Final = Switch("says")


class Sayings:
    """Says and hides."""

    def __init__(self, door: Door) -> None:
        self._door = door

    async def say(self, match_id: int, user_id: int, text: str) -> None:
        """Say a sentence; the next one only when somebody has decided something since.

        Raises Refused `not-running`, `not-at-this-table`, `says-nothing-here`, `said-nothing`, `said-too-much`,
        `said-already`.
        """
        door = self._door
        said = " ".join(text.split())
        if not said:
            raise Refused("said-nothing")
        if len(said) > LONGEST:
            raise Refused("said-too-much", most=LONGEST)
        async with door.enter(match_id) as table:
            seat = playing(table, user_id)
            if SAYS.key not in table.row.switched:
                raise Refused("says-nothing-here")
            known = (await rows.of_match(door.db, match_id)).sentences
            if any((one.seat, one.user_id, one.revision) == (seat, user_id, table.row.revision) for one in known):
                raise Refused("said-already")
            async with door.write() as tx:
                await rows.put(tx, match_id, Saying(seat, user_id, table.row.revision, said))
                # It calls nobody: it stands where a desk stands, and on the next one.
                others = [row for row in table.persons() if row.seat != seat]
                await door.wish(tx, match_id, *[Show("desk", row.seat, again=row.since is None) for row in others])

    async def hides(self, match_id: int, user_id: int) -> bool:
        """Whether a person does not want to read what is said at a match."""
        return user_id in await rows.unheard(self._door.db, match_id)

    async def hide(self, match_id: int, user_id: int, *, hidden: bool) -> None:
        """Whether a person reads what is said at a match."""
        async with self._door.db.write() as tx:
            await rows.hide(tx, match_id, user_id, hidden=hidden)
