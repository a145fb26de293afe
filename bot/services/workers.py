"""What the processes beside the bot's own have in common. They import nothing of the bot but what runs in them."""

from __future__ import annotations

import ctypes
import signal
from collections.abc import Callable
from functools import cache
from traceback import format_exc
from typing import Any, TypeVar

T = TypeVar("T")


class WorkerError(Exception):
    """What went wrong in another process, as text: the error itself may not survive the way back."""


def bounded(seconds: float, job: Callable[..., T], given: tuple[Any, ...]) -> T:
    """Do the job; the process is ended by its alarm if that takes too long. Raises WorkerError."""
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return job(*given)
    except Exception:
        raise WorkerError(format_exc()) from None
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def trim() -> None:
    """Give memory that is free but lies between what is in use back to the system, where its C library can (glibc)."""
    if (give := _malloc_trim()) is not None:
        give(0)


@cache
def _malloc_trim() -> Callable[[int], int] | None:
    try:
        return ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError):
        return None
