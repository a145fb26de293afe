"""The picture of a season of a league: the medals of each division.

It sees no match: numbers and texts only, written by whoever asks for it.
"""

from __future__ import annotations

from typing import Final

from render import registry
from render.kit import fonts, medals
from render.kit.canvas import WIDTH, Canvas
from render.kit.festive import evening, firework, garland, open_place, ribboned
from render.kit.geometry import Box
from render.kit.palette import mix
from render.kit.pieces import panel
from render.kit.places import place_sign
from render.kit.sheet import PART, Sheet
from render.kit.textures import scattered
from render.orders import Season, Strip
from render.profile import CREAM, INK, MARGIN, PAPER, QUIET

DUSK: Final = ("#0f1230", "#151a41", "#1d2250", "#2b2a5c", "#44336a", "#6a3f6a", "#97525f", "#c77a4e")
ROOFS: Final = "#1c1633"
WALL: Final = "#1b120c"
HEAD: Final = 278
STRIP: Final = 218
GAP: Final = 14
SIGN: Final = 316


def season(found: Season) -> Sheet:
    """The title, and one strip a division."""
    parts: list[list[Strip]] = [[]]
    used = HEAD + GAP
    for one in found.strips:
        if used + STRIP + GAP > PART:
            parts.append([])
            used = GAP
        parts[-1].append(one)
        used += STRIP + GAP
    heights = [GAP + len(part) * (STRIP + GAP) for part in parts]
    heights[0] += HEAD
    made = Sheet(WIDTH, sum(heights), WALL)
    top = 0
    for number, (part, high) in enumerate(zip(parts, heights, strict=True)):
        if number:
            made.cut(top, f"more-{number}")
        made.keep(Box(0, top, WIDTH, high), ground, ground=WALL)
        if not number:
            made.keep(Box(0, 0, WIDTH, HEAD), head, found.title, found.notes)
        y = top + GAP + (0 if number else HEAD)
        for one in part:
            made.keep(Box(MARGIN, y, WIDTH - 2 * MARGIN, STRIP), strip, one)
            y += STRIP + GAP
        top += high
    return made


def ground(canvas: Canvas, box: Box) -> None:
    """The dark wall behind it all."""
    canvas.rect(box, WALL)


def head(canvas: Canvas, box: Box, title: str, notes: tuple[str, ...]) -> None:
    """The town at the end of the day, with pennants and fireworks."""
    evening(canvas, box, DUSK)
    firework(canvas, 930, 84, 62, "#ffd35c", 14)
    firework(canvas, 1084, 132, 46, "#9be3c4", 12)
    firework(canvas, 790, 138, 40, "#ff9b8c", 12)
    x = 0.0
    for wide, high in scattered(9, 16):
        roof, width = box.h - 36 - 56 * high, 62 + 66 * wide
        canvas.rect(Box(x, roof, width, box.h - roof), ROOFS)
        canvas.polygon([(x - 6, roof), (x + width / 2, roof - 24 - 20 * wide), (x + width + 6, roof)], ROOFS)
        for window in range(int((width - 20) // 28)):
            if (window + int(width)) % 3:
                canvas.rect(Box(x + 14 + window * 28, roof + 16, 13, 17), "#ffd978")
        x += width + 4
    garland(canvas, box.w, box.h - 92, 20, 21, 32)
    canvas.text(Box(38, 16, 700, 96), title, 80, fonts.BOLD, CREAM, smallest=44, face=fonts.DISPLAY)
    for number, note in enumerate(notes[:2]):
        canvas.text(Box(42, 108 + 42 * number, 690, 42), note, 34, fonts.SEMIBOLD, "#f3e1b8", smallest=28)


def strip(canvas: Canvas, box: Box, one: Strip) -> None:
    """A division and its first three."""
    made = registry.medals(one.game)
    panel(canvas, box, PAPER)
    scene = Box(box.x + 8, box.y + 8, SIGN, box.h - 16)
    canvas.gradient(scene, (0.0, mix(made.accent, "#000000", 0.55)), (1.0, made.accent), radius=10)
    medals.sign(canvas, made, scene.cx, scene.y + 60, 48)
    title, _ = scene.cut_bottom(80)
    canvas.rect(title, "#12100cd0", 10)
    canvas.text(title.inset(10, 2), one.title, 36, fonts.BOLD, CREAM, "center", lines=2, smallest=28)
    places = Box(scene.right + 12, box.y, box.right - scene.right - 24, box.h).columns(1, 1, 1, gap=8)
    for number, place in enumerate(places):
        if number < len(one.medals):
            name, points = one.medals[number]
            radius = 46.0 if number else 52.0
            ribboned(canvas, number + 1, place.cx, box.y + 76, radius)
            place_sign(canvas, number + 1, place.cx, box.y + 76, radius)
            lines = Box(place.x, box.y + 128, place.w, 46), Box(place.x, box.y + 172, place.w, 38)
            canvas.text(lines[0], name, 40, fonts.BOLD, INK, "center", smallest=28)
            canvas.text(lines[1], points, 34, fonts.SEMIBOLD, QUIET, "center", smallest=28)
        else:
            open_place(canvas, place.cx, box.y + 76, 42)
            for line, words in enumerate(one.missing):
                room = Box(place.x, box.y + 130 + 40 * line, place.w, 40)
                canvas.text(room, words, 32, fonts.SEMIBOLD, QUIET, "center", smallest=28)
