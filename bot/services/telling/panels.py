"""Where the panels of a match stand in Discord, and what they show."""

from __future__ import annotations

import msgspec

from bot.clock import Clock
from bot.db import cards, matches, pulse
from bot.db import panels as rows
from bot.db.connection import Database
from bot.db.matches import MatchRow
from bot.db.panels import TABLE, PanelRow, Stands
from bot.services.telling import wishes
from bot.services.telling.cards import LOBBY
from bot.services.telling.wishes import Show

__all__ = ["SAID", "TABLE", "PanelRow", "Panels", "Stands"]

SAID = -1
"""The revision of a panel that consists of the plain words of its call so far."""


class Panels:
    """Knows every message that is kept up to date."""

    def __init__(self, db: Database, clock: Clock) -> None:
        self._db = db
        self._clock = clock

    async def place_of(self, match_id: int, panel: Show) -> PanelRow | None:
        """Where a message stands; None if it does not."""
        return await rows.get(self._db, match_id, panel.place)

    async def note_shown(self, stands: PanelRow, match: MatchRow, panel: Show, *, asked: int | None = None) -> None:
        """A panel that stands shows the table now: in one commit it has moved on, and the wish for it is fulfilled.

        The wish stays open if the match has changed meanwhile, or if another message has taken the place of this one.
        asked: what the panel calls for waits since then.
        """
        at = msgspec.structs.replace(stands, revision=match.revision, asked=stands.asked if asked is None else asked)
        async with self._db.write() as tx:
            if await rows.move_on(tx, at):
                await wishes.fulfilled(tx, match.id, panel, match.changes)

    async def posted(
        self,
        match: MatchRow,
        panel: Show,
        at: Stands,
        *,
        asked: int | None = None,
        user_id: int | None = None,
        said: bool = False,
    ) -> None:
        """A panel was posted and shows the table: in one commit it stands there, and the wish for it is fulfilled.

        If the match has changed meanwhile it is wished, whatever was fulfilled where it has stood before.
        said: people were called to it in plain words, and Discord has not taken the rest of it yet: that is wished.
        """
        kind, seat, vote = panel.place
        revision, now = SAID if said else match.revision, self._clock.now()
        row = PanelRow(match.id, kind, seat, at.channel_id, at.message_id, revision, asked, user_id, vote, at.flags)
        async with self._db.write() as tx:
            await rows.put(tx, row)
            if said:
                await wishes.put(tx, match.id, panel, now)
            else:
                await wishes.fulfilled(tx, match.id, panel, match.changes)
                await wishes.put_if_behind(tx, match.id, panel, now, match.changes)

    async def forget(self, stands: PanelRow) -> None:
        """A panel no longer stands."""
        async with self._db.write() as tx:
            await rows.remove(tx, stands)

    async def thread_opened(self, match_id: int, thread_id: int) -> None:
        """A match is played in this thread from now on; its card leads there."""
        async with self._db.write() as tx:
            await matches.set_thread(tx, match_id, thread_id)
            await cards.has_thread(tx, thread_id)
            await cards.show_standing(tx, (LOBBY,), match_id, self._clock.now())

    async def thread_lost(self, match_id: int, thread_id: int) -> None:
        """Somebody has deleted the thread of a match; what stood there is shown again in the next one."""
        async with self._db.write() as tx:
            if await matches.leave_thread(tx, match_id, thread_id):
                await wishes.put(tx, match_id, Show("table"), self._clock.now())

    async def wish_what_is_behind(self, release: str) -> None:
        """Wish the tables whose panel is missing or shows an older revision.

        A card has no revision, and another release may have drawn it, with buttons that nobody answers any more: where
        this one (`bot.release`) starts for the first time, every card of an open table is wished too.
        """
        async with self._db.write() as tx:
            for match_id in await matches.waiting(tx) if await pulse.shows(tx, release) else ():
                await cards.show_standing(tx, (LOBBY,), match_id, self._clock.now())
            for match_id in await matches.behind(tx):
                await wishes.put(tx, match_id, Show("table"), self._clock.now())
