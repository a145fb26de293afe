"""Presses go first: what follows from them (panels, the desks of others, pictures that come later) waits its turn.

At rest nothing waits. While presses wait for their answers, one passes for each press that is answered, whoever has
waited longest first: a flood is answered before what it brings is told, and still everything has its turn. What waits
is told as it stands when its turn comes, so the steps of a match meanwhile become one message, and what is outdated by
then is not made at all.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

LONGEST_SECONDS: Final = 0.25
"""After so long one passes although no press was answered: perhaps Discord is slow to take the answers."""

PRESS_SECONDS: Final = 3.0
"""So long a press goes first: what takes longer (a replay, a request that hangs) is not to slow every table."""


class RightOfWay:
    """Knows whether presses wait, and lets what can wait pass."""

    def __init__(self) -> None:
        self._pressed: set[object] = set()
        self._line: deque[asyncio.Future[None]] = deque()
        self._next: asyncio.Handle | None = None
        """What lets the next one pass; None if nobody stands in line."""

    @contextmanager
    def pressed(self) -> Generator[None]:
        """Around a press, until it is answered."""
        press = object()
        self._pressed.add(press)
        late = asyncio.get_running_loop().call_later(PRESS_SECONDS, self._over, press)
        try:
            yield
        finally:
            late.cancel()
            self._over(press)

    def _over(self, press: object) -> None:
        """A press does not go first any more."""
        if press not in self._pressed:
            return
        self._pressed.remove(press)
        if self._next is not None:
            self._next.cancel()
            self._call()

    async def give_way(self) -> None:
        """Return when it is this one's turn: at once if no press waits and nobody stands in line."""
        if not self._pressed and self._next is None:
            return
        turn = asyncio.get_running_loop().create_future()
        self._line.append(turn)
        if self._next is None:
            self._call_next(turn.get_loop())
        await turn

    def _call(self) -> None:
        """Let the first one pass who is still there."""
        self._next = None
        while self._line:
            turn = self._line.popleft()
            if not turn.done():
                turn.set_result(None)
                break
        if self._line:
            self._call_next(self._line[0].get_loop())

    def _call_next(self, loop: asyncio.AbstractEventLoop) -> None:
        # One by one, so that whoever presses meanwhile finds no crowd.
        self._next = loop.call_later(LONGEST_SECONDS, self._call) if self._pressed else loop.call_soon(self._call)
