"""`python -m tests.benchmarks.moved`: the last turns as a moving picture, as WebP and as GIF of the same size.

For positions along random matches of every game, the parts of the board that changed in four steps: kilobytes (median
and largest) and milliseconds of processor time (median and largest) of a picture of at most five frames.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from io import BytesIO
from statistics import median
from typing import Any

from PIL import Image

from engine import registry as engines
from engine.core.playout import playout
from render import registry
from render.kit.animation import moving
from render.kit.encode import encode
from render.kit.names import naming
from render.kit.words import picture_words
from render.samples import NAMES

SEATS = 3
FRAMES = 5
EVERY = 2
"""Steps between two pictures: about a turn."""


def rows(key: str, seed: int) -> Iterator[list[Image.Image]]:
    """The pictures of a part that changed, of several places of a match."""
    game = engines.game(key)
    views: list[Any] = []
    playout(game, SEATS, {}, seed, actions=48, watch=lambda state, *_: views.append(game.view(state, None)))
    words = naming(picture_words(key, "en"), NAMES[:SEATS])
    for start in range(4, len(views) - FRAMES * EVERY, 14):
        sheets = [registry.pictures(key).board(view, words) for view in views[start::EVERY][:FRAMES]]
        drawn = [{part.name: encode(sheet, part) for part in sheet.parts} for sheet in sheets]
        for name in drawn[-1]:
            found = [one[name] for one in drawn if name in one]
            changed = [png for png, before in zip(found, [b"", *found], strict=False) if png != before]
            if len(changed) > 1:
                yield [Image.open(BytesIO(png)) for png in changed]


def as_gif(pictures: list[Image.Image]) -> bytes:
    """The same as GIF, each picture with the palette of the first and the last."""
    stream = BytesIO()
    plain = [picture.convert("RGB").quantize(256, dither=Image.Dither.NONE) for picture in pictures]
    plain[0].save(stream, "GIF", save_all=True, append_images=plain[1:], duration=1000, loop=0)
    return stream.getvalue()


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seeds", type=int, default=1)
    seeds = asked.parse_args().seeds
    kinds: tuple[tuple[str, Callable[[list[Image.Image]], bytes]], ...] = (("WebP", moving), ("GIF", as_gif))
    print("game            kind  pictures  median kB  largest kB  median ms  largest ms")
    for game in engines.games():
        key = game.key
        found = [one for seed in range(1, seeds + 1) for one in rows(key, seed)]
        for kind, make in kinds:
            sizes: list[int] = []
            times: list[float] = []
            for pictures in found:
                begun = time.process_time()
                sizes.append(len(make(pictures)) // 1000)
                times.append(1000 * (time.process_time() - begun))
            print(
                f"{key:15} {kind:5} {len(found):8} {median(sizes):10.0f} {max(sizes):11} "
                f"{median(times):10.0f} {max(times):11.0f}"
            )


if __name__ == "__main__":
    main()
