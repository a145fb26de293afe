"""The own cabin, large: what is in hand and where it fits, purse and points, holds, chest, storage, science cards."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.nereus.components import CHEST, CREW, HOLD_POINTS
from render.games.nereus import lines, marks, theme
from render.games.nereus.lines import Parts
from render.kit import fonts, text
from render.kit.canvas import Canvas
from render.kit.changes import happened
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


def tray(canvas: Canvas, box: Box, label: str, hand: tuple[tuple[str, str], ...]) -> None:
    """Treasures that wait to be stowed, with their names while there is room."""
    place = box.inset(4)
    canvas.rect(place, theme.CREAM, 16, theme.GOLD, 6)
    filled = canvas.text(Box(26, 0, 190, box.h), label, 40, fonts.BOLD, theme.INK, lines=2, smallest=28)
    left = filled.right + 18
    room = Box(left, 10, box.w - left - 16, box.h - 20)
    size = min(84.0, room.h)
    for (kind, name), cell in zip(hand, room.columns(*[1] * len(hand)), strict=True):
        if len(hand) == 1:
            marks.mark(canvas, kind, cell.x + 48, cell.cy, size)
            canvas.text(Box(cell.x + 104, cell.y, cell.w - 106, cell.h), name, 44, fonts.BOLD, theme.INK, smallest=28)
        else:
            marks.mark(canvas, kind, cell.cx, cell.cy, min(size, cell.w * 0.92))


def crew(canvas: Canvas, box: Box, cards: tuple[tuple[str, str], ...], moves: int) -> None:
    """The own crew cards: in hand, chosen face down, played today; before them the boatswain's moves left."""
    place = box.inset(4)
    canvas.rect(place, theme.CREAM, 16)
    room = place.inset(12, 10)
    if moves:
        told, room = room.cut_left(110)
        lines.line(canvas, told, (str(moves), "/arrow"), 50, theme.INK, fonts.BOLD, grow=0.84, gap=0.1)
    for (member, state), cell in zip(cards, room.columns(*[1] * len(cards), gap=6), strict=True):
        live = state != "played"
        fill = theme.GOLD if state == "chosen" else WHITE if live else theme.CREAM_QUIET
        canvas.rect(cell, fill, 10, theme.INK if live else theme.SLOT, 4 if state == "chosen" else 3)
        marks.mark(canvas, member, cell.cx, cell.cy, min(58, cell.w * 0.8), theme.INK if live else "#b9a988")


def purse(
    canvas: Canvas,
    box: Box,
    owner: str,
    points: int,
    ended: int,
    gold: tuple[int, str],
    power: tuple[int, str],
    signs: tuple[str, ...],
) -> None:
    """Points now and if the match ended now, sun and hourglass, gold, power."""
    place = box.inset(4)
    canvas.rect(place, marks.tint(owner), 16)
    canvas.rect(Box(place.x, place.y, 12, place.h), marks.colour(owner), 5)
    left, right = place.cut_left(270)
    top, low = left.cut_left(28)[1].inset(0, 4).rows(1.25, 1)
    lines.line(canvas, top, (str(points), "/star"), 60, theme.INK, fonts.BOLD, grow=0.66, gap=0.1)
    x = lines.line(canvas, low, ("/arrow", str(ended)), 42, theme.MUTED, grow=0.8, gap=0.12)
    for number, name in enumerate(signs):
        marks.mark(canvas, name, x + 36 + 46 * number, low.cy, 42)
    for (value, word), sign, cell in zip((gold, power), ("coin", "bolt"), right.columns(1, 1), strict=True):
        ink = theme.INK if sign == "coin" else theme.POWER
        top, low = cell.inset(4, 6).rows(1.5, 1)
        lines.line(canvas, top, (str(value), f"/{sign}"), 56, theme.INK, fonts.BOLD, "center", power=ink, grow=0.84)
        canvas.text(low, word, 34, fonts.SEMIBOLD, theme.MUTED, across="center", smallest=28)


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
    top, low = place.cut_top(58)
    if full:
        canvas.rect(top.inset(3, 3), theme.GOLD, 10)
    marks.mark(canvas, member, top.x + 32, top.cy + 1, 44, theme.DONE if done else theme.INK)
    points = HOLD_POINTS[CREW.index(member)]
    said = (f"+{points}" if full else str(points), "/star")
    wide = lines.width(said, text.Style(40, fonts.BOLD), 0.8, 0.1)
    worth = Box(top.right - 10 - wide, top.y, wide, top.h)
    if done:
        marks.mark(canvas, "tick", top.right - 34, top.cy, 40, theme.DONE)
        canvas.text(low.inset(12, 2), improved, 36, fonts.SEMIBOLD, theme.DONE, "center", lines=2, smallest=28)
    else:
        lines.line(canvas, worth, said, 40, theme.INK, fonts.BOLD, "right", grow=0.8, gap=0.1)
        _slots(canvas, low.inset(8, 0), slots)
    room = worth.x - top.x - 60 if not done else place.w - 120
    canvas.text(
        Box(top.x + 58, top.y, room, top.h), name, 36, fonts.BOLD, theme.DONE if done else theme.INK, smallest=28
    )
    if new:
        happened(canvas, box)


def _slots(canvas: Canvas, box: Box, slots: tuple[Slot, ...]) -> None:
    """Spaces side by side, as large as there is room, with some below them."""
    count = len(slots)
    side = min(84.0, box.h - 12, (box.w - 8 * (count - 1)) / count)
    gap = min(14.0, (box.w - side * count) / max(1, count - 1))
    row = Box(box.x, box.y, box.w, box.h - 8).placed(side * count + gap * (count - 1), side)
    for one, cell in zip(slots, row.columns(*[1] * count, gap=gap), strict=True):
        slot(canvas, cell, one)


def gems(canvas: Canvas, box: Box, note: Parts, slots: tuple[Slot, ...]) -> None:
    """The spaces for gems, and what one is sold for."""
    place = box.inset(4)
    canvas.rect(place, theme.CREAM, 14)
    top, low = place.cut_top(58)
    marks.mark(canvas, "gem", top.x + 32, top.cy + 1, 44)
    lines.line(canvas, top.cut_left(64)[1].cut_right(14)[1], note, 36, theme.MUTED, across="right")
    _slots(canvas, low.inset(8, 0), slots)


def chest(canvas: Canvas, box: Box, slots: tuple[Slot, ...], new: bool) -> None:
    """The chest in its order: what each space pays, the next one pointed at."""
    place = box.inset(4)
    canvas.rect(place, theme.CREAM, 14)
    marks.mark(canvas, "chest", place.x + 40, place.cy, 60)
    filled = sum(bool(one.lies) for one in slots)
    room = Box(place.x + 76, place.y + 10, place.w - 80, place.h - 14)
    # Two things for a space need more room than one.
    shares = [1.5 if reward.gold and reward.points else 0.8 for reward in CHEST]
    side = min(78.0, room.h - 56)
    for number, (one, cell) in enumerate(zip(slots, room.columns(*shares), strict=True)):
        at = Box(cell.cx - side / 2, cell.y + 4, side, side)
        slot(canvas, at, one)
        if number == filled:
            if not one.fits:
                canvas.rect(at, radius=10, line=theme.INK, width=5)
            canvas.path(f"M{at.cx - 15} {cell.y - 6} h30 l-15 17 Z", theme.INK, WHITE, 3)
        low = Box(cell.x, at.bottom + 2, cell.w, cell.bottom - at.bottom - 2)
        if one.lies:
            marks.mark(canvas, "tick", low.cx, low.cy, 36, theme.DONE)
            continue
        reward = CHEST[number]
        found: list[str] = []
        for value, sign in ((reward.gold, "/coin"), (reward.points, "/star")):
            found += [str(value), sign] if value else []
        if reward.treasures:
            found += ["+", "/bag"]
        lines.line(canvas, low, tuple(found), 40, theme.INK, fonts.BOLD, "center", grow=0.84, gap=0.05)
    if new:
        happened(canvas, box)


def storage(canvas: Canvas, box: Box, name: str, note: Parts, slots: tuple[Slot, ...], new: bool) -> None:
    """The storage space by space."""
    place = box.inset(4)
    canvas.rect(place, theme.CREAM, 14)
    top, low = place.cut_top(56)
    filled = canvas.text(Box(top.x + 16, top.y, 200, top.h), name, 36, fonts.BOLD, theme.INK, smallest=28)
    right = Box(filled.right + 12, top.y, top.right - filled.right - 24, top.h)
    lines.line(canvas, right, note, 34, theme.MUTED, across="right")
    _slots(canvas, low.inset(10, 0), slots)
    if new:
        happened(canvas, box)


def card(canvas: Canvas, box: Box, shown: Card) -> None:
    """A science card: when it is used, what it says, what it is worth now."""
    place = box.inset(4)
    fill, line = ("#f1e6fb", theme.POWER) if shown.live else ("#ece7df", "#8d8479")
    canvas.rect(place, fill, 12, theme.GOLD if shown.kept else line, 9 if shown.kept else 4)
    head, rest = place.inset(4, 4).cut_top(42)
    canvas.rect(head, line, 9)
    canvas.text(head.inset(12, 0), shown.when, 30, fonts.BOLD, WHITE, smallest=28)
    foot, body = rest.inset(8, 0).cut_bottom(42)
    _wrapped(canvas, body, shown.said)
    lines.line(canvas, foot, shown.worth, 34, theme.INK if shown.live else theme.MUTED, fonts.SEMIBOLD)


def _wrapped(canvas: Canvas, box: Box, said: Parts) -> None:
    """A mark and up to three lines of words beside it; more where there is room."""
    room = box
    for part in said:
        if lines.is_mark(part):
            marks.mark(canvas, part[1:], room.x + 26, room.cy, 48)
            room = room.cut_left(58)[1]
    words = " ".join(part for part in said if not lines.is_mark(part))
    large = box.h > 140
    canvas.text(room, words, 44 if large else 34, fonts.BOLD, theme.INK, lines=4 if large else 3, smallest=28)
