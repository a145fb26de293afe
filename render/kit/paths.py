"""Outlines written as SVG path data: "M-50,0 Q0,-40 50,0 L0,60 Z".

All commands of SVG 1.1 (section 8.3) except arcs with a tilted axis: M L H V C S Q T A Z, absolute and relative.
Curves become straight steps, fine enough for sprites.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise
from math import acos, cos, pi, sin, sqrt

from render.kit.geometry import Point

_TOKENS = re.compile(r"([MLHVCSQTAZmlhvcsqtaz])|(-?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)")
_NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
_STEPS = 16

Outline = tuple[tuple[Point, ...], bool]
"""Points, and whether the line returns to the first."""


@lru_cache(maxsize=512)
def outlines(data: str) -> tuple[Outline, ...]:
    """The parts of a path. Raises ValueError if it is not path data."""
    found: list[Outline] = []
    points: list[Point] = []
    control: Point | None = None
    here = start = (0.0, 0.0)
    for command, numbers in _commands(data):
        kind = command.upper()
        if command.islower():
            numbers = _absolute(kind, numbers, here)
        before, control = control, None
        if kind == "Z":
            found.append((tuple(points), True))
            points, here = [start], start
            continue
        if kind == "M":
            if len(points) > 1:
                found.append((tuple(points), False))
            here = start = (numbers[0], numbers[1])
            points = [here]
            continue
        end = _end(kind, numbers, here)
        if kind in "LHV":
            points.append(end)
        elif kind == "A":
            points += _arc(here, numbers[0], numbers[1], bool(numbers[3]), bool(numbers[4]), end)
        else:
            bow = _controls(kind, numbers, here, before)
            points += curve([here, *bow, end])
            control = bow[-1]
        here = end
    if len(points) > 1:
        found.append((tuple(points), False))
    return tuple(found)


def curve(control: list[Point], steps: int = _STEPS) -> list[Point]:
    """Points on a Bézier curve of any degree, without its first."""
    return [_at(control, step / steps) for step in range(1, steps + 1)]


def _at(control: list[Point], t: float) -> Point:
    while len(control) > 1:
        control = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(control)]
    return control[0]


def _commands(data: str) -> list[tuple[str, list[float]]]:
    """Each command with its numbers; numbers left over repeat it."""
    found: list[tuple[str, list[float]]] = []
    command, numbers = "", list[float]()

    def take() -> None:
        name = command
        size = _NUMBERS[name.upper()]
        if (size and (not numbers or len(numbers) % size)) or (not size and numbers):
            raise ValueError(f"path {data!r}: {name} with {len(numbers)} numbers")
        if not size:
            found.append((name, []))
        for index in range(0, len(numbers), size or 1):
            found.append((name, numbers[index : index + size]))
            name = {"M": "L", "m": "l"}.get(name, name)

    for letter, number in _TOKENS.findall(data):
        if letter:
            if command:
                take()
            command, numbers = letter, []
        elif not command:
            raise ValueError(f"path {data!r} does not begin with a command")
        else:
            numbers.append(float(number))
    if command:
        take()
    return found


def _absolute(kind: str, numbers: list[float], here: Point) -> list[float]:
    if kind == "H":
        return [numbers[0] + here[0]]
    if kind == "V":
        return [numbers[0] + here[1]]
    if kind == "A":
        return [*numbers[:5], numbers[5] + here[0], numbers[6] + here[1]]
    return [number + here[index % 2] for index, number in enumerate(numbers)]


def _end(kind: str, numbers: list[float], here: Point) -> Point:
    if kind == "H":
        return numbers[0], here[1]
    if kind == "V":
        return here[0], numbers[0]
    return numbers[-2], numbers[-1]


def _controls(kind: str, numbers: list[float], here: Point, before: Point | None) -> list[Point]:
    """The control points; S and T take the mirrored one of the curve before."""
    mirrored = here if before is None else (2 * here[0] - before[0], 2 * here[1] - before[1])
    given = list(zip(numbers[:-2:2], numbers[1:-2:2], strict=True))
    return [mirrored, *given] if kind in "ST" else given


def _arc(start: Point, rx: float, ry: float, large: bool, sweep: bool, end: Point) -> list[Point]:
    """An elliptic arc (SVG 1.1, appendix F.6), its axis not tilted."""
    if not rx or not ry or start == end:
        return [end]
    x, y = (start[0] - end[0]) / 2 / rx, (start[1] - end[1]) / 2 / ry
    grow = sqrt(x * x + y * y)
    if grow > 1:
        rx, ry, x, y = rx * grow, ry * grow, x / grow, y / grow
    side = sqrt(max(0.0, 1 / (x * x + y * y) - 1)) * (-1 if large == sweep else 1)
    cx, cy = side * y, -side * x
    first = _angle(x - cx, y - cy)
    turn = (_angle(-x - cx, -y - cy) - first) % (2 * pi)
    if not sweep:
        turn -= 2 * pi
    middle = ((start[0] + end[0]) / 2 + cx * rx, (start[1] + end[1]) / 2 + cy * ry)
    steps = max(4, round(abs(turn) * 10))
    angles = [first + turn * step / steps for step in range(1, steps)]
    return [(middle[0] + rx * cos(angle), middle[1] + ry * sin(angle)) for angle in angles] + [end]


def _angle(x: float, y: float) -> float:
    angle = acos(max(-1.0, min(1.0, x / sqrt(x * x + y * y))))
    return angle if y >= 0 else -angle
