"""What an action space brings and costs, in signs: on quiet rows and on the one in play."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.games.nereus.components import COLOURS, Deed
from render.games.nereus import lines, marks
from render.games.nereus.lines import Parts
from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.geometry import Box

_ALONE: Final = ("/again", "/corner", "/bag", "/bolt", "/card")
_SHALLOW: Final = 44
"""Where the steps do not fit between their arrows and stand beside them."""
_LOW: Final = 60
"""Rows that are lower have one line."""


class Space(NamedTuple):
    """An action space. owner: the mark that stands there, or empty; new: it was placed last."""

    deed: Deed
    owner: str
    new: bool


def stack(canvas: Canvas, box: Box, shown: tuple[Parts, ...], ink: str, accent: str, power: str, size: float) -> None:
    """Lines below one another, or one after the other where the box is low."""
    if box.h < _LOW - 8:
        # One line: a second price is told when the row is opened.
        priced = len(shown) > 1 and "/coin" in shown[0] and "/coin" in shown[1]
        shown = shown[:1] if priced else (tuple(part for one in shown for part in one),)
    step = min(box.h / len(shown), size * 1.15)
    y = box.cy - step * len(shown) / 2
    for one in shown:
        place = Box(box.x, y, box.w, step)
        grow = 1.2 if all(part in _ALONE for part in one) else 0.94
        lines.line(canvas, place, one, size, ink, fonts.BOLD, "center", 22, accent, power, grow, 0.1)
        y += step


def offer(
    canvas: Canvas, box: Box, deed: Deed, every: str, ink: str, accent: str, power: str, size: float = 32
) -> None:
    """What an action space brings and costs, in signs."""
    inner = box.inset(3, 2)
    if deed.way and box.h < _SHALLOW:
        canvas.number(box.cx - 17, box.cy, deed.steps, 30, fonts.BOLD, ink)
        marks.arrows(canvas, box.cx + 15, box.cy, box.h, deed.way, accent)
    elif deed.way:
        marks.way(canvas, box.cx, box.cy, min(box.w, box.h) * 1.0, deed.way, deed.steps, ink, accent)
    elif len(deed.colours) == len(COLOURS):
        canvas.text(inner, every, size, fonts.BOLD, ink, across="center", smallest=24)
    elif deed.colours:
        low = box.w > 1.4 * box.h
        side = min(box.w * 0.42, box.h * 0.82) if low else min(box.w * 0.48, box.h * 0.52)
        dx, dy = (side * 0.56, 0) if low else (side * 0.44, box.h * 0.19)
        for kind, turn in zip(deed.colours, (-1, 1), strict=True):
            marks.mark(canvas, kind, box.cx + dx * turn, box.cy + dy * turn, side)
    else:
        stack(canvas, inner, _gains(deed), ink, accent, power, size)


def _gains(deed: Deed) -> tuple[Parts, ...]:
    if deed.either:
        return (("/bolt", "/", "/card"),)
    found: list[Parts] = [(str(deed.pay), "/coin")] if deed.pay else []
    for value, name in (
        (deed.points, "star"),
        (deed.moves, "arrow"),
        (deed.gold, "coin"),
        (deed.power, "bolt"),
        (deed.cards, "card"),
    ):
        if value:
            found.append((str(value), f"/{name}"))
    return tuple(found)
