"""One process per file: a second one is refused, and the death of the first gives the file free."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bot.db import backup
from bot.db.connection import Database, StorageError
from tests.support.catalogues import ROOT

HOLD = """
import asyncio, sys
from pathlib import Path
from bot.db.connection import Database

async def hold(path):
    db = await Database.open(path)
    print("open", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    await db.close()

asyncio.run(hold(Path(sys.argv[1])))
"""


def holder(path: Path) -> subprocess.Popen[str]:
    """A process that has the database open until its input is closed."""
    child = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert child.stdout is not None
    assert child.stdout.readline() == "open\n"
    return child


def start(path: Path) -> subprocess.CompletedProcess[str]:
    """Start the bot with this database; it gets no further than to a Discord that is not there."""
    environment = {
        **os.environ,
        "DISCORD_TOKEN": "token",
        "DISCORD_API_BASE": "http://127.0.0.1:9/api",
        "HOURGLASS_DATABASE": str(path),
    }
    return subprocess.run(
        [sys.executable, "-m", "bot"], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )


async def test_a_second_process_is_refused_with_a_sentence_and_the_first_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    with holder(path) as child:
        done = start(path)
        assert done.returncode == 2
        assert (
            done.stderr.strip()
            .splitlines()[-1]
            .endswith("another bot is running with it; a file is served by one process, so stop that one first")
        )
        assert "Traceback" not in done.stderr
        async with backup.looking_at(path) as look:
            assert await look.all("SELECT * FROM match") == []
        child.communicate()
        assert child.returncode == 0
    await (await Database.open(path)).close()


async def test_the_file_of_a_killed_process_is_free_at_once(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    with holder(path) as child:
        child.send_signal(signal.SIGKILL)
        child.wait()
    await (await Database.open(path)).close()


async def test_the_same_file_by_another_name_is_the_same_file(tmp_path: Path) -> None:
    path, link = tmp_path / "a.sqlite3", tmp_path / "link"
    link.symlink_to(tmp_path)
    opened = await Database.open(path)
    with pytest.raises(StorageError, match="another bot is running with it"):
        await Database.open(link / "a.sqlite3")
    await opened.close()
    await (await Database.open(link / "a.sqlite3")).close()


async def test_a_start_that_fails_leaves_the_file_free(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    path.write_bytes(b"this is not a database" * 100)
    for _ in range(2):
        with pytest.raises(StorageError, match="damaged"):
            await Database.open(path)
