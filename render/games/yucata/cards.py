"""The cards of Yucata', small as they occur in rows and on slabs: in hand, played (struck out), barred (locked)."""

from __future__ import annotations

from typing import Final

from engine.games.yucata.components import QUESTION, SPEAR
from render.games.yucata import theme
from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE

HAND: Final = "hand"
PLAYED: Final = "played"
BARRED: Final = "barred"
_SPEAR_REACH: Final = Box(-44, -44, 88, 88)


def face(canvas: Canvas, card: str, x: float, y: float, size: float, ink: str = theme.INK) -> None:
    """What is on a card, around a point: a number as a letter of this size, the spear, the question mark."""
    if card == SPEAR:
        canvas.stamp(x, y, _spear, ink, reach=_SPEAR_REACH, scale=size * 0.0155)
    else:
        canvas.number(x, y, "?" if card == QUESTION else card, size, fonts.BOLD, ink)


def _spear(canvas: Canvas, ink: str) -> None:
    shaft = canvas.at(0, 0, 0.72, turn=42)
    shaft.rect(Box(-5, -16, 10, 66), ink, 3)
    shaft.polygon([(0, -56), (17, -22), (0, -10), (-17, -22)], ink)
    shaft.rect(Box(-13, -8, 26, 7), ink, 3)


def card(canvas: Canvas, box: Box, name: str, state: str = HAND, ring: str | None = None) -> None:
    """A card that fills a box; a ring in a colour marks the last one that a seat played."""
    reach = Box(-8, -16, box.w + 24, box.h + 26)
    canvas.stamp(box.x, box.y, _card, box.w, box.h, name, state, ring, reach=reach)


def _card(canvas: Canvas, w: float, h: float, name: str, state: str, ring: str | None) -> None:
    box = Box(0, 0, w, h)
    radius = box.w * 0.14
    if state == PLAYED:
        canvas.rect(box, theme.PLAYED, radius)
        face(canvas, name, box.cx, box.cy, box.w * 0.76, theme.PLAYED_INK)
        # The other way than the spear, so that it is crossed and not covered.
        strike = [(box.x + 8, box.y + 10), (box.right - 8, box.bottom - 10)]
        canvas.line(strike, theme.STRIKE, 5)
        if ring is not None:
            canvas.rect(box.inset(-3), radius=radius + 3, line=ring, width=5)
        return
    canvas.rect(box.moved(2, 4), "#00000059", radius)
    barred = state == BARRED
    canvas.rect(box, theme.BARRED if barred else theme.CARD, radius, theme.INK, max(3, box.w * 0.05))
    face(canvas, name, box.cx, box.cy, box.w * 0.76)
    if barred:
        lock(canvas, box.right - 5, box.y + 5, box.w * 0.3)
    if ring is not None:
        canvas.rect(box.inset(-4), radius=radius + 4, line=ring, width=4)


def lock(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """The sign of what may not be played now."""
    canvas.stamp(x, y, _lock, reach=Box(-56, -56, 112, 112), scale=radius / 50)


def _lock(canvas: Canvas) -> None:
    canvas.circle(0, 0, 54, WHITE)
    canvas.circle(0, 0, 50, theme.LOCK)
    canvas.shape("lock", 0, -2, 57, WHITE)
