"""The place: a temple at dawn above the undergrowth, by night when the match is over. Regions without values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render.games.yucata import layout, theme
from render.kit import textures
from render.kit.canvas import Canvas
from render.kit.geometry import Box

_LEAF: Final = Box(-4, -40, 110, 80)


def dawn(canvas: Canvas, box: Box) -> None:
    """The header: morning mist, the temple, leaves at the edges."""
    _sky(canvas, box.h - 8, theme.DAWN)
    x, y = layout.PYRAMID, box.h * 0.4
    canvas.circle(x, y, 84, "#fff3c440")
    canvas.circle(x, y, 46, "#fff3c4")
    _hills(canvas, box.h - 8, ("#5f9a74", "#2f6f50", "#17492f"), ("#b98f57", "#e2bf7f"))
    _corners(canvas, box.h - 8)
    canvas.rect(Box(0, box.h - 4, box.w, 4), theme.DEEP)


def night(canvas: Canvas, box: Box) -> None:
    """The same place by night, with torches."""
    _sky(canvas, box.h, theme.NIGHT)
    for x, y in ((80, 30), (300, 22), (560, 44), (700, 24), (1010, 30), (1120, 70)):
        canvas.circle(x, y, 2, "#ffffffcc")
    x, y = layout.PYRAMID, box.h * 0.4
    canvas.path(f"M{x + 12},{y - 48} a34,34 0 1 0 22,44 a30,30 0 1 1 -22,-44Z", "#fdf3cf")
    large = max(0.74, box.h / 410)
    _hills(canvas, box.h, ("#16463c", "#0f352e", "#0a2620"), ("#5f5a3c", "#8d8350"), large)
    for torch in (x - 100 * large, x + 100 * large):
        canvas.circle(torch, box.h - 40, 26, "#ffb84a40")
        canvas.path(f"M{torch},{box.h - 30} q-9,-14 0,-30 q9,16 0,30Z", "#ffc95a")
    _corners(canvas, box.h)
    canvas.rect(Box(0, box.h - 4, box.w, 4), theme.DEEP)


def precinct(canvas: Canvas, box: Box) -> None:
    """The header and, below it, the ground of the way: a bronze frame in the undergrowth."""
    dawn(canvas, Box(0, 0, box.w, layout.HEADER))
    canvas.rect(Box(0, layout.HEADER - 2, box.w, box.h - layout.HEADER + 2), theme.DEEP)
    frame = layout.FRAME
    canvas.rect(frame, theme.BRONZE, 26)
    canvas.gradient(frame.inset(6), *theme.FLOOR, radius=21)
    canvas.rect(frame.inset(9), radius=19, line=theme.BRONZE_DARK, width=3)
    for index, (across, down) in enumerate(textures.scattered(11, 150)):
        x, y = frame.x + 14 + across * (frame.w - 28), frame.y + 34 + down * (frame.h - 68)
        leaf(canvas, x, y, 26 + 6 * (index % 3), index * 5 % 12 * 30, index % 3)
    for x, y, length, turns in (
        (frame.x + 8, frame.y + 10, 92, (-20, 12, 45, 78, 110)),
        (frame.right - 8, frame.y + 10, 92, (70, 102, 135, 168, 200)),
        (frame.right - 8, frame.bottom - 10, 92, (160, 192, 225, 258, 290)),
        (frame.x + 8, frame.bottom - 10, 92, (-110, -78, -45, -12, 20)),
        (frame.x + 6, frame.cy, 62, (-50, 0, 50)),
        (frame.right - 6, frame.cy - 60, 62, (130, 180, 230)),
        (480, frame.y + 8, 56, (40, 90, 140)),
        (840, frame.bottom - 8, 56, (-140, -90, -40)),
    ):
        _fan(canvas, x, y, length, turns)


def undergrowth(canvas: Canvas, box: Box) -> None:
    """Leaves at the foot of a picture."""
    canvas.gradient(box, (0.0, theme.DEEP), (1.0, theme.FLOOR[1]))
    for index, (across, down) in enumerate(textures.scattered(7, 26)):
        x, length = -30 + index * 50 + 24 * across, box.h * (0.42 + 0.4 * down)
        _fan(canvas, x, box.h + 6, length, (-150, -115, -88, -60, -30))


def leaf(canvas: Canvas, x: float, y: float, length: float, turn: float, colour: int) -> None:
    """A leaf from its stem outwards, in one of the three greens."""
    canvas.stamp(x, y, _leaf, theme.LEAVES[colour], reach=_LEAF, scale=length / 100, turn=turn)


def _leaf(canvas: Canvas, fill: str) -> None:
    canvas.path("M0,0 C30,-34 75,-27 100,0 C75,27 30,34 0,0Z", fill)
    canvas.path("M0,0 L92,0 M25,0 l14,-17 M25,0 l14,17 M45,0 l14,-16 M45,0 l14,16 M64,0 l12,-11 M64,0 l12,11",
                line=f"{theme.RIB}80", width=3)  # fmt: skip


def _fan(canvas: Canvas, x: float, y: float, length: float, turns: Sequence[float]) -> None:
    for index, turn in enumerate(turns):
        edge = index in (0, len(turns) - 1)
        leaf(canvas, x, y, length * (0.82 if edge else 0.96), turn, index % 3)


def _corners(canvas: Canvas, low: float) -> None:
    _fan(canvas, 1206, 10, 150, (105, 126, 148, 169, 190))
    _fan(canvas, -14, low - 4, 84, (-80, -53, -27, 0))
    _fan(canvas, 1208, low + 20, 140, (-180, -152, -123, -95))


def _sky(canvas: Canvas, low: float, colours: Sequence[tuple[float, str]]) -> None:
    canvas.gradient(Box(0, 0, 1200, low), *colours)


def _hills(
    canvas: Canvas, low: float, greens: tuple[str, str, str], walls: tuple[str, str], large: float = 0.74
) -> None:
    """Three rows of tree tops with the temple between the first two."""
    far, middle, near = greens
    _trees(canvas, low - 58, 46, far, 1, low + 4)
    pyramid(canvas, layout.PYRAMID, low - 6, large, *walls)
    _trees(canvas, low - 26, 52, middle, 2, low + 4)
    _trees(canvas, low, 44, near, 5, low + 4)


def _trees(canvas: Canvas, y: float, high: float, fill: str, seed: int, low: float) -> None:
    data, x = f"M0,{low} V{y}", 0.0
    for across, down in textures.scattered(seed, 22):
        wide = 60 + 60 * across
        data += f" q{wide / 2:.0f},{-(0.4 + 0.6 * down) * high:.0f} {wide:.0f},0"
        x += wide
        if x > 1200:
            break
    canvas.path(f"{data} V{low}Z", fill)


def pyramid(canvas: Canvas, x: float, low: float, scale: float, wall: str, lit: str) -> None:
    """The temple of the sun, its middle at the foot."""
    here = canvas.at(x, low, scale)
    for step in range(6):
        wide = 330 - step * 46
        here.rect(Box(-wide / 2, -(step + 1) * 24, wide, 25), wall)
        here.rect(Box(-wide / 2, -(step + 1) * 24, wide, 5), lit)
    here.rect(Box(-44, -178, 88, 35), wall)
    here.rect(Box(-54, -186, 108, 10), lit)
    here.rect(Box(-10, -170, 20, 27), "#1b130a")
    here.polygon([(-26, 0), (-15, -144), (15, -144), (26, 0)], lit)
    for step in range(11):
        across = 24 - step * 0.9
        here.line([(-across, -step * 13 - 6), (across, -step * 13 - 6)], wall, 3)
