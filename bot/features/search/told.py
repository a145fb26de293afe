"""Tells of free seats: people who look for one without an end, a few who fit best first, the next ones if that was not
enough; and a role, where the managers of a server have named one, once a table and as often a channel and day as they
want.

What is to be done is read off the rows at each tick, so a restart loses nothing; who is told is noted in the commit
that wishes the message, so nobody is told of a table twice.
"""

from __future__ import annotations

from typing import Final

from bot.clock import DAY, HOUR, Clock
from bot.db import cards as card_rows
from bot.db import people
from bot.db.connection import Database
from bot.db.filling import OFFER
from bot.db.transactions import Change, Reading
from bot.features.search import offer_rows as rows
from bot.features.search import rows as search_rows
from bot.features.search.fitting import fits
from bot.features.search.offer_rows import Reader
from bot.features.search.searches import QUIET_SECONDS, unheld, waiting
from bot.services.clock.awake import together
from bot.services.clock.calendar import Calendar
from bot.services.match.reliability import takes_in
from bot.services.table import tables
from bot.services.table.scene import Glance
from bot.services.telling import cards

CALLS: Final = "role"
"""The kind of the cards that call a role."""
ROLE: Final = "seats"
"""The key of the role that a server names."""

WAVE: Final = 5
"""So many are told at once."""
NEXT_WAVE_SECONDS: Final = 2 * HOUR
"""So long each of them has, in open hours, before the next ones are told."""


class Told:
    """Knows who was told of what, and tells whoever is to be told."""

    def __init__(self, db: Database, clock: Clock) -> None:
        self._db = db
        self._clock = clock

    async def run(self) -> None:
        """Tell whoever is to be told now."""
        now = self._clock.now()
        for guild_id in await search_rows.guilds(self._db, endless=True):
            for match_id in await rows.for_anybody(self._db, guild_id, now - QUIET_SECONDS):
                await self._wave(match_id, now)
        for guild_id, chosen in (await people.guilds(self._db)).items():
            if chosen.roles.get(ROLE):
                await self._call_role(guild_id, now, chosen.calls)

    async def passed(self, match_id: int, user_id: int) -> None:
        """The person does not want this table; the message is not looked after any more."""
        async with self._db.write() as tx:
            await card_rows.drop(tx, OFFER, match_id, user_id)

    async def call_again(self, tx: Change, match_id: int) -> None:
        """The call to a table is to be shown as it is, if one stands."""
        await card_rows.show_standing(tx, (CALLS,), match_id, self._clock.now())

    # --- inside

    async def _wave(self, match_id: int, now: int) -> None:
        async with self._db.read() as look:
            table = (await tables.glances(look, [match_id])).get(match_id)
            if table is None or await unheld(look, table, None, now) <= 0 or not await _may_go_on(look, match_id, now):
                return
            there = await people.readable_ones(look, table.people)
            found = [
                one
                for one in await rows.readers(look, match_id, now)
                if Calendar(one.player).is_open(now)
                and fits(one.search, table)
                and await takes_in(look, table, one.search.user_id)
            ]
        best = sorted(found, key=lambda one: _rank(one, [one.player, *there], now))[:WAVE]
        if not best:
            return
        async with self._db.write() as tx:
            for one in best:
                if await rows.note(tx, match_id, one.search.user_id, now, "told"):
                    await cards.show(tx, OFFER, match_id, one.search.user_id, now, by=table.row.host_id)

    async def _call_role(self, guild_id: int, now: int, most: int) -> None:
        """Call it to every table that is to be told of now; that it was is noted in the same commit."""
        async with self._db.read() as look:
            found = await waiting(look, guild_id, now - QUIET_SECONDS)
            free = [table.row for table in found if await unheld(look, table, None, now) > 0]
        for row in free:
            async with self._db.write() as tx:
                if await rows.tell_role(tx, row.id, row.channel_id, now, since=now - DAY, most=most):
                    await cards.show(tx, CALLS, row.id, 0, now, by=row.host_id)


def _rank(one: Reader, players: list[people.Player], now: int) -> tuple[int, int, int]:
    """Who fits better comes first: longer awake together, then longer not told of anything."""
    hours = together(players, now)
    return -(24 if hours is None else hours), one.told_at, one.search.user_id


async def _may_go_on(look: Reading, match_id: int, now: int) -> bool:
    """Whether everybody who was told last has had time to come."""
    wave = await rows.last_wave(look, match_id)
    return all(Calendar(player).after(at, NEXT_WAVE_SECONDS) <= now for at, player in wave)


def has_room(table: Glance) -> bool:
    """Whether a seat of a table is free for somebody."""
    return table.row.status == "lobby" and table.free > 0
