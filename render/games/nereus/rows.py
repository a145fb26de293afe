"""The action rows: the crew with who has chosen it, the spaces with offers and markers, the gold actions."""

from __future__ import annotations

from engine.games.nereus.components import CREW, GOLD_ACTION, SPACES, Deed, explorer_prices
from engine.games.nereus.view import Marker, NereusView
from render.games.nereus import theme
from render.games.nereus.layout import ROWS
from render.games.nereus.signs import (
    BAG,
    CARD,
    COIN,
    MOVE,
    POINTS,
    POWER,
    amount,
    amount_width,
    amounts,
    crew,
    treasure,
    way,
)
from render.kit import fonts, palette, pieces
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.words import Words

_NAME = 126
_GOLD = 80


def draw(canvas: Canvas, view: NereusView, words: Words) -> None:
    """All seven rows."""
    boxes = ROWS.rows(*[1] * len(CREW), gap=5)
    for index, (member, box) in enumerate(zip(CREW, boxes, strict=True)):
        active = view.acting_crew == member
        canvas.rect(box, theme.FOAM if active else theme.PANEL, radius=12)
        if active:
            canvas.rect(box, radius=12, line=theme.TARGET, width=5)
        name, rest = box.inset(4).cut_left(_NAME, gap=3)
        gold, spaces = rest.cut_right(_GOLD, gap=3)
        _name(canvas, name, view, member, words)
        row = view.rows[index]
        for number, (marker, cell) in enumerate(zip(row, spaces.columns(*[1] * len(row), gap=3), strict=True)):
            deed = SPACES[view.side][index][number]
            _space(canvas, cell, member, deed, marker)
            last = view.last
            if last.crew == member and last.space == number + 1:
                pieces.changed(canvas, cell.inset(7), radius=6)
        _gold(canvas, gold, member, index, explorer_prices(view.side, view.seats + (view.neutral is not None)))


def _name(canvas: Canvas, box: Box, view: NereusView, member: str, words: Words) -> None:
    """The crew member, and the seats that have chosen it this cycle in the order of their turns."""
    top, bottom = box.rows(58, 34)
    chosen = [seat for seat in view.order if view.players[seat].chosen == member]
    if chosen:
        crew(canvas, member, top.x + 24, top.cy, 42)
        size = 34 if len(chosen) < 3 else 28
        for place, seat in enumerate(chosen):
            if len(chosen) < 3:
                x, y = top.x + 66 + place * 36, top.cy
            else:
                x, y = top.x + 66 + place % 2 * 32, top.cy + (place // 2 * 2 - 1) * 15
            pieces.token(canvas, seat, x, y, size, theme.INK)
    else:
        crew(canvas, member, top.cx, top.cy, 48)
    canvas.text(bottom, words(f"crew-{member}"), 28, fonts.SEMIBOLD, theme.INK, across="center", smallest=24)


def _space(canvas: Canvas, box: Box, member: str, deed: Deed, marker: Marker) -> None:
    taken = marker.seat is not None or marker.neutral
    ground = theme.GHOST if taken else theme.TILE
    canvas.rect(box, ground, radius=8, line=theme.WOOD_DARK, width=2)
    if taken:
        side = min(box.w, box.h)
        if marker.seat is not None:
            pieces.token(canvas, marker.seat, box.cx, box.cy, side * 0.78)
        else:
            canvas.shape("ship", box.cx, box.cy, side * 0.74, theme.NEUTRAL, theme.INK, 2)
        return
    offer(canvas, box.inset(3), deed)


def offer(canvas: Canvas, box: Box, deed: Deed) -> None:
    """What an action space offers; what it costs stands above on a golden ground."""
    if deed.way:
        way(canvas, box.inset(0, 4), deed.way, deed.steps)
    elif deed.colours:
        _colours(canvas, box, deed.colours)
    elif deed.either:
        amounts(canvas, box, [[(deed.power, POWER)], [("/", CARD)]], 34)
    elif deed.pay:
        top, bottom = box.rows(1, 1, gap=3)
        canvas.rect(top, theme.GOLD_TILE, radius=5, line=theme.GOLD, width=2)
        amounts(canvas, top, [[(deed.pay, COIN)]], 34)
        amounts(canvas, bottom, [[(deed.points, POINTS)]], 34)
    else:
        lines: list[list[tuple[int | str, str]]] = [
            [(value, name)]
            for value, name in (
                (deed.points, POINTS),
                (deed.moves, MOVE),
                (deed.gold, COIN),
                (deed.power, POWER),
                (deed.cards, CARD),
            )
            if value
        ]
        amounts(canvas, box, lines, 36)


def _colours(canvas: Canvas, box: Box, colours: tuple[str, ...]) -> None:
    if len(colours) == 2:
        size = min(box.w * 0.6, box.h * 0.46)
        treasure(canvas, colours[0], box.cx - box.w * 0.14, box.y + box.h * 0.28, size)
        treasure(canvas, colours[1], box.cx + box.w * 0.14, box.y + box.h * 0.73, size)
        return
    for kind, cell in zip(colours, box.inset(1, 5).grid(2, 3), strict=True):
        treasure(canvas, kind, cell.cx, cell.cy, min(cell.w, cell.h) * 0.92)


def _gold(canvas: Canvas, box: Box, member: str, index: int, prices: tuple[int, ...]) -> None:
    """The gold action at the end of a row: its price and what it brings."""
    canvas.rect(box, theme.GOLD_TILE, radius=8, line=theme.GOLD, width=3)
    inner = box.inset(3)
    deed = GOLD_ACTION[index]
    if deed.extra:
        size = 26
        for line, (price, more) in zip(inner.rows(1, 1), zip(deed.extra, ("+1", "+2"), strict=True), strict=True):
            x = line.cx - (amount_width(price, size) + 34) / 2
            x += amount(canvas, x, line.cy, price, COIN, size)
            canvas.number(x + 20, line.cy, more, size, fonts.BOLD, theme.INK)
    elif member == "pilot":
        top, bottom = inner.rows(1, 1)
        amounts(canvas, top, [[(deed.pay, COIN)]], 32)
        x, y = bottom.cx, bottom.cy
        canvas.line([(x - 22, y + 14), (x + 6, y + 14), (x + 6, y - 4)], theme.INK, 5)
        canvas.arrow((x + 6, y), (x + 6, y - 18), theme.INK, 5, head=14)
    elif member == "explorer":
        top, bottom = inner.rows(1, 1)
        canvas.text(top, f"{prices[0]}–{prices[-1]}", 32, fonts.BOLD, theme.INK, across="center", smallest=24)
        canvas.shape("coin", bottom.cx - 18, bottom.cy, 26, theme.GOLD, theme.INK, 1.5)
        canvas.shape("card", bottom.cx + 16, bottom.cy, 30, theme.WOOD_DARK)
        canvas.number(bottom.cx + 16, bottom.cy, "+", 24, fonts.BOLD, palette.WHITE)
    else:
        gain: list[tuple[int | str, str]] = []
        if deed.moves:
            gain = [("+", MOVE)]
        elif deed.treasures:
            gain = [("+", BAG)]
        elif deed.points:
            gain = [("+1", POINTS)]
        elif deed.either:
            gain = [("", POWER), ("/", CARD)]
        top, bottom = inner.rows(1, 1)
        amounts(canvas, top, [[(deed.pay, COIN)]], 32)
        amounts(canvas, bottom, [gain], 32)
