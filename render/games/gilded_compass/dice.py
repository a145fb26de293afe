"""Dice and tokens: enamel with a bevel, pips in the seat's shape; neutral dice are hollow octagons.

An owner is a seat, or None for neutral dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from render.games.gilded_compass import theme
from render.kit import fonts, palette, pieces, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box

PIPS: Final = 80
"""Smaller dice show a figure: on a phone their pips would run together."""
FIGURE: Final = 28
"""The smallest figure."""
_SMALLEST: Final = 40
"""Dice of a row are not made smaller than this before the row is said in another way."""
GAP: Final = 3

REAL, GHOST, LATEST = 0, 1, 2
"""A die that lies there, one that would lie there, and one that the last action placed."""


def die(canvas: Canvas, x: float, y: float, size: float, value: int, owner: int | None, how: int = REAL) -> None:
    """A die with its left upper corner at a point."""
    size = round(size)
    if how == LATEST:
        canvas.rect(Box(x - 4, y - 4, size + 8, size + 8), theme.NEW, size * 0.2 + 4)
    if owner is None:
        reach = Box(-52, -52, 104, 104)
        canvas.stamp(x + size / 2, y + size / 2, _octagon, value, how == GHOST, size, reach=reach, scale=size / 100)
    else:
        draw = _ghost if how == GHOST else _enamel
        canvas.stamp(x, y, draw, value, owner, size, reach=Box(0, 0, size, size * 1.05))


def _enamel(canvas: Canvas, value: int, seat: int, size: int) -> None:
    look = palette.seat(seat)
    radius = size * 0.2
    canvas.rect(Box(0, size * 0.05, size, size), palette.mix(look.fill, "#000000", 0.45), radius)
    canvas.rect(Box(0, 0, size, size * 0.98), look.fill, radius)
    shine = Box(size * 0.07, size * 0.06, size * 0.86, size * 0.3)
    canvas.rect(shine, palette.mix(look.fill, "#ffffff", 0.14), size * 0.14)
    _face(canvas, value, look, size, size * 0.26, look.ink)


def _ghost(canvas: Canvas, value: int, seat: int, size: int) -> None:
    look = palette.seat(seat)
    rim = look.dark if look.shape == "star" else look.fill
    canvas.rect(Box(0, 0, size, size), "#fffdf6", size * 0.2, rim, max(2.5, size * 0.075))
    _face(canvas, value, look, size, size * 0.25, look.dark)


def _face(canvas: Canvas, value: int, look: palette.SeatColour, size: float, apart: float, ink: str) -> None:
    if size < PIPS:
        canvas.number(size / 2, size / 2, value, max(FIGURE, size * 0.74), fill=ink)
        return
    wide = size * (0.24 if look.shape == "star" else 0.19)
    for dx, dy in pieces.PIPS[value]:
        canvas.shape(look.shape, size / 2 + dx * apart, size / 2 + dy * apart, wide, fill=ink)


def _octagon(canvas: Canvas, value: int, ghost: bool, size: int) -> None:
    a, b = 49, 30
    corners = [(-b, -a), (b, -a), (a, -b), (a, b), (b, a), (-b, a), (-a, b), (-a, -b)]
    canvas.polygon(corners, fill="#fffdf6" if ghost else theme.NEUTRAL)
    inner = [(x * 0.93, y * 0.93) for x, y in corners]
    line = theme.FREE if ghost else theme.NEUTRAL_LINE
    canvas.polygon(inner, line=line, width=8)
    if size < PIPS:
        canvas.number(0, 0, value, max(FIGURE * 100 / size, 70), fill=theme.NEUTRAL_LINE)
        return
    for dx, dy in pieces.PIPS[value]:
        canvas.circle(dx * 21, dy * 21, 8, fill=theme.NEUTRAL_LINE)


def token(canvas: Canvas, owner: int | None, x: float, y: float, size: float) -> None:
    """The token of an owner around a point."""
    if owner is None:
        canvas.shape("octagon", x, y, size, theme.NEUTRAL, theme.NEUTRAL_LINE, 3)
    else:
        pieces.token(canvas, owner, x, y, size, "#ffffff")


def row(
    canvas: Canvas,
    x: float,
    cy: float,
    room: float,
    high: float,
    dice: Sequence[int],
    owner: int | None,
    ghosts: Sequence[bool] = (),
    best: float = 62,
) -> float:
    """Dice side by side from the left, as large as there is room; returns where they end.

    Too many for one line are broken into two where the row is high enough; else equal dice become "die ×n" and a run
    its first and last die.
    """
    count = len(dice)
    hows = [GHOST if at < len(ghosts) and ghosts[at] else REAL for at in range(count)]
    size = min(best, high, (room - (count - 1) * GAP) / count)
    if size >= _SMALLEST or count < 3:
        return _line(canvas, x, cy, size, list(dice), owner, hows)
    half = ceil(count / 2)
    small = min((high - GAP) / 2, (room - (half - 1) * GAP) / half)
    if small >= 40:
        end = _line(canvas, x, cy - (small + GAP) / 2, small, list(dice[:half]), owner, hows[:half])
        _line(canvas, x, cy + (small + GAP) / 2, small, list(dice[half:]), owner, hows[half:])
        return end
    how = GHOST if any(ghosts) else REAL
    if len(set(dice)) == 1:
        side = min(best, high)
        die(canvas, x, cy - side / 2, side, dice[0], owner, how)
        return x + side + 4 + counted(canvas, x + side + 4, cy, count, 36)
    if list(dice) == list(range(dice[0], dice[0] + count)):
        side = min(best, high, (room - 18) / 2)
        die(canvas, x, cy - side / 2, side, dice[0], owner, how)
        canvas.line([(x + side + 5, cy), (x + side + 13, cy)], theme.INK, 4)
        die(canvas, x + side + 18, cy - side / 2, side, dice[-1], owner, how)
        return x + 2 * side + 18
    return _line(canvas, x, cy, max(30.0, size), list(dice), owner, hows)


def counted(canvas: Canvas, x: float, cy: float, count: int, size: float = 36) -> float:
    """ "×n" from the left; returns how wide it is."""
    said = f"×{count}"
    wide = text.width(said, text.Style(size, fonts.BOLD))
    canvas.number(x + wide / 2, cy, said, size, fill=theme.INK)
    return wide


def _line(
    canvas: Canvas, x: float, cy: float, size: float, dice: Sequence[int], owner: int | None, hows: Sequence[int]
) -> float:
    size = round(size)
    for value, how in zip(dice, hows, strict=True):
        die(canvas, x, round(cy - size / 2), size, value, owner, how)
        x += size + GAP
    return x - GAP
