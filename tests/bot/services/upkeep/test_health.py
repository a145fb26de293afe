"""`python -m bot health` and the line a minute: what a supervisor and an operator can read."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections import namedtuple
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.db import backup, reach
from bot.db.migrate import FIRST, migrations
from bot.db.reach import State
from bot.services.telling.wishes import Show
from bot.services.upkeep import health as watching
from bot.services.upkeep.concerns import Concern
from bot.services.upkeep.health import health
from bot.settings import Settings
from bot.ui.press.house import House
from tests.support.catalogues import ROOT
from tests.support.people import BEN, started

Usage = namedtuple("Usage", ["total", "used", "free"])


def look(house: House, later: int = 0, **settings: Any) -> dict[str, Any]:
    """The health of a house, some seconds from now."""
    return health(replace(house.settings, **settings), house.clock.now() + later)


async def beating(house: House) -> House:
    """The house after a sweep, with nothing owed."""
    await house.match.sweep.run()
    async with house.tables.db.write() as tx:
        await tx.execute("DELETE FROM outbox")
    return house


async def test_a_bot_that_works_is_well(house: House) -> None:
    await started(house, BEN)
    found = look(await beating(house), backups_kept=0)
    assert (found["healthy"], found["problems"], found["warnings"]) == (True, [], [])
    assert (found["running"], found["set_aside"], found["other_rules"], found["pulse_age"]) == (1, 0, 0, 0)


async def test_no_sign_of_life_is_a_problem(house: House) -> None:
    assert look(house)["problems"] == ["the bot has never run with this database"]
    await beating(house)
    assert look(house, later=watching.PULSE_SECONDS)["healthy"]
    assert "no sign of life" in look(house, later=watching.PULSE_SECONDS + 1)["problems"][0]


async def test_a_message_that_is_late_is_a_problem_unless_its_match_is_set_aside(house: House) -> None:
    table = await started(house, BEN)
    await beating(house)
    await house.telling.outbox.wish(table.row.id, Show("table"))
    house.clock.advance(seconds=watching.LAG_SECONDS + 1)  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
    await house.match.sweep.run()
    found = look(house)
    assert not found["healthy"]
    assert found["outbox_lag"] == watching.LAG_SECONDS + 1
    async with house.tables.db.write() as tx:
        await tx.execute(
            "INSERT INTO failure (match_id, revision, seat, action, traceback, at) VALUES (?, 0, 0, '[]', '', 0)",
            (table.row.id,),
        )
        await tx.execute("UPDATE match SET trouble = 1")
    found = look(house)
    assert found["healthy"]
    assert found["set_aside"] == 1
    assert found["warnings"] == ["matches are set aside: python -m bot failures"]


async def stands(house: House, state: State) -> None:
    """The bot looks how it stands with Discord."""
    async with house.tables.db.write() as tx:
        await reach.note(tx, state, house.clock.now(), anew=False)


@pytest.mark.parametrize(
    ("state", "told"),
    [("lost", "no session with Discord"), ("refused", "Discord has answered no request")],
)
async def test_a_bot_that_discord_does_not_reach_is_not_well_after_some_minutes(
    house: House, state: State, told: str
) -> None:
    await stands(await beating(house), "here")
    assert (look(house, backups_kept=0)["healthy"], look(house, backups_kept=0)["warnings"]) == (True, [])
    await stands(house, state)
    found = look(house, later=watching.REACH_SECONDS, backups_kept=0)
    assert (found["healthy"], found["problems"]) == (True, [])
    assert told in found["warnings"][0]
    house.clock.advance(seconds=watching.REACH_SECONDS + 1)  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
    await house.match.sweep.run()
    await stands(house, state)
    found = look(house, backups_kept=0)
    assert not found["healthy"]
    assert [told in problem for problem in found["problems"]] == [True]
    await stands(house, "here")
    assert look(house, backups_kept=0)["healthy"]


async def test_a_bot_that_waits_for_discord_says_so_and_not_that_it_never_ran(house: House) -> None:
    await stands(house, "starting")
    found = look(house, backups_kept=0)
    assert (found["healthy"], found["problems"]) == (True, [])
    assert "waits for Discord to let it in" in found["warnings"][0]
    found = look(house, later=watching.PULSE_SECONDS + 1, backups_kept=0)
    assert found["problems"] == ["the bot has never run with this database"], "and has ended since"


def test_a_folder_that_is_missing_is_named_and_no_full_disk(tmp_path: Path) -> None:
    settings = Settings(database=tmp_path / "missing" / "a.sqlite3")
    found = health(settings, 0)
    assert found["problems"] == [f"database {settings.database}: No such file or directory; check HOURGLASS_DATABASE"]


async def test_a_disk_without_room_for_a_copy_is_a_problem(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await beating(house)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(10**9, 10**9, watching.DISK_BYTES - 1))
    assert look(house)["problems"] == ["the disk is nearly full"]


async def test_a_missing_nightly_copy_is_a_warning(house: House, tmp_path: Path) -> None:
    await beating(house)
    folder = tmp_path / "copies"
    path = await backup.rotate(house.tables.db.path, folder, 3, house.clock.now())
    assert path is not None
    now = house.clock.now()
    os.utime(path, (now, now))
    assert look(house, backup_dir=folder)["warnings"] == []
    os.utime(path, (0, now - watching.BACKUP_SECONDS - 1))
    found = look(house, backup_dir=folder)
    assert (found["healthy"], found["warnings"]) == (True, ["the last nightly copy is missing: the log says why"])


async def test_matches_of_another_rules_version_are_counted(house: House) -> None:
    await started(house, BEN)
    await beating(house)
    async with house.tables.db.write() as tx:
        await tx.execute("UPDATE match SET rules_version = rules_version + 1")
    assert look(house)["other_rules"] == 1


async def test_it_can_be_asked_from_outside_while_the_bot_runs_and_nothing_changes(house: House) -> None:
    await beating(house)
    done = ask(house.settings)
    found = json.loads(done.stdout)
    # Its clock is the real one, the house's is not.
    assert done.returncode == 1
    assert [problem for problem in found["problems"] if "no sign of life" not in problem] == []
    assert found["database_version"] > 2


def test_a_database_that_is_not_there_or_of_another_version_is_a_problem_and_is_left_alone(tmp_path: Path) -> None:
    settings = Settings(database=tmp_path / "a.sqlite3")
    done = ask(settings)
    assert (done.returncode, json.loads(done.stdout)["problems"]) == (
        1,
        [f"database {settings.database}: No such file or directory; check HOURGLASS_DATABASE"],
    )
    assert not settings.database.exists()
    with sqlite3.connect(settings.database) as raw:
        for number, sql in migrations()[:FIRST]:
            raw.executescript(f"{sql}; PRAGMA user_version = {number}")
    raw.close()
    before = settings.database.read_bytes()
    (problem,) = json.loads(ask(settings).stdout)["problems"]
    assert f"it has version {FIRST}, this program works with" in problem
    assert problem.endswith("the bot brings it up to date when it starts")
    assert settings.database.read_bytes() == before


def ask(settings: Settings) -> subprocess.CompletedProcess[str]:
    """`python -m bot health`, in a process of its own."""
    environment = {**os.environ, "HOURGLASS_DATABASE": str(settings.database), "HOURGLASS_BACKUPS_KEPT": "0"}
    command = [sys.executable, "-m", "bot", "health"]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


async def test_while_the_bot_serves_the_file_is_looked_over(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(watching, "CHECK_SECONDS", 0)
    monkeypatch.setattr(watching, "CHECK_SHARE", 0)
    database = house.settings.database

    async def here() -> State:
        return "here"

    async def logged(part: str) -> None:
        while part not in caplog.text:  # noqa: ASYNC110 - what comes is a line of the log
            await asyncio.sleep(0)

    with caplog.at_level("INFO"):
        async with watching.watched(house.tables.db, house.clock, here):
            away = database.rename(database.with_name("away"))
            await logged("moved, removed or replaced")
            away.rename(database)


async def test_what_could_not_be_noted_is_noted_with_the_next_try(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """The disk may be full just then; the log says it once all the same."""
    concern = Concern(house.tables.db, house.clock, "commands")
    away = house.settings.database.rename(house.settings.database.with_name("away"))
    await concern.note("a sentence.")
    away.rename(house.settings.database)
    assert look(house)["warnings"] == []
    await concern.note("a sentence.")
    assert look(house)["warnings"] == ["a sentence."]
    assert [record.getMessage() for record in caplog.records].count("a sentence.") == 1
    await Concern(house.tables.db, house.clock, "commands").note("")
    assert look(house)["warnings"] == [], "the next process knows better"


STANDING = """
import asyncio, time
from bot.services.upkeep import health

health.STILL_SECONDS, health.BEAT_SECONDS = {still}, 0.05

async def run():
    beating = asyncio.create_task(health._keep_beating())
    await asyncio.sleep(0.2)
    {work}
    beating.cancel()
    await asyncio.gather(beating, return_exceptions=True)
    await asyncio.sleep({still} + 0.2)  # it is no longer watched

asyncio.run(run())
"""


@pytest.mark.parametrize(
    ("work", "status"), [("time.sleep(60)", 1), ("await asyncio.sleep(1.2)", 0)], ids=["it stands", "it goes on"]
)
def test_a_process_whose_loop_stands_still_ends_itself_and_says_where(work: str, status: int) -> None:
    child = [sys.executable, "-c", STANDING.format(work=work, still=0.5)]
    done = subprocess.run(child, capture_output=True, text=True, timeout=50, cwd=ROOT, check=False)
    assert done.returncode == status, done.stderr
    assert ("Timeout" in done.stderr and "in run" in done.stderr) == (status == 1)
