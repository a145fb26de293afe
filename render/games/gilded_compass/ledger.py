"""What everybody has: a row for each player, a column for each place, so that gaps show.

Folded squares are maps, round chips are people; filled ones work, dashed ones do not yet.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from render.games.gilded_compass import dice, theme
from render.games.gilded_compass.glyphs import glyph
from render.games.gilded_compass.marks import coin, dashed
from render.games.gilded_compass.theme import PLACES
from render.kit import fonts, palette, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box

LEFT: Final = 394
_DIG: Final = 66
EDGE: Final = 5
"""Room around a row for the frame of whoever acts."""


class Cell(NamedTuple):
    """A player's things of one place: (gold, works) of each map, (trade, value, works) of each specialist."""

    maps: tuple[tuple[int, bool], ...]
    people: tuple[tuple[str, int, bool], ...]


class Row(NamedTuple):
    """A player. `stats`: signs with numbers."""

    seat: int
    name: str
    gold: int
    start: bool
    stats: tuple[tuple[str, int], ...]


def columns(box: Box) -> list[Box]:
    """The columns of a row or of the heading."""
    right = box.cut_left(LEFT)[1]
    dig, places = right.cut_right(_DIG)
    return [*places.columns(1, 1, 1, 1, 1, 1), dig]


def heading(canvas: Canvas, box: Box, said: str) -> None:
    """What the columns are."""
    canvas.rect(Box(0, 0, box.w, 42), theme.SIGN, 10)
    canvas.text(Box(16, 0, LEFT - 24, 42), said, 28, fonts.SEMIBOLD, theme.GOLD_LIGHT)
    for (place, look), column in zip(PLACES.items(), columns(box), strict=True):
        canvas.rect(Box(column.x + 3, 4, column.w - 6, 35), look.fill, 7, theme.NIGHT, 2)
        glyph(canvas, place, column.cx, 21.5, 28, look.ink)


def paper(canvas: Canvas, box: Box, seat: int, acts: bool) -> None:
    """The ground of a row with an edge of 5 pixels: a light frame around whoever acts, the columns."""
    look = palette.seat(seat)
    place = box.inset(EDGE)
    if acts:
        canvas.rect(box, theme.LIGHT, 14)
    canvas.rect(place, theme.PAPER, 10)
    canvas.rect(Box(place.x, place.y, LEFT - 6, place.h), look.fill, 10)
    canvas.rect(Box(place.x + 10, place.y, LEFT - 16, place.h), palette.mix(look.tint, theme.PAPER, 0.25))
    for number, (tint, column) in enumerate(zip(PLACES.values(), columns(place), strict=True)):
        canvas.rect(column, palette.mix(tint.fill, theme.PAPER, 0.85), 10 if number == 6 else 0)
        if number:
            canvas.rect(Box(column.x - 1, column.y + 8, 2, column.h - 16), "#dccdab")


def holdings(canvas: Canvas, box: Box, cells: tuple[Cell, ...]) -> None:
    """Maps above, people below; the cells in the order of `theme.PLACES`, in the box of the columns alone."""
    dig, places = box.cut_right(_DIG)
    for name, column, cell in zip(PLACES, (*places.columns(1, 1, 1, 1, 1, 1), dig), cells, strict=True):
        _maps(canvas, Box(column.x + 2, column.y + 6, column.w - 4, 40), name, cell)
        _people(canvas, Box(column.x + 2, column.y + 50, column.w - 4, 40), name, cell)


def player(canvas: Canvas, box: Box, who: Row) -> None:
    """Name, gold in sight, and what else a player has, in the left part of the row."""
    look = palette.seat(who.seat)
    dice.token(canvas, who.seat, box.x + 30, box.y + 31, 44)
    style = text.Style(42, fonts.BOLD)
    wide = text.width(str(who.gold), style)
    right = box.right - 8
    canvas.text(Box(right - wide - 2, box.y + 4, wide + 2, 54), str(who.gold), 42, fonts.BOLD, theme.INK)
    coin(canvas, right - wide - 28, box.y + 31, 21)
    room = Box(box.x + 58, box.y, right - wide - 52 - box.x - 58, 52)
    # A name that needs letters under 24 is known by its token too.
    canvas.text(room, who.name, 34, fonts.BOLD, look.dark, lines=2, smallest=20)
    if who.start:
        glyph(canvas, "flag", right - 14, box.y + 70, 30, theme.GOLD_DARK)
    x = box.x + 12
    step = min(86.0, (box.w - 46) / max(1, len(who.stats)))
    for sign, number in who.stats:
        ink = look.fill if sign == "die" and look.shape != "star" else theme.MUTED
        if sign == "octagon":
            canvas.shape("octagon", x + 15, box.y + 70, 27, theme.NEUTRAL, theme.NEUTRAL_LINE, 2.5)
        else:
            glyph(canvas, sign, x + 15, box.y + 70, 30, ink)
        canvas.text(Box(x + 35, box.y + 48, step - 36, 44), str(number), 32, fonts.SEMIBOLD, theme.INK)
        x += step


def _maps(canvas: Canvas, box: Box, place: str, cell: Cell) -> None:
    count = len(cell.maps)
    if not count:
        return
    wide = min(40.0, (box.w + 2) / count - 2)
    x = box.cx - (count * (wide + 2) - 2) / 2
    for gold, works in cell.maps:
        canvas.stamp(x, box.y, _map, place, gold, works, round(wide), reach=Box(-2, -2, 46, 46))
        x += wide + 2


def _map(canvas: Canvas, place: str, gold: int, works: bool, wide: int) -> None:
    """A folded square, 40 high."""
    look = PLACES[place]
    fold = 11
    outline = f"M1.5,1.5 H{wide - fold} L{wide - 1.5},{fold} V38.5 H1.5 Z"
    if works:
        canvas.path(outline, look.fill, theme.INK, 2.5)
    else:
        canvas.path(outline, theme.CREAM)
        canvas.path(_dashes(wide, fold), line=theme.MUTED, width=2.5)
    canvas.number(wide / 2 - 0.5, 21, gold, 34 if wide >= 32 else 30, fill=look.ink if works else theme.INK)


def _dashes(wide: int, fold: int) -> str:
    """The broken outline of a folded square."""
    low, right = 38.5, wide - 1.5
    parts = [f"M{wide - fold},1.5 L{right},{fold}"]
    for at in range(0, 40, 9):
        parts.append(f"M1.5,{min(low, at + 1.5)} V{min(low, at + 6.5)}")
        if at + fold < low:
            parts.append(f"M{right},{min(low, at + fold + 3)} V{min(low, at + fold + 8)}")
    for at in range(0, wide, 9):
        parts.append(f"M{min(right, at + 1.5)},{low} H{min(right, at + 6.5)}")
        if at + 6.5 < wide - fold:
            parts.append(f"M{at + 1.5},1.5 H{at + 6.5}")
    return " ".join(parts)


def _people(canvas: Canvas, box: Box, place: str, cell: Cell) -> None:
    """A chip each for two people, a pill for each trade where there are more."""
    count = len(cell.people)
    if count <= 2:
        wide = 57
        x = box.cx - (count * (wide + 2) - 2) / 2
        for trade, value, works in cell.people:
            _pill(canvas, Box(x, box.y, wide, box.h), place, trade, ((value, works),), 25, 22)
            x += wide + 2
        return
    groups = [
        (trade, tuple(sorted(((v, w) for t, v, w in cell.people if t == trade), key=lambda who: (not who[1], -who[0]))))
        for trade in "ce"
    ]
    groups = [(trade, who) for trade, who in groups if who]
    step = min(24.0, (box.w - 2 - 25 * len(groups)) / count)
    wides = [25 + step * len(who) for _, who in groups]
    x = box.cx - (sum(wides) + 2 * (len(wides) - 1)) / 2
    for (trade, who), wide in zip(groups, wides, strict=True):
        _pill(canvas, Box(x, box.y, wide, box.h), place, trade, who, 19, step)
        x += wide + 2


def _pill(
    canvas: Canvas,
    box: Box,
    place: str,
    trade: str,
    who: tuple[tuple[int, bool], ...],
    sign: float,
    step: float,
) -> None:
    """The sign of a trade and the values of its people; those who work on colour, the others on paper."""
    working = sum(works for _, works in who)
    values = tuple(value for value, _ in who)
    wide = round(box.w)
    reach = Box(-2, -2, wide + 4, 46)
    canvas.stamp(box.x, box.y, _people_pill, place, trade, values, working, wide, sign, step, reach=reach)


def _people_pill(
    canvas: Canvas, place: str, trade: str, values: tuple[int, ...], working: int, wide: int, sign: float, step: float
) -> None:
    look = PLACES[place]
    box = Box(0, 0, wide, 40)
    head = sign + (6 if sign > 20 else 4)
    if working == len(values):
        canvas.rect(box, look.fill, 18, theme.INK, 2.5)
    elif not working:
        dashed(canvas, box, 18, theme.MUTED, 2.5, 5, 4, theme.CREAM)
    else:
        canvas.rect(box, theme.CREAM, 18, theme.INK, 2.5)
        canvas.rect(Box(0, 0, head + step * working, 40), look.fill, 14, theme.INK, 2.5)
    glyph(canvas, trade, head / 2 + 2, 20, sign, look.ink if working else theme.INK)
    for at in range(1, len(values)):
        if at != working:
            ink = look.ink if at < working else theme.INK
            canvas.rect(Box(head + step * at - 2, 9, 2, 22), ink + "a0")
    size = 32 if len(values) == 1 else max(24, min(30, step * 1.4))
    for at, value in enumerate(values):
        ink = look.ink if at < working else theme.INK
        canvas.number(head + step * (at + 0.5) - 1, 20.5, value, size, fill=ink)
