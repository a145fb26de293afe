"""Small things that occur all over the pictures: treasures, spaces for them, crew members, amounts."""

from __future__ import annotations

from math import hypot

from engine.games.nereus.board import DIRECTIONS, WAYS
from render.games.nereus import theme
from render.kit import fonts, palette, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box


def treasure(canvas: Canvas, kind: str, x: float, y: float, size: float) -> None:
    """A treasure or a gem."""
    shape, colour = theme.TREASURE[kind]
    canvas.shape(shape, x, y, size, colour, theme.INK, max(2.0, size * 0.055))


def ghost(canvas: Canvas, kind: str, x: float, y: float, size: float, ground: str = theme.GHOST) -> None:
    """A space that waits for a treasure."""
    shape, colour = theme.TREASURE[kind]
    canvas.shape(
        shape,
        x,
        y,
        size,
        palette.mix(colour, ground, 0.62),
        palette.mix(theme.INK, ground, 0.55),
        max(1.5, size * 0.04),
    )


def space(canvas: Canvas, box: Box, lies: str, wants: tuple[str, ...]) -> None:
    """A space of a cabin: what lies there, or pale what it takes ("different", "same" for any colour)."""
    if lies:
        canvas.rect(box, theme.FILLED, radius=box.w * 0.18, line=theme.DONE, width=max(3.0, box.w * 0.06))
        treasure(canvas, lies, box.cx, box.cy, box.w * 0.72)
        return
    canvas.rect(box, theme.GHOST, radius=box.w * 0.18, line=theme.WOOD, width=2)
    if wants[0] in ("different", "same"):
        canvas.number(box.cx, box.cy, "≠" if wants[0] == "different" else "=", box.w * 0.62, fonts.BOLD, theme.SOFT)
    elif len(wants) == 1:
        ghost(canvas, wants[0], box.cx, box.cy, box.w * 0.66)
    else:
        ghost(canvas, wants[0], box.cx - box.w * 0.2, box.cy - box.h * 0.16, box.w * 0.44)
        ghost(canvas, wants[1], box.cx + box.w * 0.2, box.cy + box.h * 0.16, box.w * 0.44)


def crew(canvas: Canvas, member: str, x: float, y: float, size: float, fill: str = theme.INK) -> None:
    """The sign of a crew member."""
    if theme.CREW[member] == "scales":
        _scales(canvas, x, y, size, fill)
    else:
        canvas.shape(theme.CREW[member], x, y, size, fill)


def _scales(canvas: Canvas, x: float, y: float, size: float, fill: str) -> None:
    half, width = size / 2, max(3.0, size * 0.085)
    canvas.line([(x, y - half * 0.9), (x, y + half * 0.8)], fill, width)
    canvas.line([(x - half * 0.5, y + half * 0.86), (x + half * 0.5, y + half * 0.86)], fill, width)
    canvas.line([(x - half * 0.8, y - half * 0.6), (x + half * 0.8, y - half * 0.6)], fill, width)
    for side in (-1, 1):
        cx = x + side * half * 0.72
        canvas.line([(cx, y - half * 0.6), (cx - half * 0.3, y + half * 0.1)], fill, width * 0.5)
        canvas.line([(cx, y - half * 0.6), (cx + half * 0.3, y + half * 0.1)], fill, width * 0.5)
        canvas.polygon(
            [(cx - half * 0.4, y + half * 0.08), (cx + half * 0.4, y + half * 0.08), (cx, y + half * 0.45)], fill
        )


def way(canvas: Canvas, box: Box, kind: str, steps: int) -> None:
    """How far a ship may sail: the number, with a wedge for each direction around it."""
    side = min(box.w, box.h)
    canvas.number(box.cx, box.cy, steps, side * 0.62, fonts.BOLD, theme.INK)
    for direction in WAYS[kind]:
        down, right = DIRECTIONS[direction]
        length = hypot(down, right)
        dx, dy = right / length, down / length
        reach = side * (0.5 if length == 1 else 0.56)
        tip = (box.cx + dx * reach, box.cy + dy * reach)
        base = (box.cx + dx * (reach - side * 0.15), box.cy + dy * (reach - side * 0.15))
        half = side * 0.13
        canvas.polygon(
            [tip, (base[0] - dy * half, base[1] + dx * half), (base[0] + dy * half, base[1] - dx * half)], theme.POINTS
        )


COIN, POINTS, POWER, CARD, MOVE, BAG = "coin", "star", "bolt", "book", "arrow", "bag"
_COLOURS = {
    COIN: theme.GOLD,
    POINTS: theme.POINTS,
    POWER: theme.POWER,
    CARD: theme.POWER,
    MOVE: theme.WOOD_DARK,
    BAG: theme.DONE,
}


def sign(canvas: Canvas, name: str, x: float, y: float, size: float) -> None:
    """The sign of gold, points, science power, a science card, a move in the cabin, a treasure from the bag."""
    if name == BAG:
        canvas.circle(x, y, size / 2, _COLOURS[name])
        canvas.number(x, y, "?", size * 0.78, fonts.BOLD, palette.WHITE)
        return
    line = theme.INK if name == COIN else None
    canvas.shape(name, x, y, size, _COLOURS[name], line, 1.5 if line else 0)


def amount(
    canvas: Canvas, x: float, y: float, value: int | str, name: str, size: float, weight: int = fonts.BOLD
) -> float:
    """A number with a sign after it, its left middle at a point; returns its width."""
    style = text.Style(size, weight)
    wide = text.width(str(value), style)
    canvas.number(x + wide / 2, y, value, size, weight, theme.INK)
    sign(canvas, name, x + wide + size * 0.52, y, size * 0.84)
    return wide + size * 1.0


def amount_width(value: int | str, size: float, weight: int = fonts.BOLD) -> float:
    """How wide `amount` is."""
    return text.width(str(value), text.Style(size, weight)) + size


def amounts(canvas: Canvas, box: Box, lines: list[list[tuple[int | str, str]]], size: float) -> None:
    """Lines of amounts, centred in a box; they become smaller if the box is narrow."""
    wide = max(sum(amount_width(value, size) for value, _ in line) + (len(line) - 1) * size * 0.2 for line in lines)
    size *= min(1.0, box.w / wide)
    step = min(box.h / len(lines), size * 1.2)
    y = box.cy - step * (len(lines) - 1) / 2
    for line in lines:
        total = sum(amount_width(value, size) for value, _ in line) + (len(line) - 1) * size * 0.2
        x = box.cx - total / 2
        for value, name in line:
            x += amount(canvas, x, y, value, name, size) + size * 0.2
        y += step
