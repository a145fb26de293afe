"""The banner of a game, above the card of a table that waits for players: its scenery and its name."""

from __future__ import annotations

from typing import Final

from render.kit import fonts
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box
from render.kit.palette import INK, WHITE
from render.kit.sheet import Sheet
from render.kit.words import Words

HEIGHT: Final = 440


def name(sheet: Sheet, words: Words, title: str, ink: str) -> None:
    """Writes the name of the game and, in `ink`, the message `banner-note` over the scenery, at the left upper edge."""
    sheet.keep(Box(40, 24, WIDTH - 80, 164), _name, title, words("banner-note"), ink)


def _name(canvas: Canvas, box: Box, title: str, note: str, ink: str) -> None:
    canvas.text(Box(4, 0, 900, 100), title, 88, fonts.BOLD, WHITE, smallest=56, outline=f"{INK}66", outline_width=4)
    canvas.text(Box(6, 100, 760, 56), note, 42, fonts.BOLD, ink, outline=f"{INK}66", outline_width=3)
