"""The games as the start page offers them: shortest first, with a picture."""

from __future__ import annotations

from contextlib import suppress
from importlib.resources import files
from importlib.util import find_spec
from typing import Any

from bot.ui.words.catalogues import game_words
from engine import registry
from render.kit.words import LANGUAGES

EXAMPLES = files("render").joinpath("examples")
SEATS, BOARD, KIND = 4, "{}-middle-main-{}.png", "image/png"
"""How many play in the example, or as nearly so many as may; what the main part of its board is called in a language;
its media type."""


def offered() -> list[dict[str, Any]]:
    """Key, title, what it is in a sentence by language, how many may play, how many minutes a match takes, what else
    there is."""
    found = [
        {
            "key": game.key,
            "title": game.title,
            "summary": {code: _sentence(game.key, code) for code in LANGUAGES},
            "players": [game.players[0], game.players[-1]],
            "minutes": list(game.meta.minutes),
            "picture": example(game.key, LANGUAGES[0]) is not None,
            "lesson": _has_lesson(game.key),
        }
        for game in registry.games()
    ]
    return sorted(found, key=lambda game: game["minutes"])


def _has_lesson(key: str) -> bool:
    """Whether the bot teaches a game."""
    with suppress(ModuleNotFoundError):  # there are no lessons
        return find_spec(f"bot.features.lessons.games.{key}") is not None
    return False


def _sentence(game: str, language: str) -> str:
    """What a game is, in its first sentence."""
    return game_words(language, game)("summary").split(". ")[0].rstrip(".") + "."


def example(key: str, language: str) -> tuple[bytes, str] | None:
    """The board of a game in the middle of a match, drawn before, and its media type; None if there is none."""
    if key not in set(registry.keys()) or language not in LANGUAGES:
        return None
    seats = min(registry.game(key).players, key=lambda number: abs(number - SEATS))
    file = EXAMPLES.joinpath(key, BOARD.format(seats, language))
    return (file.read_bytes(), KIND) if file.is_file() else None
