"""A run of the tests ends, whatever a test has left behind."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.catalogues import ROOT

ENDS = 240
"""Seconds that no load of the machine reaches: a run that does not end would never."""

OPENS = """
import gc

from bot.db.connection import Database


async def test_open(tmp_path):
    database = await Database.open(tmp_path / "a.sqlite3")
    %s
"""


def run(folder: Path, does: str) -> subprocess.CompletedProcess[str]:
    """A run of one test that opens a database and does that."""
    (folder / "test_open.py").write_text(OPENS % does, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-c", str(ROOT / "pyproject.toml"), "-p", "tests.conftest"]
    options = ["-p", "no:cacheprovider", "--rootdir", str(ROOT), "--basetemp", str(folder / "files")]
    # The others take most of its time, and have no part in how it ends.
    plugins = ["-p", "pytest_asyncio.plugin", "-p", "xdist.plugin"]
    return subprocess.run(
        [*command, *options, *plugins, str(folder / "test_open.py")],
        cwd=ROOT,
        env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=ENDS,
    )


@pytest.mark.parametrize(
    ("does", "says"),
    [
        ("assert await database.all('SELECT 1') == []", "1 failed"),
        ("await database.close()", "1 passed"),
        ("pass", "a database was left open"),
        ("del database; gc.collect()", "a database was left open"),
    ],
    ids=["failed", "closed", "left open", "thrown away"],
)
def test_a_run_ends_whatever_becomes_of_an_open_database(tmp_path: Path, does: str, says: str) -> None:
    done = run(tmp_path, does)
    assert says in done.stdout, done.stdout + done.stderr
    assert done.returncode == (0 if says == "1 passed" else 1)
