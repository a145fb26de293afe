"""A match walked on paper: a position of it, what somebody would do there, and what the others would do then.

Nothing of it is stored, and nothing of the match changes. What is drawn on paper is drawn anew, so a walk tells nothing
of what really lay there; the same steps lead to the same position, whoever takes them and however often.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from cachetools import LRUCache

from bot.services.errors import Refused
from bot.services.processes.beside import beside
from bot.services.processes.computers import Computers
from bot.services.study.advice import advice
from bot.services.study.replay import states_at
from bot.services.table.scene import ActionRow, Table
from engine.core.action import Action
from engine.core.question import Question
from engine.players.advice import Advice
from engine.players.levels import GOOD
from engine.players.seeds import fast, split

BEST: Final = 3
"""So many actions are shown with what they are worth."""
MOST_STEPS: Final = 80
"""After so many steps of others nobody is waited for any more."""
_KEPT: Final = 128
"""So many positions are kept with what was thought of them: who takes a step back sees the last one again."""


class Done(msgspec.Struct, frozen=True):
    """What somebody has done on paper.   question: what it answered."""

    seat: int
    question: Question
    action: Action


class Stand(msgspec.Struct, frozen=True):
    """Where a walk stands.

    seat:   whose choices are walked.   state: the match as it would stand.
    done:   so many actions of the match were done before the walk began.
    path:   which of the legal actions was taken at each choice of the seat.
    line:   what was done on paper so far.
    real:   what was done in the match in this position; None on paper, and where another seat chose first.
    advice: what the computer thinks; None where the match would be over.
    """

    table: Table
    seat: int
    state: Any
    done: int
    path: tuple[int, ...]
    line: tuple[Done, ...]
    real: Action | None
    advice: Advice | None

    @property
    def question(self) -> Question:
        """What is asked."""
        return self.table.game.question(self.state, self.seat)

    @property
    def mistaken(self) -> bool:
        """Whether another answer was clearly better than what was done in the match."""
        real = None if self.advice is None or self.real is None else self.advice.of(self.real)
        return real is not None and real.worse

    def number(self, action: Action) -> int:
        """Which of the legal actions this is."""
        return list(self.table.game.legal(self.state, self.seat)).index(action)


class Walks:
    """Walks through matches that are over."""

    def __init__(self, chooser: Computers) -> None:
        self._chooser = chooser
        self._kept: LRUCache[tuple[int, int, int, tuple[int, ...]], Stand] = LRUCache(_KEPT)

    async def stand(
        self, table: Table, steps: Sequence[ActionRow], done: int, seat: int, path: tuple[int, ...]
    ) -> Stand:
        """Where somebody stands who began after so many actions on this seat and took these steps.

        Raises Refused `no-such-choice` where the seat has no such choice, `no-replay`, `no-hint-now`.
        """
        key = table.row.id, done, seat, path
        if key not in self._kept:
            self._kept[key] = await self._stand(table, steps, done, seat, path)
        return self._kept[key]

    async def _stand(
        self, table: Table, steps: Sequence[ActionRow], done: int, seat: int, path: tuple[int, ...]
    ) -> Stand:
        game, real = table.game, None
        line: list[Done] = []
        if not path:
            if not 0 <= done < len(steps):
                raise Refused("no-such-choice")
            (state,) = await states_at(table, steps, [done])
            if seat not in game.actors(state):
                raise Refused("no-such-choice")
            state.chance = fast(split(done, seat), 0)
            real = steps[done].action if steps[done].seat == seat else None
        else:
            before = await self.stand(table, steps, done, seat, path[:-1])
            state = await beside(game.clone, before.state)
            legal = game.legal(state, seat) if seat in game.actors(state) else ()
            if not 0 <= path[-1] < len(legal):
                raise Refused("no-such-choice")
            line += before.line
            await self._do(table, state, seat, legal[path[-1]], line)
            await self._others(table, state, seat, line)
        told = None
        if seat in game.actors(state):
            told = await advice(self._chooser, table, state, seat, *([real] if real is not None else []))
        return Stand(table, seat, state, done, path, tuple(line), real, told)

    async def _others(self, table: Table, state: Any, seat: int, line: list[Done]) -> None:
        """Let the others play, as the good computer does, until the seat has a choice or the match is over; what is no
        choice is done for it."""
        game = table.game
        for number in range(MOST_STEPS):
            actors = game.actors(state)
            if not actors:
                return
            actor = seat if seat in actors else actors[0]
            legal = game.legal(state, actor)
            if actor == seat and len(legal) > 1:
                return
            action = legal[0]
            if len(legal) > 1:
                chance = split(len(line), number)
                world = game.dump(game.determinize(state, actor, fast(chance, 0)))
                action = await self._chooser.choose(game.key, world, actor, GOOD, chance)
            await self._do(table, state, actor, action, line)

    async def _do(self, table: Table, state: Any, seat: int, action: Action, line: list[Done]) -> None:
        line.append(Done(seat, table.game.question(state, seat), action))
        await beside(table.game.apply, state, seat, action)
