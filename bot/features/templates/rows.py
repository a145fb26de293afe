"""Table template: tables to be opened again as they were; whose they are says the migration."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.db.rows import columns, text
from bot.db.transactions import Change, Reading
from bot.features.hours.plans import Plan

NOBODY: Final = 0
EVERYWHERE: Final = 0


class TemplateRow(msgspec.Struct, frozen=True):
    """A template: of a person (`guild_id` EVERYWHERE) or of a server (`user_id` NOBODY)."""

    id: int
    guild_id: int
    user_id: int
    name: str
    plan: Plan


_COLUMNS = columns(TemplateRow)


async def of(db: Reading, guild_id: int, user_id: int) -> list[TemplateRow]:
    """The templates of a person, or of a server, by name."""
    return await db.readable(
        TemplateRow,
        f"SELECT {_COLUMNS} FROM template WHERE guild_id = ? AND user_id = ? ORDER BY name COLLATE NOCASE, id",
        (guild_id, user_id),
    )


async def get(db: Reading, template_id: int) -> TemplateRow | None:
    """One template."""
    return await db.row(TemplateRow, f"SELECT {_COLUMNS} FROM template WHERE id = ?", (template_id,))


async def put(tx: Change, guild_id: int, user_id: int, name: str, plan: Plan) -> None:
    """Keep a template under a name, in place of the one that is kept under it."""
    await tx.execute(
        "INSERT INTO template (guild_id, user_id, name, plan) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (guild_id, user_id, name) DO UPDATE SET plan = excluded.plan",
        (guild_id, user_id, name, text(plan)),
    )


async def rename(tx: Change, template_id: int, name: str) -> None:
    """Call it otherwise; what the same owner keeps under that name makes way."""
    await tx.execute(
        "DELETE FROM template WHERE name = ?1 AND id <> ?2 AND (guild_id, user_id) = "
        "(SELECT guild_id, user_id FROM template WHERE id = ?2)",
        (name, template_id),
    )
    await tx.execute("UPDATE template SET name = ? WHERE id = ?", (name, template_id))


async def remove(tx: Change, template_id: int) -> None:
    """Keep it no longer."""
    await tx.execute("DELETE FROM template WHERE id = ?", (template_id,))
