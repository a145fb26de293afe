"""The neutral player: below the decks of the board, and beside the opponents on an own picture."""

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
    place = Box(6, 4, box.w - 12, box.h - 8)
    canvas.rect(place, theme.NEUTRAL_TINT, 10)
    canvas.rect(Box(place.x, place.y, 12, place.h), theme.NEUTRAL, 5)
    top, low = Box(place.x + 20, place.y + 4, 330, 50), Box(place.x + 20, place.bottom - 42, 330, 38)
    marks.mark(canvas, "neutral", top.x + 26, top.cy, 50)
    canvas.text(top.cut_left(60)[1], name, 33, fonts.BOLD, theme.INK)
    canvas.text(low, cards, 29, fonts.SEMIBOLD, theme.INK)
    compass(canvas, place.x + 420, place.cy, place.h * 0.94, point)
    right = Box(place.x + 490, place.y + 4, 420, place.h - 8)
    if not rolled:
        canvas.text(right, points_at, 33, fonts.BOLD, theme.INK)
    else:
        upper, lower = right.rows(1, 1)
        canvas.text(upper, points_at, 33, fonts.BOLD, theme.INK)
        pieces.die(canvas, Box(lower.x, lower.y + 2, 40, 40), die)
        canvas.text(lower.cut_left(54)[1], rolled, 29, fonts.SEMIBOLD, theme.INK)
    canvas.text(Box(place.right - 290, place.y, 270, place.h), scores, 29, fonts.SEMIBOLD, theme.MUTED, "right")


def low(canvas: Canvas, box: Box, name: str, cards: str, point: str, die: int) -> None:
    """The neutral player beside the opponents: its crew cards, where its compass points, what it rolled last."""
    place = box.inset(4)
    canvas.rect(place, theme.NEUTRAL_TINT, 12)
    canvas.rect(Box(place.x, place.y, 10, place.h), theme.NEUTRAL, 5)
    marks.mark(canvas, "neutral", place.x + 42, place.cy, 50)
    rose = place.right - (110 if die else 52)
    compass(canvas, rose, place.cy, place.h * 0.94, point)
    if die:
        pieces.die(canvas, Box(place.right - 58, place.cy - 22, 44, 44), die)
    top, low = Box(place.x + 78, place.y, rose - place.h / 2 - 8 - place.x - 78, place.h).rows(1, 0.86)
    canvas.text(top, name, 30, fonts.BOLD, theme.INK)
    canvas.text(low, cards, 28, fonts.SEMIBOLD, theme.INK)


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
