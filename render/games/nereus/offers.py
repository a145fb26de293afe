"""What an action space brings and costs, in signs: on quiet benches and on the open one."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.games.nereus.components import COLOURS, Deed
from render.games.nereus import lines, marks, theme
from render.games.nereus.lines import Parts
from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.geometry import Box

_ALONE: Final = ("/again", "/corner", "/bag", "/bolt", "/card")
_SHALLOW: Final = 76
"""Where the steps do not fit between their arrows and stand beside them."""


class Inks(NamedTuple):
    """The colours of letters, of stars, of the arrows of a way and of power."""

    ink: str
    star: str
    way: str
    power: str


ON_CREAM: Final = Inks(theme.INK, theme.POINTS, theme.WAY, theme.POWER)
ON_WOOD: Final = Inks(theme.LABEL, theme.LABEL, theme.WAY_LIGHT, theme.POWER_LIGHT)


def stack(canvas: Canvas, box: Box, shown: tuple[Parts, ...], inks: Inks, size: float) -> None:
    """Lines below one another where the box is high enough, else one after the other."""
    if box.h < 1.9 * size:
        comma = "," if shown[0][-1].startswith("+") else ""
        shown = ((*shown[0][:-1], shown[0][-1] + comma, *(part for one in shown[1:] for part in one)),)
    step = min(box.h / len(shown), size * 1.1)
    y = box.cy - step * len(shown) / 2
    for one in shown:
        place = Box(box.x, y, box.w, step)
        grow = 1.16 if all(part in _ALONE for part in one) else 0.94
        lines.line(canvas, place, one, size, inks.ink, fonts.BOLD, "center", 28, inks.star, inks.power, grow, 0.1)
        y += step


def offer(canvas: Canvas, box: Box, deed: Deed, every: str, inks: Inks, size: float = 44) -> None:
    """What an action space brings and costs, in signs."""
    inner = box.inset(3, 2)
    if deed.way and box.h < _SHALLOW:
        canvas.number(box.cx - 26, box.cy, deed.steps, size, fonts.BOLD, inks.ink)
        marks.arrows(canvas, box.cx + 22, box.cy, box.h * 0.94, deed.way, inks.way)
    elif deed.way:
        marks.way(canvas, box.cx, box.cy, min(box.w, box.h), deed.way, deed.steps, inks.ink, inks.way)
    elif len(deed.colours) == len(COLOURS):
        canvas.text(inner, every, size, fonts.SEMIBOLD, inks.ink, across="center", smallest=28)
    elif deed.colours:
        low = box.w > 1.4 * box.h
        side = min(box.w * 0.42, box.h * 0.86) if low else min(box.w * 0.48, box.h * 0.52)
        dx, dy = (side * 0.56, 0) if low else (side * 0.44, box.h * 0.19)
        for kind, turn in zip(deed.colours, (-1, 1), strict=True):
            marks.mark(canvas, kind, box.cx + dx * turn, box.cy + dy * turn, side)
    else:
        stack(canvas, inner, _gains(deed), inks, size)


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
