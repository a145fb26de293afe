"""A row for each player: points, coins, swords, and what the persons in the display can do."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.games.port_royal.components import CUBES, END_POINTS, TAXED_FROM
from engine.games.port_royal.view import Player
from render.games.port_royal import layout, signs, theme
from render.kit import fonts, palette, pieces, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE

Powers = tuple[tuple[str, int, int], ...]
"""What a display can do apart from swords: power, ship colour (0 where there is none), how much."""

_EDGE: Final = 4
_FIGURES: Final = 388
_SIGNS: Final = 716
_SMALL: Final = 82
"""Rows below this height have no room for the way to the end."""


class Row(NamedTuple):
    """What a player's row shows. `cubes`: free ones, None without contracts; `mark`: a note at its end."""

    seat: int
    name: str
    points: int
    coins: int
    swords: int
    powers: Powers
    cubes: int | None
    mark: str


def powers(player: Player) -> Powers:
    """What the display can do, apart from swords; expeditions last."""
    found = [(*signs.split(name), amount) for name, amount in player.powers if name != "swords"]
    expeditions = sum(card.startswith("expedition") for card in player.display)
    return tuple([*found, ("expedition", 0, expeditions)] if expeditions else found)


def row(canvas: Canvas, box: Box, who: Row, active: bool, quiet: bool) -> None:
    """A row with an edge of 4 pixels; whoever is to act stands on the own colour, in a white frame."""
    look = palette.seat(who.seat)
    place = box.inset(_EDGE)
    ground = look.tint if active else theme.ROW_QUIET if quiet else theme.ROW
    if active:
        canvas.rect(box, WHITE, 17)
    canvas.rect(place, ground, 13)
    small, tall = place.h < _SMALL, place.h >= layout.ROW_TALL
    side = 68 if small else 120 if tall else 80
    canvas.path(
        f"M{place.x},{place.y + 13} q0,-13 13,-13 h{side - 13} v{place.h} h{13 - side} q-13,0 -13,-13 Z", look.fill
    )
    pieces.outlined_token(canvas, who.seat, place.x + side / 2, place.cy, min(place.h * 0.6, side * 0.72))
    if tall:
        upper, lower = place.cut_left(side + 20)[1].cut_top(place.h * 0.5)
        name, figures = upper.cut_left(470)
        _name(canvas, name.inset(0, 8), who, 54 if place.h > 240 else 48, small=False)
        _figures(canvas, figures.cut_left(10)[1], who, min(60, place.h * 0.19))
        _abilities(canvas, lower.inset(0, 4).cut_right(16)[1], who, 96)
        return
    name = Box(place.x + side + 12, place.y, _FIGURES - side - 14, place.h)
    _name(canvas, name, who, 36 if small else 40, small=small)
    figures = Box(place.x + _FIGURES, place.y, _SIGNS - _FIGURES, place.h)
    _figures(canvas, figures, who, min(38, place.h * 0.44))
    if who.cubes is None:
        canvas.rect(Box(figures.right - 18, place.y + 12, 3, place.h - 24), "#00000022")
    _abilities(canvas, Box(place.x + _SIGNS, place.y, place.w - _SIGNS - 16, place.h), who, 64)


def _name(canvas: Canvas, box: Box, who: Row, size: int, *, small: bool) -> None:
    """The name, with the way to the end below it where both have room."""
    long = text.fit(who.name, text.Style(size, fonts.BOLD), box.w, 54, 1, 34).cut
    if small or (long and box.h < 120):
        canvas.text(box.inset(0, 2), who.name, size, fonts.BOLD, theme.TEXT, lines=2, smallest=28)
        return
    pegs = Box(box.x, box.bottom - 36, min(box.w - 4, 420), 22)
    place = Box(box.x, box.y + 4, box.w, box.h - 42)
    canvas.text(place, who.name, size, fonts.BOLD, theme.TEXT, lines=2 if long else 1, smallest=28)
    pieces.pegs(canvas, pegs, who.points, END_POINTS, theme.POINTS, "#00000022")


def _figures(canvas: Canvas, place: Box, who: Row, unit: float) -> None:
    """Points, coins (with a red rim where a tax increase would take half), swords, cubes."""
    x, y, step = place.x + unit + 4, place.cy, 2.42 * unit
    signs.points(canvas, x, y - 1, unit, who.points)
    x += step
    if who.coins >= TAXED_FROM:
        canvas.circle(x, y, unit + 3, theme.DANGER)
    signs.coin(canvas, x, y - 1, unit - 2, who.coins, unit * 1.22)
    x += step * 0.92
    signs.swords(canvas, x, y, unit * 1.36, who.swords)
    if who.cubes is not None:
        look = palette.seat(who.seat)
        edge = min(26, place.h / 3 - 5)
        for index in range(CUBES):
            cell = Box(place.right - edge - 12, y + (index - 1) * (edge + 4) - edge / 2, edge, edge)
            canvas.rect(cell, look.fill if index < who.cubes else None, radius=4, line=look.dark, width=3)


def _abilities(canvas: Canvas, box: Box, who: Row, largest: float) -> None:
    """Every power with its count beside it, as large as the room allows; in two lines only if it must be."""
    room = box.w
    if who.mark:
        room -= _mark(canvas, box, who)
    size = min(largest, box.h - 16)
    smallest = min(size, 54.0)
    while _width(who.powers, size) > room and size > smallest:
        size -= 2
    lines = [who.powers]
    if _width(who.powers, size) > room:
        half = -(-len(who.powers) // 2)
        lines = [who.powers[:half], who.powers[half:]]
        size = min(size, box.h / 2 - 3)
    while max(_width(line, size) for line in lines) > room and size > 24:
        size -= 2
    for line, place in zip(lines, box.rows(*[1] * len(lines)), strict=True):
        x = box.x
        for power, colour, amount in line:
            wide = signs.ability_width(power, size)
            signs.ability(canvas, power, colour, x + wide / 2, place.cy, size)
            x += wide + 5
            x += pieces.counted(canvas, x, place.cy, amount, _letters(size), theme.TEXT) + 9


def _letters(size: float) -> float:
    """How large a count stands beside a tile of a size."""
    return max(28, size * 0.6)


def _mark(canvas: Canvas, box: Box, who: Row) -> float:
    """The flag of whoever begins the round, with its words if there is room; returns what it takes."""
    dark = palette.seat(who.seat).dark
    canvas.shape("flag", box.right - 14, box.cy, 40, dark)
    wide = text.width(who.mark, text.Style(34, fonts.BOLD, 88)) + 2
    if _width(who.powers, 60) + wide + 58 > box.w:
        return 46
    canvas.text(Box(box.right - wide - 40, box.y, wide, box.h), who.mark, 34, fonts.BOLD, dark, across="right")
    return wide + 58


def _width(line: Powers, size: float) -> float:
    return sum(
        signs.ability_width(power, size) + pieces.counted_width(amount, _letters(size)) + 14
        for power, _, amount in line
    )
