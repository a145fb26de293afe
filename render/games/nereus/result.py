"""The end of a match: who has won and by what, where everybody's points come from, how the score went."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.games.nereus.components import CREW, CYCLES, DAYS
from engine.games.nereus.view import NereusView
from render.games.nereus import layout, lines, marks, scenery, theme
from render.kit import called, fonts, palette, text
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box, spread
from render.kit.palette import WHITE
from render.kit.parts import MAIN
from render.kit.sheet import PART, Sheet
from render.kit.words import Words

_LEGEND: Final = 78
_ROWS: Final = {2: 158, 3: 136, 4: 112}
"""How high a row is, by the number of players."""
_EDGE: Final = 14
_BARS: Final = 322
_LONGEST: Final = 640

Sources = tuple[tuple[str, int], ...]


class Row(NamedTuple):
    """A player at the end. tie: in words what decided between equal scores, empty if nothing had to."""

    owner: str
    name: str
    sources: Sources
    points: int
    done: tuple[str, ...]
    won: bool
    tie: str


def sheet(view: NereusView, words: Words) -> Sheet:
    """The last picture of a match, the same for everybody."""
    outcome = view.outcome
    assert outcome is not None
    order = sorted(range(view.seats), key=lambda seat: (outcome.ranks[seat], seat))
    row = _ROWS[view.seats]
    high = _LEGEND + view.seats * row + 10
    panel = Box(layout.MARGIN, PART - _EDGE - high, layout.WIDE, high)
    horizon = panel.y - 10
    made = Sheet(WIDTH, 2 * PART, theme.SEA[2], theme.COLOURS)
    made.cut(PART, "course")
    made.decides(MAIN)
    made.keep(Box(0, 0, WIDTH, horizon), scenery.dusk, ground=theme.SEA[2])
    made.keep(Box(0, horizon, WIDTH, PART - horizon), scenery.sea, ground=theme.SEA[0])
    made.keep(Box(0, PART, WIDTH, PART), scenery.sea, ground=theme.SEA[0])
    winners = tuple(marks.seat(seat) for seat in view.winners)
    note = words("over-note", days=DAYS, players=view.seats)
    said, how = words("winner", seats=view.winners), decided(view, words)
    made.keep(Box(0, 0, WIDTH, horizon + 4), headline, winners, said, how, note)
    made.keep(panel, ground)
    legend = tuple((name, words(f"source-{name}")) for name in theme.SOURCES)
    made.keep(Box(panel.x, panel.y, panel.w, _LEGEND), key, legend)
    unit = min(34.0, _LONGEST / max(1, *outcome.scores))
    for place, seat in enumerate(order):
        score = outcome.scores[seat]
        equal = sum(other == score for other in outcome.scores) > 1
        holds, loose = outcome.ties[seat]
        shown = Row(
            marks.seat(seat), words.player(seat), outcome.breakdown[seat], score,
            tuple(crew for crew, done in zip(CREW, view.players[seat].cabin.done, strict=True) if done),
            seat in view.winners, words("tie-note", holds=holds, treasures=loose) if equal else "",
        )  # fmt: skip
        made.keep(Box(panel.x + 4, panel.y + _LEGEND + place * row, panel.w - 8, row), bars, shown, unit)
    days = tuple(words("day", number=day) for day in range(1, DAYS + 1))
    labels = (words("course"), *days, words("course-end"))
    graph = Box(0, PART, WIDTH, PART).inset(layout.MARGIN, _EDGE)
    made.keep(graph, course, labels, (*view.course, outcome.scores), tuple(order))
    return made


def decided(view: NereusView, words: Words) -> str:
    """By what the match was won: points, then complete holds, then treasures in the others."""
    outcome = view.outcome
    assert outcome is not None
    first = view.winners[0]
    points, (holds, loose) = outcome.scores[first], outcome.ties[first]
    if len(view.winners) > 1:
        return words("win-shared", points=points, holds=holds, treasures=loose)
    others = sorted((seat for seat in range(view.seats) if seat != first), key=lambda seat: outcome.ranks[seat])
    second = others[0]
    if outcome.scores[second] < points:
        return words("win-ahead", points=points, ahead=points - outcome.scores[second], seat=second)
    if outcome.ties[second][0] < holds:
        return words("win-holds", points=points, seat=second, mine=holds, theirs=outcome.ties[second][0])
    theirs = outcome.ties[second][1]
    return words("win-treasures", points=points, holds=holds, seat=second, mine=loose, theirs=theirs)


def headline(canvas: Canvas, box: Box, winners: tuple[str, ...], said: str, how: str, note: str) -> None:
    """Who has won, and the winners' ships on the evening sea."""
    for place, owner in enumerate(winners[:3]):
        size = min(210.0, box.h * 0.94) if len(winners) == 1 else 140
        marks.ship(canvas, owner, 920 + place * 112, box.bottom - 6 - size * 0.46, size)
    texts = Box(40, 0, 750, box.h - 8).placed(750, min(box.h - 8, 260)).inset(0, 4)
    first, second, third = texts.rows(1.1, 1, 0.52)
    canvas.text(first, said, 72, fonts.BOLD, WHITE, lines=2, smallest=32)
    canvas.text(second, how, 42, fonts.SEMIBOLD, WHITE, lines=2, smallest=28)
    canvas.text(third, note, 34, fonts.SEMIBOLD, "#f0e6f4", smallest=28)


def ground(canvas: Canvas, box: Box) -> None:
    """What the bars stand on."""
    canvas.rect(box, palette.faded(theme.NIGHT, 0.9), 18)


def key(canvas: Canvas, box: Box, legend: tuple[tuple[str, str], ...]) -> None:
    """Which mark and colour stand for which source."""
    size = 38.0
    while (wide := sum(56 + text.width(said, text.Style(size, fonts.SEMIBOLD)) for _, said in legend)) > box.w - 100:
        size -= 1
    gap = min(36.0, (box.w - 40 - wide) / (len(legend) - 1))
    x = 24.0
    for name, said in legend:
        sign, fill = theme.SOURCES[name]
        letters = text.width(said, text.Style(size, fonts.SEMIBOLD))
        canvas.rect(Box(x, box.cy - 22, 44, 44), fill, 8, theme.INK, 2)
        marks.mark(canvas, sign, x + 22, box.cy, 31)
        canvas.text(Box(x + 53, box.cy - 22, letters + 1, 44), said, size, fonts.SEMIBOLD, WHITE)
        x += 56 + letters + gap


def bars(canvas: Canvas, box: Box, row: Row, unit: float) -> None:
    """A player's points as bars of their sources, the sum, the complete holds."""
    if row.won:
        canvas.rect(Box(2, 0, box.w - 4, box.h - 2), theme.GOLD, 14)
    place = Box(8, 6, box.w - 16, box.h - 14)
    canvas.rect(place, theme.CREAM if row.won else theme.CREAM_QUIET, 10)
    canvas.rect(Box(place.x, place.y, 12, place.h), marks.colour(row.owner), 5)
    upper = place.h - 44 if row.done else place.h
    middle = place.y + upper / 2 + (4 if row.done else 0)
    marks.mark(canvas, row.owner, 60, middle, 52)
    called.name(canvas, Box(94, middle - 34, _BARS - 104, 68), row.name, 38, theme.INK)
    step = min(44.0, (_BARS - 60) / max(1, len(row.done)))
    for number, crew in enumerate(row.done):
        marks.mark(canvas, crew, 50 + number * step, place.bottom - 24, min(38, step - 2), theme.DONE)
    x = float(_BARS)
    for name, points in row.sources:
        if not points:
            continue
        sign, fill = theme.SOURCES[name]
        wide = max(24.0, points * unit) - 3
        cell = Box(x, place.y + 9, wide, place.h - 18)
        canvas.rect(cell, fill, 6, theme.INK, 2)
        letters = text.width(str(points), text.Style(42, fonts.BOLD))
        if wide > letters + 58:
            left = cell.cx - (letters + 44) / 2
            marks.mark(canvas, sign, left + 18, cell.cy, 36)
            canvas.number(left + 44 + letters / 2, cell.cy, points, 42)
        elif wide > 31:
            marks.mark(canvas, sign, cell.cx, cell.y + cell.h * 0.27, min(32, wide - 6))
            canvas.number(cell.cx, cell.y + cell.h * 0.7, points, 38 if wide > letters + 2 else 30)
        else:
            canvas.number(cell.cx, cell.cy, points, 30)
        x += wide + 3
    total = Box(place.right - 190, place.y, 178, place.h - (40 if row.tie else 0))
    lines.line(canvas, total, (str(row.points), "/star"), 60, theme.INK, fonts.BOLD, "right", grow=0.66)
    if row.tie:
        low = Box(place.right - 222, place.bottom - 44, 212, 40)
        canvas.text(low, row.tie, 32, fonts.SEMIBOLD, theme.MUTED, across="right", smallest=28)


_TINTS: Final = ("#f9dcc6", "#dceff3", "#fbe6bb", "#ecd2df")


def course(
    canvas: Canvas, box: Box, labels: tuple[str, ...], rounds: tuple[tuple[int, ...], ...], order: tuple[int, ...]
) -> None:
    """Everybody's points after each cycle; lines of the same height lie side by side."""
    label, *days, end = labels
    canvas.rect(box, theme.CREAM, 18)
    canvas.text(Box(24, 12, 900, 56), label, 40, fonts.BOLD, theme.INK)
    graph = Box(86, 86, box.w - 320, box.h - 158)
    most = max(10, *rounds[-1])
    steps = len(rounds)

    def at(step: int, points: float) -> tuple[float, float]:
        return graph.x + graph.w * step / steps, graph.bottom - graph.h * points / (most * 1.04)

    for day, said in enumerate(days):
        left, right = at(day * CYCLES, 0)[0], at((day + 1) * CYCLES, 0)[0]
        canvas.rect(Box(left, graph.y, right - left, graph.h), _TINTS[day])
        canvas.number((left + right) / 2, graph.bottom + 38, said, 36, fonts.SEMIBOLD)
    left = at(steps - 1, 0)[0]
    canvas.rect(Box(left, graph.y, graph.right - left, graph.h), "#d9cfe6")
    canvas.number((left + graph.right) / 2 + 4, graph.bottom + 38, end, 34, fonts.SEMIBOLD)
    rung = 20 if most > 30 else 10
    for points in range(0, most + 1, rung):
        y = at(0, points)[1]
        canvas.line([(graph.x, y), (graph.right, y)], "#8d7f6a88", 2)
        canvas.text(Box(8, y - 24, graph.x - 20, 48), str(points), 36, fonts.SEMIBOLD, theme.MUTED, across="right")
    for place, seat in reversed(list(enumerate(order))):
        # Lines that would cover each other are set apart.
        shift = (place - (len(order) - 1) / 2) * 5
        points = [
            (x, y + shift) for x, y in (at(step, row[seat]) for step, row in enumerate(((0,) * len(order), *rounds)))
        ]
        wide = 9 if not place else 7
        canvas.line(points, WHITE, wide + 4)
        canvas.line(points, palette.seat(seat).fill, wide)
    for seat in reversed(order):
        for day in range(1, len(days)):
            row = rounds[day * CYCLES - 1]
            x, y = at(day * CYCLES, row[seat])
            near = [other for other in order if abs(at(0, row[other])[1] - y) < 34]
            shift = (near.index(seat) - (len(near) - 1) / 2) * 32
            marks.mark(canvas, marks.seat(seat), x + shift, y, 36)
    finals = [at(steps, rounds[-1][seat])[1] for seat in order]
    places = spread(finals, [62] * len(order), graph.y - 12, graph.bottom + 20, gap=0)
    for seat, y, final in zip(order, places, finals, strict=True):
        canvas.line([(graph.right, final), (graph.right + 30, y)], palette.seat(seat).fill, 4)
        marks.mark(canvas, marks.seat(seat), graph.right + 62, y, 52)
        canvas.text(Box(graph.right + 98, y - 30, 120, 60), str(rounds[-1][seat]), 56, fonts.BOLD, theme.INK)
