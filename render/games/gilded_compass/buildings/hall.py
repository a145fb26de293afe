"""Auction House and Treasure Hunters' Guild: runs by rank, with the artifacts or missions that they win."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from render.games.gilded_compass import theme
from render.games.gilded_compass.glyphs import glyph
from render.games.gilded_compass.house import EDGE
from render.games.gilded_compass.layout import Part
from render.games.gilded_compass.ranked import WAYS_LINE, Entry, Way, entry, free, icons, places, ways, ways_lines
from render.kit.canvas import Canvas
from render.kit.geometry import Box

RANKS: Final = 3
_OUT: Final = 74

Out = tuple[tuple[str, int], ...]
"""Artifacts out of the game: places with numbers."""


def parts(
    box: Box, sign: str, entries: tuple[Entry, ...], said: str, label: str, out: Out, more: tuple[Way, ...]
) -> Iterator[Part]:
    """`sign`: vase or scroll; `said` marks a free rank, `label` what is out of the game."""
    box = box.inset(EDGE, 0)
    foot = 0
    if more:
        foot = ways_lines(box.w, more) * WAYS_LINE + 8
        yield Part(Box(box.x, box.bottom - foot, box.w, foot), ways, (more,), theme.PAPER)
    elif out:
        foot = _OUT
        yield Part(Box(box.x, box.bottom - foot, box.w, foot), gone, (label, out), theme.PAPER)
    above = Box(box.x - 3, box.y + 10, box.w + 6, box.h - foot - 10)
    found = places(above, max(RANKS, len(entries)))
    for place, lying in zip(found, entries, strict=False):
        yield Part(place, row, (lying, sign), theme.PAPER)
    for rank, place in enumerate(found[len(entries) :], len(entries) + 1):
        yield Part(place, vacant, (rank, said, sign), theme.PAPER)


def row(canvas: Canvas, box: Box, found: Entry, sign: str) -> None:
    """A run."""
    entry(canvas, box, found, _PRIZES[sign])


def vacant(canvas: Canvas, box: Box, rank: int, said: str, sign: str) -> None:
    """A rank that nobody has, with what it would win."""
    free(canvas, box, rank, said)
    kept = Entry(rank, None, (), sign, 2 if sign == "vase" and rank == 1 else 1, RANKS + 1 - rank, False)
    _PRIZES[sign](canvas, box.right - 8, box.cy, kept)


def _vases(canvas: Canvas, right: float, y: float, entry: Entry) -> float:
    return icons(canvas, right, y, "vase", entry)


def _scrolls(canvas: Canvas, right: float, y: float, entry: Entry) -> float:
    return icons(canvas, right, y, "scroll", entry)


_PRIZES: Final = {"vase": _vases, "scroll": _scrolls}


def gone(canvas: Canvas, box: Box, label: str, out: Out) -> None:
    """How many artifacts of each place are out of the game."""
    canvas.rect(Box(box.x, box.y, box.w, 2.5), theme.LINE)
    word, cells = box.cut_left(62)
    canvas.text(Box(word.x, word.y + 6, word.w - 4, word.h - 6), label, 32, fill=theme.MUTED, smallest=28)
    for (place, count), cell in zip(out, cells.columns(*[1] * len(out), gap=3), strict=True):
        look = theme.PLACES.get(place, theme.Place(theme.GOLD_LIGHT, theme.INK, ""))
        tile = Box(cell.x, cell.y + 9, cell.w, 62)
        faint = "" if count else "60"
        canvas.rect(tile, look.fill + faint, 7, theme.INK + faint, 2)
        glyph(canvas, place, tile.cx, tile.y + 16, 24, look.ink + faint)
        canvas.number(tile.cx, tile.y + 43, count, 34, fill=look.ink + faint)
