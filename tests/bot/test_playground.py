"""The playground answers in a browser: the start page and every room."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from engine import registry
from tests.support.catalogues import ROOT


@contextmanager
def running(folder: Path, port: int = 0) -> Iterator[subprocess.Popen[str]]:
    """The program, as a newcomer starts it."""
    known = {name: value for name, value in os.environ.items() if not name.startswith(("HOURGLASS_", "DISCORD_"))}
    env = {**known, "HOURGLASS_PLAYGROUND_PORT": str(port), "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "playground"],
        cwd=folder,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as child:
        try:
            yield child
        finally:
            child.kill()


def fetch(address: str) -> str:
    """A page."""
    with urlopen(address, timeout=20) as answer:
        return answer.read().decode()


def test_the_start_page_and_the_rooms_answer(tmp_path: Path) -> None:
    with running(tmp_path) as child:
        assert child.stdout is not None
        line = child.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+/", line)
        assert found is not None, line + (child.stderr.read() if child.stderr else "")
        home = found[0]
        page = fetch(home)
        for game in registry.games():
            assert game.title in page.replace("&#x27;", "'")
        rooms = json.loads(fetch(f"{home}rooms"))
        assert rooms[0]["key"] == "channel"
        assert rooms[0]["new"] == 1
        assert sum(room["key"].startswith("dm-") for room in rooms) == 4
        shown = fetch(f"{home}go/channel")
        assert "<html" in shown
        assert json.loads(fetch(f"{home}rooms"))[0]["new"] == 0
        assert "<html" in fetch(f"{home}go/{rooms[-1]['key']}")
        with pytest.raises(HTTPError) as caught:
            fetch(f"{home}go/nowhere")
        assert caught.value.code == 404
        assert "start page" in caught.value.read().decode()
        taken = int(home.rsplit(":", 1)[1].rstrip("/"))
        with running(tmp_path, taken) as second:
            assert second.stderr is not None
            said = second.stderr.read()
            assert second.wait(20) == 2
        assert f"HOURGLASS_PLAYGROUND_PORT: port {taken} is taken; choose another one" in said
        assert "Traceback" not in said
        child.send_signal(signal.SIGINT)
        assert child.wait(20) == 0
        assert list(tmp_path.iterdir()) == []
