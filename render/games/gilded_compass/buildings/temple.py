"""Hidden Temple: a door for each tile, with the pair that opens it or whose dice lie there."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, floor
from typing import NamedTuple

from render.games.gilded_compass import dice, layout, theme
from render.games.gilded_compass.glyphs import glyph
from render.games.gilded_compass.house import EDGE
from render.games.gilded_compass.marks import dashed
from render.kit import palette
from render.kit.canvas import Canvas
from render.kit.geometry import Box

_TALLEST = 250
"""Doors are not higher."""


class Door(NamedTuple):
    """A tile: its pair, whether dice lie on it and whose, whether the last action placed them, who could place them."""

    pair: tuple[int, int]
    claimed: bool
    owner: int | None
    latest: bool
    ghost: bool
    by: int | None


def parts(box: Box, doors: tuple[Door, ...], none: str) -> Iterable[layout.Part]:
    """Two doors a row; `none` is said when all are gone."""
    inner = box.inset(EDGE, 0)
    if not doors:
        yield layout.Part(box, empty, (none,))
        return
    count = -(-len(doors) // 2)
    area = inner.inset(0, 8)
    cells = area.placed(area.w, min(area.h, count * _TALLEST)).grid(2, count, gap=8)
    for number, found in enumerate(doors):
        cell = cells[number]
        if len(doors) % 2 and number == len(doors) - 1:
            cell = cell.moved(dx=(cell.w + 8) / 2)
        # Doors share the room evenly, so they begin at parts of pixels; all halves are rounded alike, to even numbers.
        x, y = (start + 2 * floor((at - start) / 2) for at, start in ((cell.x, box.x), (cell.y, box.y)))
        yield layout.Part(Box(x, y, ceil(cell.right - x), ceil(cell.bottom - y)), door, (found, cell.moved(-x, -y)))


def empty(canvas: Canvas, box: Box, said: str) -> None:
    """That no tile is left."""
    canvas.text(box.inset(EDGE, 0), said, 40, fill=theme.MUTED, across="center")


def door(canvas: Canvas, box: Box, found: Door, place: Box) -> None:
    """A tile, on its place in the box."""
    canvas.rect(
        place, theme.ROOFS["temple"].fill, 10, theme.NEW if found.latest else theme.INK, 7 if found.latest else 3
    )
    leaf = Box(place.x + 12, place.y + 8, place.w - 24, place.h - 11)
    rise = min(70.0, leaf.h * 0.36)
    fill = theme.CELL
    if found.claimed:
        fill = theme.SHEET if found.owner is None else palette.seat(found.owner).tint
    elif found.ghost:
        fill = theme.SHEET if found.by is None else palette.seat(found.by).tint
    canvas.path(
        f"M{leaf.x},{leaf.bottom} V{leaf.y + rise} Q{leaf.x + 6},{leaf.y} {leaf.cx},{leaf.y}"
        f" Q{leaf.right - 6},{leaf.y} {leaf.right},{leaf.y + rise} V{leaf.bottom} Z",
        theme.LAST if found.latest else fill,
        theme.INK,
        3,
    )
    size = min(60.0, leaf.h * 0.46)
    top = leaf.y + leaf.h * 0.26
    if found.claimed:
        dice.token(canvas, found.owner, leaf.cx, top, min(40, leaf.h * 0.32))
    elif found.ghost:
        dice.token(canvas, found.by, leaf.cx, top, min(30, leaf.h * 0.24))
    else:
        glyph(canvas, "lock", leaf.cx, top, min(36, leaf.h * 0.3), theme.FREE)
    y = leaf.bottom - size - leaf.h * 0.12
    for at, value in enumerate(found.pair):
        x = leaf.cx - size - 4 + at * (size + 8)
        if found.claimed:
            dice.die(canvas, x, y, size, value, found.owner)
        elif found.ghost:
            dice.die(canvas, x, y, size, value, found.by, dice.GHOST)
        else:
            dashed(canvas, Box(x, y, size, size), 10, theme.FREE, 3)
            canvas.number(x + size / 2, y + size / 2, value, max(28, size * 0.74), fill=theme.MUTED)
