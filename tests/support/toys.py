"""A fifth game, put in place for a test: its three folders are added to the packages that hold the games."""

from __future__ import annotations

import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import bot.games
import engine.games
import engine.registry
import render.games
import render.registry
from bot.ui import words

TOY = Path(__file__).parent / "toy"
KEY = "pebbles"


@contextmanager
def toy_game() -> Generator[str]:
    """Pebbles is there, and gone afterwards; gives its key."""
    places = {"engine": engine.games.__path__, "render": render.games.__path__, "bot": bot.games.__path__}
    for layer, path in places.items():
        path.append(str(TOY / layer))
    _forget()
    try:
        yield KEY
    finally:
        for layer, path in places.items():
            path.remove(str(TOY / layer))
            sys.modules.pop(f"{layer}.games.{KEY}", None)
        _forget()


def _forget() -> None:
    """Let everybody look for the games anew."""
    for found in (engine.registry.keys, engine.registry.game, render.registry.keys, render.registry.pictures):
        found.cache_clear()
    words.game_words.cache_clear()
    words.hooks.cache_clear()
