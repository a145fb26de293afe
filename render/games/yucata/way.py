"""The way ahead of a reader: the spaces from the own one on, with the stones and what the dark ones would cost."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.yucata.components import DARK, END
from engine.games.yucata.view import YucataView
from render.games.yucata import layout, players, theme
from render.games.yucata.amulets import amulet
from render.games.yucata.track import Slab, ground, reached, slab_of, things
from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.geometry import Box

Others = tuple[tuple[int, int], ...]
"""Seats and the spaces on which their amulets stand."""


class Stretch(NamedTuple):
    """The spaces that are shown, None for those left out; who stands behind the reader, and on what is left out."""

    spaces: tuple[int | None, ...]
    behind: Others
    between: Others


def stretch_of(view: YucataView, seat: int) -> Stretch:
    """The own space and what follows. Where nothing lies for long, spaces are left out: stones begin at the front."""
    own, front = view.positions[seat], max(view.positions)
    near = list(range(own, min(own + 5, END) + 1))
    start = max(front, near[-1] + 1)
    far = list(range(start, END + 1))
    left_out = start > near[-1] + 1
    if start == near[-1] + 2:
        far, left_out = [near[-1] + 1, *far], False
    spaces: list[int | None] = [*near, *([None] if left_out else []), *far]
    places = tuple((other, at) for other, at in enumerate(view.positions) if other != seat)
    return Stretch(
        tuple(spaces[: layout.WAY_SPACES]),
        tuple((other, at) for other, at in places if at < own),
        tuple((other, at) for other, at in places if near[-1] < at < start and left_out),
    )


def place(top: float, high: float, index: int) -> Box:
    """The box of a shown space, so high with its lower edge."""
    wide = layout.WIDE / layout.WAY_COLUMNS
    x = layout.MARGIN + (index % layout.WAY_COLUMNS) * wide
    return Box(x, top + index // layout.WAY_COLUMNS * high, wide, high)


def slabs_of(view: YucataView, seat: int, stretch: Stretch) -> list[tuple[Slab, str] | None]:
    """The shown spaces; a dark stone within reach has its price, growing with each before it."""
    reach = max((card.to for card in view.hand if card.to is not None and card.refusal is None), default=0)
    price = view.scores[seat].next_dark
    found: list[tuple[Slab, str] | None] = []
    for space in stretch.spaces:
        if space is None:
            found.append(None)
            continue
        slab = slab_of(view, space, view.hand, seat)._replace(trail=None)
        cost = ""
        if slab.stone == DARK and space <= reach:
            cost = players.cost(price)
            price += 1
        found.append((slab, cost))
    return found


def step(canvas: Canvas, box: Box, slab: Slab, cost: str) -> None:
    """A space of the way."""
    stone = Box(3, 3, box.w - 6, box.h - layout.WAY_EDGE)
    ground(canvas, stone, slab)
    if slab.cards:
        reached(canvas, stone, slab.mover)
    things(canvas, Box(8, 10, box.w - 16, stone.h - 14), slab, cost)


def gap(canvas: Canvas, box: Box, between: Others) -> None:
    """Spaces left out, with the amulets that stand on them."""
    for number in range(3):
        canvas.circle(box.cx + (number - 1) * 34, 58 if not between else 22, 8, theme.LIME)
    for index, (seat, space) in enumerate(between[:2]):
        y = 54 + 40 * index if len(between) > 1 else 74
        amulet(canvas, seat, box.cx - 30, y, 38)
        canvas.text(Box(box.cx - 4, y - 20, 70, 40), str(space), 38, fonts.BOLD, "#ffffff")


def heading(canvas: Canvas, box: Box, ahead: str, behind: str, others: Others) -> None:
    """What the way is, and whose amulets stand behind."""
    canvas.text(Box(0, 0, 440, box.h), ahead, 36, fonts.BOLD, theme.LABEL)
    if not others:
        return
    wide = 126 * len(others)
    label = Box(440, 0, box.w - 440 - wide - 16, box.h)
    canvas.text(label, behind, 34, fonts.SEMIBOLD, theme.QUIET, across="right")
    for index, (seat, space) in enumerate(others):
        x = box.w - wide + index * 126 + 30
        amulet(canvas, seat, x, box.h / 2, 44)
        canvas.text(Box(x + 30, 0, 64, box.h), str(space), 42, fonts.BOLD, "#ffffff")
