"""A picture put together from regions that are drawn once and kept.

    sheet = Sheet(1200, 1430, THEME)
    sheet.keep(Box(0, 0, 1200, 700), scenery.day)
    sheet.keep(place, berths.berth, colour, ship, unseen, new)
    for row, player in zip(rows, view.players): sheet.keep(row, players.row, words.player(player.seat), player.coins)

A region is a function of a module: `region(canvas, box, *values)`. The canvas already shows what lies below; its
origin is the region's left upper corner, `box` its extent from there. The values are plain (numbers, texts, tuples,
frozen structs), never a view, a state or the words: they are all that the region can see, so what is drawn from them
once can be shown wherever they are the same, to every reader. A region that covers all of its box says what it begins
with (`ground`), and is then kept whatever lies below.

Regions lie on one another in the order of the calls. A region's pixels depend on its values and on what was kept
below it, never on what is in the keeper: a test draws every picture both ways.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from itertools import pairwise
from types import FunctionType
from typing import NamedTuple

from PIL import Image

from engine.core.game import View
from render.kit.canvas import Canvas
from render.kit.colours import ColourTable
from render.kit.geometry import Box
from render.kit.keeper import Keeper
from render.kit.packed import Packed
from render.kit.palette import rgba
from render.kit.shelf import Shelf
from render.kit.words import Words

Part = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels."""


class Placed(NamedTuple):
    """A region on a sheet: its left upper corner and its far edges."""

    region: Packed
    left: int
    top: int
    right: int
    bottom: int


_regions: Keeper[Packed] = Keeper(
    2_000_000, lambda region: region.bytes, untried=0.35, shelf=Shelf(128_000_000, Packed.dump, Packed.load)
)
_exact: ContextVar[bool] = ContextVar("exact", default=False)


@contextmanager
def exact() -> Generator[None]:
    """Sheets that are made inside keep all their colours."""
    token = _exact.set(True)
    try:
        yield
    finally:
        _exact.reset(token)


class Sheet:
    """A picture of regions. `colours` is the game's colour table, None to keep all colours."""

    def __init__(self, width: int, height: int, ground: str, colours: ColourTable | None = None) -> None:
        self.box = Box(0, 0, width, height)
        self.width, self.height = width, height
        self.colours = None if _exact.get() else colours
        self._ground = ground
        self._placed: list[Placed] = []

    def keep(self, box: Box, region: Callable[..., None], *values: Hashable, ground: str | None = None) -> None:
        """Draws `region(canvas, box, *values)` into a box, or takes what these values gave before."""
        _check(region, values)
        left, top = max(0, round(box.x)), max(0, round(box.y))
        right, bottom = min(self.width, round(box.right)), min(self.height, round(box.bottom))
        part = (left, top, right, bottom)
        below = self._below(part) if ground is None else ()
        colours = self.colours and self.colours.data
        key = (colours, region, right - left, bottom - top, ground or self._ground, below, values)

        def make() -> Packed:
            if ground is None:
                page = self._shown(self._crop(part))
            else:
                page = Image.new("RGB", (right - left, bottom - top), rgba(ground)[:3])
            canvas = Canvas.over(page)
            region(canvas, canvas.box, *values)
            return Packed(page if self.colours is None else self.colours.indices(page))

        found = _regions.get(key, make)
        self.put(found, left, top)

    def put(self, region: Packed, left: int, top: int) -> None:
        """Lays a drawn region with its left upper corner at a pixel."""
        width, height = region.size
        self._placed.append(Placed(region, left, top, left + width, top + height))

    def _within(self, part: Part) -> list[Placed]:
        """The regions that can be seen in a part, lowest first; nothing below one that covers all of it."""
        left, top, right, bottom = part
        found: list[Placed] = []
        for placed in reversed(self._placed):
            _, x, y, far, low = placed
            if x < right and far > left and y < bottom and low > top:
                found.append(placed)
                if x <= left and y <= top and far >= right and low >= bottom:
                    break
        return found[::-1]

    def _below(self, part: Part) -> tuple[bytes | int, ...]:
        """What can be seen in a part, as what stands for the regions' pixels and where they lie."""
        left, top, _, _ = part
        return tuple(
            [value for placed in self._within(part) for value in (placed[0].pixels, placed[1] - left, placed[2] - top)]
        )

    def _crop(self, part: Part, edge: int = 0) -> Image.Image:
        """What can be seen in a part: indices (mode L) if there is a colour table, RGB if not.

        `edge`: so many columns of zeros are set before it.
        """
        left, top, right, bottom = part
        size = (edge + right - left, bottom - top)
        if self.colours is None:
            page = Image.new("RGB", size, rgba(self._ground)[:3])
        else:
            page = Image.new("L", size, self.colours.index(self._ground))
        for region, x, y, _, _ in self._within(part):
            page.paste(region.image, (edge + x - left, y - top))
        if edge:
            page.paste(0, (0, 0, edge, bottom - top))
        return page

    def _shown(self, page: Image.Image) -> Image.Image:
        return page if self.colours is None else self.colours.shown(page)

    def bands(self, rows: int) -> Iterator[tuple[int, int]]:
        """The whole height in bands of at most so many rows, cut first where no region crosses the cut.

        So a part of the picture that moves up or down as a whole consists of the same bands as before.
        """
        seams = {0, self.height}
        reach = 0
        for placed in sorted(self._placed, key=lambda placed: placed.top):
            if placed.top >= reach and placed.top > 0:
                seams.add(placed.top)
            reach = max(reach, placed.bottom)
        for top, bottom in pairwise(sorted(seams)):
            for start in range(top, bottom, rows):
                yield start, min(bottom, start + rows)

    def band(self, top: int, bottom: int) -> Hashable:
        """What stands for the pixels of the rows from `top` to `bottom`."""
        return self.colours, self._ground, self.width, bottom - top, self._below((0, top, self.width, bottom))

    def rows(self, top: int, bottom: int) -> bytes:
        """The pixels of the rows from `top` to `bottom`, a zero before each row: indices if there is a colour table,
        RGB if not."""
        part = (0, top, self.width, bottom)
        if self.colours is not None:
            return self._crop(part, edge=1).tobytes()
        data, step = self._crop(part).tobytes(), 3 * self.width
        return b"".join(b"\0" + data[at : at + step] for at in range(0, len(data), step))

    def image(self) -> Image.Image:
        """The whole picture as RGB."""
        return self._shown(self._crop((0, 0, self.width, self.height)))


def _check(region: Callable[..., None], values: tuple[Hashable, ...]) -> None:
    """Regions see nothing but their values."""
    if not isinstance(region, FunctionType) or region.__closure__ or "<" in region.__qualname__:
        raise TypeError(f"{region} is not a function of a module: it could see more than its values")
    for value in values:
        if isinstance(value, View | Words):
            raise TypeError(f"{region.__qualname__} is given a {type(value).__name__}: give it only what it draws")
