"""The commands of deploy/README.md, run as they are written there: by a shell, with `hourglass` on its path, and with
folders of the test in the place of those of the system."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.clock import SystemClock
from tests.support.catalogues import ROOT
from tests.support.clock import FakeClock
from tests.support.people import BEN, at_turn, started
from tests.support.tables import house_at

README = (ROOT / "deploy/README.md").read_text(encoding="utf-8")
BLOCKS = [block.replace("\n   ", "\n") for block in re.findall(r"```sh\n(.*?)```", README, re.DOTALL)]


def block_with(text: str) -> str:
    """The one block of commands that has this."""
    (found,) = [block for block in BLOCKS if text in block]
    return found


def inline(start: str, text: str = README) -> list[str]:
    """The commands within sentences that begin so, each once."""
    return list(dict.fromkeys(re.findall(rf"`((?:[A-Z_]+=\S+ )*hourglass {start}[^`]*)`", text)))


DOCKER = """#!/bin/sh
# `docker compose -f FILE` in the words that stand in README: what is run in the container is run here.
shift 3
case "$1" in
  exec) shift 2; exec "$@" ;;
  run)
    shift 2
    test "$1" = -e && { export "$2"; shift 2; }
    test "$1 $2 $3" = "--entrypoint hourglass hourglass" || exit 64
    shift 3
    exec hourglass "$@" ;;
  build) test -n "$VERSION" ;;
  stop|up) ;;
  *) exit 64 ;;
esac
"""


class Machine:
    """A machine with the program in /opt/hourglass and its data in /var/lib/hourglass."""

    def __init__(self, top: Path) -> None:
        self.top = top
        self.data = top / "var/lib/hourglass"
        self.database = self.data / "house.sqlite3"
        programs = top / "opt/hourglass/bin"
        for folder in (self.data / "backups", programs):
            folder.mkdir(parents=True)
        (top / "var/lib/private").symlink_to(top / "var/lib")
        (top / "data").symlink_to(self.data)
        for name in ("bot", "CHANGELOG.md"):
            (top / name).symlink_to(ROOT / name)
        asked = f'#!/bin/sh\nPYTHONPATH="{ROOT}" exec "{sys.executable}" -m bot "$@"\n'
        told = f'#!/bin/sh\necho "$@" >> "{top}/systemctl"\n'
        for name, text in (("hourglass", asked), ("systemctl", told), ("docker", DOCKER)):
            (programs / name).write_text(text, encoding="utf-8")
            (programs / name).chmod(0o755)
        self._path = f"{programs}:{os.environ['PATH']}"

    def run(self, commands: str) -> subprocess.CompletedProcess[str]:
        """What a shell says to them, at the first one that fails."""
        here = re.sub(r"(?<!\w)/(?=opt/|var/|data/)", f"{self.top}/", commands).replace(
            "hourglass.sqlite3", self.database.name
        )
        settings = {"PATH": self._path, "HOURGLASS_DATABASE": str(self.database), "LANG": "C.UTF-8"}
        return subprocess.run(
            ["sh", "-ec", here], cwd=self.top, env=settings, capture_output=True, text=True, check=False
        )


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


async def test_the_health_of_a_bot_that_works(machine: Machine) -> None:
    health = block_with("hourglass health")
    nothing = machine.run(health)
    assert nothing.returncode == 1, nothing.stderr
    async with house_at(machine.data, clock=FakeClock(SystemClock().now())) as house:
        await house.match.sweep.run()
        done = machine.run(health)
    assert json.loads(done.stdout)["problems"] == []
    assert done.returncode == 0


async def test_a_copy_is_made_tried_and_put_back_while_the_unit_is_stopped(machine: Machine) -> None:
    async with house_at(machine.data) as house:
        table = await started(house, BEN)
        (backup,) = inline("backup FILE")
        made = machine.run(backup)
        assert made.returncode == 0, made.stderr
        await house.match.steps.act(table.row.id, at_turn(table), table.row.revision, 0)
    (check,) = inline("restore --check FILE")
    tried = machine.run(check)
    assert (tried.returncode, "1 matches checked, 0 in trouble" in tried.stdout) == (0, True), tried.stderr
    shutil.copy(machine.top / "FILE", machine.data / "backups/FILE")
    for where in ("systemctl stop", "restore /data/backups/FILE"):
        done = machine.run(block_with(where))
        assert done.returncode == 0, done.stderr
        async with house_at(machine.data) as house:
            assert (await house.tables.load(table.row.id)).row.revision == table.row.revision
            await house.match.steps.act(table.row.id, at_turn(table), table.row.revision, 0)
    assert (machine.top / "systemctl").read_text() == "stop hourglass\nstart hourglass\n"


@pytest.mark.parametrize("docker", [False, True])
async def test_the_way_of_an_upgrade(machine: Machine, docker: bool) -> None:
    steps = README[README.index("## Upgrade") : README.index("## Downgrade")]
    written = [line for line in inline("", steps) if "before-upgrade" in line]
    async with house_at(machine.data) as house:
        await started(house, BEN)
        checked = machine.run(block_with("compose.yaml build") if docker else "\n".join(written))
    assert (checked.returncode, "1 matches checked, 0 in trouble" in checked.stdout) == (0, True), checked.stderr


def test_every_command_that_it_names_is_there(machine: Machine) -> None:
    told = machine.run("hourglass --help").stdout
    named = {line.split("hourglass ")[1].split()[0] for line in inline("[a-z]")}
    assert {"backup", "failures", "field", "health", "playground", "restore", "verify"} <= named
    for command in named:
        assert re.search(rf"^    {command} ", told, re.MULTILINE), command


@pytest.mark.soak
def test_it_is_installed_from_a_checkout_with_the_packages_that_were_tested(machine: Machine) -> None:
    """Needs the registry of Python's packages."""
    checkout = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, capture_output=True, check=True)
    subprocess.run(["tar", "x"], cwd=machine.top, input=checkout.stdout, check=True)
    shutil.rmtree(machine.top / "opt")
    done = machine.run(block_with("--require-hashes"))
    assert done.returncode == 0, done.stderr
    assert machine.run("/opt/hourglass/bin/hourglass --version").stdout.startswith("hourglass ")
