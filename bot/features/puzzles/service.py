"""Puzzles that everybody may solve, above all the one of the day: one answer each, and whoever has answered is told.

The puzzle of a day is a fresh one, if there is any, and else the one of those that are shipped that was asked longest
ago. It changes at the same hour everywhere, by a deadline that sets the next one. What stands on a server is a card
about it, whose `person` is the server. The puzzles of other days, and those that are shipped, are solved by theme.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from bot.clock import DAY, HOUR
from bot.db import deadlines, people
from bot.db.deadlines import DeadlineRow
from bot.db.people import Guild
from bot.db.rows import text
from bot.db.transactions import Change
from bot.features.puzzles import rows
from bot.features.puzzles.choices import Choices
from bot.features.puzzles.fresh import SHARES, FreshPuzzles
from bot.features.puzzles.posed import FRESH_SECONDS, Position, read, read_puzzle, take_answer
from bot.features.puzzles.rows import Asked, PositionRow, Theme
from bot.services.errors import Refused
from bot.services.match.door import Door
from bot.services.match.hears import Hears
from bot.services.processes.computers import Computers
from bot.services.table.scene import ActionRow, MatchRow
from bot.services.telling import cards
from engine import registry
from engine.core.game import AnyGame
from engine.players.puzzle import Puzzle, puzzles_of
from engine.players.review import Judged
from engine.players.seeds import split
from engine.players.version import version_of

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


class Puzzles(Hears):
    """Chooses the puzzles, takes answers, and lets them be shown.

    fresh: finds new ones.   choices: poses those of any match.
    """

    def __init__(self, door: Door, chooser: Computers, kept: int) -> None:
        """kept: how many fresh ones of each game are kept ready."""
        self._db = door.db
        self._clock = door.clock
        self.fresh = FreshPuzzles(door, chooser, kept)
        self.choices = Choices(chooser)

    def today(self) -> int:
        """The number of the day whose puzzle is open now."""
        return day_at(self._clock.now())

    # --- solving

    async def get(self, position_id: int, reader: int = 0) -> Position:
        """A position that somebody may solve, with what they have answered; `reader` 0 for what everybody sees.

        Raises Refused `puzzle-gone` if there is none that everybody may solve, or none that can still be played.
        """
        row = await rows.get(self._db, position_id)
        if row is None or row.kind != "open":
            raise Refused("puzzle-gone")
        return await read(self._db, row, "puzzle-gone", reader)

    async def answer(self, position_id: int, user_id: int, choice: int) -> None:
        """Keep somebody's answer, its index. Raises Refused `puzzle-gone`, `puzzle-answered`, `no-such-choice`."""
        found = await self.get(position_id, user_id)
        async with self._db.write() as tx:
            now = self._clock.now()
            await take_answer(tx, found, user_id, choice, now, "puzzle-gone")
            if found.row.day == self.today():
                await cards.show_all(tx, PUZZLE, now + FRESH_SECONDS, now)

    async def themes(self, user_id: int) -> list[Theme]:
        """What a person may solve beside the puzzle of today, by what the difference is about."""
        found = await rows.themes(self._db, user_id, self.today())
        return [one for one in found if one.game in registry.keys()]  # noqa: SIM118 a function

    async def of_theme(self, user_id: int, game: str, theme: str) -> int | None:
        """The number of the one that a person is asked next; None if all are solved."""
        skill = await rows.solver(self._db, user_id, game)
        return await rows.nearest(self._db, user_id, self.today(), game, theme, skill.mu)

    # --- the puzzle of a day

    async def of_day(self, day: int, reader: int = 0) -> Position:
        """The puzzle of a day that has begun; today's is chosen when it is asked for the first time.

        Raises Refused `no-puzzle` if that day had none, or one that holds no more.
        """
        number = await rows.of_day(self._db, day)
        if number is None and day == self.today():
            await self._choose(day)
            number = await rows.of_day(self._db, day)
        row = None if number is None else await rows.get(self._db, number)
        if row is None:
            raise Refused("no-puzzle")
        return await read(self._db, row, "no-puzzle", reader)

    async def streak(self, user_id: int) -> int:
        """On how many days in a row a person has answered, up to today, or to yesterday while today's is open."""
        today = self.today()
        days = await rows.days_of(self._db, user_id, today, BEGINS)
        last = days[0] if days and days[0] >= today - 1 else today
        return next((count for count, day in enumerate(days) if day != last - count), len(days))

    async def _choose(self, day: int) -> None:
        """Make one the puzzle of a day: from a match of people, or fresh, or shipped. Raises Refused `no-puzzle`."""
        asked = await rows.asked(self._db)
        taken = await self._shared(day) or _longest_missed(await self.fresh.waiting(), asked)
        async with self._db.write() as tx:
            if await rows.of_day(tx, day) is not None:
                return  # it was chosen meanwhile
            if taken is None:
                game, puzzle = _shipped(day, asked)
                never = {one.key: one.id for one in asked if one.day is None}
                key = _key(game, puzzle)
                taken = never.get(key) or await rows.put(tx, "open", game.key, text(puzzle), self._clock.now())
            assert taken is not None
            await rows.choose(tx, day, taken)
        self.fresh.wake()

    async def _shared(self, day: int) -> int | None:
        """The number of the one from a match of people that has waited longest, on every other day."""
        if day % SHARED_EVERY:
            return None
        found = await rows.of_people(self._db, self._clock.now() - SHARED_AFTER)
        return next((row.id for row in found if read_puzzle(row.data) is not None), None)

    async def _keep_what_holds(self) -> None:
        """Let go of what was judged by other rules or by another search, and have all that are shipped."""
        async with self._db.write() as tx:
            for game in registry.games():
                await rows.drop_old(tx, game.key, game.rules_version, version_of(game).tells, self.today())
            known = {one.key for one in await rows.asked(tx)}
            shipped = [(game, puzzle) for game in registry.games() for puzzle in puzzles_of(game)]
            missing = [(game.key, text(puzzle)) for game, puzzle in shipped if _key(game, puzzle) not in known]
            await rows.put_open(tx, missing, self._clock.now())

    # --- where it stands

    async def begin(self) -> None:
        """From now on the day changes by itself; a bot that has never done that begins with today's."""
        await self._keep_what_holds()
        if await deadlines.get(self._db, 0, DAY_CHANGES, deadlines.TABLE) is None:
            await self.change_day()

    async def change_day(self, due: DeadlineRow | None = None) -> None:
        """Another day: what stands tells the answer, and the next one is posted.

        due: the deadline at which that is done, if there is one.
        """
        today, now = self.today(), self._clock.now()
        with suppress(Refused):  # then there is none to post
            await self.of_day(today)
        async with self._db.write() as tx:
            if due is not None and not await deadlines.remove(tx, due):
                return
            await deadlines.put(tx, None, DAY_CHANGES, deadlines.TABLE, ends(today), on_the_wall=True)
            await cards.show_all(tx, PUZZLE, now, now)
            for guild_id, guild in (await people.guilds(tx)).items():
                await self._post(tx, guild_id, guild)

    async def _post(self, tx: Change, guild_id: int, guild: Guild) -> None:
        """The puzzle of today stands on a server, if it has a channel for it."""
        number = await rows.of_day(tx, self.today())
        if guild.rooms.get(ROOM) and number is not None:
            await cards.show(tx, PUZZLE, number, guild_id, self._clock.now())

    # --- what is heard

    async def reviewed(
        self, tx: Change, match: MatchRow, steps: Sequence[ActionRow], mistakes: Sequence[Judged]
    ) -> None:
        """Mistakes may make puzzles."""
        await self.fresh.note(tx, match, steps, mistakes)

    async def managed(self, tx: Change, guild_id: int, guild: Guild, before: Guild, by: int | None) -> None:
        """Where a server agrees no more, those that wait are deleted; in a channel that was chosen it is posted."""
        if not guild.has(SHARES):
            await rows.remove_shared(tx, guild_id)
        await self._post(tx, guild_id, guild)


def _key(game: AnyGame, puzzle: Puzzle) -> tuple[str, str, int]:
    """By which a shipped puzzle is known, whenever it was judged."""
    return game.key, puzzle.seed, len(puzzle.actions)


def _longest_missed(waiting: list[PositionRow], asked: list[Asked]) -> int | None:
    """The number of the oldest fresh puzzle of the game of which none was asked for longest; None if there is none."""
    last = {one.game: one.day for one in asked if one.day is not None}
    found = min(waiting, key=lambda row: (last.get(row.game, -1), row.id), default=None)
    return None if found is None else found.id


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
    last = {one.key: one.day for one in asked if one.day is not None}
    return min((known[index] for index in (*order[number:], *order[:number])), key=lambda one: last.get(_key(*one), -1))


def day_at(now: int) -> int:
    """The number of the day whose puzzle is open at a time."""
    return (now - BEGINS) // DAY


def ends(day: int) -> int:
    """When the next one comes and everybody is told the answer, in seconds since 1970."""
    return (day + 1) * DAY + BEGINS
