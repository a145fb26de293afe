"""A fifth game is three folders and a recorded match: then everything that holds for a game holds for it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.support.catalogues import ROOT
from tests.support.toys import KEY, TOY

CODE = ("bot", "deploy", "docs", "engine", "migrations", "render", "tests")


def run(house: Path, *arguments: str) -> str:
    """What a module of the copy prints. It must end well."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "HOURGLASS_"))}
    done = subprocess.run(
        [sys.executable, "-m", *arguments], cwd=house, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    return done.stdout


def share_what_is_compiled(house: Path) -> None:
    """What Python has compiled of the original serves the copy: to compile all of it takes longer than its tests.

    Where it lies beside the code it has been copied with it.
    """
    if sys.pycache_prefix is not None:
        compiled = Path(sys.pycache_prefix)
        place = compiled / house.relative_to("/")
        if not place.exists():  # else a run before has left it there
            place.parent.mkdir(parents=True, exist_ok=True)
            place.symlink_to(compiled / ROOT.relative_to("/"))


def test_the_checks_of_every_game_run_on_it_too(tmp_path: Path) -> None:
    """In a copy of everything, where the bot's other processes find the game too, as CONTRIBUTING says it is done.

    Pebbles has what the steps ask for and nothing of what they call optional. Here two cannot play it, as they can
    the four: no test of every game may take that for granted.
    """
    for name in CODE:
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("examples", "pictures"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    share_what_is_compiled(tmp_path)
    for layer in ("engine", "render", "bot"):
        shutil.copytree(TOY / layer / KEY, tmp_path / layer / "games" / KEY, dirs_exist_ok=True)
    code = tmp_path / "engine/games" / KEY / "__init__.py"
    code.write_text(code.read_text().replace("players=range(2, 5)", "players=range(3, 5)"))
    recorded = tmp_path / "tests/engine/games" / KEY / "recorded"
    recorded.mkdir(parents=True)
    run(tmp_path, "engine", "record", KEY, str(recorded / "three.json"), "--seats", "3")
    told = run(tmp_path, "pytest", "-q", "-p", "no:cacheprovider", "-k", KEY)
    assert int(told.split(" passed")[0].split()[-1]) > 120
