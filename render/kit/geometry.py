"""Boxes: where things go, in pixels of the finished picture (not of the doubled canvas).

A layout is made by cutting boxes from boxes:

    top, rest = Box(0, 0, 1200, 1300).inset(24).cut_top(90)
    left, right = rest.columns(2, 1, gap=20)          # twice as wide as the other
    cells = right.grid(3, 4, gap=8)                   # row by row
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple, TypeAlias

Point: TypeAlias = tuple[float, float]

Across: TypeAlias = Literal["left", "center", "right"]
Down: TypeAlias = Literal["top", "middle", "bottom"]

_SHARE = {"left": 0.0, "center": 0.5, "right": 1.0, "top": 0.0, "middle": 0.5, "bottom": 1.0}


class Box(NamedTuple):
    """A rectangle: left edge, top edge, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """The middle from left to right."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The middle from top to bottom."""
        return self.y + self.h / 2

    @property
    def center(self) -> Point:
        """The middle."""
        return self.cx, self.cy

    def at(self, across: Across, down: Down) -> Point:
        """A corner, the middle of an edge, or the middle."""
        return self.x + self.w * _SHARE[across], self.y + self.h * _SHARE[down]

    def inset(self, across: float, down: float | None = None) -> Box:
        """Smaller by so much on every side (negative: larger)."""
        down = across if down is None else down
        return Box(self.x + across, self.y + down, self.w - 2 * across, self.h - 2 * down)

    def moved(self, dx: float = 0, dy: float = 0) -> Box:
        """The same box elsewhere."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def placed(self, w: float, h: float, across: Across = "center", down: Down = "middle") -> Box:
        """A box of this size inside, at an anchor."""
        return Box(self.x + (self.w - w) * _SHARE[across], self.y + (self.h - h) * _SHARE[down], w, h)

    def cut_top(self, h: float, gap: float = 0) -> tuple[Box, Box]:
        """The upper part of this height, and the rest after a gap."""
        return Box(self.x, self.y, self.w, h), Box(self.x, self.y + h + gap, self.w, self.h - h - gap)

    def cut_bottom(self, h: float, gap: float = 0) -> tuple[Box, Box]:
        """The lower part of this height, and the rest."""
        return Box(self.x, self.bottom - h, self.w, h), Box(self.x, self.y, self.w, self.h - h - gap)

    def cut_left(self, w: float, gap: float = 0) -> tuple[Box, Box]:
        """The left part of this width, and the rest."""
        return Box(self.x, self.y, w, self.h), Box(self.x + w + gap, self.y, self.w - w - gap, self.h)

    def cut_right(self, w: float, gap: float = 0) -> tuple[Box, Box]:
        """The right part of this width, and the rest."""
        return Box(self.right - w, self.y, w, self.h), Box(self.x, self.y, self.w - w - gap, self.h)

    def columns(self, *weights: float, gap: float = 0) -> list[Box]:
        """Side by side, with widths in proportion to the weights."""
        unit = (self.w - gap * (len(weights) - 1)) / sum(weights)
        found: list[Box] = []
        x = self.x
        for weight in weights:
            found.append(Box(x, self.y, unit * weight, self.h))
            x += unit * weight + gap
        return found

    def rows(self, *weights: float, gap: float = 0) -> list[Box]:
        """One below the other, with heights in proportion to the weights."""
        unit = (self.h - gap * (len(weights) - 1)) / sum(weights)
        found: list[Box] = []
        y = self.y
        for weight in weights:
            found.append(Box(self.x, y, self.w, unit * weight))
            y += unit * weight + gap
        return found

    def grid(self, columns: int, rows: int, gap: float = 0) -> list[Box]:
        """Equal cells, row by row."""
        return [cell for row in self.rows(*[1] * rows, gap=gap) for cell in row.columns(*[1] * columns, gap=gap)]

    def contains(self, other: Box) -> bool:
        """Whether `other` lies inside, within half a pixel."""
        return (
            other.x >= self.x - 0.5
            and other.y >= self.y - 0.5
            and other.right <= self.right + 0.5
            and other.bottom <= self.bottom + 0.5
        )


def around(cx: float, cy: float, w: float, h: float | None = None) -> Box:
    """The box of this size (a square by default) around a point."""
    h = w if h is None else h
    return Box(cx - w / 2, cy - h / 2, w, h)


def bounds(points: Iterable[Point]) -> Box:
    """The smallest box that holds all points."""
    xs, ys = zip(*points, strict=True)
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def grown(boxes: Sequence[Box], room: Box, least: float) -> list[Box]:
    """The same boxes made as wide and as high as `least` where they are smaller, as far as the room and the others let
    them: between two of them the border lies halfway. They do not overlap if the boxes given do not."""
    found: list[Box] = []
    for box in boxes:
        left, top, right, low = room.x, room.y, room.right, room.bottom
        for other in boxes:
            across = max(other.x - box.right, box.x - other.right)
            down = max(other.y - box.bottom, box.y - other.bottom)
            if other is box or max(across, down) < 0:
                continue
            if across >= down and other.x >= box.right:
                right = min(right, (box.right + other.x) // 2)
            elif across >= down:
                left = max(left, (other.right + box.x) // 2)
            elif other.y >= box.bottom:
                low = min(low, (box.bottom + other.y) // 2)
            else:
                top = max(top, (other.bottom + box.y) // 2)
        x, w = _within(box.x, box.w, left, right, least)
        y, h = _within(box.y, box.h, top, low, least)
        found.append(Box(x, y, w, h))
    return found


def _within(start: float, length: float, low: float, high: float, least: float) -> tuple[float, float]:
    """Start and length of a stretch that is as long as `least`, around another one and between two bounds."""
    long = min(max(length, least), high - low)
    return min(max(start - (long - length) // 2, low), high - long), long


def spread(wanted: Sequence[float], sizes: Sequence[float], low: float, high: float, gap: float = 4) -> list[float]:
    """Middles for things on a line that do not overlap, each as near as possible to where it is wanted.

    The things keep the order in which they are wanted and stay between `low` and `high`, if there is room for all.
    """
    order = sorted(range(len(wanted)), key=lambda index: wanted[index])
    found = list(wanted)
    edge = low
    for index in order:
        found[index] = max(found[index], edge + sizes[index] / 2)
        edge = found[index] + sizes[index] / 2 + gap
    edge = high
    for index in reversed(order):
        found[index] = min(found[index], edge - sizes[index] / 2)
        edge = found[index] - sizes[index] / 2 - gap
    return found
