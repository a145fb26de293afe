"""Archives: the maps on offer, and sets by rank."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from render.games.gilded_compass import theme, tiles
from render.games.gilded_compass.glyphs import glyph
from render.games.gilded_compass.house import EDGE
from render.games.gilded_compass.layout import Part
from render.games.gilded_compass.marks import gain
from render.games.gilded_compass.ranked import WAYS_LINE, Entry, Way, entry, free, places, ways
from render.kit.canvas import Canvas
from render.kit.geometry import Box

_MAP: Final = 142
OFFER: Final = _MAP + 18
_RANKS: Final = 4
_TALLEST: Final = 68
"""Rows of equal height in every phase."""
_RAISED: Final = 25
"""Room above the maps for what they would bring: the sign of the place stays in sight."""


def places_of(box: Box, *, gains: bool) -> list[Box]:
    """Where the maps hang in the offer's box, with room above them for what they would bring."""
    box = box.inset(EDGE, 0)
    above = _RAISED if gains else 10
    return Box(box.x, box.y + above, box.w, OFFER - 6 - above if gains else _MAP).columns(*[1] * _RANKS, gap=8)


def offer(canvas: Canvas, box: Box, maps: tuple[str, ...], gains: tuple[int, ...]) -> None:
    """The maps, `OFFER` high, with what each would bring a reader."""
    cells = places_of(box, gains=bool(gains))
    for tile, cell in zip(maps, cells, strict=False):
        tiles.ancient_map(canvas, cell, tile)
    for gold, cell in zip(gains, cells, strict=False):
        gain(canvas, cell.right + 7, cell.y - 3, gold)


def parts(box: Box, entries: tuple[Entry, ...], said: str, more: tuple[Way, ...]) -> Iterator[Part]:
    """The sets below the maps, and one line of ways; `said` marks a free rank."""
    box = box.inset(EDGE, 0)
    foot = WAYS_LINE + 6 if more else 0
    above = Box(box.x - 3, box.y, box.w + 6, box.h - foot)
    found = places(above, max(_RANKS, len(entries)), _TALLEST)
    for place, lying in zip(found, entries, strict=False):
        yield Part(place, row, (lying,), theme.PAPER)
    for rank, place in enumerate(found[len(entries) :], len(entries) + 1):
        yield Part(place, free, (rank, said), theme.PAPER)
    if more:
        yield Part(Box(box.x, box.bottom - foot, box.w, foot), ways, (more,), theme.PAPER)


def row(canvas: Canvas, box: Box, found: Entry) -> None:
    """A set."""
    entry(canvas, box, found, _prize)


def resolved(canvas: Canvas, box: Box, said: str) -> None:
    """The empty building, after its maps are taken."""
    canvas.text(box.inset(20), said, 40, fill=theme.MUTED, across="center")


def _prize(canvas: Canvas, right: float, y: float, entry: Entry) -> float:
    """The first ranks take a map each; what comes after them goes to the Library."""
    glyph(canvas, "map" if entry.kind else "book", right - 20, y, 36, theme.GOLD if entry.kind else theme.MUTED)
    return 40
