"""*Find me a table*: what people look for, how many others would fit, and when a search ends.

A search is a row and what it stands like follows from other rows: it rests while its person sits at a table that waits
and is what was looked for, goes on if that table closes, and ends when such a match begins, however the person has come
to that seat. One without an end is for whoever wants to be told of seats: none is held, it never rests, and ends only
when its person says so.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

import msgspec

from bot.clock import DAY, Clock
from bot.db import apart, filling, people
from bot.db import cards as card_rows
from bot.db.connection import Database
from bot.db.transactions import Change, Reading
from bot.features.search import offer_rows, rows
from bot.features.search.fitting import alike, awake, fits
from bot.features.search.rows import Search
from bot.services.clock.calendar import Calendar
from bot.services.clock.pace import NAMED, PACES
from bot.services.errors import Refused
from bot.services.match.door import Door
from bot.services.match.reliability import takes_in
from bot.services.table import tables
from bot.services.table.scene import Glance
from bot.services.telling import cards
from engine import registry

__all__ = ["A_DAY", "DAYS", "STILL", "Help", "Search", "Searches", "Wanted"]

STILL: Final = "still"
"""The kind of the cards that ask whether a search is to go on."""
DAYS: Final = (3, 7, 14)
"""For how long people may look; then they are asked whether to go on."""
A_DAY: Final = (1, 3)
"""How often in a day people may be told of seats who look without an end."""
SIZES: Final = tuple(range(2, 6))
QUIET_SECONDS: Final = 120
"""A table is so old before people are told of its seats: whoever has opened it chooses options and may close it again.
"""


class Others(NamedTuple):
    """How many others look for what would fit, and what would help."""

    people: int
    helps: Help | None


class Help(NamedTuple):
    """With this pace too, so many more would fit."""

    pace: str
    more: int


class Wanted:
    """Knows who looks for what."""

    def __init__(self, db: Database, clock: Clock) -> None:
        self._db = db
        self._clock = clock

    async def of(self, user_id: int, guild_id: int, *, endless: bool = False) -> Search | None:
        """What a person looks for on a server, with an end or without one, also if its time is over."""
        return await rows.get(self._db, user_id, guild_id, endless=endless)

    async def rests_at(self, user_id: int, guild_id: int) -> int | None:
        """The table at which a person waits already, so that the search rests."""
        return await rows.rests_at(self._db, user_id, guild_id)

    async def table_for(self, search: Search, channels: Collection[int]) -> int | None:
        """The table in these channels that fits best now: with the fewest free seats, then the oldest."""
        async with self._db.read() as look:
            found = [
                one for one in await waiting(look, search.guild_id, self._clock.now()) if one.row.channel_id in channels
            ]
            found = [one for one in found if fits(search, one) and await self._welcome(look, search, one)]
        best = min(found, key=lambda one: (one.free, one.row.id), default=None)
        return None if best is None else best.row.id

    async def others(self, search: Search) -> Others:
        """How many others look for what would fit, and with which other pace more would.

        Those too from whom the person is kept apart: everybody sees that somebody looks for that, and one who is not
        counted would tell who it is.
        """
        now = self._clock.now()
        async with self._db.read() as look:
            me = await people.player(look, search.user_id)
            known = [
                one for one in await rows.looking(look, search.guild_id, now) if one.search.user_id != search.user_id
            ]
        there = [one for one in known if awake([me, one.player], now)]
        fitting = sum(alike(search, one.search) for one in there)
        more: dict[str, int] = {}
        for pace in NAMED:
            wider = msgspec.structs.replace(search, paces=(*search.paces, pace))
            more[pace] = sum(alike(wider, one.search) for one in there) - fitting
        best = max(more, key=lambda pace: more[pace])
        helps = Help(best, more[best]) if more[best] > 0 else None
        return Others(fitting, helps)

    async def looked_for(self, guild_id: int) -> list[Search]:
        """What people look for on a server, for everybody to see: never who."""
        return [one.search for one in await rows.looking(self._db, guild_id, self._clock.now())]

    async def _welcome(self, look: Reading, search: Search, table: Glance) -> bool:
        """Whether somebody fits those at a table, and a seat is held for nobody else."""
        now = self._clock.now()
        if await unheld(look, table, search.user_id, now) <= 0:
            return False
        if await apart.unwanted(look, search.user_id, table.row.id):
            return False
        if not await takes_in(look, table, search.user_id):
            return False
        return awake(await people.readable_ones(look, (search.user_id, *table.people)), now)


class Searches(Wanted):
    """Begins and ends searches."""

    def __init__(self, door: Door) -> None:
        super().__init__(door.db, door.clock)
        self._door = door

    async def begin(
        self,
        user_id: int,
        guild_id: int,
        *,
        channel_id: int,
        name: str,
        games: Collection[str],
        paces: Collection[str],
        sizes: Collection[int],
        days: int = 0,
        a_day: int = 0,
    ) -> Search:
        """Look for a table, or for another one than until now. Direct messages are tried again.

        channel_id: where a table for it may open.   days: for how long; 0 for one without an end.
        a_day: how often in a day the person is told of seats then at most.
        Raises Refused `no-such-setting`, `no-game-for-so-many`, and where the person may not sit at a table.
        """
        wanted = tuple(key for key in registry.keys() if key in games)  # noqa: SIM118 a function of the registry
        many = tuple(size for size in SIZES if size in sizes)
        chosen = tuple(pace for pace in PACES if pace in paces)
        ends = days in DAYS if not a_day else not days and a_day in A_DAY
        if not wanted or not chosen or not many or not ends:
            raise Refused("no-such-setting")
        if not any(size in registry.game(key).players for key in wanted for size in many):
            raise Refused("no-game-for-so-many")
        if a_day:  # whoever wants everything wants games too that come later
            wanted = wanted if len(wanted) < len(registry.keys()) else ()
            chosen = chosen if len(chosen) < len(PACES) else ()
        now = self._clock.now()
        async with self._db.write() as tx:
            await self._door.check_enters(tx, guild_id, user_id)
            before = await rows.get(tx, user_id, guild_id)
            search = Search(
                user_id, guild_id, channel_id, name, wanted, chosen, many, now, now + days * DAY if days else 0,
                besides=0 if before is None else before.besides, a_day=a_day,
            )  # fmt: skip
            await rows.put(tx, search)
            await people.try_dms_again(tx, user_id)
        return search

    async def stop(self, user_id: int, guild_id: int, *, endless: bool = False) -> None:
        """Look no more; what is held for the person goes on."""
        async with self._db.write() as tx:
            await rows.remove(tx, user_id, guild_id, endless=endless)
            if not endless:
                await offer_rows.give_up(tx, user_id, guild_id)

    async def again(self, user_id: int, guild_id: int) -> Search:
        """Look for as long again as people look at most. Raises Refused `no-search`."""
        return await self._change(user_id, guild_id, until=self._clock.now() + DAYS[-1] * DAY, asked=False, missed=0)

    async def besides(self, user_id: int, guild_id: int) -> Search:
        """Look on although the person waits at such a table already. Raises Refused `no-search`."""
        at = await rows.rests_at(self._db, user_id, guild_id)
        return await self._change(user_id, guild_id, **({} if at is None else {"besides": at}))

    async def run(self) -> None:
        """End the searches that have found a match, and forget those that ended long ago."""
        now = self._clock.now()
        async with self._db.write() as tx:
            await rows.remove_found(tx)
            await rows.remove_old(tx, now - DAYS[-1] * DAY)
            for search, player in await rows.ended(tx, now):
                if await card_rows.of(tx, STILL, search.guild_id, search.user_id) is None:
                    await cards.show(tx, STILL, search.guild_id, search.user_id, Calendar(player).after(now, 0))

    async def note_asked(self, tx: Change, user_id: int, guild_id: int) -> None:
        """The person was asked whether a search that has ended is to go on, or cannot be."""
        await rows.note_asked(tx, user_id, guild_id, self._clock.now())

    async def _change(self, user_id: int, guild_id: int, **changes: int | bool) -> Search:
        async with self._db.write() as tx:
            search = await rows.get(tx, user_id, guild_id)
            if search is None:
                raise Refused("no-search")
            search = msgspec.structs.replace(search, **changes)
            await rows.put(tx, search)
        return search


async def waiting(look: Reading, guild_id: int, before: int) -> list[Glance]:
    """The tables of a server with a free seat for anybody that were opened before a time."""
    found = await tables.glances(look, await offer_rows.for_anybody(look, guild_id, before))
    return [table for table in found.values() if table.free > 0]


async def unheld(look: Reading, table: Glance, user_id: int | None, now: int) -> int:
    """How many seats of a table somebody may take: free ones that are offered to nobody else who looks for one."""
    held, _ = await filling.held_for_others(look, table.row.id, user_id, now)
    return table.free - held
