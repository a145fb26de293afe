"""Nightly copies: complete, checked, and not more than wanted."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from bot.db import backup
from bot.db.connection import Database
from bot.ui.press.house import House
from tests.support.people import BEN, at_turn, started


async def test_a_copy_holds_everything_and_can_be_played_on(house: House, tmp_path: Path) -> None:
    table = await started(house, BEN)
    table = await house.match.steps.act(table.row.id, at_turn(table), table.row.revision, 0)
    path = await backup.rotate(house.settings.database, tmp_path / "copies", 3, house.clock.now())
    assert path is not None
    copy = await Database.open(path)
    row = await copy.one("SELECT revision, status FROM match")
    assert row is not None
    assert tuple(row) == (table.row.revision, "running")
    await copy.close()


async def test_only_the_newest_copies_stay(house: House, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    (folder / "notes.txt").write_text("mine")
    made = [await backup.rotate(house.settings.database, folder, 3, 1_790_000_000 + 86400 * day) for day in range(6)]
    assert sorted(folder.glob("*.sqlite3")) == [path for path in made[3:] if path]
    assert (folder / "notes.txt").exists()


async def test_no_copies_are_made_if_none_are_wanted(house: House, tmp_path: Path) -> None:
    assert await backup.rotate(house.settings.database, tmp_path / "copies", 0, house.clock.now()) is None
    assert not (tmp_path / "copies").exists()


async def test_a_copy_that_fails_leaves_the_old_ones(house: House, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    assert await backup.rotate(house.settings.database, blocked, 3, house.clock.now()) is None
    assert blocked.read_text() == "in the way"
    assert sqlite3.connect(house.settings.database).execute("PRAGMA integrity_check").fetchone() == ("ok",)
