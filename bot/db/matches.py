"""Tables match, seat, action, snapshot and failure."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from typing import Any, Literal

import aiosqlite
import msgspec

from bot.db.connection import Database
from engine.core.action import Action, parse_action
from engine.core.event import Event
from engine.core.match import Line
from engine.core.options import Options
from engine.core.outcome import Outcome

Status = Literal["lobby", "running", "suspended", "finished", "ended"]
Kind = Literal["person", "computer"]
ActionKind = Literal["act", "auto", "computer", "undo", "rewind"]


class SeatRow(msgspec.Struct, frozen=True):
    """A place at a table.

    since:    since when the match waits for it, None while it does not.
    clock_at: from when on waiting uses up the bank: its last action, or `since`.
    bank:     seconds of waiting left at `clock_at`.   nudged: reminders since then.
    left_by:  the person who left the seat and may ask to come back.
    """

    seat: int
    user_id: int | None
    kind: Kind
    name: str
    since: int | None = None
    clock_at: int | None = None
    bank: int = 0
    nudged: int = 0
    left_by: int | None = None


class Premove(msgspec.Struct, frozen=True):
    """An answer given in advance; `failed` if it was not possible when the seat was asked."""

    action: Action
    failed: bool = False


class MatchRow(msgspec.Struct, frozen=True):
    """A match as stored; see migrations for the columns."""

    id: int
    game: str
    rules_version: int
    options: Options
    seed: bytes
    status: Status
    guild_id: int
    channel_id: int
    thread_id: int | None
    host_id: int
    pace: str
    weekends_off: bool
    language: str
    revision: int
    created_at: int
    started_at: int | None
    ended_at: int | None
    moved_at: int
    outcome: Outcome | None
    rematch_of: int | None = None


class ActionRow(Line, frozen=True, kw_only=True):
    """One line of the history as stored: what it was, by whom and when."""

    kind: ActionKind
    user_id: int | None
    at: int


_EVENTS = msgspec.json.Decoder(tuple[Event, ...])
_OUTCOME = msgspec.json.Decoder(Outcome)
_SEAT_COLUMNS = ", ".join(SeatRow.__struct_fields__)
_COLUMNS = ", ".join(field for field in MatchRow.__struct_fields__)


def _match(row: sqlite3.Row) -> MatchRow:
    values = dict(row)
    values["options"] = msgspec.json.decode(values["options"])
    values["weekends_off"] = bool(values["weekends_off"])
    values["outcome"] = _OUTCOME.decode(values["outcome"]) if values["outcome"] else None
    return MatchRow(**values)


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
        undoes=data if undo else None,
        rewinds=row["kind"] == "rewind",
    )


async def get(db: Database, match_id: int) -> MatchRow | None:
    """One match."""
    row = await db.one(f"SELECT {_COLUMNS} FROM match WHERE id = ?", (match_id,))
    return _match(row) if row else None


async def by_thread(db: Database, thread_id: int) -> MatchRow | None:
    """The match that is played in this thread."""
    row = await db.one(f"SELECT {_COLUMNS} FROM match WHERE thread_id = ?", (thread_id,))
    return _match(row) if row else None


async def by_status(db: Database, *statuses: Status) -> list[int]:
    """The ids of all matches with one of these statuses."""
    marks = ", ".join("?" * len(statuses))
    return [row["id"] for row in await db.all(f"SELECT id FROM match WHERE status IN ({marks}) ORDER BY id", statuses)]


async def rematch_of(db: Database, match_id: int) -> MatchRow | None:
    """The newest table that was opened as the rematch of a match."""
    row = await db.one(f"SELECT {_COLUMNS} FROM match WHERE rematch_of = ? ORDER BY id DESC", (match_id,))
    return _match(row) if row else None


async def behind(db: Database) -> list[int]:
    """The running matches whose table panel is missing or shows an older revision."""
    rows = await db.all(
        "SELECT match.id FROM match LEFT JOIN panel ON panel.match_id = match.id AND panel.kind = 'table' "
        "WHERE match.status = 'running' AND (panel.revision IS NULL OR panel.revision < match.revision) "
        "ORDER BY match.id"
    )
    return [row["id"] for row in rows]


async def in_channels(
    db: Database, guild_id: int, channels: Collection[int], status: Status, limit: int
) -> tuple[list[MatchRow], int]:
    """The newest matches of a status in some channels of a server, and how many there are in all."""
    where = "guild_id = ? AND status = ? AND channel_id IN (SELECT value FROM json_each(?))"
    values = (guild_id, status, text(list(channels)))
    rows = await db.all(f"SELECT {_COLUMNS} FROM match WHERE {where} ORDER BY id DESC LIMIT ?", (*values, limit))
    count = await db.one(f"SELECT count(*) AS n FROM match WHERE {where}", values)
    return [_match(row) for row in rows], count["n"] if count else 0


async def of_player(db: Database, user_id: int) -> list[MatchRow]:
    """All matches of a person that are open or running, those that wait for the person first, longest first."""
    columns = ", ".join(f"match.{field}" for field in MatchRow.__struct_fields__)
    rows = await db.all(
        f"SELECT {columns} FROM match JOIN seat ON seat.match_id = match.id "
        "WHERE seat.user_id = ? AND match.status IN ('lobby', 'running', 'suspended') "
        "ORDER BY seat.since IS NULL, seat.since, match.id",
        (user_id,),
    )
    return [_match(row) for row in rows]


async def seats(db: Database, match_id: int) -> tuple[SeatRow, ...]:
    """The seats of a match, in order."""
    rows = await db.all(f"SELECT {_SEAT_COLUMNS} FROM seat WHERE match_id = ? ORDER BY seat", (match_id,))
    return tuple(SeatRow(**dict(row)) for row in rows)


async def waiting_for(db: Database, user_id: int) -> list[tuple[int, SeatRow]]:
    """The running matches that wait for a person, with the person's seat, the longest-waiting first."""
    columns = ", ".join(f"seat.{field}" for field in SeatRow.__struct_fields__)
    rows = await db.all(
        f"SELECT seat.match_id, {columns} FROM seat JOIN match ON match.id = seat.match_id "
        "WHERE seat.user_id = ? AND seat.since IS NOT NULL AND match.status = 'running' ORDER BY seat.since",
        (user_id,),
    )
    return [(row["match_id"], SeatRow(**{field: row[field] for field in SeatRow.__struct_fields__})) for row in rows]


async def snapshot(db: Database, match_id: int) -> tuple[int, Any] | None:
    """The revision and the stored state (decoded JSON) of a match."""
    row = await db.one("SELECT revision, state FROM snapshot WHERE match_id = ?", (match_id,))
    return (row["revision"], msgspec.json.decode(row["state"])) if row else None


async def premoves(db: Database, match_id: int) -> dict[int, Premove]:
    """Seat -> the answer given in advance."""
    rows = await db.all("SELECT seat, action, failed FROM premove WHERE match_id = ?", (match_id,))
    return {row["seat"]: Premove(parse_action(msgspec.json.decode(row["action"])), bool(row["failed"])) for row in rows}


async def put_premoves(tx: aiosqlite.Connection, match_id: int, premoves: dict[int, Premove]) -> None:
    """Make these the answers given in advance."""
    await tx.execute("DELETE FROM premove WHERE match_id = ?", (match_id,))
    await tx.executemany(
        "INSERT INTO premove (match_id, seat, action, failed) VALUES (?, ?, ?, ?)",
        [(match_id, seat, text(premove.action), premove.failed) for seat, premove in premoves.items()],
    )


async def actions(db: Database, match_id: int, after: int = 0) -> list[ActionRow]:
    """The history of a match from row `after + 1` on, undone actions and undos included."""
    rows = await db.all(
        "SELECT number, seat, kind, action, events, reveals, sealed, user_id, at FROM action "
        "WHERE match_id = ? AND number > ? ORDER BY number",
        (match_id, after),
    )
    return [_action(row) for row in rows]


async def insert(tx: aiosqlite.Connection, values: dict[str, Any]) -> int:
    """A new match; returns its id."""
    columns = ", ".join(values)
    marks = ", ".join("?" * len(values))
    cursor = await tx.execute(f"INSERT INTO match ({columns}) VALUES ({marks})", tuple(values.values()))
    assert cursor.lastrowid is not None
    return cursor.lastrowid


async def update(tx: aiosqlite.Connection, match_id: int, **values: Any) -> None:
    """Change columns of a match."""
    changes = ", ".join(f"{column} = ?" for column in values)
    await tx.execute(f"UPDATE match SET {changes} WHERE id = ?", (*values.values(), match_id))


async def put_seats(tx: aiosqlite.Connection, match_id: int, rows: tuple[SeatRow, ...]) -> None:
    """Make `rows` the seats of a match."""
    await tx.execute("DELETE FROM seat WHERE match_id = ?", (match_id,))
    await tx.executemany(
        f"INSERT INTO seat (match_id, {_SEAT_COLUMNS}) VALUES (?{', ?' * len(SeatRow.__struct_fields__)})",
        [(match_id, *msgspec.structs.astuple(row)) for row in rows],
    )


async def add_action(tx: aiosqlite.Connection, match_id: int, row: ActionRow) -> None:
    """Append a line to the history."""
    await tx.execute(
        "INSERT INTO action (match_id, number, seat, kind, action, events, reveals, sealed, user_id, at) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
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
        ),
    )


async def put_snapshot(tx: aiosqlite.Connection, match_id: int, revision: int, state: Any) -> None:
    """Store the state that belongs to a revision."""
    await tx.execute(
        "INSERT INTO snapshot (match_id, revision, state) VALUES (?, ?, ?) "
        "ON CONFLICT (match_id) DO UPDATE SET revision = excluded.revision, state = excluded.state",
        (match_id, revision, text(state)),
    )


async def add_failure(
    tx: aiosqlite.Connection, match_id: int, revision: int, seat: int, action: Action, traceback: str, at: int
) -> None:
    """Keep an action aside that failed inside."""
    await tx.execute(
        "INSERT INTO failure (match_id, revision, seat, action, traceback, at) VALUES (?, ?, ?, ?, ?, ?)",
        (match_id, revision, seat, text(action), traceback, at),
    )


def text(value: Any) -> str:
    """Canonical JSON."""
    return msgspec.json.encode(value).decode()
