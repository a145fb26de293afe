"""What is to be sent, as tests look at it."""

from __future__ import annotations

from bot.db.connection import Database
from bot.db.outbox import OutboxRow


async def rows_due(db: Database, now: int) -> list[OutboxRow]:
    """What may be sent now, oldest first."""
    columns = ", ".join(OutboxRow.__struct_fields__)
    rows = await db.all(f"SELECT {columns} FROM outbox WHERE next_try_at <= ? ORDER BY id", (now,))
    return [OutboxRow(**dict(row)) for row in rows]
