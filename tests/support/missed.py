"""Puzzles as if somebody had sat there: matches in which another answer was given than the best one."""

from __future__ import annotations

from functools import cache

import pytest

from engine import registry
from engine.core.action import Action, parse_action
from engine.core.event import Seat
from engine.players import trial
from engine.players.brains import taught
from engine.players.puzzle import Puzzle, position, puzzles_of
from engine.players.trial import stands


def few_playouts(patch: pytest.MonkeyPatch) -> None:
    """Less proof is asked for than is right, so that it takes tenths of a second."""
    patch.setattr(trial, "ENDS", 16)
    patch.setattr(trial, "MOST_ENDS", 2)


@cache
def late(key: str) -> Puzzle:
    """A puzzle of a game from near the end of its match, for which few playouts are proof enough."""
    brain = taught(registry.game(key))
    for puzzle in sorted(puzzles_of(brain.game), key=lambda one: -len(one.actions)):
        ways = [parse_action(list(way)) for way in puzzle.ways]
        if stands(brain, position(brain.game, puzzle), puzzle.seat, ways[puzzle.best], ways):
            return puzzle
    raise AssertionError(f"{key}: no puzzle stands with so few playouts")


def worst(puzzle: Puzzle) -> int:
    """The answer that is worth least."""
    return puzzle.wins.index(min(puzzle.wins))


def answered(puzzle: Puzzle, way: int) -> list[tuple[Seat, Action]]:
    """How its match went, up to somebody giving this answer."""
    done = [(seat, parse_action(list(action))) for seat, action in puzzle.actions]
    return [*done, (puzzle.seat, parse_action(list(puzzle.ways[way])))]
