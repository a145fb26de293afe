"""The picture of who is where in a cup: one row a person, one column a match or a round.

Read down a column: who met whom. It sees no cup: numbers and texts only, written by whoever asks for it.
"""

from __future__ import annotations

from typing import Final

from render.kit import fonts
from render.kit.canvas import WIDTH, Canvas
from render.kit.festive import cup_sign, garland, lantern, left_sign, running
from render.kit.geometry import Box
from render.kit.palette import BAD, GOOD
from render.kit.places import place_sign
from render.kit.sheet import PART, Sheet
from render.kit.text import Style, width
from render.kit.textures import planks
from render.orders import Border, Cell, Column, CupRow, Standings
from render.profile import CREAM, DEEP, INK, MARGIN, PAPER, QUIET, SEAM, SOFT, WOOD

HEAD: Final = 216
HEADS: Final = 62
NOTED: Final = 96
"""The heads of the columns, without and with a note below."""
ROW: Final = 66
TALL: Final = 90
FEW: Final = 8
"""So many rows have room to be tall."""
BORDER: Final = 48
FOOT: Final = 70
GAP: Final = 8
LEFT: Final = 362
"""Where the columns begin."""
MOST_COLUMNS: Final = 13
PLATE: Final = "#22140b"
SECOND: Final = "#f7e8c6"
RISES: Final = "#e2f0d9"
FALLS: Final = "#f8ddcf"
GONE: Final = "#d9c9a4"
DOT: Final = "#b59f6c"
NOW: Final = "#ffd978"
FINE: Final = "#9be8b1"
LOW: Final = "#ffb09a"

Band = tuple[int, CupRow | Border, int]
"""Its height, what it shows, and how many rows are above."""
Layout = tuple[int, int, bool]
"""Where the columns end, how many there are, and whether there is a column of rivals."""


def standings(found: Standings) -> Sheet:
    """The title, the heads of the columns, the rows with what lies between them, what the signs mean."""
    columns = found.columns[-MOST_COLUMNS:]
    layout = (912 if found.rivals else 1000, len(columns), bool(found.rivals))
    noted = any(column.note or column.done for column in columns)
    heads = NOTED if noted or found.corner[1] or found.of else HEADS
    tall = TALL if len(found.rows) <= FEW else ROW
    bands: list[Band] = []
    borders = {border.after: border for border in found.borders}
    for number, row in enumerate(found.rows):
        if number in borders:
            bands.append((BORDER, borders[number], number))
        bands.append((tall, row, number))
    # As few parts as can be, and then as equal ones.
    fewest = len(_broken(bands, heads, PART))
    parts = next(tried for high in range(300, PART + 8, 8) if len(tried := _broken(bands, heads, high)) == fewest)
    heights = [heads + 2 * GAP + sum(band[0] for band in part) for part in parts]
    heights[0] += HEAD - GAP
    heights[-1] += FOOT + GAP
    made = Sheet(WIDTH, sum(heights), DEEP)
    top = 0
    for at, (part, high) in enumerate(zip(parts, heights, strict=True)):
        if at:
            made.cut(top, f"rows-{at + 1}")
        made.keep(Box(0, top, WIDTH, high), ground, ground="#1b120c")
        y = top + GAP
        if not at:
            made.keep(Box(0, 0, WIDTH, HEAD), head, found.title, found.note)
            y = HEAD
        place = Box(MARGIN, y, WIDTH - 2 * MARGIN, heads)
        made.keep(place, column_heads, found.corner, columns, (found.points, found.of, found.rivals), layout)
        y += heads + GAP
        for height, band, number in part:
            place = Box(MARGIN, y, WIDTH - 2 * MARGIN, height)
            if isinstance(band, Border):
                made.keep(place, border_line, band)
            else:
                shown = band._replace(cells=band.cells[-MOST_COLUMNS:])
                made.keep(place, row_line, shown, layout, number % 2)
            y += height
        top += high
    place = Box(MARGIN, made.height - FOOT - GAP, WIDTH - 2 * MARGIN, FOOT)
    made.keep(place, foot, found.legend, found.verdict)
    return made


def _broken(bands: list[Band], heads: int, most: int) -> list[list[Band]]:
    """Rows and borders in parts of this height at most; a border stays with the row below it."""
    parts: list[list[Band]] = [[]]
    used = HEAD + heads + GAP
    for at, (high, shown, _) in enumerate(bands):
        border = isinstance(shown, Border)
        below = bands[at + 1][0] if border else 0
        end = FOOT + GAP if at + 1 + border == len(bands) else 0
        joined = at > 0 and isinstance(bands[at - 1][1], Border)
        if used + high + below + end > most and parts[-1] and not joined:
            parts.append([])
            used = heads + 2 * GAP
        parts[-1].append(bands[at])
        used += high
    return parts


def ground(canvas: Canvas, box: Box) -> None:
    """The dark wall behind the rows."""
    canvas.rect(box, "#1b120c")


def head(canvas: Canvas, box: Box, title: str, note: str) -> None:
    """Planks with pennants and a lantern; what it is."""
    planks(canvas, box, WOOD, DEEP, SEAM, 58)
    garland(canvas, box.w, 4, 24, 23, 30)
    lantern(canvas, 1128, 136, 0.8)
    cup_sign(canvas, 92, box.h - 78, 52)
    canvas.text(Box(168, box.h - 142, 820, 84), title, 66, fonts.BOLD, CREAM, smallest=40, face=fonts.DISPLAY)
    canvas.text(Box(170, box.h - 60, 830, 44), note, 34, fonts.SEMIBOLD, SOFT, smallest=28)


def column_heads(
    canvas: Canvas,
    box: Box,
    corner: tuple[str, str],
    columns: tuple[Column, ...],
    words: tuple[str, str, str],
    layout: Layout,
) -> None:
    """What each column is, and how far its match has come."""
    canvas.rect(box, PLATE, 14)
    upper = Box(box.x + 24, box.y + 6, 280, 46)
    lower = upper.moved(0, 40)
    canvas.text(upper, corner[0], 32, fonts.SEMIBOLD, SOFT, smallest=28)
    canvas.text(lower, corner[1], 32, fonts.SEMIBOLD, SOFT, smallest=28)
    wide = _wide(layout)
    for number, column in enumerate(columns):
        x = _across(layout, number)
        size = 36 if wide >= 60 else 30
        ink = NOW if column.now else CREAM
        if column.now:
            canvas.rect(Box(x - 28, upper.y + 2, 56, 44), None, 14, NOW, 3)
        canvas.number(x, upper.cy, column.head, size, fonts.BOLD, ink)
        if column.done:
            canvas.shape("check", x, lower.cy, 28, FINE)
        elif column.note:
            note = Box(x - wide / 2, lower.y, wide, 46)
            canvas.text(note, column.note, 32, fonts.SEMIBOLD, NOW, "center", smallest=28)
    points, of, rivals = words
    right = _points(box, layout)
    canvas.text(Box(right - 160, upper.y, 160, 46), points, 34, fonts.BOLD, CREAM, "right", smallest=28)
    canvas.text(Box(right - 160, lower.y, 160, 46), of, 32, fonts.SEMIBOLD, SOFT, "right", smallest=28)
    if rivals:
        canvas.text(Box(box.right - 116, upper.y, 104, 46), rivals, 32, fonts.SEMIBOLD, SOFT, "right", smallest=28)


def row_line(canvas: Canvas, box: Box, row: CupRow, layout: Layout, odd: int) -> None:
    """Somebody: place, name, each match, points."""
    tone = GONE if row.gone else RISES if row.moves > 0 else FALLS if row.moves < 0 else (PAPER, SECOND)[odd]
    ink = QUIET if row.gone else INK
    line = Box(box.x, box.y, box.w, box.h - GAP)
    canvas.rect(line, tone, 11)
    tall = box.h > ROW
    canvas.text(
        Box(box.x + 8, line.y, 58, line.h), row.place, 44 if tall else 38, fonts.BOLD, ink, "center", smallest=30
    )
    left = box.x + 74
    if row.moves:
        canvas.shape("triangle" if row.moves > 0 else "down", left + 14, line.cy, 30, GOOD if row.moves > 0 else BAD)
        left += 38
    name = Box(left, line.y, LEFT - left - 8, line.h)
    canvas.text(name, row.name, 40 if tall else 36, fonts.BOLD, ink, smallest=28)
    wide = _wide(layout)
    radius = min(31.0 if tall else 24.0, wide * 0.49)
    lettered = any(cell.table for cell in row.cells) and wide >= 78
    for number, cell in enumerate(row.cells):
        _cell(canvas, _across(layout, number), line.cy, cell, radius, lettered)
    if row.gone:
        first = _across(layout, len(row.cells)) - wide / 2
        room = Box(first + 8, line.y, layout[0] - first - 8, line.h)
        if room.w > 120:
            canvas.text(room, row.gone, 32, fonts.SEMIBOLD, QUIET, smallest=28)
    right = _points(box, layout)
    canvas.text(
        Box(right - 140, line.y, 140, line.h), row.points, 50 if tall else 42, fonts.BOLD, ink, "right", smallest=34
    )
    if layout[2]:
        canvas.text(
            Box(box.right - 116, line.y, 104, line.h), row.rivals, 34, fonts.SEMIBOLD, QUIET, "right", smallest=28
        )


def border_line(canvas: Canvas, box: Box, border: Border) -> None:
    """Where people above and below it part."""
    y = box.y + (box.h - GAP) / 2
    canvas.dashes((box.x + 8, y), (box.right - 8, y), SOFT, 3, 4, 10)
    letters = min(900.0, width(border.words, Style(32, fonts.SEMIBOLD)))
    plate = Box(box.cx - letters / 2 - 50, y - 21, letters + 100, 42)
    canvas.rect(plate, "#3b2416", 21, "#c79a55", 3)
    if border.moves:
        shape, tone = ("triangle", FINE) if border.moves > 0 else ("down", LOW)
        canvas.shape(shape, plate.x + 36, y, 24, tone)
    canvas.text(Box(plate.x + 64, plate.y, letters + 4, 42), border.words, 32, fonts.SEMIBOLD, CREAM, smallest=28)


def foot(canvas: Canvas, box: Box, legend: tuple[tuple[Cell, str], ...], verdict: str) -> None:
    """What the signs mean; what is to be said of all of it."""
    canvas.rect(box, PLATE, 14)
    style = Style(32, fonts.SEMIBOLD)
    wanted = sum(68 + width(words, style) + 26 for _, words in legend)
    right = box.right - 20
    if verdict:
        letters = min(400.0, width(verdict, style))
        canvas.text(
            Box(right - letters - 2, box.y, letters + 4, box.h), verdict, 32, fonts.SEMIBOLD, FINE, "right", smallest=28
        )
        canvas.shape("check", right - letters - 28, box.cy, 26, FINE)
        right -= letters + 56
    squeeze = min(1.0, (right - box.x - 20) / max(1.0, wanted))
    x = box.x + 20.0
    for cell, words in legend:
        _cell(canvas, x + 24, box.cy, cell, 24, lettered=False)
        room = (68 + width(words, style) + 26) * squeeze
        canvas.text(Box(x + 58, box.y, room - 66, box.h), words, 32, fonts.SEMIBOLD, CREAM, smallest=28)
        x += room


def _cell(canvas: Canvas, x: float, y: float, cell: Cell, radius: float, lettered: bool) -> None:
    if not cell.result:
        canvas.circle(x, y, 6, DOT)
        return
    if lettered and cell.table:
        canvas.text(Box(x + 8, y - 24, 34, 48), cell.table, 32, fonts.SEMIBOLD, QUIET, smallest=28)
        x -= 18
    if cell.result == "place":
        place_sign(canvas, cell.place, x, y, radius)
    elif cell.result == "running":
        running(canvas, x, y, radius)
    elif cell.result == "left":
        left_sign(canvas, x, y, radius * 0.94)
    else:
        canvas.line([(x - radius * 0.5, y), (x + radius * 0.5, y)], QUIET, 6 if cell.result == "void" else 3)


def _wide(layout: Layout) -> float:
    return min(108.0, (layout[0] - LEFT) / max(1, layout[1]))


def _across(layout: Layout, number: int) -> float:
    """The middle of a column: the columns stand together at the right."""
    return layout[0] - _wide(layout) * (layout[1] - number - 0.5)


def _points(box: Box, layout: Layout) -> float:
    """Where the points end."""
    return box.right - (128 if layout[2] else 24)
