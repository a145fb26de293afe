"""The banner of a game, above the card of a table that waits for players: its scenery and its name."""

from __future__ import annotations

from typing import Final

from render.kit import fonts
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box
from render.kit.palette import INK, WHITE
from render.kit.sheet import PART, Sheet
from render.kit.words import Words

HEIGHT: Final = PART


def name(sheet: Sheet, words: Words, title: str, ink: str) -> None:
    """Writes the name of the game and, in `ink`, the message `banner-note` over the scenery, at the left upper edge."""
    sheet.keep(Box(40, 36, WIDTH - 80, 230), _name, title, words("banner-note"), ink)


def _name(canvas: Canvas, box: Box, title: str, note: str, ink: str) -> None:
    title_box, note_box = box.cut_top(144)
    canvas.text(title_box, title, 128, fonts.BOLD, WHITE, smallest=72, outline=f"{INK}66", outline_width=5)
    canvas.text(note_box, note, 60, fonts.BOLD, ink, smallest=44, outline=f"{INK}66", outline_width=4)
