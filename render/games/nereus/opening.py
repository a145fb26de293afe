"""The row in play, large and in words: its head, its spaces or the markers of the explorer phase, its last line."""

from __future__ import annotations

from typing import NamedTuple

from render.games.nereus import lines, marks, theme
from render.games.nereus.lines import Parts
from render.games.nereus.offers import Space, offer
from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.changes import happened
from render.kit.geometry import Box
from render.kit.palette import WHITE


class Cell(NamedTuple):
    """A space of the row in play.

    live: it may be chosen, or is; here: it was chosen; barred: it costs more gold than there is; done: its action is
    done.
    """

    space: Space
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
    head, rest = box.inset(14, 10).cut_top(96)
    foot, above = rest.cut_bottom(40, gap=4)
    return Places(head, (above if footed else rest).inset(0, 2), foot)


def plate(canvas: Canvas, box: Box) -> None:
    """What the row lies on."""
    canvas.rect(box.inset(3), theme.CREAM, 15, theme.GOLD, 6)


def head(canvas: Canvas, box: Box, member: str, name: str, said: str, improved: bool, done: bool) -> None:
    """Who acts, and below it what that brings; `improved` if the enhanced action is there, `done` if it is done."""
    top, low = box.rows(56, 40)
    marks.mark(canvas, member, 28, top.cy, 50)
    canvas.text(Box(66, top.y, top.w - 66, top.h), name, 44, fonts.BOLD, theme.INK)
    if improved:
        marks.mark(canvas, "tick" if done else "arrow", low.x + 18, low.cy, 30, theme.DONE)
        low = low.cut_left(44)[1]
    canvas.text(low, said, 34, fonts.SEMIBOLD, theme.DONE if improved else theme.MUTED, smallest=28)


def foot(canvas: Canvas, box: Box, said: Parts, sign: str) -> None:
    """The last line, after a sign if what it says is done or too dear."""
    if sign:
        marks.mark(canvas, sign, 18, box.cy, 32, theme.DONE if sign == "tick" else theme.NO)
        box = box.cut_left(42)[1]
    lines.line(canvas, box, said, 36, theme.PALE if sign else theme.INK, smallest=28)


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
        marks.mark(canvas, space.owner, cell.cx, cell.cy, min(66, cell.h * 0.7))
    else:
        canvas.rect(cell, WHITE if live else theme.CREAM_QUIET, 10, "#b97908" if live else theme.SLOT, 3)
        ink = theme.INK if live else theme.PALE
        inner = cell
        if here:
            # Whose it is and whether it is done stand beside the offer.
            left, inner = cell.cut_left(36)
            marks.mark(canvas, space.owner, left.x + 22, left.y + 24, 32)
            if shown.done:
                marks.mark(canvas, "tick", left.x + 22, left.bottom - 22, 30, theme.DONE)
        if shown.barred:
            canvas.hatch(cell.inset(4), "#f6ded6", "#efcabd", 8)
            ink = theme.NO
        offer(canvas, inner.inset(2), space.deed, every, ink, theme.POINTS, theme.POWER, 46)
    if space.new:
        happened(canvas, cell)


def _entry(canvas: Canvas, cell: Box, entry: Entry) -> None:
    live = entry.answer == "asked"
    canvas.rect(cell, WHITE if live else theme.SLOT, 10, "#b97908" if live else None, 5 if live else 0)
    top, below = cell.inset(4).rows(1.3, 1)
    faint = 0.45 if entry.answer == "went" else 1
    marks.mark(canvas, entry.owner, top.cx, top.cy, min(56, top.h), opacity=faint)
    if entry.answer == "declined":
        marks.mark(canvas, "cross", top.cx, top.cy, 48, theme.NO)
    elif entry.answer == "went":
        marks.mark(canvas, "arrow", top.cx + 8, top.cy, 44)
    ink = theme.NO if entry.barred else theme.INK
    if entry.barred:
        marks.mark(canvas, "barred", top.right - 20, top.y + 18, 34, ink)
    if entry.said:
        grow = 1.2 if entry.answer == "went" else 0.9
        lines.line(canvas, below, entry.said, 40, ink, fonts.BOLD, "center", smallest=28, grow=grow, gap=0.1)
