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
        # Who is known by the account already stays so; telling it again by another name would tell whose that is.
        "ON CONFLICT (user_id, other_id) DO UPDATE SET name = iif(excluded.met_as, name, excluded.name), "
        "met_as = iif(excluded.met_as, met_as, 0)",
        (user_id, *stored(other), at),
    )


async def remove(tx: Change, user_id: int, other_id: int) -> None:
    """A person does not mind somebody any more."""
    await tx.execute("DELETE FROM apart WHERE user_id = ? AND other_id = ?", (user_id, other_id))


async def of(db: Reading, user_id: int) -> list[Other]:
    """Those whom a person has chosen, by name."""
    sql = "SELECT other_id AS user_id, name, met_as FROM apart WHERE user_id = ? ORDER BY name, other_id"
    return await db.rows(Other, sql, (user_id,))
