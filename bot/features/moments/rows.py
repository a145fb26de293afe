"""Tables moment and moment_answer: positions of finished matches that a player has put to a channel."""

from __future__ import annotations

import msgspec

from bot.db.rows import columns
from bot.db.transactions import Change, Reading


class MomentRow(msgspec.Struct, frozen=True):
    """A shared moment as stored; see the migration for the columns.

    done: below 0 in a row that only counts how often somebody has shared, as the moment itself was taken back.
    """

    id: int
    match_id: int
    user_id: int
    done: int
    data: str
    chosen: int
    at: int
    ends_at: int
    stood: bool


_COLUMNS = columns(MomentRow)


async def put(
    tx: Change, match_id: int, user_id: int, done: int, data: str, chosen: int, at: int, ends_at: int
) -> int | None:
    """Keep a new one; returns its number, None if this position was shared before."""
    moment_id = await tx.inserted(
        "INSERT OR IGNORE INTO moment (match_id, user_id, done, data, chosen, at, ends_at) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)",
        (match_id, user_id, done, data, chosen, at, ends_at),
    )
    return moment_id or None


async def get(db: Reading, moment_id: int) -> MomentRow | None:
    """One that was not taken back."""
    return await db.row(MomentRow, f"SELECT {_COLUMNS} FROM moment WHERE id = ? AND done >= 0", (moment_id,))


async def shared_since(db: Reading, user_id: int, since: int) -> int:
    """How many a person has shared since a time, those that were taken back too."""
    return await db.value("SELECT count(*) AS n FROM moment WHERE user_id = ? AND at > ?", (user_id, since))


async def of_person(db: Reading, user_id: int) -> list[int]:
    """The numbers of all that a person has shared."""
    return await db.column("SELECT id FROM moment WHERE user_id = ?", (user_id,))


async def answer(tx: Change, moment_id: int, user_id: int, choice: int, at: int) -> bool:
    """Keep an answer; False if the person has answered before."""
    return await tx.changed(
        "INSERT OR IGNORE INTO moment_answer (moment_id, user_id, choice, at) VALUES (?, ?, ?, ?)",
        (moment_id, user_id, choice, at),
    )


async def answer_of(db: Reading, moment_id: int, user_id: int) -> int | None:
    """What a person has answered."""
    return await db.value("SELECT choice FROM moment_answer WHERE moment_id = ? AND user_id = ?", (moment_id, user_id))


async def counts(db: Reading, moment_id: int) -> dict[int, int]:
    """Choice -> how many have answered so."""
    return await db.pairs(
        "SELECT choice, count(*) AS n FROM moment_answer WHERE moment_id = ? GROUP BY choice", (moment_id,)
    )


async def stood(tx: Change, moment_id: int) -> None:
    """It has come to stand in its channel: whoever deletes it there is not argued with."""
    await tx.execute("UPDATE moment SET stood = 1 WHERE id = ?", (moment_id,))


async def take_back(tx: Change, moment_id: int, user_id: int) -> bool:
    """It is not shared any more; False if it is none of this person's. A row that is no choice stays, to be counted."""
    await tx.execute(
        "DELETE FROM moment_answer WHERE moment_id IN (SELECT id FROM moment WHERE id = ? AND user_id = ?)",
        (moment_id, user_id),
    )
    sql = "UPDATE moment SET done = -id, data = 'null' WHERE id = ? AND user_id = ? AND done >= 0"
    return await tx.changed(sql, (moment_id, user_id))


async def forget_taken_back(tx: Change, user_id: int, until: int) -> None:
    """What a person shared up to a time and has taken back counts no more."""
    await tx.execute("DELETE FROM moment WHERE user_id = ? AND done < 0 AND at <= ?", (user_id, until))


async def newest_match(db: Reading, user_id: int, guild_id: int) -> int | None:
    """The match of a person on a server that has ended last; not lessons, nor matches as a guest."""
    return await db.value(
        "SELECT match.id FROM seat JOIN match ON match.id = seat.match_id WHERE seat.user_id = ? "
        "AND match.guild_id = ? AND match.status = 'finished' AND NOT match.lesson AND NOT seat.guest "
        "ORDER BY match.ended_at DESC, match.id DESC LIMIT 1",
        (user_id, guild_id),
    )
