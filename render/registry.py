"""Finds the pictures of a game: in the folder `render/games/<key>` the module `board` with its function `board` and, if
the game has anything of one reader's own to show, `private` with `private`, and perhaps `banner` with `banner`,
`spot` with `spot`, `medals` with MEDALS and `emoji` with EMOJI. It looks once a process.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any, NamedTuple, TypeAlias

import render.games
from engine.core.errors import GameError
from render.kit.changes import Spot
from render.kit.emoji import Emoji
from render.kit.medals import PLAIN, Medals
from render.kit.sheet import Sheet
from render.kit.words import Words

Draw: TypeAlias = Callable[[Any, Words], Sheet]
"""Draws a view; a pure function of what it is given."""


class Pictures(NamedTuple):
    """What a game's pictures are.

    board:   the table as the reader of the view sees it.
    private: what only the reader (a seat, not a spectator) sees: the own hand and the own side, large.
    banner:  what stands above a table that waits for players; None if the game has none.
    spot:    where on these pictures a change is marked (`render.kit.changes`); None if the game marks none.
    """

    board: Draw
    private: Draw
    banner: Callable[[Words], Sheet] | None
    spot: Spot | None


class NoPictures(GameError):
    """No game with this key has pictures."""


@cache
def keys() -> tuple[str, ...]:
    """The keys of all games with pictures, in alphabetical order."""
    return tuple(sorted(info.name for info in iter_modules(render.games.__path__) if info.ispkg))


@cache
def pictures(key: str) -> Pictures:
    """The pictures of the game with this key; without a private one the board serves for both.

    Raises NoPictures with the keys that exist.
    """
    if key not in keys():
        raise NoPictures("unknown-game", given=key[:60], games=keys())
    board = _function(key, "board")
    return Pictures(board, _function(key, "private") or board, _function(key, "banner"), _function(key, "spot"))


@cache
def medals(key: str) -> Medals:
    """How the badges and the sign of a game look: MEDALS in its module `medals`, or plain ones."""
    module = f"render.games.{key}.medals"
    if key not in keys() or find_spec(module) is None:
        return PLAIN
    return import_module(module).MEDALS


@cache
def emoji(key: str) -> tuple[Emoji, ...]:
    """The signs of a game that stand in its words: EMOJI in its module `emoji`; none without one."""
    module = f"render.games.{key}.emoji"
    return () if find_spec(module) is None else import_module(module).EMOJI


def _function(key: str, name: str) -> Any:
    """What a module of a game's folder is named after; None if there is no such module."""
    module = f"render.games.{key}.{name}"
    return None if find_spec(module) is None else getattr(import_module(module), name)
