"""A fifth game is three folders and a recorded match: then everything that holds for a game holds for it."""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.support.copied import copy_everything, run
from tests.support.toys import KEY, TOY


def test_the_checks_of_every_game_run_on_it_too(tmp_path: Path) -> None:
    """In a copy of everything, where the bot's other processes find the game too, as CONTRIBUTING says it is done.

    Pebbles has what the steps ask for and nothing of what they call optional. Here two cannot play it, as they can
    the four: no test of every game may take that for granted.
    """
    copy_everything(tmp_path)
    for layer in ("engine", "render", "bot"):
        shutil.copytree(TOY / layer / KEY, tmp_path / layer / "games" / KEY, dirs_exist_ok=True)
    code = tmp_path / "engine/games" / KEY / "__init__.py"
    code.write_text(code.read_text().replace("players=range(2, 5)", "players=range(3, 5)"))
    recorded = tmp_path / "tests/engine/games" / KEY / "recorded"
    recorded.mkdir(parents=True)
    run(tmp_path, "engine", "record", KEY, str(recorded / "three.json"), "--seats", "3")
    told = run(tmp_path, "pytest", "-q", "-p", "no:cacheprovider", "-k", KEY)
    assert int(told.split(" passed")[0].split()[-1]) > 120
