"""Tables kept_out, news and maintenance; and how much there is in the house."""

from __future__ import annotations

import msgspec

from bot.db.rows import part
from bot.db.transactions import Change, Reading


class Figures(msgspec.Struct, frozen=True):
    """People who have chosen something; tables that wait and matches that are played."""

    people: int
    waiting: int
    running: int


async def kept_out(db: Reading) -> list[tuple[str, int]]:
    """Who is: "person" or "server", and its id."""
    return [(str(row["kind"]), int(row["about"])) for row in await db.all("SELECT kind, about FROM kept_out")]


async def put_out(tx: Change, kind: str, about: int, now: int) -> None:
    """Keep somebody out."""
    await tx.execute("INSERT OR IGNORE INTO kept_out (kind, about, at) VALUES (?, ?, ?)", (kind, about, now))


async def let_in(tx: Change, kind: str, about: int) -> None:
    """Let somebody in again."""
    await tx.execute("DELETE FROM kept_out WHERE kind = ? AND about = ?", (kind, about))


async def figures(db: Reading) -> Figures:
    """How much there is."""
    (row,) = await db.rows(
        Figures,
        "SELECT (SELECT count(*) FROM player) AS people, count(*) FILTER (WHERE status = 'lobby') AS waiting, "
        "count(*) FILTER (WHERE status = 'running') AS running FROM match INDEXED BY match_not_over "
        "WHERE status IN ('lobby', 'running', 'suspended')",
    )
    return row


async def add_news(tx: Change, said: str, now: int) -> int:
    """Something to tell; returns its number."""
    return await tx.inserted("INSERT INTO news (said, at) VALUES (?, ?)", (said, now))


async def wanted_by(db: Reading) -> set[int]:
    """The servers that have chosen a channel for news."""
    return set(await db.column(f"SELECT guild_id FROM guild WHERE {part('settings', 'rooms.news')} > 0"))


async def news(db: Reading, number: int) -> str | None:
    """What was told."""
    return await db.value("SELECT said FROM news WHERE id = ?", (number,))


async def maintenance(db: Reading) -> str:
    """The line that everybody reads, empty if there is none."""
    return await db.value("SELECT said FROM maintenance") or ""


async def set_maintenance(tx: Change, said: str) -> None:
    """Put it there, or take it away."""
    await tx.execute("DELETE FROM maintenance")
    if said:
        await tx.execute("INSERT INTO maintenance (id, said) VALUES (1, ?)", (said,))
