"""What everybody has: a row for each player, as high as that needs.

Folded squares are maps, round chips are people; filled ones work, dashed ones do not yet. As long as nobody has either
the numbers stand there large. While each has things of few places these stand side by side; beyond, there is a column
for each place where somebody has something, so that gaps show.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

from render.games.gilded_compass import dice, theme
from render.games.gilded_compass.glyphs import glyph
from render.games.gilded_compass.marks import coin, dashed
from render.games.gilded_compass.theme import PLACES
from render.kit import called, changes, fonts, palette, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box

LEFT: Final = 498
"""Whose row it is, with gold and numbers."""
EDGE: Final = 5
"""Room around a row for the frame of whoever acts."""
_BAR: Final = 12
_PAD: Final = 22
_FEW: Final = 3
"""Things of so many places stand side by side."""
_DIG: Final = 0.75
"""A dig site needs less room than a place: it has no people."""
_PALE: Final = 0.35
"""How a number is drawn that is 0."""
_STEP: Final = 84.0
"""From one number to the next beside the name; the free place after the last is for a mark of what has changed."""


class Cell(NamedTuple):
    """A player's things of one place: (gold, works) of each map, (trade, value, works) of each specialist."""

    maps: tuple[tuple[int, bool], ...]
    people: tuple[tuple[str, int, bool], ...]


Cells = tuple[Cell, ...]
"""Of a player, in the order of `theme.PLACES`."""


class Row(NamedTuple):
    """A player. `stats`: signs with numbers."""

    seat: int
    name: str
    gold: int
    start: bool
    stats: tuple[tuple[str, int], ...]


def bare(everybody: Sequence[Cells]) -> bool:
    """Whether nobody has a map or a person."""
    return not any(cell.maps or cell.people for cells in everybody for cell in cells)


def columns_of(everybody: Sequence[Cells], wide: float) -> tuple[str, ...]:
    """The places that have a column: none while everybody's things have room side by side, so wide."""
    few = all(len(_held(cells)) <= _FEW and _beside(cells)[-1].right <= wide - LEFT - _PAD for cells in everybody)
    if few:
        return ()
    return tuple(
        place for at, place in enumerate(PLACES) if any(cells[at].maps or cells[at].people for cells in everybody)
    )


def _columns(box: Box, places: tuple[str, ...]) -> list[Box]:
    """The columns beside the left part of a row or of the heading."""
    weights = [_DIG if place == "dig" else 1 for place in places]
    return box.cut_left(LEFT)[1].columns(*weights)


def heading(canvas: Canvas, box: Box, said: str, places: tuple[str, ...], stats: tuple[str, ...]) -> None:
    """What it is, and what the columns are, or the numbers in words."""
    canvas.rect(box, theme.SIGN, 10)
    canvas.text(Box(20, 0, LEFT - 32, box.h), said, 40, fonts.SEMIBOLD, theme.GOLD_LIGHT, smallest=28)
    if places:
        for place, column in zip(places, _columns(box, places), strict=True):
            look = PLACES[place]
            canvas.rect(Box(column.x + 4, 6, column.w - 8, box.h - 12), look.fill, 8, theme.NIGHT, 2)
            glyph(canvas, place, column.cx, box.cy, 40, look.ink)
    for word, column in zip(stats, _numbers(box, len(stats)), strict=True):
        canvas.text(column, word, 34, fonts.REGULAR, theme.LIGHT, across="center", smallest=28)


def _numbers(box: Box, count: int) -> list[Box]:
    """Where the numbers stand while nobody has anything else; the free end is for a mark of what has changed."""
    return box.cut_left(LEFT)[1].cut_right(changes.SIZE.w)[1].columns(*[1] * count) if count else []


def paper(canvas: Canvas, box: Box, seat: int, acts: bool, places: tuple[str, ...]) -> None:
    """The ground of a row with an edge of 5 pixels: a light frame around whoever acts, the columns."""
    look = palette.seat(seat)
    place = box.inset(EDGE)
    if acts:
        canvas.rect(box, theme.LIGHT, 14)
    canvas.rect(place, theme.PAPER, 12)
    canvas.rect(Box(place.x, place.y, LEFT, place.h), look.fill, 12)
    canvas.rect(Box(place.x + _BAR, place.y, LEFT - _BAR, place.h), look.tint)
    for column in _columns(place, places)[1:] if places else ():
        canvas.rect(Box(column.x - 1, column.y + 8, 2, column.h - 16), "#dccdab")


def player(canvas: Canvas, box: Box, who: Row) -> None:
    """Name and gold in sight, below them the numbers, in the left part of the row."""
    upper, lower = Box(box.x + _PAD, box.y + 2, LEFT - _PAD - 12, box.h - 4).rows(1.25, 1)
    _named(canvas, upper, who, 58, 60)
    for at, (sign, number) in enumerate(who.stats):
        _stat(canvas, Box(lower.x + at * _STEP, lower.y, _STEP, lower.h), who.seat, sign, number, 36)


def plain(canvas: Canvas, box: Box, who: Row) -> None:
    """The same where the numbers are all there is: they stand beside the name, large."""
    _named(canvas, Box(box.x + _PAD, box.y, LEFT - _PAD - 12, box.h), who, 58, 60)
    for column, (sign, number) in zip(_numbers(box, len(who.stats)), who.stats, strict=True):
        _stat(canvas, column, who.seat, sign, number, 48, middle=True)


def free(box: Box, *, bare: bool) -> Box:
    """Where a mark of what has changed stands: after the numbers."""
    if bare:
        return box.cut_right(changes.SIZE.w)[0]
    return Box(box.x + LEFT - 12 - changes.SIZE.w, box.y + box.h * 0.55, changes.SIZE.w, box.h * 0.45)


def _named(canvas: Canvas, box: Box, who: Row, token: float, letters: float) -> None:
    look = palette.seat(who.seat)
    dice.token(canvas, who.seat, box.x + token / 2, box.cy, token)
    style = text.Style(letters, fonts.BOLD)
    wide = text.width(str(who.gold), style)
    canvas.text(Box(box.right - wide - 2, box.y, wide + 2, box.h), str(who.gold), letters, fonts.BOLD, theme.INK)
    coin(canvas, box.right - wide - 34, box.cy, 24)
    flag = 50 * who.start
    left = box.x + token + 14
    room = Box(left, box.y, box.right - wide - 66 - left - flag, box.h)
    called.name(canvas, room, who.name, 42, look.dark, lines=1)
    if who.start:
        said = min(room.w, text.width(who.name, text.Style(42, fonts.BOLD)))
        glyph(canvas, "flag", room.x + said + 30, box.cy, 38, theme.INK)


def _stat(canvas: Canvas, box: Box, seat: int, sign: str, number: int, size: float, *, middle: bool = False) -> None:
    """A sign with its number; pale where that is 0."""
    look = palette.seat(seat)
    wide = size + 6 + text.width(str(number), text.Style(size, fonts.BOLD))
    x, pale = (box.cx - wide / 2 if middle else box.x), 0.0 if number else 1 - _PALE

    def shade(colour: str) -> str:
        return palette.mix(colour, look.tint if not middle else theme.PAPER, pale)

    if sign == "octagon":
        line = shade(theme.NEUTRAL_LINE)
        canvas.shape("octagon", x + size / 2, box.cy, size * 0.86, theme.NEUTRAL, line, 2.5)
    else:
        ink = look.fill if sign == "die" and look.shape != "star" else theme.INK
        glyph(canvas, sign, x + size / 2, box.cy, size * 0.95, shade(ink))
    canvas.text(Box(x + size + 4, box.y, box.w, box.h), str(number), size, fonts.BOLD, shade(theme.INK))


class _Thing(NamedTuple):
    """Something of a player side by side with others, from the left edge of the first."""

    at: int
    kind: str
    x: float
    right: float


_SIGN_WIDE: Final = 60.0
_PILL_WIDE: Final = 62.0
_NEXT: Final = 5.0
_APART: Final = 14.0


def _held(cells: Cells) -> list[int]:
    """Of which places somebody has something."""
    return [at for at, cell in enumerate(cells) if cell.maps or cell.people]


def _beside(cells: Cells) -> list[_Thing]:
    """Where somebody's things stand side by side: the sign of each place, then its maps and people."""
    found: list[_Thing] = []
    x = 0.0
    for at in _held(cells):
        cell = cells[at]
        for kind, wide in (
            ("sign", _SIGN_WIDE),
            *[("map", float(_SQUARE))] * len(cell.maps),
            *[("person", _PILL_WIDE)] * len(cell.people),
        ):
            found.append(_Thing(at, kind, x, x + wide))
            x += wide + _NEXT
        x += _APART - _NEXT
    return found or [_Thing(0, "sign", 0, 0)]


def beside(canvas: Canvas, box: Box, cells: Cells) -> None:
    """The things of a player of few places, from the left, in the order of `theme.PLACES`, beside the left part."""
    names = list(PLACES)
    for (at, kind), things in groupby(_beside(cells) if _held(cells) else (), key=lambda thing: (thing.at, thing.kind)):
        name, cell = names[at], cells[at]
        for number, thing in enumerate(things):
            x = box.x + _PAD + thing.x
            if kind == "sign":
                look = PLACES[name]
                canvas.rect(Box(x, box.cy - 33, _SIGN_WIDE, 66), look.fill, 8)
                glyph(canvas, name, x + _SIGN_WIDE / 2, box.cy, 44, look.ink)
            elif kind == "map":
                gold, works = cell.maps[number]
                reach = Box(-2, -2, _SQUARE + 4, 68)
                canvas.stamp(x, round(box.cy - 33), _map, name, gold, works, _SQUARE, 66, reach=reach)
            else:
                trade, value, works = cell.people[number]
                _pill(canvas, Box(x, box.cy - 31, _PILL_WIDE, 62), name, trade, ((value, works),), 27, 27)


def holdings(canvas: Canvas, box: Box, cells: Cells, places: tuple[str, ...]) -> None:
    """Maps above, people below, in a column for each of these places; alone in the middle."""
    names = list(PLACES)
    for name, column in zip(places, _columns(box, places), strict=True):
        cell = cells[names.index(name)]
        whole = column.inset(3, 4)
        upper, lower = whole.rows(1, 1, gap=4)
        _maps(canvas, upper if cell.people else whole, name, cell)
        _people(canvas, lower if cell.maps else whole, name, cell)


_MAP: Final = 66.0
_SQUARE: Final = 56
"""How high and wide maps are where there is room."""
_LOW: Final = 50
"""In two lines they are so high at least."""


def _maps(canvas: Canvas, box: Box, place: str, cell: Cell) -> None:
    count = len(cell.maps)
    if count > 2 and box.h >= 2 * _LOW:
        half = -(-count // 2)
        for maps, line in zip((cell.maps[:half], cell.maps[half:]), box.rows(1, 1, gap=4), strict=True):
            _maps(canvas, line, place, Cell(maps, ()))
        return
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
    if count == 2 and box.h >= 2 * _LOW:
        for one, line in zip(cell.people, box.rows(1, 1, gap=4), strict=True):
            _people(canvas, line, place, Cell((), (one,)))
        return
    if count <= 2:
        wide, high = min(58.0, (box.w + 1) / count - 1), min(_PILL, box.h)
        step = min(27, (wide - 4) / 2)
        x = box.cx - (count * (wide + 1) - 1) / 2
        for trade, value, works in cell.people:
            _pill(canvas, Box(x, box.cy - high / 2, wide, high), place, trade, ((value, works),), step, step)
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
