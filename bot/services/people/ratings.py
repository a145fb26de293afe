"""Ratings of people, per server and game, from finished matches.

The model is Plackett-Luce: it takes the whole order of a table, so matches of any number of players count rightly.
Only people are compared. A computer is left out: its strength is known, and beating it again and again must lift
nobody. Whoever did not want to be rated when sitting down is left out too. Who left the match comes last.
A match with hints rates nobody.

A match is taken in when its result is sent and, if that never happened, when somebody looks; the mark and the new
ratings are one transaction, so each match counts exactly once whatever fails.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec
from openskill.models import PlackettLuce

from bot.db import history as history_rows
from bot.db import matches as rows
from bot.db import ratings as stored
from bot.db import seats as seat_rows
from bot.db.connection import Database
from bot.db.history import ActionRow
from bot.db.matches import MatchRow
from bot.db.ratings import RatingRow
from bot.db.seats import SeatRow

START: Final = 1000
"""What a newcomer's rating is shown as."""
SCALE: Final = 40

_MODEL: Final = PlackettLuce()


class Standing(msgspec.Struct, frozen=True):
    """A line of a leaderboard; equal points share a place."""

    place: int
    user_id: int
    points: int
    matches: int
    wins: int


class Ratings:
    """Takes finished matches in and lists who plays best."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def count(self, match_id: int) -> bool:
        """Take a finished match in; False if it is not finished or was taken in before."""
        match = await rows.get(self._db, match_id)
        if match is None or match.status != "finished":
            return False
        places = await self._places(match)
        async with self._db.write() as tx:
            if not await stored.mark_counted(tx, match_id):
                return False
            if len(places) > 1:
                before = {row.user_id: row for row in await stored.of_game(self._db, match.guild_id, match.game)}
                for row in rated(places, before):
                    await stored.put(tx, match.guild_id, match.game, row)
        return True

    async def leaderboard(self, guild_id: int, game: str) -> list[Standing]:
        """Everybody who was rated in a game on a server, best first."""
        for match_id in await stored.uncounted(self._db, guild_id, game):
            await self.count(match_id)
        found = sorted(await stored.of_game(self._db, guild_id, game), key=lambda row: (-points(row), row.user_id))
        all_points = [points(row) for row in found]
        return [
            Standing(1 + all_points.index(points(row)), row.user_id, points(row), row.matches, row.wins)
            for row in found
        ]

    async def _places(self, match: MatchRow) -> dict[int, int]:
        """The people who are compared and their places."""
        seats = await seat_rows.seats(self._db, match.id)
        if match.hints:
            return {}
        found = places(match, seats, await history_rows.actions(self._db, match.id))
        rated = await seat_rows.rated(self._db, match.id)
        return {user: place for user, place in found.items() if user in rated}


def places(match: MatchRow, seats: tuple[SeatRow, ...], history: list[ActionRow]) -> dict[int, int]:
    """Who is compared in a finished match, and their places.

    A seat counts for the person who sits there at the end, unless somebody else has decided more for it: a substitute
    shall not pay for what was lost before. Whoever has left, or decided something and sits there no more, comes last.
    """
    assert match.outcome is not None
    decided = Counter((row.seat, row.user_id) for row in history if row.kind == "act" and row.user_id is not None)
    sitting = {seat.user_id: seat.seat for seat in seats if seat.user_id is not None}
    found: dict[int, int] = {}
    for user, seat in sitting.items():
        others = max((n for (at, other), n in decided.items() if at == seat and other != user), default=0)
        if decided[seat, user] >= others:
            found[user] = match.outcome.ranks[seat]
    gone = {user for _, user in decided} | {seat.left_by for seat in seats if seat.left_by is not None}
    for user in sorted(gone):
        if user not in sitting:
            found[user] = len(seats) + 1
    return found


def rated(places: dict[int, int], before: dict[int, RatingRow]) -> list[RatingRow]:
    """The new ratings of the people of a match; `before` holds those who were rated already."""
    old = [before.get(user) or _newcomer(user) for user in places]
    ranks = [float(place) for place in places.values()]
    teams = [[_MODEL.rating(mu=row.mu, sigma=row.sigma)] for row in old]
    new = _MODEL.rate(teams, ranks=ranks)
    return [
        RatingRow(row.user_id, team[0].mu, team[0].sigma, row.matches + 1, row.wins + (places[row.user_id] == 1))
        for row, team in zip(old, new, strict=True)
    ]


def points(row: RatingRow) -> int:
    """A rating as people see it: what the person plays at least, as far as the matches show."""
    return START + round(SCALE * (row.mu - 3 * row.sigma))


def _newcomer(user_id: int) -> RatingRow:
    rating = _MODEL.rating()
    return RatingRow(user_id, rating.mu, rating.sigma)
