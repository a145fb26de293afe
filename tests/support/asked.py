"""Every question of random matches of a game, as it stands on a message in a language."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import msgspec

from bot.services.match.joint import next_question
from bot.ui.pages import answers
from bot.ui.pages.answers import OPEN, Entry, parse_path
from bot.ui.words.catalogues import game_words
from engine.core import match
from engine.core.action import Action
from engine.core.chance import Fast, seeded
from engine.core.errors import GameError
from engine.core.game import AnyGame
from engine.core.question import Question
from engine.players.brains import brain_of
from render.kit.words import Words

NAMES = ("Ana", "Benedikt", "Cleopatra", "Dmitri", "● Maximilian")
"""One is as long as names on buttons are."""


class Asked(msgspec.Struct, frozen=True):
    """A place in a question: what can be pressed there."""

    question: Question
    path: answers.Path
    found: list[Entry]
    words: Words


def positions(game: AnyGame, matches: int) -> Iterator[tuple[Any, int]]:
    """The positions of random matches of all numbers of players and options, each with a seat that is asked there."""

    def at_random(state: Any, actors: Sequence[int], chance: Fast) -> tuple[int, Action]:
        seat = actors[chance.below(len(actors))]
        legal = game.legal(state, seat)
        return seat, legal[chance.below(len(legal))]

    return _played(game, matches, at_random)


def sensible(game: AnyGame, matches: int) -> Iterator[tuple[Any, int]]:
    """The positions of matches of the players that the brain's policy makes, in which things happen that random ones
    never bring about, or of random ones without a brain; each with a seat that is asked there."""
    brain = brain_of(game)
    if brain is None:
        return positions(game, matches)

    def by_policy(state: Any, actors: Sequence[int], chance: Fast) -> tuple[int, Action]:
        return actors[0], brain.policy(state, actors[0], game.legal(state, actors[0]), chance)

    return _played(game, matches, by_policy)


def _played(
    game: AnyGame, matches: int, decides: Callable[[Any, Sequence[int], Fast], tuple[int, Action]]
) -> Iterator[tuple[Any, int]]:
    for number in range(matches):
        chance = Fast(at=number + 1)
        state = _begun(game, game.players[number % len(game.players)], chance, number)
        while actors := game.actors(state):
            if (forced := game.forced(state)) is not None:
                match.act(game, state, *forced)
                continue
            seat, action = decides(state, actors, chance)
            yield state, seat
            match.act(game, state, seat, action)


def asked(game: AnyGame, state: Any, seat: int, language: str) -> Iterator[Asked]:
    """The places of the question in this position, the top first."""
    words = game_words(language, game.key).naming(NAMES.__getitem__)
    question, legal = game.question(state, seat), list(game.legal(state, seat))
    led = partial(next_question, game, state, seat)
    waiting: list[answers.Path] = [()]
    while waiting:
        path = waiting.pop()
        found = answers.entries(question, legal, path, words, led)
        yield Asked(question, path, found, words)
        waiting += [parse_path(entry.token) for entry in found if entry.verb == OPEN]


def _begun(game: AnyGame, seats: int, chance: Fast, number: int) -> Any:
    """A new match with options at random, the usual ones if those do not go together."""
    if number:
        chosen = {option.key: option.choices[chance.below(len(option.choices))] for option in game.options}
        try:
            return game.setup(seats, chosen, seeded(number))
        except GameError:
            pass
    return game.setup(seats, {}, seeded(number))
