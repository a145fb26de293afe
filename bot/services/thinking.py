"""What runs in the processes in which computers think. It imports nothing but the rules and the players.

A worker that is spawned would run the program's main module again, and with it import Discord, the database and the
pictures; `Worker` leaves that out. So a worker is ready sooner, takes a fraction of the memory, and cannot reach
anything that the bot has.
"""

from __future__ import annotations

import os
import signal
import sys
from multiprocessing import connection, parent_process
from multiprocessing.context import SpawnContext, SpawnProcess
from threading import Thread
from types import ModuleType
from typing import Final

from bot.services.workers import bounded
from engine.players.choose import advise, choose

__all__ = ["NICE", "Workers", "advise", "begin", "bounded", "choose"]

NICE: Final = 10


class Worker(SpawnProcess):
    """A process that does not run the program's main module again."""

    def start(self) -> None:
        """Start it. What is spawned is told the path of whatever main module it finds, so it finds an empty one."""
        main = sys.modules["__main__"]
        sys.modules["__main__"] = ModuleType("__main__")
        try:
            super().start()
        finally:
            sys.modules["__main__"] = main


class Workers(SpawnContext):
    """Starts such processes."""

    Process = Worker  # pyright: ignore[reportAssignmentType]


def begin() -> None:
    """Set a worker up: behind everything else, deaf to the keyboard, and gone when the bot is gone."""
    os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None
    Thread(target=_leave_with, args=(parent.sentinel,), daemon=True).start()


def _leave_with(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(0)
