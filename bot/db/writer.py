"""The connection that writes: several statements in one call of its thread.

A call that goes to aiosqlite's thread and back costs ten times what a statement does, and when the event loop is busy
each of them waits for the interpreter: a step of a match, sent one by one, took 0.5 seconds then.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from bot.db.reader import Values


class Statement(NamedTuple):
    """A statement with its values. `otherwise` is raised if it changes no row."""

    sql: str
    values: Values = ()
    otherwise: Exception | None = None


class Batch:
    """The values of a statement, and the statements that are done before it."""

    def __init__(self, before: Sequence[Statement], values: Values) -> None:
        self.before = before
        self.values = values

    def __iter__(self) -> Iterator[Any]:
        return iter(self.values)


class Writer(sqlite3.Connection):
    """What aiosqlite calls on its thread; `execute` takes a batch in the place of values."""

    def execute(self, sql: str, values: Any = (), /) -> sqlite3.Cursor:
        """Do what stands before it, one after the other, and then the statement.

        The first that fails ends the call. Raises sqlite3.Error, and what a statement says that must change a row.
        """
        if isinstance(values, Batch):
            for before in values.before:
                done = super().execute(before.sql, before.values)
                if before.otherwise is not None and done.rowcount < 1:
                    raise before.otherwise
                done.close()
            values = values.values
        return super().execute(sql, values)
