"""Flat signs, drawn in a box of 24: places, trades, things, buildings' prizes."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from render.games.gilded_compass import theme
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import rgba

_REACH: Final = Box(-14, -14, 28, 28)

_FILLED: Final = {
    "green": "M4,21 C2,9 9,3 21,3 C22,15 16,21 7,18.5 Z",
    "red": "M12.5,1 C13,6 20,9 20,15.5 A8,7.5 0 0 1 4,15.5 C4,11 7,9.5 7,5.5 C9.5,7 10.6,8.6 10.6,11"
    " C12.6,8.5 13,5 12.5,1 Z",
    "white": "M4.5,22.5 h15 v-3.2 h-2.2 l-0.8,-8.3 h2.4 V2 h-3.6 v3.2 h-2 V2 h-2.6 v3.2 h-2 V2 H5.1 v9 h2.4"
    " l-0.8,8.3 H4.5 Z",
    "book": "M12,5 C9,3 5,3 2,4 v15 c3,-1 7,-1 10,1 c3,-2 7,-2 10,-1 V4 c-3,-1 -7,-1 -10,1 Z",
    "vase": "M8,2 h8 v2.5 l-1.5,1.5 c3.5,2 5.5,4.5 5,8 c-0.4,3 -2.5,5.5 -4,6.5 V22 H8.5 v-1.5 c-1.5,-1 -3.6,-3.5"
    " -4,-6.5 c-0.5,-3.5 1.5,-6 5,-8 L8,4.5 Z",
    "chest": "M2,11 V8 c0,-3 2,-5 5,-5 h10 c3,0 5,2 5,5 v3 h-7 v-1.5 H9 V11 Z"
    " M2,12.5 h7 V15 h6 v-2.5 h7 V21 H2 Z M10.5,11 h3 v3.2 h-3 Z",
    "scroll": "M5,3 h13 c2,0 3,1.5 3,3 v2 h-4 v10 c0,2 -1,3 -3,3 H5 c2,-1 2,-2 2,-3 V6 C7,4.5 6,3.5 5,3 Z",
    "gem": "M6,3 L18,3 L22,9 L12,22 L2,9 Z",
    "map": "M2,2 H15.5 L22,8.5 V22 H2 Z",
    "person": "M2,23 c0,-7 4,-10 10,-10 s10,3 10,10 Z",
    "crown": "M2,20 L3,6 L8,12 L12,3 L16,12 L21,6 L22,20 Z",
    "arch": "M3,23 V12 A9,9 0 0 1 21,12 V23 Z",
    "tool": "M12,1 L14.6,9.4 L23,12 L14.6,14.6 L12,23 L9.4,14.6 L1,12 L9.4,9.4 Z",
}
"""Signs that are one outline."""
_SHAPES: Final = {"purple": "skull", "star": "sun", "lock": "lock", "eye": "eye", "check": "check"}
"""Signs that the kit has."""


def glyph(canvas: Canvas, name: str, x: float, y: float, size: float, ink: str) -> None:
    """A sign around a point."""
    if name in _SHAPES:
        canvas.shape(_SHAPES[name], x, y, size, fill=ink)
    else:
        canvas.stamp(x, y, sign, name, ink, reach=_REACH, scale=round(size) / 24)


def sign(canvas: Canvas, name: str, ink: str) -> None:
    """A sign in its box of 24 around the origin; lines inside it are light on dark and dark on light."""
    page = canvas.at(-12, -12)
    inner = "#ffffff" if _dark(ink) else "#2a3312"
    if name in _FILLED:
        page.path(_FILLED[name], fill=ink)
    match name:
        case "yellow":
            _sun(page, ink)
        case "green":
            page.line([(3, 22), (15, 9)], inner, 1.8)
        case "blue":
            for y in (7, 13.5, 20):
                page.path(f"M1.5,{y} q2.6,-5 5.2,0 q2.6,5 5.2,0 q2.6,-5 5.2,0 q2.6,5 5.2,0", line=ink, width=3)
        case "dig":
            page.path("M5,5 L19,19 M19,5 L5,19", line=ink, width=4.6)
        case "c":
            page.circle(12, 12, 10.9, line=ink, width=2.6)
            page.polygon([(17, 5.5), (13.8, 13.6), (7, 18.5), (10.2, 10.4)], fill=ink)
        case "e":
            page.line([(12, 3), (12, 13)], ink, 3)
            page.line([(8, 2.5), (16, 2.5)], ink, 3.2)
            page.path("M6.5,11.5 h11 v5 c0,3 -3,5 -5.5,6.5 c-2.5,-1.5 -5.5,-3.5 -5.5,-6.5 Z", fill=ink)
        case "book":
            page.line([(12, 6), (12, 19)], inner, 1.6)
        case "scroll":
            page.path("M10,8 h4 M10,12 h4 M10,16 h3", line=inner, width=1.7)
        case "person":
            page.circle(12, 7, 5, fill=ink)
        case "coin":
            page.circle(12, 12, 11.4, ink, theme.GOLD_DARK, 1.8)
            page.at(4.2, 4.2, 0.65).path(_FILLED["tool"], fill="#6d4708")
        case "die":
            page.rect(Box(3, 3, 18, 18), ink, 4)
            for x, y in ((8, 8), (16, 16), (12, 12), (16, 8), (8, 16)):
                page.circle(x, y, 1.9, fill=inner)
        case "flag":
            page.line([(5, 2), (5, 22)], ink, 2.6)
            page.polygon([(6, 3), (21, 7.5), (6, 12)], fill=ink)
        case "turn":
            page.path("M20,11 A8,8 0 1 0 18,17.5", line=ink, width=3)
            page.polygon([(23, 5), (22, 14), (15, 10)], fill=ink)
        case _:
            assert name in _FILLED, name


def _dark(ink: str) -> bool:
    red, green, blue, _ = rgba(ink)
    return 0.3 * red + 0.59 * green + 0.11 * blue < 128


def _sun(page: Canvas, ink: str) -> None:
    page.circle(12, 12, 5.2, fill=ink)
    parts: list[str] = []
    for index in range(8):
        dx, dy = cos(index * pi / 4), sin(index * pi / 4)
        parts.append(f"M{12 + 7.3 * dx:.2f},{12 + 7.3 * dy:.2f} L{12 + 10.8 * dx:.2f},{12 + 10.8 * dy:.2f}")
    page.path(" ".join(parts), line=ink, width=2.6)
