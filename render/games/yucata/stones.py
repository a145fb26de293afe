"""The three kinds of stones, told apart by their form: pale ones round, dark ones faceted, the red one a sun."""

from __future__ import annotations

from math import cos, pi, sin

from engine.games.yucata.components import DARK, PALE, RED
from render.games.yucata import theme
from render.kit import palette
from render.kit.canvas import Canvas


def stone(canvas: Canvas, kind: str, x: float, y: float, size: float) -> None:
    """A stone around a point."""
    {PALE: _pale, DARK: _dark, RED: _red}[kind](canvas, x, y, size)


def hollow(canvas: Canvas, kind: str, x: float, y: float, size: float) -> None:
    """Where no stone of a kind is: its outline."""
    colour, width = palette.faded(theme.SOFT, 0.6), max(2, size * 0.05)
    if kind == DARK:
        corners = [
            (x + size * 0.5 * cos(-pi / 2 + i * pi / 3), y + size * 0.5 * sin(-pi / 2 + i * pi / 3)) for i in range(6)
        ]
        canvas.polygon(corners, line=colour, width=width)
    else:
        canvas.circle(x, y, size * 0.46, line=colour, width=width)


def _pale(canvas: Canvas, x: float, y: float, size: float) -> None:
    canvas.shape("circle", x, y + size * 0.06, size * 1.06, palette.faded(palette.SHADOW, 0.3))
    canvas.shape("circle", x, y, size, theme.PALE_LINE)
    canvas.shape("circle", x, y, size * 0.91, theme.PALE_SHADE)
    canvas.shape("circle", x - size * 0.03, y - size * 0.04, size * 0.78, theme.PALE)


def _dark(canvas: Canvas, x: float, y: float, size: float) -> None:
    size *= 0.94
    canvas.shape("hexagon", x, y + size * 0.07, size * 1.1, palette.faded(palette.SHADOW, 0.35))
    canvas.shape("hexagon", x, y, size * 1.1, theme.DARK_LINE)
    canvas.shape("hexagon", x, y, size * 0.98, theme.DARK)
    rim, table = (
        [(x + size * r * cos(-pi / 2 + i * pi / 3), y + size * r * sin(-pi / 2 + i * pi / 3)) for i in range(6)]
        for r in (0.47, 0.25)
    )
    for first, colour in ((4, theme.DARK_LIGHT), (5, theme.DARK_LIGHT), (0, theme.DARK_MID), (3, theme.DARK_MID)):
        second = (first + 1) % 6
        canvas.polygon([rim[first], rim[second], table[second], table[first]], fill=colour)
    canvas.polygon(table, fill=theme.DARK_MID)
    for corner, inner in zip(rim, table, strict=True):
        canvas.line([corner, inner], theme.DARK_LINE, max(1, size * 0.02))


def _red(canvas: Canvas, x: float, y: float, size: float) -> None:
    canvas.shape("burst", x, y + size * 0.07, size * 1.2, palette.faded(palette.SHADOW, 0.35))
    canvas.shape("burst", x, y, size * 1.18, theme.RED_LINE)
    canvas.shape("burst", x, y, size * 1.02, theme.RED)
    canvas.shape("circle", x, y, size * 0.5, theme.RED_LIGHT)
    canvas.shape("circle", x, y, size * 0.36, theme.RED)
