"""`hourglass` or `python -m bot`: what `bot.command_line` does, and SIGTERM ends it well even before that is loaded."""

from __future__ import annotations

import gc
import os
import signal
import sys
from types import FrameType


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    signal.signal(signal.SIGTERM, _end_at_once)
    gc.disable()
    from bot.command_line import main as run  # takes half a second

    # What is loaded stays: to look through it again and again took a tenth of a second.
    gc.freeze()
    gc.enable()
    signal.signal(signal.SIGTERM, _end_in_order)
    return run(arguments)


def _end_at_once(_number: int, _frame: FrameType | None) -> None:
    """While modules are loaded nothing is open yet.

    An exception would do harm there: raised in a callback of the import system it is swallowed, the lock of all imports
    stays held, and the program goes on until the next thread wants a module, which then waits for ever.
    """
    os._exit(0)


def _end_in_order(_number: int, _frame: FrameType | None) -> None:
    """From then on what is open is closed on the way out."""
    sys.exit(0)


if __name__ == "__main__":
    sys.exit(main())
