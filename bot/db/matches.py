"""Table match: what is stored of a match as a whole; see `bot.db.seats` for who plays and `bot.db.history` for what
happened.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal, TypedDict

import msgspec

from bot.db.apart import unwanted_there
from bot.db.cards import OF_MATCH
from bot.db.panels import TABLE
from bot.db.rows import columns, storable, text
from bot.db.transactions import Change, Reading
from engine.core.options import Options
from engine.core.outcome import Outcome

Status = Literal["lobby", "running", "suspended", "finished", "ended"]

DIRECT = 0
"""Stands for the server of a match that is played in direct messages: no server of Discord has this number."""


class Conflict(Exception):
    """The match has been changed since it was read."""


class MatchRow(msgspec.Struct, frozen=True):
    """A match as stored; see migrations for the columns. `changes` counts its changes.

    live: until when it is played live.   quick: how many waits in a row were short.
    unrated: it rates nobody and gives no badges, as a switch that is on there says.
    now:  the lobby asked to play live.   starts_full: it begins by itself when no seat is free any more.
    elsewhere: other servers may list it while it waits.
    guests: guests of other servers sit at it or have played it, so everybody stands there by a name for other servers.
    steady: whoever often leaves takes no seat there before it starts.
    called_at: since when it asks who is in.   by_host: because its host has pressed Start.
    begins_by: from when on it begins with `begins_with` people.   fills_up: computers take the free seats then.
    opens_with: so many have to say yes until it opens; until then it counts as closed, and is shown to nobody but those
    to whom it is proposed. 0 for any other one.
    begins_at: the hour at which it is to begin, as long as that is to come.
    switched: the keys of the switches of features that are on at it.
    bound: it is a part of something larger, which alone decides who sits there and when it ends: nobody there pauses
        it, ends it or gives a seat to somebody else, and nobody is asked about a seat out of time.
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
    unrated: bool = False
    lesson: bool = False
    live: int = 0
    quick: int = 0
    now: bool = False
    starts_full: bool = False
    elsewhere: bool = False
    guests: bool = False
    steady: bool = False
    called_at: int = 0
    by_host: bool = False
    begins_by: int = 0
    begins_with: int = 0
    fills_up: bool = False
    opens_with: int = 0
    begins_at: int | None = None
    switched: tuple[str, ...] = ()
    bound: bool = False

    @property
    def by_account(self) -> bool:
        """Whether people there may be known by their accounts: not where a guest of another server has come, since
        neither learns who the others are."""
        return not self.guests

    @property
    def direct(self) -> bool:
        """Whether it is played in the direct messages of one person."""
        return self.guild_id == DIRECT

    @property
    def by_itself(self) -> bool:
        """Whether nobody has to start it: it begins when it is full, with fewer from a time on, or at an hour."""
        return self.starts_full or self.begins_by != 0 or self.begins_at is not None

    def __repr__(self) -> str:
        # Never the seed.
        return f"MatchRow(id={self.id}, game={self.game!r}, status={self.status!r}, revision={self.revision})"


BY_ACCOUNT = "NOT match.guests"
"""In SQL: people of a match may be known by their accounts. What a server is told of people counts no other one: it
would tell who the guests are."""


class Switches(TypedDict, total=False):
    """What a host turns on and off at a table that waits: columns of `MatchRow`."""

    weekends_off: bool
    now: bool
    starts_full: bool
    elsewhere: bool
    steady: bool


class Whereabouts(msgspec.Struct, frozen=True):
    """Where a match belongs.

    sat: whether whoever asks sits or has sat there, was told that a seat is free while it waits, or was asked there.
    """

    guild_id: int
    channel_id: int
    sat: bool


_COLUMNS = columns(MatchRow)
_OF_MATCH = columns(MatchRow, "match")
_IS_TOLD = (
    "EXISTS (SELECT 1 FROM card WHERE about = match.id AND person = ?2 AND kind IN (SELECT value FROM json_each(?3)))"
)


async def get(db: Reading, match_id: int) -> MatchRow | None:
    """One match."""
    return await db.row(MatchRow, f"SELECT {_COLUMNS} FROM match WHERE id = ?", (match_id,))


async def in_thread(db: Reading, thread_id: int) -> int | None:
    """The match that is played in this thread; in direct messages the newest one, one that runs before all others."""
    return await db.value(
        "SELECT id FROM match WHERE thread_id = ? ORDER BY status NOT IN ('running', 'suspended'), id DESC LIMIT 1",
        (thread_id,),
    )


async def started(db: Reading) -> list[int]:
    """The ids of all matches that were ever started."""
    return await db.column("SELECT id FROM match WHERE started_at IS NOT NULL ORDER BY id")


async def rematch_of(db: Reading, match_id: int) -> MatchRow | None:
    """The newest table that was opened as the rematch of a match."""
    return await db.row(MatchRow, f"SELECT {_COLUMNS} FROM match WHERE rematch_of = ? ORDER BY id DESC", (match_id,))


async def behind(db: Reading) -> list[int]:
    """The running matches whose table panel is missing or shows an older revision."""
    return await db.column(
        "SELECT match.id FROM match "
        f"LEFT JOIN panel ON panel.match_id = match.id AND panel.kind = 'table' AND panel.seat = {TABLE} "
        f"WHERE status = 'running' AND trouble IS NULL AND guild_id != {DIRECT} "
        "AND (panel.revision IS NULL OR panel.revision < match.revision) ORDER BY match.id"
    )


async def changes(db: Reading, match_id: int) -> int:
    """How often a match has changed."""
    return await db.value("SELECT changes FROM match WHERE id = ?", (match_id,))


async def waiting(db: Reading) -> list[int]:
    """The tables that have not started."""
    return await db.column("SELECT id FROM match WHERE status = 'lobby' AND trouble IS NULL ORDER BY id")


async def in_channels(
    db: Reading, guild_id: int, channels: Collection[int], status: Status, limit: int
) -> tuple[list[MatchRow], int]:
    """The newest matches of a status in some channels of a server, and how many there are in all."""
    where = "guild_id = ? AND status = ? AND channel_id IN (SELECT value FROM json_each(?))"
    values = (guild_id, status, text(list(channels)))
    newest = f"SELECT {_COLUMNS} FROM match WHERE {where} ORDER BY id DESC LIMIT ?"
    rows = await db.readable(MatchRow, newest, (*values, limit))
    count = await db.value(f"SELECT count(*) FROM match WHERE {where}", values)
    return rows, count


async def hosted(db: Reading, user_id: int) -> tuple[int, int]:
    """How many tables of a person have not started, and how many are not over, those included."""
    ((waiting, unfinished),) = await db.all(
        "SELECT count(*) FILTER (WHERE status = 'lobby'), count(*) FROM match "
        "WHERE host_id = ? AND status IN ('lobby', 'running', 'suspended')",
        (user_id,),
    )
    return waiting, unfinished


async def hosted_in(db: Reading, user_id: int, channel_id: int) -> int:
    """How many tables of a person in a channel are not over."""
    return await db.value(
        "SELECT count(*) FROM match WHERE host_id = ? AND status IN ('lobby', 'running', 'suspended') "
        "AND channel_id = ?",
        (user_id, channel_id),
    )


async def of_player(db: Reading, user_id: int) -> list[MatchRow]:
    """All matches of a person that are open or running, those that wait for the person first, longest first."""
    return await db.readable(
        MatchRow,
        f"SELECT {_OF_MATCH} FROM match JOIN seat ON seat.match_id = match.id "
        "WHERE seat.user_id = ? AND match.status IN ('lobby', 'running', 'suspended') "
        "ORDER BY seat.since IS NULL, seat.since, match.id",
        (user_id,),
    )


async def lesson_of(db: Reading, user_id: int, game: str) -> int | None:
    """The lesson in a game that a person is playing; None if there is none."""
    return await db.value(
        "SELECT match.id FROM seat JOIN match ON match.id = seat.match_id "
        "WHERE seat.user_id = ? AND match.game = ? AND match.lesson AND match.status IN ('running', 'suspended') "
        "ORDER BY match.id DESC",
        (user_id, game),
    )


async def invite(tx: Change, match_id: int, user_id: int) -> bool:
    """Note that a person is invited to a table; False if that is known."""
    sql = "INSERT OR IGNORE INTO invited (match_id, user_id) VALUES (?, ?)"
    return await tx.changed(sql, (match_id, user_id))


async def invited(db: Reading, match_id: int) -> list[int]:
    """Everybody who was invited to a table."""
    return await db.column("SELECT user_id FROM invited WHERE match_id = ? ORDER BY user_id", (match_id,))


async def invitations(db: Reading, user_id: int, limit: int) -> list[MatchRow]:
    """The newest open tables to which a person is invited and does not sit at, nor anybody whom that one avoids."""
    return await db.readable(
        MatchRow,
        f"SELECT {_OF_MATCH} FROM match JOIN invited ON invited.match_id = match.id "
        "WHERE invited.user_id = ?1 AND match.status = 'lobby' AND NOT EXISTS "
        "(SELECT 1 FROM seat WHERE seat.match_id = match.id AND seat.user_id = ?1) "
        f"AND NOT {unwanted_there('?1')} ORDER BY match.id DESC LIMIT ?2",
        (user_id, limit),
    )


async def over_since(db: Reading, user_id: int, since: int, limit: int) -> list[MatchRow]:
    """A person's newest matches that have been finished since a time."""
    return await db.readable(
        MatchRow,
        f"SELECT {_OF_MATCH} FROM match JOIN seat ON seat.match_id = match.id "
        "WHERE seat.user_id = ? AND match.status = 'finished' AND match.ended_at >= ? "
        "ORDER BY match.ended_at DESC LIMIT ?",
        (user_id, since, limit),
    )


async def insert(tx: Change, **values: Any) -> int:
    """A new match with these columns; returns its id."""
    marks = ", ".join("?" * len(values))
    sql = f"INSERT INTO match ({', '.join(values)}) VALUES ({marks})"
    return await tx.inserted(sql, tuple(map(storable, values.values())))


async def change(tx: Change, row: MatchRow, **values: Any) -> MatchRow:
    """Change columns of a match as it was read; returns it as it is then.

    If it has changed since, the transaction raises Conflict, at the latest when it is committed.
    """
    values["changes"] = row.changes + 1
    sql = f"UPDATE match SET {', '.join(f'{column} = ?' for column in values)} WHERE id = ? AND changes = ?"
    await tx.execute(sql, (*map(storable, values.values()), row.id, row.changes), otherwise=Conflict())
    return msgspec.structs.replace(row, **values)


async def stood_still(tx: Change, since: int, seconds: int) -> None:
    """Running matches have not stood still, nor come nearer to the end of live play, for so many seconds since then."""
    await tx.execute(
        "UPDATE match SET changes = changes + 1, moved_at = min(?1, moved_at + ?2), "
        "live = CASE WHEN live > ?3 THEN live + ?2 ELSE live END WHERE status = 'running'",
        (since + seconds, seconds, since),
    )


async def too_old(db: Reading, before: int, most: int) -> list[int]:
    """Matches that were put away and ended before a time, the oldest first."""
    return await db.column(
        "SELECT id FROM match WHERE put_away AND ended_at < ? ORDER BY ended_at LIMIT ?", (before, most)
    )


async def never_begun(db: Reading, before: int, most: int) -> list[int]:
    """Tables that were closed before a time without having begun, and decide nothing elsewhere, the oldest first."""
    return await db.column(
        "SELECT id FROM match WHERE status = 'ended' AND started_at IS NULL AND ended_at < ? AND NOT bound "
        "ORDER BY ended_at LIMIT ?",
        (before, most),
    )


async def remove(tx: Change, match_id: int) -> None:
    """Remove a match that is over with all that is stored of it; ratings and medals stay."""
    await tx.execute("UPDATE match SET rematch_of = NULL WHERE rematch_of = ?", (match_id,))
    await tx.execute(
        "DELETE FROM card WHERE kind IN (SELECT value FROM json_each(?)) AND about = ?", (text(OF_MATCH), match_id)
    )
    await tx.execute("DELETE FROM match WHERE id = ?", (match_id,))


async def leave_thread(tx: Change, match_id: int, thread_id: int) -> bool:
    """A match is no longer played in this thread; False if it was not."""
    sql = "UPDATE match SET thread_id = NULL WHERE id = ? AND thread_id = ?"
    return await tx.changed(sql, (match_id, thread_id))


async def set_thread(tx: Change, match_id: int, thread_id: int) -> None:
    """Remember where a match is played."""
    await tx.execute("UPDATE match SET thread_id = ? WHERE id = ?", (thread_id, match_id))


async def whereabouts(db: Reading, match_id: int, user_id: int, reach: Collection[str]) -> Whereabouts | None:
    """Where a match belongs, and whether a person sits or has sat there, waits, or was told or asked of a seat.

    reach: kinds of cards whose person may ask about a table that waits. One that is only proposed is there for nobody
    else.
    """
    return await db.row(
        Whereabouts,
        "SELECT guild_id, channel_id, EXISTS (SELECT 1 FROM seat WHERE match_id = match.id AND user_id = ?2) "
        "OR EXISTS (SELECT 1 FROM sat WHERE match_id = match.id AND user_id = ?2) "
        f"OR ((status = 'lobby' OR opens_with <> 0) AND {_IS_TOLD}) "
        "OR EXISTS (SELECT 1 FROM queued WHERE match_id = match.id AND user_id = ?2) "
        "OR EXISTS (SELECT 1 FROM asked WHERE match_id = match.id AND user_id = ?2) AS sat "
        f"FROM match WHERE id = ?1 AND (opens_with = 0 OR {_IS_TOLD})",
        (match_id, user_id, text(list(reach))),
    )
