"""The water beside the ship, with a little ship for everybody: purse, holds as notches, chest and storage."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.games.nereus.components import COLOURS, CREW, HOLD_POINTS, HOLDS, STORAGE_PAIR
from engine.games.nereus.view import CabinView, NereusView
from render.games.nereus import layout, lines, marks, scenery, theme
from render.kit import called, fonts, palette, text
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE
from render.kit.sheet import PART, Sheet
from render.kit.words import Words

_LEFT: Final = 12
_GAP: Final = 14
_REACH: Final = 10
"""How far the frame of who acts and the shadow of a hull reach beyond it."""
_RIM: Final = 8
_LONG: Final = 1172
_BOW: Final = _REACH + _LONG - 62
"""How long a ship is, and where its bow begins in the region of its hull."""
_PURSE: Final = 330
_NOTCH: Final = 40
_MISSING: Final = 0.5
"""How strongly a treasure is drawn that a hold still wants: what lies there is drawn in full."""
_STORED: Final = STORAGE_PAIR * len(COLOURS) // 2


class Purse(NamedTuple):
    """The left part of a ship. low, high: what the final score would be now; signs: sun and hourglass."""

    owner: str
    name: str
    points: int
    low: int
    high: int
    gold: int
    power: int
    cards: int
    signs: tuple[str, ...]


def draw(sheet: Sheet, view: NereusView, words: Words, top: float) -> None:
    """The part that begins at `top`: column heads, a ship for everybody, what can still be drawn."""
    sheet.keep(Box(0, top, WIDTH, PART), scenery.beside, ground=theme.SEA[2])
    labels = tuple(words(key) for key in ("now-word", "gold-word", "power-word"))
    sheet.keep(Box(0, top + layout.RAIL, WIDTH, layout.FLEET_TOP - layout.RAIL - _REACH), heading, labels)
    found = places(view, top)
    for seat, (player, place) in enumerate(zip(view.players, found, strict=False)):
        signs = tuple(name for name, holder in (("sun", view.sun), ("hourglass", view.hourglass)) if holder == seat)
        low, high = player.projected.low, player.projected.high
        left = Purse(
            marks.seat(seat), words.player(seat), player.points, low, high,
            player.gold, player.power, player.science, signs if view.day else (),
        )  # fmt: skip
        cabin, active = player.cabin, seat in view.waits
        colour, deck = marks.colour(left.owner), theme.CREAM if active else theme.HULL
        # Parts that change at different times are kept one by one, each as it is on any hull of its colour.
        sheet.keep(_around(place), ship, colour, deck, active)
        inner = place.inset(0, _RIM)
        sheet.keep(Box(place.x + _RIM, inner.y, _PURSE, inner.h), purse, left, ground=colour)
        held = Box(layout.HOLDS_LEFT, inner.y, len(CREW) * layout.HOLD, inner.h)
        sheet.keep(held, holds, cabin.holds, cabin.done, ground=deck)
        tail = Box(held.right, inner.y, layout.CHEST + layout.STORAGE, inner.h)
        sheet.keep(tail, treasury, len(cabin.chest), stored(cabin), ground=deck)
        if view.acting == seat:
            for where in (*CREW, "chest", "storage"):
                column = _column(where)._replace(y=inner.y, h=inner.h)
                sheet.area(f"in-{where}-hold" if where in CREW else f"in-{where}", column)
        if view.last.seat == seat:
            for where in sorted({spot.partition("-")[0] for spot in view.last.filled}):
                sheet.keep(Box(_column(where).cx - 20, place.y - _REACH, 40, 2 * _REACH + 4), pointer)
    if view.neutral is not None:
        nobody = view.neutral
        left_cards = len(CREW) - len(nobody.played)
        said = words("neutral-told", point=nobody.compass, die=nobody.die, count=left_cards)
        sheet.keep(_around(found[-1]), ship, *theme.NEUTRAL_HULL, False)
        sheet.keep(found[-1].inset(_RIM), neutral, words("neutral"), said)
    place = Box(0, top + PART - layout.BAG, WIDTH, layout.BAG)
    sheet.keep(place, bag, view.bag, words("cards-left", count=view.science_deck), ground=theme.RAIL[2])


def places(view: NereusView, top: float) -> list[Box]:
    """The ships of all seats, then that of the neutral player if there is one."""
    room = Box(_LEFT, top + layout.FLEET_TOP, _LONG, PART - layout.FLEET_TOP - layout.BAG - _REACH)
    count = view.seats + (view.neutral is not None)
    high = min(layout.SHIP, (room.h - _GAP * (count - 1)) // count)
    heights = [high] * view.seats + [layout.NEUTRAL] * (view.neutral is not None)
    free = room.h - sum(heights)
    gap = min(_GAP * 2, free // count)
    return layout.stacked(room.cut_top(min(_GAP, (free - gap * (count - 1)) // 2))[1], [*heights], gap)


def _column(place: str) -> Box:
    """Where a hold, the chest or the storage lies across a ship."""
    tail = layout.HOLDS_LEFT + len(CREW) * layout.HOLD
    if place == "chest":
        return Box(tail, 0, layout.CHEST, 0)
    if place == "storage":
        return Box(tail + layout.CHEST, 0, layout.STORAGE, 0)
    return Box(layout.HOLDS_LEFT + CREW.index(place) * layout.HOLD, 0, layout.HOLD, 0)


def bow_at(ship: Box) -> Box:
    """The free deck in the bow of a ship."""
    left = _column("storage").right
    return Box(left, ship.y, ship.right - _RIM - left, ship.h)


def stored(cabin: CabinView) -> tuple[str, ...]:
    """What lies in the storage, rarest first, then gems."""
    colours = [colour for colour, count in zip(COLOURS, cabin.storage, strict=True) for _ in range(count)]
    return (*reversed(colours), *["gem"] * cabin.gems)


def _around(place: Box) -> Box:
    """A ship with its frame, its shadow and its wake."""
    return Box(place.x - _REACH, place.y - _REACH, WIDTH - place.x + _REACH, place.h + 2 * _REACH)


# --- regions


def heading(canvas: Canvas, box: Box, labels: tuple[str, ...]) -> None:
    """What stands in which column; below each hold what completes it, in the order of its notches."""
    points, gold, power = labels
    top, low = Box(30, 4, 316, 52), Box(30, 58, 316, 52)
    lines.line(canvas, top, ("/star", points), 36, WHITE, accent=WHITE)
    lines.line(canvas, low, ("/coin", gold, "/bolt", power), 36, WHITE, power=theme.POWER_LIGHT, gap=0.14)
    for number, (member, worth, wants) in enumerate(zip(CREW, HOLD_POINTS, HOLDS, strict=True)):
        cell = Box(layout.HOLDS_LEFT + number * layout.HOLD, 0, layout.HOLD, box.h)
        marks.mark(canvas, member, cell.x + 25, 28, 42, WHITE)
        canvas.text(Box(cell.x + 46, 4, 44, 48), str(worth), 40, fonts.BOLD, WHITE)
        plate = Box(cell.x + 7, 53, layout.HOLD - 14, 66)
        canvas.rect(plate, theme.CREAM_QUIET, 10)
        if wants[0] in ("different", "same"):
            said = f"{len(wants)}" + ("≠" if wants[0] == "different" else "=")
            canvas.text(plate, said, 38, fonts.BOLD, theme.INK, across="center")
            continue
        for kind, (x, y) in zip(wants, _spots(len(wants)), strict=True):
            marks.plain(canvas, kind, plate.cx + x * 32, plate.cy + y * 31, 30)
    x = layout.HOLDS_LEFT + len(CREW) * layout.HOLD
    marks.mark(canvas, "chest", x + layout.CHEST / 2, box.cy, 66)
    shelf = Box(x + layout.CHEST, 6, layout.STORAGE, box.h - 6).placed(68, 96)
    canvas.rect(shelf, theme.CREAM_QUIET, 10)
    for cell in shelf.inset(8).grid(2, 3, gap=6):
        notch(canvas, cell)


def _spots(count: int) -> tuple[tuple[float, float], ...]:
    """Where the notches of a hold lie, in their sizes from its middle: two by two, a third one below the middle."""
    low = ((-0.5, 0.5), (0.5, 0.5)) if count == 4 else ((0.0, 0.5),)
    return ((-0.5, -0.5), (0.5, -0.5), *low)


def ship(canvas: Canvas, box: Box, colour: str, deck: str, active: bool) -> None:
    """A hull seen from above with its bow to the right; framed for whoever is asked."""
    hull = Box(_REACH, _REACH, _LONG, box.h - 2 * _REACH)
    for turn in (-1, 1):
        wake = f"M{hull.right - 20},{hull.cy + turn * 34} q34,{turn * 14} 44,{turn * 40}"
        canvas.path(wake, line=palette.faded(theme.FOAM, 0.7), width=6)
    _hull(canvas, hull.moved(1, 9), palette.mix(theme.SEA[3], theme.NIGHT, 0.5))
    if active:
        _hull(canvas, hull.inset(-7), theme.GOLD)
    _hull(canvas, hull, colour)
    _hull(canvas, hull.inset(_RIM), deck)


def _hull(canvas: Canvas, hull: Box, fill: str) -> None:
    """An area that ends in a bow. Only that is bent, and costs as much as it is large."""
    y, right, low = hull.y, hull.right, hull.bottom
    canvas.rect(hull._replace(w=_BOW + 18 - hull.x), fill, 18)
    canvas.path(
        f"M{_BOW - 18},{y} H{_BOW} Q{right - 4},{y + 6} {right},{hull.cy} Q{right - 4},{low - 6} {_BOW},{low} "
        f"H{_BOW - 18} Z",
        fill,
    )


def pointer(canvas: Canvas, box: Box) -> None:
    """On the edge of a hull, above what the last turn filled."""
    canvas.path(f"M{box.cx - 15} 4 h30 l-15 19 Z", theme.INK, WHITE, 4)


def purse(canvas: Canvas, box: Box, left: Purse) -> None:
    """Whose ship it is; points, gold, power, cards; what it would come to at the end."""
    canvas.rect(box, marks.tint(left.owner), 12)
    canvas.rect(box.cut_right(20)[0], marks.tint(left.owner))
    top, low = box.inset(8, 2).rows(1.35, 1)
    marks.mark(canvas, left.owner, top.x + 24, top.cy, 46)
    points = (str(left.points), "/star")
    wide = min(98.0, lines.width(points, text.Style(58, fonts.BOLD), 0.76, 0.06))
    place = Box(top.right - wide - 2, top.y, wide, top.h)
    lines.line(canvas, place, points, 58, theme.INK, fonts.BOLD, "right", grow=0.76, gap=0.06)
    called.name(canvas, Box(top.x + 51, top.y, place.x - top.x - 54, top.h), left.name, 40, theme.INK)
    said = "→" + (str(left.low) if left.low == left.high else f"{left.low}–{left.high}")
    filled = canvas.text(low.cut_right(130)[0], said, 34, fonts.SEMIBOLD, theme.MUTED, across="right", smallest=28)
    told = ("/coin", str(left.gold), "/bolt", str(left.power), "/card", str(left.cards))
    room = filled.x - low.x - 4
    # Where there is little room, sun and hourglass are the first to become small.
    least = lines.width(told, text.Style(30, fonts.BOLD, fonts.NARROW), 0.8, 0.06)
    side = 36 if least <= room - 36 * len(left.signs) else 22
    room -= side * len(left.signs)
    x = lines.line(canvas, low._replace(w=room), told, 42, theme.INK, fonts.BOLD, grow=0.8, gap=0.06)
    for number, name in enumerate(left.signs):
        marks.mark(canvas, name, x + (number + 0.5) * side + 2, low.cy, side - 2)


def holds(canvas: Canvas, box: Box, lying: tuple[tuple[str, ...], ...], done: tuple[bool, ...]) -> None:
    """The holds, each with its notches."""
    for number, (member, kinds, complete) in enumerate(zip(CREW, lying, done, strict=True)):
        cell = Box(number * layout.HOLD, 0, layout.HOLD, box.h).inset(3, 4)
        if complete:
            _lid(canvas, cell, member)
        else:
            _notches(canvas, cell, member, kinds)


def _lid(canvas: Canvas, cell: Box, member: str) -> None:
    """A complete hold is closed, with its points on the lid."""
    canvas.rect(cell.cut_top(2)[1], theme.DONE_SHADE, 12)
    canvas.rect(cell.cut_bottom(5)[1], theme.DONE, 12)
    marks.mark(canvas, member, cell.cx, cell.cy - 24, 44, theme.DONE_INK)
    points = f"+{HOLD_POINTS[CREW.index(member)]}"
    canvas.number(cell.cx, cell.cy + 24, points, 42, fonts.BOLD, theme.DONE_INK)


def _notches(canvas: Canvas, cell: Box, member: str, lying: tuple[str, ...]) -> None:
    """What lies in a hold; one that has begun shows pale what it lacks, the last one missing in a dark frame."""
    wants, lacks = HOLDS[CREW.index(member)], sum(not kind for kind in lying)
    begun = lacks < len(lying)
    if begun:
        canvas.rect(cell, theme.BEGUN, 12, theme.NOTCH[0], 2)
    for lies, want, (x, y) in zip(lying, wants, _spots(len(wants)), strict=True):
        at = Box(cell.cx + x * _NOTCH - _NOTCH / 2, cell.cy + y * _NOTCH - _NOTCH / 2, _NOTCH, _NOTCH)
        if lies:
            marks.mark(canvas, lies, at.cx, at.cy, 44)
        elif not begun or want in ("different", "same"):
            notch(canvas, at.inset(8))
        elif lacks == 1:
            canvas.rect(at.inset(1), WHITE, 9, theme.INK, 3)
            marks.plain(canvas, want, at.cx, at.cy, 28)
        else:
            canvas.rect(at.inset(1), theme.LACKS, 9)
            marks.plain(canvas, want, at.cx, at.cy, 30, _MISSING)


def notch(canvas: Canvas, at: Box) -> None:
    """A place for a treasure, let into the deck."""
    fill, shadow = theme.NOTCH
    canvas.rect(at, shadow, 8)
    canvas.rect(at.cut_top(3)[1], fill, 8)


def treasury(canvas: Canvas, box: Box, chest: int, storage: tuple[str, ...]) -> None:
    """How far the chest is filled and what comes next, and what lies in the storage."""
    left, right = box.cut_left(layout.CHEST)
    if chest < len(COLOURS):
        marks.mark(canvas, COLOURS[chest], left.cx, left.cy - 20, 54)
    else:
        marks.mark(canvas, "tick", left.cx, left.cy - 20, 48, theme.DONE)
    pegs = Box(left.cx - 34, left.cy + 14, 68, 34).grid(3, 2, gap=4)
    for number, peg in enumerate(pegs):
        canvas.rect(peg, theme.INK if number < chest else theme.NOTCH[0], 4)
    columns = 2 if len(storage) <= _STORED else 3
    size = min(36.0, (right.w - 6) / columns)
    cells = right.placed(size * columns, min(right.h, size * 3)).grid(columns, 3)
    for number, cell in enumerate(cells):
        if number < len(storage):
            marks.mark(canvas, storage[number], cell.cx, cell.cy, min(size, cell.h) + 1)
        else:
            notch(canvas, Box(cell.cx - 12, cell.cy - 11, 24, 22))


def neutral(canvas: Canvas, box: Box, name: str, said: str) -> None:
    """The neutral player: where its compass points, what it rolled last, its crew cards."""
    marks.mark(canvas, "neutral", 44, box.cy, 56)
    filled = canvas.text(Box(86, 0, 330, box.h), name, 40, fonts.BOLD, theme.INK, smallest=32)
    canvas.text(Box(filled.right + 32, 0, 1090 - filled.right - 32, box.h), said, 36, fill=theme.INK, smallest=28)


def bag(canvas: Canvas, box: Box, counts: tuple[int, ...], cards: str) -> None:
    """What can still be drawn."""
    canvas.gradient(box, theme.RAIL[1], theme.RAIL[2])
    marks.mark(canvas, "bag", 56, box.cy, 50)
    right = canvas.text(Box(box.w - 230, 0, 204, box.h), cards, 40, fonts.BOLD, theme.LABEL, across="right")
    marks.mark(canvas, "card", right.x - 28, box.cy, 44)
    room = Box(104, 0, right.x - 60 - 104, box.h)
    for colour, count, cell in zip(COLOURS, counts, room.columns(*[1] * len(COLOURS)), strict=True):
        marks.mark(canvas, colour, cell.x + 24, box.cy, 46)
        ink = theme.LABEL if count else palette.mix(theme.LABEL, theme.RAIL[2], 0.5)
        canvas.text(Box(cell.x + 54, 0, cell.w - 54, box.h), str(count), 42, fonts.BOLD, ink)
