"""Reviews: what a finished match looks like from its end, made in the background and kept.

They are made one after the other, in pieces of a fraction of a second each, where computers think: whatever a match
waits for comes in between. What seems to have decided most is looked at first, and what is found can be read at once,
by whoever asks (`Reviews.seen`). What is not made yet is read off the matches, so a restart loses nothing but some
thoughts.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, Final, Literal

import msgspec

from bot.clock import DAY
from bot.db.connection import StorageError
from bot.db.history import ActionRow
from bot.db.rows import text
from bot.db.transactions import Change, Reading
from bot.features.review import rows
from bot.features.review.walks import Walks
from bot.services.errors import Refused, confined
from bot.services.match.door import Door
from bot.services.match.hears import Hears
from bot.services.processes.computers import Computers
from bot.services.processes.workers import GoneError
from bot.services.study.background import Background
from bot.services.study.pieces import PIECE_SECONDS, Pieces
from bot.services.study.replay import Turn, states_at
from bot.services.table.played import paper, reviewable
from bot.services.table.scene import Glance, Table
from bot.services.table.tables import glance
from bot.services.telling import wishes
from bot.services.telling.locks import Locks
from bot.services.telling.wishes import Show
from engine.players.review import (
    Account,
    Fortune,
    Judged,
    Moment,
    accounts,
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

SOONEST_SECONDS: Final = 2.0
"""Whoever reads along is shown what has come in between at most every so often."""
REST_WHILE_READ: Final = 0.5
"""After a piece of a review for which somebody waits nothing is thought of so many times as long as it took: presses go
first all the same."""
ENOUGH_LOOKS: Final = 2
"""After so many looks it is said how long the others will take."""
FOLLOWED_SECONDS: Final = 600.0
"""So long somebody reads along; then who wants to see more asks again. Discord takes changes for 15 minutes."""

State = Literal["none", "pending", "ready"]


class Review(msgspec.Struct, frozen=True):
    """What is kept.

    moments: every position in which somebody chose, and the end.
    turns:   the choices to tell of: the largest mistakes and the best move, in order of time.
    luck:    what luck did, the largest change first.
    best, missed: each seat's best move, and its largest mistake.
    mistakes: all that were found, the largest first.   slight: what was looked at and seems to have cost a little.
    accounts: of each seat, what choices and luck have cost and brought.
    """

    moments: tuple[Moment, ...]
    turns: tuple[Judged, ...]
    luck: tuple[Fortune, ...] = ()
    best: tuple[Judged, ...] = ()
    missed: tuple[Judged, ...] = ()
    mistakes: tuple[Judged, ...] = ()
    accounts: tuple[Account, ...] = ()
    slight: tuple[Judged, ...] = ()


class Progress(msgspec.Struct, frozen=True):
    """How far a review is.

    done, all: how many of how much was looked at: steps of the match at first, then choices and luck (`closely`).
    left:      after about how many seconds it will be complete; None if nobody can tell.
    so_far:    what is known of it; None before the looks at choices begin.
    """

    done: int = 0
    all: int = 0
    closely: bool = False
    left: float | None = None
    so_far: Review | None = None


Shows = Callable[[], Awaitable[None]]
"""Shows somebody who reads along how it stands now."""


class Reviews(Background, Hears):
    """Makes and keeps them.

    walks: through the positions of the same matches.
    """

    def __init__(self, door: Door, chooser: Computers) -> None:
        super().__init__("reviews", chooser)
        self._door = door
        self._db = door.db
        self._clock = door.clock
        self._tables = door.tables
        self._automatic = door.automatic
        self.walks = Walks(chooser)
        self._wanted: dict[int, None] = {}
        """The matches, in the order in which they get theirs."""
        self._progress: dict[int, Progress] = {}
        """Of the matches that wait or are looked at."""
        self._readers: dict[int, dict[int, tuple[Shows, float]]] = {}
        """Match -> person -> how that one is shown what has come, and until when."""
        self._shown_at = 0.0
        self.posting = Locks()
        """Of a match: held while its review is posted, once in a channel."""

    async def start(self) -> None:
        """Begin to make reviews, first of what has ended lately."""
        for match_id in await rows.lacking(self._db, self._clock.now() - CATCH_UP_SECONDS):
            self.want(match_id)
        await super().start()

    async def over(self, tx: Change, match: Glance) -> None:
        """It gets its review."""
        self.want(match.row.id)

    def want(self, match_id: int, *, first: bool = False) -> None:
        """Make the review of a match, if it can have one and has none. first: somebody waits for it."""
        self._wanted.setdefault(match_id)
        if first:
            self._wanted = {match_id: None} | self._wanted
        self.wake()

    async def seen(self, table: Glance) -> tuple[Review | None, int | None, Progress | None]:
        """The review of a match as far as it is made, the channel where it was posted last, and how far it is; None for
        one that is complete. What is not made yet is made next.

        Raises Refused `not-over`, `no-review`.
        """
        try:
            return *await self.get(table), None
        except Refused as refused:
            if refused.code != "review-pending":
                raise
        progress = self._progress.get(table.row.id, Progress())
        return progress.so_far, None, progress

    def read_along(self, match_id: int, user_id: int, shows: Shows) -> None:
        """Make a review next, and show somebody what comes of it until it is complete; again, and it is shown the newer
        way."""
        self.want(match_id, first=True)
        self._readers.setdefault(match_id, {})[user_id] = shows, monotonic() + FOLLOWED_SECONDS

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
            self.want(table.row.id, first=True)
            raise Refused("review-pending")
        if row is None or found is None:
            raise Refused("no-review")
        return found, row.channel_id

    async def of_person(self, user_id: int, most: int) -> dict[int, Review]:
        """Match -> its review, of the matches at which somebody sat that ended last, the newest first."""
        found = {one: stored_review(one, data) for one, data in (await rows.of_person(self._db, user_id, most)).items()}
        return {one: review for one, review in found.items() if review is not None}

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
                self._wanted.pop(match_id, None)
                self._progress.pop(match_id, None)
            await self._show(match_id, last=True)

    async def _make(self, match_id: int, think: Pieces) -> None:
        async with self._db.write() as tx:  # what has ended it is committed then
            if await rows.get(tx, match_id) is not None or not reviewable(match := await glance(tx, match_id)):
                return
        found: Review | None = None
        steps: list[ActionRow] = []
        try:
            table, steps = await self._tables.load(match_id), await self._tables.live(match_id)
            found = await self._thought(table, steps, think)
        except StorageError:
            raise
        except GoneError:
            log.error("match %s: its review waits until somebody asks for it, or for the next start", match_id)
            return
        except Exception as error:
            log.error("match %s: it gets no review: %s", match_id, error)
        async with self._db.write() as tx:
            await rows.put(tx, match_id, text(found), self._clock.now())
            if match.row.lesson or found is None:  # the result tells of it
                await wishes.put(tx, match_id, Show("result"), self._clock.now())
            for one in self._door.hears:
                await one.reviewed(tx, match.row, steps, () if found is None else found.mistakes)

    async def _thought(self, table: Table, steps: Sequence[ActionRow], think: Pieces) -> Review:
        record, match_id = paper(table, steps), table.row.id
        moments = await think(follow, record, None, PIECE_SECONDS)
        while moments[-1].seat is not None:
            await self._tell(match_id, think, Progress(moments[-1].done, len(steps)))
            moments += await think(follow, record, moments[-1].done, PIECE_SECONDS)
        judged: list[Judged] = []
        luck: list[Fortune] = []
        people = [row.seat for row in table.persons()]
        wanted, begun = looks(moments, learners=people), monotonic()
        review = told(moments, judged, luck)
        for done, look in enumerate(wanted):
            left = (monotonic() - begun) / done * (len(wanted) - done) if done >= ENOUGH_LOOKS else None
            await self._tell(match_id, think, Progress(done, len(wanted), closely=True, left=left, so_far=review))
            if look.luck:
                luck.append(await think(fortune, record, look.done, look.after))
            elif not self._recommended(table, steps, choice := await think(judge, record, look.done, look.after)):
                judged.append(choice)
            review = told(moments, judged, luck)
        return review

    async def _tell(self, match_id: int, think: Pieces, progress: Progress) -> None:
        """A review is so far: whoever reads along sees it, and waits less long for what comes."""
        self._progress[match_id] = progress
        think.rest = min(self.rest, REST_WHILE_READ) if self._readers.get(match_id) else self.rest
        if monotonic() >= self._shown_at + SOONEST_SECONDS:
            await self._show(match_id)

    async def _show(self, match_id: int, *, last: bool = False) -> None:
        """Show those who read along how it stands. last: nothing more comes."""
        self._shown_at = monotonic()
        for user_id, (shows, until) in list(self._readers.get(match_id, {}).items()):
            with confined(log, "match %s: somebody reads along no more", match_id):
                if monotonic() < until:
                    await shows()
                    continue
            self._readers[match_id].pop(user_id, None)
        if last:
            self._readers.pop(match_id, None)

    def _recommended(self, table: Table, steps: Sequence[ActionRow], choice: Judged) -> bool:
        """Whether a choice was the step that a lesson recommended: nobody is blamed for that. What it has done for the
        person is not told at all."""
        if not table.row.lesson:
            return False
        if steps[choice.done].kind == "auto":
            return True
        advised = self._automatic.leads.opening(table.row.game, steps[: choice.done], choice.seat)
        return (choice.mistake or choice.slight) and advised == choice.action


def told(moments: Sequence[Moment], judged: Sequence[Judged], luck: Sequence[Fortune]) -> Review:
    """What a review says of what was looked at."""
    found = story(judged, luck)
    return Review(
        tuple(moments),
        found.turns(SHOWN),
        found.luck[:SHOWN],
        found.best,
        found.missed,
        found.mistakes,
        accounts(moments, judged, luck),
        found.slight,
    )


def stored_review(match_id: int, data: str) -> Review | None:
    """What is stored; None where none could be made, or by a program that wrote it otherwise."""
    try:
        return msgspec.json.decode(data, type=Review | None)
    except msgspec.DecodeError:
        log.error("match %s: its review cannot be read", match_id)
        return None


async def positions(table: Table, live: Sequence[ActionRow], review: Review) -> dict[int, Any]:
    """How a match stood before each choice and each stroke of luck that its review tells of, by the number of actions
    done before it."""
    wanted = sorted({one.done for one in (*review.turns, *review.best, *review.missed, *review.luck)})
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
