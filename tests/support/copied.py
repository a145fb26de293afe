"""A copy of everything, to which a game or a feature is added."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.support.catalogues import ROOT

CODE = ("bot", "deploy", "docs", "engine", "migrations", "render", "tests")


def run(house: Path, *arguments: str) -> str:
    """What a module of the copy prints. It must end well."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "HOURGLASS_"))}
    done = subprocess.run(
        [sys.executable, "-m", *arguments], cwd=house, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    return done.stdout


def copy_everything(house: Path) -> None:
    """Copy the program, its documents and its tests, without pictures."""
    for name in CODE:
        shutil.copytree(ROOT / name, house / name, ignore=shutil.ignore_patterns("examples", "pictures"))
    shutil.copy(ROOT / "pyproject.toml", house)
    share_what_is_compiled(house)


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
