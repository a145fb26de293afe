"""A choice of a match that is over as a position to solve: what may be answered there, what was, what each is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from cachetools import LRUCache

from bot.db.seats import SeatRow
from bot.features.puzzles.posed import Posed
from bot.services.processes.computers import Computers
from bot.services.study.advice import advice
from bot.services.study.replay import states_at
from bot.services.table.scene import ActionRow, Table
from engine.core.action import Action, parse_action
from engine.players.advice import Advice, Reason
from engine.players.puzzle import offered, puzzle_of

_KEPT: Final = 128
"""What was thought of so many positions is kept: who looks at one looks at it again, or shares it next."""


class Choice(Posed, frozen=True, kw_only=True):
    """A position of a match.

    table:  the match.   done: how many actions were done before.
    chosen: which of the answers was given there.   whys: why the best answer is better than each.
    """

    table: Table
    done: int
    chosen: int
    whys: tuple[tuple[Reason, ...], ...]

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        """Who sits there."""
        return self.table.seats


class Choices:
    """Poses them, by the judge that reviews ask, so that its numbers are theirs."""

    def __init__(self, chooser: Computers) -> None:
        self._chooser = chooser
        self._thought: LRUCache[tuple[int, int], Advice] = LRUCache(_KEPT)

    async def pose(self, table: Table, steps: Sequence[ActionRow], done: int) -> Choice | None:
        """The choice after so many live actions; None where there was nothing to weigh.

        Raises Refused `no-replay`, `no-hint-now`.
        """
        (state,) = await states_at(table, steps, [done])
        return await self.posed(table, steps, done, state)

    async def posed(self, table: Table, steps: Sequence[ActionRow], done: int, state: Any) -> Choice | None:
        """The same of the state before that choice, of which only what its seat could know counts."""
        seat, chosen = steps[done].seat, steps[done].action
        legal = table.game.legal(state, seat)
        if len(legal) < 2 or chosen not in legal:
            return None
        key = table.row.id, done
        if key not in self._thought:
            self._thought[key] = await self._think(table, state, seat, chosen, legal)
        told = offered(self._thought[key], chosen)
        if len(told.alternatives) < 2:
            return None
        before = [(step.seat, step.action) for step in steps[:done]]
        puzzle = puzzle_of(table.game, state, seat, legal, told, table.row.seed, before)
        ways = [parse_action(list(way)) for way in puzzle.ways]
        worth = {one.action: one for one in told.alternatives}
        wins = tuple(worth[way].win for way in ways)  # to the last digit, so that no rounding contradicts a review
        puzzle = msgspec.structs.replace(puzzle, wins=wins, people=True)
        whys = tuple(worth[way].why for way in ways)
        return Choice(table.game, puzzle, state, table=table, done=done, chosen=ways.index(chosen), whys=whys)

    async def _think(self, table: Table, state: Any, seat: int, chosen: Action, legal: Sequence[Action]) -> Advice:
        """What the computer thinks; where only two answers come into question a third one too, since of two every other
        guess is right."""
        told = await advice(self._chooser, table, state, seat, chosen)
        other = next((action for action in legal if told.of(action) is None), None)
        if len(told.alternatives) != 2 or other is None:
            return told
        return await advice(self._chooser, table, state, seat, chosen, other)
