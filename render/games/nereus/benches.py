"""The benches of the crew, one for each of its members, as regions: quiet, spent, noted, or open with its places."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.games.nereus.components import Deed
from render.games.nereus import lines, marks, theme
from render.games.nereus.lines import Parts
from render.games.nereus.offers import ON_CREAM, ON_WOOD, Inks, offer, stack
from render.kit import fonts
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE

SHADE: Final = 6
"""How far the shadow of a bench falls: its region is so much higher than the bench."""
RING: Final = 3
"""How far the edge of what was chosen reaches beyond its place: the region of the places is so much larger."""
_NAME: Final = 302
_PLACES: Final = 560
_MARKER: Final = 42
_HEAD: Final = 62
_LINE: Final = 58
_PLATE: Final = 66
_FOOT: Final = 340
_FAINT: Final = Inks(theme.PALE, theme.PALE, theme.PALE, theme.PALE)


class Space(NamedTuple):
    """An action space. owner: the mark that stands there, or empty."""

    deed: Deed
    owner: str


class Place(NamedTuple):
    """A place of the open bench: an action space, or a marker in the explorer phase.

    look:  "open" (it can be chosen), "now" (it was chosen, or is asked), "idle" (free), "shut".
    owner: the mark that stands there, or empty.
    said:  what is said of a marker, empty for a space.
    dear:  it costs more gold than there is.
    done:  its action is done.
    """

    look: str
    owner: str
    deed: Deed | None = None
    said: Parts = ()
    dear: bool = False
    done: bool = False


class Plate(NamedTuple):
    """What gold buys on the open bench. look: "can" (it can be paid now), "cannot" or "done"."""

    said: Parts
    look: str


# --- benches that are not open


def quiet(
    canvas: Canvas, box: Box, member: str, name: str, spaces: tuple[Space, ...], price: tuple[Parts, ...], every: str
) -> None:
    """A bench in signs."""
    place = _bench(canvas, box)
    _who(canvas, place, member, name, theme.LABEL)
    for space, cell in zip(spaces, cells(place, len(spaces)), strict=True):
        if space.owner:
            _hollow(canvas, cell, *theme.TAKEN)
            _stands(canvas, cell, space.owner)
        else:
            _hollow(canvas, cell, *theme.FREE)
            offer(canvas, cell, space.deed, every, ON_WOOD, _letters(cell))
    stack(canvas, _price(place), price, ON_WOOD, 38)


def offered(
    canvas: Canvas,
    box: Box,
    member: str,
    name: str,
    spaces: tuple[Space, ...],
    price: tuple[Parts, ...],
    every: str,
    chosen: bool,
) -> None:
    """A bench to which the reader can send somebody now, or has sent somebody face down."""
    place = box.cut_bottom(SHADE)[1]
    canvas.rect(place.moved(0, SHADE), theme.SHADE, 14)
    canvas.rect(place, theme.GOLD if chosen else theme.CREAM, 14, theme.GOLD_EDGE if chosen else theme.GOLD, 5)
    _who(canvas, place, member, name, theme.INK)
    for space, cell in zip(spaces, cells(place, len(spaces)), strict=True):
        if space.owner:
            _hollow(canvas, cell, *theme.SHUT)
            _stands(canvas, cell, space.owner)
        else:
            canvas.rect(cell, WHITE, 12, theme.SHUT[1], 3)
            offer(canvas, cell, space.deed, every, ON_CREAM, _letters(cell))
    stack(canvas, _price(place), price, ON_CREAM, 38)


def spent(canvas: Canvas, box: Box, member: str, name: str, owners: tuple[str, ...], why: str) -> None:
    """A bench that nobody comes to any more today: folded to a line."""
    place = box.cut_bottom(SHADE)[1]
    canvas.rect(place, theme.SPENT, 10)
    marks.mark(canvas, member, 44, place.cy, 36, theme.LABEL)
    canvas.text(Box(78, 0, _NAME - 84, place.h), name, 34, fonts.SEMIBOLD, theme.LABEL, smallest=28)
    for number, owner in enumerate(owners):
        marks.mark(canvas, owner, _NAME + 24 + _MARKER * number, place.cy, 36)
    canvas.text(Box(_NAME + 200, 0, place.w - _NAME - 220, place.h), why, 32, fonts.SEMIBOLD, theme.LABEL, "right")


def noted(canvas: Canvas, box: Box, member: str, name: str, said: Parts) -> None:
    """A bench that is open elsewhere."""
    place = box.cut_bottom(SHADE)[1]
    canvas.rect(place.moved(0, 4), theme.SHADE, 10)
    canvas.rect(place, theme.CREAM, 10)
    marks.mark(canvas, member, 44, place.cy, 40, theme.INK)
    canvas.text(Box(78, 0, _NAME - 84, place.h), name, 36, fonts.BOLD, theme.INK, smallest=28)
    lines.line(canvas, Box(_NAME, 0, place.w - _NAME - 20, place.h), said, 36, theme.INK)


def _bench(canvas: Canvas, box: Box) -> Box:
    place = box.cut_bottom(SHADE)[1]
    fill, shadow, edge = theme.BENCH
    canvas.rect(place.moved(0, 5), shadow, 12)
    canvas.rect(place, edge, 12)
    canvas.rect(place.cut_top(3)[1], fill, 12)
    return place


def _hollow(canvas: Canvas, cell: Box, fill: str, shadow: str, edge: str | None = None) -> None:
    """A place let into the wood: its upper edge lies in shadow, its lower edge in the light."""
    canvas.rect(cell, shadow, 12)
    inner = cell.cut_top(4)[1]
    if edge is not None:
        canvas.rect(inner, edge, 12)
        inner = inner.cut_bottom(3)[1]
    canvas.rect(inner, fill, 12)


def _who(canvas: Canvas, place: Box, member: str, name: str, ink: str) -> None:
    marks.mark(canvas, member, 46, place.cy, min(56, place.h * 0.7), ink)
    size = 42 if place.h > 80 else 38
    canvas.text(Box(84, 0, _NAME - 100, place.h), name, size, fonts.SEMIBOLD, ink, smallest=30)


def _stands(canvas: Canvas, cell: Box, owner: str) -> None:
    """A marker on its space, with free ground to its right."""
    marks.mark(canvas, owner, cell.x + cell.w * 0.36, cell.cy, min(52, cell.h * 0.84))


def _letters(cell: Box) -> float:
    return 44 if cell.h > 60 else 38


def _price(place: Box) -> Box:
    return place.cut_left(_NAME + _PLACES + 4)[1].inset(6, 4)


def cells(bench: Box, count: int) -> list[Box]:
    """Where the places of a quiet bench lie."""
    room = Box(bench.x + _NAME, bench.y + 8, _PLACES - 8, bench.h - 16)
    return room.columns(*[1] * count, gap=8)


def behind(bench: Box, count: int) -> float:
    """Where a folded bench is free, to the right of so many markers."""
    return bench.x + _NAME + 60 + _MARKER * count


# --- the open bench


class Parted(NamedTuple):
    """Where the parts of an open bench lie: its head, its places, what gold buys, what is said last."""

    head: Box
    places: Box
    plates: Box
    foot: Box


def wide(bench: Box, count: int) -> Parted:
    """The parts of a bench across the deck; what is said last stands at the right of its head."""
    upper, rest = bench.inset(22, 10).cut_top(_HEAD, gap=8)
    foot, head = upper.cut_right(_FOOT)
    plates, places = rest.cut_bottom(4)[1].cut_right(rest.w * 1.35 / (count + 1.35), gap=14)
    return Parted(head, places, plates, foot)


def tall(bench: Box) -> Parted:
    """The parts of a bench beside the sea."""
    head, rest = bench.inset(22, 10).cut_top(_HEAD, gap=6)
    foot, rest = rest.cut_bottom(_LINE, gap=6)
    plates, places = rest.cut_bottom(_PLATE, gap=10)
    return Parted(head, places, plates, foot)


def plank(canvas: Canvas, box: Box) -> None:
    """What the parts of the open bench lie on."""
    place = box.cut_bottom(SHADE)[1]
    canvas.rect(place.moved(0, SHADE), theme.SHADE, 16)
    canvas.rect(place, theme.CREAM, 16, theme.GOLD, 6)


def head(canvas: Canvas, box: Box, member: str, name: str, said: str, improved: bool, done: bool) -> None:
    """Who acts, and beside the name what that brings, as `verb` says it."""
    marks.mark(canvas, member, 30, box.cy, 56, theme.INK)
    filled = canvas.text(Box(70, 0, box.w - 70, box.h), name, 46, fonts.BOLD, theme.INK)
    verb(canvas, box.cut_left(filled.right + 22)[1], said, improved, done)


def named(canvas: Canvas, box: Box, member: str, name: str, space: str) -> None:
    """Who acts, and at the right on which space."""
    marks.mark(canvas, member, 30, box.cy, 56, theme.INK)
    filled = canvas.text(Box(70, 0, box.w - 70, box.h), name, 46, fonts.BOLD, theme.INK)
    canvas.text(box.cut_left(filled.right + 10)[1], space, 36, fonts.REGULAR, theme.MUTED, "right", smallest=28)


def verb(canvas: Canvas, box: Box, said: str, improved: bool, done: bool) -> None:
    """What a crew member brings; `improved` if that is the enhanced action, `done` if it is done."""
    if improved:
        marks.mark(canvas, "tick" if done else "arrow", box.x + 17, box.cy, 34, theme.DONE)
        box = box.cut_left(46)[1]
    ink = theme.DONE if improved else theme.MUTED
    lying = max(1, round(box.h / 46))
    canvas.text(box, said, 36, fonts.SEMIBOLD if improved else fonts.REGULAR, ink, lines=lying, smallest=28)


def places(canvas: Canvas, box: Box, shown: tuple[Place, ...], columns: int, every: str) -> None:
    """The places of the open bench, in lines of so many."""
    for number, (one, cell) in enumerate(zip(shown, cells_of(box.inset(RING), len(shown), columns), strict=False), 1):
        place(canvas, cell, one, number if one.deed else 0, every)


def cells_of(box: Box, count: int, columns: int) -> list[Box]:
    """Where the places of an open bench lie."""
    return box.grid(columns, -(-count // columns), gap=14)


def place(canvas: Canvas, cell: Box, one: Place, number: int, every: str) -> None:
    """A place; with its number, if it has one and was not chosen."""
    if one.look == "now":
        canvas.rect(cell.inset(-RING), theme.GOLD_EDGE, 17)
    if one.look == "shut":
        _hollow(canvas, cell, *theme.SHUT)
    else:
        lit = one.look != "idle"
        canvas.rect(cell, WHITE, 14, theme.GOLD if lit else theme.SHUT[1], 6 if lit else 3)
    if one.dear:
        canvas.hatch(cell.inset(6), "#f6ded6", "#efcabd", 8)
    inner = cell.inset(10, 8)
    if one.deed is None:
        _marker(canvas, inner, one)
        return
    if one.owner:
        # A narrow place has no room for both side by side: there the marker stands above what it has taken.
        narrow = inner.h > 1.2 * inner.w
        stands, inner = inner.cut_top(72) if narrow else inner.cut_left(64)
        if one.done:
            marks.mark(canvas, "tick", stands.x + 32, stands.cy + 34, 38, theme.DONE)
        marks.mark(canvas, one.owner, stands.cx if narrow else stands.x + 32, stands.cy - (20 if one.done else 0), 58)
    elif one.done:
        marks.mark(canvas, "tick", cell.right - 34, cell.bottom - 34, 42, theme.DONE)
    elif number and one.look != "now":
        canvas.number(cell.right - 22, cell.y + 24, number, 34, fonts.SEMIBOLD, theme.MUTED)
    inks = _FAINT if one.look == "shut" else ON_CREAM._replace(ink=theme.NO if one.dear else theme.INK)
    offer(canvas, inner, one.deed, every, inks, 54)


def _marker(canvas: Canvas, box: Box, one: Place) -> None:
    """A marker in the explorer's row: whose it is, and below what it costs or where it went."""
    top, low = box.rows(1.2, 1)
    marks.mark(canvas, one.owner, top.cx, top.cy, min(62, top.h), opacity=0.45 if one.look == "shut" else 1)
    ink = theme.NO if one.dear else theme.INK
    lines.line(canvas, low, one.said, 46, ink, fonts.BOLD, "center", grow=1, gap=0.1)


def plates(canvas: Canvas, box: Box, shown: tuple[Plate, ...], across: bool) -> None:
    """What gold buys, side by side or one below the other."""
    cut = box.columns if across else box.rows
    for one, cell in zip(shown, cut(*[1] * len(shown), gap=10), strict=True):
        canvas.rect(cell, theme.GOLD if one.look == "can" else theme.SHUT[0], 12)
        room = cell.inset(10, 2)
        if one.look == "done":
            marks.mark(canvas, "tick", room.x + 17, room.cy, 36, theme.DONE)
            room = room.cut_left(38)[1]
        ink = theme.INK if one.look == "can" else theme.MUTED
        lines.line(canvas, room, one.said, 40, ink, fonts.SEMIBOLD, "center", smallest=28, gap=0.14)


def foot(canvas: Canvas, box: Box, said: Parts, size: float) -> None:
    """What is in hand, which moves are left, or the own purse."""
    lines.line(canvas, box, said, size, theme.INK, fonts.BOLD, "left" if size > 40 else "right", gap=0.16)
