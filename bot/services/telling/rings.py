"""Whom a person may make the bot ring, and how often: whatever is pressed, nobody is called without bound.

Who causes something is known where a press or a command is answered (`caused`), and stored with what that wishes.
Whoever sends it says whose it is in the same way, and asks before each new message whom that may ring (`Rings.may`).
What the game itself calls for, and what comes with time, is caused by nobody, and never held back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final, NamedTuple

from cachetools import LRUCache

from bot.clock import DAY, HOUR, Clock

MOST_AN_HOUR: Final = 3
"""So often one person rings another within an hour, whatever is pressed."""
AGAIN_AFTER: Final = DAY
"""After so long the same call rings the same person once more."""
MOST_PEOPLE: Final = 10_000
"""Of so many people it is known whom they have rung; who is forgotten, as by a restart, has their bound anew."""


class Cause(NamedTuple):
    """What is rung for.

    by: who has caused it; 0 for nobody.   call: what it calls to; the same call is made once a day.
    once: the same for every try to send one call.
    """

    by: int
    call: str
    once: str


_NOBODY: Final = Cause(0, "", "")
_cause: ContextVar[Cause] = ContextVar("cause", default=_NOBODY)


@contextmanager
def caused(by: int, call: str, once: str) -> Generator[None]:
    """What is wished and sent in this block is caused by a person, or by nobody (0)."""
    before = _cause.set(Cause(by, call, once))
    try:
        yield
    finally:
        _cause.reset(before)


def causer() -> int:
    """Who has caused what is done here; 0 for nobody."""
    return _cause.get().by


class _Ring(NamedTuple):
    at: int
    whom: int
    role: bool
    call: str
    once: str


class Rings:
    """Remembers for a day who has rung whom, in memory alone.

    In the file it would be a list of who calls whom, in every copy of the file for as long as copies are kept. A
    restart costs less: nobody who plays can bring one about, and in its hour one person may ring another six times.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._past: LRUCache[int, list[_Ring]] = LRUCache(MOST_PEOPLE)

    def may(self, whom: int, *, role: bool = False) -> bool:
        """Whether what is sent here may ring somebody, which counts from now on.

        role: `whom` is a role, which rings everybody who has it.
        """
        cause, now = _cause.get(), self._clock.now()
        if cause.by in (0, whom):
            return True
        past = [one for one in self._past.get(cause.by, []) if one.at > now - AGAIN_AFTER]
        before = next((one for one in past if (one.whom, one.call) == (whom, cause.call)), None)
        if before is not None:
            return before.once == cause.once
        lately = [one for one in past if one.at > now - HOUR]
        people = Counter(one.whom for one in lately if not one.role)
        of_roles = sum(one.role for one in lately)
        if of_roles + (max(people.values(), default=0) if role else people[whom]) >= MOST_AN_HOUR:
            return False
        self._past[cause.by] = [*past, _Ring(now, whom, role, cause.call, cause.once)]
        return True
