"""Head and shoulders of the persons; the hat tells the trade."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from render.games.port_royal import theme
from render.games.port_royal.glyphs import glyph
from render.kit.canvas import Canvas
from render.kit.geometry import Box

_RIM: Final = "#241a12"
_GOLD: Final = theme.COIN


def portrait(canvas: Canvas, box: Box, power: str, colour: int, scale: float, *, faded: bool = False) -> None:
    """A person in a window with a rounded top that fills a box; the colour is that of a trader's or clerk's ships."""
    reach = Box(-box.w / 2 / scale, -box.h / 2 / scale, box.w / scale, box.h / scale)
    canvas.stamp(box.cx, box.cy, _window, power, colour, reach, reach=reach, scale=scale, opacity=0.5 if faded else 1)


def _window(canvas: Canvas, power: str, colour: int, reach: Box) -> None:
    canvas.rect(reach.inset(-4), theme.BACKS[power])
    _person(canvas.at(0, reach.bottom - 44), power, colour)
    x, y, right, low = reach.x, reach.y, reach.right, reach.bottom
    bow = min(60.0, reach.h / 2)
    canvas.cut(f"M{x},{low} V{y + bow} Q{x},{y} 0,{y} Q{right},{y} {right},{y + bow} V{low}Z")


def _person(canvas: Canvas, power: str, colour: int) -> None:
    """The origin is at the height of the chin."""
    canvas.path("M-74,70 C-74,18 -40,10 0,10 C40,10 74,18 74,70Z", theme.COATS[power], _RIM, 4)
    canvas.ellipse(Box(-35, -64, 70, 80), theme.SKINS.get(power, theme.SKIN), _RIM, 4)
    for x in (-12, 12):
        canvas.circle(x, -24, 4, _RIM)
    canvas.path("M-10,-6 Q0,2 10,-6", line=_RIM, width=3.5)
    if power in ("trader", "clerk"):
        (_trader if power == "trader" else _clerk)(canvas)
        canvas.circle(0, 46, 19, theme.SAILS[colour], _RIM, 3)
        glyph(canvas, theme.EMBLEMS[colour], 0, 46, 26, theme.SAIL_INKS[colour])
    else:
        _DRESSES[power](canvas)


def _admiral(canvas: Canvas) -> None:
    canvas.path("M-64,-38 C-40,-30 40,-30 64,-38 C46,-58 34,-88 0,-88 C-34,-88 -46,-58 -64,-38Z", "#1a2f5c", _RIM, 4)
    canvas.path("M-56,-42 C-30,-36 30,-36 56,-42", line=_GOLD, width=6)
    canvas.circle(0, -64, 9, _GOLD)
    for x in (-74, 40):
        canvas.rect(Box(x, 26, 34, 12), _GOLD, 5)
    canvas.path("M-12,14 L0,40 L12,14", line="#ffffff", width=7)


def _vice_admiral(canvas: Canvas) -> None:
    canvas.path("M-58,-34 L0,-86 L58,-34 Q0,-54 -58,-34Z", "#274a63", _RIM, 4)
    canvas.path("M-50,-38 L0,-80 L50,-38", line="#e8edf2", width=5)
    canvas.rect(Box(-74, 26, 34, 12), "#e8edf2", 5)
    canvas.path("M-12,14 L0,40 L12,14", line="#ffffff", width=7)


def _settler(canvas: Canvas) -> None:
    canvas.ellipse(Box(-64, -61, 128, 26), "#e3bd62")
    canvas.path("M-34,-50 Q-32,-86 0,-86 Q32,-86 34,-50Z", "#e3bd62", _RIM, 4)
    canvas.rect(Box(-34, -58, 68, 10), "#9a3b22")
    canvas.path("M-30,16 L-30,70 M30,16 L30,70", line="#4d3a1c", width=9)


def _captain(canvas: Canvas) -> None:
    canvas.path("M-52,-44 L-40,-74 Q0,-86 40,-74 L52,-44 Q0,-56 -52,-44Z", "#123f4f", _RIM, 4)
    canvas.path("M-48,-47 Q0,-58 48,-47", line=_GOLD, width=5)
    canvas.path("M-32,-10 Q-28,30 0,30 Q28,30 32,-10 Q10,4 0,4 Q-10,4 -32,-10Z", "#3b2a1f")
    glyph(canvas, "anchor", 0, 50, 28, "#ffffff")


def _sailor(canvas: Canvas) -> None:
    canvas.path("M-36,-46 Q-36,-76 0,-76 Q36,-76 36,-46Z", "#ffffff", _RIM, 4)
    canvas.rect(Box(-38, -54, 76, 13), "#2a5d9a", 5)
    for step in range(2):
        reach = 60 + step * 3
        canvas.path(f"M{-reach},{38 + step * 14} Q0,{30 + step * 14} {reach},{38 + step * 14}", line="#2a5d9a", width=7)


def _priest(canvas: Canvas) -> None:
    canvas.path("M-42,2 Q-52,-78 0,-80 Q52,-78 42,2 Q34,-56 0,-56 Q-34,-56 -42,2Z", "#3b3340", _RIM, 4)
    canvas.rect(Box(-12, 12, 24, 12), "#ffffff")
    glyph(canvas, "cross", 0, 46, 30, _GOLD)


def _mademoiselle(canvas: Canvas) -> None:
    canvas.path("M-42,4 Q-50,-78 0,-78 Q50,-78 42,4 Q36,-44 4,-50 Q-34,-44 -42,4Z", "#4a2b1a", _RIM, 4)
    canvas.circle(0, -82, 14, "#4a2b1a", _RIM, 4)
    for x in (-33, 33):
        canvas.circle(x, -2, 5, _GOLD)
    canvas.path("M-40,16 Q0,52 40,16", line="#ffffff", width=6)


def _jack(canvas: Canvas) -> None:
    canvas.path("M-40,-44 Q-40,-80 4,-78 Q42,-76 40,-46Z", "#6b4a2b", _RIM, 4)
    canvas.path("M-44,-42 H50 L58,-34 H-40Z", "#4d3319", _RIM, 3)
    canvas.path("M-26,70 V30 H26 V70", "#ead9b0", _RIM, 3)
    canvas.path("M-26,30 L-22,12 M26,30 L22,12", line="#ead9b0", width=7)


def _governor(canvas: Canvas) -> None:
    canvas.path(
        "M-44,14 Q-60,-84 0,-82 Q60,-84 44,14 Q30,10 32,-30 Q28,-52 0,-54 Q-28,-52 -32,-30 Q-30,10 -44,14Z",
        "#f4f0e6",
        _RIM,
        4,
    )
    canvas.path("M-34,18 Q0,60 34,18", line=_GOLD, width=7)
    canvas.circle(0, 44, 10, _GOLD, _RIM, 2)


def _gunner(canvas: Canvas) -> None:
    canvas.path("M-37,-34 Q-38,-70 0,-72 Q38,-70 37,-34 Q0,-46 -37,-34Z", "#2f3b44", _RIM, 4)
    canvas.path("M-34,-40 Q0,-52 34,-40", line="#c84b3c", width=7)
    canvas.path("M-16,-4 Q0,-12 16,-4", line="#2b1a12", width=7)
    canvas.circle(0, 46, 15, "#1f262b", "#8d9aa6", 3)


def _trader(canvas: Canvas) -> None:
    canvas.path("M-50,-42 Q-46,-84 4,-80 Q48,-78 48,-46 Q0,-60 -50,-42Z", "#7a4d12", _RIM, 4)
    canvas.path("M36,-66 Q58,-96 66,-70 Q54,-58 38,-58Z", "#ffffff", _RIM, 3)


def _clerk(canvas: Canvas) -> None:
    canvas.path("M-38,-32 Q-44,-74 0,-76 Q44,-74 38,-32 Q30,-58 0,-58 Q-30,-58 -38,-32Z", "#5d5348", _RIM, 4)
    for x in (-13, 13):
        canvas.circle(x, -24, 12, line=_RIM, width=3)
    canvas.line([(-2, -24), (2, -24)], _RIM, 3)


def _jester(canvas: Canvas) -> None:
    canvas.path("M-38,-42 Q-84,-66 -66,-10 Q-54,-34 -20,-50Z", "#d8392b", _RIM, 4)
    canvas.path("M38,-42 Q84,-66 66,-10 Q54,-34 20,-50Z", "#2fa58a", _RIM, 4)
    canvas.path("M-40,-40 Q0,-104 40,-40 Q0,-54 -40,-40Z", "#6d3fa0", _RIM, 4)
    for x in (-66, 66):
        canvas.circle(x, -6, 9, _GOLD, _RIM, 2)


def _pirate(canvas: Canvas) -> None:
    canvas.path("M-38,-36 Q-38,-74 0,-74 Q38,-74 38,-36 Q0,-52 -38,-36Z", "#b3261e", _RIM, 4)
    canvas.path("M36,-42 L60,-26 L40,-24Z", "#b3261e", _RIM, 3)
    canvas.circle(12, -22, 11, _RIM)
    canvas.line([(-30, -40), (30, -8)], _RIM, 4)


_DRESSES: Final[dict[str, Callable[[Canvas], None]]] = {
    "admiral": _admiral,
    "vice_admiral": _vice_admiral,
    "settler": _settler,
    "captain": _captain,
    "sailor": _sailor,
    "priest": _priest,
    "mademoiselle": _mademoiselle,
    "jack": _jack,
    "governor": _governor,
    "gunner": _gunner,
    "jester": _jester,
    "pirate": _pirate,
}
