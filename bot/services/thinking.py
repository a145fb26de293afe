"""What runs in the processes in which computers think. It imports nothing but the rules and the players.

A worker that is spawned would run the program's main module again, and with it import Discord, the database and the
pictures; `Worker` leaves that out. So a worker is ready sooner, takes a fraction of the memory, and cannot reach
anything that the bot has.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from multiprocessing import connection, parent_process
from multiprocessing.context import SpawnContext, SpawnProcess
from threading import Thread
from traceback import format_exc
from types import ModuleType
from typing import Any, Final, TypeVar

from engine.players.choose import advise, choose

__all__ = ["NICE", "ThoughtError", "Workers", "advise", "begin", "bounded", "choose"]

T = TypeVar("T")

NICE: Final = 10


class ThoughtError(Exception):
    """What went wrong in a worker, as text: the error itself may not survive the way back."""


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


def bounded(seconds: float, job: Callable[..., T], given: tuple[Any, ...]) -> T:
    """Do the job; the process is ended by its alarm if that takes too long. Raises ThoughtError."""
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return job(*given)
    except Exception:
        raise ThoughtError(format_exc()) from None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _leave_with(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(0)
