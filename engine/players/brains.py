"""Finds the brain of a game: `BRAIN` in the module `brain` of its folder."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from engine.core.brain import Brain
from engine.core.game import AnyGame

AnyBrain = Brain[Any]


@cache
def brain_of(game: AnyGame) -> AnyBrain | None:
    """The brain in the folder of this game, or None: such a game is played at random."""
    name = f"engine.games.{game.key}.brain"
    if find_spec(name) is None:
        return None
    return import_module(name).BRAIN


def taught(game: AnyGame) -> AnyBrain:
    """The brain of a game. Raises ValueError for a game that nobody has taught computers to play."""
    brain = brain_of(game)
    if brain is None:
        raise ValueError(f"nobody has taught computers to play {game.key}")
    return brain
