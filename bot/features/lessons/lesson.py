"""What a game teaches, as data: `LESSON` in its folder in `bot.features.lessons.games`.

The sentences lie beside it, in the same package: `note-<key>` and `slip-<key>`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

import msgspec

from bot.db.history import ActionRow
from engine.core.action import Action
from engine.core.chance import Fast
from engine.core.event import Seat
from engine.core.game import AnyGame
from engine.core.match import seed_from_hex
from engine.core.options import OptionValue
from engine.players.levels import GOOD, decide

GAMES: Final = "bot.features.lessons.games"
"""Where they lie, by the key of each game."""
PUPIL: Final = 0
"""The seat of whoever learns."""


class Note(msgspec.Struct, frozen=True):
    """One idea, told once: the message `note-<key>`.

    asks: the questions (keys of their labels) at which it comes; none = at any.
    when: a fact of the reader's view that must hold as well.
    here: it speaks of the lesson's own match, so it is not for other tables.
    """

    key: str
    asks: tuple[str, ...] = ()
    when: Callable[[Any], bool] | None = None
    here: bool = False

    def fits(self, asked: str, view: Callable[[], Any]) -> bool:
        """Whether it may be told to a seat that is asked a question of this key now, and can know so much."""
        if self.asks and asked not in self.asks:
            return False
        return self.when is None or self.when(view())


class Slip(msgspec.Struct, frozen=True):
    """A kind of poor choice, known by the view and the action: the message `slip-<key>`."""

    key: str
    fits: Callable[[Any, Action], bool]


class Routine(msgspec.Struct, frozen=True):
    """Small steps that have been explained often enough: they are done for the person, as a good player would.

    asks: the questions (keys of their labels).   fits: by the view and what a good player does.
    """

    asks: tuple[str, ...]
    fits: Callable[[Any, Action], bool]


class Lesson(msgspec.Struct, frozen=True):
    """A guided match. The person has seat 0, computers the others.

    seed:    32 hex digits: the draws. The chance of the computers follows from it too.
    opening: what every seat does at first, in order: recommended to the person, done by the computers. It ends with the
             first other choice of the person.
    notes:   in the order in which they are told.
    slips:   the first that fits a poor choice words it.
    others:  notes for kinds of questions that this match never asks, told at other tables only.
    routines: what is done for the person from some time on, so that a lesson takes about ten minutes.
    margin:  a choice is poor if the best one is clearly better, and makes winning so much likelier.
    level:   how well the computers play after the opening.
    """

    seed: str
    seats: int
    notes: tuple[Note, ...]
    opening: tuple[tuple[Seat, Action], ...] = ()
    slips: tuple[Slip, ...] = ()
    others: tuple[Note, ...] = ()
    routines: tuple[Routine, ...] = ()
    options: Mapping[str, OptionValue] = {}
    margin: float = 0.12
    level: str = "gentle"

    @property
    def of_kinds(self) -> tuple[Note, ...]:
        """The notes that explain a kind of question, at any table."""
        return tuple(note for note in self.notes if note.asks and note.when is None and not note.here) + self.others

    @property
    def draws(self) -> bytes:
        """The seed."""
        return seed_from_hex(self.seed)


@cache
def lesson_of(key: str) -> Lesson | None:
    """The lesson of a game; None if it has none."""
    name = f"{GAMES}.{key}"
    return import_module(name).LESSON if find_spec(name) is not None else None


def next_step(lesson: Lesson, live: Sequence[ActionRow], seat: Seat) -> Action | None:
    """What the opening has for a seat now; None once a seat has done something else, or when it is over."""
    done: dict[Seat, list[Action]] = {}
    for row in live:
        if row.kind != "auto":
            done.setdefault(row.seat, []).append(row.action)
    wanted: dict[Seat, list[Action]] = {}
    for other, action in lesson.opening:
        wanted.setdefault(other, []).append(action)
    for other, actions in done.items():
        if actions != wanted.get(other, [])[: len(actions)]:
            return None
    mine = wanted.get(seat, [])[len(done.get(seat, [])) :]
    return mine[0] if mine else None


def opening(key: str, live: Sequence[ActionRow], seat: Seat) -> Action | None:
    """The same for the game `key`; None for one without a lesson."""
    lesson = lesson_of(key)
    return None if lesson is None else next_step(lesson, live, seat)


def done_for(game: AnyGame, state: Any, chance: int) -> Action | None:
    """What a lesson does for whoever learns, where it has explained enough; None where it leaves that to the person.

    chance: 0 to 2**64 - 1, what is done follows from it and from what the person can know.
    """
    lesson = lesson_of(game.key)
    if lesson is None or PUPIL not in game.actors(state):
        return None
    asked = game.question(state, PUPIL).label.key
    routines = [routine for routine in lesson.routines if asked in routine.asks]
    if not routines:
        return None
    world = game.determinize(state, PUPIL, Fast(at=chance))
    action = decide(game, world, PUPIL, GOOD, chance).best
    view = game.view(state, PUPIL)
    return action if any(routine.fits(view, action) for routine in routines) else None


def decisions(game: AnyGame, fresh: Any, live: Sequence[ActionRow], seat: Seat) -> Iterator[Any]:
    """The state before each decision that the person on a seat has made.

    `fresh` is the match as it was set up; it is played on, so each state is only good until the next one.
    """
    for row in live:
        if row.seat == seat and row.kind == "act":
            yield fresh
        game.perform(fresh, row.seat, row.action)


def told(game: AnyGame, notes: Sequence[Note], fresh: Any, live: Sequence[ActionRow], seat: Seat) -> tuple[Note, ...]:
    """The notes that a seat has been told at its decisions so far, one at each at most."""
    found: tuple[Note, ...] = ()
    for state in decisions(game, fresh, live, seat):
        left = [note for note in notes if note not in found]
        if not left:
            break
        asked = game.question(state, seat).label.key
        found += tuple(note for note in left if note.fits(asked, partial(game.view, state, seat)))[:1]
    return found
