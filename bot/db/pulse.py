"""Table pulse: when the bot was last seen alive, and which release has shown what stands."""

from __future__ import annotations

from bot.db.transactions import Change, Reading


async def last(db: Reading) -> int | None:
    """When that was; None if it never was."""
    return await db.value("SELECT at FROM pulse")


async def beat(tx: Change, now: int) -> None:
    """It is alive."""
    await tx.execute("INSERT INTO pulse (only, at) VALUES (1, ?1) ON CONFLICT (only) DO UPDATE SET at = ?1", (now,))


async def shows(tx: Change, release: str) -> bool:
    """This release shows what stands from now on; False if it has done so before."""
    return await tx.changed("UPDATE pulse SET shown_by = ?1 WHERE shown_by <> ?1", (release,))
