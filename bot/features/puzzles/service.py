"""The puzzle of the day: the same for everybody, one answer each, told the next day.

It is a fresh one, if there is any, and else the one of those that are shipped that was asked longest ago. It changes at
the same hour everywhere, by a deadline that sets the next one. What stands on a server is a card about the day, whose
`person` is the server.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.clock import DAY, HOUR
from bot.db import deadlines, people
from bot.db.deadlines import DeadlineRow
from bot.db.people import Guild, Player
from bot.db.rows import text
from bot.db.transactions import Change
from bot.features.puzzles import fresh_rows, own_rows, rows
from bot.features.puzzles.fresh import FreshPuzzles
from bot.features.puzzles.fresh_rows import FreshRow
from bot.features.puzzles.own import OWN, SHARES, OwnPuzzles
from bot.features.puzzles.own_rows import OwnRow
from bot.features.puzzles.posed import FRESH_SECONDS, Counted, counts_of, read_puzzle, stored_puzzle
from bot.features.puzzles.rows import Asked
from bot.services.errors import Refused
from bot.services.match.door import Door
from bot.services.match.hears import Hears
from bot.services.processes.computers import Computers
from bot.services.table.played import still_played
from bot.services.table.scene import ActionRow, MatchRow
from bot.services.telling import cards
from engine import registry
from engine.core.game import AnyGame
from engine.players.puzzle import Puzzle, puzzles_of
from engine.players.review import Judged
from engine.players.seeds import split

BEGINS: Final = 7 * HOUR
"""Seconds after midnight (UTC) at which the next puzzle comes: the morning of Europe, the evening of the west."""
SHARED_AFTER: Final = 7 * DAY
"""So long after its end a match of a server that agrees may become the puzzle of a day, at the earliest."""
SHARED_EVERY: Final = 2
"""One in so many days has such a puzzle, as long as there are any."""
PUZZLE: Final = "puzzle"
"""The kind of cards on which it stands."""
ROOM: Final = "puzzles"
"""The key of the channel that a server chooses for it."""
DAY_CHANGES: Final = "puzzle"
"""The kind of deadline at which the next one comes."""


class Daily(Counted, frozen=True):
    """The puzzle of a day."""

    day: int

    @property
    def ends(self) -> int:
        """When the next one comes and the answer is told, in seconds since 1970."""
        return _ends(self.day)


class Puzzles(Hears):
    """Chooses the puzzles, takes answers, and lets them be shown.

    fresh: finds new ones.   own: asks people what they missed in their matches.
    """

    def __init__(self, door: Door, chooser: Computers, kept: int) -> None:
        """kept: how many fresh ones of each game are kept ready."""
        self._db = door.db
        self._clock = door.clock
        self.fresh = FreshPuzzles(door.db, door.clock, chooser, kept)
        self.own = OwnPuzzles(door, chooser)

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
        game, puzzle, state = await stored_puzzle(*found, "no-puzzle")
        return Daily(game, puzzle, state, counts_of(puzzle, await rows.counts(self._db, day)), day)

    async def _choose(self, day: int) -> None:
        """Make one the puzzle of a day: from a match of people, or fresh, or shipped. Raises Refused `no-puzzle`."""
        asked = await rows.asked(self._db)
        taken = await self._shared(day) or _longest_missed(await self.fresh.waiting(), asked)
        if taken is not None:
            chosen = taken.game, taken.data
        else:
            game, puzzle = _shipped(day, asked)
            chosen = game.key, text(puzzle)
        async with self._db.write() as tx:
            if not await rows.choose(tx, day, *chosen):
                return  # it was chosen meanwhile
            if isinstance(taken, OwnRow):
                await own_rows.remove(tx, taken.user_id, taken.id)
            elif isinstance(taken, FreshRow):
                await fresh_rows.remove(tx, taken.id)
        self.fresh.wake()

    async def _shared(self, day: int) -> OwnRow | None:
        """The puzzle from a match of people that has waited longest to be that of a day, on every other day."""
        if day % SHARED_EVERY:
            return None
        found = await own_rows.shared(self._db, self._clock.now() - SHARED_AFTER)
        return next((row for row in found if still_played(row.game, row.rules_version) and read_puzzle(row.data)), None)

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
            now = self._clock.now()
            await cards.show_all(tx, PUZZLE, now + FRESH_SECONDS, now)

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

    async def begin(self) -> None:
        """From now on the day changes by itself; a bot that has never done that begins with today's."""
        async with self._db.write() as tx:
            if await deadlines.get(tx, 0, DAY_CHANGES, deadlines.TABLE) is None:
                await self._turn(tx)

    async def day_changes(self, due: DeadlineRow) -> None:
        """Another day: what stands tells the answer, and the next one is posted."""
        async with self._db.write() as tx:
            if await deadlines.remove(tx, due):
                await self._turn(tx)

    async def _turn(self, tx: Change) -> None:
        today, now = self.today(), self._clock.now()
        await deadlines.put(tx, None, DAY_CHANGES, deadlines.TABLE, _ends(today), on_the_wall=True)
        await cards.show_all(tx, PUZZLE, now, now)
        for guild_id, guild in (await people.guilds(tx)).items():
            if guild.rooms.get(ROOM):
                await cards.show(tx, PUZZLE, today, guild_id, now)

    # --- what is heard

    async def reviewed(
        self, tx: Change, match: MatchRow, steps: Sequence[ActionRow], mistakes: Sequence[Judged]
    ) -> None:
        """Mistakes may make puzzles."""
        await self.own.note(tx, match, steps, mistakes)

    async def chose(self, tx: Change, user_id: int, player: Player) -> None:
        """Where private puzzles are switched off, all that there are go."""
        if not player.has(OWN):
            await own_rows.remove_all(tx, user_id)

    async def managed(self, tx: Change, guild_id: int, guild: Guild, before: Guild, by: int | None) -> None:
        """Where a server agrees no more, those that wait are deleted; in a channel that was chosen it is posted."""
        if not guild.has(SHARES):
            await own_rows.remove_shared(tx, guild_id)
        if guild.rooms.get(ROOM):
            await cards.show(tx, PUZZLE, self.today(), guild_id, self._clock.now())


def _ends(day: int) -> int:
    """When the day after a day begins, in seconds since 1970."""
    return (day + 1) * DAY + BEGINS


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
