"""Looks on the thread of the event loop: what happens to the file under them harms one look, and is said."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest

from bot.db import reader
from bot.db.connection import READERS, Database, StorageError
from bot.db.reader import Reader
from tests.support.files import new_database

PUT = "INSERT INTO player (user_id, settings) VALUES (?, '{}')"


@pytest.fixture
async def db(tmp_path: Path) -> AsyncGenerator[Database]:
    """A database with somebody in it."""
    opened = await new_database(tmp_path / "a.sqlite3")
    async with opened.write() as tx:
        await tx.execute(PUT, (1,))
    yield opened
    await opened.close()


async def people(db: Database) -> list[int]:
    """Who is stored."""
    async with db.read() as look:
        return [row["user_id"] for row in await look.all("SELECT user_id FROM player ORDER BY user_id")]


class Held:
    """A connection to a file that others hold for some tries."""

    def __init__(self, really: sqlite3.Connection, code: int, tries: int) -> None:
        self._really, self._code, self.tries = really, code, tries

    def execute(self, sql: str, values: Any = ()) -> sqlite3.Cursor:
        if self.tries:
            self.tries -= 1
            error = sqlite3.OperationalError("database is locked")
            error.sqlite_errorcode = self._code
            raise error
        return self._really.execute(sql, values)

    def rollback(self) -> None:
        self._really.rollback()

    def close(self) -> None:
        self._really.close()


@pytest.mark.parametrize("code", [sqlite3.SQLITE_BUSY, sqlite3.SQLITE_BUSY_RECOVERY, sqlite3.SQLITE_BUSY_TIMEOUT])
async def test_a_look_waits_whatever_the_file_is_held_for(
    db: Database, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    monkeypatch.setattr(reader, "PAUSE_SECONDS", 0)
    for one in db._readers:  # pyright: ignore[reportPrivateUsage]
        one._db = Held(one._db, code, 3)  # type: ignore[assignment]
    assert await people(db) == [1]


async def test_a_look_that_waits_in_vain_says_so_and_the_next_one_is_free(
    db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = db._readers[-1]  # pyright: ignore[reportPrivateUsage]
    monkeypatch.setattr(one, "_patience", -1)
    one._db = Held(one._db, sqlite3.SQLITE_BUSY, 1)  # type: ignore[assignment]
    with pytest.raises(StorageError, match=r"locked.*another program"):
        await people(db)
    assert await asyncio.gather(*(people(db) for _ in range(2 * READERS))) == [[1]] * 2 * READERS


async def test_looks_that_fail_or_are_cancelled_give_their_connection_back(db: Database) -> None:
    async def look(end: asyncio.Event) -> None:
        async with db.read() as look:
            await look.all("SELECT 1")
            await end.wait()
            await look.all("SELECT nothing FROM nowhere")

    for _ in range(3):
        end = asyncio.Event()
        looking = [asyncio.create_task(look(end)) for _ in range(2 * READERS)]
        for _ in range(5):
            await asyncio.sleep(0)
        looking[0].cancel()
        looking[-1].cancel()
        end.set()
        found = await asyncio.gather(*looking, return_exceptions=True)
        assert [type(one) for one in found[1:-1]] == [StorageError] * (2 * READERS - 2)
    async with db.write() as tx:
        await tx.execute(PUT, (2,))
    assert await asyncio.gather(*(people(db) for _ in range(2 * READERS))) == [[1, 2]] * 2 * READERS


async def test_a_connection_that_cannot_even_end_its_transaction_is_given_back(
    db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing() -> None:
        raise sqlite3.OperationalError("disk I/O error")

    with monkeypatch.context() as patch:
        for one in db._readers:  # pyright: ignore[reportPrivateUsage]
            patch.setattr(one, "rollback", failing)
        for _ in range(READERS + 1):
            with pytest.raises(StorageError):
                async with db.read() as look:
                    await look.all("SELECT 1 FROM player")
    for one in db._readers:  # pyright: ignore[reportPrivateUsage]
        await one.rollback()
    assert await people(db) == [1]


async def test_a_look_sees_one_state_from_its_first_query_on(db: Database) -> None:
    async with db.read() as look:
        assert len(await look.all("SELECT 1 FROM player")) == 1
        async with db.write() as tx:
            await tx.execute(PUT, (2,))
            assert len(await tx.stored.all("SELECT 1 FROM player")) == 1
        assert len(await look.all("SELECT 1 FROM player")) == 1
    assert await people(db) == [1, 2]


async def test_a_file_that_is_cut_under_the_looks_is_noticed_by_the_next_change_or_look(db: Database) -> None:
    async with db.write() as tx:
        await tx.executemany(PUT, [(number,) for number in range(2, 3000)])
    other = sqlite3.connect(db.path)
    other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    other.close()
    os.truncate(db.path, 3 * 4096)
    with pytest.raises(StorageError, match="damaged"):
        await db.check()
    with pytest.raises(StorageError, match="damaged"):
        async with db.write() as tx:
            await tx.execute(PUT, (5000,))


async def test_a_reader_of_its_own_cannot_write(db: Database) -> None:
    alone = Reader(db.path, 0)
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await alone.all(PUT, (3,))
    await alone.close()
