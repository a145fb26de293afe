"""The town at dusk: sky and far roofs, the cobbled street, sea and waves, a lamp, the window of a study."""

from __future__ import annotations

from typing import Final

from render.games.gilded_compass import theme
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.textures import scattered

HORIZON: Final = 236


def dusk(canvas: Canvas, box: Box, horizon: int, tallest: int) -> None:
    """The sky down to the horizon with the far town, dark walls below."""
    canvas.gradient(Box(0, 0, box.w, horizon), *theme.SKY)
    for across, down in scattered(7, 52):
        canvas.rect(Box(round(across * box.w), round(down * horizon * 0.5), 2, 2), "#c9cfe4")
    _far_town(canvas, box.w, horizon, tallest)
    if horizon < box.h:
        canvas.rect(Box(0, horizon - 2, box.w, box.h - horizon + 2), theme.WALLS)


def wall(canvas: Canvas, box: Box) -> None:
    """The dark behind the upper houses."""
    canvas.rect(box, theme.WALLS)


def dark(canvas: Canvas, box: Box) -> None:
    """The ground of what stands below the town."""
    canvas.rect(box, theme.DUSK)


def _far_town(canvas: Canvas, width: float, horizon: int, tallest: int) -> None:
    numbers = (value for pair in scattered(23, 400) for value in pair)
    x = -10.0
    while x < width:
        wide, high, kind = round(38 + next(numbers) * 46), 34 + next(numbers) * (tallest - 34), next(numbers)
        top = round(horizon - high)
        canvas.rect(Box(x, top, wide, horizon - top), theme.FAR)
        middle = x + wide / 2
        if kind < 0.4:
            canvas.polygon(
                [(x - 4, top + 1), (x + wide + 4, top + 1), (middle, top - 18 - next(numbers) * 28)], theme.FAR
            )
        elif kind < 0.6:
            canvas.circle(middle, top + 4, wide * 0.4, theme.FAR)
            canvas.rect(Box(middle - 2, top - wide * 0.4 - 14, 4, 24), theme.FAR)
        elif kind < 0.75:
            canvas.rect(Box(x + wide * 0.6, top - 18, 10, 20), theme.FAR)
        for _ in range(3):
            left, down = next(numbers), next(numbers)
            if left < 0.7:
                canvas.rect(
                    Box(round(x + 6 + left * (wide - 12)), round(top + 8 + down * (high - 24)), 6, 9), "#d9b06a"
                )
        x += wide + next(numbers) * 14 - 4


def street(canvas: Canvas, box: Box) -> None:
    """Cobbles."""
    ground, stone = theme.COBBLES
    canvas.rect(box, ground)
    for row in range(int(box.h // 15) + 1):
        for column in range(int(box.w // 46) + 2):
            canvas.rect(Box(column * 46 - row % 2 * 23, row * 15 + 2, 42, 11), stone, 5)


def sea(canvas: Canvas, box: Box) -> None:
    """The sea behind the wreck."""
    canvas.gradient(Box(0, 14, box.w, box.h - 14), *theme.SEA)
    _crests(canvas, box, 14, theme.SEA[0])


def waves(canvas: Canvas, box: Box) -> None:
    """Waves in front of the wreck."""
    _crests(canvas, box, 8, theme.SEA[0])
    _crests(canvas, box, 18, "#1d5468")


def _crests(canvas: Canvas, box: Box, y: float, colour: str) -> None:
    count = int(box.w // 32) + 1
    crests = "q8,-12 16,0 q8,12 16,0 " * count
    bottom = min(box.h, y + 18)
    canvas.path(f"M0,{bottom} V{y} {crests} V{bottom} Z", fill=colour)
    if bottom < box.h:
        return


def lamp(canvas: Canvas, box: Box) -> None:
    """A street lamp whose foot stands on the middle of the lower edge."""
    x, y = box.cx, box.bottom - 8
    canvas.glow(x, y - 52, 44, "#ffcf6b70")
    canvas.rect(Box(x - 3, y - 40, 6, 44), "#15121f")
    canvas.rect(Box(x - 10, y, 20, 6), "#15121f", 2)
    canvas.polygon([(x - 11, y - 62), (x + 11, y - 62), (x + 8, y - 40), (x - 8, y - 40)], "#ffe2a0", "#15121f", 3)
    canvas.polygon([(x - 14, y - 62), (x + 14, y - 62), (x, y - 74)], "#15121f")


def window(canvas: Canvas, box: Box) -> None:
    """The study's window on the same town, and the desk below it."""
    dusk(canvas, Box(0, 0, box.w, 134), 134, 50)
    for x in (-8, 392, 792, 1180):
        canvas.rect(Box(x, 0, 16 if x > 0 else 22, 136), theme.WOOD_DARK)
    canvas.rect(Box(0, 128, box.w, 16), "#5b4030")
    canvas.rect(Box(0, 140, box.w, 8), theme.WOOD_DARK)


def desk(canvas: Canvas, box: Box) -> None:
    """The wood of the desk."""
    canvas.rect(box, theme.WOOD)
    y, up = 32, 1
    while y < box.h:
        canvas.path(f"M0,{y} Q300,{y + 14 * up} 600,{y} Q900,{y - 14 * up} 1200,{y}", line="#654430", width=4)
        y, up = y + 112, -up
