"""Transactions of the file: looks, which only read, and changes.

A look sees one state, whatever is committed meanwhile. A change is one transaction of the one writer (`bot.db.writer`).
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Protocol

from bot.db.reader import Values
from bot.db.writer import Statement, Writer


class Reading(Protocol):
    """Where queries are asked: a transaction, or the database itself (then each query sees what is committed)."""

    async def all(self, sql: str, values: Values = ()) -> list[sqlite3.Row]:
        """All rows of a query."""
        ...

    async def one(self, sql: str, values: Values = ()) -> sqlite3.Row | None:
        """The first row of a query."""
        ...


class _Asked(Protocol):
    """A connection: ours or, of a copy, aiosqlite's own."""

    def execute_fetchall(self, sql: str, values: Values, /) -> Awaitable[Iterable[sqlite3.Row]]:
        """All rows of a query."""
        ...


class Look:
    """One transaction that only reads: all its queries see the same state."""

    def __init__(self, connection: _Asked) -> None:
        self._connection = connection

    async def all(self, sql: str, values: Values = ()) -> list[sqlite3.Row]:
        """All rows of a query."""
        return list(await self._connection.execute_fetchall(sql, values))

    async def one(self, sql: str, values: Values = ()) -> sqlite3.Row | None:
        """The first row of a query."""
        rows = await self.all(sql, values)
        return rows[0] if rows else None


class Change(Look):
    """One transaction that writes; its queries see what it has written.

    A statement that nobody waits for the result of is done with the next one that somebody does, or with the commit;
    then it raises what there is to raise. So most transactions are one call of the writer, and end with it.
    """

    def __init__(self, connection: Writer, stored: Reading) -> None:
        super().__init__(connection)
        self._writer = connection
        self._waiting = [Statement("BEGIN IMMEDIATE")]
        self.begun = False
        """Whether anything of it has gone to the writer."""
        self.stored = stored
        """What was committed before this change, and is asked at once: for what it does not write itself."""
        self.announced: set[str] = set()
        self.follows: list[Callable[[], None]] = []

    def announce(self, topic: str) -> None:
        """Once this is committed, tell whoever listens to the topic."""
        self.announced.add(topic)

    def afterwards(self, do: Callable[[], None]) -> None:
        """Once this is committed, do that."""
        self.follows.append(do)

    async def all(self, sql: str, values: Values = ()) -> list[sqlite3.Row]:
        return await self._writer.execute_fetchall(sql, values, self._those_that_wait())

    async def execute(self, sql: str, values: Values = (), *, otherwise: Exception | None = None) -> None:
        """Do a statement. `otherwise` is raised if it changes no row."""
        self._waiting.append(Statement(sql, values, otherwise))

    async def executemany(self, sql: str, values: Sequence[Sequence[Any]]) -> None:
        """Do a statement for several rows of values."""
        self._waiting += [Statement(sql, row) for row in values]

    async def changed(self, sql: str, values: Values = ()) -> int:
        """Do a statement now; how many rows it has changed."""
        return (await self._writer.execute(sql, values, self._those_that_wait())).rowcount

    async def inserted(self, sql: str, values: Values = ()) -> int:
        """Do a statement now that inserts a row; the id of that, 0 if there is none."""
        cursor = await self._writer.execute(sql, values, self._those_that_wait())
        return (cursor.lastrowid or 0) if cursor.rowcount else 0

    async def commit(self) -> None:
        """Do what still waits, and put it on disk; also if whoever waits for it is cancelled."""
        await asyncio.shield(self._writer.execute("COMMIT", (), self._those_that_wait()))

    def _those_that_wait(self) -> list[Statement]:
        waiting, self._waiting, self.begun = self._waiting, [], True
        return waiting
