"""Table outbox: what is still to be sent."""

from __future__ import annotations

import msgspec

from bot.db.connection import Change, Reading


class OutboxRow(msgspec.Struct, frozen=True):
    """One message, or one thing to be shown as it is now (then `subject` is set and `version` counts the wishes).

    payload: the wish as JSON, see `bot.services.wishes`.
    nonce:   the same for every try to send it, so that Discord posts it once.
    """

    id: int
    match_id: int
    kind: str
    subject: str | None
    payload: str
    version: int
    attempts: int
    next_try_at: int
    nonce: str


_COLUMNS = ", ".join(f"outbox.{field}" for field in OutboxRow.__struct_fields__)
_NOT_HELD = "(kind = 'trouble' OR NOT EXISTS (SELECT 1 FROM match WHERE id = match_id AND trouble IS NOT NULL))"
_NONCE = "lower(hex(randomblob(8)))"


async def put(tx: Change, match_id: int, kind: str, subject: str | None, payload: str, at: int) -> None:
    """Add a wish that may be sent from `at` on; one for a subject that is wished already folds into that."""
    await tx.execute(
        "INSERT INTO outbox (match_id, kind, subject, payload, next_try_at, nonce) "
        f"VALUES (?, ?, ?, ?, ?, {_NONCE}) "
        "ON CONFLICT (match_id, kind, subject) DO UPDATE SET version = version + 1, attempts = 0, "
        "payload = excluded.payload, next_try_at = excluded.next_try_at",
        (match_id, kind, subject, payload, at),
    )


async def due(db: Reading, now: int, limit: int) -> list[OutboxRow]:
    """What may be sent now, oldest first. Of a match that is set aside only that it is."""
    rows = await db.all(
        f"SELECT {_COLUMNS} FROM outbox WHERE next_try_at <= ? AND {_NOT_HELD} ORDER BY id LIMIT ?", (now, limit)
    )
    return [OutboxRow(**dict(row)) for row in rows]


async def stands(db: Reading, row_id: int) -> bool:
    """Whether the wish is still open."""
    return await db.one("SELECT 1 FROM outbox WHERE id = ?", (row_id,)) is not None


async def is_wished(db: Reading, match_id: int, kind: str) -> bool:
    """Whether something of this kind is still to be shown."""
    return await db.one("SELECT 1 FROM outbox WHERE match_id = ? AND kind = ?", (match_id, kind)) is not None


async def next_time(db: Reading) -> int | None:
    """When the earliest row may be sent."""
    row = await db.one(f"SELECT min(next_try_at) AS at FROM outbox WHERE {_NOT_HELD}")
    return None if row is None else row["at"]


async def done(tx: Change, row_id: int, version: int) -> None:
    """The row was sent; if it was wished again meanwhile it stays, as a new message with a nonce of its own."""
    cursor = await tx.execute("DELETE FROM outbox WHERE id = ? AND version = ?", (row_id, version))
    if not cursor.rowcount:
        await tx.execute(f"UPDATE outbox SET nonce = {_NONCE} WHERE id = ?", (row_id,))


async def remove(tx: Change, match_id: int, kind: str, subject: str, changes: int) -> None:
    """What was wished has been shown in another way, as the match stood after `changes`; it stays if that is past."""
    await tx.execute(
        "DELETE FROM outbox WHERE match_id = ? AND kind = ? AND subject = ? "
        "AND (SELECT changes FROM match WHERE id = outbox.match_id) = ?",
        (match_id, kind, subject, changes),
    )


async def withdraw(tx: Change, match_id: int, kind: str, subject: str) -> None:
    """What was wished is not to be shown any more."""
    await tx.execute("DELETE FROM outbox WHERE match_id = ? AND kind = ? AND subject = ?", (match_id, kind, subject))


async def of_kind(db: Reading, match_id: int, kind: str) -> list[OutboxRow]:
    """The open wishes of a kind in a match."""
    rows = await db.all(f"SELECT {_COLUMNS} FROM outbox WHERE match_id = ? AND kind = ?", (match_id, kind))
    return [OutboxRow(**dict(row)) for row in rows]


async def failed(tx: Change, row_id: int, version: int, next_try_at: int) -> None:
    """Try again later."""
    await tx.execute(
        "UPDATE outbox SET attempts = attempts + 1, next_try_at = ? WHERE id = ? AND version = ?",
        (next_try_at, row_id, version),
    )
