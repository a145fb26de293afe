"""What happens by itself after a decision, in this order:

1. **Forced steps**: there is nothing to decide, or a lesson does for its person what it has explained enough.
2. **Computers**: seats that a computer plays, and seats for which the table lets it act once.
3. **Standing answers**: what a player has told the bot to answer.

The first take no time, so they are part of the change that led to them (`follow`). The others are changes of their
own, chosen outside of every lock and committed only if the match still stands where it was looked at. A standing answer
is committed exactly as the press of its person would be, so only the time could tell: it comes after some seconds, as
the quickest press would. (What a person's own press leads to follows at once: that person is there.) A computer may
think for as long as it likes. Who is waited for is read off the seats, so it is found again after a restart, and a
failure loses nothing that anybody else has done.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextvars import Context
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec
from cachetools import LRUCache

from bot.clock import Clock
from bot.db import seats as seat_rows
from bot.db.connection import StorageError
from bot.db.history import ActionKind, ActionRow
from bot.metrics import METRICS
from bot.services.errors import Broken, Refused, where
from bot.services.match.standing import answered
from bot.services.processes.computers import Computers, chance_of
from bot.services.table.scene import Table
from bot.services.table.tables import Tables
from bot.services.table.voting import is_sealed
from engine.core import match as record
from engine.core.action import Action
from engine.core.chance import Fast
from engine.core.event import Seat
from engine.core.game import AnyGame
from engine.core.playout import random_action

log = logging.getLogger(__name__)

QUICKEST, SLOWEST = 3.0, 8.0
"""Seconds after which a standing answer comes: as soon as people answer who happen to look, and never as exactly."""
MOST_HESITATIONS = 10_000
ANSWERED_WITHIN = 12
"""Seconds after which a person is called whose standing answers have not answered."""

STOPPED = ("not-running", "match-in-trouble")
"""Why nothing follows where somebody has paused or ended a match meanwhile, or it was set aside."""


Opening = Callable[[str, Sequence[ActionRow], Seat], Action | None]
"""What the lesson of a game has a seat do after these live steps; None where it leaves that to the seat."""


DoneFor = Callable[[AnyGame, Any, int], Action | None]
"""What the lesson of a game does in a state for whoever learns, by this chance; None where it asks."""


def _leads_nobody(*_: object) -> None:
    """Nothing is done."""


@dataclass(frozen=True)
class Leads:
    """What is done by itself in lessons; nothing where there are none."""

    opening: Opening = _leads_nobody
    done_for: DoneFor = _leads_nobody


class Commits(Protocol):
    """Where the choices of computers and standing answers are committed."""

    async def act_for(self, match_id: int, seat: int, revision: int, action: Action) -> bool:
        """Commit it; False if the match has moved on from `revision`. Raises Broken."""
        ...

    async def answer_for(self, match_id: int, seat: int, revision: int) -> bool:
        """Commit what the seat's standing answers say; False if it is not to be had. Raises Refused `not-running`."""
        ...


class Automatic:
    """Does what happens by itself."""

    def __init__(self, tables: Tables, chooser: Computers, clock: Clock, leads: Leads) -> None:
        self._tables = tables
        self._chooser = chooser
        self._clock = clock
        self.leads = leads
        self._commits: Commits | None = None
        self._running: dict[int, asyncio.Task[None]] = {}
        self._changed: set[int] = set()
        """Matches that have changed since it last looked."""
        self._answers_at: LRUCache[tuple[int, int, int], float] = LRUCache(MOST_HESITATIONS)
        """When the standing answers of a seat answer what it is asked since a time: by match, seat and that time."""

    # --- with the change

    def follow(self, table: Table, at: int) -> list[ActionRow]:
        """Do what takes no time, on the table's state; returns the steps."""
        steps: list[ActionRow] = []
        while True:
            steps += [_row(done, "auto", None, at) for done in record.act_forced(table.game, table.state)]
            if not table.row.lesson:
                return steps
            seat = table.persons()[0].seat
            action = self.leads.done_for(table.game, table.state, chance_of(table.row, seat))
            if action is None:
                return steps
            steps.append(step(table, seat, action, "auto", None, at))

    # --- after the change

    async def start(self, commits: Commits) -> None:
        """Let them act from now on, first where one is waited for since before."""
        self._commits = commits
        await self.look_again()

    async def look_again(self) -> None:
        """Find what is waited for: since before the start, or since the database was in trouble for a moment."""
        for match_id in await seat_rows.waiting_for_the_bot(self._tables.db):
            self.look_at(match_id)

    async def stop(self) -> None:
        """Stop; whatever is waited for is found again."""
        self._commits = None
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._running.clear()  # one that had not begun has not taken itself out
        await self._chooser.close()

    def look_at(self, match_id: int) -> None:
        """A match has changed: if it waits for a computer or for a standing answer, let that act."""
        if self._commits is None:
            return
        self._changed.add(match_id)
        if match_id not in self._running:
            # Begun in a context of its own: whoever waits for all that a press has led to (the playground) is not to
            # wait for computers, which may think for as long as they like.
            self._running[match_id] = Context().run(
                asyncio.create_task, self._play(match_id, self._commits), name=f"computers of match {match_id}"
            )

    async def settled(self) -> None:
        """Return when no match waits for a computer or a standing answer that could act."""
        while self._running:
            await asyncio.gather(*self._running.values(), return_exceptions=True)

    async def _play(self, match_id: int, commits: Commits) -> None:
        """Let them act until the match waits for a person."""
        try:
            while match_id in self._changed:
                self._changed.remove(match_id)
                while await self._act(match_id, commits):
                    pass
        except StorageError:
            pass  # the database has told the operator; what is waited for is found again
        except Refused as error:
            if error.code not in STOPPED:
                log.error("match %s: what follows by itself was not possible: %s", match_id, error)
        except Exception as error:
            log.error("match %s: what follows by itself failed: %s", match_id, where(error))
        finally:
            self._running.pop(match_id, None)

    async def _act(self, match_id: int, commits: Commits) -> bool:
        """Let one act; False if the match waits for none that could."""
        if not await seat_rows.waits_for_the_bot(self._tables.db, match_id):
            return False  # for people alone, as after most presses: it need not be loaded
        table = await self._tables.load(match_id)
        seat = table.for_computer()
        if seat is None:
            return await self._answer(table, commits)
        try:
            await commits.act_for(match_id, seat, table.row.revision, await self._choose(table, seat))
        except Broken:
            return False
        return True

    async def _answer(self, table: Table, commits: Commits) -> bool:
        """Let the standing answers of the seat answer whose time comes first; False if there are none.

        Computers have chosen before, and each seat has a time of its own: in a sealed phase the count of those who are
        missing must not tell by its pace that a standing answer stands in line.
        """
        now, row = self._clock.now(), table.row
        found: list[tuple[float, int, tuple[int, int, int]]] = []
        for seat in table.actors():
            if answered(table, seat):
                asked = row.id, seat, table.seats[seat].since or 0
                found.append((self._answers_at.setdefault(asked, now + _hesitation(table, seat)), seat, asked))
        if not found:
            return False
        at, seat, asked = min(found)
        await self._clock.sleep(max(0.0, at - now))
        if done := await commits.answer_for(row.id, seat, row.revision):
            self._answers_at.pop(asked, None)  # the next question of a row takes its own time: nobody presses faster
        return done

    async def _choose(self, table: Table, seat: int) -> Action:
        """What the chooser says; if it fails or says something that is not possible, any legal action.

        A secret question is answered after the same time always: how long a computer thinks would tell what it holds.
        """
        if not is_sealed(table):
            return await self._chosen(table, seat)
        action, _ = await asyncio.gather(self._chosen(table, seat), asyncio.sleep(self._chooser.sealed_seconds))
        return action

    async def _chosen(self, table: Table, seat: int) -> Action:
        game, chance = table.game, chance_of(table.row, seat)
        if (known := await self._in_lesson(table, seat)) is not None:
            return known
        try:
            world = game.dump(game.determinize(table.state, seat, Fast(at=chance)))
            action = await self._chooser.choose(game.key, world, seat, table.seats[seat].level, chance)
            if action in game.legal(table.state, seat):
                return action
            log.error("match %s: the computer on seat %s chose what is not possible", table.row.id, seat)
        except Exception as error:
            log.error("match %s: the computer on seat %s could not choose: %s", table.row.id, seat, where(error))
        return random_action(game, table.state, seat, Fast(at=chance))

    async def _in_lesson(self, table: Table, seat: int) -> Action | None:
        """What the opening of a lesson has a computer do; None where there is none, or not any more."""
        if not table.row.lesson:
            return None
        action = self.leads.opening(table.game.key, await self._tables.live(table.row.id), seat)
        return action if action in table.legal(seat) else None


def _hesitation(table: Table, seat: int) -> float:
    """How long a standing answer takes: between the quickest and the slowest, by the secret chance of the moment."""
    return QUICKEST + (SLOWEST - QUICKEST) * (chance_of(table.row, seat) % 1000) / 1000


def step(
    table: Table, seat: int, action: Action, kind: ActionKind, user_id: int | None, at: int, *, joined: bool = False
) -> ActionRow:
    """Apply an action that somebody has chosen to the table's state and make its row."""
    with METRICS.timed("apply"):
        done = record.act(table.game, table.state, seat, action, auto=kind != "act", joined=joined)
    return _row(done, kind, user_id, at)


def _row(done: record.Step, kind: ActionKind, user_id: int | None, at: int) -> ActionRow:
    """A step as a line of the history, whose number is set when it is committed."""
    return ActionRow(
        **{field: getattr(done, field) for field in record.Step.__struct_fields__},
        number=0,
        kind=kind,
        user_id=user_id,
        at=at,
    )


def numbered(steps: Sequence[ActionRow], revision: int) -> list[ActionRow]:
    """The steps with the numbers that follow `revision`."""
    return [msgspec.structs.replace(row, number=revision + n) for n, row in enumerate(steps, 1)]
