"""The faces of the cards."""

from __future__ import annotations

from engine.games.yucata.components import QUESTION, SPEAR
from render.games.yucata import theme
from render.kit import fonts, palette, pieces
from render.kit.canvas import Canvas
from render.kit.geometry import Box


def face(canvas: Canvas, card: str, x: float, y: float, size: float, colour: str) -> None:
    """The sign of a card around a point, `size` high."""
    if card == SPEAR:
        canvas.shape("spear", x, y, size * 0.94, colour)
    elif card == QUESTION:
        canvas.number(x, y, "?", size * 1.1, fonts.BOLD, colour)
    else:
        canvas.number(x, y, card, size * 1.1, fonts.BOLD, colour)


def small(canvas: Canvas, box: Box, card: str, seat: int | None) -> None:
    """A card as it lies in front of a player."""
    edge = palette.seat(seat).fill if seat is not None else theme.SOFT
    pieces.card(canvas, box, theme.CREAM, edge, radius=10, width=5)
    face(canvas, card, box.cx, box.cy, box.h * 0.62, theme.TEXT)
