"""Panels that were shown without their picture because none could be drawn: each is shown once more a little later.

What ended the processes that draw is mostly over by then (no memory left for a moment, say), and the people of a match
may not look again before they are called. A picture that is not drawn then either is left until the next step. After a
restart nothing of it is known: the next step or look draws it.
"""

from __future__ import annotations

from typing import Final

from cachetools import LRUCache

from bot.clock import Clock
from bot.services.outbox import Outbox
from bot.services.pictures import GIVEN_UP_SECONDS
from bot.services.wishes import Panel

AGAIN_SECONDS: Final = round(GIVEN_UP_SECONDS) + 60
MOST = 1000


class Redraw:
    """Wishes them again when they are due."""

    def __init__(self, outbox: Outbox, clock: Clock) -> None:
        self._outbox = outbox
        self._clock = clock
        self._due: dict[tuple[int, Panel], int] = {}
        self._known = LRUCache[tuple[int, Panel], int](MOST)
        """The revision at which each has missed its picture the last time."""

    def missed(self, match_id: int, revision: int, panel: Panel) -> None:
        """A panel is about to be shown without its picture."""
        place = match_id, panel
        if self._known.get(place) != revision:
            self._known[place] = revision
            self._due[place] = self._clock.now() + AGAIN_SECONDS

    async def run(self) -> None:
        """Wish what is due now."""
        now = self._clock.now()
        for place in [place for place, at in self._due.items() if at <= now]:
            await self._outbox.wish(*place)
            del self._due[place]
