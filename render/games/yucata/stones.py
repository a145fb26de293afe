"""The stones of Yucata', each with a shape of its own: round pale ones, faceted dark ones, the red one with rays."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from engine.games.yucata.components import DARK, PALE, RED
from render.games.yucata import theme
from render.kit.canvas import Canvas
from render.kit.geometry import Box, Point

_REACH: Final = Box(-56, -56, 116, 120)


def corners(radius: float, count: int = 6) -> list[Point]:
    """The corners of a regular figure around the origin, the first one on top."""
    return [
        (radius * cos(2 * pi * k / count - pi / 2), radius * sin(2 * pi * k / count - pi / 2)) for k in range(count)
    ]


def stone(canvas: Canvas, kind: str, x: float, y: float, radius: float) -> None:
    """A stone around a point."""
    canvas.stamp(x, y, _DRAWN[kind], reach=_REACH, scale=round(radius) / 50)


def _pale(canvas: Canvas) -> None:
    canvas.ellipse(Box(-47, -37, 100, 92), "#5b48268c")
    canvas.ellipse(Box(-50, -46, 100, 92), theme.PALE_RIM)
    canvas.ellipse(Box(-45, -41, 90, 82), theme.PALE)
    canvas.path("M-30,15 A36,33 0 0 0 30,15 A45,30 0 0 1 -30,15Z", theme.PALE_SHADE)


def _dark(canvas: Canvas) -> None:
    outer, inner = corners(48), corners(27)
    canvas.polygon([(x + 3, y + 8) for x, y in outer], "#3a2c128c")
    canvas.polygon(outer, theme.DARK, theme.DARK_RIM, 5)
    for sides, colour in (((5, 0), theme.DARK_LIGHT), ((4, 5), theme.DARK_SIDE), ((0, 1), theme.DARK_SIDE)):
        a, b = sides
        canvas.polygon([outer[a], outer[b], inner[b], inner[a]], colour)
    canvas.polygon(inner, theme.DARK_TOP)


def _red(canvas: Canvas) -> None:
    rays = [point for pair in zip(corners(50, 8), _between(), strict=True) for point in pair]
    canvas.polygon([(x + 2, y + 5) for x, y in rays], "#3a120899")
    canvas.polygon(rays, theme.RED, theme.RED_RIM, 4)
    canvas.circle(0, 0, 24, theme.RED_HEART, theme.RED_RIM, 4)
    canvas.circle(0, 0, 10, theme.RED)


def _between() -> list[Point]:
    """The inner corners of the red stone's rays."""
    turn = pi / 8
    return [(33 * cos(2 * pi * k / 8 - pi / 2 + turn), 33 * sin(2 * pi * k / 8 - pi / 2 + turn)) for k in range(8)]


def price_of_next(canvas: Canvas, x: float, y: float, radius: float, cost: str) -> None:
    """What the next dark stone would cost, in the outline of one."""
    canvas.stamp(x, y, _outline, reach=_REACH, scale=radius / 50)
    canvas.number(x, y, cost, 44, fill=theme.COST)


def _outline(canvas: Canvas) -> None:
    around = corners(48)
    for start, end in zip(around, [*around[1:], around[0]], strict=True):
        for a, b in ((0.0, 0.16), (0.36, 0.64), (0.84, 1.0)):
            canvas.line([_along(start, end, a), _along(start, end, b)], theme.PAID, 5)


def _along(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


_DRAWN: Final[dict[str, Callable[[Canvas], None]]] = {PALE: _pale, DARK: _dark, RED: _red}
