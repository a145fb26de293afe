"""Tables match, seat, action, snapshot and failure."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal

import msgspec

from bot.db.connection import Change, Reading
from engine.core.action import parse_action
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
    stand_in: the table has asked the computer to act once for it.
    level:    how well a computer plays on it.
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
    stand_in: bool = False
    level: str = "good"


DIRECT = 0
"""Stands for the server of a match that is played in direct messages: no server of Discord has this number."""

NEWEST = 2**62
"""Stands for the number of the newest line of a history, whichever that is."""

WAITED_FOR = "seat.since IS NOT NULL AND match.status = 'running' AND match.trouble IS NULL"
"""In SQL: a match waits for a seat, and goes on when that has decided."""
_BY_A_COMPUTER = "(seat.kind = 'computer' OR seat.stand_in)"
"""In SQL: a computer plays a seat, for good or this once."""


class Conflict(Exception):
    """The match has been changed since it was read."""


class MatchRow(msgspec.Struct, frozen=True):
    """A match as stored; see migrations for the columns. `changes` counts its changes.

    live: until when it is played live.   quick: how many waits in a row were short.
    now:  the lobby asked to play live.
    One that is played in direct messages has no server and no thread: `thread_id` is the channel of those messages.
    """

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
    changes: int = 0
    hash: str | None = None
    trouble: int | None = None
    computer_secret: bytes = b""
    hints: bool = False
    lesson: bool = False
    live: int = 0
    quick: int = 0
    now: bool = False

    @property
    def direct(self) -> bool:
        """Whether it is played in the direct messages of one person."""
        return self.guild_id == DIRECT

    def __repr__(self) -> str:
        # Never the seed.
        return f"MatchRow(id={self.id}, game={self.game!r}, status={self.status!r}, revision={self.revision})"


class Whereabouts(msgspec.Struct, frozen=True):
    """Where a match belongs; `sat`: whether whoever asks sits or has sat there."""

    guild_id: int
    channel_id: int
    sat: bool


class ActionRow(Line, frozen=True, kw_only=True):
    """One line of the history as stored: what it was, by whom and when.

    gave: the seconds that it has given back to the bank of its seat.
    """

    kind: ActionKind
    user_id: int | None
    at: int
    gave: int = 0


_EVENTS = msgspec.json.Decoder(tuple[Event, ...])
_OUTCOME = msgspec.json.Decoder(Outcome)
_JSON_COLUMNS = ("options", "outcome")
_SEAT_COLUMNS = ", ".join(SeatRow.__struct_fields__)
_COLUMNS = ", ".join(field for field in MatchRow.__struct_fields__)


def _match(row: sqlite3.Row) -> MatchRow:
    values = dict(row)
    values["options"] = msgspec.json.decode(values["options"])
    values["weekends_off"] = bool(values["weekends_off"])
    values["hints"] = bool(values["hints"])
    values["lesson"] = bool(values["lesson"])
    values["now"] = bool(values["now"])
    values["outcome"] = _OUTCOME.decode(values["outcome"]) if values["outcome"] else None
    return MatchRow(**values)


def _seat(row: sqlite3.Row) -> SeatRow:
    values: dict[str, Any] = {field: row[field] for field in SeatRow.__struct_fields__}
    values["stand_in"] = bool(values["stand_in"])
    return SeatRow(**values)


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


async def get(db: Reading, match_id: int) -> MatchRow | None:
    """One match."""
    row = await db.one(f"SELECT {_COLUMNS} FROM match WHERE id = ?", (match_id,))
    return _match(row) if row else None


async def by_thread(db: Reading, thread_id: int) -> MatchRow | None:
    """The match that is played in this thread; in direct messages the newest one, one that runs before all others."""
    row = await db.one(
        f"SELECT {_COLUMNS} FROM match WHERE thread_id = ? "
        "ORDER BY status NOT IN ('running', 'suspended'), id DESC LIMIT 1",
        (thread_id,),
    )
    return _match(row) if row else None


async def started(db: Reading) -> list[int]:
    """The ids of all matches that were ever started."""
    return [row["id"] for row in await db.all("SELECT id FROM match WHERE started_at IS NOT NULL ORDER BY id")]


async def rematch_of(db: Reading, match_id: int) -> MatchRow | None:
    """The newest table that was opened as the rematch of a match."""
    row = await db.one(f"SELECT {_COLUMNS} FROM match WHERE rematch_of = ? ORDER BY id DESC", (match_id,))
    return _match(row) if row else None


async def behind(db: Reading) -> list[int]:
    """The running matches whose table panel is missing or shows an older revision."""
    rows = await db.all(
        "SELECT match.id FROM match LEFT JOIN panel ON panel.match_id = match.id AND panel.kind = 'table' "
        f"WHERE status = 'running' AND trouble IS NULL AND guild_id != {DIRECT} "
        "AND (panel.revision IS NULL OR panel.revision < match.revision) ORDER BY match.id"
    )
    return [row["id"] for row in rows]


async def in_channels(
    db: Reading, guild_id: int, channels: Collection[int], status: Status, limit: int
) -> tuple[list[MatchRow], int]:
    """The newest matches of a status in some channels of a server, and how many there are in all."""
    where = "guild_id = ? AND status = ? AND channel_id IN (SELECT value FROM json_each(?))"
    values = (guild_id, status, text(list(channels)))
    rows = await db.all(f"SELECT {_COLUMNS} FROM match WHERE {where} ORDER BY id DESC LIMIT ?", (*values, limit))
    count = await db.one(f"SELECT count(*) AS n FROM match WHERE {where}", values)
    return [_match(row) for row in rows], count["n"] if count else 0


async def hosted(db: Reading, user_id: int) -> tuple[int, int]:
    """How many tables of a person have not started, and how many are not over, those included."""
    row = await db.one(
        "SELECT count(*) FILTER (WHERE status = 'lobby') AS waiting, count(*) AS open FROM match "
        "WHERE host_id = ? AND status IN ('lobby', 'running', 'suspended')",
        (user_id,),
    )
    return (row["waiting"], row["open"]) if row else (0, 0)


async def of_player(db: Reading, user_id: int) -> list[MatchRow]:
    """All matches of a person that are open or running, those that wait for the person first, longest first."""
    columns = ", ".join(f"match.{field}" for field in MatchRow.__struct_fields__)
    rows = await db.all(
        f"SELECT {columns} FROM match JOIN seat ON seat.match_id = match.id "
        "WHERE seat.user_id = ? AND match.status IN ('lobby', 'running', 'suspended') "
        "ORDER BY seat.since IS NULL, seat.since, match.id",
        (user_id,),
    )
    return [_match(row) for row in rows]


async def lesson_of(db: Reading, user_id: int, game: str) -> int | None:
    """The lesson in a game that a person is playing; None if there is none."""
    row = await db.one(
        "SELECT match.id FROM seat JOIN match ON match.id = seat.match_id "
        "WHERE seat.user_id = ? AND match.game = ? AND match.lesson AND match.status IN ('running', 'suspended') "
        "ORDER BY match.id DESC",
        (user_id, game),
    )
    return None if row is None else row["id"]


async def newcomers(db: Reading, match: MatchRow) -> frozenset[int]:
    """The people at a match who sit, or have sat to the end, at no earlier one of its game, lessons included."""
    found = await db.all(
        "SELECT user_id FROM seat AS here WHERE match_id = ?1 AND user_id IS NOT NULL AND NOT EXISTS ("
        "SELECT 1 FROM seat JOIN match ON match.id = seat.match_id WHERE seat.user_id = here.user_id "
        "AND match.id < ?1 AND match.game = ?2 AND match.started_at IS NOT NULL)",
        (match.id, match.game),
    )
    return frozenset(row["user_id"] for row in found)


async def seats(db: Reading, match_id: int) -> tuple[SeatRow, ...]:
    """The seats of a match, in order."""
    rows = await db.all(f"SELECT {_SEAT_COLUMNS} FROM seat WHERE match_id = ? ORDER BY seat", (match_id,))
    return tuple(_seat(row) for row in rows)


async def invite(tx: Change, match_id: int, user_id: int) -> bool:
    """Note that a person is invited to a table; False if that is known."""
    sql = "INSERT OR IGNORE INTO invited (match_id, user_id) VALUES (?, ?)"
    return await tx.changed(sql, (match_id, user_id)) == 1


async def invitations(db: Reading, user_id: int, limit: int) -> list[MatchRow]:
    """The newest open tables to which a person is invited and at which the person does not sit."""
    columns = ", ".join(f"match.{field}" for field in MatchRow.__struct_fields__)
    rows = await db.all(
        f"SELECT {columns} FROM match JOIN invited ON invited.match_id = match.id "
        "WHERE invited.user_id = ?1 AND match.status = 'lobby' AND NOT EXISTS "
        "(SELECT 1 FROM seat WHERE seat.match_id = match.id AND seat.user_id = ?1) ORDER BY match.id DESC LIMIT ?2",
        (user_id, limit),
    )
    return [_match(row) for row in rows]


async def over_since(db: Reading, user_id: int, since: int, limit: int) -> list[MatchRow]:
    """A person's newest matches that have been finished since a time."""
    columns = ", ".join(f"match.{field}" for field in MatchRow.__struct_fields__)
    rows = await db.all(
        f"SELECT {columns} FROM match JOIN seat ON seat.match_id = match.id "
        "WHERE seat.user_id = ? AND match.status = 'finished' AND match.ended_at >= ? "
        "ORDER BY match.ended_at DESC LIMIT ?",
        (user_id, since, limit),
    )
    return [_match(row) for row in rows]


async def waiting_for_computers(db: Reading) -> list[int]:
    """The running matches that wait for a computer."""
    rows = await db.all(
        "SELECT DISTINCT match_id FROM seat JOIN match ON match.id = seat.match_id "
        f"WHERE {WAITED_FOR} AND {_BY_A_COMPUTER} ORDER BY match_id"
    )
    return [row["match_id"] for row in rows]


async def waits_for_the_bot(db: Reading, match_id: int) -> bool:
    """Whether a running match waits for a seat that a computer plays, or whose player has given standing answers."""
    row = await db.one(
        f"SELECT 1 FROM seat JOIN match ON match.id = seat.match_id WHERE seat.match_id = ? AND {WAITED_FOR} "
        f"AND ({_BY_A_COMPUTER} OR EXISTS "
        "(SELECT 1 FROM standing WHERE standing.match_id = seat.match_id AND standing.seat = seat.seat)) LIMIT 1",
        (match_id,),
    )
    return row is not None


async def waiting_for(db: Reading, user_id: int) -> list[tuple[int, SeatRow]]:
    """The running matches that wait for a person, with the person's seat, the longest-waiting first."""
    columns = ", ".join(f"seat.{field}" for field in SeatRow.__struct_fields__)
    rows = await db.all(
        f"SELECT seat.match_id, {columns} FROM seat JOIN match ON match.id = seat.match_id "
        f"WHERE seat.user_id = ? AND {WAITED_FOR} ORDER BY seat.since",
        (user_id,),
    )
    return [(row["match_id"], _seat(row)) for row in rows]


async def snapshot(db: Reading, match_id: int) -> tuple[int, Any] | None:
    """The revision and the stored state (decoded JSON) of a match."""
    row = await db.one("SELECT revision, state FROM snapshot WHERE match_id = ?", (match_id,))
    return (row["revision"], msgspec.json.decode(row["state"])) if row else None


async def actions(db: Reading, match_id: int, after: int = 0, until: int = NEWEST) -> list[ActionRow]:
    """The history of a match from row `after + 1` to row `until`, undone actions and undos included."""
    rows = await db.all(
        "SELECT number, seat, kind, action, events, reveals, sealed, user_id, at, gave, joined FROM action "
        "WHERE match_id = ? AND number > ? AND number <= ? ORDER BY number",
        (match_id, after, until),
    )
    return [_action(row) for row in rows]


async def insert(tx: Change, values: dict[str, Any]) -> int:
    """A new match; returns its id."""
    columns = ", ".join(values)
    marks = ", ".join("?" * len(values))
    return await tx.inserted(f"INSERT INTO match ({columns}) VALUES ({marks})", tuple(values.values()))


async def change(tx: Change, row: MatchRow, **values: Any) -> MatchRow:
    """Change columns of a match as it was read; returns it as it is then.

    If it has changed since, the transaction raises Conflict, at the latest when it is committed.
    """
    values["changes"] = row.changes + 1
    columns = ", ".join(f"{column} = ?" for column in values)
    stored = (text(value) if name in _JSON_COLUMNS else value for name, value in values.items())
    sql = f"UPDATE match SET {columns} WHERE id = ? AND changes = ?"
    await tx.execute(sql, (*stored, row.id, row.changes), otherwise=Conflict())
    return msgspec.structs.replace(row, **values)


async def leave_thread(tx: Change, match_id: int, thread_id: int) -> bool:
    """A match is no longer played in this thread; False if it was not."""
    sql = "UPDATE match SET thread_id = NULL WHERE id = ? AND thread_id = ?"
    return bool(await tx.changed(sql, (match_id, thread_id)))


async def set_thread(tx: Change, match_id: int, thread_id: int) -> None:
    """Remember where a match is played."""
    await tx.execute("UPDATE match SET thread_id = ? WHERE id = ?", (thread_id, match_id))


async def change_seats(tx: Change, match_id: int, before: tuple[SeatRow, ...], after: tuple[SeatRow, ...]) -> None:
    """Write the seats that are different now; the others stay as they are stored."""
    columns = ", ".join(f"{column} = ?" for column in SeatRow.__struct_fields__)
    for old, new in zip(before, after, strict=True):
        if old != new:
            await tx.execute(
                f"UPDATE seat SET {columns} WHERE match_id = ? AND seat = ?",
                (*msgspec.structs.astuple(new), match_id, new.seat),
            )


async def remind(tx: Change, match_id: int, row: SeatRow, nudged: int) -> None:
    """Count a reminder, unless the seat has acted since it was read."""
    await tx.execute(
        "UPDATE seat SET nudged = ? WHERE match_id = ? AND seat = ? AND clock_at = ?",
        (nudged, match_id, row.seat, row.clock_at),
    )


async def sits(tx: Change, match_id: int, user_id: int, seat: int, *, rated: bool) -> None:
    """Note that a person holds a seat, for as long as the match is kept."""
    await tx.execute(
        "INSERT OR IGNORE INTO sat (match_id, user_id, seat, rated) VALUES (?, ?, ?, ?)",
        (match_id, user_id, seat, rated),
    )


async def whereabouts(db: Reading, match_id: int, user_id: int) -> Whereabouts | None:
    """Where a match belongs, and whether a person sits or has sat there."""
    row = await db.one(
        "SELECT guild_id, channel_id, EXISTS (SELECT 1 FROM seat WHERE match_id = match.id AND user_id = ?2) "
        "OR EXISTS (SELECT 1 FROM sat WHERE match_id = match.id AND user_id = ?2) AS sat FROM match WHERE id = ?1",
        (match_id, user_id),
    )
    return Whereabouts(row["guild_id"], row["channel_id"], bool(row["sat"])) if row else None


async def sat_on(db: Reading, match_id: int, user_id: int) -> int | None:
    """The seat that a person holds or has held in a match; None if there was none."""
    row = await db.one("SELECT seat FROM sat WHERE match_id = ? AND user_id = ?", (match_id, user_id))
    return None if row is None else row["seat"]


async def rated(db: Reading, match_id: int) -> set[int]:
    """The people for whom a match counts."""
    return {row["user_id"] for row in await db.all("SELECT user_id FROM sat WHERE match_id = ? AND rated", (match_id,))}


async def put_seats(tx: Change, match_id: int, rows: tuple[SeatRow, ...]) -> None:
    """Make `rows` the seats of a match that has not started."""
    await tx.execute("DELETE FROM seat WHERE match_id = ?", (match_id,))
    await tx.executemany(
        f"INSERT INTO seat (match_id, {_SEAT_COLUMNS}) VALUES (?{', ?' * len(SeatRow.__struct_fields__)})",
        [(match_id, *msgspec.structs.astuple(row)) for row in rows],
    )


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
    return [row["match_id"] for row in await db.all("SELECT match_id FROM retell ORDER BY match_id")]


async def retell(tx: Change, match_id: int, events: Mapping[int, Sequence[Event]]) -> None:
    """Store other events with the lines of these numbers: the match is told anew."""
    await tx.executemany(
        "UPDATE action SET events = ? WHERE match_id = ? AND number = ?",
        [(text(told), match_id, number) for number, told in events.items()],
    )
    await tx.execute("DELETE FROM retell WHERE match_id = ?", (match_id,))


async def put_snapshot(tx: Change, match_id: int, revision: int, state: Any) -> None:
    """Store the state that belongs to a revision."""
    await tx.execute(
        "INSERT INTO snapshot (match_id, revision, state) VALUES (?, ?, ?) "
        "ON CONFLICT (match_id) DO UPDATE SET revision = excluded.revision, state = excluded.state",
        (match_id, revision, text(state)),
    )


def text(value: Any) -> str:
    """Canonical JSON."""
    return msgspec.json.encode(value).decode()
