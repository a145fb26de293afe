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
_SHALLOW: Final = 76
"""Where the steps do not fit between their arrows and stand beside them."""


class Space(NamedTuple):
    """An action space. owner: the mark that stands there, or empty; new: it was placed last."""

    deed: Deed
    owner: str
    new: bool


def stack(canvas: Canvas, box: Box, shown: tuple[Parts, ...], ink: str, accent: str, power: str, size: float) -> None:
    """Lines below one another where the box is high enough, else one after the other."""
    if box.h < 1.9 * size:
        comma = "," if shown[0][-1].startswith("+") else ""
        shown = ((*shown[0][:-1], shown[0][-1] + comma, *(part for one in shown[1:] for part in one)),)
    step = min(box.h / len(shown), size * 1.1)
    y = box.cy - step * len(shown) / 2
    for one in shown:
        place = Box(box.x, y, box.w, step)
        grow = 1.16 if all(part in _ALONE for part in one) else 0.94
        lines.line(canvas, place, one, size, ink, fonts.BOLD, "center", 28, accent, power, grow, 0.1)
        y += step


def offer(
    canvas: Canvas, box: Box, deed: Deed, every: str, ink: str, accent: str, power: str, size: float = 44
) -> None:
    """What an action space brings and costs, in signs."""
    inner = box.inset(3, 2)
    if deed.way and box.h < _SHALLOW:
        canvas.number(box.cx - 26, box.cy, deed.steps, size, fonts.BOLD, ink)
        marks.arrows(canvas, box.cx + 22, box.cy, box.h * 0.94, deed.way, accent)
    elif deed.way:
        marks.way(canvas, box.cx, box.cy, min(box.w, box.h), deed.way, deed.steps, ink, accent)
    elif len(deed.colours) == len(COLOURS):
        canvas.text(inner, every, size, fonts.BOLD, ink, across="center", smallest=28)
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
