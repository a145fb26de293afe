"""Finds the games: every folder `engine/games/<key>` whose package has a `GAME`. It looks once a process."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

import engine.games
from engine.core.badge import Badge
from engine.core.errors import GameError
from engine.core.game import AnyGame
from engine.core.standing import AnyStanding


class UnknownGame(GameError):
    """No game has this key."""


@cache
def keys() -> tuple[str, ...]:
    """The keys of all games, in alphabetical order.

    >>> "yucata" in keys()
    True
    """
    return tuple(sorted(info.name for info in iter_modules(engine.games.__path__) if info.ispkg))


@cache
def game(key: str) -> AnyGame:
    """The game with this key. Raises UnknownGame with the keys that exist.

    >>> game("yucata").players
    range(2, 5)
    """
    if key not in keys():
        raise UnknownGame("unknown-game", given=key[:60], games=keys())
    found: AnyGame = import_module(f"engine.games.{key}").GAME
    if found.key != key:
        raise AssertionError(f"engine/games/{key} holds a game that calls itself {found.key}")
    return found


def games() -> list[AnyGame]:
    """All games, in the order of their keys."""
    return [game(key) for key in keys()]


@cache
def standing(key: str) -> AnyStanding | None:
    """The standing answers that a game offers: `STANDING` in the module `standing` of its folder, or None."""
    name = f"engine.games.{game(key).key}.standing"
    return None if find_spec(name) is None else import_module(name).STANDING


@cache
def badges(key: str) -> tuple[Badge, ...]:
    """The badges of a game, in their order: `BADGES` in the module `badges` of its folder; none without that."""
    name = f"engine.games.{game(key).key}.badges"
    return () if find_spec(name) is None else import_module(name).BADGES
