"""Treasure Tower: two towers of three floors; a die enters below and pushes the others up."""

from __future__ import annotations

from typing import Final

from render.games.gilded_compass import dice, theme
from render.games.gilded_compass.glyphs import glyph
from render.games.gilded_compass.house import EDGE
from render.games.gilded_compass.marks import dashed
from render.games.gilded_compass.ranked import WAYS_LINE, Way, ways, ways_lines
from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.geometry import Box

Floor = tuple[int | None, int, bool]
"""Whose die lies there, what it shows, and whether the last action placed it."""

_LEVELS: Final = ("bronze", "silver", "gold")
_NAMES: Final = ("I", "II", "III")
_DICE: Final = ("1 2 3", "4 5 6")


def contents(canvas: Canvas, box: Box, towers: tuple[tuple[Floor, ...], ...], found: tuple[Way, ...]) -> None:
    """`found`: the placements that are possible, best first."""
    box = box.inset(EDGE, 0)
    foot = ways_lines(box.w, found) * WAYS_LINE + 6 if found else 0
    area = Box(box.x, box.y + 4, box.w, box.h - foot - 6)
    for which, place in enumerate(area.columns(1, 1, gap=14)):
        _tower(canvas, place, towers[which] if which < len(towers) else (), _DICE[which])
    if found:
        ways(canvas, Box(box.x, box.bottom - foot, box.w, foot), found)


def _tower(canvas: Canvas, box: Box, floors: tuple[Floor, ...], values: str) -> None:
    body = Box(box.x - 4, box.y, box.w + 8, box.h - 56)
    canvas.rect(body, "#8a7a68", 6, theme.INK, 3)
    high = (body.h - 8) / 3
    for level in range(3):
        room = Box(body.x + 8, body.y + 4 + (2 - level) * high + 3, body.w - 16, high - 6)
        canvas.rect(room, theme.CELL, 6, theme.INK, 2.5)
        glyph(canvas, "gem", room.right - 30, room.cy - 18, 40, theme.LEVELS[_LEVELS[level]])
        canvas.number(room.right - 30, room.cy + 26, _NAMES[level], 34, fonts.BOLD, theme.MUTED)
        side = min(68.0, room.h - 12)
        if level < len(floors):
            whose, value, latest = floors[level]
            dice.die(canvas, room.x + 10, room.cy - side / 2, side, value, whose, dice.LATEST if latest else dice.REAL)
            dice.token(canvas, whose, room.right - 30, room.cy - 18, 36)
        else:
            dashed(canvas, Box(room.x + 12, room.cy - side / 2 + 2, side - 4, side - 4), 10, "#b9a67c")
        if level:
            x, y = room.x + 36, room.bottom + 3
            canvas.polygon([(x, y - 7), (x + 15, y + 5), (x - 15, y + 5)], theme.PALE, theme.INK, 2)
    canvas.number(box.cx, box.bottom - 25, values, 44, fill=theme.INK)
