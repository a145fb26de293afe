"""The specialists: twelve professions, one for each place and trade, each with three faces.

A bust in a box of 100 x 80: shoulders at the lower edge, the head's middle at (0, -38).
"""

from __future__ import annotations

from typing import Final

from render.games.gilded_compass import theme
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import mix

REACH: Final = Box(-52, -80, 104, 84)

_SKINS: Final = ("#f0c9a0", "#c98d5e", "#8d5a3a", "#e3b088", "#a86f48")
_HAIRS: Final = ("#3a2a22", "#7a4a22", "#d8cfc0", "#b5502a", "#191419")
_LINE: Final = 3
_PLACES: Final = tuple(theme.PLACES)


def portrait(canvas: Canvas, place: str, trade: str, value: int) -> None:
    """A specialist of a place; `trade` is c (cartographer, with glasses) or e (excavator)."""
    number = _PLACES.index(place) * 2 + (trade == "e")
    skin = _SKINS[(number + 2 * value) % 5]
    hair = _HAIRS[(2 * number + value) % 5]
    coat = theme.PLACES[place].fill
    if value == 2:
        canvas.ellipse(Box(-28.5, -59.5, 57, 61), hair, theme.INK, _LINE)
    canvas.path("M-50,6 Q-48,-18 -16,-20 H16 Q48,-18 50,6 Z", fill=coat, line=theme.INK, width=_LINE)
    canvas.path("M-12,-20 L0,-4 L12,-20 Z", fill=mix(coat, "#ffffff", 0.55), line=theme.INK, width=2)
    canvas.ellipse(Box(-22.5, -62.5, 45, 49), skin, theme.INK, _LINE)
    _face(canvas, trade, value, skin, hair)
    _HATS[place, trade](canvas)


def _face(canvas: Canvas, trade: str, value: int, skin: str, hair: str) -> None:
    if value == 3:
        canvas.path(
            "M-20,-36 Q-19,-12 0,-11 Q19,-12 20,-36 Q10,-27 0,-28 Q-10,-27 -20,-36 Z",
            fill=hair,
            line=theme.INK,
            width=2,
        )
    canvas.path("M-5,-22 Q0,-19 5,-22", line=theme.INK if value != 3 else skin, width=2.5)
    if value == 1:
        canvas.path("M-10,-26 Q-5,-31 0,-27 Q5,-31 10,-26 Q4,-24 0,-25 Q-4,-24 -10,-26 Z", fill=hair)
    for side in (-1, 1):
        canvas.circle(side * 8, -37, 2.4, fill=theme.INK)
        if trade == "c":
            canvas.circle(side * 8.5, -37, 7.5, line=theme.INK, width=2.2)
    if trade == "c":
        canvas.line([(-2, -38), (2, -38)], theme.INK, 2)


def _shape(canvas: Canvas, data: str, fill: str) -> None:
    canvas.path(data, fill=fill, line=theme.INK, width=_LINE)


def _headcloth(canvas: Canvas) -> None:
    _shape(canvas, "M-25,-20 Q-30,-66 0,-68 Q30,-66 25,-20 L18,-34 Q20,-50 0,-51 Q-20,-50 -18,-34 Z", "#f6ecd2")
    canvas.path("M-20,-50 Q0,-58 20,-50", line="#b3552f", width=5)


def _pith_helmet(canvas: Canvas) -> None:
    _shape(canvas, "M-34,-46 Q0,-60 34,-46 Q24,-44 21,-46 Q20,-74 0,-75 Q-20,-74 -21,-46 Q-24,-44 -34,-46 Z", "#e7d5a6")
    canvas.path("M-20,-52 Q0,-60 20,-52", line="#9a7a3c", width=4)


def _beret(canvas: Canvas) -> None:
    _shape(canvas, "M-22,-50 Q-34,-58 -20,-67 Q4,-78 26,-62 Q28,-52 20,-50 Q0,-58 -22,-50 Z", "#3f5626")


def _bush_hat(canvas: Canvas) -> None:
    _shape(
        canvas,
        "M-37,-50 Q-30,-46 0,-50 Q30,-46 37,-50 Q30,-56 19,-55 L14,-72 Q0,-66 -14,-72 L-19,-55 Q-30,-56 -37,-50 Z",
        "#7a5a34",
    )
    canvas.path("M-18,-57 Q0,-53 18,-57", line="#3d2a1c", width=4)


def _captain(canvas: Canvas) -> None:
    _shape(canvas, "M-21,-52 L-27,-68 Q0,-80 27,-68 L21,-52 Q0,-60 -21,-52 Z", "#f4f6f4")
    _shape(canvas, "M-22,-50 Q0,-60 22,-50 Q10,-45 0,-47 Q-10,-45 -22,-50 Z", "#1d3f5c")


def _diver(canvas: Canvas) -> None:
    _shape(canvas, "M-22,-40 Q-24,-72 0,-72 Q24,-72 22,-40 Q18,-54 0,-55 Q-18,-54 -22,-40 Z", "#2f5f80")
    canvas.rect(Box(-17, -62, 34, 10), "#f2c230", 4, theme.INK, 2)


def _laurel(canvas: Canvas) -> None:
    _shape(canvas, "M-22,-44 Q-26,-66 0,-67 Q26,-66 22,-44 Q16,-56 0,-56 Q-16,-56 -22,-44 Z", "#5a3626")
    for x, y in ((-19, -52), (-12, -59), (12, -59), (19, -52)):
        canvas.ellipse(Box(x - 6, y - 4, 12, 8), "#8fa64a")


def _hard_hat(canvas: Canvas) -> None:
    _shape(canvas, "M-26,-48 Q0,-56 26,-48 Q25,-72 0,-73 Q-25,-72 -26,-48 Z", "#d98a2b")
    canvas.circle(0, -61, 8, "#fff3cf", theme.INK, 2.5)


def _monk(canvas: Canvas) -> None:
    _shape(canvas, "M-30,-14 Q-34,-72 0,-76 Q34,-72 30,-14 L20,-24 Q24,-54 0,-56 Q-24,-54 -20,-24 Z", "#b9ad97")


def _woolly_cap(canvas: Canvas) -> None:
    _shape(canvas, "M-22,-47 Q-22,-72 0,-72 Q22,-72 22,-47 Q0,-55 -22,-47 Z", "#c2cfd8")
    _shape(canvas, "M-23,-44 Q0,-54 23,-44 L22,-52 Q0,-61 -22,-52 Z", "#7d93a5")
    canvas.circle(0, -73, 6, "#ffffff", theme.INK, 2.5)


def _top_hat(canvas: Canvas) -> None:
    _shape(canvas, "M-29,-50 Q0,-56 29,-50 L27,-55 L18,-57 L20,-77 H-20 L-18,-57 L-27,-55 Z", "#241a2b")
    canvas.line([(-18, -60), (18, -60)], "#9f7ac0", 4)


def _bandana(canvas: Canvas) -> None:
    _shape(canvas, "M-22,-46 Q-20,-70 0,-70 Q20,-70 22,-46 Q0,-56 -22,-46 Z", "#8a3a4c")
    _shape(canvas, "M21,-50 L35,-56 L33,-44 Z", "#8a3a4c")
    for x, y in ((-10, -58), (2, -63), (11, -56)):
        canvas.circle(x, y, 2.5, fill="#f3dccf")


_HATS: Final = {
    ("yellow", "c"): _headcloth,
    ("yellow", "e"): _pith_helmet,
    ("green", "c"): _beret,
    ("green", "e"): _bush_hat,
    ("blue", "c"): _captain,
    ("blue", "e"): _diver,
    ("red", "c"): _laurel,
    ("red", "e"): _hard_hat,
    ("white", "c"): _monk,
    ("white", "e"): _woolly_cap,
    ("purple", "c"): _top_hat,
    ("purple", "e"): _bandana,
}
