"""A row that nobody is at, in signs."""

from __future__ import annotations

from render.games.nereus import marks, theme
from render.games.nereus.lines import Parts
from render.games.nereus.offers import Space, offer, stack
from render.kit import fonts, palette
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE


def quiet(
    canvas: Canvas,
    box: Box,
    member: str,
    name: str,
    spaces: tuple[Space, ...],
    price: tuple[Parts, ...],
    every: str,
    lit: bool,
    own: str,
) -> None:
    """A row that nobody is at, in signs; `lit` while crew is chosen, when all rows count."""
    chosen = own == "chosen"
    ground = theme.GOLD if chosen else theme.NIGHT_OPEN if lit and own != "played" else theme.NIGHT
    canvas.rect(box, ground if chosen else palette.faded(ground, 0.92), 12)
    ink = theme.INK if chosen else palette.mix(theme.NIGHT, WHITE, 0.45) if own == "played" else WHITE
    left = 130 if box.w < 560 else 182
    if left > 140:
        marks.mark(canvas, member, 28, box.cy, min(42, box.h * 0.74), ink)
        canvas.text(Box(54, 0, left - 59, box.h), name, 28, fonts.SEMIBOLD, ink)
    else:
        marks.mark(canvas, member, left / 2, box.h * 0.34, box.h * 0.5, ink)
        canvas.text(Box(3, box.h - 32, left - 6, 28), name, 26, fonts.SEMIBOLD, ink, across="center", smallest=24)
    right = 92 if box.w < 560 else 112
    room = Box(left, 4, box.w - left - right, box.h - 8)
    for space, place in zip(spaces, room.columns(*[1] * len(spaces), gap=4), strict=True):
        bright = lit and own != "played"
        if space.owner:
            canvas.rect(place, theme.NIGHT_TAKEN, 9)
            marks.mark(canvas, space.owner, place.cx, place.cy, min(place.w, place.h) * 0.8)
        else:
            canvas.rect(place, "#f3ead4" if bright else theme.NIGHT_SPACE, 9)
            inks = (theme.INK, theme.POINTS, theme.POWER) if bright else (WHITE, theme.POINTS_LIGHT, theme.POWER_LIGHT)
            offer(canvas, place, space.deed, every, *inks)
        if space.new:
            canvas.rect(place, radius=9, line=theme.GOLD, width=5)
    stack(
        canvas, Box(box.w - right + 3, 3, right - 6, box.h - 6), price, ink, theme.POINTS_LIGHT, theme.POWER_LIGHT, 29
    )
