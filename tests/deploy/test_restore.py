"""deploy/README.md, "Restore", step by step: a copy in a fresh place passes the check, and the bot plays on with it."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from tests.support.catalogues import ROOT
from tests.support.people import BEN, at_turn, started
from tests.support.tables import house_at


def bot(database: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """`python -m bot ...` with a database, in a process of its own."""
    environment = {**os.environ, "HOURGLASS_DATABASE": str(database)}
    line = [sys.executable, "-m", "bot", *command]
    return subprocess.run(line, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


async def test_a_copy_made_while_the_bot_runs_is_restored_in_a_fresh_place(tmp_path: Path) -> None:
    old, fresh, copy = tmp_path / "old", tmp_path / "fresh", tmp_path / "copy.sqlite3"
    for folder in (old, fresh):
        folder.mkdir()
    async with house_at(old) as house:
        table = await started(house, BEN)
        table = await house.match.steps.act(table.row.id, at_turn(table), table.row.revision, 0)
        made = bot(old / "house.sqlite3", "backup", str(copy))
        assert made.returncode == 0, made.stderr
        await house.match.steps.act(table.row.id, at_turn(table), table.row.revision, 0)
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["copy.sqlite3"]  # noqa: ASYNC240
    restored = fresh / "house.sqlite3"
    checked = bot(restored, "restore", "--check", str(copy))
    assert checked.returncode == 0, checked.stderr
    assert "1 matches checked, 0 in trouble" in checked.stdout
    assert not restored.exists()
    assert bot(restored, "restore", str(copy)).returncode == 0
    async with house_at(fresh) as house:
        again = await house.tables.load(table.row.id)
        assert again.row.revision == table.row.revision
        await house.match.steps.act(table.row.id, at_turn(again), again.row.revision, 0)
    assert restored.stat().st_mode & 0o077 == 0
    assert bot(restored, "verify").returncode == 0


def test_the_help_knows_what_the_readme_names() -> None:
    readme = (ROOT / "deploy/README.md").read_text(encoding="utf-8")
    told = bot(Path("unused"), "--help").stdout
    for command in ("verify", "failures", "backup", "restore", "health"):
        assert f"hourglass {command}" in readme
        assert command in told


async def test_while_the_bot_runs_nothing_is_restored_and_what_was_there_stays_beside(tmp_path: Path) -> None:
    copy, database = tmp_path / "copy.sqlite3", tmp_path / "house.sqlite3"
    async with house_at(tmp_path) as house:
        table = await started(house, BEN)
        assert bot(database, "backup", str(copy)).returncode == 0
        await house.match.steps.act(table.row.id, at_turn(table), table.row.revision, 0)
        refused = bot(database, "restore", str(copy))
        assert refused.returncode == 2
        assert "a bot runs with it; stop it first" in refused.stderr
    done = bot(database, "restore", str(copy))
    assert done.returncode == 0, done.stderr
    old = next(tmp_path.glob("house.sqlite3.before-*"))  # noqa: ASYNC240 - a test
    assert str(old) in done.stdout

    def revision(file: Path) -> int:
        with closing(sqlite3.connect(file)) as db:
            return int(db.execute("SELECT revision FROM match").fetchone()[0])

    assert revision(database) == table.row.revision
    assert revision(old) > table.row.revision


def test_what_is_no_whole_copy_is_not_restored(tmp_path: Path) -> None:
    copy, database = tmp_path / "copy.sqlite3", tmp_path / "house.sqlite3"
    database.write_text("mine")
    for content in (None, "no database", ""):
        if content is not None:
            copy.write_text(content)
        refused = bot(database, "restore", str(copy))
        assert refused.returncode == 2, refused.stdout
        assert "Traceback" not in refused.stderr
        assert database.read_text() == "mine"
    assert {file.name for file in tmp_path.iterdir()} == {"copy.sqlite3", "house.sqlite3"}
