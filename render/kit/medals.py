"""Medals: the picture of a badge, and the sign of a game on a disc.

The rim tells the game by its outline, so also without colour; the field holds the deed. A game has a module `medals`
with MEDALS; a game without gets a round rim and a star.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import cos, pi, sin
from typing import Final, Literal, NamedTuple

from render.kit.canvas import Canvas
from render.kit.geometry import Box, Point
from render.kit.palette import SHADOW, WHITE, faded, mix

Rim = Literal["octagon", "coin", "porthole", "rose", "round"]
Draw = Callable[[Canvas], None]


def _star(canvas: Canvas) -> None:
    canvas.shape("star", 0, 0, 56, WHITE)


class Medals(NamedTuple):
    """How the badges of a game look.

    metal, edge: of the rim.   field: what the deed lies on, also the game's own colour.   accent: a light one.
    sign:  the game, drawn around (0, 0) within 50.   deeds: badge -> the same within 36.
    """

    rim: Rim = "round"
    metal: str = "#d8cfbf"
    edge: str = "#6d6458"
    field: str = "#3f4a63"
    accent: str = "#8a8d99"
    sign: Draw = _star
    deeds: Mapping[str, Draw] = {}


PLAIN: Final = Medals()
"""Of a game that has none of its own."""


def medal(canvas: Canvas, made: Medals, badge: str, x: float, y: float, radius: float) -> None:
    """A badge around a point."""
    small = canvas.at(x, y, radius / 60)
    _rim(canvas.at(x + 3, y + 5, radius / 60), made.rim, faded(SHADOW, 0.35), None)
    _rim(small, made.rim, made.metal, made.edge)
    small.circle(0, 0, 46, made.field, made.edge, 4)
    small.circle(0, 0, 40, line=mix(made.field, WHITE, 0.25), width=2)
    made.deeds.get(badge, _star)(small)


def sign(canvas: Canvas, made: Medals, x: float, y: float, radius: float) -> None:
    """The sign of a game on a disc of its colour."""
    canvas.circle(x + 2, y + 4, radius, faded(SHADOW, 0.28))
    canvas.circle(x, y, radius, made.field, "#fff3d6", max(3, radius * 0.09))
    made.sign(canvas.at(x, y, radius * 0.6 / 50))


def _rim(canvas: Canvas, rim: Rim, fill: str, line: str | None) -> None:
    width = 4.5 if line else 0
    if rim == "octagon":
        canvas.polygon(ring(8, 63, 63, pi / 8), fill, line, width)
    elif rim == "coin":
        canvas.polygon(ring(40, 61, 55), fill, line, width)
    elif rim == "rose":
        canvas.polygon(ring(8, 68, 55), fill, line, width)
        canvas.circle(0, 0, 55, fill, line, width)
    else:
        canvas.circle(0, 0, 58, fill, line, width)
        if rim == "porthole" and line:
            for x, y in ring(8, 51.5, 51.5, pi / 8):
                canvas.circle(x, y, 3.8, line)


def ring(corners: int, even: float, odd: float, turn: float = 0.0) -> list[Point]:
    """Points around the origin from the top on, at two distances in turn."""
    return [
        (radius * sin(turn + 2 * pi * corner / corners), -radius * cos(turn + 2 * pi * corner / corners))
        for corner in range(corners)
        for radius in [odd if corner % 2 else even]
    ]


def boxed(x: float, y: float, w: float, h: float) -> Box:
    """The box of this size around a point."""
    return Box(x - w / 2, y - h / 2, w, h)
