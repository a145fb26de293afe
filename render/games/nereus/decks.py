"""The part with the hull: a deck for each seat with purse and points, holds, chest and storage."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.games.nereus.components import COLOURS, CREW, HOLD_POINTS, HOLDS
from engine.games.nereus.view import CabinView, NereusView
from render.games.nereus import layout, lines, marks, neutral, scenery, theme
from render.kit import called, fonts, palette, text
from render.kit.canvas import WIDTH, Canvas
from render.kit.changes import happened
from render.kit.geometry import Box
from render.kit.palette import WHITE
from render.kit.sheet import PART, Sheet
from render.kit.words import Words

_MISSING: Final = 0.5
"""How strongly a treasure is drawn that a hold still wants, as in an own cabin: what lies there is drawn in full."""


class Deck(NamedTuple):
    """The left part of a deck. low, high: what the final score would be now; signs: sun and hourglass."""

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
    """The part that begins at `top`: column heads, a deck for everybody, what can still be drawn."""
    sheet.keep(Box(0, top, WIDTH, PART), scenery.hull, ground=theme.WOOD[0])
    labels = tuple(words(key) for key in ("points-word", "gold-word", "power-word", "cards-word"))
    sheet.keep(Box(10, top + 36, WIDTH - 20, layout.HEAD), heading, labels, ground=theme.WOOD[0])
    found = places(view, top)
    last = view.last
    for seat, (player, place) in enumerate(zip(view.players, found, strict=False)):
        signs = tuple(name for name, holder in (("sun", view.sun), ("hourglass", view.hourglass)) if holder == seat)
        bounds = player.projected
        left = Deck(
            marks.seat(seat), words.player(seat), player.points, bounds.low, bounds.high,
            player.gold, player.power, player.science, signs,
        )  # fmt: skip
        new = tuple(sorted({spot.partition("-")[0] for spot in last.filled})) if last.seat == seat else ()
        active = seat in view.waits
        cabin = player.cabin
        # Parts that change at different times are kept one by one.
        sheet.keep(place.inset(-6, -4), plate, active)
        left_part, rest = place.cut_left(layout.DECK_LEFT - 2)
        holds_part, rest = rest.cut_left(len(CREW) * layout.HOLD + 4)
        sheet.keep(left_part, purse, left)
        in_holds = tuple(spot for spot in new if spot in CREW)
        sheet.keep(holds_part, holds, cabin.holds, cabin.done, in_holds, ground=_paper(active))
        in_tail = tuple(spot for spot in new if spot not in CREW)
        sheet.keep(rest, treasury, len(cabin.chest), stored(cabin), in_tail)
    if view.neutral is not None:
        nobody = view.neutral
        rolled = words("neutral-rolled", die=nobody.die) if nobody.die else ""
        point = words("neutral-compass", point=nobody.compass)
        left_cards = words("neutral-cards", count=len(CREW) - len(nobody.played))
        said = (words("neutral"), left_cards, point, rolled, words("neutral-scores"))
        sheet.keep(found[-1].inset(-6, -4), neutral.deck, said, nobody.compass, nobody.die)
    place = Box(10, _bag_top(top), WIDTH - 20, layout.BAG)
    sheet.keep(place, bag, words("bag"), view.bag, words("cards-left", count=view.science_deck))


def places(view: NereusView, top: float) -> list[Box]:
    """The decks of all seats, then that of the neutral player if there is one."""
    y = top + 36 + layout.HEAD + layout.DECK_GAP
    room = Box(10, y, WIDTH - 20, _bag_top(top) - layout.DECK_GAP - y)
    return layout.lines(room, view.seats + (view.neutral is not None), layout.DECK_GAP)


def _bag_top(top: float) -> float:
    return top + PART - layout.BAG - 8


def stored(cabin: CabinView) -> tuple[str, ...]:
    """What lies in the storage, rarest first, then gems."""
    colours = [colour for colour, count in zip(COLOURS, cabin.storage, strict=True) for _ in range(count)]
    return (*reversed(colours), *["gem"] * cabin.gems)


def missing(member: str, lying: tuple[str, ...]) -> tuple[str, ...]:
    """The colours that a hold still wants."""
    return tuple(wants for lies, wants in zip(lying, HOLDS[CREW.index(member)], strict=True) if not lies)


# --- regions


def heading(canvas: Canvas, box: Box, labels: tuple[str, ...]) -> None:
    """What stands in which column; below each hold what completes it."""
    canvas.rect(box, theme.WOOD[2], 10)
    points, gold, power, cards = labels
    top, low = Box(14, 8, layout.DECK_LEFT - 26, 56), Box(14, 68, layout.DECK_LEFT - 26, 56)
    lines.line(canvas, top, ("/star", points), 34, "#f3e3c3", accent="#ffd675")
    said = ("/coin", gold, "/bolt", power, "/card", cards)
    lines.line(canvas, low, said, 34, "#f3e3c3", power=theme.POWER_LIGHT, gap=0.14)
    x = 6 + layout.DECK_LEFT
    for member, worth, wants in zip(CREW, HOLD_POINTS, HOLDS, strict=True):
        plate = Box(x + 2, 62, layout.HOLD - 8, 66)
        canvas.rect(plate, theme.CREAM_QUIET, 7)
        marks.mark(canvas, member, x + 24, 32, 44, theme.LABEL)
        canvas.text(Box(x + 46, 8, 42, 48), str(worth), 38, fonts.BOLD, "#ffd675")
        if wants[0] in ("different", "same"):
            said = f"{len(wants)}×" + ("≠" if wants[0] == "different" else "=")
            canvas.text(plate, said, 36, fonts.BOLD, theme.INK, across="center")
        else:
            for row, kinds in enumerate((wants[:2], wants[2:])):
                for number, kind in enumerate(kinds):
                    across = plate.cx + 36 * (number - (len(kinds) - 1) / 2)
                    marks.plain(canvas, kind, across, plate.cy + 31 * (row - 0.5), 31)
        x += layout.HOLD
    marks.mark(canvas, "chest", x + layout.CHEST / 2, layout.HEAD / 2, 64)
    x += layout.CHEST
    _shelf(canvas, Box(x, 0, layout.STORAGE - 8, layout.HEAD))


def _shelf(canvas: Canvas, box: Box) -> None:
    """The sign of the storage: three pairs of spaces."""
    for cell in box.placed(66, 96).grid(2, 3, gap=6):
        canvas.rect(cell, theme.SLOT, 5, theme.INK, 2)


def _paper(active: bool) -> str:
    return theme.CREAM if active else theme.CREAM_QUIET


def plate(canvas: Canvas, box: Box, active: bool) -> None:
    """What a deck lies on, framed for whoever is asked."""
    if active:
        canvas.rect(box, theme.GOLD, 14)
    canvas.rect(Box(6, 4, box.w - 12, box.h - 8), _paper(active), 10)


def holds(
    canvas: Canvas,
    box: Box,
    lying: tuple[tuple[str, ...], ...],
    done: tuple[bool, ...],
    new: tuple[str, ...],
) -> None:
    """The holds with what they lack. `new`: what the last turn filled."""
    for number, (member, kinds, complete) in enumerate(zip(CREW, lying, done, strict=True)):
        cell = Box(2 + number * layout.HOLD, 0, layout.HOLD, box.h)
        canvas.rect(Box(cell.x - 2, 0, 4, box.h), theme.WOOD[2])
        compartment(canvas, cell.inset(4, 3), member, kinds, complete, member in new)
    canvas.rect(Box(box.w - 4, 0, 4, box.h), theme.WOOD[2])


def treasury(canvas: Canvas, box: Box, chest: int, storage: tuple[str, ...], new: tuple[str, ...]) -> None:
    """How far the chest is filled, and what lies in the storage."""
    left, right = box.cut_left(layout.CHEST - 2)
    _chest(canvas, Box(-2, 0, layout.CHEST, box.h).inset(4, 3), chest, "chest" in new)
    canvas.rect(Box(left.right - 2, 0, 4, box.h), theme.WOOD[2])
    _storage(canvas, right.inset(4, 3), storage, "storage" in new)


def purse(canvas: Canvas, box: Box, left: Deck) -> None:
    """Whose deck it is; points, gold, power, cards; what it would come to at the end."""
    canvas.rect(box, marks.tint(left.owner), 10)
    canvas.rect(Box(box.x, box.y, 12, box.h), marks.colour(left.owner), 5)
    top, low = Box(box.x + 20, box.y + 4, box.w - 26, box.h - 8).rows(1.2, 1)
    top, low = top.placed(top.w, min(top.h, 84)), low.placed(low.w, min(low.h, 60))
    marks.mark(canvas, left.owner, top.x + 28, top.cy, 50)
    points = (str(left.points), "/star")
    wide = min(124.0, lines.width(points, text.Style(56, fonts.BOLD), 0.68, 0.1))
    place = Box(top.right - wide, top.y, wide, top.h)
    lines.line(canvas, place, points, 56, theme.INK, fonts.BOLD, "right", grow=0.68, gap=0.1)
    named = Box(top.x + 62, top.y - 3, place.x - top.x - 68, top.h + 6)
    called.name(canvas, named, left.name, 40, theme.INK)
    said = str(left.low) if left.low == left.high else f"{left.low}–{left.high}"
    ending = low.cut_right(110)[0]
    filled = canvas.text(ending, said, 36, fonts.SEMIBOLD, theme.MUTED, across="right", smallest=28)
    purse = ("/coin", str(left.gold), "/bolt", str(left.power), "/card", str(left.cards))
    room = filled.x - low.x - 6 - 32 * len(left.signs)
    # Sun and hourglass stand beside the cards, away from the points, which they do not count.
    place = Box(low.x, low.y, room, low.h)
    x = lines.line(canvas, place, purse, 44, theme.INK, fonts.BOLD, grow=0.8, gap=0.12)
    for number, name in enumerate(left.signs):
        marks.mark(canvas, name, x + 20 + 32 * number, low.cy, 32)


def compartment(canvas: Canvas, box: Box, member: str, lying: tuple[str, ...], complete: bool, new: bool) -> None:
    """A hold: complete, empty, or how full it is with what it lacks."""
    size = len(lying)
    have = sum(bool(kind) for kind in lying)
    if complete:
        canvas.rect(box, theme.DONE, 10)
        marks.mark(canvas, "tick", box.cx, box.y + box.h * 0.34, 50, WHITE)
        points = (str(HOLD_POINTS[CREW.index(member)]), "/star")
        low = Box(box.x, box.y + box.h * 0.58, box.w, box.h * 0.36)
        lines.line(canvas, low, points, 38, theme.DONE_INK, fonts.BOLD, "center", accent=theme.DONE_INK, grow=0.8)
    elif not have:
        canvas.text(box, f"0/{size}", 36, fonts.SEMIBOLD, theme.PALE, across="center")
    else:
        canvas.rect(box, theme.NEARLY if have == size - 1 else "#fdf7ea", 10)
        _lacking(canvas, box, member, lying, f"{have}/{size}")
    if new:
        happened(canvas, box)


def _lacking(canvas: Canvas, box: Box, member: str, lying: tuple[str, ...], said: str) -> None:
    """The count, and the treasures that are missing, faint; for the purser those that lie there, for the merchant what
    is wanted."""
    top, low = Box(box.x + 2, box.y + 3, box.w - 4, box.h - 6).rows(0.44, 0.56)
    lacks = missing(member, lying)
    if member == "merchant":
        canvas.text(top, said, 40, fonts.BOLD, theme.INK, across="center")
        kind = next((kind for kind in lying if kind and kind != "gem"), "gem")
        lines.line(canvas, low, (f"+{len(lacks)}", f"/{kind}"), 36, theme.INK, fonts.BOLD, "center", grow=1.1)
        return
    if member == "purser":
        lines.line(canvas, top, (f"{said}≠",), 38, theme.INK, fonts.BOLD, "center")
        inside = [kind for kind in lying if kind]
        step = min(40.0, (low.w - 2) / len(inside))
        for number, kind in enumerate(inside):
            x = low.cx + (number - (len(inside) - 1) / 2) * step
            if len(inside) < 3:
                marks.mark(canvas, kind, x, low.cy, 38)
            else:
                marks.plain(canvas, kind, x, low.cy, 27)
        return
    canvas.text(top, said, 40, fonts.BOLD, theme.INK, across="center")
    size, step = ((52, 0.0), (40, low.w / 2), (32, 28.0))[len(lacks) - 1]
    for number, kind in enumerate(lacks):
        marks.mark(canvas, kind, low.cx + (number - (len(lacks) - 1) / 2) * step, low.cy, size, opacity=_MISSING)


def _chest(canvas: Canvas, box: Box, filled: int, new: bool) -> None:
    top, low = box.rows(0.46, 0.54)
    canvas.text(top, f"{filled}/{len(COLOURS)}", 40, fonts.BOLD, theme.INK, "center")
    if filled < len(COLOURS):
        marks.mark(canvas, "arrow", box.x + 15, low.cy, 28, theme.MUTED)
        marks.mark(canvas, COLOURS[filled], box.x + 52, low.cy, 44)
    else:
        marks.mark(canvas, "tick", box.cx, low.cy, 44, theme.DONE)
    if new:
        happened(canvas, box)


def _storage(canvas: Canvas, box: Box, storage: tuple[str, ...], new: bool) -> None:
    if not storage:
        canvas.text(box, "–", 36, fonts.BOLD, theme.PALE, across="center")
    columns = min(2 if len(storage) <= 4 else 3, max(1, len(storage)))
    rows = max(1, -(-len(storage) // columns))
    size = min(46, box.h / rows * 0.94, box.w / columns)
    for number, kind in enumerate(storage):
        down, right = divmod(number, columns)
        x = box.x + box.w * (right + 0.5) / columns
        marks.mark(canvas, kind, x, box.y + box.h * (down + 0.5) / rows, size)
    if new:
        happened(canvas, box)


def bag(canvas: Canvas, box: Box, label: str, counts: tuple[int, ...], cards: str) -> None:
    """What can still be drawn."""
    canvas.rect(box, theme.WOOD[2], 10)
    marks.mark(canvas, "bag", 34, box.cy, 48)
    filled = canvas.text(Box(66, 0, 190, box.h), label, 34, fonts.SEMIBOLD, "#f3e3c3")
    right = canvas.text(Box(box.w - 210, 0, 194, box.h), cards, 36, fonts.SEMIBOLD, "#f3e3c3", across="right")
    marks.mark(canvas, "card", right.x - 26, box.cy, 44)
    room = Box(filled.right + 14, 0, right.x - 54 - filled.right - 14, box.h)
    for colour, count, cell in zip(COLOURS, counts, room.columns(*[1] * len(COLOURS)), strict=True):
        marks.mark(canvas, colour, cell.x + 26, box.cy, 42)
        ink = WHITE if count else palette.mix(WHITE, theme.WOOD[2], 0.5)
        canvas.text(Box(cell.x + 52, 0, cell.w - 52, box.h), str(count), 42, fonts.BOLD, ink)
