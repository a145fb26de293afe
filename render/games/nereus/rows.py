"""The action rows as an accordion: the row in play is large and in words, the others are small."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.nereus.components import COLOURS, CREW, GOLD_ACTION, SPACES, Deed, explorer_prices
from engine.games.nereus.view import Marker, NereusView
from render.games.nereus import layout, lines, marks, theme
from render.games.nereus.lines import Parts
from render.kit import fonts, palette
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE
from render.kit.sheet import Sheet
from render.kit.words import Words

_ALONE = ("/again", "/corner", "/bag", "/bolt", "/card")
_SHALLOW = 44
"""Where the steps do not fit between their arrows and stand beside them."""
_LOW = 60
"""Rows that are lower have one line."""


class Space(NamedTuple):
    """An action space. owner: the mark that stands there, or empty; new: it was placed last."""

    deed: Deed
    owner: str
    new: bool


class Entry(NamedTuple):
    """A marker in the explorer phase: whose, its answer, that in a line, whether its owner has too little gold."""

    owner: str
    answer: str
    said: Parts
    barred: bool


def draw(sheet: Sheet, view: NereusView, words: Words, box: Box, high: float) -> None:
    """All seven rows; the opened one is `high`."""
    deciding = view.phase == "explorers" and view.acting_crew is None
    active = "explorer" if deciding else view.acting_crew
    opened = CREW.index(active) if active is not None else None
    lit = view.phase == "crew"
    for index, (member, place) in enumerate(zip(CREW, layout.accordion(box, opened, high), strict=True)):
        spaces = tuple(
            Space(deed, _owner(marker), view.last.crew == member and view.last.space == number)
            for number, (deed, marker) in enumerate(zip(SPACES[view.side][index], view.rows[index], strict=True), 1)
        )
        name, every = words(f"crew-{member}"), words("any-colour")
        if index != opened:
            own = _own(view, member)
            sheet.keep(place, quiet, member, name, spaces, _prices(view, member), every, lit, own)
            continue
        entries = _entries(view, words) if deciding else ()
        # The arrows of a way that is never diagonal need no caption.
        ways = tuple(
            (way, words(f"way-{way}")) for way in sorted({space.deed.way for space in spaces} - {"", "straight"})
        )
        choosing = view.acting_space is None
        purse = view.players[view.acting].gold if view.acting is not None else 0
        foot, sign = _foot(view, words, member, purse)
        verb = "verb-another" if deciding else f"verb-{member}"
        said = words(f"enhanced-{member}") if view.enhanced else words(verb)
        here = view.acting_space or 0
        sheet.keep(
            place.inset(-5), opening, member, name, said, view.enhanced, spaces, entries, ways, every,
            choosing, here, purse, foot, sign, view.done,
        )  # fmt: skip


def _owner(marker: Marker) -> str:
    if marker.neutral:
        return marks.seat(None)
    return "" if marker.seat is None else marks.seat(marker.seat)


def _own(view: NereusView, member: str) -> str:
    """What the reader's crew card is: chosen face down, played today, in hand; empty for spectators."""
    if view.own is None or view.phase == "over":
        return ""
    if view.own.choice == member:
        return "chosen"
    return "hand" if member in view.own.crew else "played"


def _entries(view: NereusView, words: Words) -> tuple[Entry, ...]:
    found: list[Entry] = []
    for one in view.explorers:
        said = (f"/{one.crew}",) if one.crew else lines.parts(words(f"explorer-{one.answer}", gold=one.gold))
        short = one.seat is not None and one.gold > view.players[one.seat].gold
        found.append(Entry(marks.seat(one.seat), one.answer, said, short))
    return tuple(found)


def _prices(view: NereusView, member: str) -> tuple[Parts, ...]:
    """The gold action in signs, in up to two lines."""
    deed = GOLD_ACTION[CREW.index(member)]
    if deed.extra:
        return tuple((str(price), "/coin", f"+{more}") for more, price in enumerate(deed.extra, 1))
    if member == "explorer":
        prices = explorer_prices(view.side, view.seats + (view.neutral is not None))
        return ("/again",), (f"{prices[0]}–{prices[-1]}", "/coin")
    gain = {
        "pilot": ("/corner",),
        "boatswain": (f"+{deed.moves}", "/arrow"),
        "purser": ("/bag",),
        "merchant": (f"{deed.points}", "/star"),
        "scientist": ("/bolt", "/card"),
    }[member]
    return (str(deed.pay), "/coin"), gain


def _foot(view: NereusView, words: Words, member: str, purse: int) -> tuple[Parts, str]:
    """The last line of the opened row: what is in hand, the moves left, or the gold action; a sign if that is done
    ("tick") or too dear ("cross")."""
    if view.hand:
        return lines.parts(words("row-hand", treasures=lines.treasures(view.hand))), ""
    if view.moves:
        return lines.parts(words("moves-left", count=view.moves)), ""
    if member == "explorer":
        if view.acting_crew is not None:
            return (), ""
        prices = explorer_prices(view.side, view.seats + (view.neutral is not None))
        said = words("explorer-prices", prices=words.listing(map(str, prices[: len(view.explorers)])))
        return lines.parts(said), ""
    deed = GOLD_ACTION[CREW.index(member)]
    pay, most = (deed.extra[0], deed.extra[-1]) if deed.extra else (deed.pay, 0)
    said = words(f"gold-{member}", pay=pay, most=most, count=deed.moves, points=deed.points)
    return lines.parts(said), "tick" if "gold" in view.done else "" if purse >= pay else "cross"


# --- regions


def quiet(
    canvas: Canvas,
    box: Box,
    member: str,
    name: str,
    spaces: tuple[Space, ...],
    price: tuple[Parts, ...],
    every: str,
    lit: bool,
    own: str,
) -> None:
    """A row that nobody is at, in signs; `lit` while crew is chosen, when all rows count."""
    chosen = own == "chosen"
    ground = theme.GOLD if chosen else theme.NIGHT_OPEN if lit and own != "played" else theme.NIGHT
    canvas.rect(box, ground if chosen else palette.faded(ground, 0.92), 12)
    ink = theme.INK if chosen else palette.mix(theme.NIGHT, WHITE, 0.45) if own == "played" else WHITE
    left = 130 if box.w < 560 else 182
    if left > 140:
        marks.mark(canvas, member, 28, box.cy, min(42, box.h * 0.74), ink)
        canvas.text(Box(54, 0, left - 59, box.h), name, 28, fonts.SEMIBOLD, ink)
    else:
        marks.mark(canvas, member, left / 2, box.h * 0.34, box.h * 0.5, ink)
        canvas.text(Box(3, box.h - 32, left - 6, 28), name, 26, fonts.SEMIBOLD, ink, across="center", smallest=24)
    right = 92 if box.w < 560 else 112
    room = Box(left, 4, box.w - left - right, box.h - 8)
    for space, place in zip(spaces, room.columns(*[1] * len(spaces), gap=4), strict=True):
        bright = lit and own != "played"
        if space.owner:
            canvas.rect(place, theme.NIGHT_TAKEN, 9)
            marks.mark(canvas, space.owner, place.cx, place.cy, min(place.w, place.h) * 0.8)
        else:
            canvas.rect(place, "#f3ead4" if bright else theme.NIGHT_SPACE, 9)
            inks = (theme.INK, theme.POINTS, theme.POWER) if bright else (WHITE, theme.POINTS_LIGHT, theme.POWER_LIGHT)
            offer(canvas, place, space.deed, every, *inks)
        if space.new:
            canvas.rect(place, radius=9, line=theme.GOLD, width=5)
    _stack(
        canvas, Box(box.w - right + 3, 3, right - 6, box.h - 6), price, ink, theme.POINTS_LIGHT, theme.POWER_LIGHT, 29
    )


def _stack(canvas: Canvas, box: Box, shown: tuple[Parts, ...], ink: str, accent: str, power: str, size: float) -> None:
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
        _stack(canvas, inner, _gains(deed), ink, accent, power, size)


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


def opening(
    canvas: Canvas,
    box: Box,
    member: str,
    name: str,
    said: str,
    improved: bool,
    spaces: tuple[Space, ...],
    entries: tuple[Entry, ...],
    ways: tuple[tuple[str, str], ...],
    every: str,
    choosing: bool,
    here: int,
    purse: int,
    foot: Parts,
    sign: str,
    done: tuple[str, ...],
) -> None:
    """The row in play, with words.

    `improved`: the enhanced action is there; `here`: the space that was chosen; `sign`: before the last line;
    `done`: the actions that are done, which are ticked.
    """
    canvas.rect(box, palette.faded(theme.INK, 0.5), 18)
    place = box.inset(4)
    canvas.rect(place, theme.CREAM, 15, theme.GOLD, 6)
    head, rest = place.inset(9, 6).cut_top(55)
    marks.mark(canvas, member, head.x + 26, head.cy, 46)
    filled = canvas.text(Box(head.x + 60, head.y, 190, head.h), name, 38, fonts.BOLD, theme.INK)
    ink = theme.DONE if improved else theme.MUTED
    right = head.cut_left(filled.right - head.x + 14)[1]
    if improved and "enhanced" in done:
        marks.mark(canvas, "tick", right.right - 14, right.cy, 26, theme.DONE)
        right = right.cut_right(34)[1]
    canvas.text(right, said, 28, fonts.SEMIBOLD, ink, across="right", lines=2, smallest=24)
    if foot:
        below, rest = rest.cut_bottom(36, gap=4)
        if sign:
            marks.mark(canvas, sign, below.x + 14, below.cy, 26, theme.DONE if sign == "tick" else theme.NO)
            below = below.cut_left(34)[1]
        lines.line(canvas, below, foot, 28, theme.PALE if sign else theme.INK, smallest=24)
    area = rest.inset(0, 3)
    if entries:
        for entry, cell in zip(entries, area.columns(*[1] * len(entries), gap=6), strict=True):
            _entry(canvas, cell, entry)
        return
    captions = dict(ways)
    for number, (space, cell) in enumerate(zip(spaces, area.columns(*[1] * len(spaces), gap=6), strict=True), 1):
        caption = captions.get(space.deed.way, "")
        _open_space(canvas, cell, space, caption, every, choosing, number == here, purse, "basic" in done)


def _open_space(
    canvas: Canvas,
    cell: Box,
    space: Space,
    caption: str,
    every: str,
    choosing: bool,
    here: bool,
    purse: int,
    done: bool,
) -> None:
    done = done and here
    barred = space.deed.pay > purse and not done
    if space.owner and not here:
        canvas.rect(cell, theme.SLOT, 10)
        marks.mark(canvas, space.owner, cell.cx, cell.cy, min(66, cell.h * 0.74))
    else:
        live = here or choosing
        # Where a cell is low, its arrows are the larger without words.
        caption = caption if cell.w <= 1.7 * cell.h else ""
        canvas.rect(cell, WHITE if live else theme.CREAM_QUIET, 10, "#b97908" if live else theme.SLOT, 3)
        if here:
            marks.mark(canvas, space.owner, cell.x + 20, cell.y + 20, 30)
        if done:
            marks.mark(canvas, "tick", cell.x + 21, cell.bottom - (52 if caption else 22), 26, theme.DONE)
        inner, below = cell, cell
        if caption:
            below, inner = cell.inset(0, 2).cut_bottom(36)
            inner = inner.cut_bottom(-7)[1]
        ink = theme.INK if live else theme.PALE
        if here:
            inner = inner.cut_left(30)[1]
        if barred:
            canvas.hatch(cell.inset(4), "#f6ded6", "#efcabd", 8)
            ink = theme.NO
        offer(canvas, inner.inset(2), space.deed, every, ink, theme.POINTS, theme.POWER, 36 if here else 40)
        if caption:
            canvas.text(below.inset(4, 0), caption, 25, fonts.SEMIBOLD, ink, across="center")
    if space.new:
        canvas.rect(cell, radius=10, line=theme.NEW, width=6)


def _entry(canvas: Canvas, cell: Box, entry: Entry) -> None:
    live = entry.answer == "asked"
    canvas.rect(cell, WHITE if live else theme.SLOT, 10, "#b97908" if live else None, 5 if live else 0)
    top, below = cell.inset(5, 4).rows(1.5, 1.15)
    faint = 0.45 if entry.answer == "went" else 1
    marks.mark(canvas, entry.owner, top.cx, top.cy, min(56, top.h), opacity=faint)
    if entry.answer == "declined":
        marks.mark(canvas, "cross", top.cx + 26, top.cy + 10, 36, theme.NO)
    elif entry.answer == "went":
        marks.mark(canvas, "arrow", top.cx + 8, top.cy, 36)
    ink = theme.NO if entry.barred else theme.INK
    if entry.barred:
        marks.mark(canvas, "barred", top.right - 18, top.y + 14, 28, ink)
    grow = 1.5 if entry.answer == "went" else 1
    lines.line(canvas, below, entry.said, 27, ink, fonts.BOLD, "center", grow=grow, gap=0.12)
