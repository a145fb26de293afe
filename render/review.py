"""The picture of a review: everybody's chance to win over a match, the choices that changed it most, and what choices
and luck have done for everybody, each apart.

It is the same for every game, so it sees no view: numbers and texts only.
"""

from __future__ import annotations

from typing import Final

from render.kit import fonts, palette
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box, spread
from render.kit.palette import CHANGED, INK, WHITE
from render.kit.sheet import PART, Sheet
from render.orders import Ledger, Plate, Point, Review

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
LEAST_SCALE: Final = 10
"""Points of a chance that a bar of full length stands for at least: small ones are to look small."""
LUCK: Final = "#2b6cb0"
MOST_MARKS: Final = 16
"""With more points than this not every point has a mark."""
FEW_MARKS: Final = 6
"""So many it has then, each line at other turns than the others, so that lines that run together can be told apart."""


def review(found: Review) -> Sheet:
    """The picture."""
    plates = found.plates
    several, told_apart = len(plates) > 1, bool(found.ledgers)
    made = Sheet(WIDTH, (1 + several + told_apart) * PART, GROUND)
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
    if told_apart:
        top = (1 + several) * PART
        made.cut(top, "account")
        box = Box(MARGIN, top + GAP, WIDTH - 2 * MARGIN, PART - 2 * GAP)
        made.keep(box, account, found.called, found.ledgers)
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
    graph = Box(box.x + 104, box.y + 78, box.w - 104 - ENDS, box.h - 166)
    first, last = course[0].turn, course[-1].turn

    def across(turn: float) -> float:
        return graph.x + graph.w * (turn - first) / max(1, last - first)

    def down(chance: float) -> float:
        return graph.bottom - graph.h * chance / 100

    half = max(14.0, graph.w / max(1, last - first) / 2)
    for turn in marked:
        x = across(turn - 0.5) if turn > first else across(turn)
        canvas.rect(Box(x - half, graph.y - 12, 2 * half, graph.h + 12), palette.faded(CHANGED, 0.28))
    canvas.text(Box(graph.x, graph.bottom + 30, graph.w, 48), unit, 36, fonts.SEMIBOLD, QUIET, across="center")
    for chance in range(0, 101, 25):
        canvas.line([(graph.x, down(chance)), (graph.right, down(chance))], RULE, 3)
        canvas.text(Box(box.x, down(chance) - 24, 88, 48), str(chance), 40, fonts.SEMIBOLD, INK, across="right")
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


def account(canvas: Canvas, box: Box, called: tuple[str, str, str, str], ledgers: tuple[Ledger, ...]) -> None:
    """For each player a bar of what the own choices have cost and one of what luck has done, and from where to where
    the chance went."""
    title, choices, luck, rest = called
    canvas.rect(box, PAPER, 14)
    inside = box.inset(28, 18)
    above, inside = inside.cut_top(64, gap=6)
    canvas.text(above, title, 48, fonts.BOLD, INK, smallest=36)
    keys, inside = inside.cut_top(52, gap=10)
    for place, colour, words in zip(keys.columns(1, 1, gap=20), (BAD, LUCK), (choices, luck), strict=True):
        canvas.rect(Box(place.x, place.cy - 16, 44, 32), colour, 6)
        canvas.text(place.cut_left(60)[1], words, 40, fonts.SEMIBOLD, INK, smallest=32)
    below, inside = inside.cut_bottom(56, gap=8)
    canvas.text(below, rest, 36, fonts.SEMIBOLD, QUIET, smallest=30)
    most = max(LEAST_SCALE, *(abs(number) for ledger in ledgers for number in (ledger.choices, ledger.luck)))
    for ledger, row in zip(ledgers, inside.rows(*[1] * len(ledgers), gap=10), strict=True):
        _ledger(canvas, row, ledger, most)


def _ledger(canvas: Canvas, box: Box, ledger: Ledger, most: int) -> None:
    """The bars of one player. most: the points of the longest."""
    look = palette.seat(ledger.seat)
    who, rest = box.cut_left(300, gap=20)
    bars, chance = rest.cut_left(rest.w - 210, gap=10)
    canvas.line([(box.x, box.y - 5), (box.right, box.y - 5)], RULE, 3)
    canvas.shape(look.shape, who.x + 24, who.cy, 44, look.fill, WHITE, 4)
    canvas.text(who.cut_left(58)[1], ledger.name, 44, fonts.BOLD, look.dark, lines=2, smallest=34)
    canvas.text(chance, f"{ledger.start} → {ledger.end} %", 44, fonts.SEMIBOLD, INK, across="right", smallest=34)
    canvas.line([(bars.cx, box.y + 2), (bars.cx, box.bottom - 2)], QUIET, 3)
    longest = bars.w / 2 - 96
    high = min(48.0, (box.h - 10) / 2)
    for number, colour, y in ((ledger.choices, BAD, box.cy - high / 2), (ledger.luck, LUCK, box.cy + high / 2)):
        long, side = longest * abs(number) / most, -1 if number < 0 else 1
        canvas.rect(Box(min(bars.cx, bars.cx + side * long), y - high / 2 + 4, max(long, 3), high - 8), colour, 4)
        said = f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}" if number else "0"
        room = Box(bars.cx + (long + 14 if side > 0 else -long - 114), y - high / 2, 100, high)
        canvas.text(room, said, 40, fonts.BOLD, colour, across="left" if side > 0 else "right")
