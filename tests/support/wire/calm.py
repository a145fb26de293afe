"""The bot as it stands, but that it does nothing in advance, opens direct messages with as many people at once as there
are, waits two seconds instead of ten for what somebody who has decided may decide next, and one instead of sixty before
commands that Discord has refused are brought again. What is drawn in advance takes ten seconds of a processor at each
start, the process that looks for puzzles half of one, the sentences of games that nobody plays a fifth, and each sixth
person would wait ten seconds for direct messages."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Mapping
from pathlib import Path


def run_forked(folder: Path, environment: Mapping[str, str], log: Path) -> None:
    """The same in a process that was forked: in this folder, with this environment, all that it says in that file."""
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    with log.open("ab") as out:
        for stream in (1, 2):
            os.dup2(out.fileno(), stream)
    sys.exit(run())


def run() -> int:
    """`python -m bot`, in calm; returns the exit status."""
    gc.disable()  # while modules are loaded, as in `bot.__main__`, which ends that
    from bot import app, commands
    from bot.__main__ import main
    from bot.services.match import door
    from bot.services.processes import pictures
    from bot.ui.press import talk

    os.environ["HOURGLASS_FRESH_PUZZLES"] = "0"
    commands.FIRST_PAUSE = 1
    door.TURN_SECONDS = 2  # pyright: ignore[reportAttributeAccessIssue, reportConstantRedefinition]
    pictures.WARMING_STEPS = 0  # pyright: ignore[reportAttributeAccessIssue, reportConstantRedefinition]
    talk.AT_ONCE = 10_000  # pyright: ignore[reportAttributeAccessIssue, reportConstantRedefinition]
    app.read_all = lambda: None
    return main([])


if __name__ == "__main__":
    sys.exit(run())
