"""The connection that writes: several statements in one call of its thread.

A call that goes to aiosqlite's thread and back costs ten times what a statement does, and when the event loop is busy
each of them waits for the interpreter: a step of a match, sent one by one, took 0.5 seconds then. aiosqlite hands over
one statement a call. What it calls on its thread is up to whoever connects, for its `connect` passes `factory` on to
sqlite3 (https://aiosqlite.omnilib.dev/en/stable/api.html,
https://docs.python.org/3/library/sqlite3.html#sqlite3.connect). So the statements that come before another one go with
its values, and nothing outside of this module knows of that.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import aiosqlite

Values = Sequence[Any] | Mapping[str, Any]

_PRAGMAS = """
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA foreign_keys = ON;
"""


class Statement(NamedTuple):
    """A statement with its values. `otherwise` is raised if it changes no row."""

    sql: str
    values: Values = ()
    otherwise: Exception | None = None


class _Batch(NamedTuple):
    """What stands in the place of a statement's values: the statements that are done before it, and its values."""

    before: Sequence[Statement]
    values: Values


class Batching(sqlite3.Connection):
    """What aiosqlite calls on its thread."""

    def execute(self, sql: str, values: Any = (), /) -> sqlite3.Cursor:
        """Do what comes before it, one after the other, and then the statement. The first that fails ends the call."""
        if isinstance(values, _Batch):
            for before in values.before:
                done = super().execute(before.sql, before.values)
                if before.otherwise is not None and done.rowcount < 1:
                    raise before.otherwise
                done.close()
            values = values.values
        return super().execute(sql, values)


class Writer:
    """One connection, with the calls that a change needs; each is one call of its thread.

    before: statements that are done first, one after the other. The first that fails ends the call.
    All raise sqlite3.Error, and what a statement says that must change a row.
    """

    def __init__(self, connection: aiosqlite.Connection) -> None:
        """connection: made by `connect`."""
        self._connection = connection

    async def execute(self, sql: str, values: Values = (), before: Sequence[Statement] = ()) -> aiosqlite.Cursor:
        """Do a statement."""
        return await self._connection.execute(sql, _Batch(before, values))

    async def execute_fetchall(
        self, sql: str, values: Values = (), before: Sequence[Statement] = ()
    ) -> list[sqlite3.Row]:
        """All rows of a query."""
        return list(await self._connection.execute_fetchall(sql, _Batch(before, values)))

    async def rollback(self) -> None:
        """End the transaction; does nothing if there is none."""
        await self._connection.rollback()

    async def close(self) -> None:
        """Close it."""
        await self._connection.close()


async def connect(path: Path, patience: float) -> aiosqlite.Connection:
    """A connection for a `Writer`. Raises sqlite3.Error.

    patience: the seconds that it waits for another program that holds the file.
    """
    connection = await aiosqlite.connect(path, timeout=patience, isolation_level=None, factory=Batching)
    try:
        connection.row_factory = sqlite3.Row
        await connection.executescript(_PRAGMAS)
    except BaseException:
        await connection.close()
        raise
    return connection
