"""The amulets of the players: the shape of the seat with a white rim, a dark foot and a gold boss."""

from __future__ import annotations

from typing import Final

from render.kit import palette
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE

_BOSS: Final = {"triangle": 12, "star": 2}
"""How far the middle of a shape lies below its origin."""


def amulet(canvas: Canvas, seat: int, x: float, y: float, size: float) -> None:
    """An amulet around a point, about `size` wide."""
    canvas.stamp(x, y, _amulet, seat, reach=Box(-62, -62, 124, 130), scale=size / 100)


def _amulet(canvas: Canvas, seat: int) -> None:
    look = palette.seat(seat)
    canvas.shape(look.shape, 0, 7, 92, "#1b1208", "#1b1208", 9)
    canvas.shape(look.shape, 0, 0, 92, look.fill, WHITE, 9)
    middle = _BOSS.get(look.shape, 0)
    canvas.circle(0, middle, 18, WHITE)
    canvas.circle(0, middle, 13, "#f7c948")


def alone(core: Box, seats: tuple[int, ...]) -> list[tuple[int, float, float, float]]:
    """Where one to four amulets stand on a slab: seat, place and size. Its number, top left, stays free."""
    if len(seats) == 1:
        return [(seats[0], core.cx + 16, core.cy + 5, 76)]
    if len(seats) == 2:
        return [(seat, core.right - 96 + 64 * index, core.bottom - 36, 60) for index, seat in enumerate(seats)]
    places = ((1, 0), (0, 1), (1, 1), (0, 0))
    return [
        (seat, core.right - 65 + 44 * across, core.y + 23 + 50 * down, 44)
        for seat, (across, down) in zip(seats, places, strict=False)
    ]


def beside_cards(core: Box, seats: tuple[int, ...], cards: int) -> list[tuple[int, float, float, float]]:
    """The same on a slab whose lower right holds cards."""
    if not seats:
        return []
    if cards > 1:
        size = min(40.0, (core.w - 46) / len(seats))
        return [(seat, core.right - size * (index + 0.5), core.y + 18, size - 2) for index, seat in enumerate(seats)]
    if len(seats) == 1:
        return [(seats[0], core.x + 44, core.bottom - 34, 58)]
    places = (
        (core.x + 22, core.bottom - 26, 42),
        (core.x + 66, core.bottom - 26, 42),
        (core.right - 24, core.y + 17, 36),
    )
    return [(seat, *place) for seat, place in zip(seats, places, strict=False)]
