"""Tables puzzle and puzzle_answer: the puzzles of the days."""

from __future__ import annotations

import msgspec

from bot.db.rows import part
from bot.db.transactions import Change, Reading


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
