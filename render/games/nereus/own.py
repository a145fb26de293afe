"""The own cabin, large: what is in hand and where it fits, purse and points, holds, chest, storage, science cards."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.nereus.components import CHEST, CREW, HOLD_POINTS
from render.games.nereus import lines, marks, theme
from render.games.nereus.lines import Parts
from render.kit import fonts, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE


class Slot(NamedTuple):
    """A space of the cabin: what lies there, what it takes, whether something in hand may be stowed there now."""

    lies: str
    wants: tuple[str, ...]
    fits: bool


class Card(NamedTuple):
    """A science card: when it is used, what it asks for, what it is worth now; live if it can be used or scores."""

    when: str
    said: Parts
    worth: Parts
    live: bool
    kept: bool


class Other(NamedTuple):
    """An opponent's score: now, and the lowest and highest final one that the reader must reckon with.

    signs: the crew card of this cycle once it is turned over, sun and hourglass.
    """

    owner: str
    name: str
    signs: tuple[str, ...]
    points: int
    low: int
    high: int


def tray(canvas: Canvas, box: Box, label: str, note: str, hand: tuple[tuple[str, str], ...]) -> None:
    """Treasures that wait to be stowed, with their names while there is room."""
    place = box.inset(4)
    canvas.rect(place, theme.CREAM, 16, theme.GOLD, 6)
    canvas.text(Box(24, 14, 170, 50), label, 36, fonts.BOLD, theme.INK)
    canvas.text(Box(24, 62, 170, 44), note, 30, fonts.SEMIBOLD, theme.MUTED)
    room = Box(200, 8, box.w - 214, box.h - 16)
    for (kind, name), cell in zip(hand, room.columns(*[1] * len(hand)), strict=True):
        if len(hand) <= 2:
            marks.mark(canvas, kind, cell.x + 48, cell.cy, 84)
            canvas.text(Box(cell.x + 98, cell.y, cell.w - 100, cell.h), name, 32, fonts.SEMIBOLD, theme.INK)
        else:
            marks.mark(canvas, kind, cell.cx, cell.cy, min(84, cell.w * 0.92))


def crew(canvas: Canvas, box: Box, label: str, note: str, cards: tuple[tuple[str, str], ...]) -> None:
    """The own crew cards: in hand, chosen face down, played today."""
    canvas.rect(box.inset(4), theme.CREAM, 16)
    canvas.text(Box(24, 10, 300, 42), label, 30, fonts.BOLD, theme.INK)
    canvas.text(Box(330, 10, box.w - 350, 42), note, 27, fonts.SEMIBOLD, theme.MUTED, across="right")
    for (member, state), cell in zip(cards, Box(18, 50, box.w - 36, 62).columns(*[1] * len(cards), gap=6), strict=True):
        live = state != "played"
        fill = theme.GOLD if state == "chosen" else WHITE if live else theme.CREAM_QUIET
        canvas.rect(cell, fill, 10, theme.INK if live else theme.SLOT, 4 if state == "chosen" else 3)
        marks.mark(canvas, member, cell.cx, cell.cy, 46, theme.INK if live else "#b9a988")


def purse(
    canvas: Canvas,
    box: Box,
    owner: str,
    points: int,
    ended: str,
    gold: tuple[int, str],
    power: tuple[int, str],
    signs: tuple[str, ...],
) -> None:
    """Points now and if the match ended now, sun and hourglass, gold, power."""
    place = box.inset(4)
    canvas.rect(place, marks.tint(owner), 16)
    canvas.rect(Box(place.x, place.y, 12, place.h), marks.colour(owner), 5)
    x = lines.line(canvas, Box(30, 8, 190, 66), (str(points), "/star"), 62, theme.INK, fonts.BOLD, grow=0.66)
    for number, name in enumerate(signs):
        marks.mark(canvas, name, x + 34 + 38 * number, 42, 35)
    canvas.text(Box(30, 72, 270, 40), ended, 29, fonts.SEMIBOLD, theme.MUTED, smallest=24)
    for number, ((value, word), sign) in enumerate(((gold, "coin"), (power, "bolt"))):
        cell = Box(308 + number * 124, 8, 120, 104)
        ink = theme.INK if sign == "coin" else theme.POWER
        marked = Box(cell.x, cell.y, cell.w, 66)
        lines.line(canvas, marked, (str(value), f"/{sign}"), 54, theme.INK, fonts.BOLD, "center", power=ink, grow=0.84)
        canvas.text(Box(cell.x, 72, cell.w, 40), word, 28, fonts.SEMIBOLD, theme.MUTED, across="center")


def slot(canvas: Canvas, box: Box, one: Slot) -> None:
    """A space: filled with a thin green line; dashed where something in hand fits, pale what it waits for."""
    if one.lies:
        canvas.rect(box, "#fffaf0", 10, theme.DONE, 4)
        marks.mark(canvas, one.lies, box.cx, box.cy, box.w * 0.74)
        return
    canvas.rect(box, "#fffbe6" if one.fits else theme.SLOT, 10)
    if one.wants[0] in ("different", "same"):
        said = "≠" if one.wants[0] == "different" else "="
        canvas.number(box.cx, box.cy, said, box.w * 0.6, fonts.BOLD, "#7c6a50")
    elif len(one.wants) == 1:
        _waiting(canvas, one.wants[0], box.cx, box.cy, box.w * 0.7, one.fits)
    else:
        for kind, turn in zip(one.wants, (-1, 1), strict=True):
            _waiting(canvas, kind, box.cx + turn * box.w * 0.19, box.cy + turn * box.h * 0.19, box.w * 0.5, one.fits)
    if one.fits:
        canvas.stamp(box.x, box.y, _dashed, round(box.w), reach=Box(0, 0, box.w + 1, box.h + 1))


def _waiting(canvas: Canvas, kind: str, x: float, y: float, size: float, fits: bool) -> None:
    if fits:
        marks.mark(canvas, kind, x, y, size, opacity=0.62)
    else:
        marks.ghost(canvas, kind, x, y, size)


def _dashed(canvas: Canvas, side: int) -> None:
    """A broken frame: not by its colour alone."""
    inner = Box(0, 0, side, side).inset(3)
    corners = [(inner.x, inner.y), (inner.right, inner.y), (inner.right, inner.bottom), (inner.x, inner.bottom)]
    for start, end in zip(corners, (*corners[1:], corners[0]), strict=True):
        canvas.dashes(start, end, theme.FITS, 6, 11, 11)


def hold(
    canvas: Canvas,
    box: Box,
    member: str,
    name: str,
    slots: tuple[Slot, ...],
    done: bool,
    improved: str,
    new: bool,
) -> None:
    """A hold with its spaces, or with what it does for its crew member once it is complete."""
    place = box.inset(4)
    lacks = sum(not one.lies for one in slots)
    full = not done and lacks == 1 and any(one.fits for one in slots)
    canvas.rect(place, "#dcebdd" if done else theme.CREAM, 14, theme.GOLD if full else None, 6 if full else 0)
    top, low = place.cut_top(54)
    if full:
        canvas.rect(top.inset(3, 3), theme.GOLD, 10)
    marks.mark(canvas, member, top.x + 32, top.cy + 1, 40, theme.DONE if done else theme.INK)
    points = HOLD_POINTS[CREW.index(member)]
    said = (f"+{points}" if full else str(points), "/star")
    wide = lines.width(said, text.Style(36, fonts.BOLD), 0.9, 0.12)
    worth = Box(top.right - 12 - wide, top.y, wide, top.h)
    if done:
        marks.mark(canvas, "tick", top.right - 34, top.cy, 38, theme.DONE)
        canvas.text(low.inset(14, 4), improved, 30, fonts.SEMIBOLD, theme.DONE, "center", lines=2, smallest=25)
    else:
        lines.line(canvas, worth, said, 36, theme.INK, fonts.BOLD, "right", grow=0.9, gap=0.12)
        count = Box(low.x, low.y, low.w, low.h)
        side = min(66.0, (count.w - 24 - 8 * (len(slots) - 1)) / len(slots))
        gap = 8 if len(slots) == 4 else 14
        row = Box(low.x, low.y + 2, low.w, low.h - 12).placed(side * len(slots) + gap * (len(slots) - 1), side)
        for one, cell in zip(slots, row.columns(*[1] * len(slots), gap=gap), strict=True):
            slot(canvas, cell, one)
    room = worth.x - top.x - 64 if not done else place.w - 120
    canvas.text(Box(top.x + 58, top.y, room, top.h), name, 31, fonts.BOLD, theme.DONE if done else theme.INK)
    if new:
        canvas.rect(place.inset(-2), radius=15, line=theme.NEW, width=5)


def gems(canvas: Canvas, box: Box, name: str, note: Parts, slots: tuple[Slot, ...]) -> None:
    """The spaces for gems."""
    place = box.inset(4)
    canvas.rect(place, theme.CREAM, 14)
    top, low = place.cut_top(54)
    marks.mark(canvas, "gem", top.x + 32, top.cy + 1, 38)
    filled = canvas.text(Box(top.x + 60, top.y, 140, top.h), name, 30, fonts.BOLD, theme.INK)
    room = Box(filled.right + 8, top.y, top.right - filled.right - 20, top.h)
    lines.line(canvas, room, note, 27, theme.MUTED, across="right")
    row = Box(low.x, low.y + 2, low.w, low.h - 12).placed(66 * 3 + 28, 66)
    for one, cell in zip(slots, row.columns(1, 1, 1, gap=14), strict=True):
        slot(canvas, cell, one)


def chest(canvas: Canvas, box: Box, name: str, slots: tuple[Slot, ...], new: bool) -> None:
    """The chest in its order: what each space pays, the next one pointed at."""
    place = box.inset(4)
    canvas.rect(place, theme.CREAM, 14)
    marks.mark(canvas, "chest", place.x + 42, place.y + 46, 58)
    canvas.text(Box(place.x + 8, place.y + 86, 68, 42), name, 28, fonts.BOLD, theme.INK, across="center")
    filled = sum(bool(one.lies) for one in slots)
    room = Box(place.x + 80, place.y + 10, place.w - 84, place.h - 14)
    # Two things for a space need more room than one.
    shares = [1.4 if reward.gold and reward.points else 0.8 for reward in CHEST]
    for number, (one, cell) in enumerate(zip(slots, room.columns(*shares), strict=True)):
        at = Box(cell.cx - 34, cell.y + 4, 68, 68)
        slot(canvas, at, one)
        if number == filled:
            if not one.fits:
                canvas.rect(at, radius=10, line=theme.INK, width=5)
            canvas.path(f"M{at.cx - 15} {cell.y - 6} h30 l-15 17 Z", theme.INK, WHITE, 3)
        low = Box(cell.x, cell.bottom - 46, cell.w, 44)
        if one.lies:
            marks.mark(canvas, "tick", low.cx, low.cy, 32, theme.DONE)
            continue
        reward = CHEST[number]
        found: list[str] = []
        for value, sign in ((reward.gold, "/coin"), (reward.points, "/star")):
            found += [str(value), sign] if value else []
        if reward.treasures:
            found += ["+", "/bag"]
        lines.line(canvas, low, tuple(found), 31, theme.INK, fonts.BOLD, "center", smallest=24, gap=0.06)
    if new:
        canvas.rect(place.inset(-2), radius=15, line=theme.NEW, width=5)


def storage(canvas: Canvas, box: Box, name: str, note: Parts, slots: tuple[Slot, ...], new: bool) -> None:
    """The storage space by space."""
    place = box.inset(4)
    canvas.rect(place, theme.CREAM, 14)
    filled = canvas.text(Box(place.x + 16, place.y + 4, 200, 48), name, 31, fonts.BOLD, theme.INK)
    right = Box(filled.right + 14, place.y + 4, place.right - filled.right - 26, 48)
    lines.line(canvas, right, note, 27, theme.MUTED, across="right")
    row = Box(place.x + 12, place.y + 56, place.w - 24, 70)
    side = min(70.0, (row.w - 10 * 5) / 6)
    area = row.placed(side * 6 + 10 * 5, side)
    for one, cell in zip(slots, area.columns(*[1] * 6, gap=10), strict=True):
        slot(canvas, cell, one)
    if new:
        canvas.rect(place.inset(-2), radius=15, line=theme.NEW, width=5)


def card(canvas: Canvas, box: Box, shown: Card) -> None:
    """A science card: when it is used, what it says, what it is worth now."""
    place = box.inset(4)
    fill, line = ("#f1e6fb", theme.POWER) if shown.live else ("#ece7df", "#8d8479")
    canvas.rect(place, fill, 12, theme.GOLD if shown.kept else line, 7 if shown.kept else 4)
    canvas.rect(Box(place.x + 3, place.y + 3, place.w - 6, 36), line, 9)
    canvas.text(Box(place.x + 12, place.y + 3, place.w - 24, 36), shown.when, 25, fonts.BOLD, WHITE)
    body = Box(place.x + 10, place.y + 40, place.w - 20, place.h - 80)
    _wrapped(canvas, body, shown.said)
    foot = Box(place.x + 10, place.bottom - 40, place.w - 20, 36)
    ink = theme.INK if shown.live else theme.MUTED
    lines.line(canvas, foot, shown.worth, 28, ink, fonts.SEMIBOLD, smallest=24)


def _wrapped(canvas: Canvas, box: Box, said: Parts) -> None:
    """A mark and two or three lines of words beside it."""
    room = box
    for part in said:
        if lines.is_mark(part):
            marks.mark(canvas, part[1:], room.x + 20, room.cy, 38)
            room = room.cut_left(46)[1]
    words = " ".join(part for part in said if not lines.is_mark(part))
    high = box.h > 80
    canvas.text(room, words, 28 if high else 30, fonts.BOLD, theme.INK, lines=3 if high else 2)


def other(canvas: Canvas, box: Box, shown: Other) -> None:
    """An opponent in a line."""
    place = box.inset(4)
    canvas.rect(place, marks.tint(shown.owner), 12)
    canvas.rect(Box(place.x, place.y, 10, place.h), marks.colour(shown.owner), 5)
    marks.mark(canvas, shown.owner, place.x + 42, place.cy, 50)
    top, low = place.cut_left(78)[1].cut_right(12)[1].rows(1, 0.86)
    for name in shown.signs:
        sign, top = top.cut_right(34, gap=4)
        marks.mark(canvas, name, sign.cx, sign.cy, 33)
    canvas.text(top, shown.name, 30, fonts.BOLD, theme.INK, lines=2, smallest=19)
    lines.line(canvas, low, (str(shown.points), "/star"), 40, theme.INK, fonts.BOLD, grow=0.75, gap=0.12)
    said = str(shown.low) if shown.low == shown.high else f"{shown.low}–{shown.high}"
    lines.line(canvas, low, ("/arrow", said), 33, theme.MUTED, across="right", grow=0.85)
