"""Small signs that occur all over the town: medals of rank, coins, gains, dashed outlines, the last action."""

from __future__ import annotations

from typing import Final

from render.games.gilded_compass import theme
from render.games.gilded_compass.glyphs import glyph
from render.kit import fonts, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box

_REACH: Final = Box(-52, -52, 104, 104)


def medal(canvas: Canvas, x: float, y: float, radius: float, number: int | str, wins: bool = True) -> None:
    """A rank: gold if it wins something, dull if not."""
    radius = round(radius)
    canvas.stamp(x, y, _disc, wins, reach=_REACH, scale=radius / 50)
    canvas.number(x, y, number, max(28, radius * (1.4 if len(str(number)) < 2 else 1.1)), fill=theme.INK)


def _disc(canvas: Canvas, wins: bool) -> None:
    rim, fill = (theme.GOLD_DARK, theme.GOLD) if wins else (theme.DULL_DARK, theme.DULL)
    canvas.circle(0, 0, 50, fill, rim, 7)


def coin(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """A gold coin around a point."""
    glyph(canvas, "coin", x, y, radius * 2, theme.GOLD)


def gain(canvas: Canvas, right: float, y: float, gold: int) -> None:
    """How much more the reader would score now, its right middle at a point; nothing is not said."""
    if gold <= 0:
        return
    said = f"+{gold}"
    wide = max(60, text.width(said, text.Style(40, fonts.BOLD)) + 18)
    box = Box(right - wide, y - 22, wide, 44)
    canvas.rect(box, theme.GAIN, 22, "#ffffff", 3)
    canvas.number(box.cx, box.cy, said, 40, fill="#ffffff")


def dashed(
    canvas: Canvas,
    box: Box,
    radius: float,
    line: str,
    width: float = 2.5,
    dash: float = 8,
    gap: float = 6,
    fill: str | None = None,
) -> None:
    """A rounded rectangle with a broken outline."""
    w, h = round(box.w), round(box.h)
    values = (w, h, radius, line, width, dash, gap, fill)
    canvas.stamp(box.x, box.y, _dashed, *values, reach=Box(-1, -1, w + 2, h + 2))


def _dashed(
    canvas: Canvas, w: int, h: int, radius: float, line: str, width: float, dash: float, gap: float, fill: str | None
) -> None:
    box = Box(0, 0, w, h)
    if fill is not None:
        canvas.rect(box, fill, radius)
    canvas.dashed(box, line, width, radius, dash, gap)


def last(canvas: Canvas, box: Box) -> None:
    """The ground of what the last action placed, to be drawn before it."""
    canvas.rect(box, theme.LAST, 8)
    canvas.rect(Box(box.x, box.y, 9, box.h), theme.LAST_BAR, 3)
