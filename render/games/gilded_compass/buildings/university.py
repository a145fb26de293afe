"""University: the arches with dice from the low to the high ones, and the specialists who teach below."""

from __future__ import annotations

from typing import Final

from render.games.gilded_compass import dice, theme, tiles
from render.games.gilded_compass.house import EDGE
from render.games.gilded_compass.marks import gain
from render.games.gilded_compass.ranked import WAYS_LINE, Way, ways, ways_height
from render.kit import palette
from render.kit.canvas import Canvas
from render.kit.geometry import Box

Standing = tuple[int | None, int, bool]
"""Whose die stands in an arch, what it shows, and whether the last action placed it."""
Ghosts = tuple[tuple[int, int], ...]
"""Arches (from 1) where dice of the best placement would stand, with what they show."""

_ARCH: Final = 94
_GHOST: Final = 66
GAINS: Final = 22
"""Room above the specialists for what they would bring the reader."""


def contents(
    canvas: Canvas,
    box: Box,
    width: int,
    standing: tuple[Standing, ...],
    specialists: tuple[str, ...],
    gains: tuple[int, ...],
    owner: int | None,
    ghosts: Ghosts,
    more: tuple[Way, ...],
) -> None:
    """`owner` is whose ghosts these are."""
    box = box.inset(EDGE, 0)
    step = box.w / width
    for place in range(width):
        _arch(canvas, box.x + step * (place + 0.5), box.y + 12, min(92, step - 16), place + 1)
    for place, (whose, value, latest) in enumerate(standing[:width]):
        x = box.x + step * (place + 0.5)
        dice.die(canvas, x - 28, box.y + 45, 56, value, whose, dice.LATEST if latest else dice.REAL)
        dice.token(canvas, whose, x, box.y + 28, 24)
    low = box.y + 12 + _ARCH
    canvas.rect(Box(box.x - 6, low, box.w + 12, 9), "#b39d70")
    canvas.rect(Box(box.x - 6, low + 9, box.w + 12, 7), theme.STONE_LIGHT)
    top = low + 22
    if ghosts or more:
        top += _below(canvas, Box(box.x, low + 18, box.w, box.h), step, owner, ghosts, more)
    if gains:
        top += GAINS
    cards = Box(box.x, top, box.w, box.bottom - top - 8)
    for number, tile in enumerate(specialists):
        card = Box(cards.x + step * number + 6, cards.y, min(step - 12, 150), cards.h)
        card = card.moved(dx=(step - 12 - card.w) / 2)
        tiles.specialist(canvas, card, tile)
        if number < len(gains):
            gain(canvas, card.right + 4, card.y - 7, gains[number])


def _arch(canvas: Canvas, x: float, y: float, w: float, number: int) -> None:
    half = w / 2
    canvas.path(
        f"M{x - half},{y + _ARCH} V{y + half} A{half},{half} 0 0 1 {x + half},{y + half} V{y + _ARCH} Z",
        "#4d3f52",
        theme.STONE_DARK,
        5,
    )
    canvas.number(x, y + 58, number, 38, fill=theme.STONE)


def _below(canvas: Canvas, box: Box, step: float, owner: int | None, ghosts: Ghosts, more: tuple[Way, ...]) -> float:
    """The dice of the best placement under their arches, then the other ways; returns how high that is."""
    found: dict[int, list[int]] = {}
    for place, value in ghosts:
        found.setdefault(place, []).append(value)
    for place, values in found.items():
        x = box.x + step * (place - 0.5)
        size = min(44.0, (step - 10) / len(values) - 3)
        ink = theme.NEUTRAL_LINE if owner is None else palette.seat(owner).fill
        canvas.polygon([(x - 10, box.y + 12), (x + 10, box.y + 12), (x, box.y)], fill=ink)
        left = x - (len(values) * (size + 3) - 3) / 2
        for at, value in enumerate(values):
            dice.die(canvas, left + at * (size + 3), box.y + 14, size, value, owner, dice.GHOST)
    high = _GHOST if found else 0
    if more:
        lines = min(2, ways_height(box.w, more))
        ways(canvas, Box(box.x, box.y + high, box.w, lines * WAYS_LINE + 8), more)
        high += lines * WAYS_LINE + 8
    return high


def below(ghosts: Ghosts, more: tuple[Way, ...], room: float) -> float:
    """How much higher the building must be for these."""
    return (_GHOST if ghosts else 0) + (min(2, ways_height(room, more)) * WAYS_LINE + 8 if more else 0)
