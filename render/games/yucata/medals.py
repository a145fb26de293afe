"""The badges of Yucata': stones and cards on an octagon of sandstone."""

from __future__ import annotations

from typing import Final

from render.kit.canvas import Canvas
from render.kit.medals import Medals, boxed

GOLD: Final = "#ffe9b8"
PALE: Final = "#fffaf0"
DARK: Final = "#2b4188"
RED: Final = "#d8392b"
WOOD: Final = "#b07a45"
INK: Final = "#22190d"


def _pale(canvas: Canvas, x: float, y: float, radius: float) -> None:
    canvas.circle(x, y, radius, PALE, "#7a6540", 2.5)


def _dark(canvas: Canvas, x: float, y: float, size: float) -> None:
    canvas.shape("hexagon", x, y, size, DARK, "#cfd8ff", 2.5)


def _card(canvas: Canvas, x: float, y: float, face: str, turn: float = 0) -> None:
    small = canvas.at(x, y, turn=turn)
    small.rect(boxed(0, 0, 27, 37), "#fffdf4", 5, INK, 2.5)
    small.number(0, 0, face, 25, fill=INK)


def _clean_hands(canvas: Canvas) -> None:
    for x, y in ((-17, -11), (17, -11), (0, 16)):
        _pale(canvas, x, y, 13)


def _red_bargain(canvas: Canvas) -> None:
    canvas.shape("burst", 0, -13, 40, RED, "#ffd9a0", 2)
    for x in (-22, 0, 22):
        _dark(canvas, x, 19, 19)


def _full_stride(canvas: Canvas) -> None:
    _card(canvas, 0, -11, "5")
    for x in range(-26, 27, 13):
        _pale(canvas, x, 22, 6.8)


def _echo(canvas: Canvas) -> None:
    _card(canvas, -12, -3, "3", -10)
    _card(canvas, 13, 3, "?", 8)


def _light_pack(canvas: Canvas) -> None:
    canvas.path("M-16,-6 C-16,-28 16,-28 16,-6", line=GOLD, width=5)
    canvas.path("M-24,-6 H24 L20,27 H-20Z", WOOD, INK, 3.5)
    _pale(canvas, 0, 11, 9)


def _out_of_the_pit(canvas: Canvas) -> None:
    canvas.path("M-34,20 C-20,32 20,32 34,20", line="#0c2417", width=12)
    canvas.number(-9, 17, "−5", 25, fill="#ffb9ae")
    canvas.path("M4,4 C14,0 18,-6 18,-16", line=GOLD, width=6)
    canvas.polygon([(18, -34), (7, -16), (29, -16)], GOLD)


def _gatekeeper(canvas: Canvas) -> None:
    canvas.path("M-22,28 V-10 A22,20 0 0 1 22,-10 V28Z", "#1b130a", GOLD, 4)
    for x in (-10, 0, 10):
        canvas.line([(x, -22), (x, 26)], GOLD, 4)
    canvas.shape("lock", 0, 8, 24, "#ffb9ae", INK, 3)


def _by_a_pebble(canvas: Canvas) -> None:
    _pale(canvas, 0, -11, 17)
    canvas.number(0, 22, "+1", 26, fill=GOLD)


def _pyramid(canvas: Canvas) -> None:
    canvas.path("M-48,44 V24 H-36 V6 H-24 V-12 H-14 V-30 H14 V-12 H24 V6 H36 V24 H48 V44Z", GOLD)
    canvas.rect(boxed(0, -16, 14, 14), "#22563a")


MEDALS: Final = Medals(
    rim="octagon",
    metal="#d9c18a",
    edge="#8a6d33",
    field="#22563a",
    accent="#3f8f5b",
    sign=_pyramid,
    deeds={
        "clean-hands": _clean_hands,
        "red-bargain": _red_bargain,
        "full-stride": _full_stride,
        "echo": _echo,
        "light-pack": _light_pack,
        "out-of-the-pit": _out_of_the_pit,
        "gatekeeper": _gatekeeper,
        "by-a-pebble": _by_a_pebble,
    },
)
