"""What runs in a process beside the bot: one function, done again and again, until the bot has gone.

It imports nothing of the bot but this and what it is to do, so it is ready soon, takes little memory, and cannot reach
anything that the bot has. `services.workers` is its other end.
"""

from __future__ import annotations

import ctypes
import os
import signal
import struct
import sys
from collections.abc import Callable
from faulthandler import cancel_dump_traceback_later, dump_traceback_later
from functools import cache
from itertools import count
from pkgutil import resolve_name
from queue import Empty, SimpleQueue
from threading import Thread
from traceback import format_exc
from typing import BinaryIO, Final

TRIM_EVERY: Final = 20
"""After so many jobs the memory that they have left in pieces goes back to the system: 25 MB of pictures, for 5 ms."""
REST_SECONDS: Final = 0.3
"""The same when there was no job for so long."""
READY: Final = b"ready"
"""What it says first, when jobs may come."""
JOB: Final = struct.Struct("!dI")
"""Stands before a job: the seconds that it may take, and how many bytes it has."""
ANSWER: Final = struct.Struct("!?I")
"""Stands before an answer: whether it is what was asked for, or else what went wrong; and how many bytes it has."""


def serve(name: str, nice: int) -> None:
    """Do what comes in by the input with the function of this name ("module:function", from bytes to bytes), one job
    after the other.

    A step behind the bot (`nice`), deaf to the keyboard and to whoever ends all processes of the bot at once, ended by
    its alarm if a job takes too long, and gone when the bot is gone, also in the middle of a job.
    """
    if hasattr(os, "nice"):  # not on Windows
        os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    jobs: SimpleQueue[tuple[float, bytes]] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, jobs), daemon=True).start()
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever else is written goes where errors go
    do = resolve_name(name)
    answers.write(READY)
    answers.flush()
    for number in count(1):
        if number % TRIM_EVERY == 0:
            trim()
        try:
            seconds, job = jobs.get(timeout=REST_SECONDS)
        except Empty:
            trim()
            seconds, job = jobs.get()
        fine, found = _bounded(seconds, do, job)
        answers.write(ANSWER.pack(fine, len(found)) + found)
        answers.flush()


def _bounded(seconds: float, do: Callable[[bytes], bytes], job: bytes) -> tuple[bool, bytes]:
    """Whether it was done, and what came of it or went wrong; the alarm ends this process if it takes too long, and
    says where it was."""
    dump_traceback_later(seconds, exit=True)  # of a thread that needs no interpreter, on every system
    try:
        return True, do(job)
    except Exception:
        return False, format_exc().encode(errors="backslashreplace")
    finally:
        cancel_dump_traceback_later()


def _listen(given: BinaryIO, jobs: SimpleQueue[tuple[float, bytes]]) -> None:
    """Take in jobs, and leave with the bot: however that ended, the system closes its end of the input."""
    while len(head := given.read(JOB.size)) == JOB.size:
        seconds, length = JOB.unpack(head)
        jobs.put((seconds, given.read(length)))
    os._exit(0)


def trim() -> None:
    """Give memory that is free but lies between what is in use back to the system, where its C library can (glibc)."""
    if (give := _malloc_trim()) is not None:
        give(0)


@cache
def _malloc_trim() -> Callable[[int], int] | None:
    try:
        return ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError, TypeError):  # the last one: on Windows
        return None
