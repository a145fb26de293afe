"""The picture of a person's profile: matches by game, the curve of a rating, people met again and again, badges.

It sees no match: numbers and texts only. Whoever asks for it has written the texts.
"""

from __future__ import annotations

from typing import Final

from render import registry
from render.kit import fonts, medals
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE, faded, mix
from render.kit.pieces import panel
from render.kit.places import place_sign
from render.kit.sheet import PART, Sheet
from render.kit.text import Style, width
from render.kit.textures import planks
from render.orders import Curve, GamePlate, Known, Profile

WOOD: Final = "#52331f"
DEEP: Final = "#2a180d"
SEAM: Final = "#3a2314"
BOARD: Final = "#a9733f"
PAPER: Final = "#fdf1d6"
INK: Final = "#241a12"
QUIET: Final = "#6b573c"
RULE: Final = "#d8c59b"
CREAM: Final = "#fff6df"
SOFT: Final = "#f0d9ad"
DOUBT: Final = "#9b7a35"

MARGIN: Final = 24
GAP: Final = 16
HEAD: Final = 204
MOST_PLATES: Final = 4
MOST_BADGES: Final = 6
CURVE: Final = 374
PEOPLE: Final = 156
SHELF: Final = 168
GRID: Final = 100
"""Points between two lines of the curve, or a multiple of it."""
MOST_LINES: Final = 6
MOST_TICKS: Final = 10
DISCS: Final = ("#7a4fb0", "#a8432d", "#1f6f8b", "#4c7a34", "#93631a", "#5b5f78", "#8f3f6d", "#256b5c")
SIGNS: Final = {"rival": ("sword", "#a8432d"), "nemesis": ("bolt", "#5b3f96"), "buddy": ("person", "#1f6f8b")}


def profile(found: Profile) -> Sheet:
    """Who it is and how the games went, then the curve, the people and the badges as far as there are any."""
    rows = [height for height, there in ((CURVE, found.curve), (PEOPLE, found.known), (SHELF, found.badges)) if there]
    below = sum(rows) + GAP * (len(rows) + 1) if rows else 0
    made = Sheet(WIDTH, PART + below, DEEP)
    made.keep(Box(0, 0, WIDTH, PART), wall, ground=DEEP)
    made.keep(Box(0, 0, WIDTH, HEAD), head, found.name, found.since, found.chips)
    place = Box(MARGIN, HEAD, WIDTH - 2 * MARGIN, PART - HEAD - MARGIN)
    plates = found.plates[:MOST_PLATES]
    if plates:
        for plate, box in zip(plates, place.grid(2, 2, gap=GAP), strict=False):
            made.keep(box, game_plate, plate)
    else:
        made.keep(place, nothing_yet, found.empty)
    if not below:
        return made
    made.cut(PART, "course")
    made.keep(Box(0, PART, WIDTH, below), wall, ground=DEEP)
    y = PART + GAP
    if found.curve is not None:
        made.keep(Box(MARGIN, y, WIDTH - 2 * MARGIN, CURVE), curve, found.curve)
        y += CURVE + GAP
    if found.known:
        row = Box(MARGIN, y, WIDTH - 2 * MARGIN, PEOPLE).columns(*[1] * len(found.known), gap=GAP)
        for known, box in zip(found.known, row, strict=True):
            made.keep(box, person, known)
        y += PEOPLE + GAP
    if found.badges:
        shown = found.badges[:MOST_BADGES]
        made.keep(Box(MARGIN, y, WIDTH - 2 * MARGIN, SHELF), shelf, found.shelf, found.count, shown)
    return made


def wall(canvas: Canvas, box: Box) -> None:
    """Boards of walnut in the light of a lantern."""
    planks(canvas, box, WOOD, DEEP, SEAM, 60)
    for radius in (320, 200, 110):
        canvas.glow(560, 84, radius, faded("#ffcf73", 0.16))


def head(canvas: Canvas, box: Box, name: str, since: str, chips: tuple[tuple[str, str], ...]) -> None:
    """A disc with the initial, the name, and what else to know at once."""
    tone = DISCS[sum(map(ord, name)) % len(DISCS)]
    canvas.circle(108, 106, 80, faded(DEEP, 0.5))
    canvas.circle(104, 100, 78, tone, "#f3d9a4", 8)
    canvas.text(Box(44, 40, 120, 120), name[:1].upper(), 84, fonts.BOLD, WHITE, across="center")
    left = box.right - MARGIN
    for (shape, words), y in zip(chips, (66, 146), strict=False):
        letters = min(330.0, width(words, Style(38, fonts.SEMIBOLD)))
        chip = Box(box.right - MARGIN - letters - 100, y - 33, letters + 100, 66)
        canvas.rect(chip, DEEP, 33, "#c79a55", 3)
        canvas.shape(shape, chip.x + 44, y, 40, "#7fd39b" if shape == "shield" else "#ff9a4d")
        canvas.text(Box(chip.x + 76, chip.y, letters + 4, 66), words, 38, fonts.SEMIBOLD, CREAM, smallest=32)
        left = min(left, chip.x)
    canvas.text(Box(208, 32, left - 224, 92), name, 76, fonts.BOLD, CREAM, smallest=40, face=fonts.DISPLAY)
    canvas.text(Box(210, 124, left - 226, 48), since, 36, fonts.SEMIBOLD, SOFT, smallest=32)


def nothing_yet(canvas: Canvas, box: Box, said: str) -> None:
    """Nobody has played yet."""
    panel(canvas, box, PAPER)
    canvas.shape("hourglass", box.cx, box.cy - 70, 180, RULE)
    canvas.text(box.cut_bottom(200)[0].inset(40, 20), said, 48, fonts.SEMIBOLD, QUIET, across="center", lines=2)


def game_plate(canvas: Canvas, box: Box, plate: GamePlate) -> None:
    """A game: how many matches, the mean place on the scale of places, the rating."""
    made = registry.medals(plate.game)
    panel(canvas, box, PAPER)
    canvas.rect(Box(box.x, box.y + 16, 12, box.h - 32), made.accent, 6)
    medals.sign(canvas, made, box.x + 72, box.y + 66, 46)
    canvas.text(Box(box.x + 136, box.y + 18, box.w - 152, 52), plate.title, 44, fonts.BOLD, INK, smallest=34)
    room = box.w - 152 - sum(68 if count > 1 else 42 for _, count in plate.medals)
    canvas.text(Box(box.x + 136, box.y + 70, room, 44), plate.matches, 34, fonts.SEMIBOLD, QUIET, smallest=32)
    x = box.right - 18
    for place, count in reversed(plate.medals):
        if count > 1:
            x -= 26
            canvas.text(Box(x, box.y + 70, 26, 44), str(min(count, 9)), 30, fonts.BOLD, INK)
        x -= 42
        place_sign(canvas, place, x + 20, box.y + 92, 20)
    left, right = box.x + 48, box.x + 250
    step = (right - left) / max(1, plate.of - 1)
    y = box.y + 178
    canvas.line([(left, y), (right, y)], "#bfa873", 6)
    for place in range(plate.of):
        canvas.circle(left + place * step, y, 9, PAPER, "#8b7350", 4)
        canvas.number(left + place * step, y + 38, place + 1, 32, fonts.SEMIBOLD, QUIET)
    canvas.shape("down", left + (plate.at - 1) * step, y - 25, 34, made.field)
    canvas.text(Box(box.x + 288, y - 34, 96, 60), plate.mean, 50, fonts.BOLD, INK)
    canvas.text(Box(box.x + 288, y + 20, 110, 40), plate.place, 32, fonts.SEMIBOLD, QUIET, smallest=28)
    last = Box(box.x + 396, y - 46, box.right - box.x - 396 - 18, 104)
    if plate.settled:
        canvas.text(Box(last.x, last.y, last.w, 66), plate.rating, 60, fonts.BOLD, made.field, across="right")
        canvas.text(Box(last.x, y + 20, last.w, 40), plate.label, 32, fonts.SEMIBOLD, QUIET, "right", smallest=28)
    elif plate.rating:
        canvas.dashed(last, DOUBT, 4, 14, 12, 9)
        canvas.text(last.cut_top(52)[0].inset(8, 2), plate.rating, 34, fonts.BOLD, INK, "center", smallest=26)
        canvas.text(last.cut_top(48)[1].inset(8, 2), plate.label, 32, fonts.SEMIBOLD, QUIET, "center", smallest=26)


def curve(canvas: Canvas, box: Box, found: Curve) -> None:
    """A rating along its matches: the line, where it probably lies around it, and since when it holds."""
    made = registry.medals(found.game)
    panel(canvas, box, PAPER)
    medals.sign(canvas, made, box.x + 54, box.y + 48, 32)
    canvas.text(Box(box.x + 102, box.y + 16, 560, 64), found.title, 42, fonts.BOLD, INK, smallest=34)
    canvas.text(
        Box(box.x + 680, box.y + 16, box.w - 704, 64), found.note, 32, fonts.SEMIBOLD, QUIET, "right", smallest=28
    )
    graph = Box(box.x + 108, box.y + 96, box.w - 108 - 190, box.h - 160)
    low = min(value - spread for value, spread in found.points)
    high = max(value + spread for value, spread in found.points)
    step = GRID
    while (high // step - low // step + 2) > MOST_LINES:
        step += GRID
    bottom, top = low // step * step, -(-high // step) * step
    last = max(1, len(found.points) - 1)

    def across(number: float) -> float:
        return graph.x + graph.w * number / last

    def down(value: float) -> float:
        return graph.bottom - graph.h * (value - bottom) / max(1, top - bottom)

    for value in range(bottom, top + 1, step):
        canvas.line([(graph.x, down(value)), (graph.right, down(value))], RULE, 3)
        canvas.text(Box(box.x, down(value) - 22, 94, 44), str(value), 32, fonts.SEMIBOLD, QUIET, "right")
    ticks = -(-last // MOST_TICKS)
    for number in range(ticks, last + 1, ticks):
        canvas.number(across(number), graph.bottom + 30, number, 32, fonts.SEMIBOLD, QUIET)
    for first, end, share in ((0, found.settled, 0.86), (found.settled, last, 0.66)):
        part = range(first, min(end, last) + 1)
        upper = [(across(at), down(sum(found.points[at]))) for at in part]
        lower = [(across(at), down(found.points[at][0] - found.points[at][1])) for at in part]
        if len(part) > 1:
            canvas.polygon([*upper, *reversed(lower)], mix(made.accent, PAPER, share))
    if 0 < found.settled <= last:
        x = across(found.settled)
        canvas.dashes((x, graph.y), (x, graph.bottom), DOUBT, 4, 6, 9)
    if found.settled > 2:
        words = Box(graph.x + 8, graph.bottom - 46, across(min(found.settled, last)) - graph.x - 16, 44)
        canvas.text(words, found.settling, 32, fonts.SEMIBOLD, "#7a5c1f", "right", smallest=28)
    points = [(across(at), down(value)) for at, (value, _) in enumerate(found.points)]
    canvas.line(points, made.field, 8)
    for x, y in points[1:-1]:
        canvas.circle(x, y, 8, PAPER, made.field, 4)
    x, y = points[-1]
    canvas.circle(x, y, 18, made.field, WHITE, 4)
    canvas.text(Box(x + 30, y - 36, 150, 72), str(found.points[-1][0]), 56, fonts.BOLD, made.field)


def person(canvas: Canvas, box: Box, known: Known) -> None:
    """Somebody who is met again and again."""
    shape, tone = SIGNS[known.kind]
    panel(canvas, box, PAPER)
    canvas.circle(box.x + 54, box.y + 54, 36, tone)
    canvas.shape(shape, box.x + 54, box.y + 54, 36, WHITE)
    canvas.text(Box(box.x + 104, box.y + 10, box.w - 116, 40), known.label, 32, fonts.SEMIBOLD, QUIET)
    canvas.text(Box(box.x + 104, box.y + 48, box.w - 116, 50), known.name, 42, fonts.BOLD, INK, smallest=32)
    canvas.text(Box(box.x + 22, box.y + 100, box.w - 36, 46), known.note, 34, fonts.SEMIBOLD, INK, smallest=32)


def shelf(canvas: Canvas, box: Box, title: str, count: str, badges: tuple[tuple[str, str], ...]) -> None:
    """The newest badges on a board."""
    canvas.rect(box, "#2b190e", 16)
    planks(canvas, box.inset(8), "#45291a", "#352012", "#241409", 46)
    canvas.rect(Box(box.x + 8, box.bottom - 30, box.w - 16, 18), BOARD, 4)
    canvas.text(Box(box.x + 32, box.y + 22, 260, 56), title, 42, fonts.BOLD, CREAM, smallest=32)
    canvas.text(Box(box.x + 32, box.y + 76, 260, 44), count, 34, fonts.SEMIBOLD, SOFT, smallest=32)
    for number, (game, badge) in enumerate(badges):
        medals.medal(canvas, registry.medals(game), badge, box.x + 372 + number * 140, box.y + 76, 60)
