"""Tables queued and asked: who waits for a seat of a table that has not begun, and who is asked about a seat there."""

from __future__ import annotations

import msgspec

from bot.db.rows import columns, into, stored
from bot.db.transactions import Change, Reading


class Queued(msgspec.Struct, frozen=True):
    """Somebody who waits for a seat, the lowest number first; kept_by: who keeps a seat for this person, unasked."""

    user_id: int
    name: str
    number: int
    kept_by: int | None = None


class Asked(msgspec.Struct, frozen=True):
    """Somebody who is asked at a table until a time (0: it is over).

    stands_at: since when the question stands where the person reads it, 0 until it does: nobody is silent before.
    """

    user_id: int
    at: int
    until: int
    stands_at: int = 0


def held(match: str) -> str:
    """In SQL: how many seats of a match are held for people who do not sit there; `match` stands for its number."""
    return (
        "(SELECT count(*) FROM asked JOIN queued ON queued.match_id = asked.match_id "
        f"AND queued.user_id = asked.user_id WHERE asked.match_id = {match} AND asked.until <> 0)"
    )


async def queue(db: Reading, match_id: int) -> tuple[Queued, ...]:
    """Who waits at a table, in order."""
    sql = f"SELECT {columns(Queued)} FROM queued WHERE match_id = ? ORDER BY number, user_id"
    return tuple(await db.rows(Queued, sql, (match_id,)))


async def asked(db: Reading, match_id: int) -> dict[int, Asked]:
    """Who is asked at a table, or was and is to be told what came of it: person -> what is noted."""
    rows = await db.rows(Asked, f"SELECT {columns(Asked)} FROM asked WHERE match_id = ? ORDER BY user_id", (match_id,))
    return {row.user_id: row for row in rows}


async def to_look_at(db: Reading) -> list[int]:
    """The tables at which something may have to be done: they begin by themselves, or somebody waits or is asked."""
    return await db.column(
        "SELECT id FROM match WHERE status = 'lobby' AND trouble IS NULL "
        "AND (starts_full OR called_at <> 0 OR begins_by <> 0) "
        "UNION SELECT match_id FROM queued JOIN match ON match.id = match_id WHERE trouble IS NULL "
        "UNION SELECT match_id FROM asked JOIN match ON match.id = match_id WHERE trouble IS NULL AND until <> 0 "
        "ORDER BY 1"
    )


async def waits_for_seat(db: Reading, user_id: int) -> list[int]:
    """The tables on whose waiting list a person stands."""
    return await db.column("SELECT match_id FROM queued WHERE user_id = ? ORDER BY match_id", (user_id,))


async def put_queued(tx: Change, match_id: int, row: Queued) -> None:
    """Somebody waits."""
    await tx.execute(f"INSERT INTO queued {into(Queued, 'match_id')}", (match_id, *stored(row)))


async def remove_queued(tx: Change, match_id: int, user_id: int) -> None:
    """Somebody does not wait any more."""
    await tx.execute("DELETE FROM queued WHERE match_id = ? AND user_id = ?", (match_id, user_id))


async def ask(tx: Change, match_id: int, user_id: int, at: int, until: int) -> None:
    """A question to somebody, or another time until which one is asked."""
    await tx.execute(
        "INSERT INTO asked (match_id, user_id, at, until) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (match_id, user_id) DO UPDATE SET at = excluded.at, until = excluded.until, "
        "stands_at = iif(at = excluded.at, stands_at, 0)",
        (match_id, user_id, at, until),
    )


async def close(tx: Change, match_id: int, user_id: int) -> None:
    """A question is over; its message is still to say so."""
    await tx.execute("UPDATE asked SET until = 0 WHERE match_id = ? AND user_id = ?", (match_id, user_id))


async def stands(tx: Change, match_id: int, user_id: int, at: int, until: int) -> None:
    """A question stands since then, and the person has until then to answer."""
    await tx.execute(
        "UPDATE asked SET stands_at = ?, until = ? WHERE match_id = ? AND user_id = ? AND until <> 0",
        (at, until, match_id, user_id),
    )


async def settled(tx: Change, match_id: int, user_id: int) -> None:
    """Nothing more is to be known of a question that is over."""
    await tx.execute("DELETE FROM asked WHERE match_id = ? AND user_id = ? AND until = 0", (match_id, user_id))


async def put_off(tx: Change, since: int, seconds: int) -> None:
    """Nobody's time has run for so many seconds since then."""
    await tx.execute("UPDATE asked SET until = until + ? WHERE until <> 0 AND until > ?", (seconds, since))
