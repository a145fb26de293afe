"""Sunken Galleon: what the next set must show, and the sets with the chests that they keep."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from render.games.gilded_compass import theme
from render.games.gilded_compass.glyphs import glyph
from render.games.gilded_compass.house import EDGE
from render.games.gilded_compass.layout import Part
from render.games.gilded_compass.ranked import WAYS_LINE, Entry, Way, entry, places, ways, ways_lines
from render.kit import fonts, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.textures import scattered

_PLANK: Final = 112
FULL: Final = 3
"""So many sets hide what the wreck holds."""
HOARD: Final = 100
"""How high that is."""


def parts(
    box: Box,
    labels: tuple[str, str, str],
    least: int,
    entries: tuple[Entry, ...],
    more: tuple[Way, ...],
) -> Iterator[Part]:
    """`labels`: "next set", how many dice, "sum at least"; `least` 0 for any value."""
    if len(entries) < FULL and not more:
        yield Part(Box(box.x, box.bottom - HOARD, box.w, HOARD), hoard, ())
    box = box.inset(EDGE, 0)
    yield Part(Box(box.x - 4, box.y + 10, box.w + 8, _PLANK), plank, (labels, least))
    foot = ways_lines(box.w - 40, more) * WAYS_LINE + 26 if more else 12
    above = Box(box.x - 4, box.y + _PLANK + 18, box.w + 8, box.h - _PLANK - 18 - foot)
    for place, lying in zip(places(above, max(2 if more else FULL, len(entries))), entries, strict=False):
        yield Part(place, row, (lying, f"/{lying.looks}"))
    if more:
        yield Part(Box(box.x + 20, box.bottom - foot, box.w - 40, foot - 18), ways, (more,))


def plank(canvas: Canvas, box: Box, labels: tuple[str, str, str], least: int) -> None:
    """What the next set must show."""
    canvas.rect(box, "#1d4a5c", 10, "#0f2f3d", 3)
    inner = box.inset(14, 8)
    half = inner.w / 2 - 4
    left, right = (Box(x, inner.y, half, inner.h).rows(38, 56) for x in (inner.x, inner.right - half))
    canvas.text(left[0], labels[0], 32, fill="#bfe0e8", smallest=28)
    canvas.text(left[1], labels[1], 48, fonts.BOLD, "#ffffff", smallest=36)
    canvas.text(right[0], labels[2], 32, fill="#bfe0e8", across="right", smallest=28)
    canvas.text(right[1], str(least), 48, fonts.BOLD, theme.GOLD_LIGHT, "right", smallest=36)


def row(canvas: Canvas, box: Box, found: Entry, said: str) -> None:
    """A set; `said`: of how many chests it keeps some."""
    entry(canvas, box, found, lambda page, right, y, lying: _chests(page, right, y, lying, said))


def _chests(canvas: Canvas, right: float, y: float, entry: Entry, said: str) -> float:
    """The chests that are kept, and of how many drawn."""
    if not entry.kind:
        return 0
    wide = text.width(said, text.Style(34, fonts.SEMIBOLD))
    canvas.text(Box(right - wide - 2, y - 24, wide + 2, 48), said, 34, fonts.SEMIBOLD, theme.INK)
    for at in range(entry.keeps):
        glyph(canvas, "chest", right - wide - 28 - at * 38, y, 38, theme.CHEST)
    return wide + 10 + entry.keeps * 38


def hoard(canvas: Canvas, box: Box) -> None:
    """What the wreck holds, while nobody's dice hide it, `HOARD` high."""
    x, y, w = box.cx, box.bottom - 8, (box.w - 2 * EDGE) * 0.62
    left = x - w / 2
    canvas.path(
        f"M{left},{y + 4} q{w * 0.2},-46 {w * 0.36},-40 q{w * 0.16},6 {w * 0.3},-12 q{w * 0.2},-2 {w * 0.34},52 Z",
        "#e0b95a",
        theme.CHEST,
        2.5,
    )
    for across, up in scattered(3, 26):
        canvas.circle(
            left + 20 + across * (w - 40),
            y - 6 - up * 30 * (1 - abs(across - 0.5) * 1.6),
            9,
            theme.GOLD_LIGHT,
            theme.CHEST,
            2,
        )
    glyph(canvas, "chest", x + w * 0.1, y - 52, 52, "#7a4f1c")
