"""The landscapes of the six places and of a dig site, drawn in a box of 100 x 70."""

from __future__ import annotations

from typing import Final

from render.kit.canvas import Canvas
from render.kit.geometry import Box

WIDE: Final = 100
HIGH: Final = 70


def landscape(canvas: Canvas, place: str) -> None:
    """The place from the left upper corner of its box at the origin; it reaches beyond the box on all sides."""
    _DRAW[place](canvas)


def _sky(canvas: Canvas, colour: str) -> None:
    canvas.rect(Box(-50, -50, 200, 170), colour)


def _wave(x: float, y: float) -> str:
    return f"M{x},{y}" + " q10,-10 20,0 q10,10 20,0" * 3 + f" V120 H{x} Z"


def _yellow(canvas: Canvas) -> None:
    _sky(canvas, "#f0cf78")
    canvas.circle(24, 20, 10, fill="#fff3cf")
    for x, top, left, right in ((62, 10, 20, 104), (22, 34, -2, 46)):
        canvas.polygon([(x, top), (right, 64), (left, 64)], fill="#d79a34")
        canvas.polygon([(x, top), (right, 64), (x + (right - left) * 0.12, 64)], fill="#9d6a1d")
    canvas.rect(Box(-50, 62, 200, 60), "#e3b64c")
    canvas.path("M-10,68 q30,-8 60,-2 q30,6 60,-2 V120 H-10 Z", fill="#c99a35")


def _green(canvas: Canvas) -> None:
    _sky(canvas, "#c9d79b")
    for box, colour in (
        (Box(36, 18, 28, 12), "#5c6b3a"),
        (Box(26, 30, 48, 14), "#6d7d45"),
        (Box(14, 44, 72, 56), "#5c6b3a"),
        (Box(44, 34, 12, 66), "#26301a"),
        (Box(46, 20, 8, 8), "#26301a"),
    ):
        canvas.rect(box, colour)
    canvas.path("M-4,74 C-6,40 10,24 30,26 C22,40 22,60 10,74 Z", fill="#7b9440")
    canvas.path("M104,74 C108,36 92,18 70,20 C80,36 80,60 90,74 Z", fill="#3f5626")
    canvas.path("M-20,110 C0,56 34,54 50,110 Z", fill="#3f5626")


def _blue(canvas: Canvas) -> None:
    _sky(canvas, "#cfe3ee")
    canvas.rect(Box(24, 16, 52, 8), "#f4f6f4")
    canvas.polygon([(20, 16), (50, 2), (80, 16)], fill="#ffffff")
    for x in (28, 42, 56, 68):
        canvas.rect(Box(x, 24, 7, 40), "#eef3f2")
    canvas.path(_wave(-10, 40), fill="#86b4d2eb")
    canvas.path(_wave(-20, 54), fill="#3f7396")


def _red(canvas: Canvas) -> None:
    _sky(canvas, "#f0c8a4")
    for x, y, radius in ((50, 8, 15), (66, 2, 13), (38, 0, 12)):
        canvas.circle(x, y, radius, fill="#7d5a55")
    canvas.polygon([(40, 20), (60, 20), (120, 105), (-20, 105)], fill="#7c2f2c")
    canvas.polygon([(60, 20), (120, 105), (58, 105)], fill="#57201f")
    canvas.polygon([(40, 20), (60, 20), (57, 28), (62, 44), (52, 36), (47, 56), (44, 32)], fill="#f2a13a")
    for x in (8, 18, 28):
        canvas.rect(Box(x, 58, 5, 42), "#f6e6cf")
    canvas.rect(Box(4, 54, 34, 5), "#f6e6cf")


def _white(canvas: Canvas) -> None:
    _sky(canvas, "#8ea6b8")
    canvas.rect(Box(40, 14, 20, 80), "#fdfbf5")
    canvas.rect(Box(52, 14, 8, 80), "#d9d3c4")
    canvas.rect(Box(36, 8, 28, 9), "#fdfbf5")
    for x in (36, 44, 52, 59):
        canvas.rect(Box(x, 1, 5, 8), "#fdfbf5")
    for y in (26, 42):
        canvas.rect(Box(47, y, 5, 10), "#6b6355", 2)
    for x, y, radius in (
        (12, 62, 14),
        (28, 68, 12),
        (72, 66, 13),
        (88, 60, 14),
        (50, 74, 12),
        (102, 70, 12),
        (0, 72, 12),
    ):
        canvas.circle(x, y, radius, fill="#ffffff")
    canvas.rect(Box(-50, 74, 200, 50), "#ffffff")


def _purple(canvas: Canvas) -> None:
    _sky(canvas, "#7b648f")
    canvas.circle(76, 16, 9, fill="#efe6c8")
    canvas.circle(72, 13, 8, fill="#7b648f")
    canvas.polygon([(-25, 105), (8, 22), (24, 44), (36, 105)], fill="#2c1f3b")
    canvas.polygon([(125, 105), (92, 26), (78, 46), (64, 105)], fill="#2c1f3b")
    canvas.path("M30,105 V40 A20,20 0 0 1 70,40 V105 Z", fill="#3c2b4e")
    canvas.path("M38,105 V44 A12,12 0 0 1 62,44 V105 Z", fill="#150e1e")
    for x in (45, 55):
        canvas.circle(x, 50, 2.6, fill="#f2c230")


def _dig(canvas: Canvas) -> None:
    _sky(canvas, "#d9d0c0")
    canvas.path("M-30,40 Q25,24 50,34 Q80,44 130,32 V120 H-30 Z", fill="#b3a793")
    canvas.path("M18,62 Q50,40 82,62 Q50,76 18,62 Z", fill="#5e5446")
    canvas.line([(66, 58), (84, 18)], "#7a5a34", 5)
    canvas.path("M70,22 Q86,8 100,26", line="#6c6c70", width=6)


_DRAW: Final = {
    "yellow": _yellow,
    "green": _green,
    "blue": _blue,
    "red": _red,
    "white": _white,
    "purple": _purple,
    "dig": _dig,
}
