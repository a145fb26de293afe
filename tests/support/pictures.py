"""Names, words and moments for pictures of every game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

from engine.core.game import AnyGame
from engine.core.options import Options
from engine.core.playout import playout
from render.kit.sheet import Sheet
from render.kit.words import Words, picture_words
from render.registry import Draw

LONG = (
    "Maximilian von und zu Hohenstein",
    "Wilhelmina Featherstonehaugh-Lee",
    "Konstantinos Papadimitropoulos",
    "Gräfin Adelheid zu Weißenburg",
    "Bartholomew J. Montgomery-Smythe",
)
"""Long names of the alphabet that the fonts were made for."""

FOREIGN = ("Вячеслав Константинопольский", "小林さくら 🌸", "عبد الرحمن بن محمد", "홍길동 שלום", "🔥")
"""Names in other alphabets, also from right to left."""


def some_words(key: str, language: str, names: tuple[str, ...]) -> Words:
    """The words of a game with these names at the seats."""
    return picture_words(key, language, lambda seat: names[seat])


def moments(game: AnyGame, seats: int, seed: int, options: Options | None = None) -> Iterator[Any]:
    """The start, the first step, two positions on the way, and the end of a random match."""
    _, length = playout(game, seats, options or {}, seed)
    for actions in (0, 1, length // 3, 2 * length // 3, length):
        yield playout(game, seats, options or {}, seed, actions=actions)[0]


def part_names(draw: Draw, view: Any, words: Words) -> list[str]:
    """What the parts of a picture are called. Nothing is drawn, which would take a hundred times as long."""
    with patch.object(Sheet, "keep"):
        return [part.name for part in draw(view, words).shown]
