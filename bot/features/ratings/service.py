"""Ratings of people, per server and game, from finished matches; the model stands in `skill`.

Matches with guests of other servers are rated apart from those of all servers, together (`EVERYWHERE`).

Only people are compared. A computer is left out: its strength is known, and beating it again and again must lift
nobody. Whoever did not want to be rated when sitting down is left out too. Who left the match comes last.
A match at which a switch is on that says so rates nobody.

A match is taken in when its result is sent and, if that never happened, when somebody looks; the mark, the new ratings
and the steps that tell how they came are one transaction, so each match counts exactly once whatever fails.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from bot.clock import Clock
from bot.db import history as history_rows
from bot.db import matches as rows
from bot.db import people
from bot.db import seats as seat_rows
from bot.db.connection import Database
from bot.db.history import ActionRow
from bot.db.matches import MatchRow
from bot.db.seats import SeatRow
from bot.db.transactions import Change, Reading
from bot.features.ratings import rows as stored
from bot.features.ratings import season_rows
from bot.features.ratings.rows import EVERYWHERE, RATED, RatingRow, StepRow
from bot.features.ratings.season_rows import MedalRow
from bot.features.ratings.seasons import Seasons
from bot.features.ratings.skill import chances, newcomer, placed, points, rated, settling
from bot.services.errors import confined
from bot.services.match.hears import Hears
from bot.services.people.counting import decisions, holders

log = logging.getLogger(__name__)

__all__ = ["EVERYWHERE", "RATED", "Changed", "Course", "MedalRow", "Ratings", "Standing", "scope"]


class Standing(msgspec.Struct, frozen=True):
    """A line of a leaderboard. place: None while the rating settles; equal points share one."""

    place: int | None
    user_id: int
    points: int
    matches: int
    wins: int


class Changed(msgspec.Struct, frozen=True):
    """What a match has changed for a person, as people see it.

    chance: what the model gave the person to win, before.   settling: as in `Course`, as it is now.
    """

    chance: float
    before: int
    after: int
    settling: int


class Course(msgspec.Struct, frozen=True):
    """A person's rating in a game on a server, and how it came. settling: how many matches more it needs, 0 if it
    holds.
    """

    game: str
    rating: RatingRow
    settling: int
    steps: tuple[StepRow, ...]


class Ratings(Hears):
    """Takes finished matches in and lists who plays best."""

    def __init__(self, db: Database, clock: Clock) -> None:
        self._db = db
        self.seasons = Seasons(db, clock, self.catch_up)

    async def sat_down(self, tx: Change, match_id: int, user_id: int) -> None:
        """Whether the match counts for the person is as it is chosen now."""
        if not (await people.player(tx, user_id)).has(RATED):
            await stored.leave_out(tx, match_id, user_id)

    async def count(self, match_id: int) -> bool:
        """Take a finished match in; False if it is not finished or was taken in before."""
        match = await rows.get(self._db, match_id)
        if match is None or match.status != "finished":
            return False
        found = await compared(self._db, match)
        async with self._db.write() as tx:
            if not await stored.mark_counted(tx, match_id):
                return False
            if len(found) > 1:
                before = {row.user_id: row for row in await stored.of_game(self._db, scope(match), match.game)}
                after = rated(found, before)
                for row in after:
                    await stored.put(tx, scope(match), match.game, row)
                await stored.put_steps(tx, steps(match_id, found, before, after))
        return True

    async def catch_up(self, since: int, until: int) -> None:
        """Take in what ended within a time and whose result Discord has not taken since."""
        await self._take_in(await stored.uncounted_of(self._db, since, until))

    async def leaderboard(self, guild_id: int, game: str) -> list[Standing]:
        """Everybody who was rated in a game on a server, or `EVERYWHERE`.

        Those whose rating holds come first, then the others; the best of each first.
        """
        await self._take_in(await stored.uncounted(self._db, guild_id, game))
        found = await stored.listed(self._db, guild_id, game)
        return [
            *(_standing(row, place) for place, row in placed(row for row in found if row.settled)),
            *(_standing(row, None) for _, row in placed(row for row in found if not row.settled)),
        ]

    async def of_person(self, user_id: int, guild_id: int, reader: int) -> tuple[list[Course], list[MedalRow]]:
        """A person's ratings and medals on a server, the newest first, for a reader: nothing for others of somebody who
        has opted out."""
        async with self._db.read() as look:
            if user_id != reader and not (await people.player(look, user_id)).has(RATED):
                return [], []
            courses = [
                Course(game, row, settling(row), tuple(await stored.steps_of_person(look, user_id, guild_id, game)))
                for game, row in sorted((await stored.of_person(look, user_id, guild_id)).items())
            ]
            return courses, await season_rows.of_person(look, user_id, guild_id)

    async def chances(self, guild_id: int, game: str, users: Sequence[int]) -> dict[int, float]:
        """What the model gives each of these people to come first among those who are rated; none if nobody was."""
        known = {row.user_id: row for row in await stored.of_game(self._db, guild_id, game)}
        compared = [user for user in users if (await people.player(self._db, user)).has(RATED)]
        if len(compared) < 2 or not any(user in known for user in compared):
            return {}
        return dict(zip(compared, chances([known.get(user) or newcomer(user) for user in compared]), strict=True))

    async def changed_by(self, match: MatchRow) -> dict[int, Changed]:
        """Person -> what a match has changed; without those who have opted out."""
        now = {row.user_id: row for row in await stored.listed(self._db, scope(match), match.game)}
        return {
            step.user_id: Changed(step.chance, points(step.before), points(step.mu), settling(now[step.user_id]))
            for step in await stored.steps_of_match(self._db, match.id)
            if step.user_id in now
        }

    async def _take_in(self, matches: Iterable[int]) -> None:
        """One that cannot be taken in is left out."""
        for match_id in matches:
            with confined(log, "match %s: it cannot be rated", match_id):
                await self.count(match_id)


def scope(match: MatchRow) -> int:
    """Where a match is rated: on its server, or with guests at it `EVERYWHERE`."""
    return match.guild_id if match.by_account else EVERYWHERE


async def compared(db: Reading, match: MatchRow) -> dict[int, int]:
    """The people who are compared in a finished match and their places."""
    if match.unrated:
        return {}
    found = places(match, await seat_rows.seats(db, match.id), await history_rows.actions(db, match.id))
    unwanted = await stored.left_out(db, match.id)
    return {user: place for user, place in found.items() if user not in unwanted}


def places(match: MatchRow, seats: tuple[SeatRow, ...], history: list[ActionRow]) -> dict[int, int]:
    """Who is compared in a finished match, and their places.

    Whoever has left, or decided something and sits there no more, comes last.
    """
    assert match.outcome is not None
    found = {user: match.outcome.ranks[seat] for user, seat in holders(seats, history).items()}
    sitting = {row.user_id for row in seats if row.user_id is not None}
    gone = {user for _, user in decisions(history)} | {row.left_by for row in seats if row.left_by is not None}
    return found | dict.fromkeys(sorted(gone - sitting), len(seats) + 1)


def steps(
    match_id: int, places: Mapping[int, int], before: Mapping[int, RatingRow], after: Iterable[RatingRow]
) -> list[StepRow]:
    """What a match has changed for each of its people."""
    old = [before.get(user) or newcomer(user) for user in places]
    new = {row.user_id: row for row in after}
    return [
        StepRow(
            match_id,
            row.user_id,
            1 + sum(other < places[row.user_id] for other in places.values()),
            chance,
            row.mu,
            new[row.user_id].mu,
            new[row.user_id].sigma,
        )
        for row, chance in zip(old, chances(old), strict=True)
    ]


def _standing(row: RatingRow, place: int | None) -> Standing:
    return Standing(place, row.user_id, points(row.mu), row.matches, row.wins)
