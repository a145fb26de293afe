"""The end of a match: who has won, and where everybody's points come from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.games.port_royal.components import END_POINTS, PERSON, VOYAGE
from engine.games.port_royal.view import Player, PortRoyalView
from render.games.port_royal import layout, scenery, ships, signs, theme
from render.games.port_royal.glyphs import glyph
from render.kit import fonts, palette, pieces, text
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box, spread
from render.kit.palette import WHITE
from render.kit.parts import MAIN
from render.kit.sheet import PART, Sheet
from render.kit.words import Words

_LEGEND: Final = 80
_ROWS: Final = {2: 140, 3: 124, 4: 110, 5: 94}
"""How high a row is with so many players; the sky has the rest of the first part."""
_SOURCES: Final = {
    "expeditions": ("scroll", "#b5452f", WHITE),
    "crew": ("house", "#4f8a3c", WHITE),
    "swords": ("sword", "#5a6a7e", WHITE),
    "traders": ("sail", "#e0a81e", theme.TEXT),
    "court": ("cap", theme.POINTS, WHITE),
    "contracts": ("person", "#2b7f86", WHITE),
}
"""Where points come from: glyph, ground, ink."""
_GROUPS: Final = {
    "captain": "crew", "priest": "crew", "settler": "crew", "jack": "crew",
    "sailor": "swords", "pirate": "swords",
    "trader": "traders", "clerk": "traders",
}  # fmt: skip
_BARS: Final = 412
_UNIT: Final = 34
_APART: Final = 4.0
"""Between two lines of equal points."""
_SIGNS: Final = 5
"""About so many signs stand on a line."""

_NIGHT: Final = theme.NIGHT[0][1]
"""Around words before the town."""

Sources = tuple[tuple[str, int], ...]


def sources(player: Player) -> Sources:
    """The points of a player by what brought them, without zeros."""
    found = dict.fromkeys(_SOURCES, 0)
    for card in player.display:
        face = signs.face_of(card)
        if face.kind == VOYAGE:
            found["expeditions"] += face.points
        elif face.kind == PERSON:
            found[_GROUPS.get(face.power, "court")] += face.points
    found["contracts"] = player.points - sum(found.values())
    return tuple((name, amount) for name, amount in found.items() if amount > 0)


def sheet(view: PortRoyalView, words: Words) -> Sheet:
    """The last picture of a match, the same for everybody."""
    assert view.outcome is not None
    ranks = view.outcome.ranks
    order = sorted(range(view.seats), key=lambda seat: (ranks[seat], seat))
    high = _ROWS[view.seats]
    sky = PART - 8 - view.seats * high - _LEGEND
    made = Sheet(WIDTH, 2 * PART, theme.NAVY, theme.COLOURS)
    made.cut(PART, "course")
    made.decides(MAIN)
    made.keep(Box(0, 0, WIDTH, sky), scenery.night, ground=theme.NAVY)
    first = view.winners
    said = words("winners", seats=first)
    points, coins = view.players[first[0]].points, view.players[first[0]].coins
    decided = any(other.points == points and seat not in first for seat, other in enumerate(view.players))
    note = (
        words("won-coins", points=points, coins=coins)
        if decided
        else words("won-with", points=points, rounds=view.round)
    )
    made.keep(Box(0, 0, WIDTH, sky - 12), headline, first, said, note)
    shown = {name for player in view.players for name, _ in sources(player)}
    legend = tuple((name, words(f"source-{name}")) for name in _SOURCES if name in shown)
    made.keep(Box(layout.MARGIN, sky, layout.WIDE, _LEGEND), key, words("points-word"), legend, ground=theme.NAVY)
    for index, seat in enumerate(order):
        player = view.players[seat]
        place = Box(layout.MARGIN - 4, sky + _LEGEND + index * high, layout.WIDE + 8, high - 4)
        name, parts = words.player(seat), sources(player)
        made.keep(place, row, seat, name, parts, player.points, player.coins, seat in first, ground=theme.NAVY)
    place = Box(layout.MARGIN, PART + 14, layout.WIDE, PART - 34)
    made.keep(
        place,
        course,
        words("course-word"),
        words("course-end", points=END_POINTS),
        view.course,
        tuple(order),
        first,
        ground=theme.NAVY,
    )
    return made


def headline(canvas: Canvas, box: Box, seats: tuple[int, ...], said: str, note: str) -> None:
    """Who has won, and a ship under the winners' colour."""
    scale = min(1.2, box.h / 236)
    x, water = 810, box.h - 26 * scale
    ships.flagship(canvas, palette.seat(seats[0]).fill, x, water, scale)
    for index, seat in enumerate(seats[:2]):
        shift = (index - (min(2, len(seats)) - 1) / 2) * 60 * scale
        size = (80 if len(seats) == 1 else 56) * scale
        signs.token(canvas, seat, x + 4 * scale + shift, water - 103 * scale, size, width=7)
    middle = min(box.h / 2, 150)
    canvas.text(Box(40, middle - 96, 640, 116), said, 84, fonts.BOLD, WHITE, smallest=36, lines=3, outline=_NIGHT)
    canvas.text(Box(42, middle + 24, 640, 56), note, 46, fonts.BOLD, theme.LABEL, smallest=36, outline=_NIGHT)


def key(canvas: Canvas, box: Box, label: str, entries: tuple[tuple[str, str], ...]) -> None:
    """Which glyph and colour stand for which source."""
    canvas.text(Box(0, 8, 150, box.h - 12), label, 40, fonts.BOLD, theme.LABEL)
    style = text.Style(34, fonts.SEMIBOLD)
    widths = [text.width(said, style) for _, said in entries]
    room = box.w - 160 - 52 * len(entries)
    share = min(1.0, (room - 14 * len(entries)) / max(1.0, sum(widths)))
    gap = min(34.0, (room - share * sum(widths)) / len(entries))
    x = 160.0
    for (name, said), wide in zip(entries, widths, strict=True):
        sign, ground, ink = _SOURCES[name]
        canvas.rect(Box(x, box.cy - 18, 42, 42), ground, 8)
        glyph(canvas, sign, x + 21, box.cy + 3, 32, ink)
        canvas.text(Box(x + 50, box.cy - 18, share * wide + 2, 42), said, 34, fonts.SEMIBOLD, theme.QUIET, smallest=28)
        x += 52 + share * wide + gap


def row(canvas: Canvas, box: Box, seat: int, name: str, parts: Sources, points: int, coins: int, won: bool) -> None:
    """A player's points as a bar of their sources, with the sum and the coins that break ties."""
    look = palette.seat(seat)
    place = box.inset(6)
    if won:
        canvas.rect(place.inset(-5), theme.NEW, 18)
    canvas.rect(place, look.tint if won else "#f1e5cb", 14)
    canvas.path(f"M{place.x},{place.y + 14} q0,-14 14,-14 h82 v{place.h} h-82 q-14,0 -14,-14 Z", look.fill)
    pieces.outlined_token(canvas, seat, place.x + 48, place.cy, 58)
    canvas.text(
        Box(place.x + 108, place.y, _BARS - 116, place.h), name, 40, fonts.BOLD, theme.TEXT, lines=2, smallest=28
    )
    room = place.w - _BARS - 206
    total = sum(amount for _, amount in parts)
    unit = min(_UNIT, room / max(1, total))
    x = place.x + _BARS
    for source, amount in parts:
        sign, ground, ink = _SOURCES[source]
        wide = unit * amount - 4
        canvas.rect(Box(x, place.y + 13, wide, place.h - 26), ground, 7)
        if wide > 84:
            glyph(canvas, sign, x + 28, place.cy, 38, ink)
            canvas.text(Box(x + 52, place.y, wide - 52, place.h), str(amount), 44, fonts.BOLD, ink, smallest=36)
        else:
            canvas.number(x + wide / 2, place.cy, amount, 42 if wide > 28 else 34, fill=ink)
        x += unit * amount
    signs.points(canvas, place.right - 148, place.cy, 40, points)
    signs.coin(canvas, place.right - 52, place.cy, 36, coins, 46)


def course(
    canvas: Canvas,
    box: Box,
    label: str,
    end: str,
    rounds: tuple[tuple[int, ...], ...],
    order: tuple[int, ...],
    first: tuple[int, ...],
) -> None:
    """Everybody's points at the end of each round; those of equal height share a number at the end."""
    canvas.text(Box(0, 2, 600, 52), label, 40, fonts.BOLD, theme.LABEL)
    paper = Box(0, 60, box.w, box.h - 60)
    canvas.rect(paper, "#f6ead0", 14)
    graph = Box(96, paper.y + 36, paper.w - 390, paper.h - 108)
    most = max(END_POINTS + 2, *(points for row in rounds for points in row))

    def down(points: float) -> float:
        return graph.bottom - points / most * graph.h

    def across(step: int) -> float:
        return graph.x + graph.w * step / len(rounds)

    for points in range(0, END_POINTS + 1, 4):
        ends = points == END_POINTS
        line = theme.POINTS if ends else "#8a7a5c80"
        canvas.line([(graph.x, down(points)), (graph.right, down(points))], line, 5 if ends else 2)
        canvas.text(Box(8, down(points) - 24, 70, 48), str(points), 40, fonts.BOLD, theme.TEXT, across="right")
    canvas.text(Box(graph.x + 8, down(END_POINTS) - 48, 620, 44), end, 36, fonts.BOLD, theme.POINTS)
    every = -(-len(rounds) // 12)
    for step in range(every, len(rounds) + 1, every):
        canvas.number(across(step), graph.bottom + 40, step, 36, fonts.SEMIBOLD)
    ways: list[list[tuple[float, float]]] = []
    for place, seat in enumerate(order):
        # Lines that would cover each other are set apart.
        shift = (place - (len(order) - 1) / 2) * _APART
        ways.append(
            [(across(step), down(points) + shift) for step, points in enumerate((0, *(row[seat] for row in rounds)))]
        )
    for seat, way in reversed(list(zip(order, ways, strict=True))):
        thick = 11 if seat in first else 7
        canvas.line(way, WHITE, thick + 4)
        canvas.line(way, palette.seat(seat).fill, thick)
    # Each line has its signs at other rounds than the others, so that none covers another.
    every = max(len(order), -(-len(rounds) // _SIGNS))
    for place, (seat, way) in enumerate(zip(order, ways, strict=True)):
        for x, y in way[1 + place : -1 : every]:
            signs.token(canvas, seat, x, y, 38, width=3)
    _ends(canvas, graph, rounds[-1], down)


def _ends(canvas: Canvas, graph: Box, points: tuple[int, ...], down: Callable[[float], float]) -> None:
    """The seats at the end of their lines, with their points, none on another."""
    scores = sorted(set(points), reverse=True)
    places = spread([down(score) for score in scores], [58] * len(scores), graph.y - 10, graph.bottom + 20)
    for score, y in zip(scores, places, strict=True):
        x = graph.right + 40
        for seat in (seat for seat, own in enumerate(points) if own == score):
            signs.token(canvas, seat, x, y, 44)
            x += 46
        canvas.text(Box(x - 14, y - 28, 74, 56), str(score), 50, fonts.BOLD, theme.TEXT)
