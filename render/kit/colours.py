"""The fixed colours of a game's pictures: 256 of them, in a file of 768 bytes beside the game's theme.

A picture is mapped to them as it is drawn, region by region, so that it is a third of the size in memory and can be
written as a palette PNG. `python -m render.samples colours KEY` makes the file anew from sample pictures; without a
file, pictures keep all their colours and are larger.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from operator import sub
from pathlib import Path

from PIL import Image

from render.kit.palette import rgba

FILE = "colours.bin"
COLOURS = 256
MOST_EXACT = 120
"""At most so many colours are taken exactly."""

Rgb = tuple[int, int, int]


class ColourTable:
    """256 colours and how to map a picture to them."""

    def __init__(self, data: bytes) -> None:
        """`data`: 256 times red, green, blue. Raises ValueError for another length."""
        if len(data) != 3 * COLOURS:
            raise ValueError(f"a colour table has {3 * COLOURS} bytes, this one {len(data)}")
        self.data = data
        self._palette = Image.new("P", (1, 1))
        self._palette.putpalette(data)
        self._indices: dict[str, int] = {}

    def indices(self, image: Image.Image) -> Image.Image:
        """The nearest colour of each pixel of an RGB image, as an image of indices (mode P)."""
        return image.quantize(palette=self._palette, dither=Image.Dither.NONE)

    def index(self, colour: str) -> int:
        """The index of a colour ("#rrggbb"), or of the nearest to it."""
        if colour not in self._indices:
            index = self.indices(Image.new("RGB", (1, 1), rgba(colour)[:3])).getpixel((0, 0))
            assert isinstance(index, int)
            self._indices[colour] = index
        return self._indices[colour]

    def shown(self, indices: Image.Image) -> Image.Image:
        """The RGB image that an image of indices (mode L) stands for; the indices become mode P by it."""
        indices.putpalette(self.data)
        return indices.convert("RGB")


@cache
def table(folder: Path) -> ColourTable | None:
    """The table that lies in a game's folder, or None."""
    file = folder / FILE
    return ColourTable(file.read_bytes()) if file.is_file() else None


def fitted(samples: Iterable[Image.Image], named: Iterable[str]) -> bytes:
    """The 256 colours that show these RGB pictures best.

    Colours with a name ("#rrggbb", those of a theme) that occur in them are taken as they are, so that flat areas are
    exact; what is left of the table is shared out among the other colours: gradients, edges, faded things.
    """
    counted: Counter[Rgb] = Counter()
    pictures = 0
    for picture in samples:
        pictures += 1
        for count, colour in picture.getcolors(picture.width * picture.height) or []:
            assert isinstance(colour, tuple)
            counted[colour[0], colour[1], colour[2]] += count
    wanted = {rgba(name)[:3] for name in named}
    exact = [colour for colour, _ in counted.most_common() if colour in wanted][:MOST_EXACT]
    pixels = bytearray()
    for colour, count in counted.items():
        if count >= 8 and all(max(map(abs, map(sub, colour, other))) > 3 for other in exact):
            # Small things count more than their share.
            pixels += bytes(colour) * max(1, round((count / pictures) ** 0.75))
    others = COLOURS - len(exact)
    sample = Image.frombytes("RGB", (len(pixels) // 3, 1), bytes(pixels))
    found = sample.quantize(others, method=Image.Quantize.MEDIANCUT, kmeans=1).getpalette() or []
    return (b"".join(map(bytes, exact)) + bytes(found[: 3 * others])).ljust(3 * COLOURS, b"\0")
