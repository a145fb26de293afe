"""Tables action, archive and snapshot: the history of a match, and the state that it gives.

What happened in a match stands in rows of `action` until it is put away: then all of them are one compressed value.
Whoever reads a history gets the same from both.
"""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec

from bot.db.rows import text
from bot.db.transactions import Change, Reading
from engine.core.action import parse_action
from engine.core.event import Event
from engine.core.game import AnyGame, State
from engine.core.match import Line

ActionKind = Literal["act", "auto", "computer", "undo", "rewind"]

NEWEST = 2**62
"""Stands for the number of the newest line of a history, whichever that is."""


class ActionRow(Line, frozen=True, kw_only=True):
    """One line of the history as stored: what it was, by whom and when.

    gave: the seconds that it has given back to the bank of its seat.
    """

    kind: ActionKind
    user_id: int | None
    at: int
    gave: int = 0


UNREADABLE = (zlib.error, msgspec.DecodeError)
"""What is raised where a history that was put away is damaged."""
_COLUMNS = "number, seat, kind, action, events, reveals, sealed, user_id, at, gave, joined"
_LINES = msgspec.json.Decoder(list[ActionRow])
_EVENTS = msgspec.json.Decoder(tuple[Event, ...])


def _action(row: sqlite3.Row) -> ActionRow:
    data = msgspec.json.decode(row["action"])
    undo = row["kind"] in ("undo", "rewind")
    return ActionRow(
        number=row["number"],
        seat=row["seat"],
        kind=row["kind"],
        action=() if undo else parse_action(data),
        events=_EVENTS.decode(row["events"]),
        auto=row["kind"] in ("auto", "computer"),
        reveals=bool(row["reveals"]),
        sealed=bool(row["sealed"]),
        user_id=row["user_id"],
        at=row["at"],
        gave=row["gave"],
        joined=bool(row["joined"]),
        undoes=data if undo else None,
        rewinds=row["kind"] == "rewind",
    )


class Snapshot(msgspec.Struct, frozen=True):
    """A stored state: JSON, of a revision, laid out as `Game.layout` said when it was stored."""

    revision: int
    layout: str
    state: str

    def decoded(self) -> Any:
        """The state as data. Raises msgspec.DecodeError."""
        return msgspec.json.decode(self.state)


async def snapshot(db: Reading, match_id: int) -> Snapshot | None:
    """The stored state of a match."""
    return await db.row(Snapshot, "SELECT revision, layout, state FROM snapshot WHERE match_id = ?", (match_id,))


async def actions(db: Reading, match_id: int, after: int = 0, until: int = NEWEST) -> list[ActionRow]:
    """The history of a match from row `after + 1` to row `until`, undone actions and undos included."""
    nothing = ", ".join("NULL" for _ in _COLUMNS.split(","))
    rows = await db.all(
        f"SELECT {_COLUMNS}, NULL AS lines FROM action WHERE match_id = ?1 AND number > ?2 AND number <= ?3 "
        f"UNION ALL SELECT {nothing}, lines FROM archive WHERE match_id = ?1 ORDER BY number",
        (match_id, after, until),
    )
    if len(rows) == 1 and (lines := rows[0]["lines"]) is not None:
        return [line for line in unpacked(lines) if after < line.number <= until]
    return [_action(row) for row in rows]


def packed(lines: Sequence[ActionRow]) -> bytes:
    """The history of a match as it is put away."""
    return zlib.compress(msgspec.json.encode(lines), 9)


def unpacked(lines: bytes) -> list[ActionRow]:
    """The history of a match that was put away. Raises `UNREADABLE` if it is damaged."""
    return [
        msgspec.structs.replace(line, action=parse_action(list(line.action))) if line.action else line
        for line in _LINES.decode(zlib.decompress(lines))
    ]


async def presses(db: Reading, user_id: int, since: int) -> list[int]:
    """When a person has decided something in a match, from a time on."""
    sql = "SELECT at FROM action WHERE user_id = ? AND kind = 'act' AND at >= ?"
    return await db.column(sql, (user_id, since))


async def add_action(tx: Change, match_id: int, row: ActionRow) -> None:
    """Append a line to the history."""
    await tx.execute(
        "INSERT INTO action (match_id, number, seat, kind, action, events, reveals, sealed, user_id, at, gave, joined) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            match_id,
            row.number,
            row.seat,
            row.kind,
            text(row.action if row.undoes is None else row.undoes),
            text(row.events),
            row.reveals,
            row.sealed,
            row.user_id,
            row.at,
            row.gave,
            row.joined,
        ),
    )


async def archived(db: Reading, match_id: int) -> bytes | None:
    """The history of a match that was put away (`unpacked`), None if it was not."""
    return await db.value("SELECT lines FROM archive WHERE match_id = ?", (match_id,))


async def to_put_away(db: Reading, before: int, most: int) -> list[int]:
    """Matches that ended before a time and were not put away yet, the oldest first."""
    return await db.column(
        "SELECT id FROM match WHERE NOT put_away AND ended_at < ? ORDER BY ended_at LIMIT ?", (before, most)
    )


async def put_away(tx: Change, match_id: int, lines: bytes) -> None:
    """Let one value stand for the rows of a match that is over; its state is what the actions give."""
    # Whom the seat belonged to before tells `bot.db.seats.kept` who has taken it over.
    await tx.execute(
        "UPDATE sat SET took_over = EXISTS (SELECT 1 FROM action WHERE action.match_id = sat.match_id "
        "AND action.seat = sat.seat AND action.kind = 'act' AND action.user_id IS NOT sat.user_id "
        "AND action.number < coalesce((SELECT min(number) FROM action AS own WHERE own.match_id = sat.match_id "
        "AND own.user_id = sat.user_id), action.number + 1)) WHERE match_id = ?",
        (match_id,),
    )
    if await tx.changed("DELETE FROM action WHERE match_id = ?", (match_id,)):
        await tx.execute("INSERT INTO archive (match_id, lines) VALUES (?, ?)", (match_id, lines))
    await tx.execute("DELETE FROM snapshot WHERE match_id = ?", (match_id,))
    await tx.execute("UPDATE match SET put_away = 1 WHERE id = ?", (match_id,))


async def rewrite(tx: Change, match_id: int, change: Callable[[ActionRow], ActionRow]) -> None:
    """Change every line of a history that was put away; nothing happens if it was not.

    A damaged one is emptied: nobody can read it, and what is to go out of it must not stay.
    """
    stored = await archived(tx, match_id)
    if stored is not None:
        try:
            lines = packed([change(line) for line in unpacked(stored)])
        except UNREADABLE:
            lines = b""
        await tx.execute("UPDATE archive SET lines = ? WHERE match_id = ?", (lines, match_id))


async def put_snapshot(tx: Change, match_id: int, revision: int, game: AnyGame, state: State) -> None:
    """Store the state that belongs to a revision."""
    await tx.execute(
        "INSERT INTO snapshot (match_id, revision, layout, state) VALUES (?, ?, ?, ?) ON CONFLICT (match_id) "
        "DO UPDATE SET revision = excluded.revision, layout = excluded.layout, state = excluded.state",
        (match_id, revision, game.layout, text(game.dump(state))),
    )
