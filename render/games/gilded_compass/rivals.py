"""The other players in a narrow strip: gold in sight, dice left, tokens."""

from __future__ import annotations

from typing import Final

from render.games.gilded_compass import dice, theme
from render.games.gilded_compass.glyphs import glyph
from render.games.gilded_compass.marks import coin
from render.kit import fonts, palette, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box

HIGH: Final = 64


def rival(canvas: Canvas, box: Box, seat: int, name: str, gold: int, left: int, tokens: int) -> None:
    """One of them; the name and the smaller figures where there is room."""
    look = palette.seat(seat)
    canvas.rect(box, palette.mix(look.tint, theme.PAPER, 0.3), 10)
    canvas.rect(Box(box.x, box.y, 8, box.h), look.fill, 4)
    dice.token(canvas, seat, box.x + 34, box.cy, 36)
    x = box.right
    for sign, number in (("book", tokens), ("die", left)):
        x -= 68
        glyph(canvas, sign, x + 13, box.cy, 26, theme.MUTED)
        canvas.text(Box(x + 30, box.y, 36, box.h), str(number), 28, fonts.SEMIBOLD, theme.INK)
    x -= 92
    coin(canvas, x + 17, box.cy, 17)
    canvas.text(Box(x + 40, box.y, 46, box.h), str(gold), 36, fonts.BOLD, theme.INK)
    room = Box(box.x + 60, box.y + 3, x - 8 - box.x - 60, box.h - 6)
    if not text.fit(name, text.Style(28, fonts.SEMIBOLD), room.w, room.h, 2, 22).cut:
        canvas.text(room, name, 28, fonts.SEMIBOLD, look.dark, lines=2, smallest=22)
