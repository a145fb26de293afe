"""Every game with every number of players and every option, and random positions of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from engine import registry
from engine.core.game import AnyGame
from engine.core.options import Option, Options, complete
from engine.core.playout import playout

Variant = tuple[str, int, Options]
"""A game's key, the number of players and the options that differ from their defaults."""


def variants() -> list[Variant]:
    """Every game with every number of players: with the defaults, and with each other choice of each option."""
    found: list[Variant] = []
    for game in registry.games():
        for seats in game.players:
            found.append((game.key, seats, {}))
            found += [
                (game.key, seats, options)
                for option in game.options
                for options in others(option)
                if option.applies(seats, complete(game.options, seats, options))
            ]
    return found


def others(option: Option) -> list[Options]:
    """Every other choice of an option, each with what it needs."""
    needed: Options = {} if option.needs is None else {option.needs[0]: option.needs[1][0]}
    return [{**needed, option.key: choice} for choice in option.choices if choice != option.default]


def defaults() -> list[Variant]:
    """Every game with every number of players and default options."""
    return [variant for variant in variants() if not variant[2]]


def name(variant: Variant) -> str:
    """A readable test id."""
    key, seats, options = variant
    return "-".join([key, str(seats), *(f"{option}={choice}" for option, choice in options.items())])


def positions(game: AnyGame, seats: int, options: Options, seed: int, every: int = 1) -> Iterator[Any]:
    """Copies of the positions of one random match: the first, every so many steps, and the last."""
    found: list[Any] = [playout(game, seats, options, seed, actions=0)[0]]
    done = 0

    def watch(state: Any, *_: object) -> None:
        nonlocal done
        done += 1
        if done % every == 0 or not game.actors(state):
            found.append(game.clone(state))

    playout(game, seats, options, seed, watch=watch)
    return iter(found)


def encoded(game: AnyGame, state: Any) -> bytes:
    """The state as canonical bytes, to compare states."""
    return msgspec.json.encode(game.dump(state), order="sorted")
