"""A row of pictures as one animated picture (GIF), which every Discord client plays.

Measured on 40 boards of Yucata' at 560 px: 750 kB with one palette for all pictures, in 0.15 s; 640 kB as animated WebP
in 0.6 s. The flat colours of the drawings lose nothing in a palette.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

WIDTH = 600
WIDTHS = (WIDTH, 420, 300)
"""Smaller and smaller, until the file is small enough."""
LARGEST_BYTES = 8_000_000
STEP_MILLISECONDS = 1200
LAST_MILLISECONDS = 5000


def reduced(image: Image.Image, width: int = WIDTH) -> Image.Image:
    """The picture at a width, plain RGB; smaller ones stay as they are."""
    plain = image.convert("RGB")
    if plain.width <= width:
        return plain
    size = (width, round(plain.height * width / plain.width))
    # Averaging whole pixels is as good as anything else and ten times as fast.
    method = Image.Resampling.BOX if plain.width % width == 0 else Image.Resampling.LANCZOS
    return plain.resize(size, method)  # pyright: ignore[reportUnknownMemberType]


def animated(pictures: Sequence[Image.Image], largest: int = LARGEST_BYTES) -> bytes:
    """The pictures one after another, the last one longer, again and again; at most `largest` bytes if at all possible.

    Pictures that are lower than the highest are filled up below with their own corner's colour.
    """
    data = b""
    for width in WIDTHS:
        data = _gif(_same_size([reduced(picture, width) for picture in pictures]))
        if len(data) <= largest:
            break
    return data


def _same_size(pictures: Sequence[Image.Image]) -> list[Image.Image]:
    width, height = max(one.width for one in pictures), max(one.height for one in pictures)
    found: list[Image.Image] = []
    for picture in pictures:
        if picture.size != (width, height):
            page = Image.new("RGB", (width, height), picture.getpixel((0, 0)))  # pyright: ignore[reportArgumentType]
            page.paste(picture, (0, 0))
            picture = page
        found.append(picture)
    return found


def _gif(pictures: Sequence[Image.Image]) -> bytes:
    first, last = pictures[0], pictures[-1]
    both = Image.new("RGB", (first.width, first.height * 2))
    both.paste(first, (0, 0))
    both.paste(last, (0, first.height))
    palette = both.quantize(256, dither=Image.Dither.NONE)
    frames = [picture.quantize(palette=palette, dither=Image.Dither.NONE) for picture in pictures]
    times = [STEP_MILLISECONDS] * (len(frames) - 1) + [LAST_MILLISECONDS]
    stream = BytesIO()
    frames[0].save(stream, "GIF", save_all=True, append_images=frames[1:], duration=times, loop=0)
    return stream.getvalue()
