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
from bot.db.seats import SeatRow
from bot.db.transactions import Change
from bot.features.puzzles import own_rows as rows
from bot.features.puzzles.own_rows import OwnRow
from bot.features.puzzles.posed import Posed, read_puzzle, stands, stored_puzzle
from bot.services.errors import Refused, confined
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


class Own(Posed, frozen=True):
    """A puzzle of one person.

    id:        what buttons call it.
    match_id:  where it comes from.   chosen_at: when the person chose there, in seconds since 1970.
    people:    who sits at that table.
    chosen:    which of the answers the person gave in the match.
    choice:    which one as a puzzle; None while it is open.
    times:     how many puzzles of that person have the same kind of answer: so often it was not chosen.
    """

    id: int
    match_id: int
    chosen_at: int
    people: tuple[SeatRow, ...]
    chosen: int
    choice: int | None
    times: int = 1

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        """Who sits there."""
        return self.people


class OwnPuzzles(Background):
    """Makes them, asks them, and takes the answers."""

    def __init__(self, door: Door, chooser: Computers) -> None:
        super().__init__("own puzzles", chooser)
        self._db = door.db
        self._clock = door.clock
        self._tables = door.tables
        self._db.listen(rows.TOPIC, self.wake)

    async def note(self, tx: Change, match: MatchRow, steps: Sequence[ActionRow], mistakes: Sequence[Judged]) -> None:
        """Note the mistakes of a match, the largest first, that were made by people who want to be asked again, and
        those of all its people for everybody, if its server agrees.

        steps: the live actions of the match.
        """
        shares = not match.lesson and (await people.guild(tx, match.guild_id)).has(SHARES)
        tried = Counter[int]()
        for mistake in mistakes:
            step = steps[mistake.done]
            if step.user_id is None or step.auto:
                continue
            wants = (await people.player(tx, step.user_id)).has(OWN)
            for user_id in [step.user_id] * wants + [rows.ALL] * shares:
                if tried[user_id] < MOST:
                    tried[user_id] += 1
                    await rows.note(tx, user_id, match.id, mistake.done, step.at, self._clock.now())

    # --- asking

    async def waiting(self, user_id: int) -> int:
        """How many puzzles wait for a person."""
        return len(await self._open(user_id))

    async def next(self, user_id: int) -> Own | None:
        """The puzzle that a person is asked next: what was missed most often comes first, then what has waited longest;
        None if none waits. Raises Refused `no-own-puzzle`."""
        found = await self._open(user_id)
        return await self._read(found[0]) if found else None

    async def get(self, user_id: int, own_id: int) -> Own:
        """A puzzle of a person. Raises Refused `no-own-puzzle`."""
        row = await rows.get(self._db, user_id, own_id)
        if row is None:
            raise Refused("no-own-puzzle")
        return await self._read(row)

    async def answer(self, user_id: int, own_id: int, choice: int) -> None:
        """Keep a person's answer, its index. Raises Refused `no-own-puzzle`, `no-such-choice`, `puzzle-answered`."""
        (await self.get(user_id, own_id)).check(choice)
        async with self._db.write() as tx:
            if not await rows.answer(tx, user_id, own_id, choice, self._clock.now()):
                raise Refused("puzzle-answered")

    async def throw_away(self, user_id: int, own_id: int) -> None:
        """Remove a puzzle of a person, answered or not."""
        async with self._db.write() as tx:
            await rows.remove(tx, user_id, own_id)

    async def _open(self, user_id: int) -> list[OwnRow]:
        """The puzzles that wait for a person, in the order in which they are asked."""
        found = await rows.made(self._db, user_id)
        until = self._clock.now() - RIPE_SECONDS
        times = _times(found)
        ripe = [
            row
            for row in found
            if row.id in times
            and row.answered_at is None
            and row.noted_at <= until
            and still_played(row.game, row.rules_version)
        ]
        return sorted(ripe, key=lambda row: -times[row.id])

    async def _read(self, row: OwnRow) -> Own:
        """Raises Refused `no-own-puzzle`."""
        found = await stored_puzzle(row.game, row.data, "no-own-puzzle")
        people = await self._tables.seats_of(row.match_id)
        times = _times(await rows.made(self._db, row.user_id))[row.id]
        assert row.chosen is not None
        return Own(*found, row.id, row.match_id, row.chosen_at, people, row.chosen, row.choice, times)

    # --- making

    async def _work(self, think: Pieces) -> None:
        while (row := await rows.untried(self._db)) is not None:
            await self._try(row, think)

    async def _try(self, row: OwnRow, think: Pieces) -> None:
        """Make a puzzle of what was noted, or strike it out."""
        found: tuple[Puzzle, int] | None = None
        with confined(log, "match %s: no puzzle after %s actions", row.match_id, row.done):
            found = await self._made(row, think)
        async with self._db.write() as tx:
            if found is None:
                await rows.remove(tx, row.user_id, row.id)
            else:
                puzzle, chosen = found
                await rows.put(tx, row.id, text(puzzle), chosen)

    async def _made(self, row: OwnRow, think: Pieces) -> tuple[Puzzle, int] | None:
        """The puzzle, and which of its answers was given in the match; None if it makes none."""
        if not still_played(row.game, row.rules_version):
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


def _times(found: Sequence[OwnRow]) -> dict[int, int]:
    """For each puzzle of a person that can be read: how many of them have the same kind of answer."""
    kinds: dict[int, tuple[str, Kind]] = {}
    for row in found:
        puzzle = read_puzzle(row.data)
        if puzzle is not None:
            kinds[row.id] = row.game, kind(puzzle.ways[puzzle.best])
    often = Counter(kinds.values())
    return {own_id: often[what] for own_id, what in kinds.items()}
