"""What runs in a process beside the tests where a test wants it to go wrong; nothing of the bot is imported."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from pkgutil import resolve_name
from time import sleep

DONE = f"{__name__}:done"
KNOWN = f"{__name__}:known"
STUCK = f"{__name__}:stuck"
BEGUN = "HOURGLASS_TEST_BEGUN"


def done(job: bytes) -> bytes:
    """The job backwards; or what its first word says: `hang` makes a file when it has begun, `wait` waits for one."""
    match job.decode().split():
        case ["die", *_]:
            os.kill(os.getpid(), signal.SIGKILL)
        case ["hang", *paths]:
            for path in paths:
                Path(path).touch()
            while True:
                pass
        case ["wait", path]:
            while not Path(path).exists():
                sleep(0.01)
        case ["fail", *_]:
            raise ValueError("this one fails")
        case _:
            print("not an answer")
    return job[::-1]


def stuck(job: bytes) -> bytes:
    """Makes the file that the environment names, and hangs."""
    return done(b"hang " + os.environb[BEGUN.encode()])


def known(job: bytes) -> bytes:
    """What is imported there, once a function ("module:function" and a null byte) has done what follows."""
    name, _, order = job.partition(b"\0")
    resolve_name(name.decode())(order)
    return " ".join(sorted(sys.modules)).encode()
