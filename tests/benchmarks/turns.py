"""How many presses a turn takes: `python -m tests.benchmarks.turns [KEY ...] [--matches N]`.

A sensible player (the computer that plays *good*) sits on every seat; each of its decisions is looked for among the
buttons and lists that the desk shows, and counted: a button 1, a choice from a list 1, opening a group 1, a form 2
(open and send), asked once more 1. What the host does by itself counts nothing. A turn is an unbroken row of open
decisions of one seat; sealed choices, and what somebody decides in another's turn, are counted apart.
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
from bot.ui.words import game_words
from engine import registry
from engine.core import match
from engine.core.action import Action
from engine.core.chance import seeded
from engine.core.game import AnyGame
from engine.core.question import Question
from engine.players.levels import GOOD, decide

FORM = 2
HEADINGS = ("game", "seats", "decisions", "count", "median", "90 %", "max")


def shown(question: Question, legal: Sequence[Action], path: answers.Path, language: str, key: str) -> Iterator[str]:
    """What can be pressed at one place: `<verb>:<token>`."""
    words = game_words(language, key)
    for row in answers.rows(answers.entries(question, legal, path, words), 1, 1, words):
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


def played(game: AnyGame, seats: int, number: int) -> Iterator[tuple[str, int]]:
    """The turns of a match: what kind, and how many presses."""
    state = game.setup(seats, {}, seeded(number))
    owner = whose = None
    count = 0
    decisions = 0
    while actors := game.actors(state):
        if (forced := game.forced(state)) is not None:
            if whose is not None and forced[0] != whose:
                yield ("turn" if whose == owner else "other's turn"), count
                whose = None
            match.act(game, state, *forced)
            continue
        seat = actors[0]
        decisions += 1
        action = decide(game, state, seat, GOOD, number * 100_003 + decisions).best
        taken = presses(game, state, seat, action)
        if game.question(state, seat).sealed:
            yield "sealed", taken
        else:
            turn = getattr(state, "active", seat)
            if (seat, turn) != (whose, owner):
                if whose is not None:
                    yield ("turn" if whose == owner else "other's turn"), count
                whose, owner, count = seat, turn, 0
            count += taken
        match.act(game, state, seat, action)
    if whose is not None:
        yield ("turn" if whose == owner else "other's turn"), count


def measured(game: AnyGame, seats: int, matches: int) -> Iterator[tuple[str, ...]]:
    """The rows of the table for one number of players."""
    found: dict[str, list[int]] = {}
    for number in range(matches):
        for kind, count in played(game, seats, number):
            found.setdefault(kind, []).append(count)
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
    rows = [HEADINGS]
    for key in given.keys or registry.keys():
        game = registry.game(key)
        for seats in dict.fromkeys((game.players[0], min(4, game.players[-1]))):
            rows += measured(game, seats, given.matches)
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADINGS))]
    for row in rows:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)))


if __name__ == "__main__":
    main()
