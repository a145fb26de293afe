"""A position to solve: what is asked of it, and what may be answered."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from bot.db.seats import SeatRow
from bot.services.errors import Refused
from bot.services.processes.beside import beside
from bot.services.study.pieces import PIECE_SECONDS, Pieces
from engine import registry
from engine.core.errors import GameError
from engine.core.game import AnyGame
from engine.core.question import Answer, Question
from engine.players.missed import proved
from engine.players.puzzle import Puzzle, position
from engine.players.trial import Trial

NAMES: Final = ("Ana", "Bjørn", "Chidera", "Dmitri", "Eun-ji")
"""Who sits there, in every language."""
FRESH_SECONDS: Final = 900
"""So long after an answer its message tells how many there are: others may follow in a moment."""


class Posed(msgspec.Struct, frozen=True):
    """A puzzle with its position."""

    game: AnyGame
    puzzle: Puzzle
    state: Any

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        """Who sits there."""
        return tuple(SeatRow(seat, None, "computer", NAMES[seat]) for seat in range(self.puzzle.seats))

    @property
    def question(self) -> Question:
        """What is asked."""
        return self.game.question(self.state, self.puzzle.seat)

    def answers(self) -> list[Answer]:
        """The answers to choose from, in their order."""
        legal = {answer.action: answer for answer in self.question.legal()}
        return [legal[way] for way in self.puzzle.ways]

    def check(self, choice: int) -> None:
        """Raises Refused `no-such-choice` unless this is the index of an answer."""
        if not 0 <= choice < len(self.puzzle.ways):
            raise Refused("no-such-choice")


class Counted(Posed, frozen=True):
    """One that people answer together.   counts: for each answer how many have given it."""

    counts: tuple[int, ...]

    @property
    def everybody(self) -> int:
        """How many have answered."""
        return sum(self.counts)


def counts_of(puzzle: Puzzle, given: dict[int, int]) -> tuple[int, ...]:
    """For each answer how many have given it. given: the same by its index, without those that nobody gave."""
    return tuple(given.get(way, 0) for way in range(len(puzzle.ways)))


async def stored_puzzle(game: str, data: str, gone: str) -> tuple[AnyGame, Puzzle, Any]:
    """A puzzle that was kept as JSON, with its game and its position.

    gone: the code of the Refused that this raises if it is of other rules, or cannot be read.
    """
    try:
        found, puzzle = registry.game(game), msgspec.json.decode(data, type=Puzzle)
        return found, puzzle, await beside(position, found, puzzle)
    except (GameError, msgspec.DecodeError) as error:
        raise Refused(gone) from error


def read_puzzle(data: str) -> Puzzle | None:
    """A puzzle that was kept as JSON; None if it cannot be read."""
    try:
        return msgspec.json.decode(data, type=Puzzle)
    except msgspec.DecodeError:
        return None


async def stands(think: Pieces, game: str, puzzle: Puzzle, most: int = 0) -> bool:
    """Whether the answer of a puzzle stands in harder looks. most: as for `proved`. Raises GoneError."""
    trial = Trial()
    while trial.stands is None:
        trial = await think(proved, game, puzzle, trial, PIECE_SECONDS, most)
    return trial.stands
