"""A gate before every call to the database: to let some fail, or to choose who goes next."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Protocol

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from bot.db.connection import Database
from bot.db.transactions import Reading
from bot.db.writer import Statement, Values

SETTLE = 25
"""Turns of the event loop after which everybody who can has come to the gate (or waits for somebody who is there)."""


CHOICES = st.lists(st.integers(0, 3), max_size=60)
"""Who goes next, again and again, for `Orders`."""
FEW = settings(
    max_examples=2,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)
"""A few of them, the same on every machine."""


class Gate(Protocol):
    """Decides when a call goes through."""

    async def __call__(self, call: Callable[[], Awaitable[Any]], *, writes: bool) -> Any:
        """What the call gives. writes: whether it is a call of the writer."""
        ...


class _Gated(Reading):
    """A connection whose calls go through a gate; statements that are handed over together, one by one."""

    def __init__(self, connection: Any, gate: Gate, *, writes: bool) -> None:
        self._connection = connection
        self._gate = gate
        self._writes = writes

    async def execute(self, sql: str, values: Any = (), before: Sequence[Statement] = ()) -> Any:
        await self._one_by_one(before)
        return await self._gate(lambda: self._connection.execute(sql, values), writes=self._writes)

    async def execute_fetchall(self, sql: str, values: Any = (), before: Sequence[Statement] = ()) -> Any:
        await self._one_by_one(before)
        return await self._gate(lambda: self._connection.execute_fetchall(sql, values), writes=self._writes)

    async def all(self, sql: str, values: Values = ()) -> list[sqlite3.Row]:
        return await self._gate(lambda: self._connection.all(sql, values), writes=self._writes)

    async def begin(self) -> None:
        await self._gate(self._connection.begin, writes=self._writes)

    async def _one_by_one(self, before: Sequence[Statement]) -> None:
        for one in before:
            alone = partial(self._connection.execute_fetchall, "SELECT 1", (), [one])
            await self._gate(alone, writes=self._writes)

    async def rollback(self) -> None:
        await self._connection.rollback()

    async def close(self) -> None:
        await self._connection.close()


def put(gate: Gate, db: Database) -> None:
    """From now on every call to an open database goes through the gate; nothing may be under way."""
    db._writer = _Gated(db._writer, gate, writes=True)  # type: ignore[assignment]
    db._readers = tuple(_Gated(reader, gate, writes=False) for reader in db._readers)  # type: ignore[assignment]
    for reader in db._readers:  # pyright: ignore[reportPrivateUsage]
        db._free.get_nowait()  # pyright: ignore[reportPrivateUsage]
        db._free.put_nowait(reader)  # pyright: ignore[reportPrivateUsage]


class Faults:
    """Lets everything through but one call of the writer, which fails as on a failing disk.

    after: so many calls of the writer still go through (the last ones of a transaction are its COMMIT); None for all.
    """

    def __init__(self) -> None:
        self.after: int | None = None

    async def __call__(self, call: Callable[[], Awaitable[Any]], *, writes: bool) -> Any:
        """The gate."""
        if writes and self.after is not None:
            if self.after == 0:
                self.after = None
                raise sqlite3.OperationalError("disk I/O error")
            self.after -= 1
        return await call()


class Orders:
    """Lets the calls through one at a time, in an order that is chosen.

    choices: who of those who wait goes next, one number a call; when they are used up, who has waited longest.
    """

    def __init__(self, choices: Sequence[int] = ()) -> None:
        self.choices = list(choices)
        self._waiting: list[asyncio.Future[None]] = []
        self._busy = False
        self._choosing: asyncio.Task[None] | None = None

    async def __call__(self, call: Callable[[], Awaitable[Any]], *, writes: bool) -> Any:
        """The gate."""
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        self._next()
        await turn
        try:
            return await call()
        finally:
            self._busy = False
            self._next()

    def _next(self) -> None:
        if self._waiting and not self._busy and self._choosing is None:
            self._choosing = asyncio.create_task(self._choose())

    async def _choose(self) -> None:
        for _ in range(SETTLE):
            await asyncio.sleep(0)
        self._choosing = None
        self._waiting = [turn for turn in self._waiting if not turn.done()]
        if not self._waiting:
            return
        choice = self.choices.pop(0) if self.choices else 0
        self._busy = True
        self._waiting.pop(choice % len(self._waiting)).set_result(None)
