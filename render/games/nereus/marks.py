"""The marks of Waters of Nereus: treasures, crew, seats, signs of what actions cost and bring.

A mark has a name and means the same wherever it stands: in a cell, in a row, in a hold, in a line of words. Treasures
and seats bear their colours and a white rim, so that they read on sea, cream and wood; the others take an ink.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from engine.games.nereus.components import CREW, KINDS
from render.games.nereus import theme
from render.games.nereus.crew import CREW_SIGNS
from render.games.nereus.signs import SIGNS, star_path
from render.kit import fonts, palette
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE

_REACH: Final = Box(-64, -64, 128, 128)
COIN, STAR, BOLT, CARD, ARROW, BAG = "coin", "star", "bolt", "card", "arrow", "bag"


def seat(number: int | None) -> str:
    """The mark of a seat, or of the neutral player."""
    return "neutral" if number is None else f"seat-{number}"


def colour(name: str) -> str:
    """The colour of a seat's mark."""
    return theme.NEUTRAL if name == "neutral" else palette.seat(int(name[5:])).fill


def tint(name: str) -> str:
    """A light wash of it."""
    return theme.NEUTRAL_TINT if name == "neutral" else palette.seat(int(name[5:])).tint


def mark(canvas: Canvas, name: str, x: float, y: float, size: float, ink: str = theme.INK, opacity: float = 1) -> None:
    """A mark around a point, `size` high. Raises KeyError for one that does not exist."""
    canvas.stamp(x, y, _drawn, name, ink, reach=_REACH, scale=_step(size), opacity=opacity)


def arrows(canvas: Canvas, x: float, y: float, size: float, kind: str, accent: str) -> None:
    """The directions that a ship may take."""
    canvas.stamp(x, y, _arrows, kind, accent, reach=_REACH, scale=size / 100)


def _step(size: float) -> float:
    """The scale for about this size: few sizes, so that few sprites are drawn and kept."""
    return (2 * round(size / 2) if size < 36 else 4 * round(size / 4)) / 100


def plain(canvas: Canvas, kind: str, x: float, y: float, size: float, opacity: float = 1) -> None:
    """A treasure without its white rim, for small ones and missing ones on light ground."""
    canvas.stamp(x, y, _bare, kind, reach=_REACH, scale=size / 100, opacity=opacity)


def ship(canvas: Canvas, owner: str, x: float, y: float, size: float) -> None:
    """A ship with the colour of its owner's mark on the hull and the shape on the sail."""
    canvas.stamp(x, y, _ship, owner, reach=_REACH, scale=size / 100)


def way(canvas: Canvas, x: float, y: float, size: float, kind: str, steps: int, ink: str, accent: str) -> None:
    """How far a ship may sail: the number among arrows in the directions that it may take."""
    arrows(canvas, x, y, size, kind, accent)
    canvas.number(x, y, steps, size * 0.54, fonts.BOLD, ink)


def _drawn(canvas: Canvas, name: str, ink: str) -> None:
    pen = canvas.at(-50, -50)
    if name in KINDS:
        _treasure(pen, name)
    elif name in CREW:
        CREW_SIGNS[name](pen, ink)
    elif name == "neutral" or name.startswith("seat-"):
        _token(pen, name)
    else:
        SIGNS[name](pen, ink)


# --- treasures


_SUN: Final = star_path(10, 47, 34)
_OUTLINES: Final = {
    "white": "M60 8 A43 43 0 1 0 93 62 A34 34 0 0 1 60 8 Z",
    "yellow": _SUN,
    "green": "M35 8 H65 V35 H92 V65 H65 V92 H35 V65 H8 V35 H35 Z",
    "red": "M50 92 C20 68 5 52 5 32 C5 16 17 7 29 7 C39 7 46 13 50 21"
    " C54 13 61 7 71 7 C83 7 95 16 95 32 C95 52 80 68 50 92 Z",
    "purple": "M6 22 L28 46 L50 10 L72 46 L94 22 L86 86 H14 Z",
    "black": "M50 4 C58 24 92 38 92 62 C92 78 80 84 71 84 C63 84 57 80 54 75 C55 84 59 90 66 95 H34 C41 90 45 84 46 75"
    " C43 80 37 84 29 84 C20 84 8 78 8 62 C8 38 42 24 50 4 Z",
    "gem": "M50 4 L92 27 V73 L50 96 L8 73 V27 Z",
}


def _treasure(pen: Canvas, kind: str) -> None:
    data, fill = _OUTLINES[kind], theme.TREASURE[kind][1]
    pen.path(data, WHITE, WHITE, 19)
    pen.path(data, fill, theme.INK, 7)
    if kind == "white":
        pen.path("M44 24 A32 32 0 0 0 34 68", line="#cfdde6", width=7)
    elif kind == "yellow":
        pen.circle(50, 50, 24, "#ffe27a", "#d98a00", 4)
    elif kind == "green":
        pen.path("M41 15 V41 H15", line="#7fd6a4", width=6)
    elif kind == "red":
        pen.path("M17 35 C17 24 23 18 31 18", line="#ffc2c7", width=8)
    elif kind == "purple":
        pen.path("M20 74 H80", line="#d9a8f0", width=7)
        pen.circle(50, 58, 6, "#d9a8f0")
    elif kind == "black":
        pen.path("M24 58 C26 48 38 40 46 30", line="#7d8894", width=6)
    else:
        pen.path("M50 28 L71 39 V61 L50 72 L29 61 V39 Z", "#d9f7fb", theme.INK, 4)
        for start, end in (((50, 4), (50, 28)), ((92, 27), (71, 39)), ((92, 73), (71, 61))):
            pen.line([start, end], theme.INK, 4)
            pen.line([(100 - start[0], 100 - start[1]), (100 - end[0], 100 - end[1])], theme.INK, 4)


def _bare(canvas: Canvas, kind: str) -> None:
    canvas.at(-50, -50).path(_OUTLINES[kind], theme.TREASURE[kind][1], theme.INK, 7)


# --- seats and ships

_SHAPES: Final = {
    "circle": "M50 6 A44 44 0 1 1 49.9 6 Z",
    "triangle": "M50 6 L97 90 L3 90 Z",
    "square": "M10 10 H90 V90 H10 Z",
    "diamond": "M50 1 L99 50 L50 99 L1 50 Z",
    "hexagon": "M50 4 L91 27 V73 L50 96 L9 73 V27 Z",
}


def _shape(owner: str) -> str:
    return _SHAPES["hexagon" if owner == "neutral" else palette.seat(int(owner[5:])).shape]


def _token(pen: Canvas, owner: str) -> None:
    small = pen.at(5, 5, 0.9)
    data = _shape(owner)
    small.path(data, theme.INK, theme.INK, 17)
    small.path(data, colour(owner), WHITE, 9)
    if owner == "neutral":
        small.line([(32, 50), (68, 50)], theme.INK, 9)


_HULL: Final = "M8 68 H92 L80 90 Q78 94 72 94 H28 Q22 94 20 90 Z"
_MAIN: Final = "M47 3 C80 10 90 40 86 62 H47 Z"
_JIB: Final = "M41 16 C28 30 14 46 11 62 H41 Z"


def _ship(canvas: Canvas, owner: str) -> None:
    pen = canvas.at(-50, -50)
    pen.path(
        "M-4 92 C10 84 18 100 32 92 C46 84 54 100 68 92 C82 84 90 100 104 92", line=palette.faded(WHITE, 0.85), width=6
    )
    for ink, width in ((WHITE, 11), (theme.INK, 5)):
        pen.path(f"{_HULL} {_MAIN} {_JIB}", ink, ink, width)
    pen.path(_HULL, colour(owner))
    pen.line([(13, 76), (87, 76)], palette.faded(WHITE, 0.75), 4)
    pen.path(_MAIN, "#fff8e6")
    pen.path(_JIB, "#eadfc4")
    pen.line([(44, 2), (44, 68)], theme.INK, 5)
    flag = pen.at(45, 20, 0.4)
    flag.path(_shape(owner), colour(owner), theme.INK, 7)
    if owner == "neutral":
        flag.line([(32, 50), (68, 50)], theme.INK, 10)


def _arrows(canvas: Canvas, kind: str, accent: str) -> None:
    turns = {"any": range(8), "straight": range(0, 8, 2), "diagonal": range(1, 8, 2)}[kind]
    for turn in turns:
        angle = turn * pi / 4
        corners = ((52, angle), (33, angle - 0.3), (33, angle + 0.3))
        canvas.polygon([(radius * cos(at), radius * sin(at)) for radius, at in corners], accent)
