"""Fresh puzzles: the bot plays matches with itself and keeps what makes a puzzle, until it becomes one of a day.

Some of each game are kept ready. They are looked for in pieces, with long rests, and only while nothing else is to be
thought about. What is not found yet is read off the rows, so a restart loses nothing but some thoughts.
"""

from __future__ import annotations

import secrets
from collections import Counter
from typing import Final

from bot.clock import Clock
from bot.db.connection import Database
from bot.db.rows import text
from bot.features.puzzles import rows
from bot.features.puzzles.posed import read_puzzle, stands
from bot.features.puzzles.rows import PositionRow
from bot.services.processes.computers import Computers, has_brain
from bot.services.study.background import Background
from bot.services.study.pieces import LONG_REST, PIECE_SECONDS, Pieces
from engine import registry
from engine.core.game import AnyGame
from engine.core.match import Record
from engine.players.missed import posed, tempted
from engine.players.puzzle import Puzzle, varied
from engine.players.seek import MOST_ENDS, Glimpse, glimpsed, hopeful

REMEMBERED: Final = 60
"""So many of the last puzzles of days of a game must not tell the answer of a fresh one."""


class FreshPuzzles(Background):
    """Finds them and keeps them."""

    rest = LONG_REST

    def __init__(self, db: Database, clock: Clock, chooser: Computers, kept: int) -> None:
        """kept: how many of each game are kept ready; 0 = none are looked for."""
        super().__init__("fresh puzzles", chooser)
        self._db = db
        self._clock = clock
        self._kept = kept

    async def waiting(self) -> list[PositionRow]:
        """Those that can be asked, the oldest first."""
        return [row for row in await rows.fresh(self._db) if read_puzzle(row.data) is not None]

    # --- inside

    async def _work(self, think: Pieces) -> None:
        while (game := await self._lacking()) is not None:
            await self._look(game, think)

    async def _lacking(self) -> AnyGame | None:
        """The game of which fewest are ready, if these are too few."""
        ready = Counter(row.game for row in await self.waiting())
        lacking = [game for game in registry.games() if has_brain(game) and ready[game.key] < self._kept]
        return min(lacking, key=lambda game: ready[game.key], default=None)

    async def _look(self, game: AnyGame, think: Pieces) -> None:
        """Look for one in a match, and keep it if there is one."""
        seats, seed = secrets.choice(game.players), secrets.randbits(64)
        seen = Glimpse(0)
        while not seen.over:
            seen = await think(glimpsed, game.key, seats, seed, seen.done, PIECE_SECONDS)
            puzzle = await self._made(game, seen.record, think) if seen.record else None
            if puzzle is not None:
                async with self._db.write() as tx:
                    await rows.put(tx, "fresh", game.key, text(puzzle), self._clock.now())
                return

    async def _made(self, game: AnyGame, record: Record, think: Pieces) -> Puzzle | None:
        """The puzzle of the last position of a match, by all that is asked of those that are shipped."""
        done = len(record.actions) - 1
        known = await self._known(game)
        shown = await think(tempted, record, done)
        puzzle = await think(posed, record, done, shown) if hopeful(record, shown, known) else None
        if puzzle is None or not varied(puzzle, known):
            return None
        return puzzle if await stands(think, game.key, puzzle, MOST_ENDS) else None

    async def _known(self, game: AnyGame) -> list[Puzzle]:
        """The puzzles of a game that people were asked, and those that they will be."""
        told = await rows.last(self._db, game.key, REMEMBERED)
        told += [row.data for row in await self.waiting() if row.game == game.key]
        return [puzzle for puzzle in map(read_puzzle, told) if puzzle is not None]
