"""Named shapes, drawn by code: seat tokens, treasures, colours, signs.

Every shape has the same optical size and stays inside the unit square from -1 to 1. `NAMES` lists them; `GLYPHS` gives
the character that stands for a shape in sentences and on buttons, where there is one.

A shape is a list of layers: polygons that add (True) or cut away (False). Drawn large and reduced, kept in a cache.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import cos, pi, sin

from PIL import Image, ImageDraw

from render.kit.geometry import Point
from render.kit.keeper import Keeper

Layer = tuple[bool, list[Point]]
Shape = list[Layer]

GLYPHS: dict[str, str] = {
    "circle": "●",
    "square": "■",
    "triangle": "▲",
    "diamond": "◆",
    "star": "★",
    "hexagon": "⬢",
    "pentagon": "⬟",
    "cross": "✚",
    "moon": "☾",
    "sun": "☀",
    "skull": "☠",
    "heart": "♥",
    "anchor": "⚓",
    "flag": "⚑",
    "check": "✓",
    "times": "✗",
    "ring": "◯",
    "down": "▼",
    "flower": "✿",
    "club": "♣",
    "spade": "♠",
    "crown": "♛",
    "arrow": "→",
    "asterisk": "✱",
}


def _regular(corners: int, radius: float = 1.0, turn: float = -pi / 2, cx: float = 0, cy: float = 0) -> list[Point]:
    return [
        (cx + radius * cos(turn + 2 * pi * i / corners), cy + radius * sin(turn + 2 * pi * i / corners))
        for i in range(corners)
    ]


def _disc(cx: float, cy: float, rx: float, ry: float | None = None) -> list[Point]:
    ry = rx if ry is None else ry
    return [(cx + rx * cos(2 * pi * i / 72), cy + ry * sin(2 * pi * i / 72)) for i in range(72)]


def _star(points: int, inner: float, outer: float = 1.0, cy: float = 0.0) -> list[Point]:
    return [
        (r * cos(-pi / 2 + pi * i / points), cy + r * sin(-pi / 2 + pi * i / points))
        for i in range(2 * points)
        for r in [outer if i % 2 == 0 else inner]
    ]


def _box(x: float, y: float, right: float, bottom: float) -> list[Point]:
    return [(x, y), (right, y), (right, bottom), (x, bottom)]


def curve(start: Point, *parts: Sequence[Point]) -> list[Point]:
    """A closed outline: each part is a line (one point), a quadratic (two) or a cubic bow (three points)."""
    found = [start]
    here = start
    for part in parts:
        control = [here, *part]
        steps = 1 if len(part) == 1 else 18
        found += [_bow(control, step / steps) for step in range(1, steps + 1)]
        here = part[-1]
    return found


def _bow(control: Sequence[Point], t: float) -> Point:
    points = list(control)
    while len(points) > 1:
        points = [_between(a, b, t) for a, b in pairwise(points)]
    return points[0]


def _between(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def _mirrored(half: list[Point]) -> list[Point]:
    return half + [(-x, y) for x, y in reversed(half)]


def _turned(points: list[Point], turn: float) -> list[Point]:
    return [(x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)) for x, y in points]


def _sun() -> Shape:
    ray = [(-0.17, -0.66), (0.0, -1.0), (0.17, -0.66)]
    return [(True, _disc(0, 0, 0.55)), *[(True, _turned(ray, 2 * pi * i / 8)) for i in range(8)]]


def _moon() -> Shape:
    return [(True, _disc(-0.05, 0, 0.95)), (False, _disc(0.42, -0.18, 0.78))]


def _skull() -> Shape:
    return [
        (True, _disc(0, -0.22, 0.84, 0.76)),
        (True, _box(-0.46, 0.2, 0.46, 0.92)),
        (False, _disc(-0.36, -0.14, 0.24, 0.27)),
        (False, _disc(0.36, -0.14, 0.24, 0.27)),
        (False, [(0, 0.14), (0.13, 0.4), (-0.13, 0.4)]),
        (False, _box(-0.2, 0.62, -0.1, 1.0)),
        (False, _box(0.1, 0.62, 0.2, 1.0)),
    ]


def _gear() -> Shape:
    tooth = _box(-0.17, -1.0, 0.17, -0.6)
    return [
        (True, _disc(0, 0, 0.76)),
        *[(True, _turned(tooth, 2 * pi * i / 8)) for i in range(8)],
        (False, _disc(0, 0, 0.3)),
    ]


def _flower() -> Shape:
    petals = [(True, _disc(0.52 * sin(2 * pi * i / 5), -0.52 * cos(2 * pi * i / 5), 0.43)) for i in range(5)]
    return [*petals, (True, _disc(0, 0, 0.4)), (False, _disc(0, 0, 0.2))]


def _shell() -> Shape:
    """A fan of five ribs above a small foot."""
    edge: list[Point] = []
    for step in range(61):
        turn = -0.62 + 1.24 * step / 60
        reach = 1.68 + 0.13 * abs(sin(5 * pi * step / 60))
        edge.append((reach * sin(turn), 0.82 - reach * cos(turn)))
    grooves = [
        (False, [(x * 0.35, 0.45), (x - 0.035, y), (x + 0.035, y)]) for x, y in (edge[12 * rib] for rib in (1, 2, 3, 4))
    ]
    return [(True, [(-0.16, 0.82), *edge, (0.16, 0.82)]), *grooves, (True, _box(-0.34, 0.66, 0.34, 0.96))]


def _key() -> Shape:
    return [
        (True, _disc(-0.5, 0, 0.46)),
        (False, _disc(-0.5, 0, 0.2)),
        (True, _box(-0.1, -0.13, 0.98, 0.13)),
        (True, _box(0.48, 0.0, 0.64, 0.46)),
        (True, _box(0.82, 0.0, 0.98, 0.38)),
    ]


def _anchor() -> Shape:
    return [
        (True, _disc(0, -0.74, 0.25)),
        (False, _disc(0, -0.74, 0.1)),
        (True, _box(-0.11, -0.56, 0.11, 0.86)),
        (True, _box(-0.45, -0.38, 0.45, -0.18)),
        (True, _disc(0, 0.14, 0.84)),
        (False, _disc(0, 0.08, 0.6)),
        (False, _box(-1, -1, -0.11, 0.2)),
        (False, _box(0.11, -1, 1, 0.2)),
        (True, _disc(0, -0.74, 0.25)),
        (False, _disc(0, -0.74, 0.1)),
        (True, _box(-0.11, -0.52, 0.11, 0.9)),
        (True, _box(-0.45, -0.4, 0.45, -0.2)),
        (True, [(-0.96, 0.3), (-0.9, -0.1), (-0.48, 0.3)]),
        (True, [(0.96, 0.3), (0.9, -0.1), (0.48, 0.3)]),
    ]


def _eye() -> Shape:
    lid = curve((-1, 0), [(-0.4, -0.82), (0.4, -0.82), (1, 0)], [(0.4, 0.82), (-0.4, 0.82), (-1, 0)])
    return [(True, lid), (False, _disc(0, 0, 0.4)), (True, _disc(0, 0, 0.22))]


def _lock() -> Shape:
    return [
        (True, _disc(0, -0.28, 0.56, 0.66)),
        (False, _disc(0, -0.28, 0.34, 0.44)),
        (False, _box(-1, -0.05, 1, 1)),
        (True, _box(-0.76, -0.12, 0.76, 0.94)),
        (False, _disc(0, 0.32, 0.15)),
        (False, _box(-0.07, 0.32, 0.07, 0.66)),
    ]


def _fish() -> Shape:
    body = curve((-0.98, 0), [(-0.4, -0.7), (0.2, -0.5), (0.5, 0)], [(0.2, 0.5), (-0.4, 0.7), (-0.98, 0)])
    return [
        (True, body),
        (True, [(0.34, 0), (0.98, -0.52), (0.82, 0), (0.98, 0.52)]),
        (False, _disc(-0.5, -0.12, 0.09)),
    ]


def _ship() -> Shape:
    return [
        (True, [(-0.95, 0.4), (0.95, 0.4), (0.6, 0.92), (-0.6, 0.92)]),
        (True, [(-0.06, -0.95), (0.06, -0.95), (0.06, 0.4), (-0.06, 0.4)]),
        (True, curve((0.12, -0.85), [(0.9, -0.5), (0.82, 0.22)], [(0.12, 0.22)])),
        (True, curve((-0.12, -0.6), [(-0.75, -0.3), (-0.7, 0.22)], [(-0.12, 0.22)])),
    ]


def _house() -> Shape:
    return [
        (True, [(-1, -0.05), (0, -0.92), (1, -0.05)]),
        (True, _box(-0.7, -0.1, 0.7, 0.9)),
        (False, _box(-0.2, 0.3, 0.2, 0.9)),
    ]


def _hourglass() -> Shape:
    return [
        (True, _box(-0.75, -1, 0.75, -0.78)),
        (True, _box(-0.75, 0.78, 0.75, 1)),
        (True, [(-0.6, -0.8), (0.6, -0.8), (0.1, 0), (0.6, 0.8), (-0.6, 0.8), (-0.1, 0)]),
    ]


def _person() -> Shape:
    return [
        (True, _disc(0, -0.5, 0.42)),
        (True, curve((-0.8, 0.95), [(-0.8, 0.0), (0.8, 0.0), (0.8, 0.95)])),
    ]


def _sword() -> Shape:
    blade = [(-0.16, 0.48), (-0.16, -0.92), (0, -1.32), (0.16, -0.92), (0.16, 0.48)]
    parts = [blade, _box(-0.54, 0.46, 0.54, 0.66), _box(-0.13, 0.6, 0.13, 1.24)]
    return [(True, _turned(part, pi / 4)) for part in parts]


def _spear() -> Shape:
    head = curve((0, -1.3), [(0.44, -0.72), (0.16, -0.4)], [(-0.16, -0.4)], [(-0.44, -0.72), (0, -1.3)])
    parts = [head, _box(-0.085, -0.42, 0.085, 1.3), _box(-0.22, -0.4, 0.22, -0.24)]
    return [(True, _turned(part, pi / 4)) for part in parts]


def _club() -> Shape:
    return [
        (True, _disc(0, -0.52, 0.42)),
        (True, _disc(-0.5, 0.18, 0.42)),
        (True, _disc(0.5, 0.18, 0.42)),
        (True, [(0, -0.3), (0.34, 0.95), (-0.34, 0.95)]),
    ]


_MAKERS: dict[str, Callable[[], Shape]] = {
    "circle": lambda: [(True, _disc(0, 0, 0.92))],
    "square": lambda: [(True, _box(-0.82, -0.82, 0.82, 0.82))],
    "triangle": lambda: [(True, [(0, -0.98), (1.0, 0.78), (-1.0, 0.78)])],
    "down": lambda: [(True, [(0, 0.98), (1.0, -0.78), (-1.0, -0.78)])],
    "diamond": lambda: [(True, [(0, -1), (0.88, 0), (0, 1), (-0.88, 0)])],
    "star": lambda: [(True, _star(5, 0.46, 1.05, 0.08))],
    "hexagon": lambda: [(True, _regular(6))],
    "pentagon": lambda: [(True, _regular(5, 1.0, cy=0.06))],
    "octagon": lambda: [(True, _regular(8, 1.0, turn=pi / 8))],
    "burst": lambda: [(True, _star(8, 0.6))],
    "sparkle": lambda: [(True, _star(4, 0.36, 1.05))],
    "asterisk": lambda: [(True, _turned(_box(-0.2, -0.98, 0.2, 0.98), i * pi / 3)) for i in range(3)],
    "cross": lambda: [(True, _box(-0.34, -0.94, 0.34, 0.94)), (True, _box(-0.94, -0.34, 0.94, 0.34))],
    "times": lambda: [(True, _turned(_box(-0.22, -1.05, 0.22, 1.05), turn)) for turn in (pi / 4, -pi / 4)],
    "check": lambda: [(True, [(-0.95, 0.1), (-0.65, -0.22), (-0.25, 0.2), (0.7, -0.75), (0.98, -0.42), (-0.25, 0.82)])],
    "ring": lambda: [(True, _disc(0, 0, 0.95)), (False, _disc(0, 0, 0.6))],
    "bar": lambda: [(True, _box(-0.95, -0.3, 0.95, 0.3))],
    "stripes": lambda: [(True, _box(-0.9, y, 0.9, y + 0.4)) for y in (-0.9, -0.2, 0.5)],
    "arrow": lambda: [(True, _box(-0.95, -0.24, 0.2, 0.24)), (True, [(0.05, -0.72), (0.98, 0), (0.05, 0.72)])],
    "chevron": lambda: [(True, [(-0.6, -0.9), (0.0, -0.9), (0.7, 0), (0.0, 0.9), (-0.6, 0.9), (0.1, 0)])],
    "drop": lambda: [
        (
            True,
            curve(
                (0, -1),
                [(0.35, -0.35), (0.74, -0.05), (0.74, 0.3)],
                [(0.74, 1.22), (-0.74, 1.22), (-0.74, 0.3)],
                [(-0.74, -0.05), (-0.35, -0.35), (0, -1)],
            ),
        )
    ],
    "leaf": lambda: [
        (
            True,
            curve((-0.8, 0.8), [(-1.05, -0.5), (-0.1, -1.0), (0.95, -0.95)], [(1.0, 0.1), (0.5, 1.05), (-0.8, 0.8)]),
        ),
        (False, [(-0.98, 0.9), (0.42, -0.5), (0.5, -0.42), (-0.9, 0.98)]),
    ],
    "flame": lambda: [
        (
            True,
            curve(
                (0.05, -1),
                [(0.2, -0.5), (0.8, -0.2), (0.76, 0.34)],
                [(0.72, 0.8), (0.38, 1.0), (0, 1.0)],
                [(-0.4, 1.0), (-0.76, 0.75), (-0.76, 0.28)],
                [(-0.74, -0.05), (-0.5, -0.22), (-0.42, -0.5)],
                [(-0.25, -0.3), (-0.2, -0.15), (-0.16, -0.02)],
                [(0.02, -0.3), (0.1, -0.6), (0.05, -1)],
            ),
        ),
        (False, curve((0.02, 0.25), [(0.3, 0.55), (0.3, 0.84), (0, 0.84)], [(-0.3, 0.84), (-0.26, 0.5), (0.02, 0.25)])),
    ],
    "heart": lambda: [
        (True, _mirrored(curve((0, 0.92), [(0.5, 0.5), (1, 0.1), (1, -0.35)], [(1, -0.95), (0.25, -1.0), (0, -0.45)])))
    ],
    "shield": lambda: [
        (True, _mirrored(curve((0, 1), [(0.5, 0.8), (0.85, 0.4), (0.85, -0.8)], [(0.4, -0.75), (0, -1)])))
    ],
    "crown": lambda: [
        (True, [(-0.95, -0.55), (-0.45, -0.05), (0, -0.85), (0.45, -0.05), (0.95, -0.55), (0.75, 0.75), (-0.75, 0.75)]),
        (False, _box(-0.68, 0.42, 0.68, 0.52)),
    ],
    "gem": lambda: [
        (True, [(-0.5, -0.75), (0.5, -0.75), (1.0, -0.2), (0, 0.95), (-1.0, -0.2)]),
        (False, [(-0.82, -0.2), (0.82, -0.2), (0.82, -0.11), (-0.82, -0.11)]),
    ],
    "bolt": lambda: [(True, [(0.25, -1), (-0.7, 0.15), (-0.08, 0.15), (-0.3, 1), (0.7, -0.25), (0.08, -0.25)])],
    "flag": lambda: [(True, _box(-0.75, -1, -0.55, 1)), (True, [(-0.55, -0.92), (0.85, -0.45), (-0.55, 0.05)])],
    "wave": lambda: [
        (
            True,
            [(x / 20, y + 0.2 * sin(x / 20 * 2 * pi)) for x in range(-19, 20)]
            + [(x / 20, y + 0.3 + 0.2 * sin(x / 20 * 2 * pi)) for x in range(19, -20, -1)],
        )
        for y in (-0.75, -0.12, 0.5)
    ],
    "cup": lambda: [
        (
            True,
            curve(
                (-0.7, -0.9),
                [(0.7, -0.9)],
                [(0.7, 0.2), (0.2, 0.3), (0.12, 0.35)],
                [(0.12, 0.7)],
                [(0.5, 0.92)],
                [(-0.5, 0.92)],
                [(-0.12, 0.7)],
                [(-0.12, 0.35)],
                [(-0.2, 0.3), (-0.7, 0.2), (-0.7, -0.9)],
            ),
        )
    ],
    "book": lambda: [
        (True, _mirrored([(0.05, -0.6), (0.5, -0.8), (0.98, -0.65), (0.98, 0.65), (0.5, 0.5), (0.05, 0.72)])),
        (False, _box(-0.05, -0.6, 0.05, 0.8)),
    ],
    "coin": lambda: [(True, _disc(0, 0, 0.95)), (False, _disc(0, 0, 0.74)), (True, _disc(0, 0, 0.64))],
    "card": lambda: [(True, _box(-0.66, -0.95, 0.66, 0.95))],
    "hand": lambda: [
        (
            True,
            [
                (-0.6, 0.0),
                (-0.6, -0.7),
                (-0.36, -0.7),
                (-0.36, -0.1),
                (-0.3, -0.1),
                (-0.3, -0.95),
                (-0.05, -0.95),
                (-0.05, -0.1),
                (0.01, -0.1),
                (0.01, -0.95),
                (0.26, -0.95),
                (0.26, -0.1),
                (0.32, -0.1),
                (0.32, -0.7),
                (0.56, -0.7),
                (0.56, 0.2),
                (0.72, 0.0),
                (0.95, 0.15),
                (0.4, 0.95),
                (-0.35, 0.95),
                (-0.6, 0.6),
            ],
        )
    ],
    "sun": _sun,
    "moon": _moon,
    "skull": _skull,
    "gear": _gear,
    "flower": _flower,
    "shell": _shell,
    "key": _key,
    "anchor": _anchor,
    "eye": _eye,
    "lock": _lock,
    "fish": _fish,
    "ship": _ship,
    "house": _house,
    "hourglass": _hourglass,
    "person": _person,
    "sword": _sword,
    "spear": _spear,
    "club": _club,
    "spade": lambda: [
        (
            True,
            _mirrored(curve((0, -0.98), [(0.5, -0.4), (0.9, -0.2), (0.9, 0.22)], [(0.9, 0.7), (0.2, 0.7), (0, 0.3)])),
        ),
        (True, [(0, 0.1), (0.34, 0.98), (-0.34, 0.98)]),
    ],
}

NAMES = tuple(_MAKERS)
"""Every shape that can be drawn."""

_FINE = 4
_masks: Keeper[Image.Image] = Keeper(2_000_000, lambda mask: mask.width * mask.height)


def mask(name: str, size: float, grow: float = 0) -> Image.Image:
    """The shape `size` pixels wide, in the middle of an L image that has some room around it.

    With `grow` it is larger by so much on every side, as the ground of an outline. Raises KeyError for a shape that
    does not exist.
    """
    return _masks.get((name, size, grow), lambda: _mask(name, size, grow))


def _mask(name: str, size: float, grow: float) -> Image.Image:
    side = (round(size) + 2 * (round(grow) + round(size) // 12 + 2)) * _FINE
    image = Image.new("L", (side, side))
    draw = ImageDraw.Draw(image)
    middle, unit = side / 2 - 0.5, size * _FINE / 2
    for adds, points in _MAKERS[name]():
        placed = [(middle + x * unit, middle + y * unit) for x, y in points]
        draw.polygon(placed, fill=255 if adds else 0)
        if adds and grow:
            thick = round(2 * grow * _FINE)
            draw.line([*placed, placed[0], placed[1]], fill=255, width=thick, joint="curve")
    return image.reduce(_FINE)
