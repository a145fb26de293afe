"""`hourglass` or `python -m bot`: what `bot.command_line` does, and SIGTERM ends it well even before that is loaded."""

from __future__ import annotations

import signal
import sys
from types import FrameType


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    signal.signal(signal.SIGTERM, _nothing_to_close)
    from bot.command_line import main as run  # takes a second

    return run(arguments)


def _nothing_to_close(_number: int, _frame: FrameType | None) -> None:
    """Until something is open that has to be closed in order, the signal simply ends the program."""
    sys.exit(0)


if __name__ == "__main__":
    sys.exit(main())
