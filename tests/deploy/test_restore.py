"""deploy/README.md, "Restore", step by step: a copy in a fresh place passes the check, and the bot plays on with it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
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
    shutil.copyfile(copy, restored)
    checked = bot(restored, "verify")
    assert checked.returncode == 0, checked.stdout
    assert "1 matches checked, 0 in trouble" in checked.stdout
    async with house_at(fresh) as house:
        again = await house.tables.load(table.row.id)
        assert again.row.revision == table.row.revision
        await house.match.steps.act(table.row.id, at_turn(again), again.row.revision, 0)
    assert restored.stat().st_mode & 0o077 == 0
    assert bot(restored, "verify").returncode == 0


def test_the_help_knows_what_the_readme_names() -> None:
    readme = (ROOT / "deploy/README.md").read_text(encoding="utf-8")
    told = bot(Path("unused"), "--help").stdout
    for command in ("verify", "failures", "backup", "health"):
        assert f"hourglass {command}" in readme
        assert command in told
