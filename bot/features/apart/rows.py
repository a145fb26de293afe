"""Table apart: whom people do not want to be seated with; the house keeps to it wherever it offers seats
(`bot/db/apart.py`)."""

from __future__ import annotations

import msgspec

from bot.db.rows import stored
from bot.db.transactions import Change, Reading


class Other(msgspec.Struct, frozen=True):
    """Somebody whom a person does not want to be seated with, as that one was called then.

    met_as: the match at which that was a name for other servers, so that the account is not to be known; 0 elsewhere.
    """

    user_id: int
    name: str
    met_as: int = 0


async def put(tx: Change, user_id: int, other: Other, at: int) -> None:
    """Keep a person apart from somebody."""
    await tx.execute(
        "INSERT INTO apart (user_id, other_id, name, met_as, at) VALUES (?, ?, ?, ?, ?) "
        # Met as a guest is an entry of its own: one line for both would tell whose name that is.
        "ON CONFLICT (user_id, other_id, met_as) DO UPDATE SET name = excluded.name",
        (user_id, *stored(other), at),
    )


async def remove(tx: Change, user_id: int, other_id: int, met_as: int) -> None:
    """A person does not mind somebody any more."""
    await tx.execute("DELETE FROM apart WHERE user_id = ? AND other_id = ? AND met_as = ?", (user_id, other_id, met_as))


async def of(db: Reading, user_id: int) -> list[Other]:
    """Those whom a person has chosen, by name."""
    sql = "SELECT other_id AS user_id, name, met_as FROM apart WHERE user_id = ? ORDER BY name, at, met_as"
    return await db.rows(Other, sql, (user_id,))
