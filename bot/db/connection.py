"""One SQLite file, one writer, a few readers.

Coroutines that share a connection would fall into each other's transactions, so every change goes through
`Database.write()`: one lock, one transaction, rolled back whole on any error (a cancelled task included). What belongs
together is read in `Database.read()`: one transaction on a connection of its own, so that two states never mix. Changes
are done by aiosqlite beside the event loop, as few calls as can be (`bot.db.writer`), looks at once (`bot.db.reader`).

What is wrong with the file is said in the log here, once until it is well again; whoever asked gets a StorageError.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncGenerator, Callable, Generator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

from bot.db import lease
from bot.db.files import DamagedError, StorageError, explain, places, private, quick_check, refuse_strangers
from bot.db.lease import HeldError
from bot.db.migrate import STANDS, migrate
from bot.db.reader import Reader
from bot.db.transactions import Change, Reading
from bot.db.writer import Values, Writer, connect
from bot.metrics import METRICS

log = logging.getLogger(__name__)

BUSY_SECONDS = 5.0
"""How long to wait for another program that holds the file."""

READERS = 3
"""How many may read at the same time."""

IN_A_ROW_SECONDS = 0.002
"""How long looks may follow one another before everybody else has a turn."""


class Database(Reading):
    """The open file. Use `Database.open`, and `close` when done."""

    def __init__(
        self, path: Path, held: sqlite3.Connection, writer: Writer, stored: Reader, readers: Sequence[Reader]
    ) -> None:
        """held: the lease on the file."""
        self.path = path
        self._lease = held
        self._places = places(path)
        self._in_a_row_since: float | None = None
        """When the first look was asked since everybody else has had a turn."""
        self._damage = ""
        """What was found wrong with the file as a whole; nothing is written until it is well again."""
        self._said = ""
        """What the log says is wrong."""
        self._writer = writer
        self._stored = stored
        """For single queries, also of whoever writes: each is over at once, so it needs no connection of its own."""
        self._lock = asyncio.Lock()
        self._listeners: dict[str, list[Callable[[], None]]] = {}
        self._readers = tuple(readers)
        self._free: asyncio.LifoQueue[Reader] = asyncio.LifoQueue()
        for reader in readers:
            self._free.put_nowait(reader)

    @classmethod
    async def open(cls, path: Path) -> Database:
        """Open or create the file, alone, and bring it up to date.

        Raises StorageError if another process has it open, if it is locked, not writable or damaged, and, with the file
        left exactly as it is, if it is newer than this program or another program's.
        """
        await asyncio.to_thread(refuse_strangers, path)
        held = await asyncio.to_thread(_take, path)
        connections: list[Writer | Reader] = []
        try:
            await asyncio.to_thread(_try_to_open, path)
            connection = await connect(path, BUSY_SECONDS)
            writer = Writer(connection)
            connections.append(writer)
            await migrate(connection)
            readers: list[Reader] = []
            for _ in range(READERS + 1):
                readers.append(Reader(path, BUSY_SECONDS))
                connections.append(readers[-1])
            return cls(path, held, writer, readers.pop(), readers)
        except BaseException as error:
            await _close_all(connections)
            held.close()
            if isinstance(error, sqlite3.Error):
                raise explain(error, path) from error
            raise

    async def close(self) -> None:
        """Close the file; waits for transactions that are under way."""
        async with self._lock:
            for _ in self._readers:
                await self._free.get()
            await _close_all([*self._readers, self._stored, self._writer])
            self._lease.close()

    async def check(self) -> None:
        """Look over the whole file as it is on disk. Raises StorageError; as long as it is damaged nothing is written.

        A page that is damaged would otherwise be noticed when it is used, perhaps days and many presses later, and
        whoever restores the last copy then loses those.
        """
        with self._saying():
            self._in_place()
            found = await asyncio.to_thread(quick_check, self.path)
            if found != "ok":
                raise DamagedError(self.path, found)
        if self._damage:
            self._damage = ""
            self._well()

    def _in_place(self) -> None:
        """Raises StorageError if the file is not the one that was opened: what is written to that would be lost."""
        if places(self.path) != self._places:
            raise StorageError(
                f"database {self.path}: the file was moved, removed or replaced while the bot runs, so nothing is "
                "stored: put it back, or stop the bot, put the file you want there, and start again"
            )

    def _usable(self) -> None:
        """Raises StorageError if nothing may be written."""
        self._in_place()
        if self._damage:
            raise StorageError(self._damage)

    @contextmanager
    def _saying(self) -> Generator[None]:
        """Around whatever uses the file: what goes wrong there is said to the operator, unless it was said already, and
        raised as a StorageError. What breaks a rule of the tables is a matter of whoever asked."""
        try:
            yield
        except sqlite3.IntegrityError:
            raise
        except sqlite3.Error as error:
            said = explain(error, self.path)
            self._say(said)
            raise said from error
        except StorageError as error:
            self._say(error)
            raise

    def _say(self, error: StorageError) -> None:
        if isinstance(error, DamagedError):
            self._damage = str(error)
        if self._said != str(error):
            self._said = str(error)
            log.error("%s", error)

    def _well(self) -> None:
        """What was wrong is so no more, unless the file is damaged: a change that was under way may end well then."""
        if self._said and not self._damage:
            self._said = ""
            log.info("database %s: works again", self.path)

    @asynccontextmanager
    async def write(self) -> AsyncGenerator[Change]:
        """A transaction: all of it is on disk when the block ends, or none of it. Raises StorageError."""
        async with self._lock:
            with self._saying():
                self._usable()
                change = Change(self._writer, self._stored)
                try:
                    yield change
                    with METRICS.timed("commit"):
                        await change.commit()
                except BaseException:
                    if change.begun:
                        # Queued behind whatever a cancelled task has left under way; does nothing if that was the
                        # commit.
                        await asyncio.shield(self._writer.rollback())
                    raise
                self._in_place()
            self._well()
        for do in change.follows:
            do()
        for topic in change.announced:
            for heard in tuple(self._listeners.get(topic, ())):
                heard()

    def listen(self, topic: str, heard: Callable[[], None]) -> None:
        """Call `heard` after every commit whose change has announced the topic."""
        self._listeners.setdefault(topic, []).append(heard)

    def deafen(self, topic: str, heard: Callable[[], None]) -> None:
        """Call it no more."""
        self._listeners[topic].remove(heard)
        if not self._listeners[topic]:
            del self._listeners[topic]

    @asynccontextmanager
    async def read(self) -> AsyncGenerator[Reading]:
        """A consistent look: what is committed meanwhile is not seen. Raises StorageError."""
        await self._let_others_go_on()
        reader = await self._free.get()
        try:
            with self._saying(), METRICS.timed("read"):
                self._in_place()
                try:
                    await reader.begin()
                    yield reader
                finally:
                    await reader.rollback()
        finally:
            self._free.put_nowait(reader)

    async def _let_others_go_on(self) -> None:
        """A row of looks must not keep everybody else from their turn."""
        since = self._in_a_row_since
        if since is not None and time.monotonic() > since + IN_A_ROW_SECONDS:
            await asyncio.sleep(0)
        if self._in_a_row_since is None:
            self._in_a_row_since = time.monotonic()
            asyncio.get_running_loop().call_soon(self._others_go_on)

    def _others_go_on(self) -> None:
        """Whatever the event loop had to do has its turn, and the next look begins a row."""
        self._in_a_row_since = None

    async def all(self, sql: str, values: Values = ()) -> list[sqlite3.Row]:
        """All rows of a query. Raises StorageError."""
        await self._let_others_go_on()
        with self._saying(), METRICS.timed("read"):
            self._in_place()
            return await self._stored.all(sql, values)


def _take(path: Path) -> sqlite3.Connection:
    """The lease on a database. Raises StorageError."""
    file = path.with_name(path.name + lease.SUFFIX)
    try:
        private(file)
        return lease.take(file)
    except HeldError as error:
        raise StorageError(
            f"database {path}: another bot is running with it; a file is served by one process, so stop that one first"
        ) from error
    except sqlite3.Error as error:
        raise explain(error, path) from error


def _try_to_open(path: Path) -> None:
    """Fail here if the file cannot be opened: aiosqlite would leave a thread behind that outlives the event loop."""
    private(path)
    with closing(sqlite3.connect(path, timeout=BUSY_SECONDS)) as opened:
        opened.execute(STANDS).fetchone()


async def _close_all(connections: Sequence[Writer | Reader]) -> None:
    for connection in connections:
        await connection.close()
