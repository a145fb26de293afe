"""Tables rating and rated: how well people play, per server and game."""

from __future__ import annotations

import msgspec

from bot.db.connection import Change, Reading
from bot.db.people import Player


class RatingRow(msgspec.Struct, frozen=True):
    """One person's rating: `mu` is the estimate, `sigma` how unsure it is."""

    user_id: int
    mu: float
    sigma: float
    matches: int = 0
    wins: int = 0


async def of_game(db: Reading, guild_id: int, game: str) -> list[RatingRow]:
    """The ratings of everybody on a server who has not opted out."""
    rows = await db.all(
        "SELECT rating.user_id, mu, sigma, matches, wins, player.settings FROM rating "
        "LEFT JOIN player ON player.user_id = rating.user_id WHERE guild_id = ? AND game = ?",
        (guild_id, game),
    )
    return [
        RatingRow(row["user_id"], row["mu"], row["sigma"], row["matches"], row["wins"])
        for row in rows
        if row["settings"] is None or msgspec.json.decode(row["settings"], type=Player).rated
    ]


async def uncounted(db: Reading, guild_id: int, game: str) -> list[int]:
    """Finished matches that the ratings have not taken in, in the order in which they ended."""
    rows = await db.all(
        "SELECT id FROM match WHERE guild_id = ? AND game = ? AND status = 'finished' "
        "AND NOT EXISTS (SELECT 1 FROM rated WHERE match_id = match.id) ORDER BY ended_at, id",
        (guild_id, game),
    )
    return [row["id"] for row in rows]


async def mark_counted(tx: Change, match_id: int) -> bool:
    """Note that a match is being taken in; False if it was before."""
    return await tx.changed("INSERT OR IGNORE INTO rated (match_id) VALUES (?)", (match_id,)) == 1


async def put(tx: Change, guild_id: int, game: str, row: RatingRow) -> None:
    """Store a rating."""
    await tx.execute(
        "INSERT INTO rating (guild_id, game, user_id, mu, sigma, matches, wins) VALUES (?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (guild_id, game, user_id) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, "
        "matches = excluded.matches, wins = excluded.wins",
        (guild_id, game, row.user_id, row.mu, row.sigma, row.matches, row.wins),
    )
