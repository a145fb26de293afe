"""The fixed colours of a game's pictures: 256 of them, in a file of 768 bytes beside the game's theme.

A picture is mapped to them as it is drawn, region by region, so that it is a third of the size in memory and can be
written as a palette PNG. `python -m render colours <key>` makes the file anew from sample pictures; without a file,
pictures keep all their colours and are larger.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from PIL import Image

FILE = "colours.bin"
COLOURS = 256


class ColourTable:
    """256 colours and how to map a picture to them."""

    def __init__(self, data: bytes) -> None:
        """`data`: 256 times red, green, blue. Raises ValueError for another length."""
        if len(data) != 3 * COLOURS:
            raise ValueError(f"a colour table has {3 * COLOURS} bytes, this one {len(data)}")
        self.data = data
        self._palette = Image.new("P", (1, 1))
        self._palette.putpalette(data)

    def indices(self, image: Image.Image) -> Image.Image:
        """The nearest colour of each pixel of an RGB image, as an image of indices (mode P)."""
        return image.quantize(palette=self._palette, dither=Image.Dither.NONE)

    def page(self, size: tuple[int, int]) -> Image.Image:
        """An image of indices to put others into."""
        page = Image.new("P", size)
        page.putpalette(self.data)
        return page


@cache
def table(folder: Path) -> ColourTable | None:
    """The table that lies in a game's folder, or None."""
    file = folder / FILE
    return ColourTable(file.read_bytes()) if file.is_file() else None


def fitted(samples: Iterable[Image.Image]) -> bytes:
    """The 256 colours that show these RGB pictures best.

    Every picture counts, and small bright things count more than their area: half of the sample is the pictures
    themselves, half one pixel of each colour that occurs in them often enough to be seen.
    """
    pixels = bytearray()
    for picture in samples:
        small = picture.reduce(2)
        pixels += small.tobytes()
        seen = small.getcolors(small.width * small.height) or []
        for count, colour in seen:
            if count >= 12:
                pixels += bytes(colour) * 24  # pyright: ignore[reportArgumentType]
    sample = Image.frombytes("RGB", (len(pixels) // 3, 1), bytes(pixels))
    found = sample.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, kmeans=1).getpalette() or []
    return bytes(found[: 3 * COLOURS]).ljust(3 * COLOURS, b"\0")
