"""Fresh puzzles: the bot plays matches with itself and keeps what makes a puzzle, until it becomes one of a day.

Some of each game are kept ready. Mistakes in matches of people are tried too, where their server agrees; they come
first. All is looked for in pieces, with long rests, and only while nothing else is to be thought about. What is not
found yet is read off the rows, so a restart loses nothing but some thoughts.
"""

from __future__ import annotations

import logging
import secrets
from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from bot.db import people
from bot.db.people import Switch
from bot.db.rows import text
from bot.db.transactions import Change
from bot.features.puzzles import rows
from bot.features.puzzles.posed import read_puzzle, stands
from bot.features.puzzles.rows import NONE_YET, PositionRow
from bot.services.errors import confined
from bot.services.match.door import Door
from bot.services.processes.computers import Computers, has_brain
from bot.services.study.background import Background
from bot.services.study.pieces import LONG_REST, PIECE_SECONDS, Pieces
from bot.services.table.played import paper, still_played
from bot.services.table.scene import ActionRow, MatchRow
from engine import registry
from engine.core.game import AnyGame
from engine.core.match import Record
from engine.players.missed import posed, tempted
from engine.players.puzzle import Puzzle, varied
from engine.players.review import Judged
from engine.players.seek import MOST_ENDS, Glimpse, glimpsed, hopeful

log = logging.getLogger(__name__)

SHARES: Final = Switch("shares")
"""Of a server: whether positions of its finished matches may become puzzles of the day."""
MOST: Final = 3
"""So many mistakes of one match are tried at most, those that cost most."""
REMEMBERED: Final = 60
"""So many of the last puzzles of days of a game must not tell the answer of a fresh one."""


class FreshPuzzles(Background):
    """Finds them and keeps them."""

    rest = LONG_REST

    def __init__(self, door: Door, chooser: Computers, kept: int) -> None:
        """kept: how many of each game are kept ready; 0 = none are looked for."""
        super().__init__("fresh puzzles", chooser)
        self._db = door.db
        self._clock = door.clock
        self._tables = door.tables
        self._kept = kept
        self._db.listen(rows.UNTRIED, self.wake)

    async def note(self, tx: Change, match: MatchRow, steps: Sequence[ActionRow], mistakes: Sequence[Judged]) -> None:
        """Note the mistakes that people made in a match, the largest first, if its server agrees.

        steps: the live actions of the match.
        """
        if match.lesson or not (await people.guild(tx, match.guild_id)).has(SHARES):
            return
        made = [one for one in mistakes if steps[one.done].user_id is not None and not steps[one.done].auto]
        for one in made[:MOST]:
            await rows.put(tx, "fresh", match.game, NONE_YET, self._clock.now(), match_id=match.id, done=one.done)

    async def waiting(self) -> list[PositionRow]:
        """Those that can be asked, the oldest first."""
        return [row for row in await rows.fresh(self._db) if read_puzzle(row.data) is not None]

    # --- inside

    async def _work(self, think: Pieces) -> None:
        while (row := await rows.untried(self._db)) is not None:
            await self._try(row, think)
        while (game := await self._lacking()) is not None:
            await self._look(game, think)

    async def _try(self, row: PositionRow, think: Pieces) -> None:
        """Make a puzzle of what was noted, or strike it out."""
        puzzle: Puzzle | None = None
        with confined(log, "match %s: no puzzle after %s actions", row.match_id, row.done):
            puzzle = await self._of_people(row, think)
        async with self._db.write() as tx:
            if puzzle is None:
                await rows.remove(tx, row.id)
            else:
                await rows.fill(tx, row.id, text(puzzle))

    async def _of_people(self, row: PositionRow, think: Pieces) -> Puzzle | None:
        """The puzzle of a choice of somebody, with that among its answers; None if it makes none."""
        assert row.match_id is not None
        assert row.done is not None
        match = (await self._tables.glance(row.match_id)).row
        if not still_played(match.game, match.rules_version):
            return None
        table, steps = await self._tables.load(row.match_id), await self._tables.live(row.match_id)
        record, chosen = paper(table, steps), steps[row.done].action
        shown = await think(tempted, record, row.done)
        others = [action for action in shown if action != chosen]
        puzzle = await think(posed, record, row.done, [chosen, *others]) if shown else None
        if puzzle is None or not await stands(think, record.game, puzzle):
            return None
        return msgspec.structs.replace(puzzle, people=True)

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
