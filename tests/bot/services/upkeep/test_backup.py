"""Nightly copies: complete, checked, and not more than wanted."""

from __future__ import annotations

import logging
import os
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.db import backup
from bot.db.connection import Database
from bot.services.upkeep.copies import Copies
from bot.services.upkeep.health import health
from bot.ui.press.house import House
from tests.support.clock import FakeClock
from tests.support.people import BEN, at_turn, started


async def test_a_copy_holds_everything_and_can_be_played_on(house: House, tmp_path: Path) -> None:
    table = await started(house, BEN)
    table = await house.match.steps.act(table.row.id, at_turn(table), table.row.revision, 0)
    path = await backup.rotate(house.settings.database, tmp_path / "copies", 3, house.clock.now())
    copy = await Database.open(path)
    row = await copy.one("SELECT revision, status FROM match")
    assert row is not None
    assert tuple(row) == (table.row.revision, "running")
    await copy.close()


async def test_a_copy_is_of_one_moment_and_on_the_disk_piece_by_piece_while_others_decide(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await started(house, BEN)
    file, copied = house.settings.database, tmp_path / "copy.sqlite3"
    pieces = held = 0

    def decides(_: int) -> None:
        """Somebody does, while one of the first pieces is brought to the disk."""
        nonlocal pieces, held
        pieces += 1
        with closing(sqlite3.connect(file, timeout=0)) as db:
            if pieces < 100:
                with db:
                    db.execute("UPDATE match SET revision = revision + 1")
            held = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]

    monkeypatch.setattr(backup, "PIECE_PAGES", 16)
    monkeypatch.setattr(os, "fsync", decides)
    await backup.copy(file, copied)
    with closing(sqlite3.connect(copied)) as db:
        (pages,) = db.execute("PRAGMA page_count").fetchone()
        assert db.execute("SELECT revision FROM match").fetchone() == (0,)
    assert pages > 5 * 16
    assert pieces == -(-pages // 16) + 1, "one that sees a change begins anew"
    assert not held, "what was decided meanwhile goes into the database as soon as all is copied"


async def test_only_the_newest_copies_stay(house: House, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    (folder / "notes.txt").write_text("mine")
    made = [await backup.rotate(house.settings.database, folder, 3, 1_790_000_000 + 86400 * day) for day in range(6)]
    assert sorted(folder.glob("*.sqlite3")) == made[3:]
    assert (folder / "notes.txt").exists()


def copies(house: House, folder: Path, *, kept: int = 3) -> Copies:
    """Those that a house with such settings makes."""
    return Copies(house.tables.db, house.clock, replace(house.settings, backup_dir=folder, backups_kept=kept))


async def test_no_copies_are_made_if_none_are_wanted(house: House, tmp_path: Path) -> None:
    await copies(house, tmp_path / "copies", kept=0).make_if_due()
    assert not (tmp_path / "copies").exists()


async def test_a_folder_that_never_worked_is_said_once_and_by_health_until_it_works(
    house: House, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    made = copies(house, blocked)
    settings = replace(house.settings, backup_dir=blocked)
    told = f"the nightly copy failed: backup folder {blocked}: File exists: check HOURGLASS_BACKUP_DIR"
    for _ in range(2):
        await made.make_if_due()
        assert health(settings, house.clock.now())["warnings"] == [told]
    assert blocked.read_text() == "in the way"
    assert sqlite3.connect(house.settings.database).execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == [told]
    blocked.unlink()
    await made.make()
    assert health(settings, house.clock.now())["warnings"] == []
    assert len(list(blocked.glob("*.sqlite3"))) == 1


async def test_a_copy_is_made_for_each_night_also_for_one_that_was_missed(house: House, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    clock = house.clock
    assert isinstance(clock, FakeClock)
    clock.at = int(datetime(2026, 5, 4, 12).astimezone().timestamp())
    for hours, there in ((0, 1), (1, 1), (14, 1), (1, 2), (1, 2), (48, 3), (1, 3)):
        clock.at += hours * 3600
        await copies(house, folder).make_if_due()
        for file in folder.iterdir():
            stamp = datetime.strptime(file.name, "hourglass-%Y%m%d-%H%M%S.sqlite3").replace(tzinfo=UTC)
            os.utime(file, (0, stamp.timestamp()))
        assert len(list(folder.iterdir())) == there


async def test_a_copy_is_carried_away_and_what_goes_wrong_is_told(house: House, tmp_path: Path) -> None:
    folder, other = tmp_path / "copies", tmp_path / "other"
    other.mkdir()

    async def told(*command: str) -> list[str]:
        settings = replace(house.settings, backup_dir=folder, backups_kept=3, backup_command=command)
        await Copies(house.tables.db, house.clock, settings).make()
        return health(settings, house.clock.now())["warnings"]

    assert await told("cp", "-t", str(other)) == []
    assert [file.name for file in other.iterdir()] == [file.name for file in folder.iterdir()]
    assert await told("/nowhere/rclone", "copy") == [
        "HOURGLASS_BACKUP_COMMAND: rclone cannot be started: No such file or directory"
    ]
    assert await told("sh", "-c", "echo first >&2; echo no such remote >&2; exit 3") == [
        "HOURGLASS_BACKUP_COMMAND: sh ended with 3: no such remote"
    ]
    assert await told("cp", "-t", str(other)) == []


async def test_what_a_killed_process_has_left_unfinished_goes(house: House, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    (folder / "hourglass-20260101-040000.sqlite3.part").touch()
    await copies(house, folder).make()
    assert [file.suffix for file in folder.iterdir()] == [".sqlite3"]


async def test_an_old_copy_goes_piece_by_piece_and_is_none_any_more_from_the_first_on(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    for day in (1, 2, 3):
        (folder / f"hourglass-2001010{day}-040000.sqlite3").write_bytes(bytes(10))
    stood: list[list[int]] = []

    def shrunk(descriptor: int, size: int) -> None:
        stood.append(sorted(file.stat().st_size for file in folder.glob(backup.COPIES))[:2])
        shrink(descriptor, size)

    shrink = os.ftruncate
    monkeypatch.setattr(backup, "LET_GO_BYTES", 4)
    monkeypatch.setattr(os, "ftruncate", shrunk)
    await backup.rotate(house.settings.database, folder, 3, house.clock.now())
    assert stood == [[10, 10]] * 3
    assert len(list(folder.iterdir())) == 3
