"""One SQLite file, one writer, a few readers.

Coroutines that share a connection would fall into each other's transactions, so every change goes through
`Database.write()`: one lock, one transaction, rolled back whole on any error (a cancelled task included). What belongs
together is read in `Database.read()`: one transaction on a connection of its own, so that two states never mix.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Protocol

import aiosqlite

from bot.db.migrate import TooNewError, migrate

BUSY_SECONDS = 5.0
"""How long to wait for another program that holds the file."""

READERS = 3
"""How many may read at the same time."""

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


Values = Sequence[Any] | Mapping[str, Any]


class Reading(Protocol):
    """Where queries are asked: a transaction, or the database itself (then each query sees what is committed)."""

    async def all(self, sql: str, values: Values = ()) -> list[sqlite3.Row]:
        """All rows of a query."""
        ...

    async def one(self, sql: str, values: Values = ()) -> sqlite3.Row | None:
        """The first row of a query."""
        ...


class Look:
    """One transaction that only reads: all its queries see the same state."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def all(self, sql: str, values: Values = ()) -> list[sqlite3.Row]:
        """All rows of a query."""
        return list(await self._connection.execute_fetchall(sql, values))

    async def one(self, sql: str, values: Values = ()) -> sqlite3.Row | None:
        """The first row of a query."""
        rows = await self.all(sql, values)
        return rows[0] if rows else None


class Change(Look):
    """One transaction that writes; its queries see what it has written."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        super().__init__(connection)
        self.announced: set[str] = set()

    def announce(self, topic: str) -> None:
        """Once this is committed, tell whoever listens to the topic."""
        self.announced.add(topic)

    async def execute(self, sql: str, values: Values = ()) -> aiosqlite.Cursor:
        """Do a statement."""
        return await self._connection.execute(sql, values)

    async def executemany(self, sql: str, values: Sequence[Sequence[Any]]) -> None:
        """Do a statement for several rows of values."""
        if values:
            await self._connection.executemany(sql, values)


class Database:
    """The open file. Use `Database.open`, and `close` when done."""

    def __init__(self, path: Path, writer: aiosqlite.Connection, readers: Sequence[aiosqlite.Connection]) -> None:
        self.path = path
        self._writer = writer
        self._lock = asyncio.Lock()
        self._listeners: dict[str, Callable[[], None]] = {}
        self._readers = tuple(readers)
        self._free: asyncio.LifoQueue[aiosqlite.Connection] = asyncio.LifoQueue()
        for reader in readers:
            self._free.put_nowait(reader)

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Open or create the file and bring it up to date.

        Raises StorageError if it is newer than this program, locked, not writable or damaged.
        """
        connections: list[aiosqlite.Connection] = []
        try:
            await asyncio.to_thread(_try_to_open, path)
            for _ in range(1 + READERS):
                connection = await aiosqlite.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
                connections.append(connection)
                connection.row_factory = sqlite3.Row
                await connection.executescript(_PRAGMAS)
                if len(connections) == 1:
                    await migrate(connection)
            return cls(path, connections[0], connections[1:])
        except sqlite3.Error as error:
            await _close_all(connections)
            raise explain(error, path) from error
        except BaseException:
            await _close_all(connections)
            raise

    async def close(self) -> None:
        """Close the file; waits for transactions that are under way."""
        async with self._lock:
            for _ in self._readers:
                await self._free.get()
            await _close_all([*self._readers, self._writer])

    @asynccontextmanager
    async def write(self) -> AsyncGenerator[Change]:
        """A transaction: all of it is on disk when the block ends, or none of it. Raises StorageError."""
        async with self._lock:
            try:
                await self._writer.execute("BEGIN IMMEDIATE")
                change = Change(self._writer)
                yield change
                await asyncio.shield(self._writer.execute("COMMIT"))
            except BaseException as error:
                # Queued behind whatever a cancelled task has left under way; does nothing if that was the commit.
                await asyncio.shield(self._writer.rollback())
                if isinstance(error, sqlite3.Error) and not isinstance(error, sqlite3.IntegrityError):
                    raise explain(error, self.path) from error
                raise
        for topic in change.announced:
            if topic in self._listeners:
                self._listeners[topic]()

    def listen(self, topic: str, heard: Callable[[], None]) -> None:
        """Call `heard` after every commit whose change has announced the topic."""
        self._listeners[topic] = heard

    @asynccontextmanager
    async def read(self) -> AsyncGenerator[Look]:
        """A consistent look: what is committed meanwhile is not seen. Raises StorageError."""
        reader = await self._free.get()
        try:
            await reader.execute("BEGIN")
            yield Look(reader)
        except sqlite3.Error as error:
            raise explain(error, self.path) from error
        finally:
            # Given back even if this task is cancelled while it waits for that.
            over = asyncio.ensure_future(reader.rollback())
            over.add_done_callback(lambda _: self._free.put_nowait(reader))
            await asyncio.shield(over)

    async def all(self, sql: str, values: Values = ()) -> list[sqlite3.Row]:
        """All rows of a query."""
        async with self.read() as look:
            return await look.all(sql, values)

    async def one(self, sql: str, values: Values = ()) -> sqlite3.Row | None:
        """The first row of a query."""
        rows = await self.all(sql, values)
        return rows[0] if rows else None


def read_only(path: Path) -> str:
    """The address with which SQLite opens a file without ever changing it."""
    return f"{path.resolve().as_uri()}?mode=ro"


def private(path: Path) -> None:
    """Create a file that only its owner may read, if there is none; what SQLite puts beside it is private too.

    Raises sqlite3.OperationalError like SQLite itself.
    """
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        pass
    except OSError as error:
        raise sqlite3.OperationalError("unable to open database file") from error


def _try_to_open(path: Path) -> None:
    """Fail here if the file cannot be opened: aiosqlite would leave a thread behind that outlives the event loop."""
    private(path)
    sqlite3.connect(path).close()


async def _close_all(connections: list[aiosqlite.Connection]) -> None:
    for connection in connections:
        await connection.close()
