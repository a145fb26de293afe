"""A person's year: what the finished matches with other people add up to, on all servers, for that person alone.

Everything is a pure function of what is stored of matches that are over, so the same year is the same again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, tzinfo
from itertools import pairwise
from typing import Final
from zoneinfo import ZoneInfo

import msgspec

from bot.clock import DAY, HOUR, Clock
from bot.db import deadlines, people
from bot.db.connection import Database
from bot.db.deadlines import DeadlineRow
from bot.db.people import Player, Switch
from bot.db.transactions import Change
from bot.features.badges import rows as badge_rows
from bot.features.badges.rows import Earned
from bot.features.profile import rows as profiles
from bot.features.profile.rows import Met
from bot.features.profile.service import Known, is_shown_to, known
from bot.features.year import rows
from bot.services.errors import Refused
from bot.services.processes.beside import beside
from bot.services.study.courses import Courses
from bot.services.telling.cards import show
from engine.players.review import Moment

YEAR: Final = Switch("year")
"""Whether to be told of the own year in December."""
YEARLY: Final = "year"
"""The kind of the card that tells of it, and of the deadline at which it is looked who is to be told."""
LEAST: Final = 5
"""Of fewer matches there is no picture to make."""
TOLD_MONTH, TOLD_DAY = 12, 20
"""From this day on to the end of the month people are told who want it."""
LOOK_SECONDS = HOUR
"""How often it is looked then."""
OFTEN: Final = 2
"""Somebody was most at the own tables in so many matches at least."""


class Turned(msgspec.Struct, frozen=True):
    """The own choice by which the chance to win rose most. done: how many actions of the match were done before."""

    match_id: int
    game: str
    done: int
    seat: int
    before: float
    after: float


class Year(msgspec.Struct, frozen=True):
    """What a year was.

    months: how many matches ended in each.   won: how many of them all.
    first_met: people met for the first time, and `companion` who was met most: not at tables with guests of other
        servers, where both would tell who somebody is.
    games:  game -> matches, the most played one first.   badges: earned for the first time, the newest first.
    longest: the match that took longest.   closest: the win by the fewest points, against the second.
    """

    year: int
    months: tuple[int, ...]
    won: int
    first_met: int
    games: tuple[tuple[str, int], ...]
    turned: Turned | None
    companion: Known | None
    longest: Met
    closest: Met | None
    badges: tuple[Earned, ...]

    @property
    def matches(self) -> int:
        """How many there were."""
        return sum(self.months)

    @property
    def largest(self) -> int:
        """The month with most of them, 1 to 12; the first of several."""
        return self.months.index(max(self.months)) + 1


class Years:
    """Makes them, and knows who is to be told.

    courses: match -> how everybody's chances stood all along, for those of these matches of which that is known.
    """

    def __init__(self, db: Database, clock: Clock, courses: Courses) -> None:
        self._db = db
        self._clock = clock
        self._courses = courses

    async def this_year(self, user_id: int) -> int:
        """The year that it is for a person."""
        zone = (await people.player(self._db, user_id)).zone
        return datetime.fromtimestamp(self._clock.now(), ZoneInfo(zone)).year

    async def of(self, user_id: int, year: int) -> Year:
        """A person's year so far. Raises Refused `year-too-few`, with how many matches there were."""
        async with self._db.read() as look:
            zone = ZoneInfo((await people.player(look, user_id)).zone)
            since, until = _begin(year, zone), _begin(year + 1, zone)
            met = await profiles.met(look, user_id, until=until)
            matches = {one.match_id: one for one in met if one.ended_at >= since}
            if len(matches) < LEAST:
                raise Refused("year-too-few", count=len(matches), most=LEAST, year=str(year))
            seen = {one.other for one in met if await is_shown_to(look, one.other, user_id)}
            courses = await self._courses(look, list(matches))
            earned = await badge_rows.of_person(look, user_id)
        turned = await beside(_turned, list(matches.values()), courses)
        badges = [one for one in earned if since <= one.ended_at < until]
        return told(year, zone, since, met, seen, turned, badges)

    async def begin(self) -> None:
        """See to it that people are told."""
        async with self._db.write() as tx:
            if await deadlines.get(tx, 0, YEARLY, 0) is None:
                await self._look_later(tx, 0)

    async def tell(self, due: DeadlineRow) -> None:
        """Whoever is to be told now is owed the card."""
        year = datetime.fromtimestamp(self._clock.now(), UTC).year
        async with self._db.write() as tx:
            if not await deadlines.remove(tx, due):
                return
            await self._look_later(tx, LOOK_SECONDS)
            for user_id in await rows.untold(tx, year):
                player = await people.readable(tx, user_id)
                if player is not None and self._is_time(player, year):
                    await show(tx, YEARLY, year, user_id, self._clock.now())

    async def wants(self, user_id: int, year: int) -> bool:
        """Whether a person wants to be told of a year now."""
        player = await people.readable(self._db, user_id)
        return player is not None and player.has(YEAR) and self._is_time(player, year)

    async def note_told(self, tx: Change, user_id: int, year: int) -> None:
        """A person was told of a year, or cannot be."""
        await rows.note_told(tx, user_id, year)

    def _is_time(self, player: Player, year: int) -> bool:
        there = datetime.fromtimestamp(self._clock.now(), ZoneInfo(player.zone))
        return (there.year, there.month) == (year, TOLD_MONTH) and there.day >= TOLD_DAY

    async def _look_later(self, tx: Change, seconds: int) -> None:
        now = self._clock.now()
        begins = _begin(datetime.fromtimestamp(now, UTC).year, UTC, TOLD_MONTH, TOLD_DAY) - DAY  # no zone is further
        await deadlines.put(tx, None, YEARLY, 0, max(begins, now + seconds), on_the_wall=True)


def told(
    year: int,
    zone: ZoneInfo,
    since: int,
    met: Sequence[Met],
    seen: set[int],
    turned: Turned | None,
    badges: Sequence[Earned],
) -> Year:
    """The year that begins at `since`, from all that a person has played up to its end.

    seen: the people who may be named.
    """
    now = [one for one in met if one.ended_at >= since]
    by_name = [one for one in now if one.by_account]
    with_whom = known([one for one in by_name if one.other in seen])
    matches = {one.match_id: one for one in now}.values()
    months = Counter(datetime.fromtimestamp(one.ended_at, zone).month for one in matches)
    games = Counter(one.game for one in matches)
    before = {one.other for one in met if one.ended_at < since and one.by_account}
    return Year(
        year=year,
        months=tuple(months[month] for month in range(1, 13)),
        won=sum(one.mine == 1 for one in matches),
        first_met=len({one.other for one in by_name} - before),
        games=tuple(sorted(games.items(), key=lambda pair: (-pair[1], pair[0]))),
        turned=turned,
        companion=next((one for one in with_whom if one.matches >= OFTEN), None),
        longest=max(matches, key=lambda one: (one.seconds, one.match_id)),
        # Who is known by the name of a table alone is named so; else it would tell whom one has met at home.
        closest=_closest([one for one in now if not one.by_account or one.other in seen]),
        badges=tuple(badges),
    )


def _closest(met: Sequence[Met]) -> Met | None:
    """The win against a person that was decided by the fewest points; a tie is nobody's win alone."""
    wins = [one for one in met if one.mine == 1 and one.theirs == sorted(one.outcome.ranks)[1] > 1]
    return min(wins, key=lambda one: (one.points[0] - one.points[1], -one.ended_at), default=None)


def _turned(matches: Sequence[Met], courses: Mapping[int, Sequence[Moment]]) -> Turned | None:
    """The own choice of the year by which the chance rose most, as far as that is known."""
    best: Turned | None = None
    for one in matches:
        for now, then in pairwise(courses.get(one.match_id, ())):
            if now.seat != one.seat:
                continue
            before, after = now.chances[one.seat], then.chances[one.seat]
            if after > before and (best is None or after - before > best.after - best.before):
                best = Turned(one.match_id, one.game, now.done, one.seat, before, after)
    return best


def _begin(year: int, zone: tzinfo, month: int = 1, day: int = 1) -> int:
    return int(datetime(year, month, day, tzinfo=zone).timestamp())
