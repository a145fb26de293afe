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
        return [(seats[0], core.cx + 18, core.cy + 2, 72)]
    if len(seats) == 2:
        return [(seat, core.right - 80 + 54 * index, core.bottom - 24, 52) for index, seat in enumerate(seats)]
    places = ((1, 0), (0, 1), (1, 1), (0, 0))
    return [
        (seat, core.right - 64 + 44 * across, core.y + 18 + 40 * down, 40)
        for seat, (across, down) in zip(seats, places, strict=False)
    ]


def beside_cards(core: Box, seats: tuple[int, ...], cards: int) -> list[tuple[int, float, float, float]]:
    """The same on a slab whose lower right holds cards."""
    if not seats:
        return []
    if cards > 1:
        room = core.w - 48
        size = min(36.0, room / len(seats))
        return [(seat, core.right - size * (index + 0.5), core.y + 14, size - 2) for index, seat in enumerate(seats)]
    if len(seats) == 1:
        return [(seats[0], core.x + 36, core.bottom - 21, 46)]
    places = (
        ((core.x + 18, core.bottom - 19, 38), (core.x + 55, core.bottom - 19, 38))
        if len(seats) == 2
        else (
            (core.x + 22, core.bottom - 20, 40),
            (core.x + 66, core.bottom - 20, 40),
            (core.right - 28, core.y + 14, 34),
        )
    )
    return [(seat, *place) for seat, place in zip(seats, places, strict=True)]
