"""The picture of a review: everybody's chance to win over a match, and the choices that changed it most.

It is the same for every game, so it sees no view: numbers and texts only.
"""

from __future__ import annotations

from typing import Final

from render.kit import fonts, palette
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box, spread
from render.kit.palette import CHANGED, INK, WHITE
from render.kit.sheet import PART, Sheet
from render.orders import Plate, Point, Review

GROUND: Final = "#10151f"
SKY: Final = "#1f2b55"
PAPER: Final = "#fdf2d9"
RULE: Final = "#d6c7a4"
QUIET: Final = "#5d5138"
NOTE: Final = "#ffd98a"
GOOD: Final = "#1c6b3c"
BAD: Final = "#8c1712"

MARGIN: Final = 22
HEAD: Final = 112
PLATE_LOW: Final = 190
"""A choice that stands below the chart, as the only one."""
GAP: Final = 16
ENDS: Final = 280
"""Room for the names at the end of the lines."""
MOST_LABELS: Final = 12
MOST_MARKS: Final = 16
"""With more points than this not every point has a mark."""
FEW_MARKS: Final = 6
"""So many it has then, each line at other turns than the others, so that lines that run together can be told apart."""


def review(found: Review) -> Sheet:
    """The picture."""
    plates = found.plates
    several = len(plates) > 1
    made = Sheet(WIDTH, (1 + several) * PART, GROUND)
    made.keep(Box(0, 0, WIDTH, HEAD), head, found.title, found.note, ground=SKY)
    place = Box(MARGIN, HEAD + GAP, WIDTH - 2 * MARGIN, PART - HEAD - 2 * GAP)
    places: list[Box] = []
    if several:
        made.cut(PART, "choices")
        below = Box(MARGIN, PART + GAP, WIDTH - 2 * MARGIN, PART - 2 * GAP)
        places = below.rows(*[1] * len(plates), gap=GAP)
    elif plates:
        low, place = place.cut_bottom(PLATE_LOW, gap=GAP)
        places = [low]
    made.keep(place, chart, found.unit, found.names, found.course, tuple(plate.turn for plate in plates))
    for number, (plate, box) in enumerate(zip(plates, places, strict=True)):
        made.keep(box, told, number + 1, plate)
    return made


def head(canvas: Canvas, box: Box, title: str, note: str) -> None:
    """What this is, and of which match."""
    left, right = box.inset(32, 0).columns(1.25, 1, gap=30)
    canvas.text(left, title, 60, fonts.BOLD, WHITE, smallest=40)
    canvas.text(right, note, 40, fonts.SEMIBOLD, NOTE, across="right", lines=2, smallest=32)


def badge(canvas: Canvas, x: float, y: float, number: int, size: float) -> None:
    """The number of a choice."""
    canvas.circle(x, y, size / 2, CHANGED, INK, 4)
    canvas.number(x, y, number, size * 0.62)


def chart(
    canvas: Canvas, box: Box, unit: str, names: tuple[str, ...], course: tuple[Point, ...], marked: tuple[int, ...]
) -> None:
    """Everybody's line, with the turns marked in which the choices were made."""
    canvas.rect(box, PAPER, 14)
    graph = Box(box.x + 104, box.y + 78, box.w - 104 - ENDS, box.h - 202)
    first, last = course[0].turn, course[-1].turn

    def across(turn: float) -> float:
        return graph.x + graph.w * (turn - first) / max(1, last - first)

    def down(chance: float) -> float:
        return graph.bottom - graph.h * chance / 100

    half = max(14.0, graph.w / max(1, last - first) / 2)
    for turn in marked:
        x = across(turn - 0.5) if turn > first else across(turn)
        canvas.rect(Box(x - half, graph.y - 12, 2 * half, graph.h + 12), palette.faded(CHANGED, 0.28))
    canvas.text(Box(graph.x, graph.bottom + 66, graph.w, 48), unit, 36, fonts.SEMIBOLD, QUIET, across="center")
    for chance in range(0, 101, 25):
        canvas.line([(graph.x, down(chance)), (graph.right, down(chance))], RULE, 3)
        canvas.text(Box(box.x, down(chance) - 24, 88, 48), str(chance), 40, fonts.SEMIBOLD, INK, across="right")
    step = -(-(last - first) // MOST_LABELS) or 1
    for turn in range(-(-max(1, first) // step) * step, last + 1, step):
        canvas.number(across(turn), graph.bottom + 40, turn, 36, fonts.SEMIBOLD)
    final = course[-1].chances
    for seat in sorted(range(len(names)), key=lambda seat: final[seat]):
        look, won = palette.seat(seat), final[seat] == max(final)
        line = [(across(point.turn), down(point.chances[seat])) for point in course]
        canvas.line(line, WHITE, 17 if won else 13)
        canvas.line(line, look.fill, 11 if won else 8)
        every = 1 if len(line) <= MOST_MARKS else -(-len(line) // FEW_MARKS)
        for x, y in line[1 + seat * every // len(names) : -1 : every]:
            canvas.shape(look.shape, x, y, 34, look.fill, WHITE, 3)
    _ends(canvas, graph, names, final)
    centres = [across(turn - 0.5) if turn > first else across(turn) for turn in marked]
    for number, x in enumerate(spread(centres, [60] * len(centres), graph.x - 20, graph.right + 20), 1):
        badge(canvas, x, graph.y - 26, number, 58)


def _ends(canvas: Canvas, graph: Box, names: tuple[str, ...], final: tuple[int, ...]) -> None:
    """Who each line is, at its end, none on another."""
    order = sorted(range(len(names)), key=lambda seat: -final[seat])
    wanted = [graph.bottom - graph.h * final[seat] / 100 for seat in order]
    for seat, y in zip(order, spread(wanted, [60] * len(order), graph.y - 20, graph.bottom + 30), strict=True):
        look = palette.seat(seat)
        canvas.shape(look.shape, graph.right + 28, y, 44, look.fill, WHITE, 4)
        weight = fonts.BOLD if final[seat] == max(final) else fonts.SEMIBOLD
        canvas.text(Box(graph.right + 60, y - 28, ENDS - 70, 56), names[seat], 40, weight, look.dark, smallest=30)


def told(canvas: Canvas, box: Box, number: int, plate: Plate) -> None:
    """One choice: who and when, what was done, whether something was better, and what it changed."""
    canvas.rect(box, PAPER, 14)
    badge(canvas, box.x + 62, box.cy, number, 84)
    look = palette.seat(plate.seat)
    high = min(box.h - 24, 260)
    rows = Box(box.x + 126, box.cy - high / 2, box.w - 126 - 276, high).rows(1, 1, 1)
    canvas.shape(look.shape, box.x + 148, rows[0].cy, 44, look.fill, WHITE, 4)
    lines = 2 if high > 200 else 1
    canvas.text(rows[0].cut_left(60)[1], plate.head, 44, fonts.BOLD, look.dark, lines=lines, smallest=32)
    canvas.text(rows[1], plate.did, 44, fonts.SEMIBOLD, INK, lines=lines, smallest=32)
    canvas.text(rows[2], plate.verdict, 40, fonts.BOLD, GOOD if plate.fine else QUIET, lines=lines, smallest=32)
    ink = GOOD if plate.after >= plate.before else BAD
    right = Box(box.right - 270, box.y, 246, box.h)
    canvas.text(right, f"{plate.before} → {plate.after}", 64, fonts.BOLD, ink, across="right")
