"""Tables puzzle, puzzle_answer and puzzle_post: the puzzles of the days."""

from __future__ import annotations

import msgspec

from bot.db import people
from bot.db.rows import columns, part
from bot.db.transactions import Change, Reading


class PostRow(msgspec.Struct, frozen=True):
    """Where a server has the puzzle of a day; see the migration for the columns."""

    day: int
    guild_id: int
    channel_id: int
    message_id: int | None
    answers: int
    at: int


class Wanted(msgspec.Struct, frozen=True):
    """A server that wants the puzzle in a channel."""

    guild_id: int
    channel_id: int


class Asked(msgspec.Struct, frozen=True):
    """What the puzzle of a day was: its game, the seed of its match, and after how many actions it was asked."""

    day: int
    game: str
    seed: str
    done: int


async def get(db: Reading, day: int) -> tuple[str, str] | None:
    """The game and the puzzle of a day, as JSON; None if none was chosen yet."""
    row = await db.one("SELECT game, data FROM puzzle WHERE day = ?", (day,))
    return None if row is None else (row["game"], row["data"])


async def asked(db: Reading) -> list[Asked]:
    """The puzzles of all days, the oldest first."""
    return await db.rows(
        Asked,
        f"SELECT day, game, coalesce({part('data', 'seed')}, '') AS seed, "
        f"coalesce(json_array_length({part('data', 'actions')}), 0) AS done "
        "FROM puzzle ORDER BY day",
    )


async def last(db: Reading, game: str, most: int) -> list[str]:
    """The last puzzles of days of a game, as JSON."""
    return await db.column("SELECT data FROM puzzle WHERE game = ? ORDER BY day DESC LIMIT ?", (game, most))


async def choose(tx: Change, day: int, game: str, data: str) -> bool:
    """Make this the puzzle of a day; False if it has one."""
    sql = "INSERT OR IGNORE INTO puzzle (day, game, data) VALUES (?, ?, ?)"
    return await tx.changed(sql, (day, game, data))


async def answer(tx: Change, day: int, user_id: int, choice: int, at: int) -> bool:
    """Keep an answer; False if the person has answered before."""
    return await tx.changed(
        "INSERT OR IGNORE INTO puzzle_answer (day, user_id, choice, at) VALUES (?, ?, ?, ?)",
        (day, user_id, choice, at),
    )


async def answer_of(db: Reading, day: int, user_id: int) -> int | None:
    """What a person has answered."""
    return await db.value("SELECT choice FROM puzzle_answer WHERE day = ? AND user_id = ?", (day, user_id))


async def counts(db: Reading, day: int) -> dict[int, int]:
    """Choice -> how many have answered so."""
    return await db.pairs("SELECT choice, count(*) FROM puzzle_answer WHERE day = ? GROUP BY choice", (day,))


async def days_of(db: Reading, user_id: int, until: int) -> list[int]:
    """The days up to one on which a person has answered, the last one first."""
    return await db.column(
        "SELECT day FROM puzzle_answer WHERE user_id = ? AND day <= ? ORDER BY day DESC", (user_id, until)
    )


async def wanted(db: Reading, day: int) -> list[Wanted]:
    """The servers that want the puzzle in a channel and have none of this day."""
    there = await db.column("SELECT guild_id FROM puzzle_post WHERE day = ?", (day,))
    found = (await people.guilds(db)).items()
    return [Wanted(guild_id, chosen.puzzles) for guild_id, chosen in found if chosen.puzzles and guild_id not in there]


async def posted(tx: Change, day: int, where: Wanted, message_id: int | None, at: int) -> None:
    """A server has the puzzle of a day now, or cannot have it."""
    await tx.execute(
        "INSERT OR REPLACE INTO puzzle_post (day, guild_id, channel_id, message_id, at) VALUES (?, ?, ?, ?, ?)",
        (day, where.guild_id, where.channel_id, message_id, at),
    )


async def open_posts(db: Reading) -> list[PostRow]:
    """The messages in which the answer does not stand yet, oldest first."""
    sql = f"SELECT {columns(PostRow)} FROM puzzle_post WHERE told = 0 AND message_id IS NOT NULL ORDER BY day, guild_id"
    return await db.rows(PostRow, sql)


async def shown(tx: Change, post: PostRow, answers: int, at: int, *, told: bool) -> None:
    """A message tells of so many answers now, or what the best one is."""
    await tx.execute(
        "UPDATE puzzle_post SET answers = ?, at = ?, told = ? WHERE day = ? AND guild_id = ?",
        (answers, at, told, post.day, post.guild_id),
    )
