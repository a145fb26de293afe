"""Where queries are asked, and what a change of the file is: one transaction of the one writer (`bot.db.writer`)."""

from __future__ import annotations

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from bot.db.rows import Kind, made, readable
from bot.db.writer import Statement, Values, Writer


class Reading(ABC):
    """A transaction, whose queries all see one state, or the database itself: then each sees what is committed."""

    @abstractmethod
    async def all(self, sql: str, values: Values = ()) -> list[sqlite3.Row]:
        """All rows of a query."""

    async def one(self, sql: str, values: Values = ()) -> sqlite3.Row | None:
        """The first row of a query."""
        return next(iter(await self.all(sql, values)), None)

    async def has(self, sql: str, values: Values = ()) -> bool:
        """Whether a query finds a row."""
        return bool(await self.all(sql, values))

    async def rows(self, kind: type[Kind], sql: str, values: Values = ()) -> list[Kind]:
        """All rows of a query that has the columns of a row class (`bot.db.rows`), in their order."""
        return [made(kind, row) for row in await self._asked(kind, sql, values)]

    async def readable(self, kind: type[Kind], sql: str, values: Values = ()) -> list[Kind]:
        """Those of them that can be read: for lists, which one damaged row must not keep from everybody."""
        return readable(kind, await self._asked(kind, sql, values))

    async def row(self, kind: type[Kind], sql: str, values: Values = ()) -> Kind | None:
        """The first of them."""
        return next(iter(await self.rows(kind, sql, values)), None)

    async def column(self, sql: str, values: Values = ()) -> list[Any]:
        """The values of a query of one column."""
        return [value for (value,) in await self.all(sql, values)]

    async def value(self, sql: str, values: Values = ()) -> Any:
        """The first of them; None if there is none."""
        return next(iter(await self.column(sql, values)), None)

    async def pairs(self, sql: str, values: Values = ()) -> dict[Any, Any]:
        """What a query says: its first column -> its second."""
        return {row[0]: row[1] for row in await self.all(sql, values)}

    async def _asked(self, kind: type[Kind], sql: str, values: Values) -> list[sqlite3.Row]:
        found = await self.all(sql, values)
        if found and (asked := tuple(found[0].keys())) != kind.__struct_fields__:
            raise AssertionError(f"{kind.__name__} is read from {asked}")
        return found


class Change(Reading):
    """One transaction that writes; its queries see what it has written.

    A statement that nobody waits for the result of is done with the next one that somebody does, or with the commit;
    then it raises what there is to raise. So most transactions are one call of the writer, and end with it.
    """

    def __init__(self, writer: Writer, stored: Reading) -> None:
        self._writer = writer
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

    async def changed(self, sql: str, values: Values = ()) -> bool:
        """Do a statement now; whether it has changed a row."""
        return (await self._writer.execute(sql, values, self._those_that_wait())).rowcount > 0

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
