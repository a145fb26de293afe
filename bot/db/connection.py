"""One SQLite file, one writer.

Coroutines that share a connection would fall into each other's transactions, so every change goes through
`Database.write()`: one lock, one transaction, rolled back whole on any error (a cancelled task included).
Reads use a connection of their own and see what is committed.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiosqlite

from bot.db.migrate import TooNewError, migrate

BUSY_SECONDS = 5.0
"""How long to wait for another program that holds the file."""

_PRAGMAS = """
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA foreign_keys = ON;
"""


class StorageError(Exception):
    """The database cannot be used. `args[0]` is a sentence for the operator: what is wrong and what to do."""


def explain(error: sqlite3.Error, path: Path) -> StorageError:
    """What an error of SQLite means for the person who runs the bot."""
    text = str(error)
    if isinstance(error, TooNewError):
        return StorageError(f"database {path}: {text}")
    if "locked" in text or "busy" in text:
        advice = "another program holds it; stop that program (a second bot?) and try again"
    elif "readonly" in text or "unable to open" in text:
        advice = "it cannot be written; check that the folder exists and that this user may write the file"
    elif "disk is full" in text or "disk I/O" in text:
        advice = "the disk is full or failing; make room, nothing half-written was kept"
    elif "malformed" in text or "not a database" in text:
        advice = "the file is damaged; stop the bot and restore the last backup"
    else:
        advice = "see the log"
    return StorageError(f"database {path}: {text}: {advice}")


class Database:
    """The open file. Use `Database.open`, and `close` when done."""

    def __init__(self, path: Path, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self.path = path
        self._writer = writer
        self._reader = reader
        self._lock = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Open or create the file and bring it up to date.

        Raises StorageError if it is newer than this program, locked, not writable or damaged.
        """
        connections: list[aiosqlite.Connection] = []
        try:
            await asyncio.to_thread(_try_to_open, path)
            for _ in range(2):
                connection = await aiosqlite.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
                connections.append(connection)
                connection.row_factory = sqlite3.Row
                await connection.executescript(_PRAGMAS)
                if len(connections) == 1:
                    await migrate(connection)
            return cls(path, *connections)
        except sqlite3.Error as error:
            await _close_all(connections)
            raise explain(error, path) from error
        except BaseException:
            await _close_all(connections)
            raise

    async def close(self) -> None:
        """Close the file; waits for a transaction that is under way."""
        async with self._lock:
            await _close_all([self._reader, self._writer])

    @asynccontextmanager
    async def write(self) -> AsyncGenerator[aiosqlite.Connection]:
        """A transaction: all of it is on disk when the block ends, or none of it. Raises StorageError."""
        async with self._lock:
            try:
                await self._writer.execute("BEGIN IMMEDIATE")
                yield self._writer
                await asyncio.shield(self._writer.execute("COMMIT"))
            except BaseException as error:
                # Queued behind whatever a cancelled task has left under way; does nothing if that was the commit.
                await asyncio.shield(self._writer.rollback())
                if isinstance(error, sqlite3.Error) and not isinstance(error, sqlite3.IntegrityError):
                    raise explain(error, self.path) from error
                raise

    async def all(self, sql: str, values: Sequence[Any] = ()) -> list[sqlite3.Row]:
        """All rows of a query."""
        try:
            return list(await self._reader.execute_fetchall(sql, values))
        except sqlite3.Error as error:
            raise explain(error, self.path) from error

    async def one(self, sql: str, values: Sequence[Any] = ()) -> sqlite3.Row | None:
        """The first row of a query."""
        rows = await self.all(sql, values)
        return rows[0] if rows else None

    async def backup(self, target: Path) -> None:
        """Write a consistent copy of the file to `target` while the bot goes on. Raises StorageError."""
        try:
            await asyncio.to_thread(_try_to_open, target)
            async with aiosqlite.connect(target) as copy:
                await self._reader.backup(copy)
                check = await (await copy.execute("PRAGMA integrity_check")).fetchone()
        except sqlite3.Error as error:
            raise explain(error, target) from error
        if check is None or check[0] != "ok":
            raise StorageError(f"backup {target}: the copy is damaged; do not rely on it")


def _try_to_open(path: Path) -> None:
    """Fail here if the file cannot be opened: aiosqlite would leave a thread behind that outlives the event loop."""
    sqlite3.connect(path).close()


async def _close_all(connections: list[aiosqlite.Connection]) -> None:
    for connection in connections:
        await connection.close()
