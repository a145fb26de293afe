"""What the tables match, seat, badge and review say of a person's year; and table year_told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.db.badges import Earned
from bot.db.matches import text
from bot.db.people import chosen
from bot.db.transactions import Change, Reading
from engine.core.outcome import Outcome


class Met(msgspec.Struct, frozen=True):
    """A finished match of a person with one of the others who sat there to the end, on any server.

    seat, their_seat: where the two sat.   other, name: who the other is.
    guests: whether guests of other servers came, so that nobody is known there but by the name of that table.
    """

    match_id: int
    game: str
    started_at: int
    ended_at: int
    outcome: Outcome
    seat: int
    their_seat: int
    other: int
    name: str
    guests: bool = False


async def met(db: Reading, user_id: int, until: int) -> list[Met]:
    """The matches of a person with other people that ended before a time, one row for each of them, the oldest first.

    A seat that somebody else has left is not told: its place is not the person's own.
    """
    rows = await db.all(
        "SELECT match.id AS match_id, match.game, match.started_at, match.ended_at, match.outcome, mine.seat, "
        "other.seat AS their_seat, other.user_id AS other, other.name, match.guests FROM seat AS mine "
        "JOIN match ON match.id = mine.match_id JOIN seat AS other ON other.match_id = mine.match_id "
        "AND other.user_id IS NOT NULL AND other.user_id != mine.user_id WHERE mine.user_id = ? "
        "AND match.status = 'finished' AND NOT match.lesson AND match.ended_at < ? "
        "AND (mine.left_by IS NULL OR mine.left_by = mine.user_id) ORDER BY match.ended_at, match.id, other.seat",
        (user_id, until),
    )
    return [_met(dict(row)) for row in rows]


def _met(row: dict[str, Any]) -> Met:
    outcome, guests = msgspec.json.decode(row.pop("outcome"), type=Outcome), bool(row.pop("guests"))
    return Met(**row, outcome=outcome, guests=guests)


async def badges(db: Reading, user_id: int, since: int, until: int) -> list[Earned]:
    """The badges that a person earned for the first time between two times, the newest first."""
    rows = await db.all(
        "SELECT match.game, badge.badge, match.id, min(match.ended_at) AS ended_at FROM seat "
        "JOIN badge ON badge.match_id = seat.match_id AND badge.seat = seat.seat "
        "JOIN match ON match.id = seat.match_id WHERE seat.user_id = ? GROUP BY match.game, badge.badge "
        "HAVING min(match.ended_at) >= ? AND min(match.ended_at) < ? "
        "ORDER BY ended_at DESC, match.id DESC, badge.badge",
        (user_id, since, until),
    )
    return [Earned(row["game"], row["badge"], row["id"], row["ended_at"]) for row in rows]


async def reviews(db: Reading, matches: Sequence[int]) -> dict[int, str]:
    """Match -> its review as JSON, for those that have one."""
    rows = await db.all(
        "SELECT match_id, data FROM review WHERE match_id IN (SELECT value FROM json_each(?))", (text(list(matches)),)
    )
    return {row["match_id"]: row["data"] for row in rows}


async def untold(db: Reading, year: int) -> list[int]:
    """Who wants to be told of the own year and was not told of this one."""
    rows = await db.all(
        f"SELECT user_id FROM player WHERE {chosen('player', 'year')} = 1 "
        "AND user_id NOT IN (SELECT user_id FROM year_told WHERE year = ?) ORDER BY user_id",
        (year,),
    )
    return [row["user_id"] for row in rows]


async def told(tx: Change, user_id: int, year: int) -> None:
    """A person was told of a year, or cannot be."""
    await tx.execute("INSERT OR IGNORE INTO year_told (user_id, year) VALUES (?, ?)", (user_id, year))
