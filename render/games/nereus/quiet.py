"""A row of action spaces, in signs."""

from __future__ import annotations

from render.games.nereus import marks, theme
from render.games.nereus.lines import Parts
from render.games.nereus.offers import Space, offer, stack
from render.kit import fonts, palette
from render.kit.canvas import Canvas
from render.kit.changes import happened
from render.kit.geometry import Box
from render.kit.palette import WHITE

_NAME = 316
_PRICE = 236
"""What the crew member and its gold action take of the width."""


def quiet(
    canvas: Canvas,
    box: Box,
    member: str,
    name: str,
    spaces: tuple[Space, ...],
    price: tuple[Parts, ...],
    every: str,
    lit: bool,
    state: str,
) -> None:
    """A row in signs; `lit` while crew is chosen, when all rows count.

    state: "now" if the row is in play, else what the reader's crew card is: "chosen", "hand", "played" or empty.
    """
    chosen, bright = state == "chosen", lit and state != "played"
    place = box.inset(3)
    if chosen:
        canvas.rect(place, theme.GOLD, 12)
    else:
        edge = theme.GOLD if state == "now" else None
        canvas.rect(place, theme.NIGHT_OPEN if bright else theme.NIGHT, 12, edge, 6 if edge else 0)
    ink = theme.INK if chosen else palette.mix(theme.NIGHT, WHITE, 0.5) if state == "played" else WHITE
    marks.mark(canvas, member, 52, box.cy, min(60, box.h * 0.74), ink)
    canvas.text(Box(94, 0, _NAME - 102, box.h), name, 42, fonts.BOLD, ink, smallest=32)
    size = 44 if box.h > 60 else 40
    for space, cell in zip(spaces, cells(box, len(spaces)), strict=True):
        if space.owner:
            canvas.rect(cell, theme.NIGHT_TAKEN, 9)
            marks.mark(canvas, space.owner, cell.cx, cell.cy, min(60, cell.h * 0.84))
        else:
            canvas.rect(cell, "#f3ead4" if bright else theme.NIGHT_SPACE, 9)
            inks = (theme.INK, theme.POINTS, theme.POWER) if bright else (WHITE, theme.POINTS_LIGHT, theme.POWER_LIGHT)
            offer(canvas, cell, space.deed, every, *inks, size=size)
        if space.new:
            happened(canvas, cell)
    right = Box(box.w - _PRICE + 8, 3, _PRICE - 20, box.h - 6)
    stack(canvas, right, price, ink, theme.POINTS_LIGHT, theme.POWER_LIGHT, size)


def cells(row: Box, count: int) -> list[Box]:
    """Where the spaces of a row lie."""
    return Box(row.x + _NAME, row.y + 10, row.w - _NAME - _PRICE, row.h - 20).columns(*[1] * count, gap=8)
