"""The cards in hand, large: where each would lead, which stones it would take, and what the score would be."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.games.yucata.components import DARK, PALE, QUESTION, RED, SPEAR
from engine.games.yucata.view import YucataView
from render.games.yucata import layout, theme
from render.games.yucata.cards import face, lock
from render.games.yucata.stones import stone
from render.kit import fonts, palette, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.words import signed

MANY: Final = 4
"""More cards than this stand in two rows of low plates."""
_SHADOW: Final = 8
_BETWEEN: Final = 6
"""Between two rows of plates, beside their shadows."""
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
        # Who is not to play yet has a question mark that leads nowhere, too.
        refusal = prospect.refusal or ("question-mark-first" if prospect.to is None else None)
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
                barred=refusal is not None,
                note=nothing if refusal is None else reasons[refusal],
            )
        )
    return found


def height(count: int) -> int:
    """How high the plates of so many cards are together."""
    return layout.PLATE if count <= MANY else 2 * layout.PLATE_LOW + _BETWEEN


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
            Box(
                left + column * (wide + layout.PLATE_GAP),
                top + row * (layout.PLATE_LOW + _BETWEEN),
                wide,
                layout.PLATE_LOW,
            )
        )
    return found


def gains(choice: Choice) -> tuple[tuple[str, str], ...]:
    """What the play brings and what its dark stones cost, each with the stone that it is for."""
    found: list[tuple[str, str]] = []
    if choice.pale:
        found.append((f"+{choice.pale}", PALE))
    if choice.cost:
        found.append((f"−{choice.cost}", DARK) if choice.cost > 0 else (f"+{-choice.cost}", RED))
    return tuple(found)


def _brings(canvas: Canvas, box: Box, choice: Choice, size: float, ink: str, *, middle: bool = False) -> None:
    """The same side by side, smaller where there is little room."""
    found = gains(choice)

    def wide() -> float:
        return sum(text.width(said, text.Style(size, fonts.BOLD)) + size for said, _ in found)

    while found and wide() > box.w and size > 30:
        size -= 2
    x = box.cx - wide() / 2 if middle else box.x
    for said, kind in found:
        letters = text.width(said, text.Style(size, fonts.BOLD)) + 2
        canvas.text(Box(x, box.y, letters, box.h), said, size, fonts.BOLD, ink)
        stone(canvas, kind, x + letters + size * 0.34, box.cy, size * (0.28 if kind == PALE else 0.34))
        x += letters + size


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
    foot = _foot(low)
    _leads(canvas, Box(inner.x, inner.y, inner.w, 66 if low else 126), choice, colour, low)
    shelf = _shelf(inner, low)
    canvas.rect(shelf, theme.SHELF, 10)
    _stones(canvas, shelf, choice, low)
    line = Box(inner.x + 12, inner.bottom - foot, inner.w - 24, foot)
    look = palette.seat(seat)
    if low:
        # The score before is said by the own row: here is no room for it.
        brings, after = line.cut_right(104)[::-1]
        _brings(canvas, brings, choice, 42, look.ink)
        if not gains(choice):
            canvas.text(brings, label, 36, fonts.SEMIBOLD, look.ink, smallest=30)
        canvas.text(after, f"→ {signed(choice.after)}", 46, fonts.BOLD, look.ink, across="right", smallest=40)
        return
    score, change = line.columns(1, 1.3)
    canvas.text(score, label, 36, fonts.SEMIBOLD, look.ink, smallest=32)
    between = Box(inner.x, shelf.bottom, inner.w, line.y - shelf.bottom)
    _brings(canvas, between, choice, 52, theme.INK, middle=True)
    said = f"{signed(choice.before)} → {signed(choice.after)}"
    canvas.text(change, said, 48, fonts.BOLD, look.ink, across="right", smallest=40)


def _foot(low: bool) -> int:
    """How high the score at the lower edge is."""
    return 52 if low else 64


def _shelf(inner: Box, low: bool) -> Box:
    """Where the stones lie."""
    return Box(inner.x + 5, inner.y + (64 if low else 124), inner.w - 10, 40 if low else 66)


def _ground(canvas: Canvas, place: Box, colour: str) -> None:
    """A card in one colour, with its shadow on what lies behind the plates."""
    canvas.rect(place.moved(4, 7), _SHADE, 20)
    canvas.rect(place, colour, 20)


def _arrow(canvas: Canvas, colour: str) -> None:
    canvas.path("M-20,-8 h20 v-13 l24,21 l-24,21 v-13 h-20Z", colour)


def _leads(canvas: Canvas, box: Box, choice: Choice, colour: str, low: bool) -> None:
    """The card, an arrow and the space; a question mark tells what it repeats."""
    size = (68 if low else 116) * (0.84 if choice.card == SPEAR else 1)
    face(canvas, choice.card, box.x + (46 if low else 58), box.cy + 2, size)
    # On a high plate the card that a question mark repeats stands below the space, on a low one before it.
    below = 0 if low or choice.effect is None else 28
    if choice.effect is not None:
        x = box.x + (80 if low else 112)
        canvas.number(x, box.cy + 6 + below, "=", 38 if low else 44, fonts.BOLD)
        face(canvas, choice.effect, x + (31 if low else 42), box.cy + 2 + below, 46 if low else 56)
    digits = len(str(choice.to))
    letters = 54 if low else 58 if below else 66
    x = box.right - (letters * 1.25 if digits > 1 else letters * 0.7) - (34 if low else 46)
    canvas.stamp(x, box.cy + 2 - below, _arrow, colour, reach=Box(-22, -24, 50, 48))
    space = Box(box.right - 110, box.y - below, 100, box.h)
    canvas.text(space, str(choice.to), letters, fonts.BOLD, theme.INK, across="right")


def _stones(canvas: Canvas, box: Box, choice: Choice, low: bool) -> None:
    """The stones in the order in which they are taken."""
    count = len(choice.stones)
    if not count:
        canvas.text(box, choice.note, 36, fonts.SEMIBOLD, theme.INK, across="center", smallest=32)
        return
    step = min(46.0, (box.w - 8) / count)
    radius = min(18 if low else 21, step / 2 - 1)
    for index, kind in enumerate(choice.stones):
        x = box.cx + (index - (count - 1) / 2) * step
        stone(canvas, kind, x, box.cy, radius if kind == PALE else radius + 3 if kind in (DARK, RED) else radius)


def _barred(canvas: Canvas, place: Box, choice: Choice, low: bool) -> None:
    """A card that may not be played, with the reason."""
    if low:
        face(canvas, choice.card, place.x + 56, place.y + 46, 70, theme.DULL_INK)
        lock(canvas, place.right - 56, place.y + 46, 30)
        words = Box(place.x + 12, place.bottom - 86, place.w - 24, 80)
    else:
        face(canvas, choice.card, place.cx, place.y + 86, 116, theme.DULL_INK)
        lock(canvas, place.cx, place.y + 184, 32)
        words = Box(place.x + 12, place.bottom - 88, place.w - 24, 80)
    canvas.text(words, choice.note, 36, fonts.BOLD, theme.INK, across="center", lines=2, smallest=32)


def kept(place: Box) -> Box:
    """The box of a plate with the room for its shadow."""
    return Box(place.x, place.y, place.w + _SHADOW, place.h + _SHADOW)
