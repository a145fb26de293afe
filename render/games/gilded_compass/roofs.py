"""A roof for each building. `box` is where the roof stands; the front wall begins at its lower edge."""

from __future__ import annotations

from typing import Final

from render.games.gilded_compass import theme
from render.games.gilded_compass.glyphs import glyph
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import mix

_TOWN_WALL: Final = "#cbb78d"


def roof(canvas: Canvas, box: Box, kind: str) -> None:
    """The roof of a building; its tips reach above the box."""
    _DRAW[kind](canvas, box, theme.ROOFS[kind])


def pane(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
    """A lit window with a round top, its left upper corner at a point."""
    half = w / 2
    canvas.path(
        f"M{x},{y + h} V{y + half} A{half},{half} 0 0 1 {x + w},{y + half} V{y + h} Z", "#ffd978", theme.INK, 2.5
    )
    canvas.path(f"M{x + half},{y} V{y + h} M{x},{y + h * 0.55} H{x + w}", line=theme.INK, width=2)


def _auction(canvas: Canvas, box: Box, look: theme.Roof) -> None:
    x, y, w, low = box.x, box.y, box.w, box.bottom
    canvas.rect(Box(x + w - 74, y + 2, 26, box.h - 6), look.dark)
    canvas.rect(Box(x + w - 78, y, 34, 9), look.light, 2)
    canvas.polygon([(x - 4, low), (x + 34, y + 10), (x + w - 34, y + 10), (x + w + 4, low)], look.fill)
    top, foot = (w - 68) / 12, (w + 8) / 12
    stripes = " ".join(
        f"M{x + 34 + i * top:.1f},{y + 10} H{x + 34 + (i + 0.5) * top:.1f}"
        f" L{x - 4 + (i + 0.5) * foot:.1f},{low} H{x - 4 + i * foot:.1f} Z"
        for i in range(12)
    )
    canvas.path(stripes, fill=theme.PALE)
    page = canvas.at(box.cx - 26, y - 16, 2.15)
    page.path("M3,9 L10,2 l5,5 l-7,7 Z M12,10 l10,9 l-2.5,2.5 l-10,-9 Z", theme.GOLD_LIGHT, theme.INK, 1.2)


def _guild(canvas: Canvas, box: Box, look: theme.Roof) -> None:
    x, y, w, low, m = box.x, box.y, box.w, box.bottom, box.cx
    canvas.polygon([(x - 6, low), (x + 50, y + 6), (x + w - 50, y + 6), (x + w + 6, low)], look.fill)
    for row in range(3):
        inset = 4 + 14 * (2 - row)
        canvas.rect(Box(x + inset, y + 22 + row * 14, w - 2 * inset, 2.5), look.dark)
    canvas.polygon([(m - 70, low), (m, y - 16), (m + 70, low)], look.light, look.dark, 3)
    pane(canvas, m - 13, y + 18, 26, 34)
    page = canvas.at(m - 20, y - 34, 1.6)
    page.path("M5,20 L17,5 M7,5 L19,20 M13,3 q6,0 8,6 M3,9 q2,-6 8,-6", line=theme.GOLD_LIGHT, width=3.2)


def _archives(canvas: Canvas, box: Box, look: theme.Roof) -> None:
    x, y, w, low, m = box.x, box.y, box.w, box.bottom, box.cx
    canvas.polygon([(x - 6, low), (m, y - 6), (x + w + 6, low)], look.fill)
    canvas.polygon([(x + 48, low - 7), (m, y + 10), (x + w - 48, low - 7)], look.light)
    glyph(canvas, "scroll", m, low - 24, 32, theme.INK)
    canvas.rect(Box(x - 8, low - 7, w + 16, 7), look.dark)
    for side in (-1, 1):
        foot = m + side * (w / 2 - 4)
        canvas.polygon([(foot - 10, low - 8), (foot + 10, low - 8), (foot, low - 30)], "#d9c39a")


def _galleon(canvas: Canvas, box: Box, look: theme.Roof) -> None:
    x, y, w, low, m = box.x, box.y, box.w, box.bottom, box.cx
    canvas.rect(Box(m - 5, y - 34, 10, box.h + 40), "#4a3524")
    canvas.rect(Box(m - 116, y + 8, 9, box.h), "#4a3524")
    for sail, fill in (
        (f"M{m + 5},{y - 28} q62,4 84,48 q-40,-8 -84,2 Z", "#eadfc6"),
        (f"M{m - 5},{y - 20} q-40,10 -50,44 q26,-4 50,-2 Z", "#d9cbaa"),
        (f"M{m - 107},{y + 12} q36,4 46,30 q-26,-4 -46,0 Z", "#d9cbaa"),
    ):
        canvas.path(sail, fill, theme.INK, 2.5)
    canvas.polygon([(m - 5, y - 34), (m - 5, y - 18), (m - 34, y - 26)], theme.NEUTRAL_LINE)
    rail = (
        f"M{x - 4},{low} L{x + 6},{y + 18} L{x + 64},{y + 30} L{x + 74},{low - 14} H{x + w - 60}"
        f" L{x + w - 36},{y + 26} L{x + w + 6},{y + 20} L{x + w + 4},{low} Z"
    )
    canvas.path(rail, look.fill, theme.INK, 3)
    pane(canvas, x + 20, y + 36, 18, 22)


def _university(canvas: Canvas, box: Box, look: theme.Roof) -> None:
    x, y, w, low, m = box.x, box.y, box.w, box.bottom, box.cx
    for tower in (x + 8, x + w - 82):
        canvas.rect(Box(tower, y + 4, 74, box.h - 4), _TOWN_WALL)
        canvas.polygon([(tower - 8, y + 6), (tower + 82, y + 6), (tower + 37, y - 34)], look.fill)
        pane(canvas, tower + 25, y + 16, 24, 32)
    canvas.polygon([(x + 78, low), (x + 110, y + 16), (x + w - 110, y + 16), (x + w - 78, low)], look.fill)
    for row in range(2):
        inset = 108 - row * 12
        canvas.rect(Box(x + inset, y + 28 + row * 13, w - 2 * inset, 2.5), look.dark)
    canvas.rect(Box(m - 46, y - 2, 92, box.h + 2), _TOWN_WALL)
    canvas.path(f"M{m - 54},{y} A54,36 0 0 1 {m + 54},{y} Z", look.light)
    canvas.rect(Box(m - 2, y - 52, 4, 20), look.dark)
    canvas.circle(m, y + 26, 21, theme.SHEET, theme.INK, 3)
    canvas.path(f"M{m},{y + 26} v-13 M{m},{y + 26} l9,5", line=theme.INK, width=3)


def _library(canvas: Canvas, box: Box, look: theme.Roof) -> None:
    x, y, w, low, m = box.x, box.y, box.w, box.bottom, box.cx
    canvas.path(f"M{m - 92},{low - 12} A92,60 0 0 1 {m + 92},{low - 12} Z", look.fill)
    canvas.path(f"M{m - 50},{low - 12} q8,-50 50,-60 q-14,22 -14,60 Z", mix(look.light, look.fill, 0.2))
    canvas.rect(Box(m - 4, y - 26, 8, 22), look.dark)
    canvas.circle(m, y - 28, 8, theme.GOLD)
    canvas.rect(Box(x - 6, low - 14, w + 12, 14), look.dark)
    canvas.rect(Box(m - 104, low - 20, 208, 8), look.light)


def _tower(canvas: Canvas, box: Box, look: theme.Roof) -> None:
    x, y, w, low = box.x, box.y, box.w, box.bottom
    for middle in (x + w * 0.25, x + w * 0.75):
        canvas.rect(Box(middle - 62, y + 8, 124, box.h - 8), look.fill)
        for tooth in range(4):
            canvas.rect(Box(middle - 66 + tooth * 33.5, y - 10, 20, 20), look.fill)
        pane(canvas, middle - 11, y + 18, 22, 30)
    canvas.path(
        f"M{x + w * 0.25 + 62},{low - 8} Q{x + w / 2},{low - 48} {x + w * 0.75 - 62},{low - 8}", line=look.dark, width=9
    )


def _temple(canvas: Canvas, box: Box, look: theme.Roof) -> None:
    step = box.h / 4
    for row in range(4):
        inset = row * box.w * 0.105
        part = Box(box.x + inset, box.bottom - (row + 1) * step, box.w - 2 * inset, step + 1)
        canvas.rect(part, mix(look.fill, "#ffffff", 0.06 * row))
        canvas.rect(Box(part.x, part.y, part.w, 2.5), look.dark)
    m, low = box.cx, box.bottom
    canvas.path(f"M{m - 17},{low} V{low - 26} A17,17 0 0 1 {m + 17},{low - 26} V{low} Z", "#1c1626")


def _illuminati(canvas: Canvas, box: Box, look: theme.Roof) -> None:
    x, y, w, low, m = box.x, box.y, box.w, box.bottom, box.cx
    canvas.polygon([(x + 30, low), (m, y - 36), (x + w - 30, low)], look.fill)
    canvas.polygon([(m, y - 36), (x + w - 30, low), (m + 40, low)], look.dark)
    canvas.polygon([(m - 40, low - 46), (m, y - 36), (m + 40, low - 46)], theme.GOLD_LIGHT, theme.INK, 2.5)
    glyph(canvas, "eye", m, low - 62, 40, theme.INK)
    canvas.rect(Box(x - 4, low - 10, w + 8, 10), look.dark)


_DRAW: Final = {
    "auction": _auction,
    "guild": _guild,
    "archives": _archives,
    "galleon": _galleon,
    "university": _university,
    "library": _library,
    "tower": _tower,
    "temple": _temple,
    "illuminati": _illuminati,
}
