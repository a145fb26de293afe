"""The neutral player, below the decks."""

from __future__ import annotations

from engine.games.nereus.board import DIRECTIONS
from engine.games.nereus.components import COMPASS
from render.games.nereus import marks, theme
from render.kit import fonts, pieces
from render.kit.canvas import Canvas
from render.kit.geometry import Box


def deck(canvas: Canvas, box: Box, said: tuple[str, ...], point: str, die: int) -> None:
    """The neutral player: its crew cards, where its compass points, what it rolled last."""
    name, cards, points_at, rolled, scores = said
    place = box.inset(6, 4)
    canvas.rect(place, theme.NEUTRAL_TINT, 10)
    canvas.rect(Box(place.x, place.y, 12, place.h), theme.NEUTRAL, 5)
    left, rest = place.inset(20, 8).cut_left(470)
    top, middle, low = left.rows(1, 1, 1)
    marks.mark(canvas, "neutral", top.x + 26, top.cy, 50)
    canvas.text(top.cut_left(62)[1], name, 40, fonts.BOLD, theme.INK, smallest=28)
    canvas.text(middle, cards, 36, fonts.SEMIBOLD, theme.INK, smallest=28)
    canvas.text(low, scores, 36, fonts.SEMIBOLD, theme.MUTED, smallest=28)
    rose, right = rest.cut_left(place.h)
    compass(canvas, rose.cx, place.cy, place.h * 0.9, point)
    right = right.cut_left(16)[1]
    if not rolled:
        canvas.text(right, points_at, 40, fonts.BOLD, theme.INK, lines=2, smallest=28)
        return
    upper, lower = right.rows(1, 1)
    canvas.text(upper, points_at, 40, fonts.BOLD, theme.INK, lines=2, smallest=28)
    pieces.die(canvas, Box(lower.x, lower.cy - 26, 52, 52), die)
    canvas.text(lower.cut_left(68)[1], rolled, 38, fonts.SEMIBOLD, theme.INK, smallest=28)


def compass(canvas: Canvas, x: float, y: float, size: float, point: str) -> None:
    """A rose whose point in play is filled, with the neutral player's disc on it."""
    radius = size / 2
    canvas.circle(x, y, radius, "#fbf7ee", theme.INK, 4)
    for name, (down, right) in zip(COMPASS, DIRECTIONS, strict=True):
        length = (down * down + right * right) ** 0.5
        dx, dy = right / length, down / length
        tip = (x + dx * radius * 0.9, y + dy * radius * 0.9)
        sides = [(x + radius * (dx * 0.12 - dy * turn), y + radius * (dy * 0.12 + dx * turn)) for turn in (0.16, -0.16)]
        canvas.polygon([tip, *sides], "#c2571a" if name == point else "#9fb0b8")
        if name == point:
            marks.mark(canvas, "neutral", x + dx * radius * 0.72, y + dy * radius * 0.72, size * 0.36)
