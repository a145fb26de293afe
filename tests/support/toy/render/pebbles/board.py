"""The table."""

from __future__ import annotations

from typing import Any

from render.kit.canvas import Canvas
from render.kit.fonts import REGULAR
from render.kit.geometry import Box
from render.kit.palette import INK, WHITE
from render.kit.sheet import Sheet
from render.kit.words import Words


def board(view: Any, words: Words) -> Sheet:
    """The points."""
    return written(tuple(f"{words.player(seat)}: {points}" for seat, points in enumerate(view.points)))


def written(lines: tuple[str, ...]) -> Sheet:
    """Lines on a plain ground."""
    sheet = Sheet(400, 200, WHITE)
    sheet.keep(sheet.box, page, lines)
    return sheet


def page(canvas: Canvas, box: Box, lines: tuple[str, ...]) -> None:
    """One below the other."""
    for number, line in enumerate(lines):
        canvas.text(Box(10, 10 + 40 * number, box.w - 20, 40), line, 32, REGULAR, INK)
