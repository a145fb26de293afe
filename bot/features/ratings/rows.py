"""Tables rating, rated, unrated and rating_step: how well people play, per server and game."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import msgspec

from bot.db.people import Switch, with_players
from bot.db.rows import columns, into, made, stored
from bot.db.transactions import Change, Reading

RATED: Final = Switch("rated", at_first=True)
"""Whether somebody is listed, and rated in matches that begin."""

EVERYWHERE = 1
"""Stands in place of a server for matches with guests of other servers: no server of Discord has this number."""

SCOPE = f"iif(match.guests, {EVERYWHERE}, match.guild_id)"
"""In SQL: where a match is rated, as the index of those that are over has it."""


class RatingRow(msgspec.Struct, frozen=True):
    """One person's rating: `mu` is the estimate, `sigma` how unsure it is.

    settled: whether it was sure enough once.
    """

    user_id: int
    mu: float
    sigma: float
    matches: int = 0
    wins: int = 0
    settled: bool = False


class StepRow(msgspec.Struct, frozen=True):
    """What a match has changed for a person, see the migration."""

    match_id: int
    user_id: int
    place: int
    chance: float
    before: float
    mu: float
    sigma: float


_COLUMNS = columns(RatingRow, "rating")


async def of_game(db: Reading, guild_id: int, game: str) -> list[RatingRow]:
    """The ratings of everybody on a server."""
    sql = f"SELECT {_COLUMNS} FROM rating WHERE guild_id = ? AND game = ?"
    return await db.rows(RatingRow, sql, (guild_id, game))


async def listed(db: Reading, guild_id: int, game: str) -> list[RatingRow]:
    """The same of those who have not opted out."""
    rows = await db.all(
        f"SELECT {_COLUMNS}, player.settings FROM rating LEFT JOIN player ON player.user_id = rating.user_id "
        "WHERE guild_id = ? AND game = ?",
        (guild_id, game),
    )
    return [made(RatingRow, row[:-1]) for row, player in with_players(rows) if player.has(RATED)]


async def of_person(db: Reading, user_id: int, guild_id: int) -> dict[str, RatingRow]:
    """Game -> a person's rating on a server."""
    rows = await db.all(f"SELECT game, {_COLUMNS} FROM rating WHERE user_id = ? AND guild_id = ?", (user_id, guild_id))
    return {game: made(RatingRow, values) for game, *values in rows}


async def uncounted(db: Reading, guild_id: int, game: str) -> list[int]:
    """Finished matches of a game on a server that the ratings have not taken in, in the order in which they ended."""
    return await db.column(
        f"SELECT id FROM match WHERE status = 'finished' AND {SCOPE} = ? AND game = ? "
        "AND NOT EXISTS (SELECT 1 FROM rated WHERE match_id = match.id) ORDER BY ended_at, id",
        (guild_id, game),
    )


async def uncounted_of(db: Reading, since: int, until: int) -> list[int]:
    """The same of every game and server that ended within a time."""
    return await db.column(
        "SELECT id FROM match WHERE status = 'finished' AND ended_at >= ? AND ended_at < ? "
        "AND NOT EXISTS (SELECT 1 FROM rated WHERE match_id = match.id) ORDER BY ended_at, id",
        (since, until),
    )


async def leave_out(tx: Change, match_id: int, user_id: int) -> None:
    """A match is not to count for a person who sits or has sat at it, however it ends."""
    await tx.execute("INSERT OR IGNORE INTO unrated (match_id, user_id) VALUES (?, ?)", (match_id, user_id))


async def left_out(db: Reading, match_id: int) -> set[int]:
    """The people for whom a match does not count."""
    return set(await db.column("SELECT user_id FROM unrated WHERE match_id = ?", (match_id,)))


async def mark_counted(tx: Change, match_id: int) -> bool:
    """Note that a match is being taken in; False if it was before."""
    return await tx.changed("INSERT OR IGNORE INTO rated (match_id) VALUES (?)", (match_id,))


async def put(tx: Change, guild_id: int, game: str, row: RatingRow) -> None:
    """Store a rating. Once it has settled it stays so."""
    await tx.execute(
        f"INSERT INTO rating {into(RatingRow, 'guild_id', 'game')} ON CONFLICT (guild_id, game, user_id) "
        "DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches, wins = excluded.wins, "
        "settled = max(settled, excluded.settled)",
        (guild_id, game, *stored(row)),
    )


# --- steps


async def put_steps(tx: Change, rows: Collection[StepRow]) -> None:
    """Store what matches have changed."""
    await tx.executemany(f"INSERT OR REPLACE INTO rating_step {into(StepRow)}", [stored(row) for row in rows])


async def steps_of_match(db: Reading, match_id: int) -> list[StepRow]:
    """What a match has changed."""
    sql = f"SELECT {columns(StepRow)} FROM rating_step WHERE match_id = ? ORDER BY user_id"
    return await db.rows(StepRow, sql, (match_id,))


async def steps_of_person(db: Reading, user_id: int, guild_id: int, game: str) -> list[StepRow]:
    """What the matches of a game on a server have changed for a person, in the order in which they ended."""
    return await db.rows(
        StepRow,
        f"SELECT {columns(StepRow)} FROM rating_step JOIN match ON match.id = match_id "
        f"WHERE user_id = ? AND {SCOPE} = ? AND game = ? ORDER BY match.ended_at, match.id",
        (user_id, guild_id, game),
    )
