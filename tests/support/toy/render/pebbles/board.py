"""The table."""

from __future__ import annotations

from typing import Any

from render.kit.canvas import WIDTH, Canvas
from render.kit.fonts import REGULAR
from render.kit.geometry import Box
from render.kit.palette import INK, WHITE
from render.kit.sheet import PART, Sheet
from render.kit.words import Words


def board(view: Any, words: Words) -> Sheet:
    """Rounds left, how many have yet to choose, the points and pebbles of everybody, and who is asked."""
    head = words("board-head", left=view.rounds_left, waits=view.secret_waits)
    players = [
        words("board-player", seat=seat, points=points, held=view.held[seat], asked=int(seat in view.waits))
        for seat, points in enumerate(view.points)
    ]
    return written((head, *players))


def written(lines: tuple[str, ...]) -> Sheet:
    """Lines on a plain ground."""
    sheet = Sheet(WIDTH, max(PART, 20 + 60 * len(lines)), WHITE)
    sheet.keep(sheet.box, page, lines)
    return sheet


def page(canvas: Canvas, box: Box, lines: tuple[str, ...]) -> None:
    """One below the other."""
    for number, line in enumerate(lines):
        canvas.text(Box(10, 10 + 60 * number, box.w - 20, 60), line, 32, REGULAR, INK)
