"""A berth for each ship colour: its buoy, the ship that lies there, two of them in a bust."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.games.port_royal.components import NEVER
from render.games.port_royal import ships, signs, theme
from render.games.port_royal.glyphs import glyph, star
from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE

_WATER: Final = 192
"""Where the water is, from the top of a berth."""
_PLATE: Final = 38
"""From the water to the plate below it."""


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
    canvas: Canvas, box: Box, colour: int, name: str, moored: tuple[Moored, ...], left: str, danger: tuple[int, int]
) -> None:
    """A berth. `left` says how many ships of the colour nobody has seen; `danger` how many would bust, and how many of
    its colour could be repelled. Two ships end the turn, or would end it."""
    x, water = box.cx, _WATER
    plate = Box(x - 98, water + _PLATE, 196, 62)
    if len(moored) > 1:
        _pair(canvas, x, water, plate, colour, moored)
    elif moored:
        _single(canvas, box, x, water, plate, colour, moored[0], deep=bool(left))
    else:
        ships.buoy(canvas, colour, x, water - 6)
        canvas.text(plate, name, 31, fonts.SEMIBOLD, "#cdeceb", across="center")
    if left:
        _left(canvas, Box(x - 98, plate.bottom + 9, 196, 46), left, danger)


def _left(canvas: Canvas, box: Box, left: str, danger: tuple[int, int]) -> None:
    bust, repel = danger
    if not bust and not repel:
        canvas.text(box, left, 31, fonts.BOLD, WHITE, across="center")
        return
    if not bust:
        canvas.rect(box, "#d98b2b", 12, "#ffe2b8", 3)
        signs.swords(canvas, box.cx - 16, box.cy, 42, repel, "#1d1003")
        return
    canvas.hatch(box, theme.DANGER, theme.DANGER_BAR, radius=12, step=20, width=9)
    canvas.rect(box, radius=12, line="#ffd0c8", width=3)
    middle = box.cx - (62 if repel else 22)
    glyph(canvas, "burst", middle, box.cy, 40, "#ffd54a")
    canvas.text(Box(middle + 27, box.y, 60, box.h), str(bust), 35, fonts.BOLD, WHITE)
    if repel:
        canvas.line([(box.cx, box.y + 9), (box.cx, box.bottom - 9)], "#ffd0c8", 2.5)
        signs.swords(canvas, box.cx + 34, box.cy, 40, repel, WHITE)


def _single(
    canvas: Canvas, box: Box, x: float, water: float, plate: Box, colour: int, moored: Moored, *, deep: bool
) -> None:
    lying = moored.fate in ("lies", "open")
    if moored.new:
        frame = Box(x - 109, 4, 218, plate.bottom + (61 if deep else 8) - 4)
        canvas.rect(frame, theme.NEW + "21", 20)
        canvas.rect(frame, radius=20, line=theme.NEW, width=6)
    ships.ship(canvas, colour, x, water, opacity=1 if lying else 0.5)
    signs.number(canvas, x - 82, water - 148, moored.number, new=bool(moored.new))
    if moored.new:
        _tag(canvas, Box(x + 16, 0, 93, 40), moored.new)
    _plate(canvas, plate, moored)


def _tag(canvas: Canvas, box: Box, said: str) -> None:
    canvas.rect(box, theme.NEW, 10)
    canvas.text(box.inset(6, 0), said, 28, fonts.BOLD, "#2a1a00", across="center")


def _plate(canvas: Canvas, box: Box, moored: Moored) -> None:
    """What a ship brings, and what it takes to repel it or what became of it."""
    canvas.rect(box, theme.PLATE, 14, "#7f97a0", 2)
    if moored.fate == "taken" and moored.seat is not None:
        signs.token(canvas, moored.seat, box.x + 34, box.cy, 46)
        canvas.text(box.cut_left(64)[1].inset(4, 0), moored.said, 32, fonts.BOLD, WHITE)
        return
    gift = moored.gift and moored.fate != "lost"
    signs.coin(canvas, box.x + 35, box.cy, 30, f"+{moored.coins}", 35, theme.BETTER if moored.better else "#3a2200")
    rest = box.cut_left(70)[1]
    if gift:
        canvas.shape("arrow", rest.x + 10, box.cy, 20, theme.QUIET)
        signs.coin(canvas, rest.x + 40, box.cy, 19, "1", 26)
        rest = rest.cut_left(58)[1]
    if moored.fate == "lost":
        canvas.text(rest.inset(4, 0), moored.said, 34, fonts.BOLD, "#ffd0c8")
    elif moored.said:
        small = 30 if gift else 40
        whom = 0 if moored.fee is None else small + 8
        canvas.text(Box(rest.x + 2, box.y, rest.w - whom - 10, box.h), moored.said, 33, fonts.BOLD, WHITE)
        if moored.fee is not None:
            signs.token(canvas, moored.fee, box.right - small / 2 - 8, box.cy, small)
    elif moored.swords == NEVER:
        glyph(canvas, "skull", rest.cx + (8 if gift else 14), box.cy, 46, "#ff8f80")
    else:
        signs.swords(canvas, rest.x + (20 if gift else 36), box.cy, 38 if gift else 46, moored.swords, "#dfe9f0")


def _pair(canvas: Canvas, x: float, water: float, plate: Box, colour: int, moored: tuple[Moored, ...]) -> None:
    """Two ships in one berth: run into one another, or about to."""
    first, second = moored
    wrecked = second.fate == "lost"
    corners = [(x + dx * 0.98, water - 86 + dy * 0.86) for dx, dy in star(11, 114, 80, -84)]
    canvas.polygon(corners, theme.NEW if wrecked else "#ffb30066", theme.DANGER, 7)
    for ship, dx, dy, turn in ((first, -32, 2, -17), (second, 36, 10, 19)):
        tilt = turn if wrecked else turn / 6
        ships.ship(canvas, colour, x + dx, water + dy, 0.74, tilt)
        signs.number(canvas, x + (-86 if ship is first else 88), water - 148, ship.number, new=ship is second)
    if wrecked:
        canvas.hatch(plate, theme.DANGER_DEEP, theme.DANGER_DEEP_BAR, radius=14, step=20, width=9)
        canvas.rect(plate, radius=14, line=theme.DANGER_LINE, width=3)
        canvas.text(plate.inset(8, 0), second.said, 38, fonts.BOLD, WHITE, across="center")
    else:
        _plate(canvas, plate, second)
