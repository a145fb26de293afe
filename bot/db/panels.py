"""Table panel: the messages that stand in Discord."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.db.connection import Change, Reading

PanelKind = Literal["lobby", "table", "desk", "vote", "result", "elsewhere"]
TABLE = -1
"""The seat of panels that everybody sees."""


class PanelRow(msgspec.Struct, frozen=True):
    """Where a panel stands and which revision of the match it shows.

    seat:    of a desk; of a vote the number of the vote.
    asked:   for a desk, since when the match waited for the seat when the message was sent.
    user_id: for a desk, in whose direct messages it stands.
    """

    match_id: int
    kind: PanelKind
    seat: int
    channel_id: int
    message_id: int
    revision: int
    asked: int | None = None
    user_id: int | None = None


_COLUMNS = ", ".join(PanelRow.__struct_fields__)


async def get(db: Reading, match_id: int, kind: PanelKind, seat: int = TABLE) -> PanelRow | None:
    """One panel."""
    row = await db.one(
        f"SELECT {_COLUMNS} FROM panel WHERE match_id = ? AND kind = ? AND seat = ?", (match_id, kind, seat)
    )
    return PanelRow(**dict(row)) if row else None


async def of_match(db: Reading, match_id: int) -> list[PanelRow]:
    """All panels of a match."""
    return [
        PanelRow(**dict(row)) for row in await db.all(f"SELECT {_COLUMNS} FROM panel WHERE match_id = ?", (match_id,))
    ]


async def put(tx: Change, row: PanelRow) -> None:
    """Remember where a panel stands now."""
    await tx.execute(
        f"INSERT OR REPLACE INTO panel ({_COLUMNS}) VALUES ({', '.join('?' * len(PanelRow.__struct_fields__))})",
        msgspec.structs.astuple(row),
    )


async def remove(tx: Change, match_id: int, kind: PanelKind, seat: int = TABLE) -> None:
    """The panel no longer stands."""
    await tx.execute("DELETE FROM panel WHERE match_id = ? AND kind = ? AND seat = ?", (match_id, kind, seat))
