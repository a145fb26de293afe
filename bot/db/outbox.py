"""Table outbox: what is still to be sent."""

from __future__ import annotations

from typing import Any

import aiosqlite
import msgspec

from bot.db.connection import Database


class OutboxRow(msgspec.Struct, frozen=True):
    """One message, or one thing to be shown as it is now (then `subject` is set and `version` counts the wishes)."""

    id: int
    match_id: int
    kind: str
    subject: str | None
    payload: dict[str, Any]
    version: int
    attempts: int
    next_try_at: int

    @property
    def nonce(self) -> str:
        """The same for every try to send this version, so that Discord posts it once."""
        return f"{self.id}.{self.version}"


async def show(tx: aiosqlite.Connection, match_id: int, kind: str, subject: str, now: int) -> None:
    """Wish that `subject` be shown as it is now."""
    await tx.execute(
        "INSERT INTO outbox (match_id, kind, subject, next_try_at) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (match_id, kind, subject) DO UPDATE SET "
        "version = version + 1, attempts = 0, next_try_at = excluded.next_try_at",
        (match_id, kind, subject, now),
    )


async def post(tx: aiosqlite.Connection, match_id: int, kind: str, payload: dict[str, Any], now: int) -> None:
    """Add a single message."""
    await tx.execute(
        "INSERT INTO outbox (match_id, kind, payload, next_try_at) VALUES (?, ?, ?, ?)",
        (match_id, kind, msgspec.json.encode(payload).decode(), now),
    )


async def due(db: Database, now: int, limit: int) -> list[OutboxRow]:
    """What may be sent now, oldest first."""
    rows = await db.all(
        "SELECT id, match_id, kind, subject, payload, version, attempts, next_try_at FROM outbox "
        "WHERE next_try_at <= ? ORDER BY id LIMIT ?",
        (now, limit),
    )
    return [OutboxRow(**{**dict(row), "payload": msgspec.json.decode(row["payload"])}) for row in rows]


async def stands(db: Database, row: OutboxRow) -> bool:
    """Whether the wish is still open."""
    return await db.one("SELECT 1 FROM outbox WHERE id = ?", (row.id,)) is not None


async def is_wished(db: Database, match_id: int, kind: str) -> bool:
    """Whether something of this kind is still to be shown."""
    return await db.one("SELECT 1 FROM outbox WHERE match_id = ? AND kind = ?", (match_id, kind)) is not None


async def next_time(db: Database) -> int | None:
    """When the earliest row may be sent."""
    row = await db.one("SELECT min(next_try_at) AS at FROM outbox")
    return None if row is None else row["at"]


async def done(tx: aiosqlite.Connection, row: OutboxRow) -> None:
    """The row was sent; it stays if it was wished again meanwhile."""
    await tx.execute("DELETE FROM outbox WHERE id = ? AND version = ?", (row.id, row.version))


async def fulfilled(tx: aiosqlite.Connection, match_id: int, kind: str, subject: str) -> None:
    """What was wished has been shown as it is now, in another way."""
    await tx.execute("DELETE FROM outbox WHERE match_id = ? AND kind = ? AND subject = ?", (match_id, kind, subject))


async def failed(tx: aiosqlite.Connection, row: OutboxRow, next_try_at: int) -> None:
    """Try again later."""
    await tx.execute(
        "UPDATE outbox SET attempts = attempts + 1, next_try_at = ? WHERE id = ? AND version = ?",
        (next_try_at, row.id, row.version),
    )
