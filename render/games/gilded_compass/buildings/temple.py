"""Hidden Temple: a door for each tile, with the pair that opens it or whose dice lie there."""

from __future__ import annotations

from typing import NamedTuple

from render.games.gilded_compass import dice, theme
from render.games.gilded_compass.glyphs import glyph
from render.games.gilded_compass.house import EDGE
from render.games.gilded_compass.marks import dashed
from render.kit import palette
from render.kit.canvas import Canvas
from render.kit.geometry import Box


class Door(NamedTuple):
    """A tile: its pair, whether dice lie on it and whose, whether the last action placed them, who could place them."""

    pair: tuple[int, int]
    claimed: bool
    owner: int | None
    latest: bool
    ghost: bool
    by: int | None


def contents(canvas: Canvas, box: Box, doors: tuple[Door, ...], none: str) -> None:
    """Two doors a row; `none` is said when all are gone."""
    box = box.inset(EDGE, 0)
    if not doors:
        canvas.text(box, none, 30, fill=theme.MUTED, across="center")
        return
    count = -(-len(doors) // 2)
    cells = Box(box.x, box.y + 8, box.w, box.h - 16).grid(2, count, gap=8)
    for number, door in enumerate(doors):
        cell = cells[number]
        if len(doors) % 2 and number == len(doors) - 1:
            cell = cell.moved(dx=(cell.w + 8) / 2)
        _door(canvas, cell, door)


def _door(canvas: Canvas, box: Box, door: Door) -> None:
    canvas.rect(box, theme.ROOFS["temple"].fill, 10, theme.NEW if door.latest else theme.INK, 7 if door.latest else 3)
    leaf = Box(box.x + 12, box.y + 8, box.w - 24, box.h - 11)
    rise = min(70.0, leaf.h * 0.36)
    fill = theme.CELL
    if door.claimed:
        fill = theme.SHEET if door.owner is None else palette.seat(door.owner).tint
    elif door.ghost:
        fill = theme.SHEET if door.by is None else palette.seat(door.by).tint
    canvas.path(
        f"M{leaf.x},{leaf.bottom} V{leaf.y + rise} Q{leaf.x + 6},{leaf.y} {leaf.cx},{leaf.y}"
        f" Q{leaf.right - 6},{leaf.y} {leaf.right},{leaf.y + rise} V{leaf.bottom} Z",
        theme.LAST if door.latest else fill,
        theme.INK,
        3,
    )
    size = min(56.0, leaf.h * 0.42)
    top = leaf.y + leaf.h * 0.26
    if door.claimed:
        dice.token(canvas, door.owner, leaf.cx, top, min(40, leaf.h * 0.32))
    elif door.ghost:
        dice.token(canvas, door.by, leaf.cx, top, min(30, leaf.h * 0.24))
    else:
        glyph(canvas, "lock", leaf.cx, top, min(36, leaf.h * 0.3), theme.FREE)
    y = leaf.bottom - size - leaf.h * 0.12
    for at, value in enumerate(door.pair):
        x = leaf.cx - size - 4 + at * (size + 8)
        if door.claimed:
            dice.die(canvas, x, y, size, value, door.owner)
        elif door.ghost:
            dice.die(canvas, x, y, size, value, door.by, dice.GHOST)
        else:
            dashed(canvas, Box(x, y, size, size), 10, theme.FREE, 3)
            canvas.number(x + size / 2, y + size / 2, value, size * 0.68, fill=theme.MUTED)
