"""Finds the pictures of a game: the folder `render/games/<key>` whose package has `board` and `private`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Protocol, cast

import render.games
from engine.core.errors import GameError
from render.kit.sheet import Sheet
from render.kit.words import Words


class Pictures(Protocol):
    """What the package of a game's pictures offers. Both are pure functions of what they are given."""

    def board(self, view: Any, words: Words) -> Sheet:
        """The table as the reader of `view` sees it."""
        ...

    def private(self, view: Any, words: Words) -> Sheet:
        """What only the reader of `view` (a seat, not a spectator) sees: the own hand and the own side, large."""
        ...


class NoPictures(GameError):
    """No game with this key has pictures."""


@cache
def keys() -> tuple[str, ...]:
    """The keys of all games with pictures, in alphabetical order."""
    return tuple(sorted(info.name for info in iter_modules(render.games.__path__) if info.ispkg))


@cache
def pictures(key: str) -> Pictures:
    """The pictures of the game with this key. Raises NoPictures with the keys that exist."""
    if key not in keys():
        raise NoPictures("unknown-game", given=key[:60], games=keys())
    return cast("Pictures", import_module(f"render.games.{key}"))
