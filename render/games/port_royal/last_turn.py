"""The turn before this one: what was drawn, and what became of it."""

from __future__ import annotations

from render.games.port_royal import signs, theme
from render.games.port_royal.glyphs import glyph
from render.kit import fonts, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box

Items = tuple[tuple[str, str, int], ...]
"""Cards in the order drawn, each with its fate ("taken", "bust", "repelled", "gone") and the seat that took it."""


def last_turn(canvas: Canvas, box: Box, label: str, seat: int, name: str, items: Items) -> None:
    """A strip, with the name where it has room; cards that nobody took are dim; of the first ones that do not fit the
    number stands there."""
    canvas.rect(box, theme.NAVY_DEEP, 14)
    wide = min(190, text.width(label, text.Style(34, fonts.SEMIBOLD)) + 2)
    canvas.text(Box(18, 6, wide, 42), label, 34, fonts.SEMIBOLD, "#b9c3d8", smallest=30)
    step, y = 68, box.h - 26
    left = box.w - 20 - 50 - len(items) * step - 4
    named = text.width(name, text.Style(36, fonts.BOLD)) + 4
    if 56 + named <= left:
        signs.token(canvas, seat, 40, y, 42)
        canvas.text(Box(68, y - 24, named, 48), name, 36, fonts.BOLD, "#ffffff")
        wide = max(wide, 56 + named)
    else:
        signs.token(canvas, seat, 20 + wide / 2, y, 42)
    x = 18 + wide + 44
    room = max(0, int((box.w - x - 30) // step) + 1)
    hidden = len(items) - room
    if hidden > 0 and room > 1:
        # One place says how many more there were.
        hidden += 1
        canvas.number(x, 32, f"+{hidden}", 36, fill="#b9c3d8")
        x += step
        room -= 1
    for card, fate, taker in items[-room:] if room else ():
        faded = fate == "gone"
        canvas.stamp(x, 32, _card, card, reach=Box(-28, -28, 56, 56), opacity=0.45 if faded else 1)
        if fate == "taken":
            signs.token(canvas, taker, x, y + 4, 34, width=3)
        elif fate == "bust":
            glyph(canvas, "burst", x, y + 4, 36, theme.ALARM)
        elif fate == "repelled":
            glyph(canvas, "sword", x, y + 4, 34, "#dfe9f0")
        x += step


def piles(canvas: Canvas, box: Box, said: str, last: bool, lines: tuple[str, ...]) -> None:
    """The round, and the piles with their names."""
    top, *places = box.cut_right(6)[1].rows(*[1] * (len(lines) + 1))
    ink = theme.LABEL if last else "#ffffff"
    canvas.text(top, said, 34, fonts.BOLD, ink, across="right", smallest=28)
    for place, line in zip(places, lines, strict=True):
        canvas.text(place, line, 34, fonts.SEMIBOLD, theme.QUIET, across="right", smallest=28)


def _card(canvas: Canvas, card: str) -> None:
    signs.mini(canvas, card, 0, 0, 52)
