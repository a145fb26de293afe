"""The badges of Waters of Nereus: what lies in a cabin, seen through a porthole."""

from __future__ import annotations

from typing import Final

from render.kit.canvas import Canvas
from render.kit.medals import Medals, boxed

GOLD: Final = "#ffe9b8"
PAPER: Final = "#fff6df"
INK: Final = "#1d140c"
WOOD: Final = "#b07a45"
GREEN: Final = "#176b41"
SUN: Final = "#ffcf3f"
TREASURES: Final = (
    ("moon", "#f4f2ec"),
    ("sun", SUN),
    ("cross", "#3fb873"),
    ("heart", "#f0525d"),
    ("crown", "#a774e8"),
    ("spade", "#23262e"),
)


def _swept_cabin(canvas: Canvas) -> None:
    canvas.path("M-28,26 V-16 H28 V26Z", WOOD, INK, 3.5)
    canvas.path("M-28,6 H28 M0,-16 V26", line=INK, width=3)
    canvas.shape("check", 0, 3, 38, PAPER, INK, 2.5)


def _paid_in_full(canvas: Canvas) -> None:
    for x, y in ((-22, -8), (0, -18), (22, -8), (-12, 16), (12, 16)):
        canvas.rect(boxed(x, y, 20, 20), PAPER, 4, INK, 2.5)
        canvas.shape("check", x, y, 14, GREEN)


def _whole_chest(canvas: Canvas) -> None:
    for number, (shape, colour) in enumerate(TREASURES):
        canvas.shape(shape, -20 + number % 3 * 20, -22 + number // 3 * 18, 17, colour, INK, 1.5)
    canvas.path("M-30,10 H30 V30 H-30Z", "#8a5a31", INK, 3.5)
    canvas.rect(boxed(0, 13, 12, 13), "#f7bf2f", 2, INK, 2)


def _early_anchor(canvas: Canvas) -> None:
    canvas.shape("anchor", -3, 5, 48, PAPER)
    canvas.circle(21, -20, 13, SUN, "#8a5a06", 2.5)
    canvas.number(21, -20, "2", 19, fill="#3a2200")


def _fourth_watch(canvas: Canvas) -> None:
    canvas.path("M-26,21 H26 M-20,30 H20", line="#d9a45f", width=6)
    canvas.line([(-2, -24), (-2, 14)], GOLD, 4.5)
    canvas.path("M2,-22 L24,10 H2Z", PAPER, INK, 2.5)
    for x, y in ((-28, -8), (-22, -20), (-12, -28), (-14, -12)):
        canvas.circle(x, y, 4, SUN)


def _jeweller(canvas: Canvas) -> None:
    for x, y in ((0, -20), (-18, -1), (18, -1), (0, 18)):
        canvas.shape("gem", x, y, 26, "#7fe0e6", "#0d3946", 2.5)


def _well_read(canvas: Canvas) -> None:
    canvas.shape("book", 0, -8, 48, "#cfa8ff", INK, 2)
    canvas.number(0, 26, "×4", 22, fill=GOLD)


def _toll_gate(canvas: Canvas) -> None:
    small = canvas.at(-4, 6)
    small.path("M0,-20 L18,6 H0Z", PAPER, INK, 2.5)
    small.path("M-24,12 H24 L16,25 H-16Z", "#c9622f", INK, 3)
    small.line([(0, -20), (0, 12)], GOLD, 3.5)
    canvas.circle(20, -18, 12, "#f7bf2f", "#8a5a06", 2.5)
    canvas.path("M-34,34 q8,-7 17,0 t17,0 t17,0 t17,0", line="#a9e4e0", width=3.5)


def _sign(canvas: Canvas) -> None:
    canvas.shape("sun", 0, -18, 56, GOLD)
    for y in (20, 38):
        canvas.path(f"M-48,{y} q12,-14 24,0 t24,0 t24,0 t24,0", line=GOLD, width=9)


MEDALS: Final = Medals(
    rim="porthole",
    metal="#c3d3da",
    edge="#4c6672",
    field="#155a78",
    accent="#2f8fb5",
    sign=_sign,
    deeds={
        "swept-cabin": _swept_cabin,
        "paid-in-full": _paid_in_full,
        "whole-chest": _whole_chest,
        "early-anchor": _early_anchor,
        "fourth-watch": _fourth_watch,
        "jeweller": _jeweller,
        "well-read": _well_read,
        "toll-gate": _toll_gate,
    },
)
