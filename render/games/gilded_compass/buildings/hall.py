"""Auction House and Treasure Hunters' Guild: runs by rank, with the artifacts or missions that they win."""

from __future__ import annotations

from typing import Final

from render.games.gilded_compass import theme
from render.games.gilded_compass.glyphs import glyph
from render.games.gilded_compass.house import EDGE
from render.games.gilded_compass.ranked import WAYS_LINE, Entry, Way, free, icons, rows, ways, ways_height
from render.kit.canvas import Canvas
from render.kit.geometry import Box

RANKS: Final = 3
_OUT: Final = 56

Out = tuple[tuple[str, int], ...]
"""Artifacts out of the game: places with numbers."""


def contents(
    canvas: Canvas,
    box: Box,
    sign: str,
    entries: tuple[Entry, ...],
    said: str,
    label: str,
    out: Out,
    more: tuple[Way, ...],
) -> None:
    """`sign`: vase or scroll; `said` marks a free rank, `label` what is out of the game."""
    box = box.inset(EDGE, 0)
    foot = 0.0
    if more:
        foot = min(2, ways_height(box.w, more)) * WAYS_LINE + 8
        ways(canvas, Box(box.x, box.bottom - foot, box.w, foot), more)
    elif out:
        foot = _OUT
        _gone(canvas, Box(box.x, box.bottom - foot, box.w, foot), label, out)
    above = Box(box.x - 4, box.y + 8, box.w + 8, box.h - foot - 10)
    prize = _vases if sign == "vase" else _scrolls
    rows(canvas, above, entries, RANKS, 98, prize)
    high = min(98, above.h / RANKS)
    for rank in range(len(entries) + 1, RANKS + 1):
        place = Box(above.x, above.y + (rank - 1) * high, above.w, high - 4)
        free(canvas, place, rank, said)
        kept = Entry(rank, None, (), sign, 2 if sign == "vase" and rank == 1 else 1, RANKS + 1 - rank, False)
        prize(canvas, place.right - 8, place.cy, kept)


def _vases(canvas: Canvas, right: float, y: float, entry: Entry) -> float:
    return icons(canvas, right, y, "vase", entry)


def _scrolls(canvas: Canvas, right: float, y: float, entry: Entry) -> float:
    return icons(canvas, right, y, "scroll", entry)


def _gone(canvas: Canvas, box: Box, label: str, out: Out) -> None:
    canvas.rect(Box(box.x, box.y, box.w, 2.5), theme.LINE)
    word, cells = box.cut_left(50)
    canvas.text(Box(word.x, word.y + 6, word.w, word.h - 6), label, 26, fill=theme.MUTED)
    for (place, count), cell in zip(out, cells.columns(*[1] * len(out), gap=3), strict=True):
        look = theme.PLACES.get(place, theme.Place(theme.GOLD_LIGHT, theme.INK, ""))
        tile = Box(cell.x, cell.y + 11, cell.w, 40)
        faint = "" if count else "60"
        canvas.rect(tile, look.fill + faint, 7, theme.INK + faint, 2)
        glyph(canvas, place, tile.x + tile.w * 0.32, tile.cy, 21, look.ink + faint)
        canvas.number(tile.x + tile.w * 0.76, tile.cy, count, 27, fill=look.ink + faint)
