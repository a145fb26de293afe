"""Who goes first: the one place that decides it, by four rules.

**A press waits for nobody.** Its picture is drawn before those of others; what is not drawn within `PATIENCE` follows
as a wish of the outbox, and the answer goes out in words. No lock is held while anything is drawn or sent.

**What can wait gives way** (everything that the outbox shows). At rest it waits for nothing. While presses wait for
their answers, one passes for each press that is answered, whoever has waited longest first, and one after
`LONGEST_SECONDS` without an answer: a flood is answered before what it brings is told, and still everything has its
turn. It waits for the presses at its own match too. It is read when its turn comes, and read anew if somebody presses
at its match before it is sent, so that what is outdated by then is never shown; but only `MOST_TIMES`.

**What is older never stays in place of what is newer.** Where two wanted to change one message at the same time, nobody
knows which of them came last, so it is shown once more (`Showing.again`).

**Discord is never asked too fast.** It takes so many requests of a bot in a second, answers to presses not counted.
Requests begin one by one, evenly (`Ration`); those of what can wait stand behind all others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from contextvars import ContextVar
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count
from typing import Final, TypeVar

from bot.services.errors import Refused

T = TypeVar("T")

PATIENCE: float = 0.5
"""Seconds that an answer waits for its picture. At rest a picture takes a tenth of that."""

LONGEST_SECONDS: Final = 0.25
"""After so long one passes although no press was answered: perhaps Discord is slow to take the answers."""

PRESS_SECONDS: Final = 3.0
"""So long a press goes first: what takes longer (a replay, a request that hangs) is not to slow every table."""

MOST_TIMES: Final = 5
"""So often what can wait is read anew because somebody has pressed at its match."""

ONCE_MORE_SECONDS: Final = 5
"""What has met another request that is still under way is shown once more after so long, if not before."""


class Urgency(IntEnum):
    """Who waits for a picture, the most urgent first."""

    PRESS = 0
    """Somebody who has pressed a button and looks at it."""
    TABLE = 1
    """A message that is brought up to date by itself."""
    REPLAY = 2
    """Pictures of earlier turns, and warming up."""


HEAD_START: Final = {Urgency.PRESS: 0.0, Urgency.TABLE: 3.0, Urgency.REPLAY: 15.0}
"""By so many seconds who is more urgent comes before who has asked earlier, so that in the end everybody is served."""


_can_wait = ContextVar("can_wait", default=False)
"""Whether what runs now shows something that can wait."""


class NotYetDrawn(Refused):
    """Whoever asked for a picture does not wait any longer; never told to a person. Nothing has failed."""

    def __init__(self) -> None:
        super().__init__("not-drawn-yet")


class Showing:
    """One try to show something: who waits for it, and what became of it.

    late:    its picture follows, and words stand in its place.
    missing: its picture could not be drawn.
    remarks: whether it is known by now if a remark of the lesson follows; None if none does.
    again:   after so many seconds it is to be shown once more, because nobody knows what stands there now; or None.
    """

    def __init__(
        self, urgency: Urgency = Urgency.PRESS, *, patience: float | None = None, since: float | None = None
    ) -> None:
        """patience: seconds after which words do, None where only the picture does.   since: it has waited since then,
        in the time of the event loop; None for now."""
        loop = asyncio.get_running_loop()
        self.urgency = urgency
        self.patience = patience
        self.firm = False
        """Whether it is shown whoever presses meanwhile."""
        self.over: asyncio.Future[None] = loop.create_future()
        """Done when nobody waits for its picture any longer; for what can wait, when somebody has pressed."""
        self.due = (loop.time() if since is None else since) + HEAD_START[urgency]
        self.late = self.missing = False
        self.remarks: Callable[[], bool] | None = None
        self.again: int | None = None
        self._until = None if patience is None else loop.time() + patience

    @contextmanager
    def waiting(self) -> Generator[None]:
        """Around the wait for its picture: when its patience is over, nobody waits any longer."""
        alarm = None
        if self._until is not None:
            alarm = asyncio.get_running_loop().call_at(self._until, self.give_up)
        try:
            yield
        finally:
            if alarm is not None:
                alarm.cancel()

    @property
    def whole(self) -> bool:
        """Whether nothing of it is to follow."""
        return not (self.late or self.missing or self.remarks is not None)

    @property
    def remarked(self) -> bool:
        """Whether it has become known while it was on its way what the lesson has to say: showing it may have taken
        the wish for that for its own."""
        return self.remarks is not None and self.remarks()

    @property
    def outdated(self) -> bool:
        """Whether somebody has pressed since it was read, so that it is to be read anew."""
        return self.over.done() and self.patience is None and not self.firm

    def give_up(self) -> None:
        """Nobody waits for its picture any longer."""
        if not self.over.done():
            self.over.set_result(None)


def answering() -> Showing:
    """The answer to a press, in words if need be."""
    return Showing(patience=PATIENCE)


class Line:
    """Those who wait for their turn, in the order of their `Showing.due`."""

    def __init__(self) -> None:
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._numbers = count()

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def stand(self, due: float, turn: asyncio.Future[None] | None = None) -> asyncio.Future[None]:
        """What is done when the turn comes; who stands there already (`turn`) may move forward."""
        turn = turn or asyncio.get_running_loop().create_future()
        heappush(self._waiting, (due, next(self._numbers), turn))
        return turn

    def call(self) -> bool:
        """Let the first one pass who is still there; False if there is none."""
        while self._waiting:
            turn = heappop(self._waiting)[-1]
            if not turn.done():
                turn.set_result(None)
                return True
        return False


class Ration:
    """Lets so many requests begin in a second, evenly: a burst would be refused, and stop all others for a while."""

    def __init__(self, a_second: int) -> None:
        self._pause = 1 / a_second
        self._line = Line()
        self._next: asyncio.Handle | None = None
        """What lets the next one begin; None if none has begun within the last pause."""

    async def turn(self) -> None:
        """Return when a request may begin."""
        loop = asyncio.get_running_loop()
        if self._next is None:
            self._next = loop.call_later(self._pause, self._call)
            return
        await self._line.stand(loop.time() + HEAD_START[Urgency.TABLE if _can_wait.get() else Urgency.PRESS])

    def _call(self) -> None:
        # Each after the one before it, so that none catches up on the time in which the loop stood still.
        called = self._line.call()
        self._next = asyncio.get_running_loop().call_later(self._pause, self._call) if called else None


class RightOfWay:
    """Knows which presses are not answered yet and which requests are under way, and lets what can wait pass."""

    def __init__(self) -> None:
        self._pressed: dict[asyncio.Future[None], int] = {}
        """Until a press is answered (or has gone first for long enough): the match at which it was."""
        self._line = Line()
        self._next: asyncio.Handle | None = None
        """What lets the next one pass; None if nobody stands in line."""
        self._telling: dict[int, list[Showing]] = {}
        """By match: what can wait and is being shown."""
        self._changing: dict[int, list[Showing]] = {}
        """By message: who wants to change it."""

    @contextmanager
    def pressed(self, match_id: int) -> Generator[None]:
        """Around a press at a match, until it is answered."""
        loop = asyncio.get_running_loop()
        answered = loop.create_future()
        self._pressed[answered] = match_id
        for showing in self._telling.get(match_id, ()):
            showing.give_up()
        late = loop.call_later(PRESS_SECONDS, self._over, answered)
        try:
            yield
        finally:
            late.cancel()
            self._over(answered)

    @contextmanager
    def changing(self, message_id: int, showing: Showing) -> Generator[None]:
        """Around whatever changes a message: from reading what it is to show until the request has ended."""
        others = self._changing.setdefault(message_id, [])
        for other in (*others, showing) if others else ():
            other.again = 0
        others.append(showing)
        try:
            yield
        finally:
            others.remove(showing)
            if not others:
                del self._changing[message_id]
            elif showing.again is not None:
                showing.again = ONCE_MORE_SECONDS

    async def giving_way(self, match_id: int, show: Callable[[Showing], Awaitable[T]]) -> T:
        """Show something of a match that can wait. show: reads what it shows, and may begin several times."""
        since = asyncio.get_running_loop().time()
        _can_wait.set(True)  # the task that shows this shows nothing else
        for time in range(MOST_TIMES + 1):
            await self.give_way(since)
            if before := [press for press, match in self._pressed.items() if match == match_id]:
                await asyncio.wait(before)
            showing = Showing(Urgency.TABLE, since=since)
            showing.firm = time == MOST_TIMES
            self._telling.setdefault(match_id, []).append(showing)
            try:
                return await show(showing)
            except NotYetDrawn:
                continue
            finally:
                self._telling[match_id].remove(showing)
                if not self._telling[match_id]:
                    del self._telling[match_id]
        raise AssertionError("the last time nobody is given way")

    async def give_way(self, since: float | None = None) -> None:
        """Return when it is this one's turn: at once if no press waits and nobody stands in line."""
        if not self._pressed and self._next is None:
            return
        loop = asyncio.get_running_loop()
        turn = self._line.stand(loop.time() if since is None else since)
        if self._next is None:
            self._call_next(loop)
        await turn

    def _over(self, answered: asyncio.Future[None]) -> None:
        """A press does not go first any more."""
        if self._pressed.pop(answered, None) is None:
            return
        answered.set_result(None)
        if self._next is not None:
            self._next.cancel()
            self._call()

    def _call(self) -> None:
        self._next = None
        self._line.call()
        if self._line:
            self._call_next(asyncio.get_running_loop())

    def _call_next(self, loop: asyncio.AbstractEventLoop) -> None:
        # One by one, so that whoever presses meanwhile finds no crowd.
        self._next = loop.call_later(LONGEST_SECONDS, self._call) if self._pressed else loop.call_soon(self._call)
