"""Open expeditions and contracts: what they want and what they bring."""

from __future__ import annotations

from typing import Final

from engine.games.port_royal.components import COLOURS, CONTRACT_OF, CONTRACTS, POWER_NAMES, Contract
from render.games.port_royal import signs, theme
from render.games.port_royal.glyphs import glyph
from render.kit import fonts, palette
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE

_NEEDS: Final = ("captain", "priest", "settler")


def needs(card: str) -> tuple[str, ...]:
    """The persons that an expedition wants, one by one."""
    amounts = zip(_NEEDS, signs.face_of(card).needs, strict=True)
    return tuple(power for power, amount in amounts for _ in range(amount))


def expedition(canvas: Canvas, box: Box, card: str, number: int, payable: bool, have: tuple[bool, ...] | None) -> None:
    """An open expedition in a box with an edge of 10 pixels around it.

    `number` is its place in the order drawn, 0 for an older one; `payable` if whoever is asked can fulfil it now;
    `have` tells a reader which of the persons lie in the own display.
    """
    face = signs.face_of(card)
    place = box.inset(10)
    canvas.rect(place.moved(3, 5), "#00000059", 10)
    canvas.rect(place, theme.SAND_BRIGHT if payable else theme.SAND, 10)
    canvas.rect(Box(place.x, place.y, place.w, 9), "#b5452f", 4)
    wanted = needs(card)
    step = min(46, (place.w - 8) / len(wanted))
    for index, power in enumerate(wanted):
        x = place.cx + (index - (len(wanted) - 1) / 2) * step
        got = have is None or have[index]
        name, ink = theme.TRADES[power]
        glyph(canvas, name, x, place.y + 30, step * 0.92, ink, 1 if got else 0.38)
        if have is not None and got:
            _tick(canvas, x + 14, place.y + 18, 12)
    signs.coin(canvas, place.cx - 28, place.bottom - 25, 24, face.coins, 34)
    signs.points(canvas, place.cx + 28, place.bottom - 26, 25, face.points)
    if payable:
        _tick(canvas, place.right - 18, place.bottom - 14, 17)
    if number:
        signs.number(canvas, place.x + 14, place.y + 13, number, size=50)


def _tick(canvas: Canvas, x: float, y: float, radius: float) -> None:
    canvas.circle(x, y, radius + 2.5, WHITE)
    canvas.circle(x, y, radius, theme.BETTER)
    canvas.shape("check", x, y + 1, radius * 1.2, WHITE)


def contract(
    canvas: Canvas, box: Box, card: str, name: str, coins: int, completed: tuple[int, ...], parked: tuple[str, ...]
) -> None:
    """An open contract: what it wants, what the next one to complete it gets, whose cubes lie there.

    `parked` has a text for each seat, empty where no cube waits.
    """
    canvas.rect(box.inset(2), theme.SAND, 10)
    canvas.rect(Box(2, 2, box.w - 4, 7), theme.POINTS, 3)
    canvas.text(Box(12, 9, box.w - 22, 40), name, 36, fonts.BOLD, theme.TEXT, smallest=28)
    _wanted(canvas, 14, 74, CONTRACTS[CONTRACT_OF[card]])
    if coins:
        signs.coin(canvas, box.w - 38, 74, 28, f"+{coins}", 36)
    x = 34.0
    for seat in completed:
        signs.token(canvas, seat, x, 118, 36, width=3)
        canvas.shape("check", x + 18, 110, 22, theme.BETTER, WHITE, 3)
        x += 48
    for seat, said in enumerate(parked):
        if said:
            signs.token(canvas, seat, x, 118, 36, width=3)
            x += canvas.text(Box(x + 21, 98, 70, 40), said, 32, fonts.BOLD, theme.TEXT).w + 46


def _wanted(canvas: Canvas, x: float, y: float, wanted: Contract) -> None:
    """What completes a contract, in glyphs from a point to the right."""
    if wanted.event:
        _event(canvas, x, y, wanted)
        return
    for power, amount in wanted.holds:
        name = POWER_NAMES[power]
        if name == "swords":
            signs.swords(canvas, x + 24, y, 46, amount)
            x += 90
            continue
        glyph(canvas, theme.TRADES[name][0], x + 24, y, 46, theme.TRADES[name][1])
        x += 52
        if amount > 1 or name == "staff":
            x += _times(canvas, x, y, amount)
        if name == "staff":
            signs.coin(canvas, x + 28, y, 25, "≤3", 30)
            x += 60


def _event(canvas: Canvas, x: float, y: float, wanted: Contract) -> None:
    if wanted.event.startswith("decline-"):
        signs.chip(canvas, COLOURS.index(wanted.event.removeprefix("decline-")), x + 22, y, 44)
        signs.coin(canvas, x + 74, y, 22, "")
        canvas.line([(x + 54, y + 22), (x + 94, y - 22)], WHITE, 10)
        canvas.line([(x + 54, y + 22), (x + 94, y - 22)], theme.DANGER, 6)
        _times(canvas, x + 102, y, wanted.counts)
    elif wanted.event == "taxed":
        glyph(canvas, "tax", x + 24, y, 46, theme.DANGER_BAR)
    elif wanted.event == "bust":
        glyph(canvas, "burst", x + 24, y, 50, theme.DANGER)
    elif wanted.event == "repel-colours":
        glyph(canvas, "sword", x + 24, y, 46, theme.STEEL)
        _colours(canvas, x + 52, y, 5)
    else:
        wide = _colours(canvas, x, y, 3 if wanted.event == "three-colours" else 4)
        if wanted.counts > 1:
            _times(canvas, x + wide + 6, y, wanted.counts)


def _colours(canvas: Canvas, x: float, y: float, count: int) -> float:
    """So many different ship colours, any of them; returns how wide they are."""
    step = 27 if count < len(COLOURS) else 20
    for index in range(count):
        canvas.rect(Box(x + index * step, y - 20, 36, 40), theme.SAILS[index], 8, palette.INK, 2)
    return (count - 1) * step + 36


def _times(canvas: Canvas, x: float, y: float, amount: int) -> float:
    canvas.text(Box(x, y - 22, 54, 44), f"×{amount}", 34, fonts.BOLD, theme.TEXT)
    return 50
