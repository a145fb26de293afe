"""Private puzzles: what a person who wants that did worse than the computer would have is asked again some days later.

A review notes the mistakes that it finds; what makes a puzzle of them is thought about afterwards, in pieces, and only
while no review is to be made. What is not tried yet is read off the rows, so a restart loses nothing but some thoughts.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from bot.clock import DAY
from bot.db import people
from bot.db.people import Switch
from bot.db.rows import text
from bot.db.transactions import Change
from bot.features.puzzles import rows
from bot.features.puzzles.posed import Position, read, read_puzzle, stands
from bot.features.puzzles.rows import NONE_YET, PositionRow
from bot.services.errors import confined
from bot.services.match.door import Door
from bot.services.processes.computers import Computers
from bot.services.study.background import Background
from bot.services.study.pieces import Pieces
from bot.services.table.played import paper, still_played
from bot.services.table.scene import ActionRow, MatchRow
from engine.core.action import parse_action
from engine.players.missed import posed, tempted
from engine.players.puzzle import Kind, Puzzle, kind
from engine.players.review import Judged

log = logging.getLogger(__name__)

OWN: Final = Switch("own-puzzles")
"""Of a person: whether mistakes in own matches become private puzzles."""
SHARES: Final = Switch("shares")
"""Of a server: whether positions of its finished matches may become puzzles of the day."""
MOST: Final = 3
"""So many mistakes of a person in one match are tried at most, those that cost most; so many for everybody."""
RIPE_SECONDS: Final = DAY
"""So long after the review it is asked at the earliest: before, the answer is still remembered."""


class OwnPuzzles(Background):
    """Makes them, asks them, and takes the answers."""

    def __init__(self, door: Door, chooser: Computers) -> None:
        super().__init__("own puzzles", chooser)
        self._db = door.db
        self._clock = door.clock
        self._tables = door.tables
        self._db.listen(rows.UNTRIED, self.wake)

    async def note(self, tx: Change, match: MatchRow, steps: Sequence[ActionRow], mistakes: Sequence[Judged]) -> None:
        """Note the mistakes of a match, the largest first, that were made by people who want to be asked again, and
        those of all its people for everybody, if its server agrees.

        steps: the live actions of the match.
        """
        shares = not match.lesson and (await people.guild(tx, match.guild_id)).has(SHARES)
        tried = Counter[int | None]()
        for mistake in mistakes:
            step = steps[mistake.done]
            if step.user_id is None or step.auto:
                continue
            wants = (await people.player(tx, step.user_id)).has(OWN)
            for user_id in [step.user_id] * wants + [None] * shares:
                if tried[user_id] < MOST:
                    tried[user_id] += 1
                    await self._note(tx, match, mistake.done, step, user_id)

    async def _note(self, tx: Change, match: MatchRow, done: int, step: ActionRow, user_id: int | None) -> None:
        """Note a choice that may make a puzzle of one person, or without that for everybody."""
        await rows.put(
            tx,
            "fresh" if user_id is None else "own",
            match.game,
            NONE_YET,
            self._clock.now(),
            user_id=user_id,
            match_id=match.id,
            done=done,
            chosen_at=step.at,
        )

    # --- asking

    async def waiting(self, user_id: int) -> int:
        """How many puzzles wait for a person."""
        return len(await self._open(user_id))

    async def next(self, user_id: int) -> int | None:
        """The number of the puzzle that a person is asked next: what was missed most often comes first, then what has
        waited longest; None if none waits."""
        found = await self._open(user_id)
        return found[0].id if found else None

    async def read(self, row: PositionRow) -> Position:
        """A puzzle of a person, with who sat at that table. Raises Refused `puzzle-gone`."""
        assert row.match_id is not None
        people = await self._tables.seats_of(row.match_id)
        return await read(self._db, row, "puzzle-gone", row.user_id or 0, people)

    async def times(self, found: Position) -> int:
        """How many puzzles of its person have the same kind of answer: so often it was not chosen."""
        return _times(await rows.own(self._db, found.row.user_id or 0)).get(found.row.id, 1)

    async def throw_away(self, user_id: int, position_id: int) -> None:
        """Remove a puzzle of a person, answered or not."""
        async with self._db.write() as tx:
            await rows.remove_own(tx, user_id, position_id)

    async def _open(self, user_id: int) -> list[PositionRow]:
        """The puzzles that wait for a person, in the order in which they are asked."""
        found, solved = await rows.own(self._db, user_id), await rows.solved(self._db, user_id)
        until = self._clock.now() - RIPE_SECONDS
        times = _times(found)
        ripe = [row for row in found if row.id in times and row.id not in solved and row.at <= until]
        return sorted(ripe, key=lambda row: -times[row.id])

    # --- making

    async def _work(self, think: Pieces) -> None:
        while (row := await rows.untried(self._db)) is not None:
            await self._try(row, think)

    async def _try(self, row: PositionRow, think: Pieces) -> None:
        """Make a puzzle of what was noted, or strike it out."""
        found: tuple[Puzzle, int] | None = None
        with confined(log, "match %s: no puzzle after %s actions", row.match_id, row.done):
            found = await self._made(row, think)
        async with self._db.write() as tx:
            if found is None:
                await rows.remove(tx, row.id)
            else:
                puzzle, chosen = found
                await rows.fill(tx, row.id, text(puzzle), chosen)

    async def _made(self, row: PositionRow, think: Pieces) -> tuple[Puzzle, int] | None:
        """The puzzle, and which of its answers was given in the match; None if it makes none."""
        assert row.match_id is not None
        assert row.done is not None
        match = (await self._tables.glance(row.match_id)).row
        if not still_played(match.game, match.rules_version):
            return None
        table = await self._tables.load(row.match_id)
        steps = await self._tables.live(row.match_id)
        record = paper(table, steps)
        chosen = steps[row.done].action
        shown = await think(tempted, record, row.done)
        others = [action for action in shown if action != chosen]
        puzzle = await think(posed, record, row.done, [chosen, *others]) if shown else None
        if puzzle is None:
            return None
        puzzle = msgspec.structs.replace(puzzle, people=True)
        ways = [parse_action(list(way)) for way in puzzle.ways]
        return (puzzle, ways.index(chosen)) if await stands(think, record.game, puzzle) else None


def _times(found: Sequence[PositionRow]) -> dict[int, int]:
    """For each puzzle of a person that can be read: how many of them have the same kind of answer."""
    kinds: dict[int, tuple[str, Kind]] = {}
    for row in found:
        puzzle = read_puzzle(row.data)
        if puzzle is not None:
            kinds[row.id] = row.game, kind(puzzle.ways[puzzle.best])
    often = Counter(kinds.values())
    return {number: often[what] for number, what in kinds.items()}
