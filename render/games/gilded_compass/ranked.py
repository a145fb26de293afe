"""Rows of sets in order of rank: the medal, whose they are, the dice, what they win. Ways of placing dice as chips."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from render.games.gilded_compass import dice, theme
from render.games.gilded_compass.glyphs import glyph
from render.games.gilded_compass.marks import dashed, last, medal
from render.kit import palette, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box

WAYS_LINE: Final = 58
_NARROW: Final = 200
HEIGHTS: Final = (92, 78, 68, 60, 54, 48, 42)
"""How high rows are: few heights, so that a set looks the same in many pictures. Lower ones stand in two columns."""


class Entry(NamedTuple):
    """A set that lies there, or (with `ghosts`) the one that the best placement would make.

    rank, owner, dice: as in the view.   kind, keeps, looks: its prize, kind "" for none.
    latest: the last action placed it.   ghosts: which dice would be new; empty for a set that lies there.
    sinks: it would lose a rank to these.
    """

    rank: int
    owner: int | None
    dice: tuple[int, ...]
    kind: str
    keeps: int
    looks: int
    latest: bool
    ghosts: tuple[bool, ...] = ()
    sinks: bool = False


class Way(NamedTuple):
    """A further placement: its owner, its dice, its rank or entrances, whether it wins, who is pushed out."""

    owner: int | None
    dice: tuple[int, ...]
    places: tuple[int, ...]
    wins: bool
    out: tuple[int | None, ...] = ()


Prize = Callable[[Canvas, float, float, Entry], float]
"""Draws what an entry wins, its right middle at a point; returns how wide that is."""


def places(box: Box, count: int, tallest: float = HEIGHTS[0]) -> list[Box]:
    """Where so many sets lie, from above; in two columns where rows would be too low."""
    columns = 1 if box.h // count >= HEIGHTS[-1] else 2
    across = -(-count // columns)
    high = next((high for high in HEIGHTS if high <= tallest and high * across <= box.h), box.h // across)
    wide = (box.w - 6 * (columns - 1)) / columns
    return [Box(box.x + at // across * (wide + 6), box.y + at % across * high, wide, high - 4) for at in range(count)]


def entry(canvas: Canvas, box: Box, found: Entry, prize: Prize) -> None:
    """A set with what it wins; without that where two stand side by side."""
    if box.w > _NARROW:
        _wide(canvas, box, found, prize)
    else:
        _narrow(canvas, box, found)


def free(canvas: Canvas, box: Box, rank: int, said: str) -> None:
    """A rank that nobody has."""
    medal(canvas, box.x + 32, box.cy, min(27, box.h / 2 - 2), rank)
    side = min(52, box.h - 6)
    dashed(canvas, Box(box.x + 68, box.cy - side / 2, side, side), 8, "#b9a67c")
    canvas.text(Box(box.x + 130, box.y, box.w - 226, box.h), said, 34, fill=theme.MUTED, smallest=28)


def _ground(canvas: Canvas, box: Box, entry: Entry) -> None:
    if entry.latest:
        last(canvas, box)
    elif entry.ghosts and entry.owner is not None:
        look = palette.seat(entry.owner)
        dashed(canvas, box, 8, look.fill, 2.5, fill=look.tint)
    elif entry.ghosts:
        dashed(canvas, box, 8, theme.NEUTRAL_LINE, 2.5, fill=theme.SHEET)


def _wide(canvas: Canvas, box: Box, entry: Entry, prize: Prize) -> None:
    _ground(canvas, box, entry)
    radius = min(27.0, box.h / 2 - 2)
    medal(canvas, box.x + 32, box.cy, radius, entry.rank, bool(entry.kind))
    if entry.sinks:
        _sinks(canvas, box.x + 32 - radius, box.cy + radius * 0.5)
    dice.token(canvas, entry.owner, box.x + 80, box.cy, 36)
    taken = prize(canvas, box.right - 8, box.cy, entry)
    x = box.x + 104
    dice.row(canvas, x, box.cy, box.right - taken - 16 - x, box.h - 4, entry.dice, entry.owner, entry.ghosts)


def _narrow(canvas: Canvas, box: Box, entry: Entry) -> None:
    _ground(canvas, box, entry)
    medal(canvas, box.x + 20, box.cy, min(20.0, box.h / 2 - 1), entry.rank, bool(entry.kind))
    if entry.sinks:
        _sinks(canvas, box.x + 8, box.cy + 8)
    dice.token(canvas, entry.owner, box.x + 56, box.cy, 28)
    dice.row(
        canvas, box.x + 74, box.cy, box.right - 4 - (box.x + 74), box.h - 2, entry.dice, entry.owner, entry.ghosts, 44
    )


def _sinks(canvas: Canvas, x: float, y: float) -> None:
    """An arrow down at a medal: the rank would be lost."""
    canvas.polygon([(x - 13, y - 8), (x + 13, y - 8), (x, y + 12)], "#b3261e", "#ffffff", 3)


def icons(canvas: Canvas, right: float, y: float, name: str, entry: Entry, size: float = 38, step: float = 30) -> float:
    """As many signs as one may look at, those that are kept in gold; a book for who wins nothing."""
    if not entry.kind:
        glyph(canvas, "book", right - 20, y, 38, theme.MUTED)
        return 40
    for at in range(entry.looks):
        kept = at >= entry.looks - entry.keeps
        glyph(
            canvas, name, right - size / 2 - (entry.looks - 1 - at) * step, y, size, theme.GOLD if kept else "#c9bda6"
        )
    return size + (entry.looks - 1) * step


# --- ways


def ways_lines(room: float, found: Sequence[Way]) -> int:
    """How many lines of chips are shown of the ways: two at most."""
    return min(2, len(_lines(room, found)))


def ways(canvas: Canvas, box: Box, found: tuple[Way, ...]) -> None:
    """Further ways as chips below a line, best first; how many more there are if they do not fit."""
    canvas.rect(Box(box.x, box.y, box.w, 2.5), theme.LINE)
    chips(canvas, box, found)


def chips(canvas: Canvas, box: Box, found: Sequence[Way]) -> None:
    """Ways as chips, best first, with 6 pixels above them; how many more there are if they do not fit."""
    lines = _lines(box.w, found)
    most = max(1, int((box.h + 2) // WAYS_LINE))
    hidden = sum(len(line) for line in lines[most:])
    for number, line in enumerate(lines[:most]):
        x, y = box.x, box.y + 6 + number * WAYS_LINE
        if hidden and number == most - 1:
            while line and sum(_width(way) + 6 for way in line) > box.w - 74:
                hidden += 1
                line = line[:-1]
        for way in line:
            wide = _width(way)
            _chip(canvas, Box(x, y, wide, WAYS_LINE - 6), way)
            x += wide + 6
        if hidden and number == most - 1:
            canvas.text(Box(x, y, 72, WAYS_LINE - 6), f"+{hidden}", 38, 700, theme.MUTED)


def _lines(room: float, ways: Sequence[Way]) -> list[list[Way]]:
    lines: list[list[Way]] = []
    left = 0.0
    for way in ways:
        wide = _width(way) + 6
        if not lines or wide > left:
            lines.append([])
            left = room + 6
        lines[-1].append(way)
        left -= wide
    return lines


_DIE: Final = 42


def _short(way: Way) -> bool:
    """Equal dice are said as one die and their number."""
    return len(way.dice) > 2 and len(set(way.dice)) == 1


def _width(way: Way) -> float:
    count = len(way.dice)
    short = _DIE + 4 + text.width(f"×{count}", text.Style(34, 700))
    wide = short if _short(way) else count * (_DIE + 2) - 2
    return wide + 14 + 44 * len(way.places) + 36 * len(way.out)


def _chip(canvas: Canvas, box: Box, way: Way) -> None:
    line = theme.NEUTRAL_LINE if way.owner is None else palette.seat(way.owner).fill
    canvas.rect(box, theme.CREAM, 12, palette.mix(theme.PAPER, line, 0.65), 2)
    x = box.x + 6
    how = dice.GHOST
    for value in way.dice[:1] if _short(way) else way.dice:
        dice.die(canvas, x, box.cy - _DIE / 2, _DIE, value, way.owner, how)
        x += _DIE + 2
    if _short(way):
        x += 2 + dice.counted(canvas, x, box.cy, len(way.dice), 34)
    x += 4
    for place in way.places:
        medal(canvas, x + 20, box.cy, 20, place, way.wins)
        x += 44
    for owner in way.out:
        dice.token(canvas, owner, x + 17, box.cy, 28)
        canvas.line([(x + 3, box.cy + 14), (x + 31, box.cy - 14)], "#b3261e", 5)
        x += 36
