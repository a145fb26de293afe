"""What one person may ask of the bot in a short time, so that a flood of presses makes nobody else wait.

Everybody has a purse of tokens that fills again with time; whatever is asked costs some. A person with two hands never
gets to the bottom of it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.services.errors import Refused

FULL = 200.0
"""Tokens in a full purse."""

A_SECOND = 10.0
"""Tokens that come back in a second."""

PRESS, COMMAND, COSTLY = 1, 4, 10
"""What is asked costs so much: a press; a command; what draws pictures of the past or reads a whole history."""

AT_ONCE, COSTLY_AT_ONCE = 4, 2
"""How much one person has done at the same time, and how much of what is costly; the rest waits for that person."""

MOST_PEOPLE, MOST_INTERACTIONS = 10_000, 5_000
"""Of the newest ones so many are remembered. What Discord delivers again, it does within seconds after a lost
connection; five thousand presses take the bot more than a minute and a half."""


class Bounds:
    """Counts what everybody asks for. What it forgets (the longest unseen first) only gives somebody a full purse."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._purses: LRUCache[int, tuple[float, float]] = LRUCache(MOST_PEOPLE)
        self._seen: LRUCache[int, bool] = LRUCache(MOST_INTERACTIONS)
        self._turns: WeakValueDictionary[tuple[int, bool], asyncio.Semaphore] = WeakValueDictionary()

    def is_new(self, interaction_id: int) -> bool:
        """Whether an interaction comes for the first time; Discord may deliver one twice."""
        if interaction_id in self._seen:
            return False
        self._seen[interaction_id] = True
        return True

    def pay(self, user_id: int, cost: float) -> None:
        """Take tokens out of a person's purse. Raises Refused `too-fast` if there are not enough in it."""
        now = self._now()
        tokens, since = self._purses.get(user_id, (FULL, now))
        tokens = min(FULL, tokens + (now - since) * A_SECOND)
        enough = tokens >= cost
        self._purses[user_id] = (tokens - cost if enough else tokens, now)
        if not enough:
            raise Refused("too-fast")

    @asynccontextmanager
    async def turn(self, user_id: int, *, costly: bool = False) -> AsyncGenerator[None]:
        """Wait until the person has little else under way, or little else of what is costly."""
        most = COSTLY_AT_ONCE if costly else AT_ONCE
        async with self._turns.setdefault((user_id, costly), asyncio.Semaphore(most)):
            yield
