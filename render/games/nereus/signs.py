"""The signs of what actions cost and bring, of day and cycle, of what is done or barred, in a box of 100."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final

from render.games.nereus import theme
from render.kit import palette
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE


def star_path(points: int, outer: float, inner: float, cx: float = 50, cy: float = 50) -> str:
    """A star as path data."""
    corners = [
        (cx + radius * cos(pi * step / points - pi / 2), cy + radius * sin(pi * step / points - pi / 2))
        for step in range(2 * points)
        for radius in ((inner if step % 2 else outer),)
    ]
    return "M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in corners) + " Z"


def _coin(pen: Canvas, ink: str) -> None:
    pen.circle(50, 50, 47, "#e9a91c", theme.INK, 6)
    pen.circle(50, 50, 32, "#ffcf4a", "#a86d05", 5)
    pen.path("M50 34 L62 50 L50 66 L38 50 Z", "#a86d05")


def _card(pen: Canvas, ink: str) -> None:
    pen.rect(Box(16, 2, 68, 96), WHITE, 13, theme.INK, 7)
    pen.path("M44 24 H56 V42 L70 68 Q72 76 64 76 H36 Q28 76 30 68 L44 42 Z", theme.POWER)


def _question(pen: Canvas, ink: str) -> None:
    """A question mark around the origin: a sign, not a letter that has to be read."""
    pen.path("M-12 -9 C-12 -24 13 -24 13 -8 C13 2 0 2 0 11", line=ink, width=8)
    pen.circle(0, 21, 5, ink)


def _bag(pen: Canvas, ink: str) -> None:
    data = "M36 12 H64 L58 26 C84 36 94 62 84 82 Q80 92 68 92 H32 Q20 92 16 82 C6 62 16 36 42 26 Z"
    pen.path(data, "#a8743c", theme.INK, 6)
    _question(pen.at(50, 61), WHITE)


_GLASS: Final = (
    "M22 8 H78 V18 C78 38 58 42 58 50 C58 58 78 62 78 82 V92 H22 V82 C22 62 42 58 42 50 C42 42 22 38 22 18 Z"
)


def _hourglass(pen: Canvas, ink: str) -> None:
    pen.path(_GLASS, theme.GOLD, theme.INK, 7)
    pen.path("M16 8 H84 M16 92 H84", line=theme.INK, width=10)


def _hourglass_empty(pen: Canvas, ink: str) -> None:
    pen.path(_GLASS, line=palette.faded(WHITE, 0.6), width=6)


def _sun(pen: Canvas, ink: str) -> None:
    """It rises, so that nobody takes it for a yellow treasure."""
    for line, width in ((theme.INK, 17), (theme.GOLD, 8)):
        pen.path("M50 8 V20 M16 24 L25 33 M84 24 L75 33", line=line, width=width)
    pen.path("M16 76 A34 34 0 0 1 84 76 Z", theme.GOLD, theme.INK, 7)
    pen.path("M4 78 H96", line=theme.INK, width=11)


def _cross(pen: Canvas, ink: str) -> None:
    for line, width in ((WHITE, 30), (ink, 17)):
        pen.path("M18 18 L82 82 M82 18 L18 82", line=line, width=width)


def _chest(pen: Canvas, ink: str) -> None:
    pen.rect(Box(6, 40, 88, 50), "#8a5a2b", 8, theme.INK, 6)
    pen.path("M8 43 C8 4 92 4 92 43 Z", "#a8743c", theme.INK, 6)
    pen.rect(Box(41, 36, 18, 24), theme.GOLD, 4, theme.INK, 4)


def _line(data: str, width: float) -> Callable[[Canvas, str], None]:
    def draw(pen: Canvas, ink: str) -> None:
        pen.path(data, line=ink, width=width)

    return draw


def _area(data: str, width: float) -> Callable[[Canvas, str], None]:
    def draw(pen: Canvas, ink: str) -> None:
        pen.path(data, ink, ink, width)

    return draw


def _again(pen: Canvas, ink: str) -> None:
    pen.path("M82 62 A36 36 0 1 1 78 30", line=ink, width=13)
    pen.path("M58 34 L90 40 L90 8 Z", ink, ink, 4)


def _back(pen: Canvas, ink: str) -> None:
    pen.rect(Box(14, 2, 72, 96), theme.BENCH[0], 13, theme.LABEL, 7)
    _question(pen.at(50, 51, 1.15), theme.LABEL)


SIGNS: Final[dict[str, Callable[[Canvas, str], None]]] = {
    "coin": _coin,
    "star": _area(star_path(5, 48, 21, cy=52), 5),
    "bolt": _area("M60 4 L18 56 H44 L36 96 L82 40 H55 Z", 4),
    "card": _card,
    "bag": _bag,
    "arrow": _line("M8 50 H78 M52 22 L82 50 L52 78", 14),
    "again": _again,
    "corner": _line("M12 84 H56 V24 M34 44 L56 20 L78 44", 12),
    "hourglass": _hourglass,
    "hourglass-empty": _hourglass_empty,
    "sun": _sun,
    "tick": _line("M14 54 L40 80 L88 22", 17),
    "cross": _cross,
    "chest": _chest,
    "back": _back,
}
