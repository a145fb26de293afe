"""The hull of the board: a deck for each seat with purse and points, holds, chest and storage."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.nereus.components import COLOURS, CREW, HOLD_POINTS, HOLDS
from engine.games.nereus.view import CabinView, NereusView
from render.games.nereus import layout, lines, marks, neutral, theme
from render.kit import fonts, palette, text
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE
from render.kit.sheet import Sheet
from render.kit.words import Words


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


def draw(sheet: Sheet, view: NereusView, words: Words) -> None:
    """Everything below the sea."""
    y = layout.HULL + 18
    labels = tuple(words(key) for key in ("points-word", "gold-word", "power-word", "cards-word", "storage"))
    sheet.keep(Box(10, y, WIDTH - 20, layout.HEAD), heading, labels, ground=theme.WOOD[0])
    y += layout.HEAD + 8
    last = view.last
    for seat, player in enumerate(view.players):
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
        sheet.keep(Box(4, y - 4, WIDTH - 8, layout.DECK + 8), plate, active)
        place = Box(10, y, WIDTH - 20, layout.DECK)
        left_part, rest = place.cut_left(layout.DECK_LEFT - 2)
        holds_part, rest = rest.cut_left(len(CREW) * layout.HOLD + 4)
        sheet.keep(left_part, purse, left)
        in_holds = tuple(spot for spot in new if spot in CREW)
        sheet.keep(holds_part, holds, cabin.holds, cabin.done, in_holds, ground=_paper(active))
        in_tail = tuple(spot for spot in new if spot not in CREW)
        sheet.keep(rest, treasury, len(cabin.chest), stored(cabin), in_tail)
        y += layout.DECK + layout.DECK_GAP
    if view.neutral is not None:
        found = view.neutral
        rolled = words("neutral-rolled", die=found.die) if found.die else ""
        point = words("neutral-compass", point=found.compass)
        left_cards = words("neutral-cards", count=len(CREW) - len(found.played))
        said = (words("neutral"), left_cards, point, rolled, words("neutral-scores"))
        sheet.keep(Box(4, y - 4, WIDTH - 8, layout.DECK + 8), neutral.deck, said, found.compass, found.die)
        y += layout.DECK + layout.DECK_GAP
    place = Box(10, y, WIDTH - 20, layout.BAG)
    sheet.keep(place, bag, words("bag"), view.bag, words("cards-left", count=view.science_deck))


def height(seats: int, neutral: bool) -> int:
    """How high a board with so many decks is."""
    decks = (seats + neutral) * (layout.DECK + layout.DECK_GAP)
    return layout.HULL + 18 + layout.HEAD + 8 + decks + layout.BAG + 14


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
    points, gold, power, cards, storage = labels
    top, low = Box(14, 14, layout.DECK_LEFT - 20, 40), Box(14, 62, layout.DECK_LEFT - 20, 40)
    lines.line(canvas, top, ("/star", points), 28, "#f3e3c3", accent="#ffd675")
    lines.line(canvas, low, ("/coin", gold, "/bolt", power, "/card", cards), 28, "#f3e3c3", power=theme.POWER_LIGHT)
    x = 6 + layout.DECK_LEFT
    for member, worth, wants in zip(CREW, HOLD_POINTS, HOLDS, strict=True):
        plate = Box(x + 2, 54, layout.HOLD - 8, 58)
        canvas.rect(plate, theme.CREAM_QUIET, 7)
        marks.mark(canvas, member, x + 25, 28, 40, theme.LABEL)
        canvas.text(Box(x + 46, 8, 40, 40), str(worth), 32, fonts.BOLD, "#ffd675")
        if wants[0] in ("different", "same"):
            said = f"{len(wants)}× " + ("≠" if wants[0] == "different" else "=")
            canvas.text(plate, said, 32, fonts.BOLD, theme.INK, across="center")
        else:
            for row, kinds in enumerate((wants[:2], wants[2:])):
                for number, kind in enumerate(kinds):
                    across = plate.cx + 30 * (number - (len(kinds) - 1) / 2)
                    marks.plain(canvas, kind, across, plate.cy + 27 * (row - 0.5), 27)
        x += layout.HOLD
    marks.mark(canvas, "chest", x + layout.CHEST / 2, layout.HEAD / 2, 50)
    x += layout.CHEST
    canvas.text(Box(x, 0, layout.STORAGE - 8, layout.HEAD), storage, 29, fonts.SEMIBOLD, "#f3e3c3", across="center")


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
    top, low = Box(box.x + 20, box.y + 4, box.w - 24, 50), Box(box.x + 20, box.bottom - 42, box.w - 24, 38)
    marks.mark(canvas, left.owner, top.x + 26, top.cy, 50)
    points = (str(left.points), "/star")
    wide = min(108.0, lines.width(points, text.Style(50, fonts.BOLD), 0.68, 0.1))
    place = Box(top.right - wide, top.y, wide, top.h)
    lines.line(canvas, place, points, 50, theme.INK, fonts.BOLD, "right", grow=0.68, gap=0.1)
    # Only the longest names are smaller than any other words: a name is not cut.
    named = Box(top.x + 58, top.y - 3, place.x - top.x - 64, 58)
    canvas.text(named, left.name, 33, fonts.BOLD, theme.INK, lines=2, smallest=19)
    said = str(left.low) if left.low == left.high else f"{left.low}–{left.high}"
    filled = canvas.text(low, said, 30, fonts.SEMIBOLD, theme.MUTED, across="right")
    purse = ("/coin", str(left.gold), "/bolt", str(left.power), "/card", str(left.cards))
    room = filled.x - low.x - 10 - 34 * len(left.signs)
    # Sun and hourglass stand beside the cards, away from the points, which they do not count.
    x = lines.line(canvas, Box(low.x, low.y, room, low.h), purse, 33, theme.INK, fonts.BOLD, smallest=24, gap=0.16)
    for number, name in enumerate(left.signs):
        marks.mark(canvas, name, x + 26 + 34 * number, low.cy, 33)


def compartment(canvas: Canvas, box: Box, member: str, lying: tuple[str, ...], complete: bool, new: bool) -> None:
    """A hold: complete, empty, or how full it is with what it lacks."""
    size = len(lying)
    have = sum(bool(kind) for kind in lying)
    if complete:
        canvas.rect(box, theme.DONE, 10)
        marks.mark(canvas, "tick", box.cx, box.y + box.h * 0.36, 46, WHITE)
        points = (str(HOLD_POINTS[CREW.index(member)]), "/star")
        low = Box(box.x, box.bottom - 36, box.w, 34)
        lines.line(canvas, low, points, 30, theme.DONE_INK, fonts.BOLD, "center", accent=theme.DONE_INK, grow=0.9)
    elif not have:
        canvas.text(box, f"0/{size}", 29, fonts.SEMIBOLD, theme.PALE, across="center")
    else:
        canvas.rect(box, theme.NEARLY if have == size - 1 else "#fdf7ea", 10)
        _lacking(canvas, box, member, lying, f"{have}/{size}")
    if new:
        canvas.rect(box, radius=10, line=theme.NEW, width=5)


def _lacking(canvas: Canvas, box: Box, member: str, lying: tuple[str, ...], said: str) -> None:
    """The count, and the treasures that are missing; for purser and merchant what rules or binds."""
    top, low = Box(box.x + 2, box.y + 2, box.w - 4, box.h * 0.46), Box(box.x, box.y + box.h * 0.46, box.w, box.h * 0.52)
    lacks = missing(member, lying)
    if member == "merchant":
        canvas.text(top, said, 32, fonts.BOLD, theme.INK, across="center")
        kind = next((kind for kind in lying if kind and kind != "gem"), "gem")
        lines.line(canvas, low, (f"+{len(lacks)}", f"/{kind}"), 32, theme.INK, fonts.BOLD, "center", grow=1.3)
        return
    if member == "purser":
        lines.line(canvas, top.inset(4, 0), (said, "≠"), 31, theme.INK, fonts.BOLD, "center")
        inside = [kind for kind in lying if kind]
        step = min(40.0, (low.w - 2) / len(inside))
        for number, kind in enumerate(inside):
            x = low.cx + (number - (len(inside) - 1) / 2) * step
            if len(inside) < 3:
                marks.mark(canvas, kind, x, low.cy, 38)
            else:
                marks.plain(canvas, kind, x, low.cy, 27)
        return
    if len(lacks) == 3:
        half = box.w / 2
        canvas.text(Box(box.x + 3, box.y + 2, half - 2, box.h / 2), said, 30, fonts.BOLD, theme.INK, across="center")
        for number, kind in enumerate(lacks, 1):
            down, right = divmod(number, 2)
            marks.mark(canvas, kind, box.cx + half * 0.94 * (right - 0.5), box.cy + box.h * 0.46 * (down - 0.5), 36)
        return
    canvas.text(top, said, 33, fonts.BOLD, theme.INK, across="center")
    size = 48 if len(lacks) == 1 else 40
    for number, kind in enumerate(lacks):
        x = low.cx + (number - (len(lacks) - 1) / 2) * (low.w / 2)
        marks.mark(canvas, kind, x, low.cy, size)


def _chest(canvas: Canvas, box: Box, filled: int, new: bool) -> None:
    canvas.text(Box(box.x, box.y, box.w, box.h * 0.46), f"{filled}/{len(COLOURS)}", 33, fonts.BOLD, theme.INK, "center")
    low = box.y + box.h * 0.7
    if filled < len(COLOURS):
        marks.mark(canvas, "arrow", box.x + 16, low, 26, theme.MUTED)
        marks.mark(canvas, COLOURS[filled], box.x + 52, low, 42)
    else:
        marks.mark(canvas, "tick", box.cx, low, 40, theme.DONE)
    if new:
        canvas.rect(box, radius=10, line=theme.NEW, width=5)


def _storage(canvas: Canvas, box: Box, storage: tuple[str, ...], new: bool) -> None:
    if not storage:
        canvas.text(box, "–", 34, fonts.BOLD, theme.PALE, across="center")
    columns = min(3, max(1, len(storage)))
    rows = max(1, -(-len(storage) // columns))
    size = min(38, box.h / rows * 0.94, box.w / columns)
    for number, kind in enumerate(storage):
        down, right = divmod(number, columns)
        x = box.x + box.w * (right + 0.5) / columns
        marks.mark(canvas, kind, x, box.y + box.h * (down + 0.5) / rows, size)
    if new:
        canvas.rect(box, radius=10, line=theme.NEW, width=5)


def bag(canvas: Canvas, box: Box, label: str, counts: tuple[int, ...], cards: str) -> None:
    """What can still be drawn."""
    canvas.rect(box, theme.WOOD[2], 10)
    marks.mark(canvas, "bag", 32, box.cy, 44)
    filled = canvas.text(Box(62, 0, 190, box.h), label, 30, fonts.SEMIBOLD, "#f3e3c3")
    right = canvas.text(Box(box.w - 200, 0, 188, box.h), cards, 30, fonts.SEMIBOLD, "#f3e3c3", across="right")
    marks.mark(canvas, "card", right.x - 24, box.cy, 38)
    room = Box(filled.right + 18, 0, right.x - 56 - filled.right - 18, box.h)
    for colour, count, cell in zip(COLOURS, counts, room.columns(*[1] * len(COLOURS)), strict=True):
        marks.mark(canvas, colour, cell.x + 26, box.cy, 38)
        ink = WHITE if count else palette.mix(WHITE, theme.WOOD[2], 0.5)
        canvas.text(Box(cell.x + 52, 0, cell.w - 52, box.h), str(count), 34, fonts.BOLD, ink)
