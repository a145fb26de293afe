"""Things that occur in every game: panels, cards, badges, chips, dice, seat tokens, the mark of the last change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render.kit import fonts, palette, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box, Point
from render.kit.palette import CHANGED, INK, LINE, PAPER, WHITE


def panel(
    canvas: Canvas, box: Box, fill: str = PAPER, radius: float = 18, line: str | None = None, width: float = 2
) -> None:
    """A quiet area that holds things that belong together."""
    canvas.shadow(box, radius, blur=8, dy=3, opacity=0.22)
    canvas.rect(box, fill, radius, line, width)


def card(
    canvas: Canvas,
    box: Box,
    fill: str = WHITE,
    line: str = LINE,
    radius: float = 16,
    width: float = 3,
    dimmed: bool = False,
) -> None:
    """A card that lies on the table; a dimmed one cannot be used and has no shadow."""
    if not dimmed:
        canvas.shadow(box, radius, blur=10, dy=5, opacity=0.38)
    canvas.rect(box, fill, radius, line, width)


def badge(
    canvas: Canvas,
    x: float,
    y: float,
    value: int | str,
    size: float = 44,
    fill: str = INK,
    ink: str = WHITE,
    line: str = WHITE,
) -> None:
    """A number in a round field around a point."""
    letters = text.width(str(value), text.Style(size * 0.62, fonts.BOLD))
    wide = max(size, letters + size * 0.45)
    box = Box(x - wide / 2, y - size / 2, wide, size)
    canvas.rect(box.inset(-3), line, radius=size)
    canvas.rect(box, fill, radius=size)
    canvas.number(x, y, value, size * 0.62, fill=ink)


def chip(
    canvas: Canvas,
    x: float,
    y: float,
    words: str,
    size: float = 28,
    fill: str = INK,
    ink: str = WHITE,
    shape: str | None = None,
    shape_fill: str | None = None,
) -> Box:
    """A pill with a few words, its left middle at a point, and a shape before them; returns its box."""
    high = size * 1.5
    sign = size * 1.05 if shape else 0.0
    letters = text.width(words, text.Style(size, fonts.SEMIBOLD))
    box = Box(x, y - high / 2, letters + sign + size * (1.25 if shape else 0.95), high)
    canvas.rect(box, fill, radius=high / 2)
    inner = box.inset(size * 0.45, 0)
    if shape:
        canvas.shape(shape, inner.x + sign / 2, y, size * 0.86, shape_fill or ink)
        inner = inner.cut_left(sign + size * 0.25)[1]
    canvas.number(inner.x + letters / 2, y, words, size, fonts.SEMIBOLD, ink)
    return box


PIPS: Final[dict[int, tuple[Point, ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Where the pips of each face lie: -1, 0 or 1 from the middle, to the right and down."""


def die(canvas: Canvas, box: Box, value: int, fill: str = WHITE, pip: str = INK, dimmed: bool = False) -> None:
    """A die face (1 to 6) that fills a square box; use a seat's `fill` and `ink` for its dice."""
    side = min(box.w, box.h)
    face = box.placed(side, side)
    if not dimmed:
        canvas.shadow(face, side * 0.18, blur=max(3, side * 0.08), dy=side * 0.05, opacity=0.4)
    canvas.rect(
        face, palette.faded(fill, 0.35) if dimmed else fill, side * 0.18, palette.mix(fill, INK, 0.3), side * 0.03
    )
    for dx, dy in PIPS[value]:
        canvas.circle(face.cx + dx * side * 0.26, face.cy + dy * side * 0.26, side * 0.095, pip)


def token(canvas: Canvas, seat: int, x: float, y: float, size: float, line: str = WHITE) -> None:
    """The token of a seat around a point: its shape in its colour, with an outline that sets it off any ground."""
    colour = palette.seat(seat)
    canvas.shape(colour.shape, x, y + size * 0.05, size * 1.16, palette.faded(palette.SHADOW, 0.35))
    canvas.shape(colour.shape, x, y, size, colour.fill, line, max(2.0, size * 0.07))


def changed(canvas: Canvas, box: Box, radius: float = 16) -> None:
    """Marks a thing that the last action changed: a ring around its box, with a dark and a light edge."""
    for room, colour, width in ((10, INK, 10), (8.5, CHANGED, 7), (1.5, WHITE, 1.5)):
        canvas.rect(box.inset(-room), radius=radius + room, line=colour, width=width)


def counted(canvas: Canvas, x: float, y: float, count: int, size: float = 30, fill: str = INK) -> float:
    """A count ("×3") beside a thing, its left middle at a point, nothing for one; returns how wide that is.

    A count stands beside its thing, never on the corner of it, so that counts of neighbours cannot meet.
    """
    if count < 2:
        return 0
    words = f"×{count}"
    style = text.Style(size, fonts.BOLD)
    canvas.number(x + text.width(words, style) / 2, y, words, size, fill=fill)
    return text.width(words, style)


def counted_width(count: int, size: float = 30) -> float:
    """How wide `counted` draws."""
    return 0 if count < 2 else text.width(f"×{count}", text.Style(size, fonts.BOLD))


def pegs(canvas: Canvas, box: Box, filled: int, count: int, fill: str, empty: str) -> None:
    """A way of `count` steps across a box, the first ones filled."""
    for index, place in enumerate(box.columns(*[1] * count, gap=box.w / count * 0.18)):
        canvas.rect(place, fill if index < filled else empty, radius=4)


def ribbon(canvas: Canvas, data: str, width: float, fill: str, edge: str, rim: float = 3) -> None:
    """A curved ribbon along a path (SVG path data), with an edge on both sides."""
    canvas.path(data, line=edge, width=width + 2 * rim)
    canvas.path(data, line=fill, width=width)


def outlined_token(canvas: Canvas, seat: int, x: float, y: float, size: float, line: str = WHITE) -> None:
    """The shape of a seat as an outline, for the ground of its own colour."""
    colour = palette.seat(seat)
    canvas.shape(colour.shape, x, y, size, colour.fill, line, max(3.0, size * 0.1))


def plate(canvas: Canvas, box: Box, fill: str, line: str, radius: float = 16, width: float = 4) -> None:
    """A board with words on it, with its shadow on what lies behind."""
    canvas.shadow(box, radius, blur=7, dy=4, opacity=0.4)
    canvas.rect(box, fill, radius, line, width)


def bars(box: Box, parts: Sequence[tuple[float, float]], gap: float = 4) -> list[Box]:
    """Boxes side by side for parts of a whole: each (share, least width); what is left over is shared in proportion."""
    total = sum(share for share, _ in parts) or 1
    rest = max(0.0, box.w - sum(least for _, least in parts))
    squeeze = min(1.0, box.w / max(1.0, sum(least for _, least in parts)))
    found: list[Box] = []
    x = box.x
    for share, least in parts:
        wide = least * squeeze + rest * share / total
        found.append(Box(x, box.y, wide - gap, box.h))
        x += wide
    return found
