"""What has changed since somebody looked, as numbered pins on a finished picture.

A pin says "this happened": a dark disc in the colour of changes with the number of the line that tells of it, and a
tip that points at the thing. What may be done is never marked so. Pins are regions of their own above all others, so
that nothing below them is drawn anew for another reader.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from engine.core.game import View
from render.kit.canvas import Canvas
from render.kit.geometry import Box, Point
from render.kit.palette import CHANGED, INK, WHITE
from render.kit.parts import Mark, Which
from render.kit.sheet import Sheet

Spot = Callable[[Any, Which, str], Point]
"""Where the pin of a place stands: its middle, from a view, which picture it is, and the place's name."""

SIZE: Final = 58
"""How wide a pin is."""
_STEP: Final = 50
"""From one pin to the next at the same spot."""
_RADIUS: Final = 25


def draw(sheet: Sheet, view: View, which: Which, marks: Sequence[Mark], spot: Spot) -> None:
    """Set the pins of numbers at places, several at one spot from the right to the left, none across a part's edge."""
    stand: dict[Point, list[int]] = {}
    for number, place in marks:
        here = stand.setdefault(spot(view, which, place), [])
        if number not in here:
            here.append(number)
    for (x, y), numbers in stand.items():
        part = next(part for part in sheet.parts if y < part.bottom)
        top = min(max(y - SIZE / 2, part.top), part.bottom - SIZE)
        for index, number in enumerate(reversed(numbers)):
            left = min(x - SIZE / 2, sheet.width - SIZE) - index * _STEP
            sheet.keep(Box(max(0, round(left)), round(top), SIZE, SIZE), pin, number)


def pin(canvas: Canvas, box: Box, number: int) -> None:
    """A numbered disc with a tip at its left lower edge."""
    canvas.stamp(box.x, box.y, _pin, number, reach=Box(0, 0, SIZE, SIZE))


def _pin(canvas: Canvas, number: int) -> None:
    x, y = SIZE / 2 + 1, SIZE / 2 - 2
    tip = [(x - 24, y + 4), (x - 4, y + 24), (x - 27, y + 27)]
    canvas.polygon(tip, CHANGED, INK, 3)
    canvas.circle(x, y, _RADIUS + 2, INK)
    canvas.circle(x, y, _RADIUS, CHANGED)
    canvas.circle(x, y, _RADIUS - 5, INK)
    canvas.number(x, y, number, 36, fill=WHITE)


def happened(canvas: Canvas, box: Box) -> None:
    """A tick in the upper right corner of a thing that the last turn changed: a part of its region, without a number.

    A frame would look like an offer.
    """
    x, y = box.right - 17, box.y + 17
    canvas.circle(x, y, 18, INK)
    canvas.circle(x, y, 16, CHANGED)
    canvas.line([(x - 8, y + 1), (x - 2, y + 7), (x + 9, y - 6)], INK, 5)
