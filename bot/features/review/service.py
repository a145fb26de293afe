"""Reviews: what a finished match looks like from its end, made in the background and kept.

They are made one after the other, in pieces of a fraction of a second each, where computers think: whatever a match
waits for comes in between. What is not made yet is read off the matches, so a restart loses nothing but some thoughts.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, Literal

import msgspec

from bot.clock import DAY
from bot.db.connection import StorageError
from bot.db.history import ActionRow
from bot.db.rows import text
from bot.db.transactions import Change, Reading
from bot.features.review import rows
from bot.services.errors import Refused, confined
from bot.services.match.door import Door
from bot.services.match.hears import Hears
from bot.services.processes.computers import Computers
from bot.services.processes.workers import GoneError
from bot.services.study.background import Background
from bot.services.study.pieces import PIECE_SECONDS, Before, Pieces, at_once
from bot.services.study.replay import Turn, states_at
from bot.services.table.played import paper, reviewable
from bot.services.table.scene import Glance, Table
from bot.services.table.tables import glance
from bot.services.telling import wishes
from bot.services.telling.locks import Locks
from bot.services.telling.wishes import ShowResult
from engine.players.review import (
    Fortune,
    Judged,
    Moment,
    follow,
    fortune,
    judge,
    looks,
    story,
)

log = logging.getLogger(__name__)

SHOWN: Final = 3
"""How many choices a review tells of."""
CATCH_UP_SECONDS: Final = DAY
"""Matches that have ended so long ago get their review when somebody asks for it."""

State = Literal["none", "pending", "ready"]


class Review(msgspec.Struct, frozen=True):
    """What is kept.

    moments: every position in which somebody chose, and the end.
    turns:   the choices to tell of: the largest mistakes and the best move, in order of time.
    luck:    what luck did, the largest change first.
    best, missed: each seat's best move, and its largest mistake.
    """

    moments: tuple[Moment, ...]
    turns: tuple[Judged, ...]
    luck: tuple[Fortune, ...] = ()
    best: tuple[Judged, ...] = ()
    missed: tuple[Judged, ...] = ()


class Reviews(Background, Hears):
    """Makes and keeps them."""

    def __init__(self, door: Door, chooser: Computers) -> None:
        super().__init__("reviews", chooser)
        self._door = door
        self._db = door.db
        self._clock = door.clock
        self._tables = door.tables
        self._automatic = door.automatic
        self._wanted: dict[int, None] = {}
        """The matches, in the order in which they get theirs."""
        self.posting = Locks()
        """Of a match: held while its review is posted, once in a channel."""

    async def start(self, before: Before = at_once) -> None:
        """Begin to make reviews, first of what has ended lately."""
        for match_id in await rows.lacking(self._db, self._clock.now() - CATCH_UP_SECONDS):
            self.want(match_id)
        await super().start(before)

    async def over(self, tx: Change, match: Glance) -> None:
        """It gets its review."""
        self.want(match.row.id)

    def want(self, match_id: int) -> None:
        """Make the review of a match, if it can have one and has none."""
        self._wanted.setdefault(match_id)
        self.wake()

    async def state(self, table: Glance) -> State:
        """Whether a match has a review, will have one, or neither."""
        if not reviewable(table):
            return "none"
        row = await rows.get(self._db, table.row.id)
        if row is None:
            return "pending"
        return "ready" if stored_review(row.match_id, row.data) is not None else "none"

    async def get(self, table: Glance) -> tuple[Review, int | None]:
        """The review of a match, and the channel where it was posted last.

        Raises Refused `not-over`, `no-review`, and `review-pending`; then it is made.
        """
        if not table.over:
            raise Refused("not-over")
        row = await rows.get(self._db, table.row.id)
        found = None if row is None else stored_review(row.match_id, row.data)
        if row is None and reviewable(table):
            self.want(table.row.id)
            raise Refused("review-pending")
        if row is None or found is None:
            raise Refused("no-review")
        return found, row.channel_id

    async def courses(self, db: Reading, matches: Sequence[int]) -> dict[int, tuple[Moment, ...]]:
        """Match -> how everybody's chances stood all along, for those that have a review."""
        found = {one: stored_review(one, data) for one, data in (await rows.of_matches(db, matches)).items()}
        return {one: review.moments for one, review in found.items() if review is not None}

    async def posted(self, match_id: int, channel_id: int) -> None:
        """It stands in this channel now, for everybody there."""
        async with self._db.write() as tx:
            await rows.posted(tx, match_id, channel_id)

    # --- inside

    async def _work(self, think: Pieces) -> None:
        while self._wanted:
            match_id = next(iter(self._wanted))
            try:
                # The database tells the operator of its own trouble; the match is found again then.
                with suppress(StorageError), confined(log, "match %s: no review", match_id):
                    await self._make(match_id, think)
            finally:
                del self._wanted[match_id]

    async def _make(self, match_id: int, think: Pieces) -> None:
        async with self._db.write() as tx:  # what has ended it is committed then
            if await rows.get(tx, match_id) is not None or not reviewable(match := await glance(tx, match_id)):
                return
        found: Review | None = None
        mistakes: tuple[Judged, ...] = ()
        steps: list[ActionRow] = []
        try:
            table, steps = await self._tables.load(match_id), await self._tables.live(match_id)
            found, mistakes = await self._thought(table, steps, think)
        except StorageError:
            raise
        except GoneError:
            log.error("match %s: its review waits until somebody asks for it, or for the next start", match_id)
            return
        except Exception as error:
            log.error("match %s: it gets no review: %s", match_id, error)
        async with self._db.write() as tx:
            await rows.put(tx, match_id, text(found), self._clock.now())
            await wishes.put(tx, match_id, ShowResult(), self._clock.now())
            for one in self._door.hears:
                await one.reviewed(tx, match.row, steps, mistakes)

    async def _thought(
        self, table: Table, steps: Sequence[ActionRow], think: Pieces
    ) -> tuple[Review, tuple[Judged, ...]]:
        """The review, and all mistakes that were found, the largest first."""
        record = paper(table, steps)
        moments = await think(follow, record, None, PIECE_SECONDS)
        while moments[-1].seat is not None:
            moments += await think(follow, record, moments[-1].done, PIECE_SECONDS)
        judged: list[Judged] = []
        luck: list[Fortune] = []
        for look in looks(moments):
            if look.luck:
                luck.append(await think(fortune, record, look.done, look.after))
            else:
                judged.append(await think(judge, record, look.done, look.after))
        told = story([one for one in judged if not self._recommended(table, steps, one)], luck)
        return Review(tuple(moments), told.turns(SHOWN), told.luck[:SHOWN], told.best, told.missed), told.mistakes

    def _recommended(self, table: Table, steps: Sequence[ActionRow], choice: Judged) -> bool:
        """Whether a choice was the step that a lesson recommended: nobody is blamed for that. What it has done for the
        person is not told at all."""
        if not table.row.lesson:
            return False
        if steps[choice.done].kind == "auto":
            return True
        advised = self._automatic.leads.opening(table.row.game, steps[: choice.done], choice.seat)
        return choice.mistake and advised == choice.action


def stored_review(match_id: int, data: str) -> Review | None:
    """What is stored; None where none could be made, or by a program that wrote it otherwise."""
    try:
        return msgspec.json.decode(data, type=Review | None)
    except msgspec.DecodeError:
        log.error("match %s: its review cannot be read", match_id)
        return None


async def positions(table: Table, live: Sequence[ActionRow], review: Review) -> dict[int, Any]:
    """How a match stood before each choice that its review tells of, by the number of actions done before it."""
    wanted = sorted({choice.done for choice in (*review.turns, *review.best, *review.missed)})
    return dict(zip(wanted, await states_at(table, live, wanted), strict=True))


def after_turns(review: Review, found: Sequence[Turn]) -> list[tuple[float, ...]]:
    """Everybody's chance to win after each public turn, the set-up first."""
    told: list[tuple[float, ...]] = []
    moments = iter(review.moments)
    moment = next(moments)
    for turn in found:
        while moment.done < turn.end:
            moment = next(moments)
        told.append(moment.chances)
    return told
