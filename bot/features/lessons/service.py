"""Lessons: matches of one person against computers in which notes come with each new idea, and poor choices are told.

Everything is read off the match itself (its history, and the data beside the game), so nothing is kept that an undo or
a restart could lose. The same notes come at other tables to whoever plays a game for the first time.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from hashlib import sha256
from typing import Any, Final

import msgspec
from cachetools import LRUCache

from bot.db import history as history_rows
from bot.db import matches as rows
from bot.db.history import ActionRow
from bot.db.matches import DIRECT
from bot.db.people import Switch
from bot.db.seats import SeatRow
from bot.features.lessons.lesson import PUPIL, Lesson, Note, lesson_of, next_step, told
from bot.services.clock.pace import NONE
from bot.services.errors import Refused, StorageError
from bot.services.match.door import Door
from bot.services.match.lobby import with_computers
from bot.services.match.matches import Matches
from bot.services.match.opening import open_table
from bot.services.processes.computers import SECRET_BYTES, Computers
from bot.services.processes.workers import GoneError
from bot.services.study.advice import advice
from bot.services.table import played
from bot.services.table.scene import Scene, Table
from bot.services.telling.locks import Locks
from bot.services.telling.wishes import Show
from engine import registry
from engine.core import match as record
from engine.core.action import Action
from engine.core.chance import Seeded
from engine.core.game import AnyGame
from engine.core.question import Question
from engine.players.advice import Advice, Alternative
from engine.players.brains import brain_of

NOTES: Final = Switch("lesson-notes", at_first=True)
"""Of a person: whether each new kind of question is explained while a game is played for the first time."""
MOST_TOLD = 4096
"""Of so many decisions it is kept in memory which notes had been told."""
MOST_ADVISED = 3
"""So many answers that are as good are named, at most."""
RESTS_SECONDS = (20, 60)
"""So long it is waited before a thought is tried again whose process has gone: another one is started meanwhile."""
MOST_THOUGHTS = 200
"""So many questions of lessons have their advice kept in memory."""


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
    note:  the idea that is new now; `number` of at most `total` in a lesson, 0 elsewhere.
    step:  what the opening of the lesson recommends.
    advice: where it has nothing, what a strong computer would do; `weighing` while that is thought about.
    known: whether all that is known by now; None if it was at once. The desk is wished then, if there is more to say.
    """

    poor: PoorChoice | None = None
    note: str = ""
    number: int = 0
    total: int = 0
    step: Action | None = None
    advice: Advice | None = None
    weighing: bool = False
    known: Callable[[], bool] | None = None

    @property
    def advised(self) -> tuple[Action, ...]:
        """The answers that it names, the best first."""
        if self.step is not None:
            return (self.step,)
        return () if self.advice is None else tuple(one.action for one in self.advice.as_good[:MOST_ADVISED])


class Lessons:
    """Opens them, and says what is to be told."""

    def __init__(self, door: Door, matches: Matches, chooser: Computers, switched: Callable[[], Sequence[str]]) -> None:
        """switched: says which switches of features are on where one person plays alone."""
        self._switched = switched
        self._door = door
        self._matches = matches
        self._chooser = chooser
        self.opening = Locks()
        """Of a person: held from looking for a lesson that is being played until one has begun."""
        self._notes: LRUCache[tuple[int, int, int], tuple[Note, ...]] = LRUCache(MOST_TOLD)
        """By match, seat and number of a line of the history: what had been told when that was the seat's decision."""
        self._thoughts: OrderedDict[tuple[int, int], asyncio.Task[Advice | None]] = OrderedDict()
        """By match and revision."""
        self._judgements: OrderedDict[tuple[int, int], asyncio.Task[PoorChoice | None]] = OrderedDict()
        """Of decisions, by match and number in its history."""
        self._remarks: dict[tuple[int, int], asyncio.Task[None]] = {}
        """By match and revision: desks that were shown before it was known what there is to say."""

    async def close(self) -> None:
        """Stop thinking."""
        tasks: list[asyncio.Task[Any]] = [*self._thoughts.values(), *self._judgements.values(), *self._remarks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thoughts.clear()
        self._judgements.clear()

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
        seats = with_computers(found, [SeatRow(0, user_id, "person", name)], lesson.seats, lesson.level)
        async with self._door.db.write() as tx:
            match_id = await open_table(
                tx,
                self._door.hears,
                found,
                seats,
                self._door.clock.now(),
                options=lesson.options,
                guild_id=DIRECT if guild_id is None else guild_id,
                channel_id=channel_id,
                host_id=user_id,
                pace=NONE,
                unrated=True,
                switched=tuple(self._switched()),
                lesson=True,
                language=language,
            )
        secret = sha256(lesson.draws + b"/computers").digest()[:SECRET_BYTES]
        return await self._matches.start(match_id, user_id, seed=lesson.draws, secret=secret)

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
        thought = self._think(table, table.state, table.row.revision, seat) if asked and step is None else None
        judgement = self._judgement(table, lesson, live, seat)
        return Guidance(
            poor=judgement.result() if judgement is not None and judgement.done() else None,
            note=note.key if note else "",
            number=len(before) + 1,
            total=len(notes),
            step=step,
            advice=thought.result() if thought is not None and thought.done() else None,
            weighing=thought is not None and not thought.done(),
            known=self._awaited(table, seat, judgement, thought),
        )

    async def learned(self, table: Table) -> tuple[str, ...]:
        """The notes that the person has been told in a lesson, by their keys."""
        lesson = lesson_of(table.game.key)
        if lesson is None or not table.row.lesson:
            return ()
        live = await self._door.tables.live(table.row.id)
        return tuple(note.key for note in told(table.game, lesson.notes, self._fresh(table), live, PUPIL))

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
        return record.live(await history_rows.actions(self._door.db, table.row.id, until=table.row.revision))

    def _fresh(self, table: Table) -> Any:
        return table.game.setup(len(table.seats), table.row.options, Seeded(seed=table.row.seed))

    def _judgement(
        self, table: Table, lesson: Lesson, live: Sequence[ActionRow], seat: int
    ) -> asyncio.Task[PoorChoice | None] | None:
        """The last decision of a seat, if another one would clearly have been better; None if the lesson has
        recommended it, or there is none."""
        at = [index for index, row in enumerate(live) if row.seat == seat and row.kind == "act"]
        if not at or next_step(lesson, live[: at[-1]], seat) == live[at[-1]].action:
            return None
        row = live[at[-1]]
        key = (table.row.id, row.number)
        if key not in self._judgements:
            state = played.replay(table.row, len(table.seats), live[: at[-1]])
            self._judgements[key] = asyncio.create_task(self._judge(table, lesson, state, seat, row))
            while len(self._judgements) > MOST_THOUGHTS:
                self._judgements.popitem(last=False)[1].cancel()
        return self._judgements[key]

    def _awaited(
        self,
        table: Table,
        seat: int,
        judgement: asyncio.Task[PoorChoice | None] | None,
        thought: asyncio.Task[Advice | None] | None,
    ) -> Callable[[], bool] | None:
        """Whether it is known what else there is to say, if there may be more. Nobody waits for that: the desk is shown
        once more then."""
        waited = [task for task in (judgement, thought) if task is not None and not task.done()]
        if not waited:
            return None
        key = (table.row.id, table.row.revision)
        if key not in self._remarks:
            self._remarks[key] = asyncio.create_task(self._remark(table, seat, judgement, thought))
            self._remarks[key].add_done_callback(lambda _: self._remarks.pop(key))
        return lambda: all(task.done() for task in waited)

    async def _judge(self, table: Table, lesson: Lesson, state: Any, seat: int, row: ActionRow) -> PoorChoice | None:
        """What is said of a decision, made when `state` stood, if another one would clearly have been better."""
        game, action = table.game, row.action
        found = await self._think(table, state, row.number - 1, seat)
        if found is None or action == found.best:
            return None
        best, mine = found.alternatives[0], found.of(action)
        if mine is not None and mine.playouts < best.playouts:  # it was left behind early, so it is looked at closely
            closer = await self._advice(table, state, seat, action)
            mine = closer.of(action) if closer is not None else None
        clearly = _is_blunder(game, state, seat, action) if mine is None else mine.worse and mine.gap >= lesson.margin
        if not clearly:
            return None
        view = game.view(state, seat)
        slip = next((slip.key for slip in lesson.slips if slip.fits(view, action)), "")
        return PoorChoice(game.question(state, seat), action, best, mine, slip)

    async def _remark(
        self,
        table: Table,
        seat: int,
        judgement: asyncio.Task[PoorChoice | None] | None,
        thought: asyncio.Task[Advice | None] | None,
    ) -> None:
        """When it is known what is to be said, wish the desk that is to say it; advice was announced there."""
        poor = None if judgement is None else await judgement
        if thought is not None:
            await thought
        if poor is not None or thought is not None:
            with suppress(StorageError):  # the database has told the operator; the next look at the desk says it
                wish = Show("desk", seat) if table.row.direct else Show("open-desk", seat)
                await self._door.outbox.wish(table.row.id, wish)

    def _think(self, table: Table, state: Any, revision: int, seat: int) -> asyncio.Task[Advice | None]:
        """What a strong computer would do on a seat at a revision, when `state` stood; thought about once."""
        key = (table.row.id, revision)
        if key not in self._thoughts:
            self._thoughts[key] = asyncio.create_task(self._advice(table, state, seat))
            while len(self._thoughts) > MOST_THOUGHTS:
                self._thoughts.popitem(last=False)[1].cancel()
        return self._thoughts[key]

    async def _advice(self, table: Table, state: Any, seat: int, *weigh: Action) -> Advice | None:
        """What a strong computer thinks; asked again after a while where the process that thinks has gone."""
        for rest in (*RESTS_SECONDS, None):
            try:
                return await advice(self._chooser, table, state, seat, *weigh)
            except Refused as refused:
                if rest is None or not isinstance(refused.__cause__, GoneError):
                    return None
                await asyncio.sleep(rest)
        return None


def _wanted(table: Scene, seat: int) -> bool:
    """Whether anything is to be told: always in a lesson, elsewhere while the game is new to the person."""
    user_id = table.seats[seat].user_id
    if table.row.lesson or user_id is None:
        return table.row.lesson
    return user_id in table.known["lessons"] and table.player(user_id).has(NOTES)


def _last_choice(live: Sequence[ActionRow], seat: int) -> int:
    """The number of the last line that is a decision of the person on a seat; 0 if there is none."""
    return next((row.number for row in reversed(live) if row.seat == seat and row.kind == "act"), 0)


def _is_blunder(game: AnyGame, state: Any, seat: int, action: Action) -> bool:
    """Whether the game's brain calls it one: what it never weighs."""
    brain = brain_of(game)
    return brain is not None and brain.blunder(state, seat, action) is not None
