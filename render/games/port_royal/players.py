"""A row for each player: points, coins, swords, and what the persons in the display can do."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.games.port_royal.components import CUBES, END_POINTS, TAXED_FROM
from engine.games.port_royal.view import Player
from render.games.port_royal import signs, theme
from render.kit import called, fonts, palette, pieces, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE

Powers = tuple[tuple[str, int, int], ...]
"""What a display can do apart from swords: power, ship colour (0 where there is none), how much."""

EDGE: Final = 4
"""Around a row, for the frame of whoever is to act."""
FIELD: Final = 92
"""The field with the seat's token."""
_FIGURES: Final = 414
SIGNS: Final = 726
"""Where the abilities begin."""
_TILE: Final = 72
_FREE: Final = 78
"""What is left free at the end of a row: a mark of what has changed stands there."""


class Row(NamedTuple):
    """What a player's row shows. `cubes`: free ones, None without contracts; `first`: whoever begins the round."""

    seat: int
    name: str
    points: int
    coins: int
    swords: int
    powers: Powers
    cubes: int | None
    first: bool


def powers(player: Player) -> Powers:
    """What the display can do, apart from swords; expeditions last."""
    found = [(*signs.split(name), amount) for name, amount in player.powers if name != "swords"]
    expeditions = sum(card.startswith("expedition") for card in player.display)
    return tuple([*found, ("expedition", 0, expeditions)] if expeditions else found)


def row(canvas: Canvas, box: Box, who: Row, active: bool, quiet: bool) -> None:
    """A row with an edge of 4 pixels, all on one line; whoever is to act stands on the own colour, in a white frame."""
    tint = palette.seat(who.seat).tint
    place = box.inset(EDGE)
    base(canvas, place, who, tint if active else theme.ROW_QUIET if quiet else theme.ROW, framed=active)
    abilities(canvas, ability_room(place), who.powers)


def base(canvas: Canvas, place: Box, who: Row, ground: str, *, framed: bool) -> None:
    """The ground of a row, whose it is, the way to the end, and the figures."""
    if framed:
        canvas.rect(place.inset(-EDGE), WHITE, 17)
    canvas.rect(place, ground, 13)
    canvas.path(
        f"M{place.x},{place.y + 13} q0,-13 13,-13 h{FIELD - 13} v{place.h} h{13 - FIELD} q-13,0 -13,-13 Z",
        palette.seat(who.seat).fill,
    )
    pieces.outlined_token(canvas, who.seat, place.x + FIELD / 2, place.cy, 66)
    _name(canvas, Box(place.x + FIELD + 14, place.cy - 46, _FIGURES - FIELD - 20, 92), who)
    _figures(canvas, Box(place.x + _FIGURES, place.y, SIGNS - _FIGURES, place.h), who)
    if framed or who.powers:
        canvas.rect(Box(place.x + SIGNS - 18, place.y + 10, 3, place.h - 20), "#0000001f")


def ability_room(place: Box) -> Box:
    """Where the abilities stand in a row."""
    return Box(place.x + SIGNS, place.y, place.w - SIGNS - _FREE, place.h)


def free(place: Box) -> Box:
    """The free end of a row."""
    return place.cut_right(_FREE)[0]


def _name(canvas: Canvas, box: Box, who: Row) -> None:
    """The name with the flag of whoever begins the round, over the way to the end; a name that is too long for a line
    has both."""
    room = box.w - 46 * who.first
    dark = palette.seat(who.seat).dark
    if text.fit(who.name, text.Style(44, fonts.BOLD), room, 54, 1, 34).cut:
        called.name(canvas, Box(box.x, box.y, room, box.h), who.name, 36, theme.TEXT)
        if who.first:
            canvas.shape("flag", box.right - 20, box.cy, 40, dark)
        return
    place = Box(box.x, box.y, room, 58)
    drawn = canvas.text(place, who.name, 44, fonts.BOLD, theme.TEXT, smallest=34)
    if who.first:
        canvas.shape("flag", min(box.right - 20, drawn.right + 30), place.cy + 2, 40, dark)
    pegs = Box(box.x, box.bottom - 28, box.w - 8, 14)
    pieces.pegs(canvas, pegs, who.points, END_POINTS, theme.POINTS, "#0000001f")


def _figures(canvas: Canvas, place: Box, who: Row) -> None:
    """Points, coins (with a red rim where a tax increase would take half), swords, cubes."""
    y = place.cy
    signs.points(canvas, place.x + 44, y - 1, 40, who.points)
    if who.coins >= TAXED_FROM:
        canvas.circle(place.x + 138, y, 43, theme.DANGER)
    signs.coin(canvas, place.x + 138, y - 2, 39, who.coins, 48)
    signs.swords(canvas, place.x + 212, y, 48, who.swords)
    if who.cubes is not None:
        look = palette.seat(who.seat)
        for index in range(CUBES):
            cell = Box(place.right - 46, y + (index - 1) * 30 - 13, 26, 26)
            canvas.rect(cell, look.fill if index < who.cubes else None, radius=4, line=look.dark, width=3)


def abilities(canvas: Canvas, box: Box, powers: Powers) -> None:
    """Every power with its count beside it, as large as the room allows; in two lines only if it must be."""
    size: float = min(_TILE, box.h - 16)
    smallest = min(size, 54.0)
    while _width(powers, size) > box.w and size > smallest:
        size -= 2
    lines = [powers]
    if _width(powers, size) > box.w:
        half = -(-len(powers) // 2)
        lines = [powers[:half], powers[half:]]
        size = min(size, box.h / 2 - 3)
    while max(_width(line, size) for line in lines) > box.w and size > 24:
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


def _width(line: Powers, size: float) -> float:
    return sum(
        signs.ability_width(power, size) + pieces.counted_width(amount, _letters(size)) + 14
        for power, _, amount in line
    )
