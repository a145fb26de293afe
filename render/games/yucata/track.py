"""The slabs of the way, with what lies and stands on them."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.games.yucata.components import EMPTY, END, PALE, RED, SPEAR
from engine.games.yucata.view import Prospect, YucataView
from render.games.yucata import amulets, layout, theme
from render.games.yucata.cards import card, face
from render.games.yucata.stones import stone
from render.kit import fonts, palette, textures
from render.kit.canvas import Canvas
from render.kit.geometry import Box, Point
from render.kit.palette import WHITE
from render.kit.sheet import Sheet
from render.kit.words import Words

_CARDS: Final = {1: (58, 62), 2: (46, 54)}
"""The size of cards on a slab, by how many lead there."""
_CARD_LEAST: Final = (37, 42)
"""Of three, and where amulets need room beside two."""
_NUMBER: Final = 34
"""How high a number is, with its air."""


class Trail(NamedTuple):
    """The way of the last play across a slab: whose, and whether it comes from the slab before and goes to the next."""

    seat: int
    came: bool
    goes: bool


class Slab(NamedTuple):
    """What can be seen on a space. `cards` lead here, those of `mover`; `spear` if any spear would."""

    space: int
    walked: bool
    stone: str
    here: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()
    mover: int = 0
    trail: Trail | None = None
    spear: bool = False


def draw(sheet: Sheet, view: YucataView, words: Words) -> None:
    """Every space of the board."""
    for space, cell in enumerate(layout.SPACES):
        slab = slab_of(view, space, view.plays, view.waits[0])
        sheet.keep(cell, tile, slab, words("start") if not space else "")
        if slab.cards:
            sheet.area(f"space-{space}", cell)


def slab_of(view: YucataView, space: int, plays: tuple[Prospect, ...], mover: int) -> Slab:
    """What can be seen on a space, when these cards may be played from it."""
    front = max(view.positions)
    last = view.last
    trail = None
    if last is not None and last.start <= space <= last.to:
        trail = Trail(last.seat, space > last.start, space < last.to)
    cards = tuple(play.card for play in plays if play.to == space and play.refusal is None)
    return Slab(
        space,
        space <= front,
        view.stones[space],
        tuple(seat for seat in range(view.seats) if view.positions[seat] == space),
        cards,
        mover if cards else 0,
        trail,
        space == front + 1,
    )


def tile(canvas: Canvas, box: Box, slab: Slab, label: str) -> None:
    """A space of the board in its cell."""
    stone_box, core = layout.slab(slab.space), layout.core(slab.space)
    ground(canvas, stone_box, slab)
    if slab.space == 0:
        canvas.rect(stone_box.inset(12), radius=6, line=theme.MOSS_LINE, width=4)
        canvas.text(stone_box, label, 38, fonts.BOLD, "#2f3a1f", across="center")
    elif slab.space == END:
        _temple(canvas, stone_box)
    if slab.cards:
        reached(canvas, stone_box, slab.mover, filled=slab.space != END)
    if slab.trail is not None:
        _trail(canvas, box, slab.space, slab.trail)
    if slab.trail is not None and not slab.trail.goes:
        canvas.rect(stone_box.inset(-2), radius=9, line=theme.GOLD, width=8)
    if slab.space == 0:
        for index, seat in enumerate(slab.here):
            amulets.amulet(canvas, seat, core.x + 38 + index * (core.w - 76) / 3, core.cy, 62)
        return
    things(canvas, core, slab)


def ground(canvas: Canvas, box: Box, slab: Slab) -> None:
    """The stone itself: moss where somebody has walked, limestone ahead."""
    reach = Box(-3, -3, box.w + 6, box.h + 12)
    canvas.stamp(box.x, box.y, _bare, box.w, box.h, slab.walked, reach=reach)
    for across, _ in textures.scattered(slab.space + 3, 2 if slab.walked else 1):
        if slab.walked:
            x = box.x + box.w * 0.45 + across * (box.w * 0.55 - 28)
            canvas.stamp(x, box.bottom - 6, _fern, reach=Box(-18, -30, 46, 34))
        else:
            x = box.x + box.w * (0.2 + 0.4 * across)
            canvas.stamp(x, box.bottom - 4, _crack, reach=Box(-4, -24, 30, 28))


def _bare(canvas: Canvas, w: float, h: float, walked: bool) -> None:
    if walked:
        edge, fill, line = theme.MOSS_EDGE, theme.MOSS, "#5f6d47b3"
    else:
        edge, fill, line = theme.LIME_EDGE, theme.LIME, "#c9ad74b3"
    canvas.rect(Box(-3, -3, w + 6, h + 12), edge, 6)
    canvas.rect(Box(0, 0, w, h), fill, 6)
    canvas.rect(Box(4, 4, w - 8, h - 8), radius=4, line=line, width=2)


def _fern(canvas: Canvas) -> None:
    canvas.path("M0,0 q-12,-18 -3,-26 q6,12 3,26 q0,-22 12,-24 q3,14 -12,24 q9,-12 20,-8 q-6,10 -20,8Z", theme.FERN)


def _crack(canvas: Canvas) -> None:
    canvas.path("M0,0 l6,-12 l8,4 l5,-9", line="#b7995d", width=2.5)


def _temple(canvas: Canvas, box: Box) -> None:
    """The temple from above: terraces, and stairs on three sides."""
    edge = theme.BRONZE_DARK
    for across, down, fill in ((0, 0, "#b9813d"), (26, 9, "#cd984d"), (54, 19, "#e0b366"), (84, 29, "#f2d08a")):
        canvas.rect(box.inset(8 + across, 6 + down), fill, 4, edge, 2.5)
    stairs = Box(box.cx - 24, box.y + 6, 48, box.h - 12)
    canvas.rect(stairs, "#f6dda2", 0, edge, 2.5)
    for k in range(1, 10):
        y = stairs.y + k * stairs.h / 10
        canvas.rect(Box(stairs.x + 2, y - 1, stairs.w - 4, 2), "#a87a38")
    for x in (box.x + 10, box.right - 54):
        canvas.rect(Box(x, box.cy - 20, 44, 40), "#f6dda2", 0, edge, 2.5)
        for k in range(4):
            canvas.rect(Box(x + 8 + k * 9, box.cy - 18, 2, 36), "#a87a38")


def _trail(canvas: Canvas, box: Box, space: int, trail: Trail) -> None:
    """The line of the last play across a cell, with a ring where it began."""
    middle = box.center
    points: list[Point] = []
    if trail.came:
        points.append(_edge(box, layout.step(space, space - 1)))
    points.append(middle)
    if trail.goes:
        points.append(_edge(box, layout.step(space, space + 1)))
    for colour, width in ((WHITE, 22), (palette.seat(trail.seat).fill, 13)):
        canvas.line(points, colour, width)
    if not trail.came:
        canvas.circle(*middle, 17, WHITE)
        canvas.circle(*middle, 11, palette.seat(trail.seat).fill)


def _edge(box: Box, step: tuple[int, int]) -> Point:
    """A little beyond the middle of an edge, so that lines of neighbours meet."""
    return box.cx + step[0] * (box.w / 2 + 12), box.cy + step[1] * (box.h / 2 + 12)


def reached(canvas: Canvas, box: Box, seat: int, *, filled: bool = True) -> None:
    """The mark of a space that a card leads to: the seat's tint, and a broken line around it."""
    canvas.stamp(box.x, box.y, _reached, box.w, box.h, seat, filled, reach=Box(0, 0, box.w, box.h))


def _reached(canvas: Canvas, w: float, h: float, seat: int, filled: bool) -> None:
    look, box = palette.seat(seat), Box(0, 0, w, h)
    if filled:
        canvas.rect(box, look.tint, 6)
    canvas.rect(box, radius=7, line=WHITE, width=9)
    canvas.dashed(box.inset(1.5), look.fill, 6, 6, dash=17, gap=10)


def things(canvas: Canvas, core: Box, slab: Slab, cost: str = "") -> None:
    """Number, stone, cards and amulets of a slab; `cost` is what its dark stone would cost."""
    if slab.stone != EMPTY:
        _stone(canvas, core, slab, cost)
    number(canvas, core, slab)
    for name, place in zip(slab.cards, card_places(core, len(slab.cards), len(slab.here)), strict=True):
        card(canvas, place, name)
    if slab.spear and not slab.cards:
        canvas.circle(core.right - 14, core.y + 18, 20, theme.BRONZE_DARK)
        canvas.circle(core.right - 14, core.y + 18, 17, "#fff6dc")
        face(canvas, SPEAR, core.right - 14, core.y + 18, 28)
    places = amulets.beside_cards(core, slab.here, len(slab.cards)) if slab.cards else amulets.alone(core, slab.here)
    for seat, x, y, size in places:
        amulets.amulet(canvas, seat, x, y, size)


def card_places(core: Box, count: int, amulets: int = 0) -> list[Box]:
    """Where the cards lie that lead to a slab: side by side, lower right; smaller beside so many amulets."""
    crowded = amulets > 2 or (count > 1 and amulets)
    wide, high = _CARD_LEAST if crowded else _CARDS.get(count, _CARD_LEAST)
    left = core.right + 2 - count * (wide + 1)
    return [Box(left + index * (wide + 1), core.bottom - 2 - high, wide, high) for index in range(count)]


def number(canvas: Canvas, core: Box, slab: Slab) -> None:
    """The number of a slab, top left."""
    edge = 3 if slab.cards else 0
    place = Box(core.x + 2 + edge, core.y - 1 + edge, 38 if slab.cards else 44, _NUMBER)
    if slab.space == END:
        canvas.rect(Box(core.x + 4, core.y + 2, 54, 42), "#fff3d0", 8)
        canvas.number(core.x + 31, core.y + 23, slab.space, 36, fonts.BOLD, theme.LIME_INK)
        return
    ink = theme.MOSS_INK if slab.walked and not slab.cards else theme.LIME_INK
    canvas.text(place, str(slab.space), 36, fonts.BOLD, ink, smallest=34)


def _stone(canvas: Canvas, core: Box, slab: Slab, cost: str) -> None:
    """The stone in the middle, or in the room that the cards leave."""
    count = len(slab.cards)
    if slab.stone == RED:
        crowded = core.w < 200 and count
        if not count:
            narrow = core.w < 200
            stone(canvas, RED, core.cx + 18 * narrow, core.cy + 4 * narrow, 38 - 3 * narrow)
        elif crowded:
            stone(canvas, RED, core.x + 24, core.bottom - 20, 22)
        else:
            stone(canvas, RED, core.x + 92, core.cy + 6, 34)
        return
    if not count:
        x, y, radius = core.cx + 14, core.cy + 4, 33.0
    elif count == 1:
        radius = min(28.0, (core.h - _NUMBER) / 2)
        x, y = core.x + 36, core.bottom - radius
    elif count == 2:
        x, y, radius = core.x + 20, core.bottom - 20, 19
    else:
        x, y, radius = core.right - 30, core.y + 15, 17
    stone(canvas, slab.stone, x, y, radius if slab.stone == PALE else radius + 3)
    if cost:
        wide, high = (62, 38) if count < 2 else (44, 32)
        place = Box(x - wide / 2, core.bottom + 3 - high, wide, high)
        if count > 2:
            place = Box(core.x + 44, core.y, wide, high)
        elif count == 2:
            place = place.moved(core.x - 2 - place.x, 0)
        canvas.rect(place.inset(-2), WHITE, 9)
        canvas.rect(place, theme.COST, 8)
        canvas.number(place.cx, place.cy, cost, 36 if count < 2 else 32, fonts.BOLD, WHITE)
