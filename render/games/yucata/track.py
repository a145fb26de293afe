"""The track: a corridor of forty spaces that winds inwards to the temple."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from engine.games.yucata.components import EMPTY, END, FIRST_STONE
from engine.games.yucata.view import Play, YucataView
from render.games.yucata import theme
from render.games.yucata.layout import MARGIN, SPACES, TRACK
from render.games.yucata.stones import stone
from render.kit import fonts, palette, pieces
from render.kit.canvas import Canvas
from render.kit.geometry import Box, Point, around

_WALL: Final = 7
_STONE: Final = 88


def draw(canvas: Canvas, view: YucataView) -> None:
    """The track with everything on it."""
    ground = _ground()
    canvas.image.paste(ground, (round(TRACK.x), round(TRACK.y)))
    front = max(view.positions)
    for space in range(1, front + 1):
        canvas.rect(_floor(space), palette.faded(theme.WALL, 0.26), radius=10)
        canvas.rect(_opening(space - 1), palette.faded(theme.WALL, 0.26))
    if view.last is not None:
        _way(canvas, view.last)
    for space, kind in enumerate(view.stones):
        if kind != EMPTY:
            x, y = _middle(space)
            stone(canvas, kind, x, y, _STONE if space != END else 110)
    if front < END:
        _next(canvas, front + 1)
    for space in sorted(set(view.positions)):
        _amulets(canvas, view, space)


def _floor(space: int) -> Box:
    """The walkable part of a space."""
    return SPACES[space].inset(_WALL)


def _middle(space: int) -> Point:
    """Where the thing on a space lies: a little below its number."""
    floor = _floor(space)
    return floor.cx, floor.cy + (0 if space in (0, END) else 10)


def _amulets(canvas: Canvas, view: YucataView, space: int) -> None:
    here = [seat for seat in range(view.seats) if view.positions[seat] == space]
    floor = _floor(space)
    x, y = _middle(space)
    if space in (0, END):
        x = floor.cx + (34 if space == 0 else 0)
    spots, size = _spots(len(here), wide=space in (0, END))
    if view.last is not None and view.last.to == space:
        pieces.changed(canvas, floor.inset(4), radius=8)
    for seat, (dx, dy) in zip(here, spots, strict=True):
        if seat in view.waits:
            canvas.circle(x + dx, y + dy, size * 0.62, palette.faded(theme.CREAM, 0.75))
        pieces.token(canvas, seat, x + dx, y + dy, size)


def _spots(count: int, wide: bool) -> tuple[list[Point], float]:
    """Where so many amulets stand around the middle of a space, and how large they are."""
    if wide:
        step = {1: 0, 2: 76, 3: 66, 4: 60}[count]
        return [((i - (count - 1) / 2) * step, 0) for i in range(count)], {1: 84, 2: 66, 3: 58, 4: 54}[count]
    if count == 1:
        return [(0, 0)], 80
    if count == 2:
        return [(-32, 2), (32, 2)], 56
    if count == 3:
        return [(-32, -22), (32, -22), (0, 26)], 46
    return [(-28, -22), (28, -22), (-28, 28), (28, 28)], 44


def _way(canvas: Canvas, play: Play) -> None:
    """The way of the last move, in the colour of the amulet that went it."""
    colour = palette.seat(play.seat)
    points = [_middle(space) for space in range(play.start, play.to + 1)]
    if len(points) > 1:
        if play.start == 0:
            points[0] = (_floor(0).cx + 90, points[1][1])
        if play.to == END:
            points[-1] = (points[-1][0], points[-2][1])
        canvas.line(points, theme.CREAM, 22)
        canvas.line(points, colour.fill, 13)
        canvas.circle(*points[0], 18, theme.CREAM)
        canvas.circle(*points[0], 12, colour.fill)


def _next(canvas: Canvas, space: int) -> None:
    """The sign of the spear on the space that it leads to."""
    floor = _floor(space)
    x, y = floor.right - 27, floor.y + 27
    canvas.circle(x, y, 23, theme.CREAM, theme.FIGURE, 2.5)
    canvas.shape("spear", x, y, 32, theme.FIGURE)


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    """Wall, floor and numbers, which never change."""
    canvas = Canvas(round(TRACK.right + MARGIN), round(TRACK.bottom + MARGIN), theme.FOREST)
    canvas.gradient(TRACK, theme.WALL, theme.WALL_DARK, radius=26)
    canvas.rect(TRACK.inset(4), radius=23, line=theme.WALL_LIGHT, width=3)
    _bricks(canvas)
    for space in range(END + 1):
        _tile(canvas, space)
    for space in range(END):
        _doorway(canvas, space)
    for space in range(1, END):
        floor = _floor(space)
        canvas.text(Box(floor.x + 11, floor.y + 7, 60, 36), str(space), 32, fonts.SEMIBOLD, theme.FIGURE, smallest=32)
    _start(canvas)
    _temple(canvas)
    area = TRACK
    return canvas.image.crop((round(area.x), round(area.y), round(area.right), round(area.bottom)))


def _bricks(canvas: Canvas) -> None:
    """Joints in the wall, seen where the floor leaves it free."""
    inner = TRACK.inset(10)
    y, row = inner.y, 0
    while y < inner.bottom:
        x = inner.x + (row % 2) * 30
        while x < inner.right:
            canvas.line([(x, y), (x, min(y + 22, inner.bottom))], palette.faded(theme.WALL_DARK, 0.6), 2)
            x += 60
        canvas.line([(inner.x, y), (inner.right, y)], palette.faded(theme.WALL_DARK, 0.6), 2)
        y, row = y + 22, row + 1


def _tile(canvas: Canvas, space: int) -> None:
    floor = _floor(space)
    colour = theme.START if space == 0 else theme.TEMPLE if space == END else theme.FLOOR
    canvas.rect(floor.moved(0, 3), theme.WALL_DARK, radius=10)
    canvas.gradient(floor, palette.mix(colour, "#ffffff", 0.16), colour, radius=10)
    if 0 < space < END:
        worn = around(floor.cx, floor.cy + 10, 96)
        if space < FIRST_STONE:
            return
        canvas.ellipse(worn, palette.faded(theme.FLOOR_EDGE, 0.4))


def _opening(space: int) -> Box:
    """The gap in the wall between a space and the next."""
    here, there = _floor(space), _floor(space + 1)
    if abs(here.cy - there.cy) < 1:
        x = min(here.right, there.right)
        return Box(x, there.y + 14, 2 * _WALL, there.h - 28)
    y = min(here.bottom, there.bottom)
    return Box(there.x + 14, y, there.w - 28, 2 * _WALL)


def _doorway(canvas: Canvas, space: int) -> None:
    """The floor in the opening, so that the corridor is one, with a threshold."""
    gap = _opening(space)
    canvas.rect(gap, palette.mix(theme.FLOOR, "#ffffff", 0.06))
    if gap.h > gap.w:
        canvas.dashes((gap.cx, gap.y + 6), (gap.cx, gap.bottom - 6), theme.FLOOR_LINE, 3, dash=12, gap=9)
    else:
        canvas.dashes((gap.x + 6, gap.cy), (gap.right - 6, gap.cy), theme.FLOOR_LINE, 3, dash=12, gap=9)


def _start(canvas: Canvas) -> None:
    floor = _floor(0)
    canvas.rect(floor.inset(8), radius=8, line=palette.faded(theme.FIGURE, 0.45), width=3)
    canvas.shape("flag", floor.x + 44, floor.cy, 52, theme.FIGURE)


def _temple(canvas: Canvas) -> None:
    """A stepped pyramid that bears the last stone."""
    floor = _floor(END)
    steps = 4
    high = (floor.h - 14) / steps
    for step in range(steps):
        share = 0.97 - step * 0.2
        y = floor.bottom - 7 - (step + 1) * high
        box = Box(floor.cx - floor.w * share / 2, y, floor.w * share, high)
        canvas.rect(box, palette.mix("#c99f63", "#efd6a0", step / steps), radius=4, line="#9c7340", width=2)
        for notch in (-1, 1):
            x = floor.cx + notch * (floor.w * share / 2 - 16)
            canvas.rect(around(x, y + high / 2, 10, high * 0.45), "#9c7340", radius=2)
    stairs = Box(floor.cx - 34, floor.y + 7, 68, floor.h - 14)
    canvas.rect(stairs, "#e3c58d", line="#9c7340", width=2)
    for step in range(1, 9):
        y = stairs.y + stairs.h * step / 9
        canvas.line([(stairs.x, y), (stairs.right, y)], "#b78f55", 2)
