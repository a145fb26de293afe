"""The cards in hand, large: where each would lead, which stones it would take, and what the score would be."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.games.yucata.components import DARK, PALE, QUESTION, RED, SPEAR
from engine.games.yucata.view import YucataView
from render.games.yucata import layout, theme
from render.games.yucata.cards import face, lock
from render.games.yucata.stones import stone
from render.kit import fonts, palette
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.words import signed

MANY: Final = 4
"""More cards than this stand in two rows of low plates."""
_SHADOW: Final = 8
_SHADE: Final = palette.mix(theme.DEEP, "#000000", 0.4)


class Choice(NamedTuple):
    """A card in hand. `stones` in the order in which they are taken; `cost`: what the dark ones cost in all.

    `note` says why it may not be played, or that it takes no stones.
    """

    card: str
    effect: str | None
    to: int | None
    stones: str
    pale: int
    cost: int
    before: int
    after: int
    barred: bool
    note: str


def choices_of(view: YucataView, seat: int, nothing: str, reasons: dict[str, str]) -> list[Choice]:
    """The reader's cards with what each would do now."""
    here, raw = view.positions[seat], view.scores[seat].raw
    found: list[Choice] = []
    for prospect in view.hand:
        taken = "" if prospect.to is None else view.stones[here + 1 : prospect.to + 1].replace(".", "")
        found.append(
            Choice(
                card=prospect.card,
                effect=prospect.effect if prospect.card == QUESTION else None,
                to=prospect.to,
                stones=taken,
                pale=prospect.pale,
                cost=raw + prospect.pale - prospect.score,
                before=raw,
                after=prospect.score,
                barred=prospect.refusal is not None,
                note=reasons[prospect.refusal] if prospect.refusal is not None else nothing,
            )
        )
    return found


def height(count: int) -> int:
    """How high the plates of so many cards are together."""
    return layout.PLATE if count <= MANY else 2 * layout.PLATE_LOW + 14


def places(top: float, count: int) -> list[Box]:
    """Where the plates lie: up to four side by side, more in two rows."""
    if count <= MANY:
        columns = max(3, count)
        wide = (layout.WIDE - layout.PLATE_GAP * (columns - 1)) / columns
        left = layout.MARGIN + (layout.WIDE - count * wide - (count - 1) * layout.PLATE_GAP) / 2
        return [Box(left + k * (wide + layout.PLATE_GAP), top, wide, layout.PLATE) for k in range(count)]
    found: list[Box] = []
    upper = -(-count // 2)
    wide = (layout.WIDE - layout.PLATE_GAP * (upper - 1)) / upper
    for index in range(count):
        row = int(index >= upper)
        held = upper if not row else count - upper
        left = layout.MARGIN + (layout.WIDE - held * wide - (held - 1) * layout.PLATE_GAP) / 2
        column = index - row * upper
        found.append(
            Box(left + column * (wide + layout.PLATE_GAP), top + row * (layout.PLATE_LOW + 14), wide, layout.PLATE_LOW)
        )
    return found


def gains(choice: Choice) -> str:
    """What the play brings and what its dark stones cost; nothing if it takes none."""
    if not choice.stones:
        return ""
    cost = f" −{choice.cost}" if choice.cost > 0 else f" +{-choice.cost}" if choice.cost < 0 else ""
    return f"+{choice.pale}{cost}"


def plate(canvas: Canvas, box: Box, choice: Choice, seat: int, label: str) -> None:
    """A card with what it would do; the box has room for a shadow on the right and below."""
    place = Box(0, 0, box.w - _SHADOW, box.h - _SHADOW)
    low = place.h < 250
    if choice.barred or choice.to is None:
        _ground(canvas, place, theme.DULL)
        _barred(canvas, place, choice, low)
        return
    colour = palette.seat(seat).fill
    _ground(canvas, place, colour)
    inner = place.inset(7)
    canvas.rect(inner, theme.CARD, 14)
    canvas.rect(Box(inner.x, inner.bottom - _foot(low), inner.w, _foot(low)), colour, 8)
    foot, head = _foot(low), 80 if low else 128
    _leads(canvas, Box(inner.x, inner.y, inner.w, head - 4), choice, colour, low)
    shelf = _shelf(inner, low)
    canvas.rect(shelf, theme.SHELF, 10)
    _stones(canvas, shelf, choice, low)
    line = Box(inner.x + 12, inner.bottom - foot, inner.w - 24, foot)
    change = f"{signed(choice.before)} → {signed(choice.after)}"
    look = palette.seat(seat)
    if low:
        canvas.text(line, gains(choice), 33, fonts.SEMIBOLD, look.ink)
    else:
        canvas.text(line, label, 31, fonts.SEMIBOLD, look.ink)
        between = Box(inner.x, shelf.bottom, inner.w, line.y - shelf.bottom)
        canvas.text(between, gains(choice), 40, fonts.BOLD, theme.INK, across="center")
    canvas.text(line, change, 38 if low else 41, fonts.BOLD, look.ink, across="right")


def _foot(low: bool) -> int:
    """How high the score at the lower edge is."""
    return 50 if low else 58


def _shelf(inner: Box, low: bool) -> Box:
    """Where the stones lie."""
    return Box(inner.x + 5, inner.y + (76 if low else 126), inner.w - 10, 46 if low else 66)


def _ground(canvas: Canvas, place: Box, colour: str) -> None:
    """A card in one colour, with its shadow on what lies behind the plates."""
    canvas.rect(place.moved(4, 7), _SHADE, 20)
    canvas.rect(place, colour, 20)


def _arrow(canvas: Canvas, colour: str) -> None:
    canvas.path("M-20,-8 h20 v-13 l24,21 l-24,21 v-13 h-20Z", colour)


def _leads(canvas: Canvas, box: Box, choice: Choice, colour: str, low: bool) -> None:
    """The card, an arrow and the space; a question mark tells what it repeats."""
    size = (76 if low else 110) * (0.84 if choice.card == SPEAR else 1)
    face(canvas, choice.card, box.x + (46 if low else 58), box.cy + 2, size)
    # On a high plate the card that a question mark repeats stands below the space, on a low one before it.
    below = 0 if low or choice.effect is None else 28
    if choice.effect is not None:
        x = box.x + (80 if low else 112)
        canvas.number(x, box.cy + 8 + below, "=", 36 if low else 44, fonts.BOLD)
        face(canvas, choice.effect, x + (29 if low else 42), box.cy + 4 + below, 44 if low else 56)
    digits = len(str(choice.to))
    x = box.right - (72 if digits > 1 else 42) - (36 if low else 46)
    canvas.stamp(x, box.cy + 2 - below, _arrow, colour, reach=Box(-22, -24, 50, 48))
    space = Box(box.right - 110, box.y - below, 100, box.h)
    canvas.text(space, str(choice.to), 54 if low or below else 58, fonts.BOLD, theme.INK, across="right")


def _stones(canvas: Canvas, box: Box, choice: Choice, low: bool) -> None:
    """The stones in the order in which they are taken."""
    count = len(choice.stones)
    if not count:
        canvas.text(box, choice.note, 31, fonts.SEMIBOLD, theme.INK, across="center")
        return
    step = min(46.0, (box.w - 8) / count)
    radius = min(18 if low else 21, step / 2 - 1)
    for index, kind in enumerate(choice.stones):
        x = box.cx + (index - (count - 1) / 2) * step
        stone(canvas, kind, x, box.cy, radius if kind == PALE else radius + 3 if kind in (DARK, RED) else radius)


def _barred(canvas: Canvas, place: Box, choice: Choice, low: bool) -> None:
    """A card that may not be played, with the reason."""
    if low:
        face(canvas, choice.card, place.x + 56, place.y + 60, 80, theme.DULL_INK)
        lock(canvas, place.right - 56, place.y + 60, 30)
        words = Box(place.x + 12, place.bottom - 86, place.w - 24, 80)
    else:
        face(canvas, choice.card, place.cx, place.y + 86, 116, theme.DULL_INK)
        lock(canvas, place.cx, place.y + 184, 32)
        words = Box(place.x + 12, place.bottom - 88, place.w - 24, 80)
    canvas.text(words, choice.note, 33, fonts.BOLD, theme.INK, across="center", lines=2, smallest=28)


def kept(place: Box) -> Box:
    """The box of a plate with the room for its shadow."""
    return Box(place.x, place.y, place.w + _SHADOW, place.h + _SHADOW)
