"""Sunken Galleon: what the next set must show, and the sets with the chests that they keep."""

from __future__ import annotations

from typing import Final

from render.games.gilded_compass import theme
from render.games.gilded_compass.glyphs import glyph
from render.games.gilded_compass.house import EDGE
from render.games.gilded_compass.ranked import WAYS_LINE, Entry, Way, rows, ways, ways_height
from render.kit import fonts, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.textures import scattered

_PLANK: Final = 84
FULL: Final = 3
"""So many sets hide what the wreck holds."""
HOARD: Final = 100
"""How high that is."""


def contents(
    canvas: Canvas,
    box: Box,
    labels: tuple[str, str, str],
    least: int,
    entries: tuple[Entry, ...],
    of: str,
    more: tuple[Way, ...],
) -> None:
    """`labels`: "next set", how many dice, "sum at least"; `least` 0 for any value; `of` stands before drawn chests."""
    box = box.inset(EDGE, 0)
    plank = Box(box.x - 4, box.y + 10, box.w + 8, _PLANK)
    canvas.rect(plank, "#1d4a5c", 10, "#0f2f3d", 3)
    inner = plank.inset(14, 8)
    half = inner.w / 2 - 4
    canvas.text(Box(inner.x, inner.y, half, 28), labels[0], 26, fill="#bfe0e8")
    canvas.text(Box(inner.x, inner.y + 30, half, 40), labels[1], 36, fonts.BOLD, "#ffffff")
    canvas.text(Box(inner.right - half, inner.y, half, 28), labels[2], 26, fill="#bfe0e8", across="right")
    canvas.text(Box(inner.right - half, inner.y + 30, half, 40), str(least), 42, fonts.BOLD, theme.GOLD_LIGHT, "right")
    foot = min(2, ways_height(box.w - 40, more)) * WAYS_LINE + 26 if more else 12
    above = Box(box.x - 4, box.y + _PLANK + 18, box.w + 8, box.h - _PLANK - 18 - foot)

    def chests(canvas: Canvas, right: float, y: float, entry: Entry) -> float:
        return _chests(canvas, right, y, entry, f"{of} {entry.looks}")

    rows(canvas, above, entries, 2 if more else FULL, 88, chests)
    if more:
        ways(canvas, Box(box.x + 20, box.bottom - foot, box.w - 40, foot - 18), more)


def _chests(canvas: Canvas, right: float, y: float, entry: Entry, said: str) -> float:
    """The chests that are kept, and of how many drawn."""
    if not entry.kind:
        return 0
    wide = text.width(said, text.Style(28, fonts.SEMIBOLD))
    canvas.text(Box(right - wide - 2, y - 24, wide + 2, 48), said, 28, fonts.SEMIBOLD, theme.INK)
    for at in range(entry.keeps):
        glyph(canvas, "chest", right - wide - 26 - at * 34, y, 33, theme.CHEST)
    return wide + 10 + entry.keeps * 34


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
