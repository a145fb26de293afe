"""The boards with the decision: what stopping gives, what drawing may bring, whom a card is paid to, what was lost."""

from __future__ import annotations

from typing import Final

from render.games.port_royal import signs, theme
from render.games.port_royal.glyphs import glyph
from render.kit import fonts, palette, pieces, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE

Parts = tuple[tuple[str, int], ...]
"""The cards that may come next, by what they would do: kinds of `_LOOKS` with how many."""

_LOOKS: Final = {
    "bust": ("burst", theme.DANGER, WHITE),
    "repel": ("sword", "#d98b2b", "#1d1003"),
    "ship": ("sail", "#2b9aa0", WHITE),
    "person": ("person", "#e9d8ad", "#241a12"),
    "expedition": ("scroll", "#6b7690", WHITE),
    "tax": ("tax", "#44506b", WHITE),
}
"""For each kind: its glyph, its ground, the ink on it."""
_LABEL: Final = text.Style(36, fonts.BOLD)


def _hung(canvas: Canvas, box: Box, line: str = theme.BOARD_LINE) -> Box:
    """A board that hangs from the edge of its box; returns the board."""
    board = Box(2, 10, box.w - 4, box.h - 14)
    for x in (40, box.w - 40):
        canvas.line([(x, 3), (x, 14)], "#2a1608", 6)
    pieces.plate(canvas, board, theme.NAVY, line)
    return board


def choice(canvas: Canvas, box: Box, label: str, said: str, note: str, danger: bool) -> None:
    """One way to decide: its name, what it brings, a note; barred if it ends the turn."""
    board = _hung(canvas, box)
    inner = board.inset(22, 0)
    if danger:
        canvas.hatch(board, theme.DANGER_DEEP, theme.DANGER_DEEP_BAR, radius=16)
        canvas.rect(board, radius=16, line=theme.DANGER_LINE, width=4)
        glyph(canvas, "burst", board.right - 84, board.cy, 112, theme.NEW)
        inner = inner.cut_right(120)[1]
    upper, lower = Box(inner.x, board.y + 8, inner.w, 62), Box(inner.x, board.y + 68, inner.w, 46)
    wide = text.width(label, _LABEL) + 2
    canvas.text(upper.cut_left(wide)[0], label, 36, fonts.BOLD, theme.LABEL)
    canvas.text(upper.cut_left(wide, gap=16)[1], said, 48, fonts.BOLD, WHITE, smallest=32)
    canvas.text(lower, note, 34, fonts.SEMIBOLD, theme.QUIET, smallest=30)


def odds(canvas: Canvas, box: Box, label: str, said: str, note: str, parts: Parts) -> None:
    """What the next card may be: the risk in words, and every kind of card with how many there are."""
    board = _hung(canvas, box)
    risky = any(kind == "bust" for kind, _ in parts)
    inner = Box(board.x + 20, board.y + 8, board.w - 40, 60)
    wide = text.width(label, _LABEL) + 2
    canvas.text(inner.cut_left(wide)[0], label, 36, fonts.BOLD, theme.LABEL)
    rest = inner.cut_left(wide, gap=16)[1]
    if risky:
        glyph(canvas, "burst", rest.x + 26, rest.cy, 52, theme.ALARM)
        rest = rest.cut_left(60)[1]
    letters = min(text.width(said, text.Style(50, fonts.BOLD)) + 4, rest.w * 0.62)
    canvas.text(rest.cut_left(letters)[0], said, 50, fonts.BOLD, WHITE, smallest=38)
    canvas.text(rest.cut_left(letters, gap=14)[1], note, 32, fonts.SEMIBOLD, theme.QUIET, across="right", smallest=28)
    row = Box(board.x + 18, board.y + 68, board.w - 32, 48)
    places = pieces.bars(row, [(number, 112 if number > 9 else 90) for _, number in parts])
    for place, (kind, number) in zip(places, parts, strict=True):
        name, ground, ink = _LOOKS[kind]
        if kind == "bust":
            canvas.hatch(place, ground, theme.DANGER_BAR, radius=7)
        else:
            canvas.rect(place, ground, 7)
        glyph(canvas, name, place.x + 26, place.cy, 38, ink)
        canvas.text(Box(place.x + 49, place.y, 60, place.h), str(number), 44, fonts.BOLD, ink)


def line(canvas: Canvas, box: Box, said: str, note: str, seat: int | None, name: str) -> None:
    """A board with a line, and below it a note that ends in a seat's shape and name."""
    board = _hung(canvas, box)
    inner = board.inset(24, 0)
    canvas.text(Box(inner.x, board.y + 8, inner.w, 62), said, 50, fonts.BOLD, WHITE, smallest=38)
    low = Box(inner.x, board.y + 68, inner.w, 46)
    if seat is None:
        canvas.text(low, note, 36, fonts.SEMIBOLD, theme.QUIET, smallest=32)
        return
    filled = canvas.text(low, note, 36, fonts.SEMIBOLD, theme.QUIET, smallest=32)
    signs.token(canvas, seat, filled.right + 34, low.cy, 44)
    canvas.text(low.cut_left(filled.w + 66)[1], name, 36, fonts.SEMIBOLD, WHITE, smallest=30)


def lost(canvas: Canvas, box: Box, seat: int, colour: int, said: str, note: str) -> None:
    """A bust: whose, which ships, what it cost."""
    board = Box(2, 10, box.w - 4, box.h - 14)
    for x in (40, box.w - 40):
        canvas.line([(x, 3), (x, 14)], "#2a1608", 6)
    canvas.shadow(board, 16, blur=7, dy=4, opacity=0.4)
    canvas.hatch(board, theme.DANGER_DEEP, theme.DANGER_DEEP_BAR, radius=16)
    canvas.rect(board, radius=16, line=theme.DANGER_LINE, width=4)
    glyph(canvas, "burst", board.x + 68, board.cy, 112, theme.NEW)
    glyph(canvas, theme.EMBLEMS[colour], board.x + 68, board.cy, 40, "#7a0f0b")
    signs.token(canvas, seat, board.x + 166, board.y + 40, 54)
    canvas.text(Box(board.x + 204, board.y + 8, board.w - 224, 64), said, 48, fonts.BOLD, WHITE, smallest=32)
    canvas.text(Box(board.x + 138, board.y + 70, board.w - 158, 46), note, 36, fonts.SEMIBOLD, "#ffe1da", smallest=30)


def empty(canvas: Canvas, box: Box, label: str, said: str, notes: tuple[str, ...]) -> None:
    """What the next turn begins with, on the quay beside what was lost."""
    pieces.plate(canvas, Box(2, 2, box.w - 6, box.h - 10), theme.NAVY, theme.BOARD_LINE)
    inner = Box(26, 10, box.w - 54, box.h - 28)
    canvas.text(Box(inner.x, inner.y, inner.w, 44), label, 36, fonts.BOLD, theme.LABEL)
    canvas.text(Box(inner.x, inner.y + 44, inner.w, 60), said, 48, fonts.BOLD, WHITE, smallest=36)
    for index, note in enumerate(notes):
        place = Box(inner.x, inner.y + 106 + 42 * index, inner.w, 42)
        canvas.text(place, note, 34, fonts.SEMIBOLD, theme.QUIET, smallest=30)


def taxed(canvas: Canvas, box: Box, number: int, card: str, said: str) -> None:
    """A tax increase or a repelled ship of this turn, on the quay."""
    wide = min(box.w, 126 + (text.width(said, text.Style(34, fonts.BOLD, 88)) + 18 if said else 0))
    place = Box(18, 4, wide - 22, box.h - 8)
    canvas.rect(place, theme.NAVY, 14, theme.BOARD_LINE, 2)
    signs.mini(canvas, card, place.x + 62, place.cy, 48)
    if said:
        canvas.text(Box(place.x + 96, place.y, wide - 130, place.h), said, 34, fonts.BOLD, WHITE, smallest=30)
    signs.number(canvas, place.x + 8, place.cy, number, size=48)


def repelled(canvas: Canvas, box: Box, number: int, card: str) -> None:
    """A ship of this turn that was repelled."""
    place = Box(18, 4, 146, box.h - 8)
    canvas.rect(place, theme.NAVY, 14, theme.BOARD_LINE, 2)
    signs.mini(canvas, card, place.x + 62, place.cy, 48)
    glyph(canvas, "sword", place.x + 114, place.cy, 42, palette.WHITE)
    signs.number(canvas, place.x + 8, place.cy, number, size=48)
