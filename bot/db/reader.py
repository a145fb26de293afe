"""A connection that only reads, on the thread of the event loop.

What a look touches lies in memory, and no look waits for whoever writes (write-ahead log), while handing each query to
a thread and its rows back takes several times as long as most of them. Changes wait for the disk: they go through
aiosqlite.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

from bot.db.transactions import Reading
from bot.db.writer import Values

PAUSE_SECONDS = 0.02
"""Between two tries at a file that another program has for itself."""

CACHE_KIB = 512
"""Pages that a connection keeps for itself; the system keeps the rest of the file at hand, once for all of them."""


class Reader(Reading):
    """One connection. Everything raises sqlite3.Error."""

    def __init__(self, path: Path | str, patience: float) -> None:
        """path: the file, or an address that says how it is opened.

        patience: the seconds that a query waits for another program; the event loop goes on meanwhile.
        """
        self._patience = patience
        self._db = sqlite3.connect(path, timeout=0, isolation_level=None, uri=True)
        self._db.row_factory = sqlite3.Row
        self._db.executescript(f"PRAGMA query_only = ON; PRAGMA cache_size = -{CACHE_KIB};")

    async def all(self, sql: str, values: Values = ()) -> list[sqlite3.Row]:
        """All rows of a query."""
        end = None
        while True:
            try:
                return self._db.execute(sql, values).fetchall()
            except sqlite3.OperationalError as error:
                end = end or time.monotonic() + self._patience
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                    raise
            await asyncio.sleep(PAUSE_SECONDS)

    async def begin(self) -> None:
        """Begin a transaction: from the first query on all of them see the same state."""
        await self.all("BEGIN")

    async def rollback(self) -> None:
        """End the transaction; does nothing if there is none."""
        self._db.rollback()

    async def close(self) -> None:
        """Close it."""
        self._db.close()
