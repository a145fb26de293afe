"""Seasons: a quarter of a year of a game on a server, with a rating of its own that begins anew for everybody.

The first three with enough rated matches get a medal when it is over. Nobody is told; profile and leaderboard show it.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from datetime import UTC, datetime
from typing import Final

from bot.clock import DAY, Clock
from bot.db import deadlines
from bot.db.connection import Database
from bot.db.deadlines import DeadlineRow
from bot.db.transactions import Reading
from bot.features.ratings import rows as ratings
from bot.features.ratings import season_rows as rows
from bot.features.ratings.rows import RatingRow
from bot.features.ratings.season_rows import MedalRow
from bot.features.ratings.skill import placed, points, rated
from bot.services.processes.beside import beside

log = logging.getLogger(__name__)

QUARTERS: Final = 4
MATCHES: Final = 5
"""So many rated matches a season's number takes."""
MEDALS: Final = 3
CLOSED_AFTER: Final = DAY
"""So long after its end a season is closed."""
SEASON: Final = "season"
"""The kind of the deadline at which that is."""


class Seasons:
    """Gives medals when a season is over, and says who leads the one that runs.

    catch_up: has all taken into the ratings that ended within a time.
    """

    def __init__(self, db: Database, clock: Clock, catch_up: Callable[[int, int], Awaitable[None]]) -> None:
        self._db = db
        self._clock = clock
        self._catch_up = catch_up

    async def begin(self) -> None:
        """Look soon whether a season was over while the bot was away."""
        async with self._db.write() as tx:
            await deadlines.put(tx, None, SEASON, 0, self._clock.now(), on_the_wall=True)

    async def close(self, due: DeadlineRow) -> None:
        """Close what is over; the next time is when the season that runs is."""
        await self.run()
        async with self._db.write() as tx:
            if await deadlines.remove(tx, due):
                next_one = season_at(self._clock.now() - CLOSED_AFTER) + 1
                await deadlines.put(tx, None, SEASON, 0, begin_of(next_one) + CLOSED_AFTER, on_the_wall=True)

    async def run(self) -> None:
        """Close the seasons that are over, once each, those of before seasons were counted too."""
        until = self._clock.now() - CLOSED_AFTER
        now = season_at(until)
        ended = await rows.ended(self._db)
        if ended is not None:
            first, newest = map(season_at, ended)
            last = await rows.last(self._db)
            # None in which nothing has ended: the machine's clock may be ahead, and this season is still to come.
            for season in range(first if last is None else last + 1, min(now, newest + 1)):
                await self._close(season)
            for day in range(begin_of(now), until, DAY):
                await self._catch_up(day, min(day + DAY, until))

    async def _close(self, season: int) -> None:
        """Day by day: what ended within one is read at once."""
        found: set[tuple[int, str]] = set()
        for day in range(begin_of(season), begin_of(season + 1), DAY):
            await self._catch_up(day, day + DAY)
            found.update(await rows.unfinished(self._db, season, day, day + DAY))
        for guild_id, game in sorted(found):
            medals = await _best(self._db, guild_id, game, season)
            async with self._db.write() as tx:
                await rows.give(tx, guild_id, game, season, medals)
            log.info("season %s of %s has %s medals", season, game, len(medals))
        async with self._db.write() as tx:
            await rows.close(tx, season)

    async def leading(self, guild_id: int, game: str) -> list[MedalRow]:
        """Who would get a medal if the season that runs were over."""
        async with self._db.read() as look:
            return await _best(look, guild_id, game, season_at(self._clock.now()))

    async def newest(self, guild_id: int, game: str) -> list[MedalRow]:
        """The medals of the newest season of a game that has any."""
        return await rows.of_game(self._db, guild_id, game)


async def _best(look: Reading, guild_id: int, game: str, season: int) -> list[MedalRow]:
    """Without those who have opted out of being listed."""
    listed = {row.user_id for row in await ratings.listed(look, guild_id, game)}
    matches = await rows.rated(look, guild_id, game, begin_of(season), begin_of(season + 1))
    found = await beside(best, matches, listed)
    return [MedalRow(guild_id, game, season, row.user_id, place, points(row.mu)) for place, row in found]


def season_at(at: int) -> int:
    """The season of a time: year * 4 + quarter, in UTC."""
    day = datetime.fromtimestamp(at, UTC)
    return day.year * QUARTERS + (day.month - 1) // 3


def begin_of(season: int) -> int:
    """When a season begins."""
    year, quarter = divmod(season, QUARTERS)
    return int(datetime(year, 1 + 3 * quarter, 1, tzinfo=UTC).timestamp())


def best(matches: Iterable[Mapping[int, int]], listed: set[int]) -> list[tuple[int, RatingRow]]:
    """The first three of a season's matches, each person -> place, with their places; equal points share one."""
    known: dict[int, RatingRow] = {}
    for places in matches:
        known |= {row.user_id: row for row in rated(places, known)} if len(places) > 1 else {}
    able = [row for row in known.values() if row.matches >= MATCHES and row.user_id in listed]
    return [(place, row) for place, row in placed(able) if place <= MEDALS]
