"""The file: transactions that do not mix, and what is said when the file cannot be used."""

# ruff: noqa: ASYNC240 - small files of the test's own

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import tempfile
import threading
from collections.abc import AsyncGenerator, Iterator
from contextlib import AsyncExitStack, closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.db import backup, connection, migrate, vital
from bot.db import people as people_rows
from bot.db.connection import Database, StorageError
from bot.db.migrate import FIRST, migrations
from bot.db.outbox import OutboxRow
from bot.db.people import Player
from bot.db.rows import columns
from bot.db.writer import Batching
from bot.services.telling import wishes
from bot.services.telling.wishes import Show, TakeAway, Tell
from tests.support.files import new_database
from tests.support.stored_people import people, put

PUT = "INSERT INTO player (user_id) VALUES (?)"


@pytest.fixture
async def db(tmp_path: Path) -> AsyncGenerator[Database]:
    """A new database."""
    opened = await new_database(tmp_path / "a.sqlite3")
    yield opened
    await opened.close()


async def test_what_was_written_is_there_and_what_failed_is_not(db: Database) -> None:
    await put(db, 1)
    with pytest.raises(ZeroDivisionError):
        await put(db, 2, fail=True)
    assert await people(db) == [1]


async def test_a_single_query_waits_for_no_look_and_sees_what_is_stored(db: Database) -> None:
    async with AsyncExitStack() as stack:
        looks = [await stack.enter_async_context(db.read()) for _ in range(connection.READERS)]
        before = [await look.all("SELECT user_id FROM player") for look in looks]
        async with db.write() as tx:
            await tx.execute(PUT, (1,))
            assert await tx.all("SELECT user_id FROM player")
            assert await people(db) == [], "not stored yet"
        assert await people(db) == [1]
        assert [await look.all("SELECT user_id FROM player") for look in looks] == before == [[]] * len(looks)


async def test_a_transaction_is_one_call_of_the_writer_unless_it_waits_for_a_result(
    db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[str] = []
    execute = Batching.execute

    def counted(self: Batching, sql: str, values: Any = ()) -> sqlite3.Cursor:
        calls.append(sql)
        return execute(self, sql, values)

    monkeypatch.setattr(Batching, "execute", counted)
    await put(db, 1, 2)
    async with db.write() as tx:
        await tx.execute(PUT, (3,))
        await tx.executemany(PUT, [(4,), (5,)])
        assert await tx.stored.all("SELECT user_id FROM player WHERE user_id > 2") == []
    assert calls == ["COMMIT", "COMMIT"]
    assert await people(db) == [1, 2, 3, 4, 5]


async def test_a_query_of_a_change_sees_what_it_has_written(db: Database) -> None:
    async with db.write() as tx:
        await tx.execute(PUT, (1,))
        assert [row["user_id"] for row in await tx.all("SELECT user_id FROM player")] == [1]
        await tx.execute(PUT, (2,))
        assert await tx.changed("UPDATE player SET dm_closed = 1 WHERE user_id = 2")
        assert not await tx.changed("UPDATE player SET dm_closed = 1 WHERE user_id = 3")
        assert await tx.inserted("INSERT OR IGNORE INTO player (user_id) VALUES (2)") == 0
    assert await people(db) == [1, 2]


async def test_a_statement_that_has_to_change_a_row_undoes_all_if_it_does_not(db: Database) -> None:
    async def change() -> None:
        async with db.write() as tx:
            await tx.execute(PUT, (1,))
            await tx.execute("UPDATE player SET dm_closed = 1 WHERE user_id = 7", otherwise=KeyError())
            await tx.execute(PUT, (2,))

    with pytest.raises(KeyError):
        await change()
    assert await people(db) == []
    await put(db, 3)
    assert await people(db) == [3]


async def test_transactions_of_several_tasks_do_not_mix(db: Database) -> None:
    done = await asyncio.gather(
        *(put(db, 10 * number, 10 * number + 1, fail=number % 2 == 0) for number in range(1, 9)),
        return_exceptions=True,
    )
    assert sum(isinstance(result, ZeroDivisionError) for result in done) == 4
    assert await people(db) == [10, 11, 30, 31, 50, 51, 70, 71]


async def test_readers_see_only_what_is_committed(db: Database) -> None:
    async with db.write() as tx:
        await tx.execute(PUT, (1,))
        assert await people(db) == []
    assert await people(db) == [1]


@pytest.mark.parametrize("done", [False, True], ids=["under way", "done"])
@pytest.mark.parametrize("number", [1, 2, 3])
async def test_a_task_that_is_cancelled_at_any_call_of_the_writer_leaves_no_open_transaction(
    db: Database, monkeypatch: pytest.MonkeyPatch, number: int, done: bool
) -> None:
    """Wherever the cancellation strikes: in the first statement, in another one, in the commit, or just after that."""
    loop, execute, calls = asyncio.get_running_loop(), Batching.execute, count(1)

    async def two() -> None:
        async with db.write() as tx:
            for user in (1, 2):
                assert await tx.inserted(PUT, (user,))

    def cancel() -> None:
        """On the writer's thread: goes on when the loop has cancelled the task."""
        struck = threading.Event()
        loop.call_soon_threadsafe(task.cancel)
        loop.call_soon_threadsafe(struck.set)
        struck.wait()

    def cancelled(self: Batching, sql: str, values: Any = ()) -> sqlite3.Cursor:
        strikes = next(calls) == number
        if strikes and not done:
            cancel()
        result = execute(self, sql, values)
        if strikes and done:
            cancel()
        return result

    monkeypatch.setattr(Batching, "execute", cancelled)
    task = asyncio.create_task(two())
    with pytest.raises(asyncio.CancelledError):
        await task
    await put(db, 3)
    assert await people(db) == ([1, 2, 3] if number == 3 else [3]), "a commit that has begun is not given up"


@pytest.mark.parametrize("pause", range(6))
async def test_a_task_that_is_cancelled_before_its_calls_leaves_no_open_transaction(db: Database, pause: int) -> None:
    task = asyncio.create_task(put(db, 1, 2))
    for _ in range(pause):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await put(db, 3)
    stored = await people(db)
    assert stored in ([3], [1, 2, 3])


async def test_foreign_keys_hold(db: Database) -> None:
    with pytest.raises(sqlite3.IntegrityError):
        async with db.write() as tx:
            await tx.execute("INSERT INTO snapshot (match_id, revision, state) VALUES (7, 0, '{}')")


async def test_a_full_disk_leaves_nothing_half_written(db: Database) -> None:
    pages = (await db.one("PRAGMA page_count")) or (0,)
    await put(db, 1)
    await db._writer.execute(f"PRAGMA max_page_count = {pages[0] + 2}")  # pyright: ignore[reportPrivateUsage]
    with pytest.raises(StorageError, match=r"disk is full.*make room"):
        await put(db, *range(2, 2000), settings="x" * 500)
    assert await people(db) == [1]
    await db._writer.execute("PRAGMA max_page_count = 1000000")  # pyright: ignore[reportPrivateUsage]
    await put(db, 2)
    assert await people(db) == [1, 2]


# --- opening


async def test_a_new_file_gets_every_migration_and_an_old_one_is_left_as_it_is(tmp_path: Path) -> None:
    for _ in range(2):
        opened = await Database.open(tmp_path / "a.sqlite3")
        row = await opened.one("PRAGMA user_version")
        assert row is not None
        assert row[0] == len(migrations())
        for pragma, value in (("journal_mode", "wal"), ("foreign_keys", 1), ("synchronous", 2)):
            async with opened.write() as tx:
                row = await tx.one(f"PRAGMA {pragma}")
            assert row is not None
            assert row[0] == value, pragma
        await opened.close()


async def test_a_newer_database_is_refused_and_not_touched(tmp_path: Path) -> None:
    path, newer = tmp_path / "a.sqlite3", len(migrations()) + 1
    laid(path, f"PRAGMA user_version = {newer}", since=1)
    await refused(path, rf"version {newer}.*install the newer program")


async def test_a_file_of_the_first_release_is_refused_with_what_to_do(tmp_path: Path) -> None:
    path, older = tmp_path / "a.sqlite3", 12
    laid(path, f"PRAGMA user_version = {older}", since=older)
    await refused(path, rf"version {older}, of before release 0\.2\.0: start it once with Hourglass 0\.6\.0")


@pytest.mark.parametrize("version", [0, -1, 1, 1000])
@pytest.mark.parametrize("mode", ["wal", "delete"])
async def test_a_database_of_another_program_is_refused_and_left_exactly_as_it_is(
    tmp_path: Path, version: int, mode: str
) -> None:
    path = tmp_path / "a.sqlite3"
    laid(
        path,
        f"PRAGMA journal_mode = {mode}",
        "CREATE TABLE seat (theirs INTEGER)",
        "CREATE TABLE bookmarks (id INTEGER)",
        f"PRAGMA user_version = {version}",
    )
    await refused(
        path, r"a\.sqlite3: another program has written it \(its tables: seat, bookmarks\).*HOURGLASS_DATABASE"
    )


async def test_a_database_that_another_program_has_open_is_refused_with_what_stands_in_its_log(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    with closing(sqlite3.connect(path, isolation_level=None)) as theirs:
        theirs.execute("PRAGMA journal_mode = WAL")
        theirs.execute("CREATE TABLE bookmarks (id INTEGER)")
        await refused(path, r"another program has written it \(its tables: bookmarks\)")
        theirs.execute("INSERT INTO bookmarks VALUES (1)")


@pytest.mark.parametrize("content", [b"DISCORD_TOKEN=secret\n", b"no database" * 1000, b"\0" * 4096])
async def test_a_file_that_is_no_database_is_refused_and_left_exactly_as_it_is(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "a.sqlite3"
    path.write_bytes(content)
    await refused(path, "it is no SQLite database, and nothing in it is changed: check HOURGLASS_DATABASE; if the bot")


async def test_what_is_no_file_is_refused_and_left_exactly_as_it_is(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "folder").mkdir()
    (tmp_path / "link").symlink_to("link")
    for name, told in (("pipe", "a device or a pipe"), ("folder", "it is a folder"), ("link", "Too many levels")):
        with pytest.raises(StorageError, match=f"{told}.*check HOURGLASS_DATABASE"):
            await Database.open(tmp_path / name)
    assert sorted(found.name for found in tmp_path.iterdir()) == ["folder", "link", "pipe"]


def laid(path: Path, *statements: str, since: int = 0) -> None:
    """Make a database by these statements, after so many of the bot's first migrations."""
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        for _, sql in migrations()[:since]:
            raw.executescript(sql)
        for statement in statements:
            raw.execute(statement)


async def refused(path: Path, told: str) -> None:
    """Whatever is asked of a file is refused with these words, and no byte, no right and no file beside it is another
    afterwards."""

    def found() -> dict[str, tuple[int, bytes]]:
        # Which reader has seen how much is noted in the index beside a log, by whoever reads.
        files = (file for file in path.parent.iterdir() if not file.name.endswith("-shm"))
        return {file.name: (file.stat().st_mode, file.read_bytes()) for file in files}

    path.chmod(0o644)
    before, names = found(), sorted(path.parent.iterdir())
    with pytest.raises(StorageError, match=told):
        await Database.open(path)
    with pytest.raises(StorageError, match=told):
        async with backup.looking_at(path):
            pass
    with pytest.raises(StorageError, match=told):
        await backup.copy(path, path.with_name("copy.sqlite3"))
    with pytest.raises(StorageError, match=told):
        vital.look(path)
    assert (found(), sorted(path.parent.iterdir())) == (before, names)


async def test_a_file_that_has_nothing_in_it_yet_becomes_the_database(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    path.touch()
    await (await Database.open(path)).close()
    assert vital.look(path).version == len(migrations())


async def test_a_migration_that_fails_leaves_the_file_at_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = migrations()
    broken = (len(known) + 1, "CREATE TABLE extra (a INTEGER) STRICT; INSERT INTO nowhere VALUES (1);")
    path = tmp_path / "a.sqlite3"
    with monkeypatch.context() as patch:
        patch.setattr(migrate, "migrations", lambda: [*known, broken])
        with pytest.raises(StorageError, match="nowhere"):
            await Database.open(path)
    opened = await Database.open(path)
    assert await opened.one("SELECT 1 FROM sqlite_master WHERE name = 'extra'") is None
    await opened.close()


@pytest.mark.parametrize("damage", ["all", "the end"])
async def test_a_copy_of_what_is_damaged_names_that_and_not_the_copy(db: Database, tmp_path: Path, damage: str) -> None:
    await put(db, *range(3000))
    path, target = tmp_path / "damaged.sqlite3", tmp_path / "copy.sqlite3"
    await backup.copy(db.path, path)
    data = path.read_bytes()
    path.write_bytes(b"no database" * 1000 if damage == "all" else data[: len(data) // 2])
    with pytest.raises(StorageError, match=r"database .*damaged\.sqlite3: .*restore the last backup"):
        await backup.copy(path, target)
    assert not target.exists()


async def test_a_damaged_page_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    opened = await Database.open(path)
    await put(opened, *range(3000))
    await opened.close()
    data = bytearray(path.read_bytes())
    for at in range(4096, len(data)):
        data[at] = 0xA5
    path.write_bytes(data)
    with pytest.raises(StorageError, match="damaged"):
        await _open_and_read(path)


async def _open_and_read(path: Path) -> None:
    opened = await Database.open(path)
    try:
        await people(opened)
    finally:
        await opened.close()


async def test_a_locked_database_says_who_may_hold_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "BUSY_SECONDS", 0.05)
    path = tmp_path / "a.sqlite3"
    opened = await Database.open(path)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StorageError, match=r"locked.*second bot"):
        await put(opened, 1)
    other.execute("ROLLBACK")
    await put(opened, 1)
    await opened.close()
    other.execute("PRAGMA locking_mode = EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(StorageError, match=r"locked.*second bot"):
        await Database.open(path)
    other.close()


async def test_while_another_program_holds_the_file_everybody_else_goes_on(db: Database) -> None:
    other = sqlite3.connect(db.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    writing = asyncio.create_task(put(db, 1))
    for _ in range(20):
        assert await people(db) == []
    assert not writing.done()
    other.execute("COMMIT")
    other.close()
    await writing
    assert await people(db) == [1]


async def test_a_row_of_looks_that_has_lasted_leaves_others_their_turn(
    db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "IN_A_ROW_SECONDS", -1.0)
    turns: list[str] = []

    async def looks(who: str) -> None:
        for _ in range(5):
            await people(db)
            turns.append(who)

    await asyncio.gather(looks("a"), looks("b"))
    # The first look since everybody has had a turn waits for nobody, any other does.
    assert turns == ["a", *["a", "b"] * 4, "b"]


async def test_a_look_gives_no_turn_to_whoever_has_just_had_one(db: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "IN_A_ROW_SECONDS", -1.0)
    await people(db)
    await asyncio.sleep(0)
    turns: list[str] = []
    asyncio.get_running_loop().call_soon(turns.append, "other")
    await people(db)
    assert turns == []
    await people(db)
    assert turns == ["other"]


async def test_a_look_waits_for_a_program_that_has_the_file_for_itself_and_nobody_else_does(db: Database) -> None:
    await put(db, 1)
    reader = db._readers[0]  # pyright: ignore[reportPrivateUsage]
    really, tries = reader._db, 3  # pyright: ignore[reportPrivateUsage]

    class Held:
        """A connection to a file that is free after some tries."""

        close = really.close

        def execute(self, sql: str, values: Any) -> sqlite3.Cursor:
            nonlocal tries
            tries -= 1
            if tries:
                error = sqlite3.OperationalError("database is locked")
                error.sqlite_errorcode = sqlite3.SQLITE_BUSY
                raise error
            return really.execute(sql, values)

    reader._db = Held()  # type: ignore[assignment]
    looking = asyncio.create_task(reader.all("SELECT user_id FROM player"))
    await asyncio.sleep(0)
    assert tries == 2
    assert not looking.done()
    assert [row["user_id"] for row in await looking] == [1]
    assert tries == 0


async def test_a_look_cannot_write(db: Database) -> None:
    async with db.read() as look:
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            await look.all("DELETE FROM player RETURNING user_id")


@pytest.fixture
def foreign_file() -> Iterator[Path]:
    """A database in a folder where this process may not write (a process of root becomes somebody else for it)."""
    folder = Path(tempfile.mkdtemp(prefix="hourglass-test-"))
    path = folder / "a.sqlite3"
    asyncio.run(_create(path))
    path.chmod(0o444)
    folder.chmod(0o555)
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield path
    finally:
        if root:
            os.seteuid(0)
        folder.chmod(0o755)
        shutil.rmtree(folder)


async def _create(path: Path) -> None:
    await (await Database.open(path)).close()


def test_a_database_that_cannot_be_written_says_so(foreign_file: Path) -> None:
    with pytest.raises(StorageError, match="cannot be written"):
        asyncio.run(_create(foreign_file))
    with pytest.raises(StorageError, match="cannot be written"):
        asyncio.run(_create(foreign_file.parent / "new.sqlite3"))


async def test_a_copy_is_complete_and_a_place_that_does_not_exist_is_refused(db: Database, tmp_path: Path) -> None:
    await put(db, 1)
    await backup.copy(db.path, tmp_path / "copy.sqlite3")
    copy = await Database.open(tmp_path / "copy.sqlite3")
    assert await people(copy) == [1]
    await copy.close()
    with pytest.raises(StorageError, match="check that the folder exists"):
        await backup.copy(db.path, tmp_path / "nowhere" / "copy.sqlite3")


async def test_looking_at_a_file_changes_nothing_and_migrates_only_a_copy(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    old = sqlite3.connect(path)
    for number, sql in migrations()[:FIRST]:
        old.executescript(f"{sql}\nPRAGMA user_version = {number};")
    old.execute("INSERT INTO player (user_id) VALUES (7)")
    old.commit()
    old.close()
    before = path.read_bytes()
    async with backup.looking_at(path) as look:
        assert [row["user_id"] for row in await look.all("SELECT user_id FROM player")] == [7]
        assert await look.all("SELECT put_away FROM match") == []
    await backup.copy(path, tmp_path / "copy.sqlite3")
    assert path.read_bytes() == before
    assert sqlite3.connect(tmp_path / "copy.sqlite3").execute("PRAGMA user_version").fetchone() == (FIRST,)


async def test_a_file_that_is_looked_at_cannot_be_written(db: Database) -> None:
    await put(db, 1)

    async def write() -> None:
        async with backup.looking_at(db.path) as look:
            assert len(await look.all("SELECT 1 FROM player")) == 1
            await look.all("DELETE FROM player")

    with pytest.raises(StorageError, match="readonly"):
        await write()


async def test_files_and_copies_are_private(db: Database, tmp_path: Path) -> None:
    await put(db, 1)
    await backup.copy(db.path, tmp_path / "copy.sqlite3")
    for path in (db.path, tmp_path / "copy.sqlite3", db.path.with_name(f"{db.path.name}-wal")):
        assert path.stat().st_mode & 0o077 == 0, path


async def test_what_an_earlier_version_has_stored_keeps_its_meaning(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite3"
    old = sqlite3.connect(path)
    for number, sql in migrations()[:2]:
        old.executescript(f"{sql}\nPRAGMA user_version = {number};")
    old.executescript(
        """
        INSERT INTO match (id, game, rules_version, options, seed, status, guild_id, channel_id, host_id, pace,
            language, created_at, moved_at) VALUES (1, 'x', 1, '{}', x'', 'running', 1, 1, 7, 'daily', 'en', 0, 0);
        INSERT INTO seat (match_id, seat, user_id, kind, name, left_by) VALUES (1, 0, 7, 'person', 'A', NULL),
            (1, 1, NULL, 'computer', 'B', 8);
        INSERT INTO player (user_id, settings) VALUES (8, '{"rated": false}'), (9, '{"rated": true, "profile": "met"}');
        INSERT INTO panel VALUES (1, 'desk', 0, 5, 6, 2, NULL), (1, 'table', -1, 5, 9, 2, NULL),
            (1, 'vote', 2, 5, 11, 2, NULL);
        INSERT INTO outbox (match_id, kind, subject, payload, next_try_at) VALUES (1, 'desk', '1', '{}', 0),
            (1, 'table', 'table', '{}', 0), (1, 'notice', NULL, '{"key": "left", "args": {"seat": 1}}', 0),
            (1, 'nudge', NULL, '{"user": 7, "told": [{"match": 1, "seat": 0, "clock_at": 3}]}', 0),
            (1, 'clear-desk', NULL, '{"seat": 1}', 0), (1, 'vote', '2', '{}', 0);
        INSERT INTO vote (id, match_id, kind, seat, revision, opened_at) VALUES (2, 1, 'slow', 0, 0, 0),
            (3, 1, 'slow', 0, 0, 0);
        """
    )
    for number, sql in migrations()[2:FIRST]:
        old.executescript(f"{sql}\nPRAGMA user_version = {number};")
    old.close()
    db = await Database.open(path)
    rows = await db.rows(OutboxRow, f"SELECT {columns(OutboxRow)} FROM outbox ORDER BY id")
    told = [wishes.owed(row) for row in rows]
    assert [one.wish for one in told] == [
        Show("desk", 1),
        Show("table"),
        Tell("left", {"seat": 1}),
        TakeAway(1),
        Show("vote", vote=2),
    ]
    assert len({one.nonce for one in told}) == len(told)
    panels = [
        tuple(row) for row in await db.all("SELECT kind, seat, vote, message_id, user_id FROM panel ORDER BY kind")
    ]
    assert panels == [("desk", 0, 0, 6, 7), ("table", -1, 0, 9, None), ("vote", -1, 2, 11, None)]
    sat = [tuple(row) for row in await db.all("SELECT user_id, seat FROM sat ORDER BY user_id")]
    assert sat == [(7, 0), (8, 1)]
    assert [tuple(row) for row in await db.all("SELECT match_id, user_id FROM unrated")] == [(1, 8)]
    assert [await people_rows.player(db, user_id) for user_id in (8, 9)] == [
        Player(switched={"rated": False}),
        Player(chosen={"profile": "met"}),
    ]
    assert [tuple(row) for row in await db.all("SELECT id, about FROM vote")] == [(2, 7)]
    await db.close()
