"""What runs in a process beside the tests where a test wants it to go wrong; no more of the bot is imported than runs
there anyway."""

from __future__ import annotations

import os
import signal
import sys
from itertools import count
from pathlib import Path
from pkgutil import resolve_name
from stat import S_ISFIFO

from bot.services.processes.working import ANSWER

DONE = f"{__name__}:done"
KNOWN = f"{__name__}:known"
STUCK = f"{__name__}:stuck"
BEGUN = "HOURGLASS_TEST_BEGUN"


def done(job: bytes) -> bytes:
    """The job backwards; or what its first word says: `hang` makes a file when it has begun, `wait` waits for the other
    end of a pipe."""
    match job.decode().split():
        case ["die", *_]:
            os.kill(os.getpid(), signal.SIGKILL)
        case ["hang", *paths]:
            for path in paths:
                Path(path).touch()
            while True:
                pass
        case ["wait", path]:
            Path(path).read_bytes()
        case ["flood", path]:
            _flood(Path(path))
        case ["fail", *_]:
            raise ValueError("this one fails")
        case ["unspeakable", *_]:
            raise ValueError(os.fsdecode(b"\xff"))
        case _:
            print("not an answer")
    return job[::-1]


def _flood(path: Path) -> None:
    """Writes an answer that has no end in sight, and makes a file when 8 MB of it have gone off."""
    answers = next(fd for fd in range(3, 100) if _is_pipe(fd))
    os.write(answers, ANSWER.pack(True, 2**31))
    for number in count():
        os.write(answers, bytes(2**16))
        if number == 2**7:
            path.touch()


def _is_pipe(fd: int) -> bool:
    try:
        return S_ISFIFO(os.fstat(fd).st_mode)
    except OSError:
        return False


def stuck(job: bytes) -> bytes:
    """Makes the file that the environment names, and hangs."""
    return done(b"hang " + os.environb[BEGUN.encode()])


def known(job: bytes) -> bytes:
    """What is imported there, once a function ("module:function" and a null byte) has done what follows."""
    name, _, order = job.partition(b"\0")
    resolve_name(name.decode())(order)
    return " ".join(sorted(sys.modules)).encode()
