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
    """A strip, with the name where it has room; cards that nobody took are dim, the first ones may not fit."""
    canvas.rect(box, theme.NAVY_DEEP, 14)
    wide = min(150, text.width(label, text.Style(27, fonts.SEMIBOLD)) + 2)
    canvas.text(Box(20, 10, wide, 34), label, 27, fonts.SEMIBOLD, "#b9c3d8")
    step = 64
    left = box.w - 20 - 50 - len(items) * step - 4
    named = text.width(name, text.Style(30, fonts.BOLD)) + 4
    if 52 + named <= left:
        signs.token(canvas, seat, 44, 72, 44)
        canvas.text(Box(72, 50, named, 44), name, 30, fonts.BOLD, "#ffffff")
        wide = max(wide, 52 + named)
    else:
        signs.token(canvas, seat, 20 + wide / 2, 72, 44)
    x = 20 + wide + 50
    room = max(0, int((box.w - x - 26) // step) + 1)
    for card, fate, taker in items[-room:] if room else ():
        faded = fate == "gone"
        canvas.stamp(x, 38, _card, card, reach=Box(-30, -30, 60, 60), opacity=0.45 if faded else 1)
        if fate == "taken":
            signs.token(canvas, taker, x, 80, 32, width=3)
        elif fate == "bust":
            glyph(canvas, "burst", x, 80, 38, theme.ALARM)
        elif fate == "repelled":
            glyph(canvas, "sword", x, 80, 32, "#dfe9f0")
        x += step


def _card(canvas: Canvas, card: str) -> None:
    signs.mini(canvas, card, 0, 0, 52)
