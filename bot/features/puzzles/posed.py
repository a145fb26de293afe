"""A position to solve: what is asked of it, what may be answered, and what people have answered."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from bot.db.seats import SeatRow
from bot.db.transactions import Change, Reading
from bot.features.puzzles import rows
from bot.features.puzzles.difficulty import Rating, met
from bot.features.puzzles.rows import PositionRow
from bot.services.errors import Refused
from bot.services.processes.beside import beside
from bot.services.study.pieces import PIECE_SECONDS, Pieces
from engine import registry
from engine.core.errors import GameError
from engine.core.game import AnyGame
from engine.core.question import Answer, Question
from engine.players.advice import clearly
from engine.players.missed import proved
from engine.players.puzzle import Puzzle, position
from engine.players.trial import Trial

NAMES: Final = ("Ana", "Bjørn", "Chidera", "Dmitri", "Eun-ji")
"""Who sits there, in every language."""
FRESH_SECONDS: Final = 900
"""So long after an answer its message tells how many there are: others may follow in a moment."""


class Posed(msgspec.Struct, frozen=True):
    """A position with its question.

    puzzle: what may be answered, and what each answer is worth.
    people: who sits there; nobody where that is not told.
    """

    game: AnyGame
    puzzle: Puzzle
    state: Any
    people: tuple[SeatRow, ...] = ()

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        """Who sits there, under other names where it is not told."""
        return self.people or tuple(SeatRow(seat, None, "computer", NAMES[seat]) for seat in range(self.puzzle.seats))

    @property
    def question(self) -> Question:
        """What is asked."""
        return self.game.question(self.state, self.puzzle.seat)

    def answers(self) -> list[Answer]:
        """The answers to choose from, in their order."""
        legal = {answer.action: answer for answer in self.question.legal()}
        return [legal[way] for way in self.puzzle.ways]

    def gap(self, way: int) -> float:
        """How much likelier the best answer wins than this one."""
        return self.puzzle.wins[self.puzzle.best] - self.puzzle.wins[way]

    def nearly(self, way: int) -> bool:
        """Whether the best answer is not clearly better than this other one."""
        return way != self.puzzle.best and not clearly(self.gap(way), self.puzzle.errors[way])


class Position(Posed, frozen=True, kw_only=True):
    """One that is stored.

    row:    what is stored of it.
    counts: for each answer how many have given it.
    choice: what whoever reads it has answered; None while it is open to them.
    """

    row: PositionRow
    counts: tuple[int, ...] = ()
    choice: int | None = None

    @property
    def everybody(self) -> int:
        """How many have answered."""
        return sum(self.counts)


async def read(db: Reading, row: PositionRow, gone: str, reader: int = 0, people: tuple[SeatRow, ...] = ()) -> Position:
    """A stored position with what was answered.

    reader: whose answer it holds.   people: who sits there, if that is told.
    gone:   the code of the Refused that this raises if it is of other rules, or cannot be read.
    """
    try:
        game, puzzle = registry.game(row.game), msgspec.json.decode(row.data, type=Puzzle)
        state = await beside(position, game, puzzle)
    except (GameError, msgspec.DecodeError) as error:
        raise Refused(gone) from error
    given = await rows.counts(db, row.id)
    counts = tuple(given.get(way, 0) for way in range(len(puzzle.ways)))
    choice = await rows.answer_of(db, row.id, reader)
    return Position(game, puzzle, state, people, row=row, counts=counts, choice=choice)


async def take_answer(tx: Change, found: Position, user_id: int, choice: int, now: int, gone: str) -> None:
    """Keep somebody's answer, its index; where everybody may solve it, it says how hard the position is.

    Raises Refused `no-such-choice`, `puzzle-answered`, and with the code `gone` if the position was removed meanwhile.
    """
    if not 0 <= choice < len(found.puzzle.ways):
        raise Refused("no-such-choice")
    row = await rows.get(tx, found.row.id)
    if row is None:
        raise Refused(gone)
    if not await rows.answer(tx, row.id, user_id, choice, now):
        raise Refused("puzzle-answered")
    if row.kind == "open":
        person = await rows.solver(tx, user_id, row.game)
        person, hard = met(person, Rating(row.mu, row.sigma), solved=choice == found.puzzle.best)
        await rows.rate(tx, row.id, hard, user_id, row.game, person)


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
