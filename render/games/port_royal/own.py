"""A reader's own side: points, coins, swords, what every own person can do, what may be taken now."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.games.port_royal.components import END_POINTS, TAXED_FROM
from render.games.port_royal import layout, signs, theme
from render.kit import fonts, palette, pieces, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE
from render.kit.sheet import Sheet

Abilities = tuple[tuple[str, int, int, str], ...]
"""Power, ship colour, how much, and what that does in a few words."""
Takes = tuple[tuple[str, str], ...]
"""Cards that may be taken, each with its price or income."""

_EDGE: Final = 6
_COLUMNS: Final = 2
_LEFT: Final = 600
_LINE: Final = 56
_TAKE: Final = 70


def height(abilities: int, wordless: bool) -> float:
    """How high the panel is with so many different abilities, with words or without."""
    if wordless:
        return 190 if abilities < 12 else 230
    return max(158, -(-abilities // _COLUMNS) * _LINE + _TAKE + 12)


class Figures(NamedTuple):
    """What a reader has, in figures. `cubes`: free ones, None without contracts."""

    seat: int
    points: int
    coins: int
    swords: int
    cubes: int | None


def draw(
    sheet: Sheet,
    top: float,
    high: float,
    figures: Figures,
    you: str,
    way: str,
    abilities: Abilities,
    none: str,
    label: str,
    takes: Takes,
) -> None:
    """The own side. What lies to the right changes at other times than the figures, so each is kept for itself."""
    place = Box(layout.MARGIN, top, layout.WIDE, high)
    sheet.keep(place.inset(-_EDGE), side, figures, you, way, ground=theme.NAVY)
    right = Box(place.x + _LEFT + 6, place.y + 8, place.w - _LEFT - 18, place.h - 16)
    below, above = right.cut_bottom(_TAKE - 8)
    tint = palette.seat(figures.seat).tint
    sheet.keep(above, can_do, abilities, none, ground=tint)
    sheet.keep(below, may_take, label, takes, ground=tint)


def side(canvas: Canvas, box: Box, figures: Figures, you: str, way: str) -> None:
    """The ground of the own side in a box with an edge around it, and the figures on its left."""
    look = palette.seat(figures.seat)
    place = box.inset(_EDGE)
    canvas.rect(place.inset(-5), WHITE, 19)
    canvas.rect(place, look.tint, 14)
    wide = 104
    canvas.path(
        f"M{place.x},{place.y + 14} q0,-14 14,-14 h{wide - 14} v{place.h} h{14 - wide} q-14,0 -14,-14 Z", look.fill
    )
    pieces.outlined_token(canvas, figures.seat, place.x + wide / 2, place.cy, 78, WHITE)
    _figures(canvas, Box(place.x + wide + 20, place.y, _LEFT - wide - 36, 158 - 12), figures, you, way)
    canvas.rect(Box(place.x + _LEFT - 14, place.y + 16, 3, place.h - 32), "#00000022")


def _figures(canvas: Canvas, box: Box, who: Figures, you: str, way: str) -> None:
    top, low = box.cut_top(64)
    wide = min(180, text.width(you, text.Style(42, fonts.BOLD)) + 4)
    canvas.text(Box(top.x, top.y + 6, wide, top.h), you, 42, fonts.BOLD, theme.TEXT)
    pegs = Box(top.x + wide + 12, top.cy - 11, 228, 28)
    pieces.pegs(canvas, pegs, who.points, END_POINTS, theme.POINTS, "#00000022")
    rest = Box(pegs.right + 12, top.y + 6, top.right - pegs.right - 10, top.h)
    canvas.text(rest, way, 30, fonts.SEMIBOLD, theme.TEXT)
    y = low.cy + 2
    signs.points(canvas, low.x + 40, y, 40, who.points)
    if who.coins >= TAXED_FROM:
        canvas.circle(low.x + 146, y, 45, theme.DANGER)
    signs.coin(canvas, low.x + 146, y - 2, 39, who.coins, 48)
    signs.swords(canvas, low.x + 240, y, 56, who.swords)
    if who.cubes is not None:
        for index in range(who.cubes):
            look = palette.seat(who.seat)
            canvas.rect(Box(low.x + 340 + index * 36, y - 14, 28, 28), look.fill, 5, look.dark, 3)


def can_do(canvas: Canvas, box: Box, abilities: Abilities, none: str) -> None:
    """What the own persons can do, on the seat's tint."""
    if not abilities:
        canvas.text(box, none, 30, fonts.SEMIBOLD, theme.TEXT, lines=2, smallest=26)
    if not any(said for _, _, _, said in abilities):
        _tiles(canvas, box, abilities)
        return
    wide = (box.w - (_COLUMNS - 1) * 12) / _COLUMNS
    for index, (power, colour, amount, said) in enumerate(abilities):
        x = box.x + index % _COLUMNS * (wide + 12)
        end = box.right if index == len(abilities) - 1 else x + wide
        y = box.y + index // _COLUMNS * _LINE + _LINE / 2
        tile = signs.ability_width(power, 48)
        signs.ability(canvas, power, colour, x + tile / 2, y, 48)
        at = x + tile + 6
        at += pieces.counted(canvas, at, y, amount, 29, theme.TEXT) + 6
        canvas.text(Box(at, y - 27, end - at, 54), said, 29, fonts.SEMIBOLD, theme.TEXT, lines=2)


def _tiles(canvas: Canvas, box: Box, abilities: Abilities) -> None:
    """The abilities without words, in lines."""
    size, x, y = 36, box.x, box.y + 20
    for power, colour, amount, _ in abilities:
        tile = signs.ability_width(power, size)
        wide = tile + 5 + pieces.counted_width(amount, 26) + 9
        if x + wide > box.right:
            x, y = box.x, y + 44
        signs.ability(canvas, power, colour, x + tile / 2, y, size)
        pieces.counted(canvas, x + tile + 5, y, amount, 26, theme.TEXT)
        x += wide


def may_take(canvas: Canvas, box: Box, label: str, takes: Takes) -> None:
    """What may be taken, on the seat's tint: as many as fit, the first ones, and how many more there are."""
    needed = sum(text.width(said, text.Style(32, fonts.BOLD)) + 58 for _, said in takes)
    whole = text.width(label, text.Style(29, fonts.SEMIBOLD)) + 4
    wide = box.w if not takes else whole if whole + 2 + needed <= box.w else min(190, whole)
    canvas.text(Box(box.x, box.y, wide, box.h), label, 29, fonts.SEMIBOLD, theme.TEXT, lines=2, smallest=24)
    x = box.x + wide + 30
    for index, (card, said) in enumerate(takes):
        letters = text.width(said, text.Style(32, fonts.BOLD))
        left = len(takes) - index
        if x + 28 + letters > box.right - (66 if left > 1 else 0):
            canvas.text(Box(x - 16, box.y, 60, box.h), f"… {left}", 30, fonts.BOLD, theme.TEXT)
            break
        signs.mini(canvas, card, x, box.cy, 44)
        canvas.text(Box(x + 27, box.y, letters + 2, box.h), said, 32, fonts.BOLD, theme.TEXT)
        x += letters + 58
