"""Small signs that occur all over the town: medals of rank, coins, gains, dashed outlines, the last action."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

from render.games.gilded_compass import theme
from render.games.gilded_compass.glyphs import glyph
from render.kit import fonts, masks, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box, Point

_REACH: Final = Box(-52, -52, 104, 104)


def medal(canvas: Canvas, x: float, y: float, radius: float, number: int | str, wins: bool = True) -> None:
    """A rank: gold if it wins something, dull if not."""
    radius = round(radius)
    canvas.stamp(x, y, _disc, wins, reach=_REACH, scale=radius / 50)
    canvas.number(x, y, number, radius * (1.4 if len(str(number)) < 2 else 1.1), fill=theme.INK)


def _disc(canvas: Canvas, wins: bool) -> None:
    rim, fill = (theme.GOLD_DARK, theme.GOLD) if wins else (theme.DULL_DARK, theme.DULL)
    canvas.circle(0, 0, 50, fill=rim)
    canvas.circle(0, 0, 43, fill=fill)


def disc(canvas: Canvas, box: Box, fill: str, line: str, width: float) -> None:
    """An oval with an outline, as two areas: cheaper to draw than a line around it."""
    canvas.ellipse(box, line)
    canvas.ellipse(box.inset(width), fill)


def coin(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """A gold coin around a point."""
    glyph(canvas, "coin", x, y, radius * 2, theme.GOLD)


def gain(canvas: Canvas, right: float, y: float, gold: int) -> None:
    """How much more the reader would score now, its right middle at a point; nothing is not said."""
    if gold <= 0:
        return
    said = f"+{gold}"
    wide = max(50, text.width(said, text.Style(30, fonts.BOLD)) + 18)
    box = Box(right - wide, y - 18, wide, 36)
    canvas.rect(box, theme.GAIN, 18, "#ffffff", 3)
    canvas.number(box.cx, box.cy, said, 30, fill="#ffffff")


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
    around: list[Point] = list(masks.rounded(box.inset(width / 2), radius))
    canvas.path(_broken([*around, around[0]], dash, gap), line=line, width=width)


def _broken(points: Sequence[Point], dash: float, gap: float) -> str:
    """The way through these points as path data, cut into dashes."""
    parts: list[str] = []
    left, drawing = dash, True
    here: Point = points[0]
    piece: list[Point] = [here]
    for target in points[1:]:
        while True:
            dx, dy = target[0] - here[0], target[1] - here[1]
            way: float = hypot(dx, dy)
            if way <= left:
                here, left = target, left - way
                piece.append(here)
                break
            here = (here[0] + dx * left / way, here[1] + dy * left / way)
            piece.append(here)
            if drawing:
                parts.append("M" + " L".join(f"{x:.2f},{y:.2f}" for x, y in piece))
            drawing = not drawing
            left, piece = (dash if drawing else gap), [here]
    if drawing and len(piece) > 1:
        parts.append("M" + " L".join(f"{x:.2f},{y:.2f}" for x, y in piece))
    return " ".join(parts)


def last(canvas: Canvas, box: Box) -> None:
    """The ground of what the last action placed, to be drawn before it."""
    canvas.rect(box, theme.LAST, 8)
    canvas.rect(Box(box.x, box.y, 9, box.h), theme.LAST_BAR, 3)
