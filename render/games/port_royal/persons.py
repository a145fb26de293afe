"""Persons on the quay: who they are, what they can do, what they cost whoever is asked."""

from __future__ import annotations

from typing import NamedTuple

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
    new: bool


def person(canvas: Canvas, box: Box, who: Standing) -> None:
    """A card that fills its box except for a small edge on every side."""
    card = box.inset(6)
    dull = who.fate in ("short", "lost", "taken")
    canvas.shadow(card, 16, blur=5, dy=5, opacity=0.45)
    canvas.rect(card, theme.DULL if dull else theme.PAPER, 16)
    if who.new:
        canvas.rect(card.inset(-4), radius=19, line=theme.NEW, width=8)
    if card.w < 130:
        _small(canvas, card, who, dull)
    else:
        _large(canvas, card, who, dull)


def _large(canvas: Canvas, card: Box, who: Standing, dull: bool) -> None:
    wide, tall = card.w > 190, card.h > 220
    window = Box(card.x + 9, card.y + 9, card.w - 18, card.h * (0.42 if tall else 0.4))
    portraits.portrait(canvas, window, who.power, who.colour, 0.72 if tall else 0.6, faded=dull)
    if who.fate == "lost":
        canvas.line([(window.x + 40, window.bottom - 8), (window.right - 48, window.y + 14)], "#8c1712e6", 10)
    ink = "#2b2318" if dull else theme.TEXT
    name = Box(card.x + 3, window.bottom + 4, card.w - 6, 40 if tall else 34)
    canvas.text(name, who.name, 33 if wide else 26, fonts.BOLD, ink, across="center")
    if tall:
        _ability(canvas, Box(card.x + 6, name.bottom - 2, card.w - 12, 36), who, ink, dull, wide)
    _price(canvas, Box(card.x, card.bottom - 64, card.w, 58), who, ink, wide, glyph_too=not tall)
    signs.number(canvas, card.x + 20, card.y + 20, who.number, new=who.new, size=48)
    signs.points(canvas, card.right - 26, card.y + 32, 29, who.points)


def _ability(canvas: Canvas, box: Box, who: Standing, ink: str, dull: bool, wide: bool) -> None:
    """What the person can do: a sign, and a few words where there is room."""
    said = who.ability if wide else ""
    sign = signs.ability_width(who.power, 38) if who.power in ("trader", "clerk") else 38
    letters = min(box.w - sign - 8, text.width(said, text.Style(27, fonts.SEMIBOLD, 88)) + 2) if said else 0
    x = box.cx - (sign + (letters + 7 if said else 0)) / 2
    if who.power in ("trader", "clerk"):
        signs.ability(canvas, who.power, who.colour, x + sign / 2, box.cy, 38)
    else:
        name, own = theme.TRADES[who.power]
        glyph(canvas, name, x + sign / 2, box.cy, 37, "#3b3022" if dull else own)
    if said:
        canvas.text(Box(x + sign + 7, box.y, letters + 2, box.h), said, 27, fonts.SEMIBOLD, ink)


def _price(canvas: Canvas, box: Box, who: Standing, ink: str, wide: bool, *, glyph_too: bool) -> None:
    """The last line: the price and what goes with it, or who has taken the card."""
    size = 32 if wide else 27
    if who.fate == "taken" and who.seat is not None:
        left = 0 if wide else 10
        signs.token(canvas, who.seat, box.x + 38 - left, box.cy, 46 - left)
        canvas.text(Box(box.x + 68 - 2 * left, box.y, box.w - 76 + 2 * left, box.h), who.said, size, fonts.BOLD, ink)
        return
    coin = theme.BETTER if who.better else "#3a2200"
    signs.coin(canvas, box.x + 38, box.cy, 28, who.price, 38, coin)
    rest = Box(box.x + 70, box.y, box.w - 76, box.h)
    if who.fee is not None:
        small = 38 if wide else 30
        canvas.text(Box(rest.x, rest.y, rest.w - small - 8, rest.h), who.said, size, fonts.BOLD, ink)
        signs.token(canvas, who.fee, rest.right - small / 2, box.cy, small, theme.TEXT, 3)
    elif who.said:
        canvas.text(rest, who.said, size, fonts.BOLD, theme.SHORT)
    elif glyph_too:
        name, own = theme.TRADES[who.power]
        glyph(canvas, name, rest.cx, box.cy, 44, own)


def _small(canvas: Canvas, card: Box, who: Standing, dull: bool) -> None:
    """A card of a very long turn: number, points, what it can do, the price."""
    x, y = card.cx, card.y + 46
    if who.power in ("trader", "clerk"):
        signs.chip(canvas, who.colour, x, y, 34)
    else:
        name, own = theme.TRADES[who.power]
        glyph(canvas, name, x, y, 38, "#3b3022" if dull else own)
    signs.number(canvas, card.x + 15, card.y + 12, who.number, new=who.new, size=34)
    signs.points(canvas, card.right - 15, card.y + 15, 16, who.points)
    if who.fate == "taken" and who.seat is not None:
        signs.token(canvas, who.seat, x, card.bottom - 19, 32)
        return
    signs.coin(canvas, x - (15 if who.fee is not None else 0), card.bottom - 20, 19, who.price, 29)
    if who.fee is not None:
        signs.token(canvas, who.fee, x + 20, card.bottom - 20, 26, theme.TEXT, 3)
