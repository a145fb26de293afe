"""What keeps the bot running does not start it again where that does not help: exit status 2."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.support.catalogues import ROOT

SCRIPT = ROOT / "deploy" / "run.sh"


@contextmanager
def container(folder: Path, program: str) -> Iterator[subprocess.Popen[str]]:
    """The script as the container runs it, with another program in the bot's place."""
    bot = folder / "hourglass"
    bot.write_text(f"#!/bin/sh\n{program}\n")
    bot.chmod(0o755)
    environment = {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"}
    with subprocess.Popen(
        ["sh", str(SCRIPT), "run"], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as child:
        try:
            yield child
        finally:
            child.kill()


@pytest.mark.parametrize("status", [0, 1, 3])
def test_the_container_ends_as_the_bot_does(tmp_path: Path, status: int) -> None:
    with container(tmp_path, f'echo "$1"; exit {status}') as child:
        assert child.wait() == status
        assert child.stdout is not None
        assert child.stdout.read() == "run\n"


def test_the_container_stays_where_starting_again_does_not_help(tmp_path: Path) -> None:
    with container(tmp_path, "echo 'the token is wrong' >&2; exit 2") as child:
        assert child.stderr is not None
        assert child.stderr.readline() == "the token is wrong\n"
        assert "Mend it" in child.stderr.readline()
        assert child.poll() is None
        child.send_signal(signal.SIGTERM)
        assert child.wait() == 2


@pytest.mark.parametrize("status", [0, 2])
def test_the_container_tells_the_bot_to_stop_and_waits_for_it(tmp_path: Path, status: int) -> None:
    waiting = f"trap 'echo closed; exit {status}' TERM; echo ready; while :; do sleep 0.05; done"
    with container(tmp_path, waiting) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == "ready\n"
        child.send_signal(signal.SIGTERM)
        assert child.wait() == status
        assert child.stdout.read() == "closed\n"


def test_what_deploys_it_says_so() -> None:
    unit = (ROOT / "deploy/hourglass.service").read_text(encoding="utf-8")
    assert re.search(r"^RestartPreventExitStatus=2$", unit, re.MULTILINE)
    compose = (ROOT / "deploy/compose.yaml").read_text(encoding="utf-8")
    image = (ROOT / "deploy/Dockerfile").read_text(encoding="utf-8")
    place = re.search(r"^COPY deploy/run.sh (\S+)$", image, re.MULTILINE)
    assert place is not None
    assert f'entrypoint: ["sh", "{place[1]}"]' in compose
