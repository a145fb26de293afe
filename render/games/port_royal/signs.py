"""The signs of Port Royal: coins, points, swords, numbers in the order drawn, what a person can do, small cards."""

from __future__ import annotations

from typing import Final

from engine.games.port_royal.components import COLOURS, FACE_OF, FACES, SHIP, TAX, VOYAGE, Face
from render.games.port_royal import theme
from render.games.port_royal.glyphs import glyph
from render.kit import fonts, palette
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE

_DISC: Final = Box(-56, -56, 112, 118)
_NUMBERED: Final = 54
"""Tiles from this size on have room for a number on their coin."""


def face_of(card: str) -> Face:
    """What is printed on a card."""
    return FACES[FACE_OF[card]]


def split(name: str) -> tuple[str, int]:
    """A power's name and its ship colour: "trader-red" is the trader of colour 3; 0 where there is none."""
    kind, dash, colour = name.partition("-")
    return kind, COLOURS.index(colour) if dash else 0


def coin(
    canvas: Canvas, x: float, y: float, radius: float, words: int | str, size: float = 0, ink: str = "#3a2200"
) -> None:
    """A gold coin around a point with a number on it."""
    canvas.stamp(x, y, _coin, reach=_DISC, scale=radius / 50)
    size = size or radius * (1.25 if len(str(words)) < 3 else 1.02)
    canvas.number(x, y - 0.5, words, size, fonts.BOLD, ink)


def _coin(canvas: Canvas) -> None:
    canvas.circle(0, 5, 50, "#8a5a06")
    canvas.circle(0, 0, 50, theme.COIN, "#b27a0c", 5)
    canvas.circle(0, 0, 41.5, line="#ffe08a", width=3)


def points(canvas: Canvas, x: float, y: float, radius: float, value: int) -> None:
    """A shield with victory points."""
    canvas.stamp(x, y, _shield, reach=Box(-52, -58, 104, 120), scale=radius / 50)
    canvas.number(x, y - radius * 0.06, value, radius * (1.2 if value < 10 else 1.08), fonts.BOLD, WHITE)


def _shield(canvas: Canvas) -> None:
    canvas.path("M-40,-46 Q0,-34 40,-46 C44,4 34,34 0,52 C-34,34 -44,4 -40,-46Z", theme.POINTS, WHITE, 7)


def swords(canvas: Canvas, x: float, y: float, size: float, value: int, ink: str = theme.STEEL) -> None:
    """A sword around a point and how many right of it; pale if there are none."""
    glyph(canvas, "sword", x, y, size, ink, 1 if value else 0.3)
    shown = ink if value else palette.faded(ink, 0.4)
    canvas.text(Box(x + size * 0.56, y - size / 2, size * 1.4, size), str(value), size * 0.86, fonts.BOLD, shown)


def number(canvas: Canvas, x: float, y: float, value: int, *, size: float = 50) -> None:
    """A place in the order drawn, as a circled number."""
    edge = size * 0.08
    canvas.circle(x, y, size / 2 + edge / 2, WHITE)
    canvas.circle(x, y, size / 2 - edge / 2, "#17233c")
    canvas.number(x, y, value, size * (0.66 if value < 10 else 0.6), fonts.BOLD, WHITE)


def chip(canvas: Canvas, colour: int, x: float, y: float, size: float, rim: str = "#1d1510") -> None:
    """The emblem of a ship colour on a patch of that colour."""
    box = Box(x - size / 2, y - size / 2, size, size)
    canvas.rect(box, theme.SAILS[colour], size * 0.2, rim, max(2, size * 0.05))
    glyph(canvas, theme.EMBLEMS[colour], x, y, size * 0.68, theme.SAIL_INKS[colour])


def ability(canvas: Canvas, power: str, colour: int, x: float, y: float, size: float = 54) -> None:
    """What a person can do, as a small tile; a trader's coin or a clerk's card stands beside the ship colour."""
    half = size / 2
    if power in ("trader", "clerk"):
        wide = ability_width(power, size)
        box = Box(x - wide / 2, y - half, wide, size)
        canvas.rect(box, "#fffdf6", size * 0.2, "#bfa878", 2.5)
        chip(canvas, colour, box.x + half, y, size * 0.76)
        if power == "trader":
            radius = size * 0.42
            # A coin alone says as much where its number could not be read: it is always one.
            coin(canvas, box.right - radius - 2.5, y, radius, "+1" if size >= _NUMBERED else "", max(28, size * 0.5))
        else:
            glyph(canvas, "book", box.right - half * 0.86, y, size * 0.66, theme.TRADES["clerk"][1])
        return
    name, ink = theme.TRADES[power]
    sealed = power == "expedition"
    canvas.rect(
        Box(x - half, y - half, size, size),
        theme.SAND if sealed else "#fffdf6",
        size * 0.2,
        "#b5452f" if sealed else "#bfa878",
        4 if sealed else 2.5,
    )
    glyph(canvas, name, x, y, size * (0.6 if sealed else 0.72), ink)


def ability_width(power: str, size: float = 54) -> float:
    """How wide `ability` draws."""
    return size * 1.84 if power in ("trader", "clerk") else size


def mini(canvas: Canvas, name: str, x: float, y: float, size: float = 50) -> None:
    """A card as a small tile: what kind it is, without its values."""
    face = face_of(name)
    if face.kind == SHIP:
        chip(canvas, face.colour, x, y, size)
        return
    power = {VOYAGE: "expedition", TAX: "tax"}.get(face.kind, face.power)
    kind, ink = theme.TRADES[power]
    canvas.rect(Box(x - size / 2, y - size / 2, size, size), theme.PAPER, size * 0.2, "#1d1510", 2.5)
    if power in ("trader", "clerk"):
        glyph(canvas, kind, x - size * 0.16, y - size * 0.1, size * 0.5, ink)
        chip(canvas, face.colour, x + size * 0.2, y + size * 0.16, size * 0.46)
    else:
        glyph(canvas, kind, x, y, size * 0.68, ink)


def token(canvas: Canvas, seat: int, x: float, y: float, size: float, rim: str = WHITE, width: float = 4) -> None:
    """The shape of a seat with a rim that sets it off any ground."""
    look = palette.seat(seat)
    canvas.shape(look.shape, x, y, size - width, look.fill, rim, width)
