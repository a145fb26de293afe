"""A row for each player: points, coins, swords, and what the persons in the display can do."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.games.port_royal.components import CUBES, END_POINTS, TAXED_FROM
from engine.games.port_royal.view import Player
from render.games.port_royal import signs, theme
from render.kit import fonts, palette, pieces, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE

Powers = tuple[tuple[str, int, int], ...]
"""What a display can do apart from swords: power, ship colour (0 where there is none), how much."""

_EDGE: Final = 4
_NAME: Final = 102
_FIGURES: Final = 364
_SIGNS: Final = 628


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
    small = place.h < 66
    side = 66 if small else 84
    canvas.path(
        f"M{place.x},{place.y + 13} q0,-13 13,-13 h{side - 13} v{place.h} h{13 - side} q-13,0 -13,-13 Z", look.fill
    )
    pieces.outlined_token(canvas, who.seat, place.x + side / 2, place.cy, place.h * (0.56 if small else 0.6))
    _name(canvas, Box(place.x + side + 16, place.y, _FIGURES - side - 26, place.h), who, small)
    _figures(canvas, place, who, small)
    _abilities(canvas, Box(place.x + _SIGNS, place.y, place.w - _SIGNS - 16, place.h), who)


def _name(canvas: Canvas, box: Box, who: Row, small: bool) -> None:
    """The name, with the way to the end below it where both have room."""
    size = 30 if small else 34
    long = text.fit(who.name, text.Style(size, fonts.BOLD), box.w, 44, 1).cut
    if small or long:
        canvas.text(box.inset(0, 2), who.name, 27 if long else size, fonts.BOLD, theme.TEXT, lines=2 if long else 1)
        return
    canvas.text(Box(box.x, box.y + 4, box.w, box.h - 34), who.name, size, fonts.BOLD, theme.TEXT)
    pegs = Box(box.x, box.bottom - 28, box.w - 4, 18)
    pieces.pegs(canvas, pegs, who.points, END_POINTS, theme.POINTS, "#00000022")


def _figures(canvas: Canvas, place: Box, who: Row, small: bool) -> None:
    """Points, coins (with a red rim where a tax increase would take half), swords, cubes."""
    unit = 27 if small else 33
    x, y = place.x + _FIGURES + 36, place.cy
    signs.points(canvas, x, y - 1, unit, who.points)
    x += 80
    if who.coins >= TAXED_FROM:
        canvas.circle(x, y, unit + 5, theme.DANGER)
    signs.coin(canvas, x, y - 1, unit - 1, who.coins, unit * 1.22)
    x += 62
    signs.swords(canvas, x, y, 44, who.swords)
    if who.cubes is not None:
        look = palette.seat(who.seat)
        for index in range(CUBES):
            step = 18 if small else 23
            cell = Box(place.x + _SIGNS - 24, y + (index - 1) * step - step / 2 + 2, step - 4, step - 4)
            canvas.rect(cell, look.fill if index < who.cubes else None, radius=4, line=look.dark, width=3)
    else:
        canvas.rect(Box(place.x + _SIGNS - 18, place.y + 12, 3, place.h - 24), "#00000022")


def _abilities(canvas: Canvas, box: Box, who: Row) -> None:
    """Every power with its count beside it, as large as the room allows; in two lines only if it must be."""
    room = box.w
    if who.mark:
        room -= _mark(canvas, box, who)
    size = min(54.0, box.h - 16)
    smallest = size - 10
    while _width(who.powers, size) > room and size > smallest:
        size -= 2
    lines = [who.powers]
    if _width(who.powers, size) > room:
        half = -(-len(who.powers) // 2)
        lines = [who.powers[:half], who.powers[half:]]
        size = box.h / 2 - 3
    while max(_width(line, size) for line in lines) > room and size > 24:
        size -= 2
    for line, place in zip(lines, box.rows(*[1] * len(lines)), strict=True):
        x = box.x
        for power, colour, amount in line:
            wide = signs.ability_width(power, size)
            signs.ability(canvas, power, colour, x + wide / 2, place.cy, size)
            x += wide + 5
            x += pieces.counted(canvas, x, place.cy, amount, max(24, size * 0.56), theme.TEXT) + 9


def _mark(canvas: Canvas, box: Box, who: Row) -> float:
    """The flag of whoever begins the round, with its words if there is room; returns what it takes."""
    dark = palette.seat(who.seat).dark
    canvas.shape("flag", box.right - 12, box.cy, 34, dark)
    wide = text.width(who.mark, text.Style(28, fonts.BOLD, 88)) + 2
    if _width(who.powers, 50) + wide + 52 > box.w:
        return 40
    canvas.text(Box(box.right - wide - 36, box.y, wide, box.h), who.mark, 28, fonts.BOLD, dark, across="right")
    return wide + 52


def _width(line: Powers, size: float) -> float:
    return sum(
        signs.ability_width(power, size) + pieces.counted_width(amount, max(24, size * 0.56)) + 14
        for power, _, amount in line
    )
