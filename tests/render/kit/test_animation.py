"""The last turns as a moving picture."""

from __future__ import annotations

from io import BytesIO
from random import Random
from typing import Any

from PIL import Image

from render.kit.animation import MOVED_BYTES, moving


def frames(count: int, noise: int = 0) -> list[Image.Image]:
    """Pictures of different colours; with noise, which nothing makes small."""
    chance = Random(1)
    found: list[Image.Image] = []
    for number in range(count):
        picture = Image.new("RGB", (120, 80 if number else 60), (40 * number, 90, 200 - 30 * number))
        for _ in range(noise):
            picture.putpixel(
                (chance.randrange(120), chance.randrange(60)), tuple(chance.randrange(256) for _ in range(3))
            )
        found.append(picture)
    return found


def test_the_still_picture_is_the_last_one_to_the_pixel() -> None:
    pictures = frames(5, noise=500)
    made: Any = Image.open(BytesIO(moving(pictures)))
    assert (made.format, made.n_frames, made.size) == ("WEBP", 5, (120, 80))
    made.seek(4)
    assert made.convert("RGB").tobytes() == pictures[-1].tobytes()


def test_it_is_never_larger_than_asked_and_keeps_the_newest() -> None:
    pictures = frames(5, noise=6000)
    whole = moving(pictures)
    assert len(whole) <= MOVED_BYTES
    small: Any = Image.open(BytesIO(moving(pictures, len(whole) // 2)))
    assert small.n_frames == 2
    small.seek(1)
    assert small.convert("RGB").tobytes() == pictures[-1].tobytes()
    alone: Any = Image.open(BytesIO(moving(pictures, 10)))
    assert alone.convert("RGB").tobytes() == pictures[-1].tobytes()
