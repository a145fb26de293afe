"""Library: a shelf for each seat, a book for each of its dice there."""

from __future__ import annotations

from typing import Final

from render.games.gilded_compass import dice, theme
from render.games.gilded_compass.glyphs import glyph
from render.games.gilded_compass.house import EDGE
from render.games.gilded_compass.marks import dashed, last
from render.kit import palette
from render.kit.canvas import Canvas
from render.kit.geometry import Box

_BOOKS: Final = 7
"""More books than this are told by the number alone."""
_OLD: Final = ("#d8c8a2", "#cbb78c", "#e0d3b3", "#c2ae86")
_HIGH: Final = (30, 24, 33, 27, 31, 22, 34, 28, 25, 32, 29, 26, 34, 23)


def contents(canvas: Canvas, box: Box, books: tuple[int, ...], latest: int | None, ghost: int | None) -> None:
    """`books` of every seat; `latest` placed there last, `ghost` may place there now."""
    box = box.inset(EDGE, 0)
    step = min(150.0, (box.h - 8) / len(books))
    for seat, count in enumerate(books):
        shelf = Box(box.x - 4, box.y + 6 + seat * step, box.w + 8, step)
        if seat == latest:
            last(canvas, Box(shelf.x, shelf.y, shelf.w, step - 8))
        _shelf(canvas, shelf, seat, count, seat == ghost)


def _shelf(canvas: Canvas, box: Box, seat: int, count: int, ghost: bool) -> None:
    board = box.bottom - 9
    cy = box.cy - 4
    canvas.rect(Box(box.x, board, box.w, 7), "#a3835a", 2)
    dice.token(canvas, seat, box.x + 30, cy, 44)
    canvas.number(box.x + 84, cy, count, 54, fill=theme.INK if count else "#8b7c60")
    look = palette.seat(seat)
    high = min(64.0, box.h - 20)
    x = box.x + 122
    for _ in range(min(count, _BOOKS)):
        canvas.rect(Box(x, board - high, 19, high), look.fill, 3, theme.INK, 2)
        canvas.rect(Box(x + 4, board - high * 0.74, 11, 4), look.ink)
        x += 22
    if ghost:
        dashed(canvas, Box(x, board - high, 22, high), 3, look.fill, 3, fill="#fffdf6")
        x += 28
    end = box.right - (132 if ghost else 14)
    number = seat * 5 % 7
    x += 6
    while x < end - 12:
        wide = 10 + (number * 7 + seat * 3) % 8
        tall = _HIGH[(number + seat * 3) % 14] * high / 36
        canvas.rect(Box(x, board - tall, wide, tall), _OLD[(number + seat) % 4], 2)
        x += wide + 2 + (14 if (number + seat) % 6 == 5 else 0)
        number += 1
    if ghost:
        pill = Box(box.right - 126, cy - 26, 120, 52)
        canvas.rect(pill, look.tint, 26, look.fill, 2.5)
        glyph(canvas, "book", pill.x + 34, pill.cy, 38, theme.INK)
        canvas.number(pill.right - 38, pill.cy, "+1", 42, fill=theme.INK)
