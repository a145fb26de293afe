"""`python -m render`: draw the board and every seat's private picture after some random actions.

With `--as desktop` or `--as phone` as a message shows them there, part below part: "board-desktop" and so on.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from engine import registry as engines
from engine.core.errors import GameError
from engine.core.options import parse_options
from engine.core.playout import playout
from render import registry
from render.clients import CLIENTS, message
from render.kit.encode import encode
from render.kit.files import PNG
from render.kit.words import LANGUAGES, picture_words
from render.samples import NAMES


def draw(
    key: str, seats: int, actions: int, seed: int, options: list[str], language: str, folder: Path, client: str | None
) -> list[tuple[Path, int]]:
    """Write `board` and `private-1`, `private-2`... into `folder`: the files with their sizes in bytes.

    `client`: as which of `render.clients.CLIENTS` shows them; None: joined, as they are drawn.
    """
    game = engines.game(key)
    pictures = registry.pictures(key)
    state, _ = playout(game, seats, parse_options(game.options, options), seed, actions=actions)
    words = picture_words(key, language, lambda seat: NAMES[seat])
    folder.mkdir(parents=True, exist_ok=True)
    made = {"board": pictures.board(game.view(state, None), words)}
    for seat in range(seats):
        made[f"private-{seat + 1}"] = pictures.private(game.view(state, seat), words)
    written: list[tuple[Path, int]] = []
    for name, sheet in made.items():
        path = folder / (f"{name}{PNG}" if client is None else f"{name}-{client}{PNG}")
        if client is None:
            path.write_bytes(encode(sheet))
        else:
            message(sheet, CLIENTS[client]).save(path, optimize=True)
        written.append((path, path.stat().st_size))
    return written


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m render", description=__doc__)
    parser.add_argument("key")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--actions", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, metavar="DIR")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0])
    parser.add_argument("--as", dest="client", choices=tuple(CLIENTS), help="as a message shows them in this client")
    given = parser.parse_args(arguments)
    wish = (given.key, given.seats, given.actions, given.seed, given.option, given.language)
    try:
        made = draw(*wish, given.out, given.client)
    except (GameError, ValueError, OSError) as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)
        return 2
    for path, size in made:
        print(f"{path}  {size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
