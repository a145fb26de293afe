"""The puzzle of the day: the same for everybody, one answer each, told the next day.

It is a fresh one, if there is any, and else the one of those that are shipped that was asked longest ago. It changes at
the same hour everywhere. What must be posted, brought up to date or told is read off the rows, so it is found again
after a restart; the message of a server has one nonce a day, so it is posted once.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from bot.clock import DAY, HOUR, Clock
from bot.db import fresh_puzzles, own_puzzles
from bot.db import puzzles as rows
from bot.db.connection import Database
from bot.db.fresh_puzzles import FreshRow
from bot.db.own_puzzles import OwnRow
from bot.db.puzzles import Asked, PostRow, Wanted
from bot.db.rows import text
from bot.db.seats import SeatRow
from bot.services.errors import Refused
from bot.services.processes.beside import beside
from bot.services.study.fresh_puzzles import FreshPuzzles, read_puzzle
from bot.services.table.played import still_played
from engine import registry
from engine.core.errors import GameError
from engine.core.game import AnyGame
from engine.core.question import Answer, Question
from engine.players.puzzle import Puzzle, position, puzzles_of
from engine.players.seeds import split

__all__ = ["Daily", "Posed", "PostRow", "Puzzles", "Wanted"]

BEGINS: Final = 7 * HOUR
"""Seconds after midnight (UTC) at which the next puzzle comes: the morning of Europe, the evening of the west."""
NAMES: Final = ("Ana", "Bjørn", "Chidera", "Dmitri", "Eun-ji")
"""Who sits there, in every language."""
SHARED_AFTER: Final = 7 * DAY
"""So long after its end a match of a server that agrees may become the puzzle of a day, at the earliest."""
SHARED_EVERY: Final = 2
"""One in so many days has such a puzzle, as long as there are any."""
FRESH_SECONDS: Final = 900
"""How often a message is brought up to date with the number of answers, at most."""


class Posed(msgspec.Struct, frozen=True):
    """A puzzle with its position."""

    game: AnyGame
    puzzle: Puzzle
    state: Any

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        """Who sits there."""
        return tuple(SeatRow(seat, None, "computer", NAMES[seat]) for seat in range(self.puzzle.seats))

    @property
    def question(self) -> Question:
        """What is asked."""
        return self.game.question(self.state, self.puzzle.seat)

    def answers(self) -> list[Answer]:
        """The answers to choose from, in their order."""
        legal = {answer.action: answer for answer in self.question.legal()}
        return [legal[way] for way in self.puzzle.ways]

    def check(self, choice: int) -> None:
        """Raises Refused `no-such-choice` unless this is the index of an answer."""
        if not 0 <= choice < len(self.puzzle.ways):
            raise Refused("no-such-choice")


async def stored_puzzle(game: str, data: str, gone: str) -> tuple[AnyGame, Puzzle, Any]:
    """A puzzle that was kept as JSON, with its game and its position.

    gone: the code of the Refused that this raises if it is of other rules, or cannot be read.
    """
    try:
        found, puzzle = registry.game(game), msgspec.json.decode(data, type=Puzzle)
        return found, puzzle, await beside(position, found, puzzle)
    except (GameError, msgspec.DecodeError) as error:
        raise Refused(gone) from error


class Daily(Posed, frozen=True):
    """The puzzle of a day."""

    day: int

    @property
    def ends(self) -> int:
        """When the next one comes and the answer is told, in seconds since 1970."""
        return (self.day + 1) * DAY + BEGINS


class Results(msgspec.Struct, frozen=True):
    """How a day went. counts: for each answer how many have chosen it."""

    counts: tuple[int, ...]

    @property
    def everybody(self) -> int:
        """How many have answered."""
        return sum(self.counts)


class Puzzles:
    """Chooses the puzzles, takes answers, and knows where they stand."""

    def __init__(self, db: Database, clock: Clock, fresh: FreshPuzzles) -> None:
        self._db = db
        self._clock = clock
        self._fresh = fresh

    def today(self) -> int:
        """The number of the day whose puzzle is open now."""
        return (self._clock.now() - BEGINS) // DAY

    async def of_day(self, day: int) -> Daily:
        """The puzzle of a day that has begun; today's is chosen when it is asked for the first time.

        Raises Refused `no-puzzle` if that day had none, or one of other rules.
        """
        found = await rows.get(self._db, day)
        if found is None and day == self.today():
            await self._choose(day)
            found = await rows.get(self._db, day)
        if found is None:
            raise Refused("no-puzzle")
        return Daily(*await stored_puzzle(*found, "no-puzzle"), day)

    async def _choose(self, day: int) -> None:
        """Make one the puzzle of a day: from a match of people, or fresh, or shipped. Raises Refused `no-puzzle`."""
        asked = await rows.asked(self._db)
        taken = await self._shared(day) or _longest_missed(await self._fresh.waiting(), asked)
        if taken is not None:
            chosen = taken.game, taken.data
        else:
            game, puzzle = _shipped(day, asked)
            chosen = game.key, text(puzzle)
        async with self._db.write() as tx:
            if not await rows.choose(tx, day, *chosen):
                return  # it was chosen meanwhile
            if isinstance(taken, OwnRow):
                await own_puzzles.remove(tx, taken.user_id, taken.id)
            elif isinstance(taken, FreshRow):
                await fresh_puzzles.remove(tx, taken.id)
        self._fresh.wake()

    async def _shared(self, day: int) -> OwnRow | None:
        """The puzzle from a match of people that has waited longest to be that of a day, on every other day."""
        if day % SHARED_EVERY:
            return None
        found = await own_puzzles.shared(self._db, self._clock.now() - SHARED_AFTER)
        return next((row for row in found if still_played(row.game, row.rules_version) and read_puzzle(row.data)), None)

    async def results(self, daily: Daily) -> Results:
        """How many have answered what so far."""
        counts = await rows.counts(self._db, daily.day)
        return Results(tuple(counts.get(choice, 0) for choice in range(len(daily.puzzle.ways))))

    async def answer(self, day: int, user_id: int, choice: int) -> None:
        """Keep somebody's answer to the puzzle of a day, its index.

        Raises Refused `no-puzzle`, `puzzle-over`, `puzzle-answered`, `no-such-choice`.
        """
        if day != self.today():
            raise Refused("puzzle-over")
        (await self.of_day(day)).check(choice)
        async with self._db.write() as tx:
            if not await rows.answer(tx, day, user_id, choice, self._clock.now()):
                raise Refused("puzzle-answered")

    async def answer_of(self, day: int, user_id: int) -> int | None:
        """What a person has answered on a day; None if nothing."""
        return await rows.answer_of(self._db, day, user_id)

    async def streak(self, user_id: int) -> int:
        """On how many days in a row a person has answered, up to today, or to yesterday while today's is open."""
        today = self.today()
        days = await rows.days_of(self._db, user_id, today)
        last = days[0] if days and days[0] >= today - 1 else today
        return next((count for count, day in enumerate(days) if day != last - count), len(days))

    # --- where it stands

    async def wanted(self) -> list[Wanted]:
        """The servers in which today's puzzle is still to be posted."""
        return await rows.wanted(self._db, self.today())

    async def posted(self, day: int, where: Wanted, message_id: int | None) -> None:
        """That of a day was posted there; None if it cannot be: then it is tried again tomorrow."""
        async with self._db.write() as tx:
            await rows.posted(tx, day, where, message_id, self._clock.now())

    async def behind(self) -> list[PostRow]:
        """The messages that tell less than is known: of earlier days, or of fewer answers for a while."""
        found: list[PostRow] = []
        today, now = self.today(), self._clock.now()
        counted = sum((await rows.counts(self._db, today)).values())
        for post in await rows.open_posts(self._db):
            more = post.answers != counted and now - post.at >= FRESH_SECONDS
            if post.day < today or (post.day == today and more):
                found.append(post)
        return found

    async def shown(self, post: PostRow, answers: int, *, told: bool) -> None:
        """A message tells of so many answers now; told: of the best one too."""
        async with self._db.write() as tx:
            await rows.shown(tx, post, answers, self._clock.now(), told=told)


def _longest_missed(waiting: list[FreshRow], asked: list[Asked]) -> FreshRow | None:
    """The oldest fresh puzzle of the game of which none was asked for longest; None if there is none."""
    last = {one.game: one.day for one in asked}
    return min(waiting, key=lambda row: (last.get(row.game, -1), row.id), default=None)


def _shipped(day: int, asked: list[Asked]) -> tuple[AnyGame, Puzzle]:
    """The shipped puzzle that was never asked, or else longest ago: the next of them in an order that looks random, of
    all games one after the other.

    Raises Refused `no-puzzle` if there is none at all.
    """
    known = [(game, puzzle) for game in registry.games() for puzzle in puzzles_of(game)]
    if not known:
        raise Refused("no-puzzle")
    around, number = divmod(day, len(known))
    order = sorted(range(len(known)), key=lambda index: split(around, index))
    last = {(one.game, one.seed, one.done): one.day for one in asked}

    def when(one: tuple[AnyGame, Puzzle]) -> int:
        game, puzzle = one
        return last.get((game.key, puzzle.seed, len(puzzle.actions)), -1)

    return min((known[index] for index in (*order[number:], *order[:number])), key=when)
