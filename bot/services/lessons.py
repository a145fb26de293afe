"""Lessons: matches of one person against computers in which notes come with each new idea, and poor choices are told.

Everything is read off the match itself (its history, and the data beside the game), so nothing is kept that an undo or
a restart could lose. The same notes come at other tables to whoever plays a game for the first time.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from math import hypot
from typing import Any

import msgspec
from cachetools import LRUCache

from bot.db import deadlines
from bot.db import matches as rows
from bot.db.matches import DIRECT, ActionRow, SeatRow
from bot.services import tables
from bot.services.computers import SECRET_BYTES, Chooser, chance_of, has_brain, name_for
from bot.services.door import Door, check_running
from bot.services.errors import Refused, where
from bot.services.lesson import Lesson, Note, lesson_of, next_step, told
from bot.services.locks import Locks
from bot.services.matches import Matches
from bot.services.tables import Scene, Table
from bot.services.turns import IDLE, IDLE_SUSPENDED
from engine import registry
from engine.core import match as record
from engine.core.action import Action
from engine.core.chance import Fast, Seeded
from engine.core.game import AnyGame
from engine.core.question import Question
from engine.players.advice import Advice, Alternative
from engine.players.brains import brain_of

log = logging.getLogger(__name__)

MOST_TOLD = 4096
"""Of so many decisions it is kept in memory which notes had been told."""
MOST_THOUGHTS = 200
"""So many questions of lessons have their advice kept in memory."""
PACE = "none"


class PoorChoice(msgspec.Struct, frozen=True):
    """A decision that another one would clearly have been better than.

    slip:  what it is called by its kind; empty if the data has no word for it.
    mine:  what it was expected to bring; None for a blunder, which is not weighed.
    """

    question: Question
    action: Action
    best: Alternative
    mine: Alternative | None
    slip: str


class Guidance(msgspec.Struct, frozen=True):
    """What is told to a seat at its desk as the match stands.

    poor:  the seat's last decision, if it was a poor one.
    note:  the idea that is new now; `number` of `total` in a lesson, 0 elsewhere.
    step:  what the opening of the lesson recommends.
    """

    poor: PoorChoice | None = None
    note: str = ""
    number: int = 0
    total: int = 0
    step: Action | None = None


class Lessons:
    """Opens them, and says what is to be told."""

    def __init__(self, door: Door, matches: Matches, chooser: Chooser) -> None:
        self._door = door
        self._matches = matches
        self._chooser = chooser
        self.opening = Locks()
        """Of a person: held from looking for a lesson that is being played until one has begun."""
        self._notes: LRUCache[tuple[int, int, int], tuple[Note, ...]] = LRUCache(MOST_TOLD)
        """By match, seat and number of a line of the history: what had been told when that was the seat's decision."""
        self._thoughts: OrderedDict[tuple[int, int], asyncio.Task[Advice | None]] = OrderedDict()

    async def close(self) -> None:
        """Stop thinking."""
        for task in self._thoughts.values():
            task.cancel()
        await asyncio.gather(*self._thoughts.values(), return_exceptions=True)
        self._thoughts.clear()

    async def running(self, user_id: int, game: str) -> int | None:
        """The number of the lesson in a game that a person is playing."""
        return await rows.lesson_of(self._door.db, user_id, game)

    async def open(
        self, user_id: int, name: str, game: str, *, guild_id: int | None, channel_id: int, language: str
    ) -> Table:
        """Begin a lesson: the person against computers, in direct messages or (with `guild_id`) in a thread.

        channel_id: that of the direct messages, or in which the thread opens. Raises UnknownGame, Refused `no-lesson`.
        """
        found, lesson = registry.game(game), lesson_of(game)
        if lesson is None:
            raise Refused("no-lesson")
        seats = [SeatRow(0, user_id, "person", name)]
        while len(seats) < lesson.seats:
            other = name_for([row.name for row in seats])
            seats.append(SeatRow(len(seats), None, "computer", other, level=lesson.level))
        now = self._door.clock.now()
        async with self._door.db.write() as tx:
            match_id = await rows.insert(
                tx,
                {
                    "game": game,
                    "rules_version": found.rules_version,
                    "options": rows.text(
                        {option.key: option.default for option in found.options} | dict(lesson.options)
                    ),
                    "seed": b"",
                    "status": "lobby",
                    "guild_id": DIRECT if guild_id is None else guild_id,
                    "channel_id": channel_id,
                    "host_id": user_id,
                    "pace": PACE,
                    "hints": True,
                    "lesson": True,
                    "language": language,
                    "created_at": now,
                    "moved_at": now,
                },
            )
            await rows.put_seats(tx, match_id, tuple(seats))
            await deadlines.put(tx, match_id, IDLE, deadlines.TABLE, now + IDLE_SUSPENDED)
        secret = sha256(lesson.draws + b"/computers").digest()[:SECRET_BYTES]
        return await self._matches.start(match_id, user_id, seed=lesson.draws, secret=secret)

    async def take_back(self, match_id: int, user_id: int, revision: int) -> Table:
        """Take back the person's last decision in a lesson, whatever has been revealed since: nobody else minds.

        Raises Refused `not-at-this-table`, `not-running`, `moved-on`, `no-lesson`, `nothing-to-undo`.
        """
        door = self._door
        async with door.hold(match_id):
            async with door.db.read() as look:
                table = await tables.read(look, match_id)
                seat = table.seat_of(user_id)
                if seat is None:
                    raise Refused("not-at-this-table")
                check_running(table)
                if not table.row.lesson:
                    raise Refused("no-lesson")
                if not await tables.still_current(look, table, seat, revision):
                    raise Refused("moved-on")
            async with door.write() as tx:
                return await self._matches.rewind(tx, table, seat, user_id, event="undone")

    async def guidance(self, table: Scene, seat: int) -> Guidance:
        """What is told to the person on a seat now; nothing at most tables."""
        lesson = lesson_of(table.game.key)
        if lesson is None or not _wanted(table, seat):
            return Guidance()
        asked = seat in table.actors()
        notes = lesson.notes if table.row.lesson else lesson.of_kinds
        before = await self._told(table, notes, seat) if asked else ()
        note = None
        if asked:
            key, view = table.question(seat).label.key, partial(table.view, seat)
            note = next((n for n in notes if n not in before and n.fits(key, view)), None)
            # What this seat has been told if the next line of the history is its decision.
            self._notes[table.row.id, seat, table.row.revision + 1] = (*before, note) if note else before
        if not table.row.lesson:
            return Guidance(note=note.key if note else "")
        live = await self._live(table)
        step = next_step(lesson, live, seat) if asked else None
        if step is not None and step not in table.legal(seat):
            step = None
        if asked and step is None:
            self._think(table, table.state, table.row.revision, seat)  # so that it is known when the person has decided
        return Guidance(
            poor=await self._poor(table, lesson, live, seat),
            note=note.key if note else "",
            number=len(before) + 1,
            total=len(notes),
            step=step,
        )

    # --- inside

    async def _told(self, table: Scene, notes: Sequence[Note], seat: int) -> tuple[Note, ...]:
        """The notes that a seat has been told; they are found by playing the match again, but for those just told."""
        last = _last_choice(table.live(), seat)
        if (table.row.id, seat, last) not in self._notes or not (last or table.whole):
            live = await self._live(table)
            last = _last_choice(live, seat)
            self._notes[table.row.id, seat, last] = told(table.game, notes, self._fresh(table), live, seat)
        return self._notes[table.row.id, seat, last]

    async def _live(self, table: Scene) -> Sequence[ActionRow]:
        """The steps of a match that count, from its beginning."""
        if table.whole:
            return table.live()
        return record.live(await rows.actions(self._door.db, table.row.id, until=table.row.revision))

    def _fresh(self, table: Table) -> Any:
        return table.game.setup(len(table.seats), table.row.options, Seeded(seed=table.row.seed))

    async def _poor(self, table: Table, lesson: Lesson, live: Sequence[ActionRow], seat: int) -> PoorChoice | None:
        """The last decision of a seat, if another one would clearly have been better."""
        game = table.game
        at = [index for index, row in enumerate(live) if row.seat == seat and row.kind == "act"]
        if not at or next_step(lesson, live[: at[-1]], seat) == live[at[-1]].action:
            return None
        row = live[at[-1]]
        state = tables.replay(table.row, len(table.seats), game, live[: at[-1]])
        advice = await self._think(table, state, row.number - 1, seat)
        if advice is None or row.action == advice.best:
            return None
        best = advice.alternatives[0]
        mine = next((one for one in advice.alternatives if one.action == row.action), None)
        clearly = _is_blunder(game, state, seat, row.action) if mine is None else _is_worse(mine, best, lesson.margin)
        if not clearly:
            return None
        view = game.view(state, seat)
        slip = next((slip.key for slip in lesson.slips if slip.fits(view, row.action)), "")
        return PoorChoice(game.question(state, seat), row.action, best, mine, slip)

    def _think(self, table: Table, state: Any, revision: int, seat: int) -> asyncio.Task[Advice | None]:
        """What a strong computer would do on a seat at a revision, when `state` stood; thought about once."""
        key = (table.row.id, revision)
        if key not in self._thoughts:
            chance = chance_of(msgspec.structs.replace(table.row, revision=revision), seat)
            world = table.game.dump(table.game.determinize(state, seat, Fast(at=chance)))
            self._thoughts[key] = asyncio.create_task(self._advice(table, world, seat, chance))
            while len(self._thoughts) > MOST_THOUGHTS:
                self._thoughts.popitem(last=False)[1].cancel()
        return self._thoughts[key]

    async def _advice(self, table: Table, world: Any, seat: int, chance: int) -> Advice | None:
        if not has_brain(table.game):
            return None
        try:
            return await self._chooser.advise(table.game.key, world, seat, chance)
        except Exception as error:
            log.error("match %s: no advice for a lesson: %s", table.row.id, where(error))
            return None


def _wanted(table: Scene, seat: int) -> bool:
    """Whether anything is to be told: always in a lesson, elsewhere while the game is new to the person."""
    user_id = table.seats[seat].user_id
    if table.row.lesson or user_id is None:
        return table.row.lesson
    return user_id in table.newcomers and table.player(user_id).notes


def _last_choice(live: Sequence[ActionRow], seat: int) -> int:
    """The number of the last line that is a decision of the person on a seat; 0 if there is none."""
    return next((row.number for row in reversed(live) if row.seat == seat and row.kind == "act"), 0)


def _is_worse(mine: Alternative, best: Alternative, margin: float) -> bool:
    """Whether the difference is as large as `margin`, and no matter of chance in the search."""
    return best.win - mine.win >= max(margin, 2 * hypot(best.error, mine.error))


def _is_blunder(game: AnyGame, state: Any, seat: int, action: Action) -> bool:
    """Whether the game's brain calls it one: what it never weighs."""
    brain = brain_of(game)
    return brain is not None and brain.blunder(state, seat, action) is not None
