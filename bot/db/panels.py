"""Table panel: the messages that stand in Discord."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from bot.db.rows import columns, into, stored
from bot.db.transactions import Change, Reading

PanelKind = Literal["table", "desk", "open-desk", "vote", "result"]
"""An open desk stands nowhere in the table: Discord lets it be edited for a while only."""
TABLE = -1
"""The seat of panels that everybody sees."""


class Stands(NamedTuple):
    """Where a message stands, and with which flags it was posted; 0 where that is not known."""

    channel_id: int
    message_id: int
    flags: int = 0


class PanelRow(msgspec.Struct, frozen=True):
    """Where a panel stands and which revision of the match it shows.

    seat:    in whose direct messages it stands, `TABLE` for the thread.
    vote:    the number of the vote that it shows, 0 for anything else.
    asked:   for a desk, since when the match waited for the seat when the message was sent.
    user_id: in whose direct messages it stands.
    flags:   those that Discord says it has.
    """

    match_id: int
    kind: PanelKind
    seat: int
    channel_id: int
    message_id: int
    revision: int
    asked: int | None = None
    user_id: int | None = None
    vote: int = 0
    flags: int = 0


Place = tuple[PanelKind, int, int]
"""The kind, the seat and the vote of a panel: one place of a match."""

_COLUMNS = columns(PanelRow)


async def get(db: Reading, match_id: int, place: Place) -> PanelRow | None:
    """One panel."""
    return await db.row(
        PanelRow,
        f"SELECT {_COLUMNS} FROM panel WHERE match_id = ? AND kind = ? AND seat = ? AND vote = ?",
        (match_id, *place),
    )


async def of_match(db: Reading, match_id: int) -> list[PanelRow]:
    """All panels of a match."""
    return await db.rows(PanelRow, f"SELECT {_COLUMNS} FROM panel WHERE match_id = ?", (match_id,))


async def put(tx: Change, row: PanelRow) -> None:
    """Remember where a panel stands now."""
    await tx.execute(f"INSERT OR REPLACE INTO panel {into(PanelRow)}", stored(row))


async def move_on(tx: Change, row: PanelRow) -> bool:
    """A panel shows what the row says; False if another message has taken its place."""
    return await tx.changed(
        "UPDATE panel SET revision = max(revision, ?), asked = ? "
        "WHERE match_id = ? AND kind = ? AND seat = ? AND vote = ? AND message_id = ?",
        (row.revision, row.asked, row.match_id, row.kind, row.seat, row.vote, row.message_id),
    )


async def remove(tx: Change, row: PanelRow) -> None:
    """The panel no longer stands, unless another message has taken its place."""
    await tx.execute(
        "DELETE FROM panel WHERE match_id = ? AND kind = ? AND seat = ? AND vote = ? AND message_id = ?",
        (row.match_id, row.kind, row.seat, row.vote, row.message_id),
    )
