"""What everybody has: a row for each player, a column for each place, so that gaps show.

Folded squares are maps, round chips are people; filled ones work, dashed ones do not yet.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from render.games.gilded_compass import dice, theme
from render.games.gilded_compass.glyphs import glyph
from render.games.gilded_compass.marks import coin, dashed
from render.games.gilded_compass.theme import PLACES
from render.kit import called, fonts, palette, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box

LEFT: Final = 398
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
    canvas.rect(box, theme.SIGN, 10)
    canvas.text(Box(18, 0, LEFT - 30, box.h), said, 40, fonts.SEMIBOLD, theme.GOLD_LIGHT, smallest=28)
    for (place, look), column in zip(PLACES.items(), columns(box), strict=True):
        canvas.rect(Box(column.x + 3, 6, column.w - 6, box.h - 12), look.fill, 7, theme.NIGHT, 2)
        glyph(canvas, place, column.cx, box.cy, 40, look.ink)


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
        upper, lower = column.inset(2, 6).rows(0.42, 0.58, gap=6)
        _maps(canvas, upper, name, cell)
        _people(canvas, lower, name, cell)


def player(canvas: Canvas, box: Box, who: Row) -> None:
    """Name, gold in sight, and what else a player has, in the left part of the row."""
    look = palette.seat(who.seat)
    upper, lower = box.inset(0, 4).rows(1.15, 1)
    upper = upper.placed(upper.w, min(upper.h, 110), down="bottom" if upper.h > 110 else "middle")
    dice.token(canvas, who.seat, box.x + 34, upper.cy, 50)
    style = text.Style(58, fonts.BOLD)
    wide = text.width(str(who.gold), style)
    right = box.right - 8
    canvas.text(Box(right - wide - 2, upper.y, wide + 2, upper.h), str(who.gold), 58, fonts.BOLD, theme.INK)
    coin(canvas, right - wide - 30, upper.cy, 23)
    room = Box(box.x + 66, upper.y, right - wide - 58 - box.x - 66, upper.h)
    called.name(canvas, room, who.name, 40, look.dark)
    if who.start:
        glyph(canvas, "flag", right - 14, lower.cy, 36, theme.GOLD_DARK)
    tall = lower.h >= 90
    lines = box.cut_bottom(box.h - upper.bottom + box.y - 12)[0].rows(1, 1) if tall else [lower]
    across = -(-len(who.stats) // len(lines))
    step = min(106.0, (box.w - 44) / max(1, across))
    for at, (sign, number) in enumerate(who.stats):
        line = lines[at // across]
        x = box.x + 8 + at % across * step
        ink = look.fill if sign == "die" and look.shape != "star" else theme.MUTED
        if sign == "octagon":
            canvas.shape("octagon", x + 16, line.cy, 31, theme.NEUTRAL, theme.NEUTRAL_LINE, 2.5)
        else:
            glyph(canvas, sign, x + 16, line.cy, 34, ink)
        place = Box(x + 37, line.y, step - 38, line.h)
        canvas.text(place, str(number), 44, fonts.BOLD, theme.INK, smallest=28)


_MAP: Final = 66.0
_SQUARE: Final = 56
"""How high and wide maps are where there is room."""


def _maps(canvas: Canvas, box: Box, place: str, cell: Cell) -> None:
    count = len(cell.maps)
    if not count:
        return
    high = round(min(_MAP, box.h))
    wide = min(float(_SQUARE), high * 1.04, (box.w + 2) / count - 2)
    x = box.cx - (count * (wide + 2) - 2) / 2
    for gold, works in cell.maps:
        reach = Box(-2, -2, round(wide) + 4, high + 4)
        canvas.stamp(x, round(box.cy - high / 2), _map, place, gold, works, round(wide), high, reach=reach)
        x += wide + 2


def _map(canvas: Canvas, place: str, gold: int, works: bool, wide: int, high: int) -> None:
    """A folded square."""
    look = PLACES[place]
    fold = min(14, wide // 2)
    outline = f"M1.5,1.5 H{wide - fold} L{wide - 1.5},{fold} V{high - 1.5} H1.5 Z"
    if works:
        canvas.path(outline, look.fill, theme.INK, 2.5)
    else:
        canvas.path(outline, theme.CREAM)
        canvas.path(_dashes(wide, high, fold), line=theme.MUTED, width=2.5)
    size = max(28, min(48, high * 0.84, wide * 1.1))
    canvas.number(wide / 2 - 0.5, high / 2 + 1, gold, size, fill=look.ink if works else theme.INK)


def _dashes(wide: int, high: int, fold: int) -> str:
    """The broken outline of a folded square."""
    low, right = high - 1.5, wide - 1.5
    parts = [f"M{wide - fold},1.5 L{right},{fold}"]
    for at in range(0, high, 9):
        parts.append(f"M1.5,{min(low, at + 1.5)} V{min(low, at + 6.5)}")
        if at + fold < low:
            parts.append(f"M{right},{min(low, at + fold + 3)} V{min(low, at + fold + 8)}")
    for at in range(0, wide, 9):
        parts.append(f"M{min(right, at + 1.5)},{low} H{min(right, at + 6.5)}")
        if at + 6.5 < wide - fold:
            parts.append(f"M{at + 1.5},1.5 H{at + 6.5}")
    return " ".join(parts)


_PILL: Final = 64.0


def _people(canvas: Canvas, box: Box, place: str, cell: Cell) -> None:
    """A pill each for two people, a line for each trade where there are more."""
    count = len(cell.people)
    if not count:
        return
    if count <= 2:
        wide, high = 58, min(_PILL, box.h)
        x = box.cx - (count * (wide + 1) - 1) / 2
        for trade, value, works in cell.people:
            _pill(canvas, Box(x, box.cy - high / 2, wide, high), place, trade, ((value, works),), 27, 27)
            x += wide + 1
        return
    groups = [
        (trade, tuple(sorted(((v, w) for t, v, w in cell.people if t == trade), key=lambda who: (not who[1], -who[0]))))
        for trade in "ce"
    ]
    for (trade, who), line in zip(groups, box.rows(1, 1, gap=2), strict=True):
        if who:
            high, step = min(_PILL, line.h), min(30.0, (box.w - 34) / len(who))
            wide = 32 + step * len(who)
            _pill(canvas, Box(box.cx - wide / 2, line.cy - high / 2, wide, high), place, trade, who, 26, step)


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
    wide, high = round(box.w), round(box.h)
    reach = Box(-2, -2, wide + 4, high + 4)
    canvas.stamp(box.x, round(box.y), _people_pill, place, trade, values, working, wide, high, sign, step, reach=reach)


def _people_pill(
    canvas: Canvas,
    place: str,
    trade: str,
    values: tuple[int, ...],
    working: int,
    wide: int,
    high: int,
    sign: float,
    step: float,
) -> None:
    look = PLACES[place]
    box = Box(0, 0, wide, high)
    head = sign + 4
    round_ = min(18, high / 2)
    if working == len(values):
        canvas.rect(box, look.fill, round_, theme.INK, 2.5)
    elif not working:
        dashed(canvas, box, round_, theme.MUTED, 2.5, 5, 4, theme.CREAM)
    else:
        canvas.rect(box, theme.CREAM, round_, theme.INK, 2.5)
        canvas.rect(Box(0, 0, head + step * working, high), look.fill, 14, theme.INK, 2.5)
    glyph(canvas, trade, head / 2 + 2, high / 2, sign, look.ink if working else theme.INK)
    for at in range(1, len(values)):
        if at != working:
            ink = look.ink if at < working else theme.INK
            canvas.rect(Box(head + step * at - 2, high / 2 - 9, 2, 18), ink + "a0")
    size = max(28, min(44 if len(values) == 1 else 38, high * 0.9, step * 1.6))
    for at, value in enumerate(values):
        ink = look.ink if at < working else theme.INK
        canvas.number(head + step * (at + 0.5) - 2, high / 2 + 0.5, value, size, fill=ink)
