"""The end of a match: who joins the Order, where everybody's gold comes from, the course of the match."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from engine.games.gilded_compass.view import CompassView
from render.games.gilded_compass import dice, header, layout, scenery, theme
from render.games.gilded_compass.glyphs import glyph
from render.games.gilded_compass.marks import coin, medal
from render.kit import called, fonts, palette, pieces, text
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box, spread
from render.kit.parts import MAIN
from render.kit.sheet import PART, Sheet
from render.kit.words import Words

_LEGEND: Final = 66
_ROWS: Final = {2: 160, 3: 136, 4: 106, 5: 90}
"""How high a row is, by the number of players."""
_LOWEST_ROW: Final = 78
_LOWEST_SKY: Final = 150
"""They may be as low as that where ties are told; only then is the part higher than others."""
_THREE_LINES: Final = 180
"""How high the sky must be for three lines."""
_TIE: Final = 102
_EDGE: Final = 14
_NAMES: Final = 372

Sources = tuple[tuple[str, int], ...]


def sheet(view: CompassView, words: Words) -> Sheet:
    """The last picture of a match, the same for everybody."""
    assert view.outcome is not None
    ranks, scores = view.outcome.ranks, view.outcome.scores
    order = sorted(range(view.seats), key=lambda seat: (ranks[seat], seat))
    winners = view.winners
    ties = _ties(view, words, order)
    told = len(ties) * _TIE
    room = PART - 2 * _EDGE - _LOWEST_SKY - _LEGEND - told
    row_high = max(_LOWEST_ROW, min(_ROWS[view.seats], room // view.seats))
    panel = _LEGEND + view.seats * row_high + _EDGE
    top = max(_LOWEST_SKY, PART - _EDGE - panel - told)
    sky = top - 8
    high = round(max(PART, top + panel + told + _EDGE))
    made = Sheet(WIDTH, high + PART, theme.WALLS, theme.COLOURS)
    made.cut(high, "course")
    made.decides(MAIN)
    made.keep(Box(0, 0, WIDTH, sky), scenery.dusk, sky, round(sky * 0.4), ground=theme.WALLS)
    made.keep(Box(0, sky, WIDTH, high - sky), scenery.wall, ground=theme.WALLS)
    made.keep(Box(0, high, WIDTH, PART), scenery.wall, ground=theme.WALLS)
    names = words.listing(words.player(seat) for seat in winners)
    joins = words("joins", seats=winners)
    made.keep(Box(0, 0, WIDTH, sky), headline, winners, names, joins, scores[winners[0]])
    used = [name for name in theme.SOURCES if any(dict(line.lines)[name] for line in view.sheets)]
    legend = tuple((name, words(f"source-{name}")) for name in used)
    made.keep(Box(layout.MARGIN, top, layout.WIDE, _LEGEND), key, legend, ground=theme.WALLS)
    most = max(scores)
    for at, seat in enumerate(order):
        lines = tuple((name, dict(view.sheets[seat].lines)[name]) for name in used)
        place = Box(layout.MARGIN, top + _LEGEND + at * row_high, layout.WIDE, row_high)
        values = (seat, words.player(seat), ranks[seat], lines, scores[seat], most)
        made.keep(place, row, *values, ground=theme.PAPER)
    place = Box(layout.MARGIN, top + _LEGEND + view.seats * row_high, layout.WIDE, len(ties) * _TIE + _EDGE)
    made.keep(place, tie_breaks, ties, ground=theme.PAPER)
    place = Box(0, high, WIDTH, PART).inset(layout.MARGIN, _EDGE)
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


def headline(canvas: Canvas, box: Box, winners: tuple[int, ...], names: str, joins: str, gold: int) -> None:
    """The winner in the compass under fireworks."""
    short = len(names) < 20
    for x, y, ink in ((960, 52, "#ffd978"), (1110, 78, "#f3a86c"), (1040, 150, "#f3a86c")) if short else ():
        canvas.stamp(x, y, _firework, ink, reach=Box(-48, -48, 96, 96))
    radius = min(130.0, box.h / 2 - 8)
    x, y = 30 + radius, box.cy + 2
    canvas.circle(x, y, radius, fill="#6b4a10")
    canvas.circle(x, y, radius * 0.97, fill=theme.GOLD)
    canvas.circle(x, y, radius * 0.8, fill="#f8efd6")
    header.rose(canvas, x, y, radius, theme.GOLD, theme.GOLD_DARK)
    canvas.circle(x, y, radius * 0.5, "#f8efd6", theme.GOLD_DARK, 5)
    for at, seat in enumerate(winners[:3]):
        left = x + (at - (min(3, len(winners)) - 1) / 2) * 36
        dice.token(canvas, seat, left, y, radius * 0.62 if len(winners) == 1 else 40)
    left = x + radius + 34
    room = Box(left, 6, (900 if short else box.w - 24) - left, box.h - 12).placed(
        (900 if short else box.w - 24) - left, min(box.h - 12, 270)
    )
    wide = text.width(str(gold), text.Style(64, fonts.BOLD))
    if box.h < _THREE_LINES:
        # Too low for a third line: the gold stands behind the name.
        first, second = room.rows(1.3, 1)
        named = canvas.text(first.cut_right(150 + wide)[1], names, 60, fonts.BOLD, theme.LIGHT, lines=2, smallest=28)
        plate = Box(named.right + 28, first.cy - 36, 118 + wide, 72)
    else:
        first, second, third = room.rows(1.25, 0.8, 1.15)
        canvas.text(first, names, 66, fonts.BOLD, theme.LIGHT, lines=2, smallest=28)
        plate = third.placed(118 + wide, min(third.h, 84), "left")
    # Lit windows of the town lie behind this line, as bright as amber letters would be.
    canvas.text(second, joins, 40, fonts.SEMIBOLD, theme.LIGHT, lines=2, smallest=28, outline=theme.NIGHT)
    canvas.rect(plate, theme.NIGHT, plate.h / 2, theme.GOLD, 3)
    coin(canvas, plate.x + 48, plate.cy, min(30, plate.h / 2 - 8))
    canvas.text(Box(plate.x + 88, plate.y, wide + 4, plate.h), str(gold), 64, fonts.BOLD, theme.GOLD_LIGHT)


def _firework(canvas: Canvas, ink: str) -> None:
    for ray in range(12):
        dx, dy = cos(ray * pi / 6), sin(ray * pi / 6)
        canvas.line([(14 * dx, 14 * dy), (34 * dx, 34 * dy)], ink, 3)
        canvas.circle(42 * dx, 42 * dy, 2.5, fill=ink)


def key(canvas: Canvas, box: Box, entries: tuple[tuple[str, str], ...]) -> None:
    """Which sign and colour stand for which source."""
    canvas.rect(box, theme.SIGN, 14)
    canvas.rect(Box(0, 30, box.w, box.h - 30), theme.SIGN)
    style = text.Style(38, fonts.SEMIBOLD)
    widths = [text.width(said, style) for _, said in entries]
    room = box.w - 40 - 58 * len(entries)
    share = min(1.0, (room - 8 * len(entries)) / max(1.0, sum(widths)))
    gap = min(40.0, (room - share * sum(widths)) / max(1, len(entries)))
    x = 20.0
    for (name, said), wide in zip(entries, widths, strict=True):
        look = theme.SOURCES[name]
        canvas.rect(Box(x, box.cy - 24, 48, 48), look.fill, 8, theme.PAPER, 2)
        glyph(canvas, look.glyph, x + 24, box.cy, 34, look.ink)
        canvas.text(Box(x + 58, 0, share * wide + 4, box.h), said, 38, fonts.SEMIBOLD, theme.LIGHT, smallest=28)
        x += 58 + share * wide + gap


def row(canvas: Canvas, box: Box, seat: int, name: str, rank: int, lines: Sources, gold: int, most: int) -> None:
    """A player's gold as a bar of its sources, each with sign and number."""
    look = palette.seat(seat)
    if rank == 1:
        canvas.rect(Box(4, 4, box.w - 8, box.h - 6), "#ffe9ad", 10)
    cy = box.cy + 1
    medal(canvas, 38, cy, 26, rank, rank == 1)
    dice.token(canvas, seat, 94, cy, 48)
    called.name(canvas, Box(128, 2, _NAMES - 148, box.h - 4), name, 40, look.dark, lines=3)
    high = min(110.0, box.h - 16)
    bar = Box(_NAMES - 16, cy - high / 2, (box.w - 104 - _NAMES + 16) * gold / max(1, most), high)
    parts = [(name, number) for name, number in lines if number]
    boxes = pieces.bars(bar, [(number, 34 if number < 10 else 46) for _, number in parts], gap=0)
    for (source, number), part in zip(parts, boxes, strict=True):
        made = theme.SOURCES[source]
        canvas.rect(part, made.fill, line=theme.PAPER, width=2.5)
        if part.w > 92:
            glyph(canvas, made.glyph, part.cx - 26, part.cy, 38, made.ink)
            canvas.number(part.cx + 20, part.cy, number, 44, fill=made.ink)
        else:
            glyph(canvas, made.glyph, part.cx, part.y + part.h * 0.28, min(30, part.w - 6), made.ink)
            canvas.number(part.cx, part.y + part.h * 0.71, number, 38, fill=made.ink)
    canvas.text(Box(box.w - 104, 4, 92, box.h - 6), str(gold), 60, fonts.BOLD, theme.INK, "right")


def tie_breaks(canvas: Canvas, box: Box, said: tuple[str, ...]) -> None:
    """What decided between equal scores, a line each."""
    for at, line in enumerate(said):
        glyph(canvas, "person", 40, at * _TIE + _TIE / 2 + 2, 36, theme.MUTED)
        place = Box(72, at * _TIE, box.w - 86, _TIE)
        canvas.text(place, line, 34, fonts.SEMIBOLD, theme.MUTED, lines=3, smallest=28)


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
    canvas.text(Box(24, 12, 1000, 56), heading, 40, fonts.BOLD, theme.INK)
    graph = Box(92, 96, box.w - 92 - 230, box.h - 96 - 74)
    most = max(1, *scores, *(gold for line in rounds for gold in line))
    points = [tuple(0 for _ in scores), *rounds, scores]

    def down(gold: float) -> float:
        return graph.bottom - gold / most * graph.h

    def across(step: int) -> float:
        return graph.x + graph.w * step / (len(points) - 1)

    for gold in range(0, most + 1, 10):
        canvas.rect(Box(graph.x, down(gold) - 1, graph.w, 2.5), "#d9c9a3")
        canvas.text(Box(10, down(gold) - 24, 66, 48), str(gold), 36, fill=theme.MUTED, across="right")
    for step in range(len(points)):
        said = begin if not step else end if step == len(points) - 1 else str(step)
        canvas.text(Box(across(step) - 70, graph.bottom + 20, 140, 48), said, 38, fonts.SEMIBOLD, theme.MUTED, "center")
    for seat in sorted(range(len(scores)), key=lambda seat: (seat in winners, scores[seat])):
        way = [(across(step), down(line[seat])) for step, line in enumerate(points)]
        thick = 12 if seat in winners else 9
        canvas.line(way, "#fffdf6", thick + 5)
        canvas.line(way, _stroke(seat), thick)
        for x, y in way[1:]:
            dice.token(canvas, seat, x, y, 36)
    values = sorted(set(scores), reverse=True)
    heights = spread([down(gold) for gold in values], [62] * len(values), 50, box.h - 12)
    for gold, y in zip(values, heights, strict=True):
        x = graph.right + 60
        canvas.line([(graph.right + 24, down(gold)), (x - 26, y)], theme.MUTED, 2.5)
        same = [seat for seat in range(len(scores)) if scores[seat] == gold]
        for seat in same:
            dice.token(canvas, seat, x, y, 44)
            x += min(46, 90 / len(same))
        canvas.text(Box(x - 14, y - 30, 90, 60), str(gold), 54, fonts.BOLD, theme.INK)


def _stroke(seat: int) -> str:
    """A line of the seat's colour that can be seen on paper."""
    look = palette.seat(seat)
    return "#b58b00" if look.shape == "star" else look.fill
