"""Tables queued and asked: who waits for a seat of a table that has not begun, and who is asked about a seat there."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.db import deadlines
from bot.db.rows import columns, into, stored
from bot.db.transactions import Change, Reading

ASKED: Final = "asked"
"""The kind of deadline until which somebody has to answer."""
OFFER: Final = "offer"
"""The kind of deadline until which a seat is held for somebody to whom it was offered."""


class Queued(msgspec.Struct, frozen=True):
    """Somebody who waits for a seat, the lowest number first; kept_by: who keeps a seat for this person, unasked."""

    user_id: int
    name: str
    number: int
    kept_by: int | None = None


class Asked(msgspec.Struct, frozen=True):
    """Somebody who is asked at a table.

    open: whether the question is; otherwise its message is still to say that it is over.
    until: until when that person has to answer.
    stands_at: since when the question stands where the person reads it, 0 until it does: nobody is silent before.
    """

    user_id: int
    at: int
    open: bool
    stands_at: int
    until: int


def held(match: str) -> str:
    """In SQL: how many seats of a match are held for people who do not sit there; `match` stands for its number."""
    return (
        "(SELECT count(*) FROM asked JOIN queued ON queued.match_id = asked.match_id "
        f"AND queued.user_id = asked.user_id WHERE asked.match_id = {match} AND asked.open)"
    )


def offered(match: str, but: str = "NULL") -> str:
    """In SQL: how many seats of a match are offered to people who do not sit there; `match` stands for its number,
    `but` for somebody who does not count."""
    return (
        f"(SELECT count(*) FROM deadline AS offer WHERE offer.kind = '{OFFER}' "
        f"AND coalesce(offer.match_id, 0) = {match} AND offer.about IS NOT {but} AND NOT EXISTS "
        f"(SELECT 1 FROM seat AS own WHERE own.match_id = {match} AND own.user_id = offer.about))"
    )


async def held_for_others(db: Reading, match_id: int, but: int | None, now: int) -> tuple[int, int]:
    """How many seats of a table are offered to others than a person, and until when the first of them is held."""
    ((count, until),) = await db.all(
        "SELECT count(*), coalesce(min(due_at), 0) FROM deadline WHERE kind = ?1 AND coalesce(match_id, 0) = ?2 "
        "AND about IS NOT ?3 AND due_at > ?4 AND NOT EXISTS "
        "(SELECT 1 FROM seat WHERE seat.match_id = ?2 AND seat.user_id = deadline.about)",
        (OFFER, match_id, but, now),
    )
    return count, until


async def queue(db: Reading, match_id: int) -> tuple[Queued, ...]:
    """Who waits at a table, in order."""
    sql = f"SELECT {columns(Queued)} FROM queued WHERE match_id = ? ORDER BY number, user_id"
    return tuple(await db.rows(Queued, sql, (match_id,)))


async def questions(db: Reading, match_id: int) -> dict[int, Asked]:
    """Who is asked at a table, or was and is to be told what came of it: person -> what is noted."""
    until = deadlines.due_at(ASKED, "asked.match_id", "asked.user_id")
    rows = await db.rows(
        Asked,
        f"SELECT user_id, at, open, stands_at, coalesce({until}, 0) AS until FROM asked WHERE match_id = ? "
        "ORDER BY user_id",
        (match_id,),
    )
    return {row.user_id: row for row in rows}


async def to_look_at(db: Reading) -> list[int]:
    """The tables at which something may have to be done: they begin by themselves, or somebody waits or is asked."""
    return await db.column(
        "SELECT id FROM match WHERE status = 'lobby' AND trouble IS NULL "
        "AND (starts_full OR called_at <> 0 OR begins_by <> 0) "
        "UNION SELECT match_id FROM queued JOIN match ON match.id = match_id WHERE trouble IS NULL "
        "UNION SELECT match_id FROM asked JOIN match ON match.id = match_id WHERE trouble IS NULL AND open "
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
        "INSERT INTO asked (match_id, user_id, at) VALUES (?, ?, ?) ON CONFLICT (match_id, user_id) DO UPDATE "
        "SET at = excluded.at, open = 1, stands_at = iif(at = excluded.at, stands_at, 0)",
        (match_id, user_id, at),
    )
    await deadlines.put(tx, match_id, ASKED, user_id, until)


async def close(tx: Change, match_id: int, user_id: int) -> None:
    """A question is over; its message is still to say so."""
    await tx.execute("UPDATE asked SET open = 0 WHERE match_id = ? AND user_id = ?", (match_id, user_id))
    await deadlines.clear(tx, match_id, ASKED, user_id)


async def note_standing(tx: Change, match_id: int, user_id: int, at: int, until: int) -> None:
    """A question stands since then, and the person has until then to answer."""
    await tx.execute("UPDATE asked SET stands_at = ? WHERE match_id = ? AND user_id = ?", (at, match_id, user_id))
    await deadlines.put(tx, match_id, ASKED, user_id, until)


async def settled(tx: Change, match_id: int, user_id: int) -> None:
    """Nothing more is to be known of a question that is over."""
    await tx.execute("DELETE FROM asked WHERE match_id = ? AND user_id = ? AND NOT open", (match_id, user_id))
