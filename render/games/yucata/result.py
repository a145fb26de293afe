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
from render.kit.sheet import Sheet
from render.kit.words import Words, signed

_SKY: Final = 324
_LEGEND: Final = 76
_ROW: Final = 92
_STEP: Final = 101
_COURSE: Final = 424
_BARS: Final = 330
_ROOM: Final = 504
_UNIT: Final = 46.0
_STONES: Final = 890


def sheet(view: YucataView, words: Words) -> Sheet:
    """The last picture of a match, the same for everybody."""
    assert view.outcome is not None
    ranks = view.outcome.ranks
    order = sorted(range(view.seats), key=lambda seat: (ranks[seat], seat))
    course_top = _SKY + _LEGEND + view.seats * _STEP + 6
    made = Sheet(WIDTH, course_top + _COURSE + 20, theme.DEEP, theme.COLOURS)
    made.keep(Box(0, 0, WIDTH, _SKY), scenery.night, ground=theme.DEEP)
    first = view.winners
    note = words("won-with", points=view.scores[first[0]].points, number=view.played)
    made.keep(Box(0, 0, 830, _SKY), headline, first, words("winners", seats=first), note)
    place = Box(layout.MARGIN, _SKY, layout.WIDE, _LEGEND)
    red = words("key-red") if any(line.red for line in view.scores) else ""
    made.keep(place, legend, words("points-word"), words("key-kept"), words("key-paid"), red, ground=theme.DEEP)
    unit = min(_UNIT, *(_room(line) / max(1, _length(line)) for line in view.scores))
    for index, seat in enumerate(order):
        place = players.place(_SKY + _LEGEND + index * _STEP, _ROW)
        line, name, won = view.scores[seat], words.player(seat), seat in first
        note = words("not-charged") if line.points > line.raw else ""
        made.keep(place, row, seat, name, line, unit, note, won, ground=theme.DEEP)
    place = Box(layout.MARGIN, course_top, layout.WIDE, _COURSE)
    ends = tuple(line.raw for line in view.scores)
    floor = words("floor-note") if view.floor else ""
    made.keep(place, course, words("course-word"), floor, _rounds(view.course, ends), first, ground=theme.DEEP)
    return made


def _length(line: Score) -> int:
    """How many stones long a bar is; of those not charged at most four are drawn."""
    return max(line.pale, min(line.penalty, line.pale + 4))


def _room(line: Score) -> float:
    """How wide a bar may be: words follow what is not charged."""
    return _ROOM if line.pale >= line.penalty else _ROOM - 146


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
    canvas.text(Box(left, 22, box.w - left, 126), said, 80, fonts.BOLD, WHITE, smallest=32, lines=3)
    canvas.text(Box(left + 2, 152, 600, 48), note, 40, fonts.BOLD, theme.LABEL)


def _amulet_y(index: int, count: int) -> float:
    return 118 if count < 3 else 82 + 76 * (index // 2)


def legend(canvas: Canvas, box: Box, label: str, kept: str, paid: str, red: str) -> None:
    """What the parts of a bar are."""
    canvas.text(Box(0, 8, 300, box.h - 12), label, 32, fonts.BOLD, theme.LABEL)
    style = text.Style(28, fonts.SEMIBOLD)
    x, y = text.width(label, text.Style(32, fonts.BOLD)) + 60, box.cy + 2
    entries = [(kept, "kept"), (paid, "paid"), *([(red, "red")] if red else [])]
    widths = [text.width(said, style) for said, _ in entries]
    share = min(1.0, (box.w - x - 80 * len(entries)) / sum(widths))
    for (said, kind), wide in zip(entries, widths, strict=True):
        if kind == "kept":
            canvas.rect(Box(x, y - 20, 40, 40), theme.PALE, 8)
        elif kind == "paid":
            canvas.hatch(Box(x, y - 20, 40, 40), theme.PAID, theme.PAID_BAR, 8, 18, 8)
        else:
            stone(canvas, RED, x + 20, y, 22)
        canvas.text(Box(x + 50, y - 20, wide * share + 2, 40), said, 28, fonts.SEMIBOLD, theme.QUIET)
        x += 50 + wide * share + 30


def row(canvas: Canvas, box: Box, seat: int, name: str, line: Score, unit: float, note: str, won: bool) -> None:
    """A player's pale stones as a bar: kept, paid for dark ones, and what could not be charged."""
    place = box.inset(players.EDGE)
    if won:
        canvas.rect(box, theme.GOLD, 18)
    players.shield(canvas, place, seat, palette.seat(seat).tint if won else theme.ROW)
    players.write_name(canvas, Box(place.x + 82, place.y, _BARS - 86, place.h), name)
    paid = min(line.pale, line.penalty)
    kept, missing = line.pale - paid, line.penalty - paid
    x = place.x + _BARS
    if kept:
        bar = Box(x, place.y + 16, _wide(kept, unit), place.h - 32)
        canvas.rect(bar, theme.PALE, 8, theme.PALE_RIM, 3)
        if bar.w > 74:
            stone(canvas, PALE, bar.x + 24, bar.cy, 15)
            canvas.text(Box(bar.x + 48, bar.y, bar.w - 48, bar.h), str(kept), 40, fonts.BOLD, theme.INK)
        else:
            canvas.number(bar.cx, bar.cy, kept, 36)
        x = bar.right + 4
    if paid:
        bar = Box(x, place.y + 16, _wide(paid, unit), place.h - 32)
        canvas.rect(bar, theme.DARK_RIM, 8)
        canvas.hatch(bar.inset(3), theme.PAID, theme.PAID_BAR, 6, 18, 8)
        canvas.number(bar.cx, bar.cy, f"−{paid}", 36 if bar.w > 60 else 29, fill=WHITE)
        x = bar.right + 4
    if missing:
        bar = Box(x + 2, place.y + 18, _wide(min(missing, 4), unit), place.h - 36)
        canvas.dashed(bar, theme.COST, 4, 6, dash=11, gap=8)
        canvas.number(bar.cx, bar.cy, f"−{missing}", 34 if bar.w > 60 else 28, fill=theme.COST)
        room = place.x + _STONES - 36 - bar.right - 12
        if note and room >= 100:
            canvas.text(Box(bar.right + 12, bar.y, room, bar.h), note, 28, fonts.SEMIBOLD, theme.COST, lines=2)
    stone(canvas, DARK, place.x + _STONES, place.cy, 26)
    canvas.text(Box(place.x + _STONES + 32, place.y, 40, place.h), str(line.dark), 40, fonts.BOLD, theme.INK)
    if line.red:
        stone(canvas, RED, place.x + _STONES + 92, place.cy, 26)
    players.points(canvas, place, seat, signed(line.points))


def _wide(count: int, unit: float) -> float:
    """How wide a part of a bar is: by its stones, with room for its number."""
    return max(unit * count - 4, 46.0)


def course(
    canvas: Canvas, box: Box, label: str, floor: str, rounds: tuple[tuple[int, ...], ...], first: tuple[int, ...]
) -> None:
    """Everybody's score at the end of each round, below 0 too; those of equal height share a number at the end."""
    canvas.text(Box(0, 0, 700, 46), label, 32, fonts.BOLD, theme.LABEL)
    paper = Box(0, 52, box.w, box.h - 52)
    canvas.rect(paper, theme.CHART, 14)
    graph = Box(84, paper.y + 24, paper.w - 290, paper.h - 82)
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
        canvas.text(Box(8, down(value) - 20, 58, 40), signed(value), 30, fonts.BOLD, theme.INK, across="right")
    if low < 0 and floor:
        canvas.text(Box(graph.x + 10, graph.bottom - 40, 480, 36), floor, 28, fonts.BOLD, theme.COST)
    step_shown = -(-len(rounds) // 14)
    for step in range(step_shown, len(rounds) + 1, step_shown):
        canvas.number(across(step), graph.bottom + 32, step, 28, fonts.SEMIBOLD)
    for seat in sorted(range(len(rounds[-1])), key=lambda seat: seat in first):
        points = [(graph.x, down(0)), *((across(step), down(row[seat])) for step, row in enumerate(rounds, 1))]
        thick = 9 if seat in first else 6
        look = palette.seat(seat)
        canvas.line(points, WHITE, thick + 4)
        canvas.line(points, look.fill, thick)
        for x, y in points[1:-1]:
            canvas.shape(look.shape, x, y, 27 if seat in first else 22, look.fill, WHITE, 3)
    _ends(canvas, graph, rounds[-1], down)


def _ends(canvas: Canvas, graph: Box, scores: tuple[int, ...], down: Callable[[float], float]) -> None:
    """The seats at the end of their lines, with their scores, none on another."""
    shown = sorted(set(scores), reverse=True)
    places = spread([down(score) for score in shown], [46] * len(shown), graph.y - 16, graph.bottom + 24)
    for score, y in zip(shown, places, strict=True):
        x = graph.right + 34
        for seat in (seat for seat, own in enumerate(scores) if own == score):
            look = palette.seat(seat)
            canvas.shape(look.shape, x, y, 40, look.fill, WHITE, 4)
            x += 44
        canvas.text(Box(x - 16, y - 24, 70, 48), signed(score), 38, fonts.BOLD, theme.INK)
