"""How many presses a turn takes: `python -m tests.benchmarks.turns [KEY ...] [--matches N]`.

A sensible player (the computer that plays *good*) sits on every seat, and takes an answer that does several of its
decisions at once where there is one. Each is looked for among the buttons and lists that the desk shows, and counted: a
button 1, a choice from a list 1, opening a group 1, a form 2 (open and send), asked once more 1. What the host does by
itself counts nothing. A turn is an unbroken row of open decisions of one seat, up to where the game begins another one;
sealed choices, and what somebody decides in another's turn, are counted apart.
"""

from __future__ import annotations

import argparse
from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any

import discord

from bot.ui import answers
from bot.ui.custom_id import BUTTON, SELECT, parse
from bot.ui.items import PICK
from bot.ui.words import game_words, hooks
from engine import registry
from engine.core import match
from engine.core.action import Action
from engine.core.chance import seeded
from engine.core.game import AnyGame
from engine.core.question import Question
from engine.players.levels import GOOD, decide

FORM = 2
QUICK = "draw"
QUICK_TURN = "turn, Draw until"
"""Port Royal's *Draw until …* is a form that draws several cards: an unbroken row of draws takes no more presses."""
MOST_AT_ONCE = 4
"""So many decisions may be one answer."""
HEADINGS = ("game", "seats", "decisions", "count", "median", "90 %", "max")


def shown(question: Question, legal: Sequence[Action], path: answers.Path, language: str, key: str) -> Iterator[str]:
    """What can be pressed at one place: `<verb>:<token>`."""
    words = game_words(language, key)
    laid = answers.arranged(question, answers.entries(question, legal, path, words), 1, 1, words)
    for row in [*laid.rows, *laid.open, *answers.in_rows(laid.last)]:
        for item in row.walk_children():
            inner: Any = getattr(item, "item", item)
            if isinstance(inner, discord.ui.Select):
                if (found := SELECT.fullmatch(inner.custom_id)) and parse(found).verb == PICK:
                    yield from (option.value for option in inner.options)
            elif isinstance(inner, discord.ui.Button) and not inner.disabled and inner.custom_id:
                found = BUTTON.fullmatch(inner.custom_id)
                assert found is not None
                yield f"{parse(found).verb}:{parse(found).token}"


def presses(game: AnyGame, state: Any, seat: int, action: Action) -> int:
    """The fewest presses that give this answer, from a desk that shows the question."""
    question, legal = game.question(state, seat), list(game.legal(state, seat))
    ticked = any(answer.action == action and answer.picked is not None for answer in question.answers)
    number = str(legal.index(action))
    places: deque[tuple[answers.Path, int]] = deque([((), 0)])
    best: list[int] = []
    while places:
        path, before = places.popleft()
        if best and before >= min(best):
            break
        for pressed in shown(question, legal, path, "en", game.key):
            verb, _, token = pressed.partition(":")
            if verb == answers.OPEN:
                places.append((answers.parse_path(token), before + 1))
            elif verb == answers.TICK and ticked:
                best.append(before + FORM)
            elif token == number and verb in (answers.DO, answers.SURE):
                best.append(before + (1 if verb == answers.DO else 2))
    assert best, f"{game.key}: nothing on the desk does {action}"
    return min(best)


def ahead(game: AnyGame, state: Any, seat: int, number: int) -> list[tuple[Action, Any]]:
    """What the player decides from here on while nobody else does, each decision with the position after it."""
    found: list[tuple[Action, Any]] = []
    world = game.clone(state)
    while len(found) < MOST_AT_ONCE and game.actors(world)[:1] == (seat,):
        action = decide(game, world, seat, GOOD, number + len(found)).best
        match.act(game, world, seat, action)
        match.act_forced(game, world)
        found.append((action, game.dump(world)))
        world = game.clone(world)
    return found


def chosen(game: AnyGame, state: Any, seat: int, number: int) -> tuple[Action, int]:
    """What the player presses: one answer that does what it would decide step by step, if there is one; its steps."""
    steps = ahead(game, state, seat, number)
    later = [position for _, position in steps]
    best = steps[0][0], 1
    if game.question(state, seat).sealed or len(steps) == 1:
        return best
    for action in game.legal(state, seat):
        world = game.clone(state)
        match.act(game, world, seat, action)
        match.act_forced(game, world)
        position = game.dump(world)
        if position in later and later.index(position) + 1 > best[1]:
            best = action, later.index(position) + 1
    return best


class Run:
    """An unbroken row of decisions: by whom, in whose turn, with how many presses; `quick` with draws by the form."""

    def __init__(self, seat: int, turn: int) -> None:
        self.seat, self.turn = seat, turn
        self.count = self.quick = self.again = 0

    def press(self, action: Action, taken: int) -> None:
        """Another decision."""
        self.count += taken
        self.again = self.again + taken if action[0] == QUICK else 0
        self.quick += taken if self.again <= FORM else 0

    def told(self) -> Iterator[tuple[str, int]]:
        """What kind it was, and how many presses; nothing if the host did it all."""
        if self.count:
            yield ("turn" if self.seat == self.turn else "other's turn"), self.count
            if self.seat == self.turn:
                yield QUICK_TURN, self.quick


def played(game: AnyGame, seats: int, number: int) -> Iterator[tuple[str, int]]:
    """The turns of a match: what kind, and how many presses."""
    begins = hooks(game.key).begins
    state = game.setup(seats, {}, seeded(number))
    run: Run | None = None
    decisions = 0
    while actors := game.actors(state):
        forced = game.forced(state)
        seat = actors[0] if forced is None else forced[0]
        turn = getattr(state, "active", seat)
        if run is not None and (run.seat, run.turn) != (seat, turn):
            yield from run.told()
            run = None
        if forced is not None:
            step = match.act(game, state, *forced)
        else:
            action, done = chosen(game, state, seat, number * 100_003 + decisions)
            decisions += done
            taken = presses(game, state, seat, action)
            if game.question(state, seat).sealed:
                yield "sealed", taken
            else:
                run = run or Run(seat, turn)
                run.press(action, taken)
            step = match.act(game, state, seat, action)
        if run is not None and any(event.key in begins for event in step.events):
            yield from run.told()
            run = None
    if run is not None:
        yield from run.told()


def measured(game: AnyGame, seats: int, matches: int) -> Iterator[tuple[str, ...]]:
    """The rows of the table for one number of players."""
    found: dict[str, list[int]] = {}
    for number in range(matches):
        for kind, count in played(game, seats, number):
            found.setdefault(kind, []).append(count)
    if found[QUICK_TURN] == found["turn"]:  # nothing to draw
        del found[QUICK_TURN]
    for kind, counts in found.items():
        counts.sort()
        middle, most = counts[len(counts) // 2], counts[(len(counts) * 9) // 10]
        yield (game.key, str(seats), kind, *map(str, (len(counts), middle, most, counts[-1])))


def main() -> None:
    """Print the table."""
    arguments = argparse.ArgumentParser()
    arguments.add_argument("keys", nargs="*")
    arguments.add_argument("--matches", type=int, default=10)
    given = arguments.parse_args()
    rows: list[tuple[str, ...]] = [HEADINGS]
    for key in given.keys or registry.keys():
        game = registry.game(key)
        for seats in dict.fromkeys((game.players[0], min(4, game.players[-1]))):
            rows += measured(game, seats, given.matches)
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADINGS))]
    for row in rows:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)))


if __name__ == "__main__":
    main()
