"""The other players in a narrow strip: gold in sight, dice left, tokens."""

from __future__ import annotations

from typing import Final

from engine.games.gilded_compass.view import CompassView
from render.games.gilded_compass import dice, layout, theme
from render.games.gilded_compass.glyphs import glyph
from render.games.gilded_compass.marks import coin
from render.kit import called, fonts, palette
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.sheet import Sheet
from render.kit.words import Words

HIGH: Final = 118


def draw(sheet: Sheet, view: CompassView, words: Words, top: float) -> None:
    """All of them side by side, `HIGH`."""
    others = [other for other in range(view.seats) if other != view.reader]
    strip = Box(layout.MARGIN, top, layout.WIDE, HIGH).columns(*[1] * len(others), gap=8)
    for other, place in zip(others, strip, strict=True):
        player = view.players[other]
        values = (other, words.player(other), player.gold, player.dice, player.tokens)
        sheet.keep(place, rival, *values, ground=theme.DUSK)


def rival(canvas: Canvas, box: Box, seat: int, name: str, gold: int, left: int, tokens: int) -> None:
    """One of them: name, and below it gold, dice left and tokens."""
    look = palette.seat(seat)
    canvas.rect(box, palette.mix(look.tint, theme.PAPER, 0.3), 10)
    canvas.rect(Box(box.x, box.y, 8, box.h), look.fill, 4)
    upper, lower = box.inset(18, 6).rows(1, 1)
    dice.token(canvas, seat, upper.x + 20, upper.cy, 42)
    called.name(canvas, upper.cut_left(52)[1], name, 38, look.dark, lines=1)
    signs = (("coin", gold, 46, 1.35), ("die", left, 40, 1.0), ("book", tokens, 40, 1.0))
    places = lower.placed(min(lower.w, 420), lower.h, "left").columns(*(share for *_, share in signs))
    for (sign, number, size, _), place in zip(signs, places, strict=True):
        if sign == "coin":
            coin(canvas, place.x + 18, place.cy, 18)
        else:
            glyph(canvas, sign, place.x + 16, place.cy, 32, theme.MUTED)
        room = place.cut_left(42)[1]
        canvas.text(room, str(number), size, fonts.BOLD, theme.INK, smallest=28)
