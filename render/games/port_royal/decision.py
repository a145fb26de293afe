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
    canvas.text(Box(inner.x, board.y + 9, inner.w, 36), label, 32, fonts.BOLD, theme.LABEL)
    canvas.text(Box(inner.x, board.y + 44, inner.w, 54), said, 48, fonts.BOLD, WHITE, smallest=30)
    canvas.text(Box(inner.x, board.y + 98, inner.w, 38), note, 29, fonts.SEMIBOLD, theme.QUIET)


def odds(canvas: Canvas, box: Box, label: str, said: str, note: str, parts: Parts) -> None:
    """What the next card may be: the risk in words, and every kind of card with how many there are."""
    board = _hung(canvas, box)
    risky = any(kind == "bust" for kind, _ in parts)
    wide = text.width(label, text.Style(32, fonts.BOLD))
    canvas.text(Box(board.x + 22, board.y + 18, wide + 4, 46), label, 32, fonts.BOLD, theme.LABEL)
    x = board.x + 22 + wide + 18
    if risky:
        glyph(canvas, "burst", x + 24, board.y + 41, 48, theme.ALARM)
        x += 58
    room = board.right - 22 - x
    noted = min(text.width(note, text.Style(28, fonts.SEMIBOLD)) + 2, room * 0.46)
    canvas.text(Box(x, board.y + 12, room - noted - 14, 58), said, 48, fonts.BOLD, WHITE, smallest=30)
    canvas.text(
        Box(board.right - 22 - noted, board.y + 18, noted, 46), note, 28, fonts.SEMIBOLD, theme.QUIET, across="right"
    )
    row = Box(board.x + 20, board.y + 76, board.w - 36, 56)
    places = pieces.bars(row, [(number, 106 if number > 9 else 88) for _, number in parts])
    for place, (kind, number) in zip(places, parts, strict=True):
        name, ground, ink = _LOOKS[kind]
        if kind == "bust":
            canvas.hatch(place, ground, theme.DANGER_BAR, radius=7)
        else:
            canvas.rect(place, ground, 7)
        glyph(canvas, name, place.x + 28, place.cy, 38, ink)
        canvas.text(Box(place.x + 52, place.y, 60, place.h), str(number), 36, fonts.BOLD, ink)


def line(canvas: Canvas, box: Box, said: str, note: str, seat: int | None, name: str) -> None:
    """A low board with one line; the note ends in a seat's shape and name."""
    board = _hung(canvas, box)
    inner = board.inset(24, 0)
    wide = min(inner.w * 0.56, text.width(said, text.Style(44, fonts.BOLD)) + 4) if note else inner.w
    canvas.text(Box(inner.x, inner.y, wide, inner.h), said, 44, fonts.BOLD, WHITE, smallest=28)
    if not note:
        return
    rest = inner.cut_left(wide, gap=28)[1]
    if seat is None:
        canvas.text(rest, note, 32, fonts.SEMIBOLD, theme.QUIET, across="right", lines=2)
        return
    shown = text.width(name, text.Style(32, fonts.SEMIBOLD)) + 2
    # A long name goes into two lines before the note does.
    left = rest.w - 62 - text.width(note, text.Style(32, fonts.SEMIBOLD)) - 8
    words, whom = rest.cut_right(min(shown, max(left, rest.w * 0.4)))
    canvas.text(words, name, 32, fonts.SEMIBOLD, WHITE, lines=2)
    filled = canvas.text(whom.cut_right(62)[1], note, 32, fonts.SEMIBOLD, theme.QUIET, across="right", lines=2)
    signs.token(canvas, seat, filled.right + 32, inner.cy, 42)


def lost(canvas: Canvas, box: Box, seat: int, colour: int, said: str, note: str) -> None:
    """A bust: whose, which ships, what it cost."""
    board = Box(2, 10, box.w - 4, box.h - 14)
    for x in (40, box.w - 40):
        canvas.line([(x, 3), (x, 14)], "#2a1608", 6)
    canvas.shadow(board, 16, blur=7, dy=4, opacity=0.4)
    canvas.hatch(board, theme.DANGER_DEEP, theme.DANGER_DEEP_BAR, radius=16)
    canvas.rect(board, radius=16, line=theme.DANGER_LINE, width=4)
    glyph(canvas, "burst", board.x + 72, board.cy, 118, theme.NEW)
    glyph(canvas, theme.EMBLEMS[colour], board.x + 72, board.cy, 40, "#7a0f0b")
    signs.token(canvas, seat, board.x + 172, board.y + 48, 54)
    canvas.text(Box(board.x + 212, board.y + 14, board.w - 236, 66), said, 46, fonts.BOLD, WHITE, smallest=28)
    canvas.text(Box(board.x + 146, board.y + 84, board.w - 170, 46), note, 32, fonts.SEMIBOLD, "#ffe1da", smallest=26)


def empty(canvas: Canvas, box: Box, label: str, said: str, notes: tuple[str, ...]) -> None:
    """What the next turn begins with, on the quay beside what was lost."""
    pieces.plate(canvas, Box(2, 2, box.w - 6, box.h - 10), theme.NAVY, theme.BOARD_LINE)
    inner = Box(26, 14, box.w - 54, box.h - 34)
    canvas.text(Box(inner.x, inner.y, inner.w, 40), label, 32, fonts.BOLD, theme.LABEL)
    canvas.text(Box(inner.x, inner.y + 42, inner.w, 58), said, 46, fonts.BOLD, WHITE, smallest=30)
    for index, note in enumerate(notes):
        canvas.text(Box(inner.x, inner.y + 104 + 38 * index, inner.w, 36), note, 29, fonts.SEMIBOLD, theme.QUIET)


def taxed(canvas: Canvas, box: Box, number: int, card: str, said: str, new: bool) -> None:
    """A tax increase or a repelled ship of this turn, on the quay."""
    wide = min(box.w, 126 + (text.width(said, text.Style(30, fonts.BOLD, 88)) + 18 if said else 0))
    place = Box(18, 4, wide - 22, box.h - 8)
    canvas.rect(place, theme.NAVY, 14, theme.NEW if new else theme.BOARD_LINE, 5 if new else 2)
    signs.mini(canvas, card, place.x + 62, place.cy, 48)
    if said:
        canvas.text(Box(place.x + 96, place.y, wide - 130, place.h), said, 30, fonts.BOLD, WHITE)
    signs.number(canvas, place.x + 8, place.cy, number, new=new, size=44)


def repelled(canvas: Canvas, box: Box, number: int, card: str, new: bool) -> None:
    """A ship of this turn that was repelled."""
    place = Box(18, 4, 146, box.h - 8)
    canvas.rect(place, theme.NAVY, 14, theme.NEW if new else theme.BOARD_LINE, 5 if new else 2)
    signs.mini(canvas, card, place.x + 62, place.cy, 48)
    glyph(canvas, "sword", place.x + 114, place.cy, 42, palette.WHITE)
    signs.number(canvas, place.x + 8, place.cy, number, new=new, size=44)
