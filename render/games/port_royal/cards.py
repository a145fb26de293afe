"""The faces of the cards: ships, persons, expeditions, tax increases."""

from __future__ import annotations

from typing import Final

from engine.games.port_royal.components import COLOURS, FACE_OF, FACES, NEVER, SHIP, TAX, VOYAGE, Face
from render.games.port_royal import signs, theme
from render.kit import fonts, pieces
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE
from render.kit.words import Words

_NAMED: Final = 0.74
"""Cards smaller than this share of 214 pixels have no room for a name."""
_EFFECTS: Final = {
    "trader": "+1",
    "mademoiselle": "−1",
    "jester": "+1",
    "admiral": "+2",
    "vice_admiral": "+1",
}
"""Coins that a power brings or saves, written beside its sign."""


def face_of(card: str) -> Face:
    """What is printed on a card."""
    return FACES[FACE_OF[card]]


def card(
    canvas: Canvas,
    box: Box,
    name: str,
    words: Words,
    *,
    number: int | None = None,
    coins: int | None = None,
    fee: int = 0,
    outlined: bool = False,
) -> None:
    """A card in the harbour.

    `coins` is its price or income now, if that is to be shown instead of the printed one; `fee` is what goes to the
    active player besides.
    """
    face = face_of(name)
    unit = box.w / 214
    ground = theme.SAIL_WASH[face.colour] if face.kind == SHIP else theme.CREAM
    line = theme.GOLD if outlined else theme.EDGE
    pieces.card(canvas, box, ground, line, 16 * unit, (9 if outlined else 3) * unit)
    inner = box.inset(12 * unit)
    top, rest = inner.cut_top(inner.h * 0.52)
    label, bottom = rest.cut_top(inner.h * 0.17)
    if face.kind == SHIP:
        signs.ship(canvas, face.colour, top.cx, top.cy, top.h * 1.02)
    else:
        _person(canvas, top, face)
    if unit > _NAMED:
        canvas.text(label, title(name, words), max(26, 34 * unit), fonts.SEMIBOLD, theme.TEXT, across="center")
    size = bottom.h * 0.98
    left = bottom.x + size / 2
    if face.kind == SHIP:
        income = face.coins if coins is None else coins
        ink = theme.TEXT if income == face.coins else theme.GAIN_ON_GOLD
        signs.coin(canvas, left, bottom.cy, size, f"+{income}", ink)
        if face.gift:
            _gift(canvas, left + size * (1.15 if fee else 0.95), bottom.cy, size * 0.6)
        _swords(canvas, bottom, face, unit)
    else:
        price = face.cost if coins is None else coins
        ink = theme.TEXT if price == face.cost else theme.GAIN_ON_GOLD
        signs.coin(canvas, left, bottom.cy, size, f"−{price}", ink)
        signs.points(canvas, bottom.right - size * 0.5, bottom.cy, size, face.points)
    if fee:
        signs.coin(canvas, left + size * 0.6, bottom.cy + size * 0.26, size * 0.5, f"−{fee}", theme.LOSS)
    if number is not None:
        signs.number(canvas, box.x + 20 * unit, box.y + 20 * unit, number, 40 * unit)


def _person(canvas: Canvas, box: Box, face: Face) -> None:
    effect = _EFFECTS.get(face.power)
    size = box.h * 0.86
    colour = max(0, face.colour)
    if face.power == "pirate":
        for dx in (-0.3, 0.3):
            signs.power(canvas, face.power, colour, box.cx + dx * size, box.cy, size * 0.8)
    elif face.power in ("governor", "clerk"):
        signs.power(canvas, face.power, colour, box.cx - size * 0.3, box.cy, size * 0.84)
        _one_more_card(canvas, box.cx + size * 0.5, box.cy, size * 0.62)
    elif face.power == "gunner":
        signs.power(canvas, face.power, colour, box.cx - size * 0.3, box.cy, size * 0.84)
        canvas.shape("ship", box.cx + size * 0.45, box.cy - size * 0.12, size * 0.5, theme.STEEL)
        canvas.number(box.cx + size * 0.45, box.cy + size * 0.32, "−1", size * 0.32, fill=theme.STEEL)
    elif effect:
        signs.power(canvas, face.power, colour, box.cx - size * 0.3, box.cy, size * 0.84)
        signs.coin(canvas, box.cx + size * 0.46, box.cy, size * 0.56, effect)
    else:
        signs.power(canvas, face.power, colour, box.cx, box.cy, size)


def _one_more_card(canvas: Canvas, x: float, y: float, size: float) -> None:
    """One card more: a small card with a plus on it."""
    box = Box(x - size * 0.4, y - size * 0.55, size * 0.8, size * 1.1)
    canvas.rect(box, WHITE, radius=size * 0.12, line=theme.STEEL, width=max(2, size * 0.07))
    canvas.number(x, y, "+1", size * 0.48, fill=theme.STEEL)


def _gift(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A coin for another player."""
    canvas.shape("arrow", x, y - size * 0.34, size * 0.6, theme.SOFT)
    signs.coin(canvas, x, y + size * 0.3, size * 0.76, 1)


def _swords(canvas: Canvas, box: Box, face: Face, unit: float) -> None:
    size = 44 * unit
    if face.swords == NEVER:
        canvas.shape("skull", box.right - size * 0.62, box.cy, size * 1.15, theme.LOSS)
    else:
        signs.swords(canvas, box.right - size * 1.5, box.cy, size, face.swords)


def expedition(canvas: Canvas, box: Box, name: str, *, outlined: bool = False) -> None:
    """An open expedition: the persons it wants, the coins it brings, its points."""
    face = face_of(name)
    pieces.card(canvas, box, theme.SAND, theme.GOLD if outlined else theme.EDGE, 14, 8 if outlined else 3)
    needs = [
        power for power, amount in zip(("captain", "priest", "settler"), face.needs, strict=True) for _ in range(amount)
    ]
    top, bottom = box.inset(10).rows(1, 1, gap=2)
    step = min(58, top.w / len(needs))
    for index, power in enumerate(needs):
        signs.power(canvas, power, 0, top.cx + (index - (len(needs) - 1) / 2) * step, top.cy, min(50, step * 0.92))
    signs.coin(canvas, bottom.x + 32, bottom.cy, 54, f"+{face.coins}")
    signs.points(canvas, bottom.right - 32, bottom.cy, 56, face.points)


def tiny(canvas: Canvas, box: Box, name: str) -> None:
    """A card as a sign in a strip: what kind it is, without its values."""
    face = face_of(name)
    size = min(box.w, box.h)
    if face.kind == SHIP:
        signs.emblem(canvas, face.colour, box.cx, box.cy, size * 0.84)
        return
    canvas.rect(box.placed(size * 0.92, size * 0.92), theme.CREAM, radius=size * 0.18, line=theme.EDGE, width=2)
    if face.kind == VOYAGE:
        signs.power(canvas, "expedition", 0, box.cx, box.cy, size * 0.74)
    elif face.kind == TAX:
        signs.no_coin(canvas, box.cx, box.cy, size * 0.7)
    else:
        signs.power(canvas, face.power, max(0, face.colour), box.cx, box.cy, size * 0.7)


def taken(canvas: Canvas, box: Box, name: str, words: Words, number: int, seat: int) -> None:
    """The place of a card that somebody has taken, with its name and the token of its new owner."""
    unit = box.w / 214
    canvas.rect(box, theme.SEA, radius=16 * unit, line=theme.SEA_DEEP, width=3)
    top, bottom = box.inset(12 * unit).cut_top(box.h * 0.6)
    pieces.token(canvas, seat, top.cx, top.cy + 8 * unit, top.h * 0.6)
    if unit > _NAMED:
        canvas.text(bottom, title(name, words), 32 * unit, fonts.SEMIBOLD, theme.FOAM, across="center", lines=2)
    signs.number(canvas, box.x + 20 * unit, box.y + 20 * unit, number, 40 * unit)


def title(name: str, words: Words) -> str:
    """The short name of a ship or a person."""
    face = face_of(name)
    return words(f"ship-{COLOURS[face.colour]}" if face.kind == SHIP else f"power-{face.power}")
