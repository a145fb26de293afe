"""A person's own data: handed out on request, and forgotten on request. Matches keep an anonymous seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

import msgspec

from bot.db import filling, personal
from bot.db import matches as rows
from bot.db import seats as seat_rows
from bot.db.matches import MatchRow
from bot.db.personal import Held
from bot.services.errors import Refused
from bot.services.match.door import Door
from bot.services.match.lobby import Lobby
from bot.services.match.seats import Seats
from bot.services.processes.beside import beside
from bot.services.table import tables
from bot.services.telling.wishes import Show, TakeAway


def _as_text(facts: dict[str, Any]) -> bytes:
    return msgspec.json.format(msgspec.json.encode(facts), indent=1)


_NOTHING_TO_HAND_OVER = frozenset(
    {
        *("not-at-this-table", "not-running", "already-started", "table-closed"),
        *("match-in-trouble", "other-rules"),
    }
)
"""It ended, or the person was replaced, just now; or nobody can play it, and the seat loses its person as it stands."""


__all__ = ["Held", "PersonalData"]


class PersonalData:
    """Exports and forgets."""

    def __init__(self, door: Door, seats: Seats, lobby: Lobby, held: Sequence[Held] = ()) -> None:
        """held: what features store about people."""
        self._door = door
        self._seats = seats
        self._lobby = lobby
        self._db = door.db
        self._held = held

    async def export(self, user_id: int) -> bytes:
        """Everything that is stored about a person, as readable JSON."""
        who = {
            "user_id": user_id,
            "exported_at": datetime.fromtimestamp(self._door.clock.now(), UTC).isoformat(),
        }
        async with self._db.read() as look:
            found = await personal.collect(look, user_id, self._held)
        return await beside(lambda: _as_text(who | personal.readable(found, user_id)))

    async def unfinished(self, user_id: int) -> list[MatchRow]:
        """The person's matches that are open, running or suspended."""
        return await rows.of_player(self._db, user_id)

    async def forget(self, user_id: int, neutral_name: Callable[[MatchRow], str]) -> None:
        """Leave every table, hand running matches to the computer, and remove the person from all that is stored.

        It may be repeated after a failure in the middle: what is done already stays done.
        """
        for match in await self.unfinished(user_id):
            try:
                if match.status == "lobby":
                    await self._lobby.leave(match.id, user_id)
                else:
                    await self._seats.resign(match.id, user_id)
            except Refused as refused:
                if refused.code not in _NOTHING_TO_HAND_OVER:
                    raise
        for match_id in await filling.waits_for_seat(self._db, user_id):
            with suppress(Refused):  # it began or was closed just now
                await self._lobby.leave(match_id, user_id)
        for match_id in await personal.matches_of(self._db, user_id):
            async with self._door.hold(match_id):
                match = await rows.get(self._db, match_id)
                assert match is not None
                seats = await seat_rows.seats(self._db, match_id)
                async with self._db.write() as tx:
                    for row in seats:
                        if row.user_id == user_id:
                            await self._door.wish(tx, match_id, TakeAway(row.seat, user_id))
                    runs = match.status in ("running", "suspended")
                    alias = seat_rows.alias_of(match, user_id) if runs else None
                    await personal.forget(tx, user_id, match_id, neutral_name(match), alias)
                    if match.status not in ("finished", "ended"):
                        found = await tables.glance(tx, match_id)
                        if not found.people:
                            await self._door.end(tx, found)
                    await self._door.show_table(tx, match_id)
                    if match.status == "finished":
                        await self._door.wish(tx, match_id, Show("result"))
                self._door.tables.forget(match_id)
        async with self._db.write() as tx:
            for one in self._door.hears:
                await one.forgotten(tx, user_id)
            await personal.forget_person(tx, user_id, self._held)
