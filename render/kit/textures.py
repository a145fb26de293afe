"""Grounds drawn by code: wood, water, paper, brick. All in whole colours, so that few of a colour table are used up.

Where things lie at random, they do so by a small generator of their own: the same on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator

from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import faded, mix


def scattered(seed: int, count: int) -> Iterator[tuple[float, float]]:
    """So many points from 0 to 1, always the same ones for a seed (the minimal standard generator)."""
    state = seed * 7919 + 1
    for _ in range(count):
        state = state * 48271 % 2147483647
        x = state / 2147483647
        state = state * 48271 % 2147483647
        yield x, state / 2147483647


def planks(canvas: Canvas, box: Box, top: str, bottom: str, seam: str, height: float = 46) -> None:
    """Wooden boards, one above the other, their ends shifted."""
    canvas.gradient(box, top, bottom)
    y, row = box.y, 0
    while y < box.bottom:
        low = min(y + height, box.bottom)
        if row:
            canvas.rect(Box(box.x, y - 1, box.w, 3), seam)
        x = box.x + (row * 173 + 90) % 300
        while x < box.right:
            canvas.rect(Box(x - 1, y, 3, low - y), seam)
            x += 300
        y += height
        row += 1


def water(canvas: Canvas, box: Box, *colours: str, crest: str, waves: int = 34, seed: int = 4) -> None:
    """Water that runs through colours downwards, with small waves."""
    canvas.gradient(box, *colours)
    area = box.inset(14, 14)
    for across, down in scattered(seed, waves):
        wave(canvas, area.x + across * (area.w - 48), area.y + down * area.h, crest)


def wave(canvas: Canvas, x: float, y: float, colour: str, width: float = 3, length: float = 48) -> None:
    """One small wave from a point to the right."""
    step = length / 4
    canvas.path(
        f"M{x},{y} q{step},{-step * 0.75} {2 * step},0 q{step},{step * 0.75} {2 * step},0", line=colour, width=width
    )


def crests(x: float, y: float, length: float, step: float = 13) -> str:
    """Path data of a row of wave crests to the right, to be drawn along or closed below."""
    count = max(1, round(length / (4 * step)))
    rise = step * 0.92
    return f"M{x},{y}" + f" q{step},{-rise} {2 * step},0 q{step},{rise} {2 * step},0" * count


def paper(canvas: Canvas, box: Box, colour: str, radius: float = 14, edge: str | None = None) -> None:
    """A sheet of old paper: a lighter middle, darker edges, a few fibres."""
    dark = edge or mix(colour, "#6b4a1e", 0.22)
    canvas.rect(box, colour, radius, mix(colour, dark, 0.6), 3)
    canvas.rect(box.inset(3), radius=max(0, radius - 3), line=mix(colour, dark, 0.25), width=4)
    for across, down in scattered(11, max(4, round(box.w * box.h / 9000))):
        x, y = box.x + 12 + across * (box.w - 44), box.y + 10 + down * (box.h - 20)
        canvas.line([(x, y), (x + 18, y + 3)], faded(dark, 0.35), 1.5)


def bricks(canvas: Canvas, box: Box, colour: str, joint: str, width: float = 64, height: float = 30) -> None:
    """A wall of bricks."""
    canvas.rect(box, colour)
    y, row = box.y, 0
    while y < box.bottom:
        low = min(y + height, box.bottom)
        canvas.rect(Box(box.x, low - 2, box.w, 2), joint)
        x = box.x + (width / 2 if row % 2 else width)
        while x < box.right:
            canvas.rect(Box(x, y, 2, low - y), joint)
            x += width
        y += height
        row += 1
