"""Tables medal and season: the best of the seasons of a server and a game, and which seasons are over."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.db.people import with_players
from bot.db.rows import columns, into, made, stored
from bot.db.transactions import Change, Reading

_SEASON = (
    "(CAST(strftime('%Y', match.ended_at, 'unixepoch') AS INTEGER) * 4 "
    "+ (CAST(strftime('%m', match.ended_at, 'unixepoch') AS INTEGER) - 1) / 3)"
)


class MedalRow(msgspec.Struct, frozen=True):
    """One of the best of a season; see the migration for the columns."""

    guild_id: int
    game: str
    season: int
    user_id: int
    place: int
    points: int


_COLUMNS = columns(MedalRow)


async def unfinished(db: Reading, before: int) -> list[tuple[int, str, int]]:
    """Server, game and season of everything that was rated in seasons before this one and has no medals yet."""
    rows = await db.all(
        f"SELECT DISTINCT match.guild_id, match.game, {_SEASON} AS season FROM rating_step "
        "JOIN match ON match.id = rating_step.match_id WHERE season < ? AND NOT match.guests "
        "AND NOT EXISTS (SELECT 1 FROM season AS over "
        f"WHERE over.guild_id = match.guild_id AND over.game = match.game AND over.season = {_SEASON})",
        (before,),
    )
    return [(guild_id, game, season) for guild_id, game, season in rows]


async def rated(db: Reading, guild_id: int, game: str, season: int) -> list[dict[int, int]]:
    """The rated matches of a season in the order in which they ended, each as person -> place.

    Not those with guests of other servers, which are rated apart.
    """
    rows = await db.all(
        f"SELECT match_id, user_id, place FROM rating_step JOIN match ON match.id = match_id WHERE guild_id = ? "
        f"AND game = ? AND NOT match.guests AND {_SEASON} = ? ORDER BY match.ended_at, match.id, user_id",
        (guild_id, game, season),
    )
    found: dict[int, dict[int, int]] = {}
    for row in rows:
        found.setdefault(row["match_id"], {})[row["user_id"]] = row["place"]
    return list(found.values())


async def give(tx: Change, guild_id: int, game: str, season: int, medals: Sequence[MedalRow]) -> None:
    """A season is over and these are its medals; whatever comes later changes them no more."""
    await tx.execute("INSERT OR IGNORE INTO season (guild_id, game, season) VALUES (?, ?, ?)", (guild_id, game, season))
    await tx.executemany(f"INSERT OR IGNORE INTO medal {into(MedalRow)}", [stored(row) for row in medals])


async def of_game(db: Reading, guild_id: int, game: str) -> list[MedalRow]:
    """The medals of the newest season of a game on a server that has any, of people who have not opted out."""
    rows = await db.all(
        f"SELECT {columns(MedalRow, 'medal')}, player.settings FROM medal "
        "LEFT JOIN player ON player.user_id = medal.user_id WHERE guild_id = ?1 AND game = ?2 "
        "AND season = (SELECT max(season) FROM medal WHERE guild_id = ?1 AND game = ?2) ORDER BY place, medal.user_id",
        (guild_id, game),
    )
    return [made(MedalRow, row[:-1]) for row, player in with_players(rows) if player.rated]


async def of_person(db: Reading, user_id: int, guild_id: int) -> list[MedalRow]:
    """A person's medals on a server, the newest first."""
    return await db.rows(
        MedalRow,
        f"SELECT {_COLUMNS} FROM medal WHERE user_id = ? AND guild_id = ? ORDER BY season DESC, place, game",
        (user_id, guild_id),
    )
