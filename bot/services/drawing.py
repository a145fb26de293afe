"""What runs in the process in which pictures are drawn, and how it is talked with. It imports nothing but the pictures
and the rules.

It reads orders from its input and writes what it has drawn to its output, one after the other, until the bot has gone.
Everything that it keeps is kept by what it depends on, so a new process draws the same, only slower at first.
"""

from __future__ import annotations

import os
import signal
import struct
import sys
from itertools import count
from select import select
from typing import Final

from bot.services.workers import WorkerError, bounded, trim

NICE: Final = 5
"""Behind the bot, which answers in words whatever is drawn; before the computers, which think."""
TRIM_EVERY: Final = 20
"""After so many pictures the memory that drawing has left in pieces goes back to the system: some 25 MB, for 5 ms."""
REST_SECONDS: Final = 0.3
"""The same when nothing was ordered for so long."""
READY: Final = b"ready"
"""What it says first, when orders may come."""
ORDER: Final = struct.Struct("!dI")
"""Stands before an order: the seconds that it may take, and how many bytes it has."""
ANSWER: Final = struct.Struct("!?I")
"""Stands before an answer: whether it is what was ordered, or else what went wrong; and how many bytes it has."""


def serve() -> None:
    """Draw until the orders end; deaf to the keyboard and to whoever ends all processes of the bot at once."""
    os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    from render.drawing import drawn  # here, because the bot reads this module too, and draws nothing

    orders, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever else is written goes where errors go
    try:
        answers.write(READY)
        answers.flush()
        for number in count(1):
            if not select([orders], [], [], REST_SECONDS)[0]:
                trim()
            if len(head := orders.read(ORDER.size)) < ORDER.size:
                return
            seconds, length = ORDER.unpack(head)
            try:
                fine, found = True, bounded(seconds, drawn, (orders.read(length),))
            except WorkerError as error:
                fine, found = False, str(error).encode()
            answers.write(ANSWER.pack(fine, len(found)))
            answers.write(found)
            answers.flush()
            if number % TRIM_EVERY == 0:
                trim()
    except BrokenPipeError:
        # The bot has gone, and nobody is left to tell.
        os._exit(0)
