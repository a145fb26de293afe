"""Tables seat and sat: who plays a match, for whom it waits, and who has ever held a seat."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Sequence
from hashlib import blake2b
from typing import Literal

import msgspec

from bot.db import people
from bot.db.matches import MatchRow
from bot.db.people import Player
from bot.db.rows import columns, into, made, stored, text
from bot.db.transactions import Change, Reading

Kind = Literal["person", "computer"]

LATEST = 10
"""So many matches tell how reliable somebody is."""


class SeatRow(msgspec.Struct, frozen=True):
    """A place at a table.

    since:    since when the match waits for it without a break: the first step of its turn; None while it does not.
    clock_at: from when on waiting uses up the bank: `since`, its last action, or when that was last settled (given
              time, other hours of its person, an outage).
    bank:     seconds of waiting left at `clock_at`.
    nudged:   reminders since its last action, or since the table last gave it time; *Snooze* takes the last one off.
    reminded_at: when its person was last reminded of the question that waits; 0 if that was never.
    left_by:  the person who left the seat and may ask to come back.
    stand_in: the table has asked the computer to act once for it.
    level:    how well a computer plays on it.
    sure_at:  when its person took it, or last said to be in, before the start.
    guest:    the person sits there as a guest of another server: only the name may be known there.
    home:     how the person is called on the server of the table, where `name` is the one for other servers.
    """

    seat: int
    user_id: int | None
    kind: Kind
    name: str
    since: int | None = None
    clock_at: int | None = None
    bank: int = 0
    nudged: int = 0
    reminded_at: int = 0
    left_by: int | None = None
    stand_in: bool = False
    level: str = "good"
    sure_at: int = 0
    guest: bool = False
    home: str = ""

    @property
    def account(self) -> int | None:
        """By which account the others there may know and notify whoever sits there. None where nobody does, and for a
        guest of another server, of whom they know the name alone."""
        return None if self.guest else self.user_id

    @property
    def at_home(self) -> bool:
        """Whether whoever sits there can read the channels of the server of the table: a guest of another one cannot,
        and so plays in direct messages."""
        return not self.guest


AT_HOME = "NOT seat.guest"
"""In SQL: whoever sits there is no guest of another server."""

WAITED_FOR = "seat.since IS NOT NULL AND match.status = 'running' AND match.trouble IS NULL"
"""In SQL: a match waits for a seat, and goes on when that has decided."""

_NAME_AT_HOME = "iif(seat.home = '', seat.name, seat.home)"
"""In SQL: how somebody who is at home there is called on the server of the table."""

_BY_A_COMPUTER = "(seat.kind = 'computer' OR seat.stand_in)"
"""In SQL: a computer plays a seat, for good or this once."""

_COLUMNS = columns(SeatRow)


async def seats(db: Reading, match_id: int) -> tuple[SeatRow, ...]:
    """The seats of a match, in order."""
    return tuple(await db.rows(SeatRow, f"SELECT {_COLUMNS} FROM seat WHERE match_id = ? ORDER BY seat", (match_id,)))


async def names(db: Reading, user_ids: Collection[int]) -> dict[int, str]:
    """How people were called at the newest table where each of them sits or has sat to the end, and was at home."""
    return await db.pairs(
        f"SELECT user_id, {_NAME_AT_HOME} AS name, max(match_id) FROM seat "
        f"WHERE user_id IN (SELECT value FROM json_each(?)) AND {AT_HOME} GROUP BY user_id",
        (text(list(user_ids)),),
    )


async def only_by_messages(db: Reading, user_id: int) -> list[tuple[int, int, int | None]]:
    """The running matches where a person plays in direct messages alone, with the seat and since when that is asked."""
    rows = await db.all(
        "SELECT match_id, seat, since FROM seat JOIN match ON match.id = match_id "
        f"WHERE user_id = ? AND match.status = 'running' AND NOT ({AT_HOME}) ORDER BY match_id",
        (user_id,),
    )
    return [(match_id, seat, since) for match_id, seat, since in rows]


async def waiting_for_the_bot(db: Reading) -> list[int]:
    """The running matches that wait for a seat that a computer plays, or whose player has given standing answers."""
    return await db.column(
        "SELECT match_id FROM seat JOIN match ON match.id = seat.match_id "
        f"WHERE {WAITED_FOR} AND {_BY_A_COMPUTER} UNION "
        "SELECT match_id FROM standing JOIN seat USING (match_id, seat) JOIN match ON match.id = seat.match_id "
        f"WHERE {WAITED_FOR} ORDER BY match_id"
    )


async def waits_for_the_bot(db: Reading, match_id: int) -> bool:
    """Whether a running match is one of those."""
    return await db.has(
        f"SELECT 1 FROM seat JOIN match ON match.id = seat.match_id WHERE seat.match_id = ? AND {WAITED_FOR} "
        f"AND ({_BY_A_COMPUTER} OR EXISTS "
        "(SELECT 1 FROM standing WHERE standing.match_id = seat.match_id AND standing.seat = seat.seat)) LIMIT 1",
        (match_id,),
    )


async def waiting_for(db: Reading, user_id: int) -> list[tuple[int, SeatRow]]:
    """The running matches that wait for a person, with the person's seat, the longest-waiting first."""
    rows = await db.all(
        f"SELECT seat.match_id, {columns(SeatRow, 'seat')} FROM seat JOIN match ON match.id = seat.match_id "
        f"WHERE seat.user_id = ? AND {WAITED_FOR} ORDER BY seat.since",
        (user_id,),
    )
    return [(match_id, made(SeatRow, values)) for match_id, *values in rows]


async def whose_clocks_run(db: Reading) -> list[tuple[sqlite3.Row, Player]]:
    """Every seat of a person whose clock runs (match_id, seat, clock_at, weekends_off of its match), with the person's
    settings; without those that cannot be read."""
    sql = (
        "SELECT seat.user_id, match_id, seat, clock_at, weekends_off, settings "
        "FROM seat INDEXED BY seat_whose_clock_runs "
        "JOIN match ON match.id = seat.match_id LEFT JOIN player ON player.user_id = seat.user_id "
        "WHERE clock_at IS NOT NULL AND seat.user_id IS NOT NULL"
    )
    return people.with_players(await db.all(sql))


async def begin(tx: Change, clocks: Sequence[tuple[int, int, int]]) -> None:
    """Let clocks begin at other times: each the time, the match and the seat."""
    await tx.executemany("UPDATE seat SET clock_at = ? WHERE match_id = ? AND seat = ?", clocks)


async def change_seats(tx: Change, match_id: int, before: tuple[SeatRow, ...], after: tuple[SeatRow, ...]) -> None:
    """Write the seats that are different now; the others stay as they are stored."""
    changes = ", ".join(f"{column} = ?" for column in SeatRow.__struct_fields__)
    for old, new in zip(before, after, strict=True):
        if old != new:
            await tx.execute(
                f"UPDATE seat SET {changes} WHERE match_id = ? AND seat = ?",
                (*stored(new), match_id, new.seat),
            )


async def reminded(db: Reading, user_id: int, at: int) -> list[tuple[int, int]]:
    """Of which running matches a person was last reminded then, the longest-waiting first, and the seats."""
    rows = await db.all(
        "SELECT match_id, seat FROM seat JOIN match ON match.id = match_id "
        f"WHERE seat.user_id = ? AND reminded_at = ? AND {WAITED_FOR} ORDER BY since, match_id",
        (user_id, at),
    )
    return [(match_id, seat) for match_id, seat in rows]


async def remind(tx: Change, match_id: int, row: SeatRow, nudged: int, at: int) -> None:
    """Count a reminder, and note when it was, unless the seat has acted since it was read."""
    await tx.execute(
        "UPDATE seat SET nudged = ?, reminded_at = ? WHERE match_id = ? AND seat = ? AND clock_at = ?",
        (nudged, at, match_id, row.seat, row.clock_at),
    )


async def note_sat(tx: Change, match_id: int, user_id: int, seat: int) -> bool:
    """Note that a person holds a seat, for as long as the match is kept; False if that was noted before."""
    return await tx.changed(
        "INSERT OR IGNORE INTO sat (match_id, user_id, seat) VALUES (?, ?, ?)", (match_id, user_id, seat)
    )


async def sat_on(db: Reading, match: MatchRow, user_id: int) -> int | None:
    """The seat that a person holds or has held in a match, also one who was forgotten; None if there was none."""
    return await db.value(
        "SELECT seat FROM sat WHERE match_id = ? AND user_id IN (?, ?)", (match.id, user_id, alias_of(match, user_id))
    )


def alias_of(match: MatchRow, user_id: int) -> int:
    """What stands for a forgotten person at a match that runs: a negative number by which nobody else is found.

    Whoever has known a hand of the match may not sit down at another one.
    """
    digest = blake2b(user_id.to_bytes(8, "big"), key=match.computer_secret, digest_size=7).digest()
    return -1 - int.from_bytes(digest, "big")


async def kept(db: Reading, user_id: int) -> list[bool]:
    """Whether a person stayed to the end of the last finished matches with other people, the newest first.

    A seat that was taken over from somebody else is not told where the person left it again.
    """
    found = await db.column(
        "SELECT EXISTS (SELECT 1 FROM seat WHERE match_id = sat.match_id AND user_id = sat.user_id) AS stayed "
        "FROM sat JOIN match ON match.id = sat.match_id WHERE sat.user_id = ?1 AND match.status = 'finished' "
        "AND NOT match.lesson AND EXISTS (SELECT 1 FROM sat AS other WHERE other.match_id = sat.match_id "
        "AND other.user_id != sat.user_id) AND (stayed OR NOT sat.took_over AND NOT EXISTS (SELECT 1 FROM action WHERE "
        "action.match_id = sat.match_id AND action.seat = sat.seat AND action.kind = 'act' "
        "AND action.user_id IS NOT sat.user_id AND action.number < coalesce((SELECT min(number) FROM action AS own "
        "WHERE own.match_id = sat.match_id AND own.user_id = sat.user_id), action.number + 1))) "
        "ORDER BY match.ended_at DESC, match.id DESC LIMIT ?2",
        (user_id, LATEST),
    )
    return [bool(stayed) for stayed in found]


async def put_seats(tx: Change, match_id: int, rows: tuple[SeatRow, ...]) -> None:
    """Make `rows` the seats of a match that has not started."""
    await tx.execute("DELETE FROM seat WHERE match_id = ?", (match_id,))
    await tx.executemany(
        f"INSERT INTO seat {into(SeatRow, 'match_id')}",
        [(match_id, *stored(row)) for row in rows],
    )


async def stood_still(tx: Change, since: int, seconds: int) -> None:
    """Nobody's time has run for so many seconds since then; no clock begins after that."""
    await tx.execute(
        "UPDATE seat SET clock_at = min(?1, clock_at + ?2) WHERE clock_at IS NOT NULL", (since + seconds, seconds)
    )
