"""University: the arches with dice from the low to the high ones, and the specialists who teach below."""

from __future__ import annotations

from typing import Final

from render.games.gilded_compass import dice, theme, tiles
from render.games.gilded_compass.house import EDGE
from render.games.gilded_compass.marks import gain
from render.games.gilded_compass.ranked import WAYS_LINE, Way, chips
from render.kit import palette
from render.kit.canvas import Canvas
from render.kit.geometry import Box

Standing = tuple[int | None, int, bool]
"""Whose die stands in an arch, what it shows, and whether the last action placed it."""
Ghosts = tuple[tuple[int, int], ...]
"""Arches (from 1) where dice of the best placement would stand, with what they show."""

_ARCH: Final = 156
ASKED: Final = 96
"""Room for the ways of dice, in one line below the arches."""
LEDGE: Final = 190
"""How high the arches are with the ledge below them."""
_GAINS: Final = 26
"""Room above the specialists for what they would bring the reader."""
_SHADE: Final = 6
"""Room for the shade of a card."""


def arches(canvas: Canvas, box: Box, width: int, standing: tuple[Standing, ...]) -> None:
    """The arches with the dice that stand in them, `LEDGE` high."""
    box = box.inset(EDGE, 0)
    step = box.w / width
    for place in range(width):
        x = box.x + step * (place + 0.5)
        canvas.stamp(x, box.y + 14, _arch, min(100, round(step - 10)), reach=Box(-56, -4, 112, _ARCH + 8))
        if place >= len(standing):
            # On the keystone: a large figure in the arch looks like a die.
            canvas.stamp(x, box.y + 14, _keystone, reach=Box(-34, -12, 68, 56))
            canvas.number(x, box.y + 28, place + 1, 34, fill=theme.INK)
    for place, (whose, value, latest) in enumerate(standing[:width]):
        x = box.x + step * (place + 0.5)
        dice.die(canvas, x - 38, box.y + 86, 76, value, whose, dice.LATEST if latest else dice.REAL)
        dice.token(canvas, whose, x, box.y + 52, 38)
    low = box.y + 14 + _ARCH
    canvas.rect(Box(box.x - 6, low, box.w + 12, 10), "#b39d70")
    canvas.rect(Box(box.x - 6, low + 10, box.w + 12, 8), theme.STONE_LIGHT)


def _arch(canvas: Canvas, w: int) -> None:
    half = w / 2
    canvas.path(
        f"M{-half},{_ARCH} V{half} A{half},{half} 0 0 1 {half},{half} V{_ARCH} Z", "#4d3f52", theme.STONE_DARK, 5
    )


def _keystone(canvas: Canvas) -> None:
    canvas.path("M-30,-10 H30 L22,38 H-22 Z", theme.STONE_LIGHT, theme.STONE_DARK, 3)


def places(box: Box, width: int, *, gains: bool) -> list[Box]:
    """Where the specialists teach, in one row or in two, as they are larger; with room for what they would bring."""
    room = box.inset(EDGE, 6)
    above = _GAINS if gains else 0

    def card(lines: int) -> tuple[float, float]:
        cell = room.grid(-(-width // lines), lines)[0]
        high = min(cell.h - 12 - above, (cell.w - 14) * 1.35)
        return min(cell.w - 14, high * 1.3), high

    lines = max((1, 2), key=lambda lines: card(lines)[0] * card(lines)[1])
    wide, high = (round(side) for side in card(lines))
    found = (cell.cut_top(above)[1].placed(wide, high) for cell in room.grid(-(-width // lines), lines))
    return [Box(round(place.x), round(place.y) - above, wide + _SHADE, high + above + _SHADE) for place in found]


def teacher(canvas: Canvas, box: Box, tile: str, gold: int | None) -> None:
    """A specialist, with what it would bring a reader; None for whom it would bring nothing that is told."""
    above = 0 if gold is None else _GAINS
    card = Box(0, above, box.w - _SHADE, box.h - above - _SHADE)
    tiles.specialist(canvas, card, tile)
    if gold is not None:
        gain(canvas, card.right + _SHADE - 1, card.y - 2, gold)


def possible(canvas: Canvas, box: Box, width: int, owner: int | None, ghosts: Ghosts, more: tuple[Way, ...]) -> None:
    """The dice of the best placement under their arches, the other ways where there is most room beside them.

    `ASKED` high; `owner` is whose best placement the ghosts are.
    """
    box = box.inset(EDGE, 0)
    step, top = box.w / width, box.y + 4
    found: dict[int, list[int]] = {}
    for place, value in ghosts:
        found.setdefault(place, []).append(value)
    edges: list[float] = []
    for place, values in found.items():
        x = box.x + step * (place - 0.5)
        size = min(66.0, (step - 6) / len(values) - 3)
        ink = theme.NEUTRAL_LINE if owner is None else palette.seat(owner).fill
        canvas.polygon([(x - 13, top + 14), (x + 13, top + 14), (x, top)], fill=ink)
        left = x - (len(values) * (size + 3) - 3) / 2
        for at, value in enumerate(values):
            dice.die(canvas, left + at * (size + 3), top + 18, size, value, owner, dice.GHOST)
        edges += [left, left + len(values) * (size + 3) - 3]
    if more:
        before, after = min(edges, default=box.x), max(edges, default=box.x)
        wide = max(before - box.x, box.right - after) - 24
        room = Box(box.x if before - box.x > box.right - after else after + 24, top + 14, wide, WAYS_LINE + 4)
        chips(canvas, room, more)
