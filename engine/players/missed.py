"""A choice of a match as a puzzle: the same position, with what was chosen among the answers.

It is found in three jobs, since together they take seconds: a first look at the position, a closer one at the answers,
and then harder ones until it is known whether the puzzle stands. All of them can be cut into pieces, and know what
whoever chose could know, and nothing else (`engine.players.judge`).
"""

from __future__ import annotations

from typing import Any

from engine import registry
from engine.core.action import Action, parse_action
from engine.core.chance import Seeded
from engine.core.event import Seat
from engine.core.match import Record, replay, seed_from_hex
from engine.players.brains import AnyBrain, taught
from engine.players.choose import within
from engine.players.puzzle import Puzzle, closer_look, first_look, position, puzzle_of
from engine.players.thoughts import InPieces, Thought
from engine.players.trial import Trial, tried


@InPieces
def tempted(record: Record, done: int) -> Thought[list[Action]]:
    """The answers that may be offered where what was chosen after `done` actions is asked for again; empty if it surely
    makes no puzzle.

    Raises UnknownGame, BadRecord, and ValueError for a game that nobody has taught computers to play.
    """
    brain, state, seat, chosen = _choice(record, done)
    return list((yield from first_look(brain, state, seat, chosen)))


@InPieces
def posed(record: Record, done: int, shown: list[Action]) -> Thought[Puzzle | None]:
    """The puzzle with what was chosen after `done` actions among its answers; None if it makes none.

    shown: what `tempted` has found; the puzzle says why the best answer is better than the first of them, unless that
    is the best. Raises what `tempted` raises.
    """
    brain, state, seat, chosen = _choice(record, done)
    told = yield from closer_look(brain, state, seat, chosen, shown)
    if told is None:
        return None
    legal = brain.game.legal(state, seat)
    return puzzle_of(brain.game, state, seat, legal, told, seed_from_hex(record.seed), _before(record, done))


@InPieces
def proved(game: str, puzzle: Puzzle, trial: Trial, seconds: float, most: int = 0) -> Thought[Trial]:
    """What is known of a puzzle after harder looks of about so many seconds of processor time more.

    most: how long to go on while they do not tell, as in `tried`; 0 for as long as is usual.

    Raises what `tempted` raises.
    """
    brain = taught(registry.game(game))
    ways = [parse_action(list(way)) for way in puzzle.ways]
    state = position(brain.game, puzzle)
    best = ways[puzzle.best]
    return (yield from tried(brain, state, puzzle.seat, best, ways, trial, enough=within(seconds), most=most))


def _choice(record: Record, done: int) -> tuple[AnyBrain, Any, Seat, Action]:
    """The position after `done` actions, who chose there, and what."""
    brain = taught(registry.game(record.game))
    chance = Seeded(seed=seed_from_hex(record.seed))
    state = replay(brain.game, record.seats, record.options, chance, _before(record, done))
    seat, action = record.actions[done]
    return brain, state, seat, parse_action(action)


def _before(record: Record, done: int) -> list[tuple[Seat, Action]]:
    return [(seat, parse_action(action)) for seat, action in record.actions[:done]]
