"""Pictures of random matches: to be ready when the first player comes, to choose a game's colours by, as examples.

`python -m render.samples colours KEY...` chooses the 256 colours of a game anew and writes its table.
`python -m render.samples examples KEY...` draws the pictures in render/examples anew: board and private picture, early,
in the middle, late and at the end, for every number of players; boards also as a message shows them, and
their main part alone, in every language; the banner.
`python -m render.samples absent` draws what stands where a picture could not be drawn.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import Any

from engine import registry as engines
from engine.core.playout import playout
from render import registry
from render.absent import absent
from render.clients import CLIENTS, message
from render.clients import fitted as fitted_to
from render.kit.colours import FILE, fitted
from render.kit.encode import encode
from render.kit.files import PNG
from render.kit.parts import MAIN
from render.kit.sheet import Sheet, exact
from render.kit.words import KIT, LANGUAGES, Words, beside, picture_words
from render.orders import WARMING_STEPS, absent_file

NAMES = ("Ana", "Bjørn Åkesson", "Chidera", "Dmitri", "Eun-ji")
"""Players of the samples."""
MOMENTS = ("early", "middle", "late", "end")
_COLOUR = re.compile(r"#[0-9a-f]{6}\b")
_WARMING = WARMING_STEPS // 2 - 1
"""Into so many parts the two matches of the warming-up are cut."""
_SHOWN = "desktop"
"""As this client shows a message (`render.clients`)."""


def moments(key: str, seats: int, seed: int, parts: int) -> Iterator[Any]:
    """States of a random match, evenly spread from its start to its end."""
    for part in range(parts + 1):
        yield moment(key, seats, seed, part, parts)


def moment(key: str, seats: int, seed: int, part: int, parts: int) -> Any:
    """The state of a random match after so many of its equal parts."""
    return playout(engines.game(key), seats, {}, seed, actions=_length(key, seats, seed) * part // parts)[0]


@cache
def _length(key: str, seats: int, seed: int) -> int:
    """How many actions that match has."""
    return playout(engines.game(key), seats, {}, seed)[1]


def sheets(key: str, language: str, seats: int, seed: int, parts: int) -> Iterator[Sheet]:
    """The board and one private picture of each moment."""
    for part, state in enumerate(moments(key, seats, seed, parts)):
        yield from _pair(key, language, state, part % seats)


def _pair(key: str, language: str, state: Any, seat: int) -> Iterator[Sheet]:
    game, found = engines.game(key), registry.pictures(key)
    words = picture_words(key, language, lambda seat: NAMES[seat])
    yield found.board(game.view(state, None), words)
    yield found.private(game.view(state, seat), words)


def warm(key: str, language: str, step: int) -> None:
    """Draws pictures along two matches of a game, with the fewest players and the most, so that sprites, letters and
    grounds are kept: at each of WARMING_STEPS steps a board and a private picture, so that nobody waits for long.

    A game with many tiles of which few pictures show few has a module `sprites`; each step draws some of them.
    """
    tiles = f"render.games.{key}.sprites"
    if find_spec(tiles) is not None:
        for draw in islice(import_module(tiles).sprites(picture_words(key, language)), step, None, WARMING_STEPS):
            draw()
    players = engines.game(key).players
    match, part = divmod(step, _WARMING + 1)
    seats = (players[0], players[-1])[match]
    for sheet in _pair(key, language, moment(key, seats, 1, part, _WARMING), part % seats):
        encode(sheet)


def colours(key: str) -> bytes:
    """The colour table that suits a game's pictures, from matches of every size."""
    with exact():
        drawn = [
            sheet.image() for seats in engines.game(key).players for sheet in sheets(key, LANGUAGES[0], seats, seats, 8)
        ]
    themes = (beside(f"render.games.{key}") / "theme.py", beside("render.kit") / "palette.py")
    return fitted(drawn, _COLOUR.findall("".join(theme.read_text(encoding="utf-8") for theme in themes)))


def examples(key: str, folder: Path) -> None:
    """Write the example pictures of a game, and nothing else, into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    game, found = engines.game(key), registry.pictures(key)
    words = picture_words(key, LANGUAGES[0], lambda seat: NAMES[seat])
    if found.banner is not None:
        (folder / f"banner{PNG}").write_bytes(encode(found.banner(words)))
    for seats in game.players:
        states = list(moments(key, seats, seats, 8))
        for moment, state in zip(MOMENTS, (states[1], states[4], states[7], states[8]), strict=True):
            view = game.view(state, None)
            board = found.board(view, words)
            (folder / f"{seats}-{moment}{PNG}").write_bytes(encode(board))
            for language in LANGUAGES:
                spoken = picture_words(key, language, lambda seat: NAMES[seat])
                drawn = found.board(view, spoken)
                shown = message(drawn, CLIENTS[_SHOWN]).quantize(256)
                shown.save(folder / f"{seats}-{moment}-{_SHOWN}-{language}{PNG}", optimize=True)
                main = fitted_to(drawn.image(drawn.parts[0]), CLIENTS[_SHOWN]).quantize(256)
                main.save(folder / f"{seats}-{moment}-{MAIN}-{language}{PNG}", optimize=True)
            reader = view.waits[0] if view.waits else 0
            private = encode(found.private(game.view(state, reader), words))
            (folder / f"{seats}-{moment}-private{PNG}").write_bytes(private)


def absents() -> None:
    """Write what stands where a picture could not be drawn, in every language."""
    for language in LANGUAGES:
        page = absent(Words(language, (KIT,))).image().quantize(16)
        page.save(absent_file(language), optimize=True)


if __name__ == "__main__":
    wish, *names = sys.argv[1:] or ("",)
    if wish == "absent" and not names:
        absents()
        sys.exit()
    for name in names:
        if wish == "colours":
            (beside(f"render.games.{name}") / FILE).write_bytes(colours(name))
        elif wish == "examples":
            examples(name, Path(__file__).parent / "examples" / name)
    if wish not in ("colours", "examples") or not names:
        sys.exit(__doc__)
