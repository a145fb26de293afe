"""The file goes away or breaks under the running bot: noticed, said once, and nothing counts as stored."""

# ruff: noqa: ASYNC240 - small files of the test's own

from __future__ import annotations

import asyncio
import logging
import sqlite3
import subprocess
import sys
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from bot.db import backup, connection, vital
from bot.db.connection import Database, StorageError
from bot.db.files import DamagedError, refuse_strangers
from tests.support.files import new_database
from tests.support.stored_people import people, put


@pytest.fixture
async def db(tmp_path: Path) -> AsyncGenerator[Database]:
    """A database with some people."""
    opened = await new_database(tmp_path / "a.sqlite3")
    await put(opened, *range(1, 3000))
    yield opened
    await opened.close()


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the operator was told."""
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize("suffix", ["", "-wal", "-lease"])
async def test_a_file_that_is_gone_is_noticed_by_every_change_and_every_look(
    db: Database, suffix: str, caplog: pytest.LogCaptureFixture
) -> None:
    file = Path(f"{db.path}{suffix}")
    file.rename(file.with_name("elsewhere"))
    for _ in range(2):
        for ask in (put(db, 5000), people(db), db.check()):
            with pytest.raises(
                StorageError, match="moved, removed or replaced while the bot runs, so nothing is stored"
            ):
                await ask
    assert len(errors(caplog)) == 1
    file.with_name("elsewhere").rename(file)
    with caplog.at_level(logging.INFO):
        await put(db, 5000)
    assert caplog.records[-1].getMessage() == f"database {db.path}: works again"
    assert 5000 in await people(db)


async def test_another_file_in_its_place_is_noticed(db: Database, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    await backup.copy(db.path, copy)
    copy.replace(db.path)
    with pytest.raises(StorageError, match="replaced while the bot runs"):
        await put(db, 5000)


async def test_what_is_committed_while_the_file_goes_is_not_answered_as_stored(db: Database) -> None:
    with pytest.raises(StorageError, match="nothing is stored"):
        await put_while_it_goes(db)


async def put_while_it_goes(db: Database) -> None:
    """Store somebody; the file goes before the commit."""
    async with db.write() as tx:
        await tx.execute("INSERT INTO player (user_id) VALUES (5000)")
        db.path.unlink()


async def test_a_damaged_page_that_nobody_uses_stops_all_changes_at_the_next_check(
    db: Database, caplog: pytest.LogCaptureFixture
) -> None:
    async with db.write() as tx:
        await tx.execute("INSERT INTO rating VALUES (1, 'yucata', 1, 25, 8, 1, 1, 0)")
    await db._writer.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")  # pyright: ignore[reportPrivateUsage]
    await db.check()
    row = await db.one("SELECT rootpage FROM sqlite_master WHERE name = 'rating'")
    assert row is not None
    with db.path.open("r+b") as file:
        file.seek(4096 * (row[0] - 1))
        good = file.read(4096)
        file.seek(-4096, 1)
        file.write(b"\xa5" * 4096)
    await put(db, 5000)
    for _ in range(2):
        with pytest.raises(DamagedError, match="stop the bot and restore the last backup"):
            await db.check()
        with pytest.raises(StorageError, match="stop the bot and restore the last backup"):
            await put(db, 5001)
    assert 5001 not in await people(db)
    assert len(errors(caplog)) == 1
    with db.path.open("r+b") as file:
        file.seek(4096 * (row[0] - 1))
        file.write(good)
    await db.check()
    await put(db, 5001)


async def test_a_change_that_ends_well_does_not_mend_a_file_that_is_damaged(
    db: Database, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    with caplog.at_level(logging.INFO):
        with monkeypatch.context() as patch:
            patch.setattr(connection, "quick_check", lambda _path: "a page is damaged")
            async with db.write() as tx:
                await tx.execute("INSERT INTO player (user_id) VALUES (5000)")
                with pytest.raises(DamagedError):
                    await db.check()
        assert [record.levelno for record in caplog.records] == [logging.ERROR]
        await db.check()
    assert caplog.messages[1:] == [f"database {db.path}: works again"]


async def test_a_damaged_page_that_is_read_is_noticed_there_and_said_once(
    db: Database, caplog: pytest.LogCaptureFixture
) -> None:
    await db._writer.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")  # pyright: ignore[reportPrivateUsage]
    with db.path.open("r+b") as file:
        size = file.seek(0, 2)
        file.seek(4096)
        file.write(b"\xa5" * (size - 4096))
    for reader in (*db._readers, db._stored):  # pyright: ignore[reportPrivateUsage]
        await reader.all("PRAGMA shrink_memory")
    for _ in range(3):
        with pytest.raises(DamagedError):
            await db.all("SELECT * FROM player")
        with pytest.raises(StorageError):
            await put(db, 5000)
    assert len(errors(caplog)) == 1


async def test_a_full_disk_and_a_file_that_became_read_only_are_said_once(
    db: Database, caplog: pytest.LogCaptureFixture
) -> None:
    writer = db._writer  # pyright: ignore[reportPrivateUsage]
    await writer.execute("PRAGMA max_page_count = 1")
    for _ in range(3):
        with pytest.raises(StorageError, match="disk is full"):
            await put(db, *range(5000, 8000), settings="x" * 500)
    await writer.execute("PRAGMA max_page_count = 1000000")
    await writer.execute("PRAGMA query_only = 1")
    for _ in range(3):
        with pytest.raises(StorageError, match=r"readonly.*this user may write"):
            await put(db, 5000)
    assert len(errors(caplog)) == 2
    await writer.execute("PRAGMA query_only = 0")
    await put(db, 5000)
    assert 5000 in await people(db)


async def test_a_database_that_everybody_could_read_is_private_afterwards(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    with sqlite3.connect(path) as raw:
        raw.execute("PRAGMA journal_mode = WAL")
    raw.close()
    path.chmod(0o644)
    opened = await Database.open(path)
    await put(opened, 1)
    modes = {file.name: oct(file.stat().st_mode & 0o777) for file in tmp_path.iterdir()}
    await opened.close()
    names = ("old.sqlite3", "old.sqlite3-wal", "old.sqlite3-shm", "old.sqlite3-lease")
    assert modes == dict.fromkeys(names, "0o600")


async def test_a_copy_that_cannot_be_finished_leaves_no_file_behind(db: Database, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    with db.path.open("r+b") as file:
        await db._writer.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")  # pyright: ignore[reportPrivateUsage]
        file.seek(4096 * 30)
        file.write(b"\xa5" * 4096)
    with pytest.raises(StorageError, match="restore the last backup"):
        await backup.rotate(db.path, folder, 3, 1_790_000_000)
    assert list(folder.iterdir()) == []
    assert folder.stat().st_mode & 0o077 == 0


async def test_a_look_from_within_leaves_the_file_locked(db: Database, tmp_path: Path) -> None:
    """Another program that opens the file and closes it again would take itself for the last one, and remove the log in
    which the newest changes stand, if the locks of this process were gone."""
    refuse_strangers(db.path)
    vital.look(db.path)
    await backup.rotate(db.path, tmp_path / "copies", 3, 1_790_000_000)
    other = "import sqlite3, sys; sqlite3.connect(sys.argv[1]).execute('SELECT count(*) FROM player').fetchone()"
    await asyncio.to_thread(subprocess.run, [sys.executable, "-c", other, str(db.path)], check=True)
    assert Path(f"{db.path}-wal").exists()
    await put(db, 5000)
    assert 5000 in await people(db)
