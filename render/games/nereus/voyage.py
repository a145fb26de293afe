"""The part with the sea: the chart, who acts when, the row in play, the last turn."""

from __future__ import annotations

from engine.games.nereus.view import NereusView
from render.games.nereus import last, layout, order, rows, scenery, sea, theme
from render.kit.canvas import WIDTH
from render.kit.geometry import Box
from render.kit.sheet import PART, Sheet
from render.kit.words import Words


def draw(sheet: Sheet, view: NereusView, words: Words, top: float, *, first: bool) -> None:
    """Everything below the head of the part that begins at `top`; the first part tells the last turn here."""
    below = Box(0, top + layout.SKY, WIDTH, PART - layout.SKY)
    sheet.keep(below, scenery.sea, ground=theme.SEA[0])
    chart, side = layout.CHART.moved(0, top), layout.SIDE.moved(0, top)
    sea.lay(sheet, view.side, chart)
    sea.draw(sheet, view, chart)
    if first:
        foot, side = side.cut_bottom(layout.LAST, gap=layout.GAP)
        told = last.two_lines(view, words)
        if told:
            sheet.keep(foot, last.told, told)
    opened = rows.opened(view)
    y = order.draw(sheet, view, words, side, layout.SEAT if opened else layout.SEAT_TALL)
    if opened:
        rows.draw_open(sheet, view, words, Box(side.x, y, side.w, layout.ROW_OPEN), opened)
