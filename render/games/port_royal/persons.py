"""Persons on the quay: who they are, what they can do, what they cost whoever is asked."""

from __future__ import annotations

from typing import Final, NamedTuple

from render.games.port_royal import portraits, signs, theme
from render.games.port_royal.glyphs import glyph
from render.kit import fonts, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box


class Standing(NamedTuple):
    """A person on the quay.

    power, colour: the trade, and the ship colour of a trader or clerk.   number: the place in the order drawn.
    price:         what it costs whoever is asked; better: less than is printed.
    fate:          "open", "short" (of coins), "plain" (nobody is asked), "taken" by `seat`, "lost"; said: in words.
    fee:           to whom the hirer pays besides; `said` then says how much.
    """

    power: str
    colour: int
    name: str
    ability: str
    number: int
    points: int
    price: int
    better: bool
    fate: str
    said: str
    seat: int | None
    fee: int | None


_TALL: Final = 220
"""Cards from this height on show a face."""
_LOW: Final = 150
"""Cards below this height have no name."""


def person(canvas: Canvas, box: Box, who: Standing) -> None:
    """A card that fills its box except for a small edge on every side."""
    card = box.inset(6)
    dull = who.fate in ("short", "lost", "taken")
    canvas.shadow(card, 16, blur=5, dy=5, opacity=0.45)
    canvas.rect(card, theme.DULL if dull else theme.PAPER, 16)
    if card.w < 130:
        _small(canvas, card, who, dull)
    else:
        _large(canvas, card, who, dull)


def _large(canvas: Canvas, card: Box, who: Standing, dull: bool) -> None:
    wide = card.w > 190
    ink = "#2b2318" if dull else theme.TEXT
    number_y = 26
    if card.h >= _TALL:
        window = Box(card.x + 9, card.y + 9, card.w - 18, card.h - (152 if who.name else 114))
        portraits.portrait(canvas, window, who.power, who.colour, 0.6, faded=dull)
        if who.fate == "lost":
            canvas.line([(window.x + 40, window.bottom - 8), (window.right - 48, window.y + 14)], "#8c1712e6", 10)
        name = Box(card.x + 3, window.bottom + 1, card.w - 6, 42 if who.name else 4)
        canvas.text(name, who.name, 38 if wide else 36, fonts.BOLD, ink, across="center", smallest=28)
        _ability(canvas, Box(card.x + 6, name.bottom - 3, card.w - 12, 40), who, ink, dull, wide)
    else:
        _ability(canvas, Box(card.x + 44, card.y + 6, card.w - 88, 44), who, ink, dull, wide=False)
        if card.h >= _LOW and who.name:
            name = Box(card.x + 3, card.y + 50, card.w - 6, card.h - 116)
            canvas.text(name, who.name, 38 if wide else 36, fonts.BOLD, ink, across="center", smallest=28)
    _price(canvas, Box(card.x, card.bottom - 64, card.w, 60), who, ink, wide)
    signs.number(canvas, card.x + 22, card.y + number_y - 4, who.number, size=54)
    signs.points(canvas, card.right - 28, card.y + 36, 34, who.points)


def _ability(canvas: Canvas, box: Box, who: Standing, ink: str, dull: bool, wide: bool) -> None:
    """What the person can do: a sign, and a few words where there is room."""
    said = who.ability if wide else ""
    sign = signs.ability_width(who.power, 42) if who.power in ("trader", "clerk") else 40
    letters = min(box.w - sign - 6, text.width(said, text.Style(32, fonts.SEMIBOLD)) + 2) if said else 0
    x = box.cx - (sign + (letters + 6 if said else 0)) / 2
    if who.power in ("trader", "clerk"):
        signs.ability(canvas, who.power, who.colour, x + sign / 2, box.cy, 42)
    else:
        name, own = theme.TRADES[who.power]
        glyph(canvas, name, x + sign / 2, box.cy, 40, "#3b3022" if dull else own)
    if said:
        place = Box(x + sign + 6, box.y, letters + 2, box.h)
        canvas.text(place, said, 32, fonts.SEMIBOLD, ink, smallest=28)


def _price(canvas: Canvas, box: Box, who: Standing, ink: str, wide: bool) -> None:
    """The last line: the price and what goes with it, or who has taken the card."""
    size = 38 if wide else 32
    if who.fate == "taken" and who.seat is not None:
        left = 0 if wide else 10
        signs.token(canvas, who.seat, box.x + 38 - left, box.cy, 48 - left)
        place = Box(box.x + 68 - 2 * left, box.y, box.w - 72 + 2 * left, box.h)
        canvas.text(place, who.said, size, fonts.BOLD, ink, smallest=28)
        return
    coin = theme.BETTER if who.better else "#3a2200"
    signs.coin(canvas, box.x + 38, box.cy, 30, who.price, 46, coin)
    rest = Box(box.x + 72, box.y, box.w - 78, box.h)
    if who.fee is not None:
        small = 42 if wide else 32
        canvas.text(Box(rest.x, rest.y, rest.w - small - 6, rest.h), who.said, size, fonts.BOLD, ink, smallest=28)
        signs.token(canvas, who.fee, rest.right - small / 2, box.cy, small, theme.TEXT, 3)
    elif who.said:
        canvas.text(rest, who.said, size, fonts.BOLD, ink, smallest=28)


def _small(canvas: Canvas, card: Box, who: Standing, dull: bool) -> None:
    """A card of a very long turn: number, points, what it can do, the price."""
    signs.number(canvas, card.x + 19, card.y + 20, who.number, size=50)
    signs.points(canvas, card.right - 19, card.y + 24, 25, who.points)
    low = card.bottom - 27
    if who.fate == "taken" and who.seat is not None:
        signs.token(canvas, who.seat, card.cx, low, 44)
        return
    if who.fee is not None:
        signs.token(canvas, who.fee, card.x + 22, low, 32, theme.TEXT, 3)
    elif who.power in ("trader", "clerk"):
        signs.chip(canvas, who.colour, card.x + 21, low, 34)
    else:
        name, own = theme.TRADES[who.power]
        glyph(canvas, name, card.x + 21, low, 36, "#3b3022" if dull else own)
    signs.coin(canvas, card.right - 22, low, 21, who.price, 32)
