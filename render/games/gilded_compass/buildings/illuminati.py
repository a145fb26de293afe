"""Illuminati: the Special Abilities on offer, what the next set must show, and the sets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from render.games.gilded_compass import theme
from render.games.gilded_compass.glyphs import glyph
from render.games.gilded_compass.house import EDGE
from render.games.gilded_compass.layout import Part
from render.games.gilded_compass.marks import dashed
from render.games.gilded_compass.ranked import WAYS_LINE, Entry, Way, entry, icons, places, ways
from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.geometry import Box

_CARD: Final = 118
_PLANK: Final = 66
_TALLEST: Final = 68
"""Rows of equal height in every phase."""


def parts(
    box: Box,
    abilities: tuple[tuple[str, str], ...],
    label: str,
    needed: tuple[int, ...],
    entries: tuple[Entry, ...],
    more: tuple[Way, ...],
) -> Iterator[Part]:
    """`abilities`: sign and short name; `needed`: the dice of the next set, besides any one more."""
    yield Part(offer_in(box), offer, (abilities,), theme.PAPER)
    box = box.inset(EDGE, 0)
    yield Part(Box(box.x - 3, box.y + _CARD + 18, box.w + 6, _PLANK), plank, (label, needed), theme.PAPER)
    foot = WAYS_LINE + 6 if more else 0
    top = _CARD + _PLANK + 24
    above = Box(box.x - 3, box.y + top, box.w + 6, box.h - top - foot - 2)
    for place, lying in zip(places(above, max(3, len(entries)), _TALLEST), entries, strict=False):
        yield Part(place, row, (lying,), theme.PAPER)
    if more:
        yield Part(Box(box.x, box.bottom - foot, box.w, foot), ways, (more,), theme.PAPER)


def offer_in(room: Box) -> Box:
    """Where the Special Abilities lie in the building's room."""
    return Box(room.x + EDGE, room.y + 10, room.w - 2 * EDGE + 3, _CARD + 4)


def cards(box: Box) -> list[Box]:
    """Where each of them lies in the box of all."""
    return Box(box.x, box.y, box.w - 3, _CARD).columns(1, 1, 1, gap=4)


def offer(canvas: Canvas, box: Box, abilities: tuple[tuple[str, str], ...]) -> None:
    """The Special Abilities that can be had."""
    for (sign, name), cell in zip(abilities, cards(box), strict=False):
        canvas.rect(cell.moved(3, 4), "#00000040", 9)
        canvas.rect(cell, theme.PLUM, 9, theme.GOLD_LIGHT, 3)
        glyph(canvas, sign, cell.cx, cell.y + 40, 52, theme.GOLD_LIGHT)
        low = Box(cell.x + 2, cell.bottom - 50, cell.w - 4, 44)
        canvas.text(low, name, 38, fonts.SEMIBOLD, theme.LIGHT, "center", smallest=28)


def row(canvas: Canvas, box: Box, found: Entry) -> None:
    """A set."""
    entry(canvas, box, found, _prize)


def plank(canvas: Canvas, box: Box, label: str, needed: tuple[int, ...]) -> None:
    """What the next set must show."""
    canvas.rect(box, theme.NIGHT, 10, theme.GOLD, 2.5)
    word = canvas.text(Box(box.x + 12, box.y, 110, box.h), label, 34, fill=theme.PALE, smallest=28)
    x = word.right + 12
    size = min(48.0, (box.right - x - 40) / (len(needed) + 1) - 5)
    for value in needed:
        canvas.rect(Box(x, box.cy - 25, size, 50), radius=8, line=theme.GOLD_LIGHT, width=2.5)
        canvas.number(x + size / 2, box.cy, value, max(28, min(42, size * 0.9)), fill=theme.GOLD_LIGHT)
        x += size + 5
    if needed:
        canvas.number(x + 10, box.cy, "+", 38, fill=theme.LIGHT)
        x += 26
    dashed(canvas, Box(x, box.cy - 25, size, 50), 8, theme.LIGHT)
    canvas.number(x + size / 2, box.cy, "?", max(28, min(42, size)), fill=theme.LIGHT)


def _prize(canvas: Canvas, right: float, y: float, entry: Entry) -> float:
    """How many Special Abilities the set takes."""
    if not entry.kind:
        return icons(canvas, right, y, "eye", entry)
    for at in range(entry.keeps):
        card = Box(right - 26 - at * 32, y - 18, 26, 36)
        canvas.rect(card, theme.PLUM, 5, theme.GOLD_LIGHT, 2.5)
        glyph(canvas, "eye", card.cx, card.cy, 20, theme.GOLD_LIGHT)
    return 26 + (entry.keeps - 1) * 32
