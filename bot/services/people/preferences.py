"""What a person chooses: refuses what cannot be, and stores it."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any, Final

import msgspec

from bot.db import people
from bot.db.people import AUTOMATIC, Choice, Chooser, Guild, Player, Rules, Setting, Switch
from bot.db.transactions import Change
from bot.services.clock.wall import instants, on_wall
from bot.services.errors import Refused
from bot.services.match.door import Door
from bot.services.match.seats import Seats

HOUR: Final = 60
DAY: Final = 24 * HOUR
LONGEST_QUIET: Final = 16 * HOUR
"""Longer quiet hours would leave the table too little of the day to wait in."""
VACATIONS: Final = (*range(1, 22), 28, 35, 42, 60)
"""Days that a vacation may last; whoever is away for longer lets somebody else play."""

CLOCK_FIELDS: Final = ("zone", "quiet_from", "quiet_until", "away_from", "away_until")


__all__ = ["AUTOMATIC", "Choice", "Chooser", "Guild", "Guilds", "Player", "Preferences", "Rules", "Setting", "Switch"]


class Guilds:
    """Reads and changes what the managers of servers have chosen."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self._db = door.db

    async def of(self, guild_id: int) -> Guild:
        """What is chosen so far."""
        return await people.guild(self._db, guild_id)

    async def change(self, guild_id: int, *, by: int | None = None, **changes: Any) -> None:
        """Change some fields and keep the others. by: who does; None for nobody but the house."""
        async with self._db.write() as tx:
            await self.change_in(tx, guild_id, by, **changes)

    async def change_in(self, tx: Change, guild_id: int, by: int | None, **changes: Any) -> None:
        """The same in a transaction of whoever wants it."""
        before = await people.guild(tx, guild_id)
        chosen = msgspec.structs.replace(before, **changes)
        await people.put_guild(tx, guild_id, chosen)
        for one in self._door.hears:
            await one.managed(tx, guild_id, chosen, before, by)


class Preferences:
    """Reads and changes the settings of people."""

    def __init__(self, door: Door, seats: Seats) -> None:
        self._door = door
        self._seats = seats
        self._tables = door.tables
        self._db = door.db
        self._clock = door.clock

    async def of(self, user_id: int) -> Player:
        """What the person has chosen so far."""
        return await people.player(self._db, user_id)

    async def change(self, user_id: int, **changes: Any) -> None:
        """Change some fields and keep the others; the person's clocks run by the new hours from now on."""
        waiting = await self._tables.waiting_for(user_id) if any(field in CLOCK_FIELDS for field in changes) else []
        for match_id in waiting:
            await self._seats.settle(match_id, user_id)
        async with self._db.write() as tx:
            chosen = msgspec.structs.replace(await people.player(tx, user_id), **changes)
            await people.put_player(tx, user_id, chosen)
            for one in self._door.hears:
                await one.chose(tx, user_id, chosen)
        for match_id in waiting:
            await self._seats.settle(match_id, user_id)

    async def set_quiet_hours(self, user_id: int, begins: int | None, ends: int) -> None:
        """Set the quiet hours, in minutes after midnight; from None on there are none. Raises Refused."""
        quiet_from, quiet_until = (0, 0) if begins is None else quiet_hours(begins, ends)
        await self.change(user_id, quiet_from=quiet_from, quiet_until=quiet_until)

    async def set_vacation(self, user_id: int, first: date, days: int) -> None:
        """Set the vacation: so many days from one on, in the person's zone. Raises Refused."""
        zone = (await self.of(user_id)).zone
        away_from, away_until = vacation(first, days, zone, self._clock.now())
        await self.change(user_id, away_from=away_from, away_until=away_until)

    async def end_vacation(self, user_id: int) -> None:
        """No vacation any more."""
        await self.change(user_id, away_from=0, away_until=0)


def quiet_hours(begins: int, ends: int) -> tuple[int, int]:
    """Quiet hours as they may be. Raises Refused `quiet-hours-equal`, `quiet-hours-too-long`."""
    if begins == ends:
        raise Refused("quiet-hours-equal")
    if (ends - begins) % DAY > LONGEST_QUIET:
        raise Refused("quiet-hours-too-long", hours=LONGEST_QUIET // HOUR)
    return begins, ends


def vacation(first: date, days: int, zone: str, now: int) -> tuple[int, int]:
    """When a vacation of so many days begins and ends, in seconds since 1970; what of it has passed is left out.

    Raises Refused `vacation-past`.
    """
    today, _ = on_wall(now, zone)
    end = first + timedelta(days=days)
    if end <= today:
        raise Refused("vacation-past")
    return instants(max(first, today), 0, zone)[0], instants(end, 0, zone)[0]
