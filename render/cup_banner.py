"""The banner above the card of a cup: the cup on the pier, boats in the colours of the seats."""

from __future__ import annotations

from typing import Final

from render.kit import fonts
from render.kit.canvas import WIDTH, Canvas
from render.kit.festive import boat, evening, garland, trophy
from render.kit.geometry import Box
from render.kit.palette import INK, WHITE, faded
from render.kit.sheet import Sheet
from render.orders import CupBanner

HEIGHT: Final = 440
SKY: Final = ("#1c1b48", "#2c2458", "#472e66", "#6f3d68", "#a14f5f", "#d0704f", "#f0a050", "#ffcf78")
HILLS: Final = "#3a2a4e"
FLEET: Final = ((486, 352, 0.72, 0), (606, 388, 1.0, 1), (1112, 392, 0.95, 2), (1030, 344, 0.62, 3))


def cup_banner(found: CupBanner) -> Sheet:
    """The scene, and over it the name of the cup and what kind it is."""
    made = Sheet(WIDTH, HEIGHT, SKY[0])
    made.keep(Box(0, 0, WIDTH, HEIGHT), scene, ground=SKY[0])
    made.keep(Box(40, 84, 660, 150), name, found.title, found.note)
    return made


def scene(canvas: Canvas, box: Box) -> None:
    """The evening over the harbour."""
    evening(canvas, Box(0, 0, box.w, 320), SKY)
    for radius, tone in ((210, faded("#ffe3a0", 0.28)), (150, faded("#ffe9b0", 0.5)), (104, "#fff3cd")):
        canvas.circle(850, 322, radius, tone)
    canvas.polygon([(0, 322), (0, 268), (140, 236), (280, 262), (420, 232), (560, 276), (700, 322)], HILLS)
    canvas.polygon([(960, 322), (1050, 268), (1130, 246), (box.w, 262), (box.w, 322)], HILLS)
    for y, tone in ((320, "#2f6d82"), (352, "#245a72"), (392, "#1a455c")):
        canvas.rect(Box(0, y, box.w, box.h - y), tone)
    for number, wide in enumerate((190, 150, 170)):
        y = 334 + 17 * number
        canvas.line([(850 - wide / 2, y), (850 + wide / 2, y)], faded("#ffe3a0", 0.75 - 0.12 * number), 6)
    for x, y, scale, seat in FLEET:
        boat(canvas, x, y, scale, seat)
    canvas.rect(Box(690, 408, 320, 60), "#6d5a52", 4, "#2a180d", 5)
    canvas.rect(Box(690, 408, 320, 14), "#94806f", 4)
    for x in (770, 880, 950):
        canvas.line([(x, 424), (x, 440)], "#4c3d37", 4)
    canvas.rect(Box(776, 380, 148, 30), "#a9733f", 5, "#2a180d", 5)
    trophy(canvas, 850, 294, 1)
    garland(canvas, box.w, 14, 30, 21, 34)


def name(canvas: Canvas, box: Box, title: str, note: str) -> None:
    """What the cup is called, and its kind."""
    upper, lower = box.cut_top(94)
    shade = faded(INK, 0.4)
    canvas.text(upper, title, 92, fonts.BOLD, WHITE, smallest=48, outline=shade, outline_width=5, face=fonts.DISPLAY)
    canvas.text(lower, note, 46, fonts.BOLD, "#ffe2a0", smallest=34, outline=shade, outline_width=4)
