"""Tables medal and season: the best of the seasons of a server and a game, and which seasons are over."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.db.matches import BY_ACCOUNT
from bot.db.people import with_players
from bot.db.rows import columns, into, made, stored
from bot.db.transactions import Change, Reading
from bot.features.ratings.rows import RATED, SCOPE

EVERY = (0, "")
"""Stands in place of a server and a game where a season is over everywhere."""


class MedalRow(msgspec.Struct, frozen=True):
    """One of the best of a season; see the migration for the columns."""

    guild_id: int
    game: str
    season: int
    user_id: int
    place: int
    points: int


_COLUMNS = columns(MedalRow)


async def ended(db: Reading) -> tuple[int, int] | None:
    """When the first and the newest match were over; None if none is."""
    first = await db.value("SELECT min(ended_at) FROM match WHERE status = 'finished'")
    newest = await db.value("SELECT max(ended_at) FROM match WHERE status = 'finished'")
    return None if first is None else (first, newest)


async def last(db: Reading) -> int | None:
    """The last season that is over everywhere; None if none is."""
    return await db.value("SELECT max(season) FROM season WHERE guild_id = ? AND game = ?", EVERY)


async def unfinished(db: Reading, season: int, since: int, until: int) -> list[tuple[int, str]]:
    """Server and game of whatever was rated within a time of a season and has no medals of that season yet."""
    rows = await db.all(
        "SELECT DISTINCT match.guild_id, match.game FROM match WHERE match.status = 'finished' "
        f"AND match.ended_at >= ? AND match.ended_at < ? AND {BY_ACCOUNT} "
        "AND EXISTS (SELECT 1 FROM rating_step WHERE match_id = match.id) AND NOT EXISTS (SELECT 1 FROM season AS over "
        "WHERE over.guild_id = match.guild_id AND over.game = match.game AND over.season = ?)",
        (since, until, season),
    )
    return [(guild_id, game) for guild_id, game in rows]


async def rated(db: Reading, guild_id: int, game: str, since: int, until: int) -> list[dict[int, int]]:
    """The rated matches that ended within a time in the order in which they did, each as person -> place.

    Not those with guests of other servers, which are rated apart.
    """
    rows = await db.all(
        "SELECT match_id, user_id, place FROM match CROSS JOIN rating_step ON match_id = match.id "
        f"WHERE match.status = 'finished' AND {SCOPE} = ? AND match.game = ? AND match.ended_at >= ? "
        "AND match.ended_at < ? ORDER BY match.ended_at, match.id, user_id",
        (guild_id, game, since, until),
    )
    found: dict[int, dict[int, int]] = {}
    for row in rows:
        found.setdefault(row["match_id"], {})[row["user_id"]] = row["place"]
    return list(found.values())


async def give(tx: Change, guild_id: int, game: str, season: int, medals: Sequence[MedalRow]) -> None:
    """A season is over and these are its medals; whatever comes later changes them no more."""
    await tx.execute("INSERT OR IGNORE INTO season (guild_id, game, season) VALUES (?, ?, ?)", (guild_id, game, season))
    await tx.executemany(f"INSERT OR IGNORE INTO medal {into(MedalRow)}", [stored(row) for row in medals])


async def close(tx: Change, season: int) -> None:
    """A season is over everywhere."""
    await tx.execute("INSERT OR IGNORE INTO season (guild_id, game, season) VALUES (?, ?, ?)", (*EVERY, season))


async def of_game(db: Reading, guild_id: int, game: str) -> list[MedalRow]:
    """The medals of the newest season of a game on a server that has any, of people who have not opted out."""
    rows = await db.all(
        f"SELECT {columns(MedalRow, 'medal')}, player.settings FROM medal "
        "LEFT JOIN player ON player.user_id = medal.user_id WHERE guild_id = ?1 AND game = ?2 "
        "AND season = (SELECT max(season) FROM medal WHERE guild_id = ?1 AND game = ?2) ORDER BY place, medal.user_id",
        (guild_id, game),
    )
    return [made(MedalRow, row[:-1]) for row, player in with_players(rows) if player.has(RATED)]


async def of_person(db: Reading, user_id: int, guild_id: int) -> list[MedalRow]:
    """A person's medals on a server, the newest first."""
    return await db.rows(
        MedalRow,
        f"SELECT {_COLUMNS} FROM medal WHERE user_id = ? AND guild_id = ? ORDER BY season DESC, place, game",
        (user_id, guild_id),
    )
