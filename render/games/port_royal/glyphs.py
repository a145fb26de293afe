"""The glyphs of Port Royal, each in a box of 100 around the origin: ship colours, trades, kinds of cards.

A glyph means the same wherever it stands: on a sail, on a card, in a player's row, in the odds.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, radians, sin
from typing import Final

from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.geometry import Box, Point

REACH: Final = Box(-62, -62, 124, 124)


def glyph(canvas: Canvas, name: str, x: float, y: float, size: float, ink: str, opacity: float = 1) -> None:
    """A glyph around a point. Raises KeyError for one that does not exist."""
    canvas.stamp(x, y, _drawn, name, ink, reach=REACH, scale=size / 100, opacity=opacity)


def _drawn(canvas: Canvas, name: str, ink: str) -> None:
    _MAKERS[name](canvas, ink)


def star(points: int, outer: float, inner: float, turn: float = -90) -> list[Point]:
    """The corners of a star around the origin."""
    angles = [radians(turn + 180 * step / points) for step in range(2 * points)]
    radii = [outer, inner] * points
    return [(radius * cos(angle), radius * sin(angle)) for radius, angle in zip(radii, angles, strict=True)]


def _path(data: str, line: float = 0) -> Callable[[Canvas, str], None]:
    def draw(canvas: Canvas, ink: str) -> None:
        canvas.path(data, ink, ink if line else None, line)

    return draw


def _sun(canvas: Canvas, ink: str) -> None:
    canvas.circle(0, 0, 24, ink)
    for step in range(8):
        turn = pi * step / 4
        corners = ((30, turn - 0.22), (48, turn), (30, turn + 0.22))
        canvas.polygon([(radius * cos(angle), radius * sin(angle)) for radius, angle in corners], ink)


def _clover(canvas: Canvas, ink: str) -> None:
    for x, y in ((0, -22), (-23, 10), (23, 10)):
        canvas.circle(x, y, 21, ink)
    canvas.path("M-5,0 L5,0 Q6,30 16,44 L-16,44 Q-6,30 -5,0Z", ink)


def _skull(canvas: Canvas, ink: str) -> None:
    canvas.path(
        "M0,-46 C-34,-46 -44,-22 -42,0 C-41,12 -32,16 -26,20 L-26,42 L26,42 L26,20 C32,16 41,12 42,0 "
        "C44,-22 34,-46 0,-46Z",
        ink,
    )
    hollow = "#10202c"
    for x in (-18, 18):
        canvas.circle(x, -4, 11, hollow)
    canvas.polygon([(0, 8), (7, 20), (-7, 20)], hollow)
    for x in (-9, 9):
        canvas.line([(x, 30), (x, 42)], hollow, 5)


def _sword(canvas: Canvas, ink: str) -> None:
    turned = canvas.at(0, 0, turn=42)
    turned.polygon([(0, -52), (10, -36), (8, 14), (-8, 14), (-10, -36)], ink)
    turned.rect(Box(-26, 14, 52, 10), ink, 4)
    turned.rect(Box(-6, 24, 12, 20), ink, 3)
    turned.circle(0, 47, 8, ink)


def _anchor(canvas: Canvas, ink: str) -> None:
    canvas.circle(0, -36, 13, line=ink, width=8)
    canvas.path("M0,-26 L0,40 M-22,-14 L22,-14 M-40,12 C-36,34 -16,42 0,42 C16,42 36,34 40,12", line=ink, width=10)
    canvas.polygon([(-50, 20), (-40, -4), (-26, 16)], ink)
    canvas.polygon([(50, 20), (40, -4), (26, 16)], ink)


def _hammer(canvas: Canvas, ink: str) -> None:
    turned = canvas.at(0, 0, turn=35)
    turned.rect(Box(-7, -20, 14, 68), ink, 5)
    turned.path("M-34,-44 H26 Q38,-44 40,-26 L30,-18 H-34Z", ink)


def _fan(canvas: Canvas, ink: str) -> None:
    canvas.path("M0,40 L-46,-12 A62,62 0 0 1 46,-12Z", ink)
    for angle in (-0.75, -0.25, 0.25, 0.75):
        canvas.line([(0, 34), (46 * sin(angle), -26 * cos(angle) - 6)], "#ffffff", 4)


def _cap(canvas: Canvas, ink: str) -> None:
    canvas.path("M-44,-8 C-40,-40 -14,-40 0,-12 C14,-40 40,-40 44,-8 L34,22 H-34Z", ink)
    for x in (-44, 44):
        canvas.circle(x, -4, 9, ink)
    canvas.rect(Box(-36, 28, 72, 14), ink, 4)


def _bicorne(canvas: Canvas, ink: str) -> None:
    canvas.path("M-50,16 C-30,22 30,22 50,16 C34,-10 24,-40 0,-40 C-24,-40 -34,-10 -50,16Z", ink)
    canvas.rect(Box(-44, 24, 88, 12), ink, 5)


def _tricorne(canvas: Canvas, ink: str) -> None:
    """The vice admiral: as the admiral's hat, with one stripe instead of a brim."""
    canvas.path("M-50,24 L0,-40 L50,24 Q0,2 -50,24Z", ink)
    canvas.circle(0, 38, 9, ink)


def _person(canvas: Canvas, ink: str) -> None:
    canvas.circle(0, -22, 21, ink)
    canvas.path("M-38,44 C-38,6 -18,4 0,4 C18,4 38,6 38,44Z", ink)


def _sail(canvas: Canvas, ink: str) -> None:
    canvas.path("M-4,-46 C34,-34 40,2 36,16 H-4Z", ink)
    canvas.path("M-10,-30 V16 H-36 C-30,0 -18,-18 -10,-30Z", ink)
    canvas.path("M-44,24 H46 L32,44 H-32Z", ink)


def _burst(canvas: Canvas, ink: str) -> None:
    canvas.polygon(star(9, 50, 27, -80), ink)


def _tax(canvas: Canvas, ink: str) -> None:
    canvas.circle(0, 0, 46, line=ink, width=9)
    canvas.number(0, 0, "½", 58, fonts.BOLD, ink)


def _book(canvas: Canvas, ink: str) -> None:
    canvas.path("M-4,-30 Q-24,-42 -48,-34 V32 Q-24,24 -4,38 Z M4,-30 Q24,-42 48,-34 V32 Q24,24 4,38 Z", ink)


def _cannon(canvas: Canvas, ink: str) -> None:
    canvas.path("M-44,-2 L34,-34 L44,-12 L-34,20 Q-50,18 -44,-2Z", ink)
    canvas.circle(-14, 26, 21, ink)
    canvas.circle(-14, 26, 8, "#ffffff")


_MAKERS: Final[dict[str, Callable[[Canvas, str], None]]] = {
    "sun": _sun,
    "moon": _path("M18,-44 A46,46 0 1 0 44,20 A38,38 0 1 1 18,-44Z"),
    "clover": _clover,
    "heart": _path("M0,44 C-60,0 -46,-42 -22,-40 C-8,-39 0,-26 0,-20 C0,-26 8,-39 22,-40 C46,-42 60,0 0,44Z"),
    "spade": _path(
        "M0,-46 C10,-24 44,-8 44,14 C44,34 18,36 6,18 Q8,38 18,46 L-18,46 Q-8,38 -6,18 C-18,36 -44,34 -44,14 "
        "C-44,-8 -10,-24 0,-46Z"
    ),
    "skull": _skull,
    "sword": _sword,
    "house": _path("M0,-44 L48,0 L34,0 L34,42 L10,42 L10,14 L-10,14 L-10,42 L-34,42 L-34,0 L-48,0Z", 4),
    "anchor": _anchor,
    "cross": _path("M-11,-46 H11 V-20 H38 V2 H11 V46 H-11 V2 H-38 V-20 H-11Z"),
    "hammer": _hammer,
    "fan": _fan,
    "cap": _cap,
    "bicorne": _bicorne,
    "tricorne": _tricorne,
    "crown": _path("M-44,34 L-44,-24 L-20,2 L0,-36 L20,2 L44,-24 L44,34Z"),
    "person": _person,
    "scroll": _path(
        "M-30,-42 H34 V30 Q34,44 20,44 H-34 Q-24,40 -24,28 V-30 Q-24,-42 -36,-42 Q-46,-42 -46,-30 V-18 H-26", 4
    ),
    "sail": _sail,
    "burst": _burst,
    "tax": _tax,
    "book": _book,
    "cannon": _cannon,
}

NAMES: Final = tuple(_MAKERS)
