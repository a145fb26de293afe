"""Pictures of random matches: to be ready when the first player comes, and to choose a game's colours by.

`python -m render.samples <key>` chooses the 256 colours of a game anew and writes its table.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

from engine import registry as engines
from engine.core.playout import playout
from render import registry
from render.kit.colours import FILE, fitted
from render.kit.encode import encode
from render.kit.sheet import Sheet, exact
from render.kit.words import LANGUAGES, beside, picture_words

NAMES = ("Ana", "Bjørn Åkesson", "Chidera", "Dmitri", "Eun-ji")
"""Players of the samples."""


def moments(key: str, seats: int, seed: int, parts: int) -> Iterator[Any]:
    """States of a random match, evenly spread from its start to its end."""
    game = engines.game(key)
    _, length = playout(game, seats, {}, seed)
    for part in range(parts + 1):
        yield playout(game, seats, {}, seed, actions=length * part // parts)[0]


def sheets(key: str, language: str, seats: int, seed: int, parts: int) -> Iterator[Sheet]:
    """The board and one private picture of each moment."""
    game, found = engines.game(key), registry.pictures(key)
    words = picture_words(key, language, lambda seat: NAMES[seat])
    for number, state in enumerate(moments(key, seats, seed, parts)):
        yield found.board(game.view(state, None), words)
        yield found.private(game.view(state, number % seats), words)


def warm() -> None:
    """Draws a few pictures of each game in each language, so that sprites, letters and grounds are kept."""
    keys = registry.keys()
    for key, (number, language) in product(keys, enumerate(LANGUAGES)):
        for sheet in sheets(key, language, engines.game(key).players[-1], number, parts=4):
            encode(sheet)


def colours(key: str) -> bytes:
    """The colour table that suits a game's pictures, from matches of every size."""
    with exact():
        drawn = [
            sheet.image() for seats in engines.game(key).players for sheet in sheets(key, LANGUAGES[0], seats, seats, 6)
        ]
    return fitted(drawn)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        Path(beside(f"render.games.{name}") / FILE).write_bytes(colours(name))
