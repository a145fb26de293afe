"""A fifth game, put in place for a test: its three folders are added to the packages that hold the games."""

from __future__ import annotations

import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import bot.games
import engine.games
import render.games
from bot.ui.words import catalogues
from engine import registry as games
from render import registry as pictures

TOY = Path(__file__).parent / "toy"
KEY = "pebbles"


@contextmanager
def toy_game() -> Generator[str]:
    """Pebbles is there, and gone afterwards; gives its key."""
    _forget()
    places = {"engine": engine.games.__path__, "render": render.games.__path__, "bot": bot.games.__path__}
    for layer, path in places.items():
        path.append(str(TOY / layer))
    _forget()
    try:
        yield KEY
    finally:
        for layer, path in places.items():
            path.remove(str(TOY / layer))
            for name in [name for name in sys.modules if name.startswith(f"{layer}.games.{KEY}")]:
                del sys.modules[name]
        _forget()


def _forget() -> None:
    """The registries look once a process; now there is something new."""
    for found in (games.keys, games.game, pictures.keys, pictures.pictures, catalogues.game_words, catalogues.hooks):
        found.cache_clear()
