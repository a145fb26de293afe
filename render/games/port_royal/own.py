"""A reader's own side: points, coins, swords, what every own person can do, what may be taken now."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.games.port_royal.components import END_POINTS, TAXED_FROM
from render.games.port_royal import signs, theme
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
_SIDE: Final = 104
_LEFT: Final = 560
_COLUMNS: Final = 2
_LINE: Final = 60
_TAKE: Final = 76


class Figures(NamedTuple):
    """What a reader has, in figures. `cubes`: free ones, None without contracts."""

    seat: int
    points: int
    coins: int
    swords: int
    cubes: int | None


class Said(NamedTuple):
    """What stands on the own side: who, how far, what stands for no abilities, what may be taken with its label."""

    you: str
    way: str
    none: str
    label: str
    takes: Takes


def draw(sheet: Sheet, place: Box, figures: Figures, abilities: Abilities, said: Said) -> None:
    """The own side. What lies to the right changes at other times than the figures, so each is kept for itself."""
    sheet.keep(place.inset(-_EDGE), side, figures, said.you, said.way, ground=theme.NAVY)
    inner = Box(place.x + _SIDE + 18, place.y + 10, place.w - _SIDE - 32, place.h - 18)
    below, above = inner.cut_bottom(_TAKE)
    right = above.cut_left(_LEFT - _SIDE)[1]
    tint = palette.seat(figures.seat).tint
    sheet.keep(right, can_do, abilities, said.none, ground=tint)
    sheet.keep(below, may_take, said.label, said.takes, ground=tint)


def side(canvas: Canvas, box: Box, figures: Figures, you: str, way: str) -> None:
    """The ground of the own side in a box with an edge around it, and the figures on its left."""
    look = palette.seat(figures.seat)
    place = box.inset(_EDGE)
    canvas.rect(place.inset(-5), WHITE, 19)
    canvas.rect(place, look.tint, 14)
    canvas.path(
        f"M{place.x},{place.y + 14} q0,-14 14,-14 h{_SIDE - 14} v{place.h} h{14 - _SIDE} q-14,0 -14,-14 Z", look.fill
    )
    pieces.outlined_token(canvas, figures.seat, place.x + _SIDE / 2, place.cy, 80, WHITE)
    high = place.h - _TAKE - 14
    inner = Box(place.x + _SIDE + 18, place.y + 8, _LEFT - _SIDE - 30, high)
    _figures(canvas, inner, figures, you, way)
    canvas.rect(Box(place.x + _LEFT, place.y + 16, 3, high - 8), "#00000022")
    canvas.rect(Box(place.x + _SIDE + 18, place.bottom - _TAKE - 4, place.w - _SIDE - 36, 3), "#00000022")


def _figures(canvas: Canvas, box: Box, who: Figures, you: str, way: str) -> None:
    top, low = box.cut_top(98)
    wide = min(180, text.width(you, text.Style(50, fonts.BOLD)) + 4)
    canvas.text(Box(top.x, top.y, wide, 60), you, 50, fonts.BOLD, theme.TEXT)
    rest = Box(top.x + wide + 20, top.y, top.w - wide - 24, 60)
    canvas.text(rest, way, 40, fonts.SEMIBOLD, theme.TEXT, across="right", smallest=32)
    pegs = Box(top.x, top.y + 64, top.w - 4, 26)
    pieces.pegs(canvas, pegs, who.points, END_POINTS, theme.POINTS, "#00000022")
    y = low.y + min(low.h / 2, 80)
    signs.points(canvas, low.x + 40, y, 40, who.points)
    if who.coins >= TAXED_FROM:
        canvas.circle(low.x + 140, y, 44, theme.DANGER)
    signs.coin(canvas, low.x + 140, y - 2, 39, who.coins, 50)
    signs.swords(canvas, low.x + 230, y, 58, who.swords)
    if who.cubes is not None:
        for index in range(who.cubes):
            look = palette.seat(who.seat)
            canvas.rect(Box(low.x + 326 + index * 36, y - 14, 28, 28), look.fill, 5, look.dark, 3)


def can_do(canvas: Canvas, box: Box, abilities: Abilities, none: str) -> None:
    """What the own persons can do, on the seat's tint: in words where there is room for them."""
    if not abilities:
        canvas.text(box.inset(10, 0), none, 36, fonts.SEMIBOLD, theme.TEXT, lines=3, smallest=32)
    lines = -(-len(abilities) // _COLUMNS)
    if lines * _LINE > box.h:
        _tiles(canvas, box, abilities)
        return
    wide = (box.w - (_COLUMNS - 1) * 12) / _COLUMNS
    step = min(box.h / max(1, lines), 92)
    size = 54 if step < 80 else 66
    for index, (power, colour, amount, said) in enumerate(abilities):
        x = box.x + index % _COLUMNS * (wide + 12)
        end = box.right if index == len(abilities) - 1 else x + wide
        y = box.y + index // _COLUMNS * step + step / 2
        tile = signs.ability_width(power, size)
        signs.ability(canvas, power, colour, x + tile / 2, y, size)
        at = x + tile + 6
        at += pieces.counted(canvas, at, y, amount, 0.64 * size, theme.TEXT) + 6
        place = Box(at, y - step / 2, end - at, step)
        canvas.text(place, said, 36 if size > 54 else 32, fonts.SEMIBOLD, theme.TEXT, lines=2, smallest=28)


def _tiles(canvas: Canvas, box: Box, abilities: Abilities) -> None:
    """The abilities without words, in lines."""
    size, x, y = 54, box.x, box.y + 28
    for power, colour, amount, _ in abilities:
        tile = signs.ability_width(power, size)
        wide = tile + 4 + pieces.counted_width(amount, 32) + 6
        if x + wide > box.right:
            x, y = box.x, y + 58
        signs.ability(canvas, power, colour, x + tile / 2, y, size)
        pieces.counted(canvas, x + tile + 4, y, amount, 32, theme.TEXT)
        x += wide


def may_take(canvas: Canvas, box: Box, label: str, takes: Takes) -> None:
    """What may be taken, on the seat's tint: as many as fit, the first ones, and how many more there are."""
    whole = text.width(label, text.Style(36, fonts.SEMIBOLD)) + 4
    canvas.text(Box(box.x, box.y, min(whole, box.w), box.h), label, 36, fonts.SEMIBOLD, theme.TEXT, smallest=32)
    x = box.x + whole + 42
    for index, (card, said) in enumerate(takes):
        letters = text.width(said, text.Style(44, fonts.BOLD))
        left = len(takes) - index
        if x + 36 + letters > box.right - (80 if left > 1 else 0):
            canvas.text(Box(x - 18, box.y, 80, box.h), f"… {left}", 38, fonts.BOLD, theme.TEXT)
            break
        signs.mini(canvas, card, x, box.cy, 54)
        canvas.text(Box(x + 33, box.y, letters + 2, box.h), said, 44, fonts.BOLD, theme.TEXT)
        x += letters + 76
