"""What stands where a picture could not be drawn."""

from __future__ import annotations

from typing import Final

from render.kit import fonts
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box
from render.kit.palette import INK, LINE, MUTED, PAPER
from render.kit.sheet import Sheet
from render.kit.words import Words

_HEIGHT: Final = 300


def absent(words: Words) -> Sheet:
    """An hourglass and two sentences."""
    sheet = Sheet(WIDTH, _HEIGHT, PAPER)
    sheet.keep(sheet.box, _page, words("absent"), words("absent-note"))
    return sheet


def _page(canvas: Canvas, box: Box, said: str, note: str) -> None:
    canvas.shape("hourglass", 150, box.h / 2, 130, LINE)
    canvas.text(Box(270, 76, box.w - 310, 80), said, 52, fonts.BOLD, INK)
    canvas.text(Box(270, 156, box.w - 310, 60), note, 34, fonts.REGULAR, MUTED)
