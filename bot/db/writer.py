"""The connection that writes, on a thread of its own: several statements in one call of it.

A call that goes to the thread and back costs ten times what a statement does, and when the event loop is busy each of
them waits for the interpreter: a step of a match, sent one by one, took 0.5 seconds then.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from bot.db.files import private
from bot.db.migrate import migrate

T = TypeVar("T")

Values = Sequence[Any] | Mapping[str, Any]

_PRAGMAS = """
PRAGMA auto_vacuum = INCREMENTAL;
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA foreign_keys = ON;
"""


class Statement(NamedTuple):
    """A statement with its values. `otherwise` is raised if it changes no row."""

    sql: str
    values: Values = ()
    otherwise: Exception | None = None


class Done(NamedTuple):
    """What has come of a statement: its rows, how many rows it has changed, and the id of the one that it inserted."""

    rows: list[sqlite3.Row]
    changed: int
    inserted: int | None


class Writer:
    """One connection; each method is one call of its thread, and raises sqlite3.Error."""

    def __init__(self, thread: Executor, connection: sqlite3.Connection) -> None:
        """Made by `open`."""
        self._thread = thread
        self._connection = connection

    @classmethod
    async def open(cls, path: Path, patience: float) -> Writer:
        """Open or create a file, and bring it up to date. Raises sqlite3.Error.

        patience: the seconds that it waits for another program that holds the file.
        """
        thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        try:
            connection = await asyncio.get_running_loop().run_in_executor(thread, _opened, path, patience)
        except BaseException:
            thread.shutdown(wait=False)
            raise
        return cls(thread, connection)

    async def do(self, *statements: Statement) -> Done:
        """Do them one after the other; what has come of the last one. The first that fails ends the call.

        Raises what a statement says that must change a row, too.
        """
        return await self._called(self._do, statements)

    async def rollback(self) -> None:
        """End the transaction; does nothing if there is none."""
        await self._called(self._connection.rollback)

    async def close(self) -> None:
        """Close it."""
        await self._called(self._connection.close)
        self._thread.shutdown(wait=False)

    async def _called(self, work: Callable[..., T], *given: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)

    def _do(self, statements: Sequence[Statement]) -> Done:
        """On the thread."""
        done = Done([], 0, None)
        for one in statements:
            cursor = self._connection.execute(one.sql, one.values)
            done = Done(cursor.fetchall(), cursor.rowcount, cursor.lastrowid)
            if one.otherwise is not None and done.changed < 1:
                raise one.otherwise
        return done


def _opened(path: Path, patience: float) -> sqlite3.Connection:
    private(path)
    connection = sqlite3.connect(path, timeout=patience, isolation_level=None)
    try:
        connection.row_factory = sqlite3.Row
        connection.executescript(_PRAGMAS)
        migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection
