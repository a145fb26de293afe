"""The games as the start page offers them: shortest first, with a picture."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from bot.services.lesson import lesson_of
from bot.ui.words import game_words
from engine import registry

LANGUAGE = "en"
EXAMPLES = files("render").joinpath("examples")
BOARD, KIND = "4-middle.png", "image/png"
"""What the example board of a game is called, and its media type; the first that there is."""


def offered() -> list[dict[str, Any]]:
    """Key, title, what it is in a sentence, how many may play, how many minutes a match takes, what else there is."""
    found: list[dict[str, Any]] = []
    for game in registry.games():
        words = game_words(LANGUAGE, game.key)
        found.append(
            {
                "key": game.key,
                "title": game.title,
                "summary": words("summary").split(". ")[0].rstrip(".") + ".",
                "players": [game.players[0], game.players[-1]],
                "minutes": list(game.meta.minutes),
                "picture": example(game.key) is not None,
                "lesson": lesson_of(game.key) is not None,
            }
        )
    return sorted(found, key=lambda game: game["minutes"])


def example(key: str) -> tuple[bytes, str] | None:
    """The board of a game in the middle of a match, drawn before, and its media type; None if there is none."""
    if key not in {game.key for game in registry.games()}:
        return None
    file = EXAMPLES.joinpath(key, BOARD)
    return (file.read_bytes(), KIND) if file.is_file() else None
