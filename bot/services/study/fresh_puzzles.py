"""Fresh puzzles: the bot plays matches with itself and keeps what makes a puzzle, until it becomes one of a day.

Some of each game are kept ready. They are looked for in pieces, with long rests, and only while nothing else is to be
thought about. What is not found yet is read off the rows, so a restart loses nothing but some thoughts.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

import msgspec

from bot.clock import Clock
from bot.db import fresh_puzzles as rows
from bot.db import puzzles as days
from bot.db.connection import Database
from bot.db.fresh_puzzles import FreshRow
from bot.db.own_puzzles import OwnRow
from bot.services.processes.computers import Computers, has_brain
from bot.services.study.background import Background, Before
from bot.services.study.pieces import PIECE_SECONDS, rare_piece
from engine import registry
from engine.core.game import AnyGame
from engine.core.match import Record
from engine.players.missed import posed, proved, tempted
from engine.players.puzzle import Puzzle, varied
from engine.players.seek import MOST_ENDS, Glimpse, glimpsed, hopeful
from engine.players.trial import Trial

REMEMBERED: Final = 60
"""So many of the last puzzles of days of a game must not tell the answer of a fresh one."""

P = ParamSpec("P")
T = TypeVar("T")


class FreshPuzzles(Background):
    """Finds them and keeps them."""

    def __init__(self, db: Database, clock: Clock, chooser: Computers, kept: int) -> None:
        """kept: how many of each game are kept ready; 0 = none are looked for."""
        super().__init__("fresh puzzles")
        self._db = db
        self._clock = clock
        self._chooser = chooser
        self._kept = kept

    async def waiting(self) -> list[FreshRow]:
        """Those of rules that are still played, the oldest first."""
        return [row for row in await rows.waiting(self._db) if playable(row)]

    # --- inside

    async def _work(self, before: Before) -> None:
        await self._throw_away_old_ones()
        while (game := await self._lacking()) is not None:
            await self._look(game, before)

    async def _throw_away_old_ones(self) -> None:
        old = [row for row in await rows.waiting(self._db) if not playable(row)]
        if old:
            async with self._db.write() as tx:
                for row in old:
                    await rows.remove(tx, row.id)

    async def _lacking(self) -> AnyGame | None:
        """The game of which fewest are ready, if these are too few."""
        ready = Counter(row.game for row in await rows.waiting(self._db))
        lacking = [game for game in registry.games() if has_brain(game) and ready[game.key] < self._kept]
        return min(lacking, key=lambda game: ready[game.key], default=None)

    async def _look(self, game: AnyGame, before: Before) -> None:
        """Look for one in a match, and keep it if there is one."""
        seats, seed = secrets.choice(game.players), secrets.randbits(64)

        async def work(job: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
            await before()
            return await rare_piece(self._chooser, job, *given, **named)

        async def made(record: Record) -> Puzzle | None:
            """The puzzle of the last position of a match, by all that is asked of those that are shipped."""
            done = len(record.actions) - 1
            known = await self._known(game)
            shown = await work(tempted, record, done)
            puzzle = await work(posed, record, done, shown) if hopeful(record, shown, known) else None
            if puzzle is None or not varied(puzzle, known):
                return None
            trial = Trial()
            while trial.stands is None:
                trial = await work(proved, game.key, puzzle, trial, PIECE_SECONDS, MOST_ENDS)
            return puzzle if trial.stands else None

        seen = Glimpse(0)
        while not seen.over:
            seen = await work(glimpsed, game.key, seats, seed, seen.done, PIECE_SECONDS)
            puzzle = await made(seen.record) if seen.record else None
            if puzzle is not None:
                data = msgspec.json.encode(puzzle).decode()
                async with self._db.write() as tx:
                    await rows.put(tx, game.key, game.rules_version, data, self._clock.now())
                return

    async def _known(self, game: AnyGame) -> list[Puzzle]:
        """The puzzles of a game that people were asked, and those that they will be."""
        told = await days.last(self._db, game.key, REMEMBERED)
        told += [row.data for row in await self.waiting() if row.game == game.key]
        return [msgspec.json.decode(data, type=Puzzle) for data in told]


def playable(row: OwnRow | FreshRow) -> bool:
    """Whether what a puzzle comes from was played by rules that are still played."""
    try:
        return registry.game(row.game).rules_version == row.rules_version
    except registry.UnknownGame:
        return False
