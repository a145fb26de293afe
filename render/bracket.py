"""The picture of a knock-out: stages up a hill to the lighthouse.

It sees no cup: numbers and texts only, written by whoever asks for it.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from render.kit import fonts
from render.kit.canvas import WIDTH, Canvas
from render.kit.festive import evening, open_place, trophy
from render.kit.geometry import Box
from render.kit.palette import WHITE, faded, seat
from render.kit.places import place_sign
from render.kit.sheet import PART, Sheet
from render.kit.text import Style, width
from render.kit.textures import scattered
from render.orders import Bracket, BracketSeat, BracketTable
from render.profile import CREAM, INK, MARGIN, PAPER, SOFT

NIGHT: Final = ("#171a3d", "#232250", "#3a2c60", "#5a3768", "#86465f", "#b95c4b", "#e08a4f")
HILL: Final = "#2c2341"
DARK: Final = "#1f1b33"
PLATE: Final = "#22140b"
ON: Final = "#e2f0d9"
OUT: Final = "#7d6a48"
NOW: Final = "#ffd978"
FINE: Final = "#9be8b1"
LIT: Final = "#f7bf2f"
UNLIT: Final = "#8a7aa0"
SKY: Final = 280
"""Down to here the lighthouse stands."""
TITLE: Final = 58
SEAT: Final = 58
WAY: Final = 64
"""From a stage to the one above."""
FOOT: Final = 60
GAP: Final = 12
MOST: Final = 4
"""Tables side by side."""


def bracket(found: Bracket) -> Sheet:
    """The light and the final, then the stages below, each as many rows of tables as it needs."""
    final = found.stages[-1][0]
    bands: list[tuple[int, int, int]] = []  # height, stage, the first table of the row
    for stage in range(len(found.stages) - 2, -1, -1):
        tables = found.stages[stage]
        for first in range(0, len(tables), MOST):
            high = max(map(_high, tables[first : first + MOST]))
            bands.append((high + (GAP if first else WAY), stage, first))
    parts: list[list[tuple[int, int, int]]] = [[]]
    used = SKY + _high(final) + GAP
    for band in bands:
        last = FOOT + 2 * GAP if band is bands[-1] else 0
        if used + band[0] + last > PART:
            parts.append([])
            used = GAP
        parts[-1].append(band)
        used += band[0]
    heights = [GAP + sum(band[0] for band in part) for part in parts]
    heights[0] += SKY + _high(final)
    heights[-1] += FOOT + GAP
    made = Sheet(WIDTH, sum(heights), DARK)
    made.keep(Box(0, 0, WIDTH, heights[0]), lighthouse, ground=NIGHT[0])
    made.keep(Box(0, 0, WIDTH, SKY), head, found.title, found.notes, found.winner)
    made.keep(Box(300, SKY, 600, _high(final)), table, final, True)
    top = 0
    for at, (part, high) in enumerate(zip(parts, heights, strict=True)):
        y = top + (0 if at else SKY + _high(final))
        if at:
            made.cut(top, f"stage-{at}")
            made.keep(Box(0, top, WIDTH, high), hillside, ground=DARK)
        for height, stage, first in part:
            tables = found.stages[stage]
            row = tables[first : first + MOST]
            above = 0 if first else WAY
            if above and len(tables) <= MOST:
                ways = tuple(
                    (_middle(number, len(row)), _middle(one.feeds, len(found.stages[stage + 1])), one.ended)
                    for number, one in enumerate(row)
                )
                made.keep(Box(0, y, WIDTH, WAY), lamps, ways)
            y += above or GAP
            for number, one in enumerate(row):
                made.keep(_place(number, len(tables), y, _high(one)), table, one, len(tables) <= 2)
            y += height - (above or GAP)
        top += high
    place = Box(MARGIN, made.height - FOOT - GAP, WIDTH - 2 * MARGIN, FOOT)
    made.keep(place, foot, found.through, found.until)
    return made


def lighthouse(canvas: Canvas, box: Box) -> None:
    """The evening, the hill and the light on it."""
    evening(canvas, Box(0, 0, box.w, 588), NIGHT)
    for number, (x, y) in enumerate(scattered(4, 60)):
        if x > 0.4 or y > 0.8:
            canvas.circle(x * box.w, y * 230, 1.6 + 0.4 * (number % 3), faded(WHITE, 0.55 + 0.1 * (number % 4)))
    canvas.rect(Box(0, 588, box.w, box.h - 588), HILL)
    hill = [(0, 560), (180, 520), (330, 440), (470, 300), (552, 246), (648, 246), (730, 300), (900, 450), (1060, 530)]
    canvas.polygon([*hill, (box.w, 560), (box.w, box.h), (0, box.h)], "#3a2c4f")
    slope = [(0, 640), (240, 600), (480, 570), (720, 570), (980, 604), (box.w, 636)]
    canvas.polygon([*slope, (box.w, box.h), (0, box.h)], HILL)
    for end in (0.0, box.w):
        canvas.polygon([(600, 118), (end, 40), (end, 196)], faded("#ffe9a8", 0.16))
    for radius in (120, 92, 64):
        canvas.circle(600, 118, radius, faded("#ffe9a8", 0.14))
    canvas.polygon([(556, 250), (572, 150), (628, 150), (644, 250)], "#efe6d2")
    canvas.polygon([(561, 222), (565, 196), (635, 196), (639, 222)], "#c8432f")
    canvas.rect(Box(562, 142, 76, 12), "#2a1c14", 3)
    canvas.rect(Box(574, 94, 52, 50), "#ffd978", 4, "#2a1c14", 4)
    canvas.polygon([(566, 96), (600, 66), (634, 96)], "#8c2f22")
    trophy(canvas, 600, 124, 0.16)


def hillside(canvas: Canvas, box: Box) -> None:
    """The dark side of the hill."""
    canvas.rect(box, HILL)
    edge = [(0, 330), (300, 300), (900, 300), (box.w, 332)]
    canvas.polygon([*edge, (box.w, box.h), (0, box.h)], DARK)


def head(canvas: Canvas, box: Box, title: str, notes: tuple[str, ...], winner: str) -> None:
    """What it is; at the end who has won it."""
    canvas.text(Box(32, 22, 440, 80), title, 62, fonts.BOLD, CREAM, smallest=36, face=fonts.DISPLAY)
    for number, note in enumerate(notes[:3]):
        canvas.text(Box(34, 104 + 44 * number, 430, 44), note, 34, fonts.SEMIBOLD, SOFT, smallest=28)
    if winner:
        sign = Box(720, 150, 456, 92)
        canvas.rect(sign, PLATE, 16, LIT, 4)
        canvas.text(sign.inset(16, 6), winner, 38, fonts.BOLD, NOW, "center", lines=2, smallest=28)


def table(canvas: Canvas, box: Box, one: BracketTable, large: bool) -> None:
    """A table: its letter, how far it is, who sits there and goes on."""
    canvas.shadow(box, 14, blur=8, dy=4, opacity=0.4)
    canvas.rect(box, PAPER, 14, "#c9b483", 2)
    canvas.rect(Box(box.x, box.y, box.w, 52), PLATE, 14)
    canvas.rect(Box(box.x, box.y + 30, box.w, 24), PLATE)
    half = box.w * 0.56
    canvas.text(Box(box.x + 16, box.y + 2, half - 16, 50), one.label, 34, fonts.BOLD, CREAM, smallest=28)
    if one.ended:
        canvas.shape("check", box.right - 34, box.y + 27, 30, FINE)
    elif one.note:
        note = Box(box.x + half, box.y + 2, box.w - half - 14, 50)
        canvas.text(note, one.note, 30, fonts.SEMIBOLD, NOW, "right", smallest=28)
    else:
        canvas.shape("hourglass", box.right - 34, box.y + 27, 32, "#e6cfa4")
    for number, shown in enumerate(one.seats):
        _seat(canvas, Box(box.x, box.y + TITLE + 4 + SEAT * number, box.w, SEAT), shown, one.ended, large)


def lamps(canvas: Canvas, box: Box, ways: tuple[tuple[float, float, bool], ...]) -> None:
    """Lines to the tables above: lit where people have gone on, dotted where that is not known."""
    middle = box.y + box.h / 2
    for lit in (False, True):
        for start, end, ended in ways:
            if ended == lit:
                points = [(start, box.bottom), (start, middle), (end, middle), (end, box.y)]
                if lit:
                    canvas.line(points, LIT, 5)
                else:
                    for one, other in pairwise(points):
                        canvas.dashes(one, other, UNLIT, 5, 4, 11)


def foot(canvas: Canvas, box: Box, through: str, until: str) -> None:
    """Who goes on, and when the stage ends."""
    canvas.rect(box, PLATE, 14)
    canvas.shape("triangle", box.x + 34, box.cy, 26, FINE)
    canvas.text(Box(box.x + 60, box.y, 540, box.h), through, 34, fonts.SEMIBOLD, CREAM, smallest=28)
    canvas.text(Box(box.x + 620, box.y, box.w - 640, box.h), until, 34, fonts.SEMIBOLD, SOFT, "right", smallest=28)


def _seat(canvas: Canvas, row: Box, one: BracketSeat, ended: bool, large: bool) -> None:
    if one.on:
        canvas.rect(Box(row.x + 7, row.y, row.w - 14, SEAT - 5), ON, 9)
    y = row.y + SEAT / 2 - 2
    out = ended and not one.on
    if one.place:
        place_sign(canvas, one.place, row.x + 33, y, 24, faint=out)
    elif one.seat >= 0:
        colour = seat(one.seat)
        canvas.shape(colour.shape, row.x + 36, y, 36, colour.fill, WHITE, 3)
    else:
        open_place(canvas, row.x + 36, y, 17)
    left = row.x + (70 if large else 58)
    room = width(one.points, Style(30, fonts.SEMIBOLD)) + 8 if one.points else 0
    right = row.right - 8 - room
    ink = OUT if out or not one.known else INK
    weight = fonts.BOLD if one.on else fonts.SEMIBOLD
    canvas.text(Box(left, row.y, right - left, SEAT - 4), one.name, 36 if large else 34, weight, ink, smallest=28)
    if one.points:
        canvas.text(Box(right, row.y, room, SEAT - 4), one.points, 30, fonts.SEMIBOLD, ink, "right", smallest=28)


def _high(one: BracketTable) -> int:
    return TITLE + SEAT * max(1, len(one.seats)) + 10


def _place(number: int, count: int, y: int, high: int) -> Box:
    """Where a table of a stage lies in its row: two are wide, more are narrow."""
    if count == 1:
        return Box(300, y, 600, high)
    columns = 2 if count == 2 else 3 if count == 3 else MOST
    wide = (WIDTH - 2 * MARGIN - GAP * (columns - 1)) / columns
    return Box(round(MARGIN + number * (wide + GAP)), y, round(wide), high)


def _middle(number: int, count: int) -> float:
    return _place(number % MOST, count, 0, 0).cx
