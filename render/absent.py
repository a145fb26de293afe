"""What stands where a picture could not be drawn."""

from __future__ import annotations

from render.kit import fonts
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box
from render.kit.palette import INK, LINE, MUTED, PAPER
from render.kit.sheet import PART, Sheet
from render.kit.words import Words


def absent(words: Words) -> Sheet:
    """An hourglass and two sentences."""
    sheet = Sheet(WIDTH, PART, PAPER)
    sheet.keep(sheet.box, _page, words("absent"), words("absent-note"))
    return sheet


def _page(canvas: Canvas, box: Box, said: str, note: str) -> None:
    canvas.shape("hourglass", box.cx, 250, 280, LINE)
    canvas.text(Box(60, 456, box.w - 120, 96), said, 72, fonts.BOLD, INK, across="center", smallest=54)
    canvas.text(Box(60, 556, box.w - 120, 120), note, 48, fonts.REGULAR, MUTED, across="center", lines=2, smallest=40)
