"""The badges of Order of the Gilded Compass: dice and maps on a rose of four points."""

from __future__ import annotations

from typing import Final

from render.kit.canvas import Canvas
from render.kit.medals import Medals, boxed, ring
from render.kit.pieces import die

GOLD: Final = "#ffe9b8"
PAPER: Final = "#fff6df"
INK: Final = "#1b1430"
RED: Final = "#c0533f"
GREEN: Final = "#12a182"
PEOPLE: Final = ("#8fc7e8", "#f0a27a", "#f4d06a")


def _die(canvas: Canvas, x: float, y: float, size: float, value: int, fill: str) -> None:
    die(canvas, boxed(x, y, size, size), value, fill, PAPER, dimmed=False)


def _person(canvas: Canvas, x: float, y: float, colour: str) -> None:
    canvas.circle(x, y - 8, 8.5, colour, INK, 2.5)
    canvas.path(
        f"M{x - 13},{y + 14} C{x - 13},{y + 2} {x - 7},{y + 1} {x},{y + 1} "
        f"C{x + 7},{y + 1} {x + 13},{y + 2} {x + 13},{y + 14}Z",
        colour,
        INK,
        2.5,
    )


def _from_behind(canvas: Canvas) -> None:
    canvas.path("M-28,24 H-9 V8 H9 V-8 H24", line=GOLD, width=6)
    canvas.polygon([(26, -33), (12, -14), (36, -14)], "#f7bf2f")
    canvas.circle(-22, 12, 6.5, PAPER)


def _full_digs(canvas: Canvas) -> None:
    canvas.path("M-28,-24 L-9,-31 L9,-24 L28,-31 V11 L9,18 L-9,11 L-28,18Z", "#fdf1d6", INK, 3.5)
    canvas.path("M-9,-31 V11 M9,-24 V18", line=INK, width=2.5)
    _person(canvas, -14, 18, PEOPLE[0])
    _person(canvas, 14, 18, PEOPLE[1])


def _four_alike(canvas: Canvas) -> None:
    for x, y in ((-13, -13), (13, -13), (-13, 13), (13, 13)):
        _die(canvas, x, y, 23, 6, RED)


def _long_run(canvas: Canvas) -> None:
    for number in range(6):
        _die(canvas, -27.5 + 11 * number, 17 - 7 * number, 15, number + 1, GREEN)


def _as_they_fell(canvas: Canvas) -> None:
    die(canvas, boxed(0, 0, 27, 27), 5, PAPER, INK)
    canvas.path("M-24,-10 A26,26 0 0 1 20,-17", line=GOLD, width=5)
    canvas.path("M24,10 A26,26 0 0 1 -20,17", line=GOLD, width=5)
    canvas.polygon([(30, -8), (12, -11), (25, -26)], GOLD)
    canvas.polygon([(-30, 8), (-12, 11), (-25, 26)], GOLD)
    canvas.line([(-26, -26), (26, 26)], "#ff6a55", 6)


def _every_door(canvas: Canvas) -> None:
    for x, y in ((-22, -9), (0, -15), (22, -9), (-11, 18), (11, 18)):
        canvas.at(x, y).path("M-9,13 V-4 A9,9 0 0 1 9,-4 V13Z", "#ffd978", INK, 2.5)


def _nobody_idle(canvas: Canvas) -> None:
    for colour, (x, y) in zip(PEOPLE, ((-19, 0), (19, 0), (0, 7)), strict=True):
        _person(canvas, x, y, colour)


def _elbow_room(canvas: Canvas) -> None:
    _die(canvas, -16, 2, 25, 3, GREEN)
    _die(canvas, 19, 14, 20, 4, RED)
    canvas.arrow((-4, -17), (28, -17), GOLD, 5, 15)


def _sign(canvas: Canvas) -> None:
    for even, turn in ((50, 0.0), (32, 0.785398)):
        canvas.polygon(ring(8, even, 13, turn), GOLD)


MEDALS: Final = Medals(
    rim="rose",
    metal="#e7b84e",
    edge="#7f5914",
    field="#3b2f63",
    accent="#c9973a",
    sign=_sign,
    deeds={
        "from-behind": _from_behind,
        "full-digs": _full_digs,
        "four-alike": _four_alike,
        "long-run": _long_run,
        "as-they-fell": _as_they_fell,
        "every-door": _every_door,
        "nobody-idle": _nobody_idle,
        "elbow-room": _elbow_room,
    },
)
