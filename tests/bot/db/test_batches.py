"""Statements that wait for the next call of the writer: whatever goes wrong on the way, all of them count or none."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import AsyncGenerator
from pathlib import Path
from random import Random
from typing import Any

import aiosqlite
import pytest

from bot.db.connection import Database, StorageError
from bot.db.transactions import Change
from tests.support.files import new_database

PUT = "INSERT INTO player (user_id, settings) VALUES (?, ?)"
CLOSE = "UPDATE player SET dm_closed = 1 WHERE user_id = ?"
OPEN = "UPDATE player SET dm_closed = 0 WHERE user_id = ?"
REMOVE = "DELETE FROM player WHERE user_id = ?"
PEOPLE = range(1, 7)

People = dict[int, int]
"""Who is stored, and whether their direct messages are closed."""


@pytest.fixture
async def db(tmp_path: Path) -> AsyncGenerator[Database]:
    """A new database."""
    opened = await new_database(tmp_path / "a.sqlite3")
    yield opened
    await opened.close()


async def stored(db: Database) -> People:
    """Who is stored."""
    return {row["user_id"]: row["dm_closed"] for row in await db.all("SELECT user_id, dm_closed FROM player")}


async def put(db: Database, *users: int) -> None:
    """Store people."""
    async with db.write() as tx:
        for user in users:
            await tx.execute(PUT, (user, f'"{"x" * 500}"'))


class Wrong(Exception):
    """What a change raises by itself."""


class Writes:
    """A change of some random steps, done to the database and to a dict beside it."""

    def __init__(self, chance: Random, before: People) -> None:
        self._chance = chance
        self.people = dict(before)
        """What is stored if all of it counts."""

    async def run(self, tx: Change) -> None:
        """Do it. Raises what goes wrong."""
        for _ in range(self._chance.randint(0, 6)):
            await getattr(self, self._chance.choice(("put", "close", "at_once", "two", "remove", "look", "wrong")))(tx)

    def _somebody(self) -> int:
        return self._chance.choice(PEOPLE)

    async def put(self, tx: Change) -> None:
        user = self._somebody()
        await tx.execute(PUT, (user, "{}"))
        self._insert(user)

    async def two(self, tx: Change) -> None:
        users = (self._somebody(), self._somebody())
        await tx.executemany(PUT, [(user, "{}") for user in users])
        for user in users:
            self._insert(user)

    async def close(self, tx: Change) -> None:
        user = self._somebody()
        await tx.execute(CLOSE, (user,), otherwise=Wrong())
        self._update(user, 1, needed=True)

    async def at_once(self, tx: Change) -> None:
        user = self._somebody()
        changed = await tx.changed(OPEN, (user,))
        self._check()
        assert changed == (user in self.people)
        self._update(user, 0, needed=False)

    async def remove(self, tx: Change) -> None:
        user = self._somebody()
        await tx.execute(REMOVE, (user,))
        self.people.pop(user, None)

    async def look(self, tx: Change) -> None:
        rows = await tx.all("SELECT user_id, dm_closed FROM player")
        self._check()
        assert {row["user_id"]: row["dm_closed"] for row in rows} == self.people

    async def wrong(self, tx: Change) -> None:
        if self._chance.random() < 0.3:
            raise Wrong

    failed = False
    """Whether the next call, the commit too, must fail."""

    def _insert(self, user: int) -> None:
        self.failed |= user in self.people
        self.people.setdefault(user, 0)

    def _update(self, user: int, closed: int, *, needed: bool) -> None:
        self.failed |= needed and user not in self.people
        if user in self.people:
            self.people[user] = closed

    def _check(self) -> None:
        assert not self.failed, "what failed before this was not told"


async def change(db: Database, writes: Writes) -> None:
    """A change with what it does."""
    async with db.write() as tx:
        await writes.run(tx)
    assert not writes.failed, "what failed was committed"


@pytest.mark.parametrize("seed", range(12))
async def test_whatever_a_change_does_all_of_it_counts_or_nothing(db: Database, seed: int) -> None:
    chance, people, done = Random(seed), dict[int, int](), 0
    for _ in range(25):
        writes = Writes(chance, people)
        try:
            await change(db, writes)
        except (Wrong, sqlite3.IntegrityError):
            pass
        else:
            people, done = writes.people, done + 1
        assert await stored(db) == people
    assert done > 5


class Struck:
    """Cancels a task at one of its calls of the writer: when that is under way, or when it is done."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, at: int, *, done: bool) -> None:
        self.task: asyncio.Task[None] | None = None
        really = aiosqlite.Connection._execute  # pyright: ignore[reportPrivateUsage]
        calls = -1

        async def call(connection: aiosqlite.Connection, *given: Any, **named: Any) -> Any:
            nonlocal calls
            task = asyncio.current_task()
            if self.task is None or self.task.done():
                return await really(connection, *given, **named)
            calls += 1
            if calls == at and not done:
                self.task.cancel()
            try:
                return await really(connection, *given, **named)
            finally:
                if calls == at and done and task is not None:
                    self.task.cancel()

        monkeypatch.setattr(aiosqlite.Connection, "_execute", call)


@pytest.mark.parametrize("done", [False, True])
@pytest.mark.parametrize("at", range(4))
async def test_a_change_that_is_cancelled_at_any_call_counts_wholly_or_not_at_all(
    db: Database, monkeypatch: pytest.MonkeyPatch, at: int, done: bool
) -> None:
    """Two calls for what it asks, one for the commit; the fourth is never made."""
    struck = Struck(monkeypatch, at, done=done)

    async def work() -> None:
        async with db.write() as tx:
            await tx.execute(PUT, (1, "{}"))
            await tx.changed(CLOSE, (1,))
            await tx.execute(PUT, (2, "{}"))
            await tx.all("SELECT 1 FROM player")
            await tx.execute(PUT, (3, "{}"))

    struck.task = asyncio.create_task(work())
    await asyncio.gather(struck.task, return_exceptions=True)
    await put(db, 9)
    assert struck.task.cancelled() == (at < 3)
    committed = at >= 2 or (at == 1 and done)
    assert await stored(db) == ({1: 1, 2: 0, 3: 0, 9: 0} if committed else {9: 0})


@pytest.mark.parametrize("seed", range(6))
async def test_changes_of_several_tasks_that_fail_and_are_cancelled_count_one_after_the_other(
    db: Database, seed: int
) -> None:
    """Each adds one to a number that all of them change, and to one of its own; somebody looks all the time."""
    chance = Random(seed)
    async with db.write() as tx:
        for user in (0, *PEOPLE):
            await tx.execute(PUT, (user, "0"))

    async def add(user: int) -> None:
        async with db.write() as tx:
            rows = await tx.all("SELECT settings FROM player WHERE user_id = 0")
            for who in (0, user):
                await tx.execute("UPDATE player SET settings = settings + 1 WHERE user_id = ?", (who,))
            await asyncio.sleep(0)
            assert int((await tx.all("SELECT settings FROM player WHERE user_id = 0"))[0][0]) == int(rows[0][0]) + 1
            if chance.random() < 0.3:
                raise Wrong

    async def consistent() -> int:
        async with db.read() as look:
            found = {row[0]: int(row[1]) for row in await look.all("SELECT user_id, settings FROM player")}
            await asyncio.sleep(0)
            again = {row[0]: int(row[1]) for row in await look.all("SELECT user_id, settings FROM player")}
        assert found == again
        assert found[0] == sum(found[user] for user in PEOPLE)
        return found[0]

    tasks = [asyncio.create_task(add(chance.choice(PEOPLE))) for _ in range(40)]
    while not all(task.done() for task in tasks):
        if chance.random() < 0.2:
            chance.choice(tasks).cancel()
        await consistent()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(one is None or isinstance(one, Wrong | asyncio.CancelledError) for one in ended), ended
    # One that was cancelled may have been committed: its commit was on its way.
    assert ended.count(None) <= await consistent() <= len([one for one in ended if not isinstance(one, Wrong)])


async def test_no_other_program_writes_between_what_a_change_asks_and_what_it_writes(db: Database) -> None:
    other = sqlite3.connect(db.path, timeout=0, isolation_level=None)
    async with db.write() as tx:
        assert await tx.all("SELECT 1 FROM player") == []
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute(PUT, (1, "{}"))
        await tx.execute(PUT, (2, "{}"))
    other.execute(PUT, (1, "{}"))
    other.close()
    assert await stored(db) == {1: 0, 2: 0}


@pytest.mark.parametrize("rows", [3, 30, 300])
async def test_a_disk_that_fills_up_at_the_commit_keeps_nothing_and_goes_on_when_there_is_room(
    db: Database, rows: int
) -> None:
    """The log cannot grow: what is written fails as late as it can."""
    await put(db, 0)
    wal = db.path.with_name(f"{db.path.name}-wal")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (wal.stat().st_size + 100, hard))
    try:
        for _ in range(2):
            with pytest.raises(StorageError, match=r"full|disk I/O"):
                await put(db, *range(1, rows))
            assert await stored(db) == {0: 0}
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    await put(db, 9)
    assert await stored(db) == {0: 0, 9: 0}
    await db.check()
