"""A fifth game is three folders: with them in place everything that holds for a game holds for it."""

from __future__ import annotations

import subprocess
import sys

from tests.support.catalogues import ROOT

RUN = """
import sys
import pytest
from tests.support.toys import toy_game
with toy_game() as key:
    sys.exit(pytest.main(["-q", "-p", "no:cacheprovider", "-k", key, *sys.argv[1:]]))
"""


def test_the_checks_of_every_game_run_on_it_too() -> None:
    """In a process of its own, because pytest asks for the games when it collects."""
    files = ("engine/test_every_game", "bot/test_every_game", "bot/test_limits", "bot/test_secrecy")
    done = subprocess.run(
        [sys.executable, "-c", RUN, *(f"tests/{file}.py" for file in files)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:]
    assert int(done.stdout.split(" passed")[0].split()[-1]) > 60
