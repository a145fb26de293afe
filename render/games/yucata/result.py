"""The end of a match: who has won, what the stones came to, and how the scores went."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.games.yucata.components import DARK, PALE, RED
from engine.games.yucata.scoring import Score
from engine.games.yucata.view import YucataView
from render.games.yucata import layout, players, scenery, theme
from render.games.yucata.amulets import amulet
from render.games.yucata.stones import stone
from render.kit import fonts, palette, text
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box, spread
from render.kit.palette import WHITE
from render.kit.parts import MAIN
from render.kit.sheet import PART, Sheet
from render.kit.words import Words, signed

_LEGEND: Final = 84
_ROWS: Final = {2: 128, 3: 114, 4: 100}
"""How high a row is with so many players; the sky has the rest of the first part."""
_GAP: Final = 10
_BARS: Final = 416
ROOM: Final = 402
"""How wide a bar may be: the sign of dark stones follows."""
_UNIT: Final = 46.0
_LEAST: Final = 54.0
"""How wide a part of a bar is at least."""
_APART: Final = 4
_MISSING: Final = 4
"""Of what could not be charged so many stones are drawn at most."""
_STONES: Final = 862
_HEADLINE: Final = 216
"""How high the words in the sky are."""


def sheet(view: YucataView, words: Words) -> Sheet:
    """The last picture of a match, the same for everybody."""
    assert view.outcome is not None
    ranks = view.outcome.ranks
    order = sorted(range(view.seats), key=lambda seat: (ranks[seat], seat))
    high = _ROWS[view.seats]
    sky = PART - 8 - view.seats * (high + _GAP) - _LEGEND
    made = Sheet(WIDTH, layout.HIGH, theme.DEEP, theme.COLOURS)
    made.cut(PART, "course")
    made.decides(MAIN)
    made.keep(Box(0, 0, WIDTH, sky), scenery.night, ground=theme.DEEP)
    first = view.winners
    note = words("won-with", points=view.scores[first[0]].points, number=view.played)
    made.keep(
        Box(0, max(0, (sky - _HEADLINE) / 2 - 10), 830, _HEADLINE), headline, first, words("winners", seats=first), note
    )
    place = Box(layout.MARGIN, sky, layout.WIDE, _LEGEND)
    red = words("key-red") if any(line.red for line in view.scores) else ""
    made.keep(place, legend, words("points-word"), words("key-kept"), words("key-paid"), red, ground=theme.DEEP)
    unit = min(map(unit_of, view.scores))
    for index, seat in enumerate(order):
        place = Box(layout.MARGIN, sky + _LEGEND + index * (high + _GAP), layout.WIDE, high).inset(-players.EDGE)
        line, name, won = view.scores[seat], words.player(seat), seat in first
        note = words("not-charged") if line.points > line.raw else ""
        made.keep(place, row, seat, name, line, unit, note, won, ground=theme.DEEP)
    place = Box(layout.MARGIN, PART + 16, layout.WIDE, PART - 36)
    ends = tuple(line.raw for line in view.scores)
    floor = words("floor-note") if view.floor else ""
    made.keep(place, course, words("course-word"), floor, _rounds(view.course, ends), first, ground=theme.DEEP)
    return made


def parts_of(line: Score) -> tuple[int, int, int]:
    """How many pale stones were kept, how many paid for dark ones, and how many more these would have cost."""
    paid = min(line.pale, line.penalty)
    return line.pale - paid, paid, line.penalty - paid


def unit_of(line: Score) -> float:
    """How wide a stone may be drawn for a bar to keep to its room, of which words take some that follow it.

    A part of few stones is as wide as its number: the others share what that leaves.
    """
    kept, paid, missing = parts_of(line)
    room: float = ROOM - 176 if missing else ROOM
    left: list[int] = [count for count in (kept, paid, min(missing, _MISSING)) if count]
    while left:
        unit = room / sum(left)
        small = [count for count in left if unit * count < _LEAST + _APART]
        if not small:
            return min(_UNIT, unit)
        room -= (_LEAST + _APART) * len(small)
        left = [count for count in left if count not in small]
    return _UNIT


def _rounds(rounds: tuple[tuple[int, ...], ...], ends: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The course with the final scores as its end, also when the match ended within a round."""
    return rounds if rounds and rounds[-1] == ends else (*rounds, ends)


def headline(canvas: Canvas, box: Box, seats: tuple[int, ...], said: str, note: str) -> None:
    """Who has won."""
    size = 132 if len(seats) == 1 else 96 if len(seats) == 2 else 70
    for index, seat in enumerate(seats):
        amulet(
            canvas, seat, 116 + (index % 2 - 0.5) * (size + 4) * (len(seats) > 1), _amulet_y(index, len(seats)), size
        )
    left = 214 if len(seats) > 1 else 204
    canvas.text(Box(left, 16, box.w - left, 132), said, 84, fonts.BOLD, WHITE, smallest=36, lines=3)
    canvas.text(Box(left + 2, 152, 600, 56), note, 46, fonts.BOLD, theme.LABEL)


def _amulet_y(index: int, count: int) -> float:
    return 118 if count < 3 else 82 + 76 * (index // 2)


def legend(canvas: Canvas, box: Box, label: str, kept: str, paid: str, red: str) -> None:
    """What the parts of a bar are."""
    canvas.text(Box(0, 8, 300, box.h - 12), label, 40, fonts.BOLD, theme.LABEL)
    style = text.Style(34, fonts.SEMIBOLD)
    x, y = text.width(label, text.Style(40, fonts.BOLD)) + 44, box.cy + 2
    entries = [(kept, "kept"), (paid, "paid"), *([(red, "red")] if red else [])]
    widths = [text.width(said, style) for said, _ in entries]
    share = min(1.0, (box.w - x - 80 * len(entries) + 30) / sum(widths))
    for (said, kind), wide in zip(entries, widths, strict=True):
        if kind == "kept":
            canvas.rect(Box(x, y - 20, 40, 40), theme.PALE, 8)
        elif kind == "paid":
            canvas.hatch(Box(x, y - 20, 40, 40), theme.PAID, theme.PAID_BAR, 8, 18, 8)
        else:
            stone(canvas, RED, x + 20, y, 22)
        canvas.text(Box(x + 50, y - 20, wide * share + 2, 40), said, 34, fonts.SEMIBOLD, theme.QUIET, smallest=28)
        x += 50 + wide * share + 30


def row(canvas: Canvas, box: Box, seat: int, name: str, line: Score, unit: float, note: str, won: bool) -> None:
    """A player's pale stones as a bar: kept, paid for dark ones, and what could not be charged."""
    place = box.inset(players.EDGE)
    if won:
        canvas.rect(box, theme.GOLD, 18)
    players.shield(canvas, place, seat, palette.seat(seat).tint if won else theme.ROW)
    said = Box(place.x + 118, place.y, _BARS - 130, place.h)
    canvas.text(said, name, 42, fonts.BOLD, theme.INK, lines=2, smallest=28)
    kept, paid, missing = parts_of(line)
    x = place.x + _BARS
    if kept:
        bar = Box(x, place.y + 16, width_of(kept, unit), place.h - 32)
        canvas.rect(bar, theme.PALE, 8, theme.PALE_RIM, 3)
        if bar.w > 74:
            stone(canvas, PALE, bar.x + 24, bar.cy, 15)
            canvas.text(Box(bar.x + 48, bar.y, bar.w - 48, bar.h), str(kept), 46, fonts.BOLD, theme.INK)
        else:
            canvas.number(bar.cx, bar.cy, kept, 44)
        x = bar.right + _APART
    if paid:
        bar = Box(x, place.y + 16, width_of(paid, unit), place.h - 32)
        canvas.rect(bar, theme.DARK_RIM, 8)
        canvas.hatch(bar.inset(3), theme.PAID, theme.PAID_BAR, 6, 18, 8)
        canvas.number(bar.cx, bar.cy, f"−{paid}", 44 if bar.w > 74 else 36 if paid < 10 else 30, fill=WHITE)
        x = bar.right + _APART
    if missing:
        bar = Box(x + 2, place.y + 18, width_of(min(missing, _MISSING), unit), place.h - 36)
        canvas.dashed(bar, theme.COST, 4, 6, dash=11, gap=8)
        canvas.number(bar.cx, bar.cy, f"−{missing}", 40 if bar.w > 74 else 32, fill=theme.COST)
        room = place.x + _STONES - 36 - bar.right - 12
        if note and room >= 110:
            canvas.text(
                Box(bar.right + 12, bar.y, room, bar.h), note, 34, fonts.SEMIBOLD, theme.COST, lines=2, smallest=28
            )
    stone(canvas, DARK, place.x + _STONES, place.cy, 26)
    canvas.text(Box(place.x + _STONES + 34, place.y, 44, place.h), str(line.dark), 48, fonts.BOLD, theme.INK)
    if line.red:
        stone(canvas, RED, place.x + _STONES + 92, place.cy, 26)
    players.points(canvas, place, seat, signed(line.points))


def width_of(count: int, unit: float) -> float:
    """How wide a part of a bar is: by its stones, with room for its number."""
    return max(unit * count - _APART, _LEAST)


def course(
    canvas: Canvas, box: Box, label: str, floor: str, rounds: tuple[tuple[int, ...], ...], first: tuple[int, ...]
) -> None:
    """Everybody's score at the end of each round, below 0 too; those of equal height share a number at the end."""
    canvas.text(Box(0, 0, 700, 46), label, 40, fonts.BOLD, theme.LABEL)
    paper = Box(0, 60, box.w, box.h - 60)
    canvas.rect(paper, theme.CHART, 14)
    graph = Box(104, paper.y + 36, paper.w - 340, paper.h - 110)
    values = [0, 3, *(value for row in rounds for value in row)]
    every = 3 if max(values) - min(values) <= 18 else 6
    low, high = min(values) // every * every, -(-max(values) // every) * every

    def down(value: float) -> float:
        return graph.bottom - (value - low) / (high - low) * graph.h

    def across(step: int) -> float:
        return graph.x + graph.w * step / len(rounds)

    if low < 0:
        canvas.rect(Box(graph.x, down(0), graph.w, graph.bottom - down(0)), "#8c17121a")
    for value in range(low, high + 1, every):
        ink, width = (theme.INK, 4) if value == 0 else (theme.CHART_LINE, 2)
        canvas.line([(graph.x, down(value)), (graph.right, down(value))], ink, width)
        canvas.text(Box(8, down(value) - 24, 80, 48), signed(value), 40, fonts.BOLD, theme.INK, across="right")
    if low < 0 and floor:
        canvas.text(Box(graph.x + 10, graph.bottom - 50, 600, 44), floor, 36, fonts.BOLD, theme.COST)
    step_shown = -(-len(rounds) // 12)
    for step in range(step_shown, len(rounds) + 1, step_shown):
        canvas.number(across(step), graph.bottom + 38, step, 36, fonts.SEMIBOLD)
    for seat in sorted(range(len(rounds[-1])), key=lambda seat: seat in first):
        points = [(graph.x, down(0)), *((across(step), down(row[seat])) for step, row in enumerate(rounds, 1))]
        thick = 11 if seat in first else 8
        look = palette.seat(seat)
        canvas.line(points, WHITE, thick + 4)
        canvas.line(points, look.fill, thick)
        for x, y in points[1:-1]:
            canvas.shape(look.shape, x, y, 36 if seat in first else 30, look.fill, WHITE, 3)
    _ends(canvas, graph, rounds[-1], down)


def _ends(canvas: Canvas, graph: Box, scores: tuple[int, ...], down: Callable[[float], float]) -> None:
    """The seats at the end of their lines, with their scores, none on another."""
    shown = sorted(set(scores), reverse=True)
    places = spread([down(score) for score in shown], [58] * len(shown), graph.y - 16, graph.bottom + 24)
    for score, y in zip(shown, places, strict=True):
        x = graph.right + 38
        for seat in (seat for seat, own in enumerate(scores) if own == score):
            look = palette.seat(seat)
            canvas.shape(look.shape, x, y, 46, look.fill, WHITE, 4)
            x += 50
        canvas.text(Box(x - 16, y - 28, 84, 56), signed(score), 50, fonts.BOLD, theme.INK)
