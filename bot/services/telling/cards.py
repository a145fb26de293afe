"""Cards: what stands in Discord and is kept up to date. Services only say that one is to be shown, with the change that
it tells of: `show(tx, KIND, about, person, at)`. What it shows is read off the rows when it is shown.

A kind of cards is one function in a module of `bot.ui.stands`:

    @card(KIND, marks=…)        # of what the custom ids of its buttons begin: how one is found that nobody knows
    async def shows(house, row, showing) -> Card | Gone | Later: ...

It looks things up and says what is to stand there now: a `Card` (a page, in direct messages of `row.person` or in a
room; a line for the notification, whom that calls), `Gone` (nothing), `Later` (nothing before a time, as in quiet
hours: only for what does not stand yet). `Card.since` names the occasion: of another one a new message is posted.
`stood` and `over` are done in the commit that notes that its message stands, or that it is looked after no more.
Everything else is the deliverer's (`bot.ui.stands.deliverer`): it posts, edits, deletes, finds again after a lost
answer or a kill, waits, tries again after growing pauses. What shows the same is not edited.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection
from math import ceil
from typing import Final, Protocol

import msgspec

from bot.clock import Clock
from bot.db import cards as rows
from bot.db import matches
from bot.db.cards import (
    FULL,
    INVITED,
    LOBBY,
    LOBBY_ELSEWHERE,
    OFTEN_LEAVES,
    REMINDER,
    THREAD_REMINDER,
    CardRow,
    show_all,
)
from bot.db.connection import Database
from bot.db.matches import MatchRow
from bot.db.panels import Stands
from bot.db.transactions import Change, Reading
from bot.services.errors import StorageError, where
from bot.services.telling.outbox import LONGEST_OUT_OF_REACH, Postponed, TryLater
from bot.services.telling.queue import Queue
from bot.services.telling.rings import causer

__all__ = [
    "FULL",
    "INVITED",
    "LOBBY",
    "LOBBY_ELSEWHERE",
    "OFTEN_LEAVES",
    "REMINDER",
    "THREAD_REMINDER",
    "CardRow",
    "Cards",
    "Change",
    "show",
    "show_all",
]

log = logging.getLogger(__name__)

AT_ONCE: Final = 50
"""So many cards are shown at the same time: a slow one holds up nobody, and a thousand do not flood the process."""

Hook = Callable[[Change], Awaitable[None]]
"""What belongs into the commit that notes something."""


class Delivers(Protocol):
    """Brings a card up to date in Discord."""

    async def deliver(self, row: CardRow) -> None:
        """Post it, edit it, or take it away, and note that. Raises TryLater, Postponed."""
        ...


async def show(tx: Change, kind: str, about: int, person: int, at: int, *, by: int | None = None) -> None:
    """A card is to be shown as it is, from a time on; it folds with what is owed of it already.

    person: whose it is, 0 for everybody's; where each server has one, the server.
    by: who has caused it, where it comes of what somebody did before; otherwise whose press is answered.
    """
    await rows.show(tx, kind, about, person, at, causer() if by is None else by)


class Cards(Queue):
    """The queue of the cards: each is shown for itself, and what has become of it is noted."""

    def __init__(self, db: Database, clock: Clock) -> None:
        super().__init__(db, clock, "cards", AT_ONCE)
        self._delivers: Delivers | None = None
        db.listen(rows.TOPIC, self.wake)

    def start(self, delivers: Delivers) -> None:
        """Begin to show; must be called outside of the code that Discord's events run."""
        self._delivers = delivers
        self._begin()

    # --- what services and kinds ask

    async def get(self, number: int) -> CardRow | None:
        """A card as it stands now."""
        return await rows.get(self._db, number)

    async def of(self, kind: str, about: int, person: int = 0) -> CardRow | None:
        """The card of a kind about something; None if none is looked after."""
        return await rows.of(self._db, kind, about, person)

    async def put(self, kind: str, match: MatchRow, stands: Stands, shows: str, *, whole: bool, since: int = 1) -> None:
        """A message about a match stands that was posted as an answer.

        match: as it was shown.   whole: whether nothing of it is to follow.
        """
        async with self._db.write() as tx:
            behind = not whole or await matches.changes(tx, match.id) != match.changes
            at = self._clock.now() if behind else None
            await rows.put(tx, kind, match.id, 0, stands, since, shows, at)

    async def again(self, about: int, *kinds: str) -> None:
        """Every card of these kinds about something that is looked after is to be shown once more."""
        async with self._db.write() as tx:
            await rows.show_standing(tx, kinds, about, self._clock.now())

    async def answered(self, kind: str, about: int, person: int, says: str) -> None:
        """The answer to a press on its message says that."""
        async with self._db.write() as tx:
            await rows.answered(tx, kind, about, person, says)

    async def is_gone(self, message_id: int) -> None:
        """A message was deleted: if a card stood there that is wanted, it is posted anew."""
        if await rows.is_card(self._db, message_id):
            async with self._db.write() as tx:
                await rows.is_gone(tx, message_id, self._clock.now())

    async def let_go(self, message_id: int) -> None:
        """A message shows something else from now on: no card looks after it."""
        async with self._db.write() as tx:
            await rows.let_go(tx, message_id)

    async def place_is_back(self, channels: Collection[int]) -> None:
        """Something has changed that may let the bot write in these channels again."""
        async with self._db.write() as tx:
            await rows.hasten(tx, channels, self._clock.now())

    async def bound(self, tx: Change) -> None:
        """What was put off by a clock that was ahead does not wait for that time."""
        await rows.bound(tx, self._clock.now(), LONGEST_OUT_OF_REACH)

    # --- what the deliverer notes

    async def as_it_stands(self, row: CardRow) -> CardRow | None:
        """A card as it stands, with the version of which it is known what it is to show."""
        found = await rows.get(self._db, row.id)
        return None if found is None else msgspec.structs.replace(found, version=row.version)

    async def posting(self, row: CardRow, channel_id: int) -> None:
        """A message is posted there now."""
        async with self._db.write() as tx:
            await rows.posting(tx, row, channel_id)

    async def posted(self, row: CardRow, stands: Stands, since: int, stood: Hook) -> CardRow | None:
        """Its message stands there; the row as it is then, None if it is gone."""
        async with self._db.write() as tx:
            await rows.posted(tx, row, stands, since)
            await stood(tx)
        return await self.as_it_stands(row)

    async def note_shown(self, row: CardRow, shows: str, says: str, *, again_in: int | None = None) -> None:
        """It shows that; again_in: after so many seconds it is to be shown once more."""
        at = None if again_in is None else self._clock.now() + again_in
        async with self._db.write() as tx:
            await rows.note_shown(tx, row, shows, says, at)
            tx.announce(rows.TOPIC)

    async def taken_away(self, row: CardRow) -> CardRow | None:
        """Its message does not stand any more; the row as it is then, None if it is gone."""
        async with self._db.write() as tx:
            await rows.taken_away(tx, row)
        return await self.as_it_stands(row)

    async def end(self, row: CardRow, over: Hook) -> None:
        """It is looked after no more, unless it is to be shown again since."""
        async with self._db.write() as tx:
            if await rows.end(tx, row):
                await over(tx)

    async def put_off(self, row: CardRow, at: int) -> None:
        """Its time comes later."""
        async with self._db.write() as tx:
            await rows.put_off(tx, row.id, row.version, max(at, self._clock.now() + 1))
            tx.announce(rows.TOPIC)

    # --- inside

    async def _due(self, look: Reading, now: int, busy: list[int]) -> list[int]:
        return await rows.due(look, now, busy)

    async def _next_time(self, look: Reading, now: int) -> int | None:
        return await rows.next_time(look, now)

    async def _work(self, number: int) -> int:
        seen = self._rounds
        row = await rows.get(self._db, number)
        if row is not None and row.next_try_at is not None:
            await self._show(row)
        return seen

    def _failed_itself(self, number: int, error: Exception) -> None:
        if not isinstance(error, StorageError):  # of which the operator knows
            log.error("cards: it cannot be seen what is to be shown: %s", where(error))

    async def _show(self, row: CardRow) -> None:
        assert self._delivers is not None
        try:
            await self._delivers.deliver(row)
        except StorageError:
            raise
        except Postponed as error:
            await self.put_off(row, self._clock.now() + ceil(error.seconds))
        except TryLater as error:
            await self._failed(row, error)
        except Exception as error:
            log.error("card %s about %s failed: %s", row.kind, row.about, where(error))
            await self._failed(row, TryLater("unexpected error", out_of_reach=True))

    async def _failed(self, row: CardRow, error: TryLater) -> None:
        if not row.attempts:
            log.warning("card %s about %s is not shown yet: %s", row.kind, row.about, error)
        async with self._db.write() as tx:
            await rows.failed(tx, row.id, self._clock.now() + error.pause(row.attempts))
        self.wake()  # so that it is known when to try again
