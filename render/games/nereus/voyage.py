"""The part with the sea: the chart, and on the deck beside it who acts when, or the open bench for whoever acts."""

from __future__ import annotations

from engine.games.nereus.placing import sought
from engine.games.nereus.view import NereusView, Target
from render.games.nereus import last, layout, lines, order, rows, scenery, sea, theme
from render.games.nereus.lines import Parts
from render.kit import fonts
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box
from render.kit.sheet import PART, Sheet
from render.kit.words import Words


def draw(sheet: Sheet, view: NereusView, words: Words, top: float, *, own: bool) -> None:
    """Everything below the head of the part that begins at `top`; `own`: the reader acts, and sees the open bench."""
    room = Box(0, top + layout.SKY, WIDTH, PART - layout.SKY)
    water, deck = room.cut_left(layout.DECKSIDE)
    sheet.keep(water, scenery.sea, ground=theme.SEA[0])
    sheet.keep(deck, scenery.deckside, ground=theme.DECK[0])
    chart, side = layout.CHART.moved(0, top), layout.SIDE.moved(0, top)
    sea.lay(sheet, view.side, chart)
    sea.draw(sheet, view, chart)
    if own:
        _beside(sheet, view, words, side)
        return
    foot, side = side.cut_bottom(layout.LAST, gap=layout.SEAT_GAP)
    told = last.lines_of(view, words)
    if told:
        sheet.keep(foot, last.told, told)
    order.draw(sheet, view, words, side)


def _beside(sheet: Sheet, view: NereusView, words: Words, side: Box) -> None:
    """The open bench, and below it what the best cells bring, or who acts when."""
    found, choosing = best(view), view.acting_space is None
    high = layout.BRIEFS[choosing] if found else layout.STRIP
    low, bench = side.cut_bottom(high, gap=layout.SEAT_GAP + 4)
    rows.draw_tall(sheet, view, words, bench, rows.opened(view))
    if found:
        told = tuple(_brief(view, words, target) for target in found[: 3 if choosing else 5])
        sheet.keep(low, briefs, told, 2 if choosing else 3)
    else:
        order.draw_strip(sheet, view, low)


def best(view: NereusView) -> list[Target]:
    """The cells where a ship takes everything, those first that are looked for first."""

    def rank(target: Target) -> tuple[int, int]:
        return sought(target.points or 0, target.gold, sea.lying(view, target.cell))

    return sorted((target for target in view.targets if target.points is not None and not target.barred), key=rank)


def _brief(view: NereusView, words: Words, target: Target) -> Parts:
    """What sailing to a cell brings and costs."""
    lying = sea.lying(view, target.cell)
    points = (f"+{target.points}", "/star") if target.points else ()
    price = (str(target.gold), "/coin") if target.gold else ()
    empty = () if lying else (words("empty"),)
    return (target.cell, *(f"/{kind}" for kind in lying), *empty, *points, *price)


def briefs(canvas: Canvas, box: Box, shown: tuple[Parts, ...], count: int) -> None:
    """What cells bring, in so many lines: the best one in a line of its own, the others two by two."""
    canvas.rect(box, theme.TAKEN[0], 14)
    first, *others = box.inset(16, 8).rows(1.1, *[1] * (count - 1))
    _told(canvas, first, shown[0], 42)
    places = [cell for line in others for cell in line.columns(1, 1, gap=12)]
    for said, place in zip(shown[1:], places, strict=False):
        _told(canvas, place, said, 36)


def _told(canvas: Canvas, box: Box, said: Parts, size: float) -> None:
    lines.line(canvas, box, said, size, theme.LABEL, fonts.BOLD, accent=theme.LABEL, grow=1.12, gap=0.2)
