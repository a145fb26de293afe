"""The picture of a person's year: a chart on which each month is an island, as large as its matches; what was most.

It sees no match: numbers and texts only. Whoever asks for it has written the texts.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, hypot, pi, sin, sqrt
from typing import Final

from render.kit import fonts
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box, Point
from render.kit.palette import WHITE, faded
from render.kit.pieces import panel
from render.kit.sheet import PART, Sheet
from render.kit.textures import planks, scattered
from render.orders import Year, YearPlate
from render.profile import DEEP, DISCS, GAP, INK, MARGIN, MOST_BADGES, PAPER, QUIET, SEAM, SHELF, WOOD, shelf

CHART: Final = "#f3dfae"
EDGE: Final = "#b58a4c"
GRID: Final = "#e3cb97"
WORDS: Final = "#3a2112"
SOFT: Final = "#6b4a22"
ROUTE: Final = "#a8432d"
LAND: Final = "#8fb06a"
GOLD: Final = "#e0a84a"
SHORE: Final = "#5d4520"
SHOAL: Final = "#cdb173"
BRASS: Final = "#cda65c"

ISLANDS: Final = (
    (112, 286),
    (284, 262),
    (458, 290),
    (634, 262),
    (822, 292),
    (1020, 282),
    (1084, 442),
    (900, 478),
    (706, 452),
    (500, 484),
    (292, 462),
    (126, 604),
)
"""Where the months lie, along one way."""
SMALLEST: Final = 30
LARGEST: Final = 62
"""Half the width of the island of one match, and of that of the month with most."""
FLAT: Final = 0.78
CORNERS: Final = 14
DOT: Final = 21
"""From one dot of the way to the next."""
CLEAR: Final = 14
"""From an island to the next dot."""
LOW_PLATE: Final = 252
SIGNS: Final = {
    "turned": ("star", "#93631a"),
    "companion": ("person", "#1f6f8b"),
    "longest": ("hourglass", "#5b3f96"),
    "closest": ("sword", "#a8432d"),
}


def year(found: Year) -> Sheet:
    """The chart; below it what was most, as far as there is any, and the new badges."""
    rows = -(-len(found.plates) // 2)
    heights = [LOW_PLATE] * rows + [SHELF] * bool(found.badges)
    below = sum(heights) + GAP * (len(heights) + 1) if heights else 0
    made = Sheet(WIDTH, PART + below, DEEP)
    made.keep(Box(0, 0, WIDTH, PART), table, ground=DEEP)
    made.keep(Box(0, 0, WIDTH, PART), chart)
    made.keep(Box(0, 0, WIDTH, 200), head, found.name, found.title, found.summary)
    made.keep(Box(0, 0, WIDTH, PART), voyage, found.months, found.largest)
    made.keep(Box(400, 584, WIDTH - 440, 160), facts, found.facts)
    if not below:
        return made
    made.cut(PART, "more")
    made.keep(Box(0, PART, WIDTH, below), table, ground=DEEP)
    y = PART + GAP
    for first in range(0, len(found.plates), 2):
        row = found.plates[first : first + 2]
        places = Box(MARGIN, y, WIDTH - 2 * MARGIN, LOW_PLATE).columns(*[1] * len(row), gap=GAP)
        for plate, box in zip(row, places, strict=True):
            made.keep(box, most, plate)
        y += LOW_PLATE + GAP
    if found.badges:
        place = Box(MARGIN, y, WIDTH - 2 * MARGIN, SHELF)
        made.keep(place, shelf, found.shelf, found.count, found.badges[:MOST_BADGES])
    return made


def table(canvas: Canvas, box: Box) -> None:
    """Boards of walnut, on which the chart lies."""
    planks(canvas, box, WOOD, DEEP, SEAM, 60)


def chart(canvas: Canvas, box: Box) -> None:
    """An empty chart with its grid and a compass rose."""
    left, top, right, low = box.x + 20, box.y + 20, box.right - 20, box.bottom - 20
    canvas.rect(Box(left + 4, top + 10, right - left, low - top), faded("#000000", 0.35), 10)
    canvas.polygon([(left, top + 6), (right - 6, top), (right, low - 4), (left + 6, low)], CHART, EDGE, 5)
    for at in range(1, 8):
        x = left + at * (right - left) / 8
        canvas.line([(x, top + 12), (x, low - 12)], GRID, 3)
    for at in range(1, 6):
        y = top + at * (low - top) / 6
        canvas.line([(left + 12, y), (right - 12, y)], GRID, 3)
    x, y = 1076, 122
    canvas.circle(x, y, 84, None, BRASS, 4)
    for turn, size, colour in ((pi / 4, 64, "#e3c98e"), (0.0, 82, BRASS)):
        points = [
            (x + cos(turn + corner * pi / 4) * reach, y + sin(turn + corner * pi / 4) * reach)
            for corner, reach in enumerate([size, size * 0.24] * 4)
        ]
        canvas.polygon(points, colour)


def head(canvas: Canvas, box: Box, name: str, title: str, summary: str) -> None:
    """Whose year it is, and what it was in a line."""
    canvas.circle(106, 116, 60, DISCS[sum(map(ord, name)) % len(DISCS)], "#7b4d2a", 8)
    canvas.text(Box(56, 66, 100, 100), name[:1].upper(), 66, fonts.BOLD, WHITE, across="center")
    canvas.text(Box(190, 40, 780, 92), title, 80, fonts.BOLD, WORDS, smallest=44, face=fonts.DISPLAY)
    canvas.text(Box(192, 132, 790, 50), summary, 36, fonts.SEMIBOLD, SOFT, smallest=30)


def voyage(canvas: Canvas, box: Box, months: tuple[tuple[str, int], ...], largest: int) -> None:
    """The way from month to month: islands as large as their matches, the largest with a flag; dots where none was."""
    most = max(count for _, count in months)
    sizes = [_size(count, most) for _, count in months]
    for at in range(len(ISLANDS) - 1):
        for x, y in _way(ISLANDS[at], ISLANDS[at + 1]):
            ends = ((ISLANDS[at], sizes[at]), (ISLANDS[at + 1], sizes[at + 1]))
            if not any(_covers(island, size, x, y) for island, size in ends):
                canvas.circle(x, y, 4.5, ROUTE)
    for at, ((x, y), (month, count)) in enumerate(zip(ISLANDS, months, strict=True)):
        size = sizes[at]
        if count:
            if at == largest:
                canvas.line([(x + size * 0.3, y - 20), (x + size * 0.3, y - size * FLAT - 46)], WORDS, 6)
                pole, top = x + size * 0.3 + 3, y - size * FLAT - 48
                canvas.polygon([(pole, top), (pole + 44, top + 14), (pole, top + 28)], "#b3261e")
            shore = _shore(at, x, y, size)
            canvas.polygon([(px, py + 8) for px, py in shore], SHOAL)
            canvas.polygon(shore, GOLD if at == largest else LAND, SHORE, 4)
            canvas.number(x, y, count, 32 + 8 * count / most, fonts.BOLD, "#1f2a10")
        else:
            for step in range(8):
                angle = step * pi / 4
                canvas.circle(x + 17 * cos(angle), y + 17 * sin(angle), 3.5, "#8a6a35")
        weight = fonts.BOLD if at == largest else fonts.SEMIBOLD
        canvas.number(x, y + size * FLAT + 28, month, 34, weight, "#5a3d1a")
    boat(canvas)


def boat(canvas: Canvas) -> None:
    """Whoever has come so far."""
    ship = canvas.at(312, 684, 0.86)
    ship.path("M4,-64 C40,-48 46,-12 40,10 H4Z", "#1d4fa3", "#20140b", 5)
    ship.circle(22, -18, 11, WHITE)
    ship.path("M-6,-46 V10 H-42 C-36,-8 -24,-28 -6,-46Z", "#fffaf0", "#20140b", 5)
    ship.line([(0, -74), (0, 18)], "#20140b", 6)
    ship.path("M-58,18 H60 C54,40 44,50 32,50 H-34 C-46,48 -54,38 -58,18Z", "#8a5a31", "#20140b", 5)


def facts(canvas: Canvas, box: Box, said: tuple[str, ...]) -> None:
    """What else to know of the year, the first line larger."""
    for row, words, large in zip(box.rows(*[1] * max(3, len(said))), said, (True, False, False), strict=False):
        weight, colour = (fonts.BOLD, WORDS) if large else (fonts.SEMIBOLD, SOFT)
        canvas.text(row, words, 42 if large else 36, weight, colour, smallest=30)


def most(canvas: Canvas, box: Box, plate: YearPlate) -> None:
    """What was most of something."""
    shape, tone = SIGNS[plate.deed]
    panel(canvas, box, PAPER)
    canvas.circle(box.x + 76, box.cy, 50, tone)
    canvas.shape(shape, box.x + 76, box.cy, 52, WHITE)
    left, wide = box.x + 150, box.w - 168
    canvas.text(Box(left, box.y + 18, wide, 46), plate.label, 34, fonts.SEMIBOLD, QUIET, smallest=30)
    canvas.text(Box(left, box.y + 64, wide, 62), plate.big, 50, fonts.BOLD, INK, smallest=34)
    note = Box(left, box.y + 130, wide, box.h - 148)
    canvas.text(note, plate.note, 36, fonts.SEMIBOLD, INK, down="top", lines=2, smallest=30)


def _size(count: int, most: int) -> float:
    """Half the width of a month's island, its area by its matches."""
    if not count:
        return 17
    return SMALLEST + (LARGEST - SMALLEST) * (sqrt(count) - 1) / max(1e-9, sqrt(most) - 1) if most > 1 else SMALLEST


def _covers(island: Point, size: float, x: float, y: float) -> bool:
    """Whether a point lies on an island or on the name below it."""
    on_it = hypot(x - island[0], (y - island[1]) / FLAT) <= size + CLEAR
    return on_it or (abs(x - island[0]) < 52 and abs(y - island[1] - size * FLAT - 28) < 26)


def _shore(at: int, x: float, y: float, size: float) -> list[Point]:
    """The outline of a month's island."""
    corners = enumerate(scattered(at + 1, CORNERS))
    reach = [(2 * pi * corner / CORNERS, size * (0.9 + 0.18 * far)) for corner, (far, _) in corners]
    return [(x + cos(angle) * far, y + sin(angle) * far * FLAT) for angle, far in reach]


def _way(start: Point, end: Point) -> Iterator[Point]:
    """Dots along a bow from an island to the next."""
    lift = 30 if abs(start[1] - end[1]) < 60 else 0
    over = (start[0] + end[0]) / 2 + (0 if lift else 26), (start[1] + end[1]) / 2 - lift
    count = max(2, round(hypot(end[0] - start[0], end[1] - start[1]) / DOT))
    for step in range(1, count):
        t = step / count
        yield (
            (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * over[0] + t * t * end[0],
            (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * over[1] + t * t * end[1],
        )
