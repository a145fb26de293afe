"""The end of a match: who joins the Order, where everybody's gold comes from, the course of the match."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from engine.games.gilded_compass.view import CompassView
from render.games.gilded_compass import dice, header, layout, scenery, theme
from render.games.gilded_compass.glyphs import glyph
from render.games.gilded_compass.marks import coin, medal
from render.kit import fonts, palette, pieces, text
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box, spread
from render.kit.sheet import Sheet
from render.kit.words import Words

_SKY: Final = 300
_LEGEND: Final = 58
_ROW: Final = 92
_TIE: Final = 64
_COURSE: Final = 412
_NAMES: Final = 352

Sources = tuple[tuple[str, int], ...]


def sheet(view: CompassView, words: Words) -> Sheet:
    """The last picture of a match, the same for everybody."""
    assert view.outcome is not None
    ranks, scores = view.outcome.ranks, view.outcome.scores
    order = sorted(range(view.seats), key=lambda seat: (ranks[seat], seat))
    winners = view.winners
    ties = _ties(view, words, order)
    top = 318.0
    high = top + _LEGEND + view.seats * _ROW + len(ties) * _TIE + 18
    made = Sheet(WIDTH, round(high + 14 + _COURSE + 14), theme.WALLS, theme.COLOURS)
    made.keep(Box(0, 0, WIDTH, _SKY + 18), scenery.dusk, _SKY, 104, ground=theme.WALLS)
    names = words.listing(words.player(seat) for seat in winners)
    joins = words("joins", seats=winners)
    made.keep(Box(0, 0, WIDTH, _SKY), headline, winners, names, joins, scores[winners[0]], words("gold-word"))
    used = [name for name in theme.SOURCES if any(dict(line.lines)[name] for line in view.sheets)]
    legend = tuple((name, words(f"source-{name}")) for name in used)
    made.keep(Box(layout.MARGIN, top, layout.WIDE, _LEGEND), key, legend, ground=theme.WALLS)
    most = max(scores)
    for at, seat in enumerate(order):
        lines = tuple((name, dict(view.sheets[seat].lines)[name]) for name in used)
        place = Box(layout.MARGIN, top + _LEGEND + at * _ROW, layout.WIDE, _ROW)
        values = (seat, words.player(seat), ranks[seat], lines, scores[seat], most)
        made.keep(place, row, *values, ground=theme.PAPER)
    place = Box(layout.MARGIN, top + _LEGEND + view.seats * _ROW, layout.WIDE, len(ties) * _TIE + 18)
    made.keep(place, tie_breaks, ties, ground=theme.PAPER)
    place = Box(layout.MARGIN, high + 14, layout.WIDE, _COURSE)
    labels = (words("course-heading"), words("course-start"), words("course-end"))
    made.keep(place, course, labels, view.course, scores, winners, ground=theme.PAPER)
    return made


def _ties(view: CompassView, words: Words, order: Sequence[int]) -> tuple[str, ...]:
    """What decided between equal scores."""
    assert view.outcome is not None
    found: list[str] = []
    scores = view.outcome.scores
    for score in sorted(set(scores), reverse=True):
        same = [seat for seat in order if scores[seat] == score]
        if len(same) > 1:
            values = (words("tie-value", seat=seat, value=view.sheets[seat].unassigned) for seat in same)
            found.append(words("tie", gold=score, values=words.listing(values)))
    return tuple(found)


def headline(canvas: Canvas, box: Box, winners: tuple[int, ...], names: str, joins: str, gold: int, word: str) -> None:
    """The winner in the compass under fireworks."""
    short = len(names) < 20
    for x, y, ink in ((1000, 66, "#ffd978"), (1125, 120, "#f3a86c"), (880, 44, "#f3a86c")) if short else ():
        canvas.stamp(x, y, _firework, ink, reach=Box(-48, -48, 96, 96))
    canvas.circle(150, 158, 136, fill="#6b4a10")
    canvas.circle(150, 158, 132, fill=theme.GOLD)
    canvas.circle(150, 158, 109, fill="#f8efd6")
    header.rose(canvas, 150, 158, 136, theme.GOLD, theme.GOLD_DARK)
    canvas.circle(150, 158, 68, "#f8efd6", theme.GOLD_DARK, 5)
    for at, seat in enumerate(winners[:3]):
        x = 150 + (at - (min(3, len(winners)) - 1) / 2) * 42
        dice.token(canvas, seat, x, 158, 84 if len(winners) == 1 else 44)
    canvas.text(Box(312, 50, 560 if short else 860, 76), names, 64, fonts.BOLD, theme.LIGHT, lines=2, smallest=34)
    canvas.text(Box(312, 132, 860, 52), joins, 38, fonts.SEMIBOLD, theme.AMBER, smallest=28)
    wide = text.width(str(gold), text.Style(76, fonts.BOLD))
    letters = text.width(word, text.Style(38, fonts.SEMIBOLD))
    plate = Box(304, 192, 92 + wide + 14 + letters + 28, 84)
    canvas.rect(plate, theme.NIGHT, 42, theme.GOLD, 3)
    coin(canvas, 350, 234, 32)
    canvas.text(Box(394, 192, wide + 4, 84), str(gold), 76, fonts.BOLD, theme.GOLD_LIGHT)
    canvas.text(Box(394 + wide + 14, 204, letters + 6, 72), word, 38, fonts.SEMIBOLD, theme.LIGHT)


def _firework(canvas: Canvas, ink: str) -> None:
    for ray in range(12):
        dx, dy = cos(ray * pi / 6), sin(ray * pi / 6)
        canvas.line([(14 * dx, 14 * dy), (34 * dx, 34 * dy)], ink, 3)
        canvas.circle(42 * dx, 42 * dy, 2.5, fill=ink)


def key(canvas: Canvas, box: Box, entries: tuple[tuple[str, str], ...]) -> None:
    """Which sign and colour stand for which source."""
    canvas.rect(box, theme.SIGN, 14)
    canvas.rect(Box(0, 30, box.w, 28), theme.SIGN)
    style = text.Style(30, fonts.SEMIBOLD)
    widths = [text.width(said, style) for _, said in entries]
    room = box.w - 48 - 52 * len(entries)
    share = min(1.0, (room - 12 * len(entries)) / max(1.0, sum(widths)))
    gap = min(40.0, (room - share * sum(widths)) / max(1, len(entries)))
    x = 24.0
    for (name, said), wide in zip(entries, widths, strict=True):
        look = theme.SOURCES[name]
        canvas.rect(Box(x, 9, 42, 40), look.fill, 8, theme.PAPER, 2)
        glyph(canvas, look.glyph, x + 21, 29, 28, look.ink)
        canvas.text(Box(x + 52, 0, share * wide + 4, _LEGEND), said, 30, fonts.SEMIBOLD, theme.LIGHT)
        x += 52 + share * wide + gap


def row(canvas: Canvas, box: Box, seat: int, name: str, rank: int, lines: Sources, gold: int, most: int) -> None:
    """A player's gold as a bar of its sources, each with sign and number."""
    look = palette.seat(seat)
    if rank == 1:
        canvas.rect(Box(4, 4, box.w - 8, box.h - 6), "#ffe9ad", 10)
    cy = box.cy + 1
    medal(canvas, 36, cy, 23, rank, rank == 1)
    dice.token(canvas, seat, 88, cy, 44)
    canvas.text(Box(118, 4, _NAMES - 136, box.h - 8), name, 34, fonts.BOLD, look.dark, lines=3, smallest=20)
    bar = Box(_NAMES - 16, 12, (box.w - 92 - _NAMES + 16) * gold / max(1, most), 74)
    parts = [(name, number) for name, number in lines if number]
    boxes = pieces.bars(bar, [(number, 34 if number < 10 else 44) for _, number in parts], gap=0)
    for (source, number), part in zip(parts, boxes, strict=True):
        made = theme.SOURCES[source]
        canvas.rect(part, made.fill, line=theme.PAPER, width=2.5)
        if part.w > 84:
            glyph(canvas, made.glyph, part.cx - 24, part.cy, 32, made.ink)
            canvas.number(part.cx + 18, part.cy, number, 36, fill=made.ink)
        else:
            glyph(canvas, made.glyph, part.cx, part.y + 22, min(26, part.w - 6), made.ink)
            canvas.number(part.cx, part.y + 54, number, 32, fill=made.ink)
    canvas.text(Box(box.w - 88, 4, 76, box.h - 6), str(gold), 50, fonts.BOLD, theme.INK, "right")


def tie_breaks(canvas: Canvas, box: Box, said: tuple[str, ...]) -> None:
    """What decided between equal scores, a line each."""
    for at, line in enumerate(said):
        glyph(canvas, "person", 40, at * _TIE + _TIE / 2 + 2, 28, theme.MUTED)
        place = Box(66, at * _TIE, box.w - 80, _TIE)
        canvas.text(place, line, 28, fonts.SEMIBOLD, theme.MUTED, lines=2)


def course(
    canvas: Canvas,
    box: Box,
    labels: tuple[str, str, str],
    rounds: tuple[tuple[int, ...], ...],
    scores: tuple[int, ...],
    winners: tuple[int, ...],
) -> None:
    """Everybody's gold in sight after each round, and the final score with what was secret."""
    heading, begin, end = labels
    canvas.text(Box(24, 8, 900, 50), heading, 32, fonts.BOLD, theme.INK)
    graph = Box(84, 76, box.w - 84 - 210, box.h - 76 - 62)
    most = max(1, *scores, *(gold for line in rounds for gold in line))
    points = [tuple(0 for _ in scores), *rounds, scores]

    def down(gold: float) -> float:
        return graph.bottom - gold / most * graph.h

    def across(step: int) -> float:
        return graph.x + graph.w * step / (len(points) - 1)

    for gold in range(0, most + 1, 10):
        canvas.rect(Box(graph.x, down(gold) - 1, graph.w, 2.5), "#d9c9a3")
        canvas.text(Box(10, down(gold) - 20, 60, 40), str(gold), 28, fill=theme.MUTED, across="right")
    for step in range(len(points)):
        said = begin if not step else end if step == len(points) - 1 else str(step)
        canvas.text(Box(across(step) - 70, graph.bottom + 18, 140, 40), said, 30, fonts.SEMIBOLD, theme.MUTED, "center")
    for seat in sorted(range(len(scores)), key=lambda seat: (seat in winners, scores[seat])):
        way = [(across(step), down(line[seat])) for step, line in enumerate(points)]
        thick = 10 if seat in winners else 7
        canvas.line(way, "#fffdf6", thick + 5)
        canvas.line(way, _stroke(seat), thick)
        for x, y in way[1:]:
            dice.token(canvas, seat, x, y, 28)
    values = sorted(set(scores), reverse=True)
    heights = spread([down(gold) for gold in values], [48] * len(values), 40, box.h - 10)
    for gold, y in zip(values, heights, strict=True):
        x = graph.right + 56
        canvas.line([(graph.right + 20, down(gold)), (x - 22, y)], theme.MUTED, 2.5)
        same = [seat for seat in range(len(scores)) if scores[seat] == gold]
        for seat in same:
            dice.token(canvas, seat, x, y, 36)
            x += min(40, 96 / len(same))
        canvas.text(Box(x - 14, y - 25, 80, 50), str(gold), 42, fonts.BOLD, theme.INK)


def _stroke(seat: int) -> str:
    """A line of the seat's colour that can be seen on paper."""
    look = palette.seat(seat)
    return "#b58b00" if look.shape == "star" else look.fill
