"""Names of people where there is little room: in full, or as many of their first words as can be read."""

from __future__ import annotations

from typing import Final

from render.kit import fonts, text
from render.kit.canvas import Canvas
from render.kit.geometry import Across, Box

SMALLEST: Final = 28
"""Names are not set smaller: on a phone these letters are 7 to 8 dp high."""


def name(canvas: Canvas, box: Box, said: str, size: float, ink: str, lines: int = 2, across: Across = "left") -> None:
    """A name in bold letters, narrower and smaller if the box needs it; then without its last words.

    The mark of the seat that stands beside it says whose it is. A single word that is too long ends in an ellipsis.
    """
    words = text.clean(said).split()
    style = text.Style(size, fonts.BOLD)
    count = len(words)
    while count > 1 and text.fit(" ".join(words[:count]), style, box.w, box.h, lines, SMALLEST).cut:
        count -= 1
    canvas.text(box, " ".join(words[:count]), size, fonts.BOLD, ink, across, lines=lines, smallest=SMALLEST)
