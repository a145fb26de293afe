"""A berth for each ship colour: its buoy, the ship that lies there, two of them in a bust."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.games.port_royal.components import NEVER
from render.games.port_royal import ships, signs, theme
from render.games.port_royal.glyphs import glyph, star
from render.games.port_royal.layout import Sea
from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE

_HALF: Final = 107
"""Half as wide as a plate."""
_HIGH: Final = 60
_SIGN: Final = 50
"""How high a plate is, and the sign below it."""


class Moored(NamedTuple):
    """A ship in its berth.

    number: its place in the order drawn.   swords: what it takes to repel it.   gift: brings a coin for another player.
    coins:  what it brings whoever is asked; better: more than is printed.
    new:    what the last action did to it, in a word; empty if something else was last.
    fate:   "lies", "open" (to be repelled or let in), "taken" by `seat`, or "lost"; said: the fate in words.
    fee:    to whom whoever trades it pays, None if to nobody; `said` then says how much.
    """

    number: int
    swords: int
    gift: bool
    coins: int
    better: bool
    new: str
    fate: str
    said: str
    seat: int | None
    fee: int | None


def berth(
    canvas: Canvas,
    box: Box,
    colour: int,
    name: str,
    moored: tuple[Moored, ...],
    left: str,
    danger: tuple[int, int],
    lies: Sea,
) -> None:
    """A berth. `left` says how many ships of the colour nobody has seen; `danger` how many would bust, and how many of
    its colour could be repelled. Two ships end the turn, or would end it."""
    x, water = box.cx, lies.water - lies.top
    plate = Box(x - _HALF, lies.plate - lies.top, 2 * _HALF, _HIGH)
    if len(moored) > 1:
        _pair(canvas, x, water, plate, colour, moored, lies.scale)
    elif moored:
        _single(canvas, x, water, plate, colour, moored[0], lies.scale)
    else:
        ships.buoy(canvas, colour, x, water - 6, lies.scale)
        canvas.text(plate, name, 38, fonts.SEMIBOLD, "#cdeceb", across="center", smallest=34)
    if left:
        _left(canvas, Box(x - _HALF, plate.bottom + 4, 2 * _HALF, _SIGN), left, danger)


def _left(canvas: Canvas, box: Box, left: str, danger: tuple[int, int]) -> None:
    bust, repel = danger
    if not bust and not repel:
        canvas.text(box, left, 36, fonts.BOLD, WHITE, across="center", smallest=32)
        return
    if not bust:
        canvas.rect(box, "#d98b2b", 12, "#ffe2b8", 3)
        signs.swords(canvas, box.cx - 18, box.cy, 50, repel, "#1d1003")
        return
    canvas.hatch(box, theme.DANGER, theme.DANGER_BAR, radius=12, step=20, width=9)
    canvas.rect(box, radius=12, line="#ffd0c8", width=3)
    middle = box.cx - (72 if repel else 26)
    glyph(canvas, "burst", middle, box.cy, 44, "#ffd54a")
    canvas.text(Box(middle + 28, box.y, 60, box.h), str(bust), 44, fonts.BOLD, WHITE)
    if repel:
        canvas.line([(box.cx + 10, box.y + 9), (box.cx + 10, box.bottom - 9)], "#ffd0c8", 2.5)
        signs.swords(canvas, box.cx + 38, box.cy, 50, repel, WHITE)


def _single(
    canvas: Canvas,
    x: float,
    water: float,
    plate: Box,
    colour: int,
    moored: Moored,
    scale: float,
) -> None:
    lying = moored.fate in ("lies", "open")
    ships.ship(canvas, colour, x, water, scale, opacity=1 if lying else 0.5)
    signs.number(canvas, x - 84, 32, moored.number, size=54)
    if moored.new:
        _tag(canvas, Box(x + 10, 0, 103, 46), moored.new)
    _plate(canvas, plate, moored)


def _tag(canvas: Canvas, box: Box, said: str) -> None:
    canvas.rect(box, theme.NAVY, 10)
    canvas.text(box.inset(5, 0), said, 36, fonts.BOLD, WHITE, across="center", smallest=32)


def _plate(canvas: Canvas, box: Box, moored: Moored) -> None:
    """What a ship brings, and what it takes to repel it or what became of it."""
    canvas.rect(box, theme.PLATE, 14, "#7f97a0", 2)
    if moored.fate == "taken" and moored.seat is not None:
        signs.token(canvas, moored.seat, box.x + 36, box.cy, 48)
        canvas.text(box.cut_left(68)[1].inset(4, 0), moored.said, 36, fonts.BOLD, WHITE, smallest=32)
        return
    gift = moored.gift and moored.fate != "lost"
    signs.coin(canvas, box.x + 36, box.cy, 31, f"+{moored.coins}", 44, theme.BETTER if moored.better else "#3a2200")
    rest = box.cut_left(72)[1]
    if gift:
        canvas.shape("arrow", rest.x + 8, box.cy, 20, theme.QUIET)
        signs.coin(canvas, rest.x + 38, box.cy, 22, "1", 32)
        rest = rest.cut_left(58)[1]
    if moored.fate == "lost":
        canvas.text(rest.inset(4, 0), moored.said, 38, fonts.BOLD, "#ffd0c8", smallest=32)
    elif moored.said:
        small = 32 if gift else 44
        whom = 0 if moored.fee is None else small + 8
        place = Box(rest.x + 2, box.y, rest.w - whom - 10, box.h)
        canvas.text(place, moored.said, 38 if moored.fee is not None else 34, fonts.BOLD, WHITE, smallest=30)
        if moored.fee is not None:
            signs.token(canvas, moored.fee, box.right - small / 2 - 8, box.cy, small)
    elif moored.swords == NEVER:
        glyph(canvas, "skull", rest.cx + (4 if gift else 14), box.cy, 50, "#ff8f80")
    else:
        signs.swords(canvas, rest.x + (20 if gift else 44), box.cy, 44 if gift else 52, moored.swords, "#dfe9f0")


def _pair(
    canvas: Canvas, x: float, water: float, plate: Box, colour: int, moored: tuple[Moored, ...], scale: float
) -> None:
    """Two ships in one berth: run into one another, or about to."""
    first, second = moored
    wrecked = second.fate == "lost"
    corners = [(x + dx * 0.98 * scale, water - 86 * scale + dy * 0.86 * scale) for dx, dy in star(11, 130, 90, -84)]
    canvas.polygon(corners, theme.NEW if wrecked else "#ffb30066", theme.DANGER, 7)
    for ship, dx, dy, turn in ((first, -32, 2, -17), (second, 36, 10, 19)):
        tilt = turn if wrecked else turn / 6
        ships.ship(canvas, colour, x + dx * scale, water + dy * scale, 0.74 * scale, tilt)
        signs.number(canvas, x + (-88 if ship is first else 90), 34, ship.number, size=54)
    if wrecked:
        canvas.hatch(plate, theme.DANGER_DEEP, theme.DANGER_DEEP_BAR, radius=14, step=20, width=9)
        canvas.rect(plate, radius=14, line=theme.DANGER_LINE, width=3)
        canvas.text(plate.inset(8, 0), second.said, 44, fonts.BOLD, WHITE, across="center")
    else:
        _plate(canvas, plate, second)
