"""A connection to SQLite for the event loop.

Statements are done at once, on the thread of the loop: what they touch lies in memory, and handing a statement to a
thread and its rows back takes several times as long as most of them. Only a commit waits for the disk, so that is done
in a thread; and while another program holds the file, the loop goes on.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

Values = Sequence[Any] | Mapping[str, Any]

PAUSE_SECONDS = 0.02
"""Between two tries at a file that another program holds."""


class Connection:
    """One connection. What is not awaited yet may be under way: only `commit` and `rollback` take turns by themselves.

    patience: the seconds that a statement waits for another program. Everything raises sqlite3.Error.
    """

    def __init__(self, address: str, *, patience: float, uri: bool = False) -> None:
        self._patience = patience
        # Used by the thread that commits too, but never by both at once.
        self._db = sqlite3.connect(address, timeout=0, isolation_level=None, uri=uri, check_same_thread=False)
        self._db.row_factory = sqlite3.Row
        self._disk = ThreadPoolExecutor(1, thread_name_prefix="commit")
        self._committing: asyncio.Future[object] | None = None

    async def execute(self, sql: str, values: Values = ()) -> sqlite3.Cursor:
        """Do a statement."""
        end = time.monotonic() + self._patience
        while True:
            try:
                return self._db.execute(sql, values)
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                    raise
            await asyncio.sleep(PAUSE_SECONDS)

    async def executemany(self, sql: str, values: Sequence[Sequence[Any]]) -> None:
        """Do a statement for several rows of values."""
        self._db.executemany(sql, values)

    def executescript(self, sql: str) -> None:
        """Do several statements, before anything else is served: the loop waits."""
        self._db.execute(f"PRAGMA busy_timeout = {int(self._patience * 1000)}")
        try:
            self._db.executescript(sql)
        finally:
            self._db.execute("PRAGMA busy_timeout = 0")

    async def begin(self) -> None:
        """Begin a transaction that writes."""
        await self._committed()
        await self.execute("BEGIN IMMEDIATE")

    async def commit(self) -> None:
        """End the transaction: what it wrote is on disk afterwards, also if whoever waits for it is cancelled."""
        self._committing = asyncio.get_running_loop().run_in_executor(self._disk, self._db.execute, "COMMIT")
        await asyncio.shield(self._committing)

    async def rollback(self) -> None:
        """End the transaction and leave nothing of it; does nothing if there is none, or if it was committed."""
        await self._committed()
        self._db.rollback()

    def close(self) -> None:
        """Close it; waits for a commit that is under way."""
        self._disk.shutdown()
        self._db.close()

    async def _committed(self) -> None:
        """Return when no commit is under way."""
        if self._committing is not None:
            await asyncio.wait((self._committing,))
            self._committing = None
