"""The signs of the crew, in a box of 100 and one ink."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from render.kit.canvas import Canvas
from render.kit.geometry import Box


def _captain(pen: Canvas, ink: str) -> None:
    pen.circle(50, 17, 14.5, line=ink, width=9)
    pen.path("M50 27 V90 M30 42 H70 M13 60 C16 84 38 90 50 92 C62 90 84 84 87 60", line=ink, width=9)
    pen.path("M4 66 L13 50 L24 65 Z M96 66 L87 50 L76 65 Z", ink, ink, 4)


def _pilot(pen: Canvas, ink: str) -> None:
    pen.circle(50, 50, 32.5, line=ink, width=9)
    for step in range(8):
        angle = pi / 8 + step * pi / 4
        ends = [(50 + radius * cos(angle), 50 + radius * sin(angle)) for radius in (13, 45)]
        pen.line(ends, ink, 8)
    pen.circle(50, 50, 11, ink)


def _boatswain(pen: Canvas, ink: str) -> None:
    pen.rect(Box(8, 16, 84, 74), radius=9, line=ink, width=9)
    pen.path("M14 42 H86 M14 64 H86", line=ink, width=6)
    pen.path("M18 80 L82 26", line=ink, width=9)


def _purser(pen: Canvas, ink: str) -> None:
    pen.path("M34 8 H66 L58 24 C86 34 96 62 86 82 Q82 93 70 93 H30 Q18 93 14 82 C4 62 14 34 42 24 Z", line=ink, width=9)
    pen.circle(50, 60, 17, line=ink, width=7)
    pen.path("M50 54 V66", line=ink, width=7)


def _merchant(pen: Canvas, ink: str) -> None:
    pen.path(
        "M50 8 V90 M28 91 H72 M14 24 H86 M14 24 L2 56 M14 24 L28 56 M86 24 L72 56 M86 24 L98 56", line=ink, width=7
    )
    pen.path("M0 56 H30 C30 74 0 74 0 56 Z M70 56 H100 C100 74 70 74 70 56 Z", ink, ink, 3)


def _scientist(pen: Canvas, ink: str) -> None:
    pen.path("M34 8 H66 M40 10 V38 L14 78 Q8 92 22 92 H78 Q92 92 86 78 L60 38 V10", line=ink, width=9)
    pen.path("M32 60 H68 L82 82 Q84 88 78 88 H22 Q16 88 18 82 Z", ink)


def _explorer(pen: Canvas, ink: str) -> None:
    tube = pen.at(50, 50, 1, -28).at(-50, -50)
    for x, y, w, h in ((2, 38, 34, 26), (39, 33, 26, 36), (68, 26, 28, 50)):
        tube.rect(Box(x, y, w, h), ink, 4)
    pen.path("M40 72 L26 96 M52 68 L64 94", line=ink, width=8)


CREW_SIGNS: Final[dict[str, Callable[[Canvas, str], None]]] = {
    "captain": _captain,
    "pilot": _pilot,
    "boatswain": _boatswain,
    "purser": _purser,
    "merchant": _merchant,
    "scientist": _scientist,
    "explorer": _explorer,
}
