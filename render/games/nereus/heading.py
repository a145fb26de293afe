"""The top of a picture: what the match waits for, what happened last, how far the day is, the order of play."""

from __future__ import annotations

from math import ceil
from typing import Final, NamedTuple

from engine.games.nereus.components import CYCLES
from engine.games.nereus.view import NereusView
from render.games.nereus import layout, lines, marks, theme
from render.games.nereus.lines import Parts
from render.kit import fonts, palette, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE
from render.kit.sheet import Sheet
from render.kit.words import Words

_LINE: Final = Box(16, 76, 760, 44)
_SMALLEST: Final = 25
_WIDTHS: Final = {"now": 200, "no": 150, "done": 136}
_WIDTH: Final = 112
_GAP: Final = 28.0
"""Between two in the order of play."""
_GROW: Final = 1.12


class Chip(NamedTuple):
    """Somebody in the order of play. crew: "back" while it is face down; state: done, now, next, no or hidden."""

    owner: str
    crew: str
    state: str


def last(view: NereusView, words: Words) -> Parts:
    """The last turn in a line; empty if there is nothing to tell."""
    found = view.last
    if view.phase == "crew" and view.cycle == 1:
        return lines.parts(words("last-discovery"))
    if found.cell is None and found.crew is None:
        return ()
    name = words("neutral") if found.seat is None else words.player(found.seat)
    told = lines.parts(_told(view, words, name), marks.seat(found.seat))
    if lines.fits(told, _LINE.w - 8, _SMALLEST, grow=_GROW):
        return told
    return lines.parts(_told(view, words, ""), marks.seat(found.seat))


def _told(view: NereusView, words: Words, name: str) -> str:
    found = view.last
    facts: list[str] = [name] if name else []
    if found.crew is not None and found.space is not None:
        facts.append(words("last-space", crew=words(f"crew-{found.crew}"), space=found.space))
    if found.cell is not None:
        key = "last-cell" if found.start is None else "last-sailed"
        facts.append(words(key, cell=found.cell, start=found.start or ""))
    if found.taken:
        key = "last-to-bag" if found.seat is None else "last-taken"
        facts.append(words(key, treasures=lines.treasures(found.taken)))
    return words("last", facts=f"{lines.TOKEN}{words.listing(facts)}")


def chips(view: NereusView) -> tuple[Chip, ...]:
    """The order of play: of this cycle, or of the explorer phase."""
    if view.phase == "crew":
        return tuple(Chip(marks.seat(seat), "back", "hidden") for seat in view.order)
    if view.explorers:
        states = {"went": "done", "declined": "no", "asked": "now", "waits": "next"}
        busy = view.acting if view.acting_crew is not None else -1
        return tuple(
            Chip(marks.seat(one.seat), one.crew or "explorer", "now" if one.seat == busy else states[one.answer])
            for one in view.explorers
        )
    if view.phase != "turns":
        return ()
    found: list[Chip] = []
    if view.neutral is not None and view.neutral.crew is not None:
        found.append(Chip(marks.seat(None), view.neutral.crew, "done"))
    now = view.order.index(view.acting) if view.acting is not None else 0
    for place, seat in enumerate(view.order):
        state = "done" if place < now else "now" if place == now else "next"
        found.append(Chip(marks.seat(seat), view.players[seat].chosen or "back", state))
    return tuple(found)


def draw(sheet: Sheet, view: NereusView, words: Words, said: str, *, low: bool = False) -> None:
    """Everything at the top; an own picture has a `low` sky, and no order of play unless somebody waits for it."""
    seat = view.reader if low else view.waits[0] if view.waits else None
    right = 420
    box = Box(0, 0, layout.MARGIN + layout.WIDE - right, 80)
    owner = "" if seat is None else marks.seat(seat)
    # Words that change often lie on no more of the sky than they fill.
    wide = titled(said, box.w - _title_left(owner))
    sheet.keep(box.cut_left(_title_left(owner) + wide)[0], title, owner, said)
    if view.day:
        phase = words("explorer-phase") if view.explorers else words("cycle", number=view.cycle)
        cycle = 0 if view.explorers else view.cycle
        sheet.keep(Box(1200 - right, 4, right, 56), clock, phase, cycle, words("day", number=view.day))
    told = last(view, words)
    if told:
        wide = lines.extent(told, _LINE.w - 8, 30, smallest=_SMALLEST, grow=_GROW)
        sheet.keep(_LINE.cut_left(ceil(wide) + 9)[0], line, told)
    if not low:
        shown = chips(view)
        if shown:
            wide = 16 + sum(_WIDTHS.get(chip.state, _WIDTH) for chip in shown) + _GAP * (len(shown) - 1)
            sheet.keep(Box(12, 120, min(760, wide), 74), order, shown, words("now"))


def _title_left(owner: str) -> int:
    return 84 if owner else 20


def _fitted(said: str, room: float) -> text.Block:
    return text.fit(said, text.Style(44, fonts.BOLD), room, 68, 2, 27)


def titled(said: str, room: float) -> int:
    """How wide a headline is set in this room."""
    return ceil(_fitted(said, room).width) + 1


def title(canvas: Canvas, box: Box, owner: str, said: str) -> None:
    """A seat's mark and a sentence."""
    if owner:
        marks.mark(canvas, owner, 46, 46, 60)
    x = _title_left(owner)
    canvas.text(Box(x, 10, box.w - x, 68), said, 44, fonts.BOLD, WHITE, lines=2, smallest=27)


def line(canvas: Canvas, box: Box, told: Parts) -> None:
    """What happened last."""
    lines.line(canvas, Box(4, 0, box.w - 8, box.h), told, 30, "#f2f8fa", smallest=_SMALLEST, grow=_GROW)


def clock(canvas: Canvas, box: Box, phase: str, cycle: int, day: str) -> None:
    """Day and cycle, or the phase."""
    place = Box(0, 0, box.w - 16, box.h)
    filled = canvas.text(place, day, 34, fonts.BOLD, WHITE, across="right")
    x = filled.x - 24
    if cycle:
        for number in range(CYCLES, 0, -1):
            marks.mark(canvas, "hourglass" if number <= cycle else "hourglass-empty", x - 13, box.cy, 30)
            x -= 27
        x -= 6
    canvas.text(Box(0, 0, x, box.h), phase, 34, fonts.SEMIBOLD, WHITE, across="right")


def order(canvas: Canvas, box: Box, shown: tuple[Chip, ...], now: str) -> None:
    """Who acts when, with which crew member."""
    x, y = 8.0, box.cy
    room = box.w - 16
    widths = [_WIDTHS.get(chip.state, _WIDTH) for chip in shown]
    gap = min(_GAP, (room - sum(widths)) / max(1, len(shown) - 1))
    for index, (chip, wide) in enumerate(zip(shown, widths, strict=True)):
        live = chip.state == "now"
        place = Box(x, y - (34 if live else 29), wide, 68 if live else 58)
        if live:
            canvas.rect(place, theme.CREAM, 12, theme.GOLD, 5)
        else:
            canvas.rect(place, theme.NIGHT, 12, palette.mix(WHITE, theme.NIGHT, 0.2), 2)
        marks.mark(canvas, chip.owner, x + 36, y, 50 if live else 44)
        marks.mark(
            canvas, chip.crew, x + (88 if live else 82), y, 46 if live else 38, theme.INK if live else theme.MIST
        )
        if chip.state == "done":
            marks.mark(canvas, "tick", x + 116, y, 24, "#8fe3b4")
        elif chip.state == "no":
            marks.mark(canvas, "cross", x + 124, y, 28, theme.NO)
        elif live:
            canvas.text(Box(x + 119, y - 30, wide - 125, 60), now, 30, fonts.BOLD, theme.INK)
        x += wide
        if index < len(shown) - 1:
            middle = x + gap / 2
            canvas.path(f"M{middle - 4} {y - 8} l8 8 l-8 8", line=WHITE, width=4)
        x += gap
