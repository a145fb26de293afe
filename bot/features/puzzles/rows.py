"""Tables position, solution and solver: the positions to solve, what people have answered, and how well they do.

A position is of one of these kinds:

    fresh   nobody has seen it yet; it may become the puzzle of a day. Found by the bot itself, or in a match of people
    open    everybody may solve it: the puzzle of a day, or one that is shipped
    moment  shared in the channel of its match
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from bot.db.rows import columns, part
from bot.db.transactions import Change, Reading
from bot.features.puzzles.difficulty import Rating

Kind = Literal["fresh", "open", "moment"]

UNTRIED: Final = "position"
"""What a change announces after which there are choices of which it is not known whether they make a puzzle."""
NONE_YET: Final = "null"
"""The data of those, and of one whose figures hold no more."""


class PositionRow(msgspec.Struct, frozen=True):
    """A position as stored; see the migration for the columns."""

    id: int
    kind: Kind
    game: str
    data: str
    day: int | None
    match_id: int | None
    done: int | None
    chosen: int | None
    mu: float
    sigma: float


class Asked(msgspec.Struct, frozen=True):
    """A position that everybody may solve: of which day it was the puzzle, the seed of its match, and how many actions
    were done before."""

    id: int
    game: str
    day: int | None
    seed: str
    done: int

    @property
    def key(self) -> tuple[str, str, int]:
        """By which a shipped one is known, whenever it was judged."""
        return self.game, self.seed, self.done


class Theme(msgspec.Struct, frozen=True):
    """How many positions of a game a person may still solve whose difference is about one thing."""

    game: str
    theme: str
    count: int


_COLUMNS: Final = columns(PositionRow)
_MADE: Final = f"data <> '{NONE_YET}'"
_THEME: Final = part("data", "theme")
_TELLS: Final = part("data", "tells")
_RULES: Final = part("data", "rules_version")
_OLD: Final = f"({_RULES}, {_TELLS}) IS NOT (?2, ?3)"
_LEFT: Final = (
    f"kind = 'open' AND {_MADE} AND (day IS NULL OR day < ?2) "
    "AND NOT EXISTS (SELECT 1 FROM solution WHERE position_id = position.id AND user_id = ?1)"
)
"""What person ?1 may still solve on day ?2, beside the puzzle of that day."""


async def get(db: Reading, position_id: int) -> PositionRow | None:
    """One of which it is known what may be answered."""
    return await db.row(PositionRow, f"SELECT {_COLUMNS} FROM position WHERE id = ? AND {_MADE}", (position_id,))


async def put(
    tx: Change,
    kind: Kind,
    game: str,
    data: str,
    now: int,
    *,
    match_id: int | None = None,
    done: int | None = None,
    chosen: int | None = None,
) -> int | None:
    """Keep one more, its puzzle as JSON; its number, None if this choice of a match is kept as one of its kind."""
    made = await tx.inserted(
        "INSERT OR IGNORE INTO position (kind, game, data, at, match_id, done, chosen) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (kind, game, data, now, match_id, done, chosen),
    )
    if data == NONE_YET:
        tx.announce(UNTRIED)
    return made or None


async def remove(tx: Change, position_id: int) -> None:
    """Remove one, with what was answered."""
    await tx.execute("DELETE FROM position WHERE id = ?", (position_id,))


# --- answers


async def answer(tx: Change, position_id: int, user_id: int, choice: int, at: int) -> bool:
    """Keep an answer; False if the person has answered before."""
    sql = "INSERT OR IGNORE INTO solution (position_id, user_id, choice, at) VALUES (?, ?, ?, ?)"
    return await tx.changed(sql, (position_id, user_id, choice, at))


async def answer_of(db: Reading, position_id: int, user_id: int) -> int | None:
    """What a person has answered."""
    sql = "SELECT choice FROM solution WHERE position_id = ? AND user_id = ?"
    return await db.value(sql, (position_id, user_id))


async def counts(db: Reading, position_id: int) -> dict[int, int]:
    """Choice -> how many have answered so."""
    return await db.pairs("SELECT choice, count(*) FROM solution WHERE position_id = ? GROUP BY choice", (position_id,))


async def solver(db: Reading, user_id: int, game: str) -> Rating:
    """How well a person solves positions of a game."""
    sql = "SELECT mu, sigma FROM solver WHERE user_id = ? AND game = ?"
    return await db.row(Rating, sql, (user_id, game)) or Rating()


async def rate(tx: Change, position_id: int, position: Rating, user_id: int, game: str, person: Rating) -> None:
    """What an answer has changed."""
    await tx.execute("UPDATE position SET mu = ?, sigma = ? WHERE id = ?", (position.mu, position.sigma, position_id))
    sql = "INSERT OR REPLACE INTO solver (user_id, game, mu, sigma) VALUES (?, ?, ?, ?)"
    await tx.execute(sql, (user_id, game, person.mu, person.sigma))


# --- for everybody


async def of_day(db: Reading, day: int) -> int | None:
    """The number of the puzzle of a day; None if none was chosen yet."""
    return await db.value("SELECT id FROM position WHERE day = ?", (day,))


async def asked(db: Reading) -> list[Asked]:
    """Those that everybody may solve, the oldest first."""
    return await db.rows(
        Asked,
        f"SELECT id, game, day, coalesce({part('data', 'seed')}, '') AS seed, "
        f"coalesce(json_array_length({part('data', 'actions')}), 0) AS done "
        "FROM position WHERE kind = 'open' ORDER BY day",
    )


async def put_open(tx: Change, found: Sequence[tuple[str, str]], now: int) -> None:
    """Everybody may solve these, each a game and a puzzle as JSON."""
    sql = "INSERT INTO position (kind, game, data, at) VALUES ('open', ?, ?, ?)"
    await tx.executemany(sql, [(game, data, now) for game, data in found])


async def last(db: Reading, game: str, most: int) -> list[str]:
    """The last puzzles of days of a game, as JSON."""
    return await db.column(
        "SELECT data FROM position WHERE kind = 'open' AND day > 0 AND game = ? ORDER BY day DESC LIMIT ?", (game, most)
    )


async def choose(tx: Change, day: int, position_id: int) -> bool:
    """Make it the puzzle of a day; False if that has one. Of which match of people it comes is known no more."""
    return await tx.changed(
        "UPDATE OR IGNORE position SET kind = 'open', day = ?, match_id = NULL, done = NULL WHERE id = ?",
        (day, position_id),
    )


async def fresh(db: Reading) -> list[PositionRow]:
    """Those that the bot has found itself, the oldest first."""
    return await db.rows(
        PositionRow, f"SELECT {_COLUMNS} FROM position WHERE kind = 'fresh' AND match_id IS NULL ORDER BY id"
    )


async def of_people(db: Reading, until: int) -> list[PositionRow]:
    """Those from matches of people that ended up to a time, on servers that agree, the oldest first."""
    return await db.rows(
        PositionRow,
        f"SELECT {columns(PositionRow, 'position')} FROM position JOIN match ON match.id = position.match_id "
        f"JOIN guild ON guild.guild_id = match.guild_id WHERE kind = 'fresh' AND {_MADE} AND ended_at <= ? "
        f"AND {part('guild.settings', 'switched.shares')} = 1 ORDER BY position.id",
        (until,),
    )


async def remove_shared(tx: Change, guild_id: int) -> None:
    """Remove those from matches of people of a server that were no puzzle of a day yet."""
    await tx.execute(
        "DELETE FROM position WHERE kind = 'fresh' AND match_id IN (SELECT id FROM match WHERE guild_id = ?)",
        (guild_id,),
    )


async def themes(db: Reading, user_id: int, today: int) -> list[Theme]:
    """What a person may still solve, by what the difference is about."""
    sql = f"SELECT game, {_THEME} AS theme, count(*) AS count FROM position WHERE {_LEFT} GROUP BY game, theme"
    return await db.rows(Theme, f"{sql} HAVING theme <> '' ORDER BY game, theme", (user_id, today))


async def nearest(db: Reading, user_id: int, today: int, game: str, theme: str, mu: float) -> int | None:
    """Of those of a theme the one that is as hard as the person is good, as far as that is known."""
    sql = f"SELECT id FROM position WHERE {_LEFT} AND game = ?3 AND {_THEME} = ?4 ORDER BY abs(mu - ?5), id LIMIT 1"
    return await db.value(sql, (user_id, today, game, theme, mu))


async def days_of(db: Reading, user_id: int, until: int, begins: int) -> list[int]:
    """The days up to one whose puzzle a person has answered before the next one came, the last one first.

    begins: the second of a day at which puzzles come.
    """
    return await db.column(
        "SELECT day FROM solution JOIN position ON position.id = position_id WHERE solution.user_id = ?1 AND day <= ?2 "
        "AND solution.at < (day + 1) * 86400 + ?3 ORDER BY day DESC",
        (user_id, until, begins),
    )


async def drop_old(tx: Change, game: str, rules: int, tells: str, today: int) -> None:
    """Let go of what was judged by other rules or by another search than these: what comes from a match is judged anew;
    nothing is told of days before. The puzzle of today stays what it is."""
    given = (game, rules, tells)
    old = f"game = ?1 AND {_MADE} AND {_OLD}"
    found = "(kind = 'open' AND day IS NULL) OR (kind = 'fresh' AND match_id IS NULL)"
    await tx.execute(f"DELETE FROM position WHERE {old} AND ({found})", given)
    sql = f"UPDATE position SET data = '{NONE_YET}' WHERE {old}"
    await tx.execute(f"{sql} AND (kind = 'fresh' OR (kind = 'open' AND day < ?4))", (*given, today))
    tx.announce(UNTRIED)


# --- of matches


async def untried(db: Reading) -> PositionRow | None:
    """The choice that has waited longest to be made a puzzle."""
    sql = f"SELECT {_COLUMNS} FROM position WHERE data = '{NONE_YET}' AND match_id IS NOT NULL ORDER BY id LIMIT 1"
    return await db.row(PositionRow, sql)


async def fill(tx: Change, position_id: int, data: str) -> None:
    """It makes this puzzle, as JSON."""
    await tx.execute("UPDATE position SET data = ? WHERE id = ?", (data, position_id))
