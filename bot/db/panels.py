"""Table panel: the messages that stand in Discord."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.db.connection import Database

PanelKind = Literal["lobby", "table", "desk", "vote", "result"]
TABLE = -1


class PanelRow(msgspec.Struct, frozen=True):
    """Where a panel stands and which revision of the match it shows.

    asked: for a desk, since when the match waited for the seat when the message was sent.
    """

    match_id: int
    kind: PanelKind
    seat: int
    channel_id: int
    message_id: int
    revision: int
    asked: int | None = None


async def get(db: Database, match_id: int, kind: PanelKind, seat: int = TABLE) -> PanelRow | None:
    """One panel."""
    row = await db.one(
        "SELECT match_id, kind, seat, channel_id, message_id, revision, asked FROM panel "
        "WHERE match_id = ? AND kind = ? AND seat = ?",
        (match_id, kind, seat),
    )
    return PanelRow(**dict(row)) if row else None


async def put(db: Database, row: PanelRow) -> None:
    """Remember where a panel stands now."""
    async with db.write() as tx:
        await tx.execute(
            "INSERT INTO panel (match_id, kind, seat, channel_id, message_id, revision, asked) "
            "VALUES (?, ?, ?, ?, ?, ?, ?) "
            "ON CONFLICT (match_id, kind, seat) DO UPDATE SET channel_id = excluded.channel_id, "
            "message_id = excluded.message_id, revision = excluded.revision, asked = excluded.asked",
            (row.match_id, row.kind, row.seat, row.channel_id, row.message_id, row.revision, row.asked),
        )


async def moved(db: Database, row: PanelRow, revision: int) -> None:
    """The panel now shows this revision."""
    await put(db, msgspec.structs.replace(row, revision=revision))


async def forget(db: Database, match_id: int, kind: PanelKind, seat: int = TABLE) -> None:
    """The panel no longer stands."""
    async with db.write() as tx:
        await tx.execute("DELETE FROM panel WHERE match_id = ? AND kind = ? AND seat = ?", (match_id, kind, seat))
