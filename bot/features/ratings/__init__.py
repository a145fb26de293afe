"""Ratings: how well people play a game on a server, the leaderboard, and seasons with their medals."""

from __future__ import annotations

from bot.db.matches import BY_ACCOUNT
from bot.db.personal import Held
from bot.features.ratings.pages import chances_lines, changed_line, traits
from bot.features.ratings.seasons import SEASON
from bot.features.ratings.service import RATED, Ratings, scope
from bot.services.table.scene import Table
from bot.ui.press.feature import Feature
from bot.ui.press.house import House
from bot.ui.press.traits import Traits, Viewed
from render.kit.words import Words

_OURS = f"SELECT id FROM match WHERE guild_id = ?1 AND {BY_ACCOUNT}"


async def _chances(house: House, table: Table, words: Words) -> list[str]:
    """Nothing of a table that is not rated."""
    if table.row.unrated:
        return []
    found = await house[Ratings].chances(scope(table.row), table.row.game, table.people)
    return chances_lines(table, found, words)


async def _chances_before(house: House, table: Table, words: Words) -> list[str]:
    changes = await house[Ratings].changed_by(table.row)
    return chances_lines(table, {person: change.chance for person, change in changes.items()}, words)


async def _changes(house: House, table: Table, words: Words) -> dict[int, str]:
    changes = await house[Ratings].changed_by(table.row)
    return {
        row.seat: changed_line(changes[row.user_id], words)
        for row in table.seats
        if row.user_id is not None and row.user_id in changes
    }


async def _traits(house: House, viewed: Viewed, words: Words) -> Traits:
    courses, medals = await house[Ratings].of_person(viewed.user_id, viewed.guild_id, viewed.reader)
    return traits(courses, medals, words)


FEATURE = Feature(
    builds=lambda house: Ratings(house.tables.db, house.clock),
    optional=False,
    begins=lambda house: house[Ratings].seasons.begin(),
    due={SEASON: lambda house, due: house[Ratings].seasons.close(due)},
    works_out=lambda house, match_id: house[Ratings].count(match_id),
    says={"seats": _chances, "more": _chances_before},
    of_seats=_changes,
    traits=_traits,
    person=(RATED,),
    holds=(
        Held(
            "ratings",
            "SELECT guild_id, game, mu, sigma, matches, wins, settled FROM rating WHERE user_id = ?1 "
            "ORDER BY guild_id, game",
            ("DELETE FROM rating WHERE user_id = ?1",),
        ),
        Held(
            "rating_steps",
            "SELECT match_id AS match, place, chance, before, mu, sigma FROM rating_step WHERE user_id = ?1 "
            "ORDER BY match_id",
            ("DELETE FROM rating_step WHERE user_id = ?1",),
        ),
        Held(
            "not_rated_in",
            "SELECT match_id AS match FROM unrated WHERE user_id = ?1 ORDER BY match_id",
            ("DELETE FROM unrated WHERE user_id = ?1",),
        ),
        Held(
            "medals",
            "SELECT guild_id, game, season, place, points FROM medal WHERE user_id = ?1 "
            "ORDER BY season, guild_id, game",
            ("DELETE FROM medal WHERE user_id = ?1",),
        ),
    ),
    of_servers=(
        "DELETE FROM rating WHERE guild_id = ?1",
        "DELETE FROM medal WHERE guild_id = ?1",
        "DELETE FROM season WHERE guild_id = ?1",
        f"DELETE FROM rating_step WHERE match_id IN ({_OURS})",
        # What nobody has rated yet is not rated for a server whose ratings are gone.
        f"INSERT OR IGNORE INTO rated {_OURS} AND status = 'finished'",
    ),
)
