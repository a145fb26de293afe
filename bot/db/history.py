"""Tables action, snapshot and retell: the history of a match, and the state that it gives."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
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
    rows = await db.all(
        "SELECT number, seat, kind, action, events, reveals, sealed, user_id, at, gave, joined FROM action "
        "WHERE match_id = ? AND number > ? AND number <= ? ORDER BY number",
        (match_id, after, until),
    )
    return [_action(row) for row in rows]


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


async def to_retell(db: Reading) -> list[int]:
    """The matches whose stored events are those of an earlier release."""
    return await db.column("SELECT match_id FROM retell ORDER BY match_id")


async def retell(tx: Change, match_id: int, events: Mapping[int, Sequence[Event]]) -> None:
    """Store other events with the lines of these numbers: the match is told anew."""
    await tx.executemany(
        "UPDATE action SET events = ? WHERE match_id = ? AND number = ?",
        [(text(told), match_id, number) for number, told in events.items()],
    )
    await tx.execute("DELETE FROM retell WHERE match_id = ?", (match_id,))


async def put_snapshot(tx: Change, match_id: int, revision: int, game: AnyGame, state: State) -> None:
    """Store the state that belongs to a revision."""
    await tx.execute(
        "INSERT INTO snapshot (match_id, revision, layout, state) VALUES (?, ?, ?, ?) ON CONFLICT (match_id) "
        "DO UPDATE SET revision = excluded.revision, layout = excluded.layout, state = excluded.state",
        (match_id, revision, game.layout, text(game.dump(state))),
    )
