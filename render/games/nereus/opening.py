"""The row in play, large and in words: its head, its spaces or the markers of the explorer phase, its last line."""

from __future__ import annotations

from typing import NamedTuple

from render.games.nereus import lines, marks, theme
from render.games.nereus.lines import Parts
from render.games.nereus.offers import Space, offer
from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE


class Cell(NamedTuple):
    """A space of the row in play.

    caption: what its arrows mean, in a word; live: it may be chosen, or is; here: it was chosen; barred: it costs more
    gold than there is; done: its action is done.
    """

    space: Space
    caption: str
    live: bool
    here: bool
    barred: bool
    done: bool


class Entry(NamedTuple):
    """A marker in the explorer phase: whose, its answer, that in a line, whether its owner has too little gold."""

    owner: str
    answer: str
    said: Parts
    barred: bool


class Places(NamedTuple):
    """Where the parts of the row lie."""

    head: Box
    area: Box
    foot: Box


def places(box: Box, *, footed: bool) -> Places:
    """The parts of a row, with room for a last line or without."""
    head, rest = box.inset(9, 6).cut_top(55)
    foot, above = rest.cut_bottom(36, gap=4)
    return Places(head, (above if footed else rest).inset(0, 3), foot)


def plate(canvas: Canvas, box: Box) -> None:
    """What the row lies on, in a box with an edge of 5 pixels around it."""
    place = box.inset(5)
    canvas.rect(place, theme.CREAM, 15, theme.GOLD, 6)


def head(canvas: Canvas, box: Box, member: str, name: str, said: str, improved: bool, done: bool) -> None:
    """Who acts, and what that brings; `improved` if the enhanced action is there, `done` if it is done."""
    marks.mark(canvas, member, 26, box.cy, 46)
    filled = canvas.text(Box(60, 0, 190, box.h), name, 38, fonts.BOLD, theme.INK)
    right = box.cut_left(filled.right + 14)[1]
    if improved and done:
        marks.mark(canvas, "tick", right.right - 14, right.cy, 26, theme.DONE)
        right = right.cut_right(34)[1]
    ink = theme.DONE if improved else theme.MUTED
    canvas.text(right, said, 28, fonts.SEMIBOLD, ink, across="right", lines=2)


def foot(canvas: Canvas, box: Box, said: Parts, sign: str) -> None:
    """The last line, after a sign if what it says is done or too dear."""
    if sign:
        marks.mark(canvas, sign, 14, box.cy, 26, theme.DONE if sign == "tick" else theme.NO)
        box = box.cut_left(34)[1]
    lines.line(canvas, box, said, 28, theme.PALE if sign else theme.INK, smallest=24)


def cells(canvas: Canvas, box: Box, shown: tuple[Cell, ...], every: str) -> None:
    """The spaces of the row."""
    for one, cell in zip(shown, box.columns(*[1] * len(shown), gap=6), strict=True):
        _cell(canvas, cell, one, every)


def entries(canvas: Canvas, box: Box, shown: tuple[Entry, ...]) -> None:
    """The markers in the explorer's row, while their owners are asked for an additional turn."""
    for one, cell in zip(shown, box.columns(*[1] * len(shown), gap=6), strict=True):
        _entry(canvas, cell, one)


def _cell(canvas: Canvas, cell: Box, shown: Cell, every: str) -> None:
    space, live, here = shown.space, shown.live, shown.here
    if space.owner and not here:
        canvas.rect(cell, theme.SLOT, 10)
        marks.mark(canvas, space.owner, cell.cx, cell.cy, min(66, cell.h * 0.74))
    else:
        # Where a cell is low, its arrows are the larger without words.
        caption = shown.caption if cell.w <= 1.7 * cell.h else ""
        canvas.rect(cell, WHITE if live else theme.CREAM_QUIET, 10, "#b97908" if live else theme.SLOT, 3)
        if here:
            marks.mark(canvas, space.owner, cell.x + 20, cell.y + 20, 30)
        if shown.done:
            marks.mark(canvas, "tick", cell.x + 21, cell.bottom - (52 if caption else 22), 26, theme.DONE)
        inner, below = cell, cell
        if caption:
            below, inner = cell.inset(0, 2).cut_bottom(36)
            inner = inner.cut_bottom(-7)[1]
        ink = theme.INK if live else theme.PALE
        if here:
            inner = inner.cut_left(30)[1]
        if shown.barred:
            canvas.hatch(cell.inset(4), "#f6ded6", "#efcabd", 8)
            ink = theme.NO
        offer(canvas, inner.inset(2), space.deed, every, ink, theme.POINTS, theme.POWER, 36 if here else 40)
        if caption:
            canvas.text(below.inset(8 if here else 4, 0), caption, 25, fonts.SEMIBOLD, ink, across="center")
    if space.new:
        canvas.rect(cell, radius=10, line=theme.NEW, width=6)


def _entry(canvas: Canvas, cell: Box, entry: Entry) -> None:
    live = entry.answer == "asked"
    canvas.rect(cell, WHITE if live else theme.SLOT, 10, "#b97908" if live else None, 5 if live else 0)
    top, below = cell.inset(5 if live else 1, 4).rows(1.5, 1.15)
    faint = 0.45 if entry.answer == "went" else 1
    marks.mark(canvas, entry.owner, top.cx, top.cy, min(56, top.h), opacity=faint)
    if entry.answer == "declined":
        marks.mark(canvas, "cross", top.cx + 26, top.cy + 10, 36, theme.NO)
    elif entry.answer == "went":
        marks.mark(canvas, "arrow", top.cx + 8, top.cy, 36)
    ink = theme.NO if entry.barred else theme.INK
    if entry.barred:
        marks.mark(canvas, "barred", top.right - 18, top.y + 14, 28, ink)
    grow = 1.5 if entry.answer == "went" else 1
    lines.line(canvas, below, entry.said, 27, ink, fonts.BOLD, "center", grow=grow, gap=0.12)
