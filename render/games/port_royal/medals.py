"""The badges of Port Royal: ships and coins on a toothed coin of gold."""

from __future__ import annotations

from typing import Final

from render.kit.canvas import Canvas
from render.kit.medals import Medals, boxed

GOLD: Final = "#ffe9b8"
INK: Final = "#20140b"
WOOD: Final = "#8a5a31"
SEA: Final = "#a9e4e0"
STEEL: Final = "#e9eef7"
SAILS: Final = ("#f4c22b", "#5d9bea", "#63bb5b", "#e2564a", "#d8dbe4")


def _ship(canvas: Canvas, x: float, y: float, scale: float, sail: str) -> None:
    small = canvas.at(x, y, scale)
    small.path("M2,-44 C30,-32 36,-8 30,8 H2Z", sail, INK, 3)
    small.path("M-4,-30 V8 H-30 C-26,-6 -16,-20 -4,-30Z", "#fff3d6", INK, 3)
    small.path("M-40,14 H42 C38,28 30,36 22,36 H-24 C-32,34 -38,28 -40,14Z", WOOD, INK, 3)


def _coin(canvas: Canvas, x: float, y: float, radius: float) -> None:
    canvas.circle(x, y, radius, "#f7bf2f", "#8a5a06", 2.5)
    canvas.circle(x, y, radius * 0.55, line="#a9761a", width=2)


def _dry_feet(canvas: Canvas) -> None:
    _ship(canvas, -3, -3, 0.66, SAILS[0])
    canvas.shape("check", 20, -19, 26, "#9be8b1", INK, 2)


def _five_sails(canvas: Canvas) -> None:
    for sail, (x, y) in zip(SAILS, ((-21, -10), (0, -22), (21, -10), (-12, 15), (12, 15)), strict=True):
        _ship(canvas, x, y, 0.26, sail)


def _pathfinder(canvas: Canvas) -> None:
    canvas.path("M-20,26 V-22 H20 V26Z", "#e9d4a0", INK, 3.5)
    canvas.rect(boxed(0, -22, 40, 9), "#b5432f", 2, INK, 2.5)
    canvas.shape("anchor", 0, -3, 24, "#123f7c")
    canvas.number(0, 18, "×2", 17, fill=INK)


def _last_tide(canvas: Canvas) -> None:
    for y, colour in ((18, SEA), (29, "#6fc3c4")):
        canvas.path(f"M-34,{y} q8,-9 17,0 t17,0 t17,0 t17,0", line=colour, width=5)
    canvas.polygon([(0, -32), (20, -6), (8, -6), (8, 8), (-8, 8), (-8, -6), (-20, -6)], GOLD)


def _cutlass(canvas: Canvas) -> None:
    canvas.shape("sword", -2, -9, 36, STEEL, INK, 2)
    canvas.at(0, 0, turn=-90).shape("sword", 9, 2, 36, STEEL, INK, 2)
    canvas.number(0, 27, "×5", 21, fill=GOLD)


def _empty_purse(canvas: Canvas) -> None:
    canvas.path("M-12,-18 L-20,-30 M12,-18 L20,-30", line=GOLD, width=4)
    canvas.path("M-12,-18 H12 C32,-2 28,28 0,28 C-28,28 -32,-2 -12,-18Z", WOOD, INK, 3.5)
    canvas.number(0, 7, "0", 30, fill="#fff3d6")


def _fools_gold(canvas: Canvas) -> None:
    cap = canvas.at(0, -10, 0.5)
    cap.path("M-44,-8 C-40,-40 -14,-40 0,-12 C14,-40 40,-40 44,-8 L34,22 H-34Z", GOLD)
    for x in (-44, 44):
        cap.circle(x, -4, 9, GOLD)
    cap.rect(boxed(0, 35, 72, 14), GOLD, 4)
    for x, y in ((-16, 22), (0, 25), (16, 22)):
        _coin(canvas, x, y, 9)


def _steady_nerve(canvas: Canvas) -> None:
    canvas.shape("burst", 0, -8, 56, "#ff5a45", "#ffc23d", 2.5)
    canvas.number(0, -8, "30", 21)
    canvas.line([(-22, 27), (22, 27)], GOLD, 5)
    canvas.circle(12, 27, 6, GOLD)


def _sign(canvas: Canvas) -> None:
    canvas.path("M-6,-44 C28,-34 40,-12 34,10 H-6Z", GOLD)
    canvas.path("M-14,-34 V10 H-42 C-36,-8 -26,-24 -14,-34Z", GOLD)
    canvas.path("M-50,20 H50 C46,36 38,46 28,46 H-30 C-40,44 -46,34 -50,20Z", GOLD)


MEDALS: Final = Medals(
    rim="coin",
    metal="#f0c04a",
    edge="#8f5d12",
    field="#7c2b1d",
    accent="#c0533f",
    sign=_sign,
    deeds={
        "dry-feet": _dry_feet,
        "five-sails": _five_sails,
        "pathfinder": _pathfinder,
        "last-tide": _last_tide,
        "cutlass": _cutlass,
        "empty-purse": _empty_purse,
        "fools-gold": _fools_gold,
        "steady-nerve": _steady_nerve,
    },
)
