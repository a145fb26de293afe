"""The power goes: whatever was answered is on disk, and every match can be played on."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bot.db.connection import Database
from bot.services.upkeep.verify import verify
from tests.support.catalogues import ROOT
from tests.support.tables import house_at

PLAY = """
import asyncio, sys
from pathlib import Path
from tests.support.people import ANA, after_computers, started
from tests.support.tables import house_at

async def play(folder):
    async with house_at(folder) as house:
        tables = [await started(house, computers=1) for _ in range(3)]
        step = 0
        while True:
            for number, table in enumerate(tables):
                if not table.actors():
                    table = await started(house, computers=1)
                legal = table.game.legal(table.state, table.actors()[0])
                table = await house.match.steps.act(table.row.id, ANA, table.row.revision, step % len(legal))
                print(table.row.id, table.row.revision, flush=True)
                tables[number] = await after_computers(house, table.row.id)
                step += 1

asyncio.run(play(Path(sys.argv[1])))
"""


@pytest.mark.parametrize("lines", [1, 40, 113])
def test_every_answered_press_survives_a_kill(tmp_path: Path, lines: int) -> None:
    answered: dict[int, int] = {}
    with subprocess.Popen(
        [sys.executable, "-c", PLAY, str(tmp_path)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        for _ in range(lines):
            match_id, revision = map(int, child.stdout.readline().split())
            answered[match_id] = revision
        child.send_signal(signal.SIGKILL)
        child.wait()
    asyncio.run(_look(tmp_path, answered))


async def _look(folder: Path, answered: dict[int, int]) -> None:
    db = await Database.open(folder / "house.sqlite3")
    for row in await db.all("SELECT id, revision FROM match"):
        assert row["revision"] >= answered.get(row["id"], 0)
    assert [finding.trouble async for finding in verify(db) if finding.trouble] == []
    await db.close()
    assert sqlite3.connect(folder / "house.sqlite3").execute("PRAGMA integrity_check").fetchone() == ("ok",)
    async with house_at(folder) as house:
        for match_id in answered:
            await house.match.automatic.settled()
            table = await house.tables.load(match_id)
            if table.actors():
                await house.match.steps.act(match_id, table.row.host_id, table.row.revision, 0)
