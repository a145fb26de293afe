"""The picture of a review: everybody's chance to win over a match, and the choices that changed it most.

It is the same for every game, so it sees no view: numbers and texts only.
"""

from __future__ import annotations

from typing import Final

from render.kit import fonts, palette
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box, spread
from render.kit.palette import CHANGED, INK, WHITE
from render.kit.sheet import Sheet
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
CHART: Final = 560
PLATE: Final = 190
GAP: Final = 16
ENDS: Final = 250
"""Room for the names at the end of the lines."""
MOST_LABELS: Final = 12
MOST_MARKS: Final = 16
"""With more points than this not every point has a mark."""
FEW_MARKS: Final = 6
"""So many it has then, each line at other turns than the others, so that lines that run together can be told apart."""


def review(found: Review) -> Sheet:
    """The picture."""
    plates = found.plates
    height = HEAD + CHART + len(plates) * (PLATE + GAP) + GAP
    made = Sheet(WIDTH, height, GROUND)
    made.keep(Box(0, 0, WIDTH, HEAD), head, found.title, found.note, ground=SKY)
    place = Box(MARGIN, HEAD + GAP, WIDTH - 2 * MARGIN, CHART - GAP)
    made.keep(place, chart, found.unit, found.names, found.course, tuple(plate.turn for plate in plates))
    for number, plate in enumerate(plates):
        top = HEAD + CHART + GAP + number * (PLATE + GAP)
        made.keep(Box(MARGIN, top, WIDTH - 2 * MARGIN, PLATE), told, number + 1, plate)
    return made


def head(canvas: Canvas, box: Box, title: str, note: str) -> None:
    """What this is, and of which match."""
    left, right = box.inset(32, 0).columns(1.25, 1, gap=30)
    canvas.text(left, title, 56, fonts.BOLD, WHITE)
    canvas.text(right, note, 34, fonts.SEMIBOLD, NOTE, across="right")


def badge(canvas: Canvas, x: float, y: float, number: int, size: float) -> None:
    """The number of a choice."""
    canvas.circle(x, y, size / 2, CHANGED, INK, 4)
    canvas.number(x, y, number, size * 0.62)


def chart(
    canvas: Canvas, box: Box, unit: str, names: tuple[str, ...], course: tuple[Point, ...], marked: tuple[int, ...]
) -> None:
    """Everybody's line, with the turns marked in which the choices were made."""
    canvas.rect(box, PAPER, 14)
    graph = Box(box.x + 92, box.y + 70, box.w - 92 - ENDS, box.h - 172)
    first, last = course[0].turn, course[-1].turn

    def across(turn: float) -> float:
        return graph.x + graph.w * (turn - first) / max(1, last - first)

    def down(chance: float) -> float:
        return graph.bottom - graph.h * chance / 100

    half = max(14.0, graph.w / max(1, last - first) / 2)
    for turn in marked:
        x = across(turn - 0.5) if turn > first else across(turn)
        canvas.rect(Box(x - half, graph.y - 12, 2 * half, graph.h + 12), palette.faded(CHANGED, 0.28))
    canvas.text(Box(graph.x, graph.bottom + 56, graph.w, 40), unit, 28, fonts.SEMIBOLD, QUIET, across="center")
    for chance in range(0, 101, 25):
        canvas.line([(graph.x, down(chance)), (graph.right, down(chance))], RULE, 3)
        canvas.text(Box(box.x, down(chance) - 20, 76, 40), str(chance), 30, fonts.SEMIBOLD, INK, across="right")
    step = -(-(last - first) // MOST_LABELS) or 1
    for turn in range(-(-max(1, first) // step) * step, last + 1, step):
        canvas.number(across(turn), graph.bottom + 36, turn, 30, fonts.SEMIBOLD)
    final = course[-1].chances
    for seat in sorted(range(len(names)), key=lambda seat: final[seat]):
        look, won = palette.seat(seat), final[seat] == max(final)
        line = [(across(point.turn), down(point.chances[seat])) for point in course]
        canvas.line(line, WHITE, 15 if won else 11)
        canvas.line(line, look.fill, 10 if won else 6)
        every = 1 if len(line) <= MOST_MARKS else -(-len(line) // FEW_MARKS)
        for x, y in line[1 + seat * every // len(names) : -1 : every]:
            canvas.shape(look.shape, x, y, 26, look.fill, WHITE, 3)
    _ends(canvas, graph, names, final)
    centres = [across(turn - 0.5) if turn > first else across(turn) for turn in marked]
    for number, x in enumerate(spread(centres, [52] * len(centres), graph.x - 20, graph.right + 20), 1):
        badge(canvas, x, graph.y - 22, number, 50)


def _ends(canvas: Canvas, graph: Box, names: tuple[str, ...], final: tuple[int, ...]) -> None:
    """Who each line is, at its end, none on another."""
    order = sorted(range(len(names)), key=lambda seat: -final[seat])
    wanted = [graph.bottom - graph.h * final[seat] / 100 for seat in order]
    for seat, y in zip(order, spread(wanted, [52] * len(order), graph.y - 20, graph.bottom + 26), strict=True):
        look = palette.seat(seat)
        canvas.shape(look.shape, graph.right + 26, y, 38, look.fill, WHITE, 4)
        weight = fonts.BOLD if final[seat] == max(final) else fonts.SEMIBOLD
        canvas.text(Box(graph.right + 54, y - 24, ENDS - 66, 48), names[seat], 34, weight, look.dark)


def told(canvas: Canvas, box: Box, number: int, plate: Plate) -> None:
    """One choice: who and when, what was done, whether something was better, and what it changed."""
    canvas.rect(box, PAPER, 14)
    badge(canvas, box.x + 62, box.cy, number, 84)
    look = palette.seat(plate.seat)
    canvas.shape(look.shape, box.x + 148, box.y + 44, 40, look.fill, WHITE, 4)
    rows = Box(box.x + 126, box.y + 14, box.w - 126 - 290, box.h - 28).rows(1, 1, 1)
    canvas.text(Box(box.x + 182, rows[0].y, rows[0].w - 56, rows[0].h), plate.head, 36, fonts.BOLD, look.dark)
    canvas.text(rows[1], plate.did, 36, fonts.SEMIBOLD, INK)
    canvas.text(rows[2], plate.verdict, 34, fonts.BOLD, GOOD if plate.fine else QUIET)
    ink = GOOD if plate.after >= plate.before else BAD
    right = Box(box.right - 280, box.y, 256, box.h)
    canvas.text(right, f"{plate.before} → {plate.after}", 60, fonts.BOLD, ink, across="right")
