"""Tables guest_name and visit: by which names other servers know people, and who sits where as a guest."""

from __future__ import annotations

from collections.abc import Collection

from bot.db.rows import text
from bot.db.transactions import Change, Reading


async def name(db: Reading, user_id: int) -> str:
    """The name of a person for other servers; empty if none is chosen."""
    return (await names(db, [user_id])).get(user_id, "")


async def names(db: Reading, user_ids: Collection[int]) -> dict[int, str]:
    """The same of several people, without those who have none."""
    return await db.pairs(
        "SELECT user_id, name FROM guest_name WHERE user_id IN (SELECT value FROM json_each(?))",
        (text(sorted(user_ids)),),
    )


async def owners(db: Reading, folded: Collection[str]) -> set[int]:
    """Whose names are compared as one of these."""
    sql = "SELECT user_id FROM guest_name WHERE folded IN (SELECT value FROM json_each(?))"
    return set(await db.column(sql, (text(list(folded)),)))


async def put_name(tx: Change, user_id: int, chosen: str, folded: str) -> None:
    """A person is called so from now on."""
    await tx.execute(
        "INSERT INTO guest_name (user_id, name, folded) VALUES (?, ?, ?) "
        "ON CONFLICT (user_id) DO UPDATE SET name = excluded.name, folded = excluded.folded",
        (user_id, chosen, folded),
    )


async def remove_name(tx: Change, user_id: int) -> None:
    """A person has no such name any more."""
    await tx.execute("DELETE FROM guest_name WHERE user_id = ?", (user_id,))


async def arrive(tx: Change, match_id: int, user_id: int, at: int) -> None:
    """A person sits down as a guest."""
    await tx.execute("INSERT OR REPLACE INTO visit (match_id, user_id, at) VALUES (?, ?, ?)", (match_id, user_id, at))


async def part(tx: Change, match_id: int, user_id: int) -> None:
    """A person has left a table that waits, as if nobody had come."""
    await tx.execute("DELETE FROM visit WHERE match_id = ? AND user_id = ?", (match_id, user_id))


async def comes(db: Reading, match_id: int, user_id: int) -> bool:
    """Whether a person comes to a match as a guest."""
    return await db.has("SELECT 1 FROM visit WHERE match_id = ? AND user_id = ?", (match_id, user_id))


async def came_as(db: Reading, match_id: int) -> frozenset[int]:
    """Everybody who sits or has sat at a match as a guest."""
    return frozenset(await db.column("SELECT user_id FROM visit WHERE match_id = ?", (match_id,)))
