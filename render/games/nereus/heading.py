"""The head of a part under the sky: what the match waits for, how far the day is."""

from __future__ import annotations

from typing import Final

from engine.games.nereus.components import CYCLES
from engine.games.nereus.view import NereusView
from render.games.nereus import layout, marks, scenery, theme
from render.kit import fonts
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE
from render.kit.sheet import Sheet
from render.kit.words import Words

_LEFT: Final = 22
_MARKED: Final = 92
"""Where the words begin, without a mark before them and with one."""


def draw(sheet: Sheet, view: NereusView, words: Words, top: float, seat: int | None, said: str) -> None:
    """The head of the part that begins at `top`; `seat` is who is meant, None for nobody in particular."""
    sheet.keep(Box(0, top, WIDTH, layout.SKY), scenery.sky, view.day, ground=theme.NIGHT)
    owner = "" if seat is None else marks.seat(seat)
    sheet.keep(Box(0, top, WIDTH - layout.CLOCK - 8, layout.SKY - 6), title, owner, said)
    if view.day:
        phase = words("explorer-phase") if view.explorers else ""
        place = Box(WIDTH - layout.CLOCK, top, layout.CLOCK, layout.SKY - 6)
        sheet.keep(place, clock, words("day", number=view.day), phase, view.cycle)


def title(canvas: Canvas, box: Box, owner: str, said: str) -> None:
    """A seat's mark and a sentence, in one line or in two."""
    if owner:
        marks.mark(canvas, owner, 52, box.cy + 2, 60)
    x = _MARKED if owner else _LEFT
    canvas.text(Box(x, 2, box.w - x, box.h), said, 48, fonts.BOLD, WHITE, lines=2, smallest=28)


def clock(canvas: Canvas, box: Box, day: str, phase: str, cycle: int) -> None:
    """The day, and below it an hourglass for each cycle that has begun, or the phase in words."""
    canvas.text(Box(0, 2, box.w - 24, 48), day, 40, fonts.BOLD, WHITE, across="right")
    low = Box(0, 46, box.w - 24, 40)
    if phase:
        canvas.text(low, phase, 32, fonts.SEMIBOLD, WHITE, across="right")
        return
    for number in range(CYCLES):
        name = "hourglass" if number < cycle else "hourglass-empty"
        marks.mark(canvas, name, low.right - 18 - 38 * (CYCLES - 1 - number), low.cy, 36)
