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

_ARCH: Final = 94
ASKED: Final = 70
"""How much higher the building is while the ways of dice are shown, in one line below the arches."""
LEDGE: Final = 124
"""How high the arches are with the ledge below them."""
GAINS: Final = 22
"""Room above the specialists for what they would bring the reader."""


def arches(canvas: Canvas, box: Box, width: int, standing: tuple[Standing, ...]) -> None:
    """The arches with the dice that stand in them, `LEDGE` high."""
    box = box.inset(EDGE, 0)
    step = box.w / width
    for place in range(width):
        x = box.x + step * (place + 0.5)
        canvas.stamp(x, box.y + 12, _arch, min(92, round(step - 16)), reach=Box(-52, -4, 104, _ARCH + 8))
        if place >= len(standing):
            canvas.number(x, box.y + 70, place + 1, 38, fill=theme.STONE)
    for place, (whose, value, latest) in enumerate(standing[:width]):
        x = box.x + step * (place + 0.5)
        dice.die(canvas, x - 28, box.y + 45, 56, value, whose, dice.LATEST if latest else dice.REAL)
        dice.token(canvas, whose, x, box.y + 28, 24)
    low = box.y + 12 + _ARCH
    canvas.rect(Box(box.x - 6, low, box.w + 12, 9), "#b39d70")
    canvas.rect(Box(box.x - 6, low + 9, box.w + 12, 7), theme.STONE_LIGHT)


def _arch(canvas: Canvas, w: int) -> None:
    half = w / 2
    canvas.path(
        f"M{-half},{_ARCH} V{half} A{half},{half} 0 0 1 {half},{half} V{_ARCH} Z", "#4d3f52", theme.STONE_DARK, 5
    )


def teachers(canvas: Canvas, box: Box, width: int, specialists: tuple[str, ...], gains: tuple[int, ...]) -> None:
    """The specialists, with what each would bring a reader."""
    box = box.inset(EDGE, 0)
    step = box.w / width
    top = box.y + 4 + (GAINS if gains else 0)
    cards = Box(box.x, top, box.w, box.bottom - top - 8)
    for number, tile in enumerate(specialists):
        card = Box(cards.x + step * number + 6, cards.y, min(step - 12, 150), cards.h)
        card = card.moved(dx=(step - 12 - card.w) / 2)
        tiles.specialist(canvas, card, tile)
        if number < len(gains):
            gain(canvas, card.right + 4, card.y - 7, gains[number])


def possible(canvas: Canvas, box: Box, width: int, owner: int | None, ghosts: Ghosts, more: tuple[Way, ...]) -> None:
    """The dice of the best placement under their arches, the other ways where there is most room beside them.

    `ASKED` high; `owner` is whose best placement the ghosts are.
    """
    box = box.inset(EDGE, 0)
    step, top = box.w / width, box.y + 2
    found: dict[int, list[int]] = {}
    for place, value in ghosts:
        found.setdefault(place, []).append(value)
    edges: list[float] = []
    for place, values in found.items():
        x = box.x + step * (place - 0.5)
        size = min(44.0, (step - 10) / len(values) - 3)
        ink = theme.NEUTRAL_LINE if owner is None else palette.seat(owner).fill
        canvas.polygon([(x - 10, top + 12), (x + 10, top + 12), (x, top)], fill=ink)
        left = x - (len(values) * (size + 3) - 3) / 2
        for at, value in enumerate(values):
            dice.die(canvas, left + at * (size + 3), top + 14, size, value, owner, dice.GHOST)
        edges += [left, left + len(values) * (size + 3) - 3]
    if more:
        before, after = min(edges, default=box.x), max(edges, default=box.x)
        wide = max(before - box.x, box.right - after) - 24
        room = Box(box.x if before - box.x > box.right - after else after + 24, top + 8, wide, WAYS_LINE + 4)
        chips(canvas, room, more)
