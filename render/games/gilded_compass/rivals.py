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

Rivals = tuple[tuple[int, str, int, int, int], ...]
"""Seat, name, gold, dice, tokens."""


def strip(canvas: Canvas, box: Box, others: Rivals) -> None:
    """A field for each."""
    for (seat, name, gold, left, tokens), cell in zip(others, box.columns(*[1] * len(others), gap=8), strict=True):
        look = palette.seat(seat)
        canvas.rect(cell, palette.mix(look.tint, theme.PAPER, 0.3), 10)
        canvas.rect(Box(cell.x, cell.y, 8, cell.h), look.fill, 4)
        dice.token(canvas, seat, cell.x + 34, cell.cy, 36)
        narrow = cell.w < 300
        figures = [("die", left), ("book", tokens)]
        x = cell.right - 8
        for sign, number in () if narrow and cell.w < 270 else reversed(figures):
            canvas.text(Box(x - 34, cell.y, 34, cell.h), str(number), 28, fonts.SEMIBOLD, theme.INK, "right")
            glyph(canvas, sign, x - 50, cell.cy, 26, theme.MUTED)
            x -= 72
        canvas.text(Box(x - 44, cell.y, 44, cell.h), str(gold), 36, fonts.BOLD, theme.INK, "right")
        coin(canvas, x - 62, cell.cy, 17)
        room = Box(cell.x + 60, cell.y + 3, x - 84 - cell.x - 60, cell.h - 6)
        if not text.fit(name, text.Style(28, fonts.SEMIBOLD), room.w, room.h, 2, 22).cut:
            canvas.text(room, name, 28, fonts.SEMIBOLD, look.dark, lines=2, smallest=22)
