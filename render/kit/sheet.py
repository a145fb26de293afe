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

A message shows a sheet in parts, bands of its rows one below the other: `sheet.cut(764, "players")` says that from this
row on it is another part. No region lies on both sides of a cut: each part has its own ground. `sheet.decides("main")`
says about which of them something is asked: a message shows that one last, directly above the question.

Whoever draws a thing that an answer may be about says where it lies: `sheet.area("card-3", box)`. Nothing is drawn for
it; who shows the picture on a page learns from it where a finger means that thing.

Regions lie on one another in the order of the calls. A region's pixels depend on its values and on what was kept
below it, never on what is in the keeper: a test draws every picture both ways.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from itertools import pairwise
from types import FunctionType
from typing import Final, NamedTuple, TypeVar

from PIL import Image

from engine.core.game import View
from render.kit.canvas import Canvas
from render.kit.colours import ColourTable
from render.kit.geometry import Box
from render.kit.keeper import Keeper
from render.kit.packed import Packed
from render.kit.palette import rgba
from render.kit.parts import MAIN, Area
from render.kit.shelf import Shelf
from render.kit.words import Words

Patch = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels."""


PART: Final = 764
"""How high a part of a picture is, 1200 px wide: no wider than 11:7, so that Discord's desktops reserve its place while
it loads, and exactly what they show 550 px wide and 350 px high. A higher one becomes narrower, down to a square."""


class Part(NamedTuple):
    """Rows of a sheet that are shown as a picture of their own, and what they are called."""

    name: str
    top: int
    bottom: int


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
        self._areas: list[tuple[str, Box]] = []
        self._parts: list[Part] = [Part(MAIN, 0, height)]
        self.asked = ""
        """About which part the question is, by its name; empty if nothing is asked."""

    @property
    def parts(self) -> tuple[Part, ...]:
        """The parts from the top; the first, "main", is all of the sheet if it has not been cut."""
        return tuple(self._parts)

    def cut(self, y: int, name: str) -> None:
        """From row `y` on, below the cuts made before, the sheet is another part of this name.

        Raises ValueError if `y` leaves a part without rows.
        """
        last = self._parts[-1]
        if not last.top < y < last.bottom:
            raise ValueError(f"a cut at {y} is outside of {last}: cut from the top down, within the sheet")
        self._parts[-1:] = [last._replace(bottom=y), Part(name, y, last.bottom)]

    def decides(self, name: str) -> None:
        """The question is about the part of this name. Raises ValueError if there is no such part."""
        if name not in [part.name for part in self._parts]:
            raise ValueError(f"no part is called {name}")
        self.asked = name

    def area(self, place: str, box: Box) -> None:
        """A thing that can be pointed at lies in a box, under the name by which the game's `lies` knows it."""
        self._areas.append((place, box))

    def areas(self, part: Part) -> tuple[Area, ...]:
        """The places that lie in a part, in the order in which they were told."""
        found: list[Area] = []
        for place, box in self._areas:
            if part.top <= box.cy < part.bottom:
                x, y = round(box.x), round(box.y)
                found.append(Area(place, x, y - part.top, round(box.right) - x, round(box.bottom) - y))
        return tuple(found)

    def lengthen(self, part: Part, high: int) -> Box:
        """Gives a part so many more rows at its foot, what lies below it moves down; returns where they lie."""
        at = self._parts.index(part)
        below = [_moved(other, high) for other in self._parts[at + 1 :]]
        self._parts[at:] = [part._replace(bottom=part.bottom + high), *below]
        self._placed = [_moved(placed, high) if placed.top >= part.bottom else placed for placed in self._placed]
        self._areas = [(place, box.moved(dy=high * (box.y >= part.bottom))) for place, box in self._areas]
        self.height += high
        self.box = Box(0, 0, self.width, self.height)
        return Box(0, part.bottom, self.width, high)

    @property
    def shown(self) -> tuple[Part, ...]:
        """The parts as a message shows them: the one that the question is about last, the others above it, what lies
        farther from it on the sheet the higher. From the top where none is."""
        names = [part.name for part in self._parts]
        if not self.asked:
            return self.parts
        at = names.index(self.asked)
        return tuple(sorted(self._parts, key=lambda part: -abs(names.index(part.name) - at)))

    @property
    def crossed(self) -> tuple[Box, ...]:
        """Where regions lie across a cut: nothing may be cut in two, so this is empty in every picture."""
        return tuple(
            Box(left, top, right - left, bottom - top)
            for _, left, top, right, bottom in self._placed
            if any(top < part.top < bottom for part in self._parts)
        )

    def keep(self, box: Box, region: Callable[..., None], *values: Hashable, ground: str | None = None) -> None:
        """Draws `region(canvas, box, *values)` into a box, or takes what these values gave before."""
        _check(region, values)
        left, top = max(0, round(box.x)), max(0, round(box.y))
        right, bottom = min(self.width, round(box.right)), min(self.height, round(box.bottom))
        patch = (left, top, right, bottom)
        below = self._below(patch) if ground is None else ()
        colours = self.colours and self.colours.data
        key = (colours, region, right - left, bottom - top, ground or self._ground, below, values)

        def make() -> Packed:
            if ground is None:
                page = self._shown(self._crop(patch))
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

    def _within(self, patch: Patch) -> list[Placed]:
        """The regions that can be seen in a patch, lowest first; nothing below one that covers all of it."""
        left, top, right, bottom = patch
        found: list[Placed] = []
        for placed in reversed(self._placed):
            _, x, y, far, low = placed
            if x < right and far > left and y < bottom and low > top:
                found.append(placed)
                if x <= left and y <= top and far >= right and low >= bottom:
                    break
        return found[::-1]

    def _below(self, patch: Patch) -> tuple[bytes | int, ...]:
        """What can be seen in a patch, as what stands for the regions' pixels and where they lie."""
        left, top, _, _ = patch
        return tuple(
            [value for placed in self._within(patch) for value in (placed[0].pixels, placed[1] - left, placed[2] - top)]
        )

    def _crop(self, patch: Patch, edge: int = 0) -> Image.Image:
        """What can be seen in a patch: indices (mode L) if there is a colour table, RGB if not.

        `edge`: so many columns of zeros are set before it.
        """
        left, top, right, bottom = patch
        size = (edge + right - left, bottom - top)
        if self.colours is None:
            page = Image.new("RGB", size, rgba(self._ground)[:3])
        else:
            page = Image.new("L", size, self.colours.index(self._ground))
        for region, x, y, _, _ in self._within(patch):
            page.paste(region.image, (edge + x - left, y - top))
        if edge:
            page.paste(0, (0, 0, edge, bottom - top))
        return page

    def _shown(self, page: Image.Image) -> Image.Image:
        return page if self.colours is None else self.colours.shown(page)

    def bands(self, rows: int, part: Part | None = None) -> Iterator[tuple[int, int]]:
        """A part, or the whole height, in bands of at most so many rows, split first where parts meet and where no
        region crosses the seam.

        So what moves up or down as a whole consists of the same bands as before, and a part of those that it has in
        the whole sheet.
        """
        seams = {0, self.height, *(part.top for part in self._parts)}
        reach = 0
        for placed in sorted(self._placed, key=lambda placed: placed.top):
            if placed.top >= reach and placed.top > 0:
                seams.add(placed.top)
            reach = max(reach, placed.bottom)
        first, last = (0, self.height) if part is None else part[1:]
        for top, bottom in pairwise(sorted(seam for seam in seams if first <= seam <= last)):
            for start in range(top, bottom, rows):
                yield start, min(bottom, start + rows)

    def band(self, top: int, bottom: int) -> Hashable:
        """What stands for the pixels of the rows from `top` to `bottom`."""
        return self.colours, self._ground, self.width, bottom - top, self._below((0, top, self.width, bottom))

    def rows(self, top: int, bottom: int) -> bytes:
        """The pixels of the rows from `top` to `bottom`, a zero before each row: indices if there is a colour table,
        RGB if not."""
        patch = (0, top, self.width, bottom)
        if self.colours is not None:
            return self._crop(patch, edge=1).tobytes()
        data, step = self._crop(patch).tobytes(), 3 * self.width
        return b"".join(b"\0" + data[at : at + step] for at in range(0, len(data), step))

    def image(self, part: Part | None = None) -> Image.Image:
        """A part, or the whole picture, as RGB."""
        top, bottom = (0, self.height) if part is None else part[1:]
        return self._shown(self._crop((0, top, self.width, bottom)))


M = TypeVar("M", Part, Placed)


def _moved(thing: M, down: int) -> M:
    return thing._replace(top=thing.top + down, bottom=thing.bottom + down)


def _check(region: Callable[..., None], values: tuple[Hashable, ...]) -> None:
    """Regions see nothing but their values."""
    if not isinstance(region, FunctionType) or region.__closure__ or "<" in region.__qualname__:
        raise TypeError(f"{region} is not a function of a module: it could see more than its values")
    for value in values:
        if isinstance(value, View | Words):
            raise TypeError(f"{region.__qualname__} is given a {type(value).__name__}: give it only what it draws")
