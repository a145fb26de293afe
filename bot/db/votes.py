"""Tables vote and ballot: questions to the people of a table."""

from __future__ import annotations

import msgspec

from bot.db.rows import columns
from bot.db.transactions import Change, Reading


class VoteRow(msgspec.Struct, frozen=True):
    """A question to a table; see the migration for the columns. `outcome` is None while it is open."""

    id: int
    match_id: int
    kind: str
    seat: int
    about: int | None
    asked_by: int | None
    for_user: int | None
    revision: int
    opened_at: int
    outcome: str | None
    name: str = ""


_COLUMNS = columns(VoteRow)


async def get(db: Reading, vote_id: int) -> VoteRow | None:
    """One vote."""
    return await db.row(VoteRow, f"SELECT {_COLUMNS} FROM vote WHERE id = ?", (vote_id,))


async def open_ones(db: Reading, match_id: int) -> list[VoteRow]:
    """The open votes of a match, oldest first."""
    return await db.rows(
        VoteRow, f"SELECT {_COLUMNS} FROM vote WHERE match_id = ? AND outcome IS NULL ORDER BY id", (match_id,)
    )


async def how_often_asked(db: Reading, match_id: int, user_id: int, since: int) -> int:
    """How often a person has asked the table since then."""
    return await db.value(
        "SELECT count(*) AS n FROM vote WHERE match_id = ? AND asked_by = ? AND opened_at > ?",
        (match_id, user_id, since),
    )


async def ballots(db: Reading, vote_id: int) -> dict[int, str]:
    """User id -> choice."""
    return await db.pairs("SELECT user_id, choice FROM ballot WHERE vote_id = ?", (vote_id,))


async def insert(
    tx: Change,
    match_id: int,
    kind: str,
    seat: int,
    about: int | None,
    revision: int,
    now: int,
    *,
    asked_by: int | None = None,
    for_user: int | None = None,
    name: str = "",
) -> VoteRow | None:
    """A new vote; None if the same is asked already."""
    vote_id = await tx.inserted(
        "INSERT OR IGNORE INTO vote (match_id, kind, seat, about, asked_by, for_user, revision, opened_at, name) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (match_id, kind, seat, about, asked_by, for_user, revision, now, name),
    )
    return await get(tx, vote_id) if vote_id else None


async def cast(tx: Change, vote_id: int, user_id: int, choice: str) -> None:
    """Put or change a ballot."""
    await tx.execute(
        "INSERT INTO ballot (vote_id, user_id, choice) VALUES (?, ?, ?) "
        "ON CONFLICT (vote_id, user_id) DO UPDATE SET choice = excluded.choice",
        (vote_id, user_id, choice),
    )


async def close(tx: Change, vote_id: int, outcome: str) -> bool:
    """Decide a vote; False if it was decided before."""
    return await tx.changed("UPDATE vote SET outcome = ? WHERE id = ? AND outcome IS NULL", (outcome, vote_id))
