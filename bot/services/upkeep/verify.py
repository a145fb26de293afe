"""Replays every stored match and compares: the check before a release. Only reads."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from typing import Any, TypeAlias

import msgspec

from bot.db import history as history_rows
from bot.db import matches as rows
from bot.db import people
from bot.db import seats as seat_rows
from bot.db.connection import StorageError
from bot.db.matches import MatchRow
from bot.db.migrate import TABLES, tables
from bot.db.rows import text
from bot.db.transactions import Reading
from bot.services.table.played import replay
from bot.services.telling.wishes import AnyWish
from engine import registry
from engine.core import match as record
from engine.core.errors import GameError
from engine.core.standing import Standing

Stored: TypeAlias = tuple[str, str, str, Any]
"""A table, its key, a column: what is stored there as JSON, and which type reads it."""

STORED: tuple[Stored, ...] = (
    ("match", "id", "options", dict[str, Any]),
    ("outbox", "id", "payload", AnyWish),
    ("standing", "match_id", "answer", Standing),
    ("player", "user_id", "settings", people.Player),
    ("guild", "guild_id", "settings", people.Guild),
)
"""What the house stores so. STRICT tables check the other columns, and what is stored of matches that were started is
read when they are replayed."""


class Finding(msgspec.Struct, frozen=True):
    """One match: `trouble` is empty if it replays to the stored state.

    other_version: it was played under rules of another version than this program's, so it cannot be replayed here.
    other_layout:  it replays, and its stored state is of another release: it is replayed instead of read, and nothing
                   is lost.
    """

    match_id: int
    game: str
    trouble: str = ""
    other_version: bool = False
    other_layout: bool = False


async def damage(db: Reading, stored: Sequence[Stored] = ()) -> list[str]:
    """What is wrong with the file as a whole, and with what is stored beside the matches that were started.

    stored: by features.
    """
    pages = [str(row[0]) for row in await db.all("PRAGMA integrity_check") if row[0] != "ok"]
    if pages:
        return pages  # what else is read from such a file says nothing
    gone = tables() - set(await db.column(TABLES))
    if gone:
        return [f"table {table} is missing" for table in sorted(gone)]
    lost = {str(row[0]) for row in await db.all("PRAGMA foreign_key_check")}
    unread = await _unreadable(db, (*STORED, *stored))
    return [f"table {table} refers to what is not there" for table in sorted(lost)] + unread


async def _unreadable(db: Reading, stored: Sequence[Stored]) -> list[str]:
    """The rows that this program cannot read."""
    found: list[str] = []
    for table, key, column, kind in stored:
        for row in await db.all(f"SELECT {key} AS key, {column} AS content FROM {table}"):
            try:
                people.decode(row["content"], kind)
            except msgspec.DecodeError as error:
                found.append(f"table {table}, {key} {row['key']}, {column}: {error}")
    return found


async def verify(db: Reading) -> AsyncGenerator[Finding]:
    """Check every match that was ever started."""
    for match_id in await rows.started(db):
        yield await _check(db, match_id)


async def _check(db: Reading, match_id: int) -> Finding:
    found = Finding(match_id, "?")
    try:
        row = await rows.get(db, match_id)
        assert row is not None
        found = msgspec.structs.replace(found, game=row.game)
        game = registry.game(row.game)
        if row.rules_version != game.rules_version:
            trouble = f"another version: rules {row.rules_version}, this program has {game.rules_version}"
            return msgspec.structs.replace(found, trouble=trouble, other_version=True)
        live = record.live(await history_rows.actions(db, match_id))
        state = replay(row, len(await seat_rows.seats(db, match_id)), live)
        if await history_rows.archived(db, match_id) is None:
            return await _compared(db, row, state, found)
        if row.status == "finished" and game.outcome(state) != row.outcome:
            return msgspec.structs.replace(found, trouble="the stored result differs from the replay")
        return found
    except GameError as error:
        return msgspec.structs.replace(found, trouble=str(error))
    except StorageError:
        raise
    except Exception as error:
        # What was tampered with can be wrong in any way; the other matches are checked all the same.
        return msgspec.structs.replace(found, trouble=f"cannot be read: {error!r}")


async def _compared(db: Reading, row: MatchRow, state: Any, found: Finding) -> Finding:
    """Whether the actions, which give this state, give the stored one."""
    game = registry.game(row.game)
    stored = await history_rows.snapshot(db, row.id)
    if stored is None or stored.revision != row.revision:
        return msgspec.structs.replace(found, trouble="the stored state is of another revision")
    if stored.layout != game.layout:
        return msgspec.structs.replace(found, other_layout=True)
    if text(game.dump(game.load(stored.decoded()))) != text(game.dump(state)):
        return msgspec.structs.replace(found, trouble="the stored state differs from the replay")
    return found
