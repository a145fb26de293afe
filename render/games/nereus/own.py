"""The own ship, seen from above and large: what is in hand and where it fits, purse, holds, chest, storage, crew cards,
the others' points; and the science cards."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.games.nereus.components import CHEST, CREW, HOLD_POINTS
from render.games.nereus import lines, marks, theme
from render.games.nereus.lines import Parts
from render.kit import fonts, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE

SHADE: Final = 6
"""How far frames and shadows reach beyond what stands on the deck: their regions are so much larger."""
_HEAD: Final = 58
_RIM: Final = 12
_SIGN: Final = 48
"""What the sign of a crew member takes before its name."""


class Slot(NamedTuple):
    """A space of the ship: what lies there, what it takes, whether something in hand may be stowed there now."""

    lies: str
    wants: tuple[str, ...]
    fits: bool


class Card(NamedTuple):
    """A science card: when it is used, what it asks for, what it is worth now.

    look: "now" (it can be played or chosen now), "kept" (it was chosen), "live" (it scores, or will be playable),
    "idle".
    """

    when: str
    said: Parts
    worth: Parts
    look: str


def hull(canvas: Canvas, box: Box, colour: str) -> None:
    """The hull in its owner's colour, with the bow to the right, and the deck inside."""
    canvas.path(_outline(box), colour)
    inner = box.inset(_RIM, 8)
    canvas.path(_outline(inner._replace(w=inner.w - 2)), theme.DECK[0])


def _outline(box: Box) -> str:
    bow, right, low = box.right - 58, box.right, box.bottom
    return (
        f"M{box.x + 22},{box.y} H{bow} Q{right - 4},{box.y + 40} {right},{box.cy} Q{right - 4},{low - 40} {bow},{low} "
        f"H{box.x + 22} Q{box.x},{low} {box.x},{low - 22} V{box.y + 22} Q{box.x},{box.y} {box.x + 22},{box.y} Z"
    )


def title(canvas: Canvas, box: Box, said: str, moves: int, hand: tuple[str, ...]) -> None:
    """What is asked, with what is in hand or the moves that are left."""
    side = min(84.0, box.h - 4)
    room = box if not hand else box.cut_right(min(box.w * 0.62, len(hand) * (side + 10)))[1]
    room = room.cut_right(120)[1] if moves else room
    filled = canvas.text(room, said, 48, fonts.BOLD, WHITE, lines=2, smallest=30)
    if moves:
        told = Box(filled.right + 18, box.y, 110, box.h)
        lines.line(canvas, told, (str(moves), "/arrow"), 56, theme.GOLD, fonts.BOLD, grow=0.8, gap=0.1)
    x = filled.right + 18
    step = min(side + 10, (box.right - x) / max(1, len(hand)))
    for number, kind in enumerate(hand):
        cell = Box(x + number * step, box.cy - side / 2, min(side, step - 4), side)
        canvas.rect(cell, WHITE, 14, theme.GOLD, 5)
        marks.mark(canvas, kind, cell.cx, cell.cy, min(66, cell.w - 12))


def purse(
    canvas: Canvas, box: Box, owner: str, points: int, ended: int, gold: int, power: int, signs: tuple[str, ...]
) -> None:
    """Points now and if the match ended now, gold, power, sun and hourglass."""
    canvas.rect(box, marks.tint(owner), 14)
    room = box.inset(16, 0)
    for name in signs:
        sign, room = room.cut_right(44)
        marks.mark(canvas, name, sign.cx + 4, sign.cy, 40)
    now, end, coin, bolt = room.columns(1.25, 0.9, 1.1, 1)
    lines.line(canvas, now, (str(points), "/star"), 58, theme.INK, fonts.BOLD, grow=0.78, gap=0.06)
    canvas.text(end, f"→{ended}", 36, fonts.SEMIBOLD, theme.MUTED, smallest=28)
    lines.line(canvas, coin, (str(gold), "/coin"), 52, theme.INK, fonts.BOLD, "center", grow=0.9, gap=0.06)
    lines.line(canvas, bolt, (str(power), "/bolt"), 52, theme.INK, fonts.BOLD, "right", grow=0.9, gap=0.06)


def slot(canvas: Canvas, box: Box, one: Slot, last: bool = False) -> None:
    """A space: framed in gold where something in hand fits, in ink if it is the last one missing."""
    if one.lies:
        marks.mark(canvas, one.lies, box.cx, box.cy, min(box.w + 2, box.h))
        return
    if one.fits:
        canvas.rect(box, WHITE, 12, theme.GOLD, 6)
    elif last:
        canvas.rect(box, WHITE, 12, theme.INK, 4)
    else:
        canvas.rect(box, theme.SLOT[1], 12)
        canvas.rect(box.cut_top(4)[1], theme.SLOT[0], 12)
    opacity = 1 if last else 0.78 if one.fits else 0.5
    if not one.wants:
        return
    if one.wants[0] in ("different", "same"):
        canvas.number(box.cx, box.cy, "≠" if one.wants[0] == "different" else "=", 40, fonts.BOLD, theme.MUTED)
    elif len(one.wants) == 1:
        marks.plain(canvas, one.wants[0], box.cx, box.cy, box.w - 18, opacity)
    else:
        for kind, turn in zip(one.wants, (-1, 1), strict=True):
            marks.plain(canvas, kind, box.cx, box.cy + turn * box.h * 0.21, box.h * 0.4, opacity)


def _box(canvas: Canvas, box: Box, fill: str, framed: bool = False) -> Box:
    """A compartment on the deck with its shadow, or framed in gold."""
    place = box.inset(SHADE)
    if framed:
        canvas.rect(box, theme.GOLD, 20)
    else:
        canvas.rect(place.moved(0, 5), theme.SHADE, 14)
    canvas.rect(place, fill, 14)
    return place


def hold(canvas: Canvas, box: Box, member: str, name: str, slots: tuple[Slot, ...], done: bool, improved: str) -> None:
    """A hold with its spaces, or closed with what it does for its crew member since it is complete."""
    lacks = sum(not one.lies for one in slots)
    full = not done and lacks == 1 and any(one.fits for one in slots)
    begun = not done and lacks < len(slots)
    place = _box(canvas, box, theme.DONE if done else theme.BEGUN if begun or full else theme.HOLD, full)
    top, low = place.cut_top(_HEAD)
    ink = theme.DONE_INK if done else theme.INK
    points = HOLD_POINTS[CREW.index(member)]
    said = f"+{points}" if full or done else str(points)
    size = 40 if full or done else 44
    wide = text.width(said, text.Style(size, fonts.BOLD))
    worth = Box(top.right - 10 - wide, top.y + 2, wide, top.h - 2)
    if full:
        canvas.rect(Box(worth.x - 8, top.y, wide + 18, top.h), theme.GOLD, 12)
    canvas.number(worth.cx, worth.cy, said, size, fonts.BOLD, ink)
    room = Box(top.x + 8, top.y + 2, worth.x - top.x - 18, top.h - 2)
    if text.width(name, text.Style(28, fonts.BOLD, fonts.NARROW)) <= room.w - _SIGN:
        marks.mark(canvas, member, room.x + 22, top.cy + 2, 40, ink)
        room = room.cut_left(_SIGN)[1]
    canvas.text(room, name, 38, fonts.BOLD, ink, smallest=28)
    if done:
        canvas.text(low.inset(14, 4), improved, 36, fonts.SEMIBOLD, theme.DONE_INK, "center", lines=2, smallest=28)
        return
    _slots(canvas, low, slots, 60 if len(slots) > 3 else 72, lacks == 1)


def _slots(canvas: Canvas, box: Box, slots: tuple[Slot, ...], side: float, last: bool = False) -> None:
    """Spaces side by side."""
    gap = min(14.0, (box.w - 8 - side * len(slots)) / max(1, len(slots) - 1))
    row = box.placed(side * len(slots) + gap * (len(slots) - 1), side)
    for one, cell in zip(slots, row.columns(*[1] * len(slots), gap=gap), strict=True):
        slot(canvas, cell, one, last)


def gems(canvas: Canvas, box: Box, said: Parts, slots: tuple[Slot, ...]) -> None:
    """The spaces for gems, and what one is sold for."""
    place = _box(canvas, box, theme.HOLD)
    top, low = place.cut_top(_HEAD)
    marks.mark(canvas, "gem", top.x + 34, top.cy + 2, 44)
    lines.line(canvas, top.cut_left(64)[1].cut_right(10)[1], said, 36, theme.INK)
    _slots(canvas, low, slots, 66)


def chest(canvas: Canvas, box: Box, slots: tuple[Slot, ...]) -> None:
    """The chest in its order: what each space pays, the next one framed."""
    place = _box(canvas, box, theme.CREAM)
    marks.mark(canvas, "chest", place.x + 48, place.cy, 74)
    filled = sum(bool(one.lies) for one in slots)
    room = place.cut_left(92)[1].inset(2, 12)
    # Two things for a space need more room than one.
    shares = [1.5 if reward.gold and reward.points else 0.85 for reward in CHEST]
    for number, (one, cell) in enumerate(zip(slots, room.columns(*shares), strict=True)):
        at = Box(cell.cx - 35, cell.y, 70, 70)
        slot(canvas, at, one, number == filled)
        low = Box(cell.x, at.bottom + 4, cell.w, cell.bottom - at.bottom - 4)
        if one.lies:
            marks.mark(canvas, "tick", low.cx, low.cy, 38, theme.DONE)
            continue
        reward = CHEST[number]
        found: list[str] = []
        for value, sign in ((reward.gold, "/coin"), (reward.points, "/star")):
            found += [str(value), sign] if value else []
        if reward.treasures:
            found += ["+", "/bag"]
        lines.line(canvas, low, tuple(found), 42, theme.INK, fonts.BOLD, "center", grow=0.84, gap=0.05)


def storage(canvas: Canvas, box: Box, name: str, note: Parts, slots: tuple[Slot, ...]) -> None:
    """The storage space by space, and what a treasure is sold for."""
    place = _box(canvas, box, theme.CREAM)
    top, low = place.cut_top(54)
    filled = canvas.text(Box(top.x + 14, top.y + 2, 150, top.h), name, 36, fonts.BOLD, theme.INK, smallest=28)
    right = Box(filled.right + 8, top.y + 2, top.right - filled.right - 20, top.h)
    lines.line(canvas, right, note, 36, theme.INK, across="right")
    row = Box(low.x + 8, low.y + 4, low.w - 16, low.h - 14)
    for one, cell in zip(slots, row.columns(*[1] * len(slots), gap=2), strict=True):
        slot(canvas, cell, one)


def crew(canvas: Canvas, box: Box, cards: tuple[tuple[str, str], ...]) -> None:
    """The own crew cards: in hand, chosen face down, played today."""
    for (member, state), cell in zip(cards, box.columns(*[1] * len(cards), gap=8), strict=True):
        live = state != "played"
        fill = theme.GOLD if state == "chosen" else WHITE if live else theme.DECK[1]
        canvas.rect(cell, fill, 10)
        marks.mark(canvas, member, cell.cx, cell.cy, 46, theme.INK, 1 if live else 0.4)


def others(canvas: Canvas, box: Box, shown: tuple[tuple[str, int], ...]) -> None:
    """The points of everybody else."""
    for (owner, points), cell in zip(shown, box.columns(*[1] * len(shown)), strict=True):
        told = (f"/{owner}", str(points), "/star")
        lines.line(canvas, cell, told, 44, WHITE, fonts.BOLD, "right", accent=theme.LABEL, grow=0.95, gap=0.1)


def card(canvas: Canvas, box: Box, shown: Card) -> None:
    """A science card: when it is used, what it says, what it is worth now."""
    place = box.inset(SHADE)
    fill, edge, wide = {
        "now": (theme.CARD_LIVE, theme.GOLD, 6),
        "kept": (theme.GOLD, theme.GOLD_EDGE, 5),
        "live": (theme.CARD_LIVE, theme.POWER, 4),
        "idle": (theme.CARD, theme.CARD, 0),
    }[shown.look]
    canvas.rect(place.moved(0, 5), theme.SHADE, 14)
    canvas.rect(place, fill, 14, edge, wide)
    inner = place.inset(14, 8)
    large = place.h > 240
    head, rest = inner.cut_top(48 if large else 36)
    canvas.text(head, shown.when, 40 if large else 32, fonts.REGULAR, theme.MUTED, smallest=28)
    if shown.look == "kept":
        marks.mark(canvas, "tick", head.right - 18, head.cy, 36, theme.INK)
    foot, body = rest.cut_bottom(54 if large else 40)
    _wrapped(canvas, body, shown.said, 48 if large else 38)
    ink = theme.MUTED if shown.look == "idle" else theme.INK
    lines.line(canvas, foot, shown.worth, 44 if large else 36, ink, fonts.SEMIBOLD, smallest=28)


def _wrapped(canvas: Canvas, box: Box, said: Parts, size: float) -> None:
    """A mark and the words beside it."""
    room = box
    for part in said:
        if lines.is_mark(part):
            marks.mark(canvas, part[1:], room.x + 24, room.cy, 46)
            room = room.cut_left(56)[1]
    words = " ".join(part for part in said if not lines.is_mark(part))
    canvas.text(room, words, size, fonts.BOLD, theme.INK, lines=4, smallest=28)
