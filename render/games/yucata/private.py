"""A player's own picture: the cards with what each would do, the way ahead, everybody's rows."""

from __future__ import annotations

from engine.games.yucata.view import YucataView
from render.games.yucata import choices, header, layout, players, result, scenery, theme, way
from render.kit import fonts
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box
from render.kit.parts import MAIN, PLAYERS
from render.kit.sheet import PART, Sheet
from render.kit.words import Words, signed

_REFUSALS = ("same-card", "question-mark-first")


def private(view: YucataView, words: Words) -> Sheet:
    """The own side; the result when the match is over. `view` is a seat's, not a spectator's."""
    seat = view.reader
    assert seat is not None
    if view.over:
        return result.sheet(view, words)
    cards = choices.choices_of(
        view, seat, words("no-stones"), {reason: words(f"barred-{reason}") for reason in _REFUSALS}
    )
    stretch = way.stretch_of(view, seat)
    heading = layout.PLATES + choices.height(len(cards)) + 4
    spaces = heading + layout.AHEAD + 2
    high = layout.WAY_STEP if len(cards) <= choices.MANY else layout.WAY_STEP_LOW
    sheet = Sheet(WIDTH, layout.HIGH, theme.DEEP, theme.COLOURS)
    sheet.cut(PART, PLAYERS)
    sheet.decides(MAIN)
    sheet.keep(Box(0, 0, WIDTH, layout.HEADER), scenery.dawn, ground=theme.DEEP)
    header.draw(sheet, view, words)
    for choice, box in zip(cards, choices.places(layout.PLATES, len(cards)), strict=True):
        sheet.keep(choices.kept(box), choices.plate, choice, seat, words("column-score"), ground=theme.DEEP)
        sheet.area(f"card-{choice.card}", box)
    line = Box(layout.MARGIN, heading, layout.WIDE, layout.AHEAD)
    sheet.keep(line, way.heading, words("ahead"), words("behind"), stretch.behind, ground=theme.DEEP)
    for index, found in enumerate(way.slabs_of(view, seat, stretch)):
        if found is None:
            sheet.keep(way.place(spaces, high, index), way.gap, stretch.between, ground=theme.DEEP)
        else:
            sheet.keep(way.place(spaces, high, index), way.step, *found, ground=theme.DEEP)
    players.above(sheet, view, words)
    rows = layout.rows(view.seats, layout.SUM)
    order = [*(other for other in range(view.seats) if other != seat), seat]
    for who, place in zip(order, rows, strict=True):
        row = players.row_of(view, who, words("you-word") if who == seat else words.player(who))
        sheet.keep(place.inset(-players.EDGE), players.row, row, who in view.waits, ground=theme.DEEP)
    line = Box(layout.MARGIN, rows[-1].bottom + 6, layout.WIDE, layout.SUM)
    note = words("floor-end") if view.floor else ""
    sheet.keep(line, arithmetic, note, _sum(view, seat, words), ground=theme.DEEP)
    players.below(sheet, view.seats, layout.SUM)
    return sheet


def _sum(view: YucataView, seat: int, words: Words) -> str:
    """How the own score comes about."""
    own = view.scores[seat]
    key = "sum-pale" if not own.dark else "sum-red" if own.red else "sum"
    return words(key, pale=own.pale, cost=own.penalty, dark=own.dark, score=signed(own.raw))


def arithmetic(canvas: Canvas, box: Box, note: str, said: str) -> None:
    """The own score as a sum, and what happens below 0."""
    below, own = box.inset(4, 0).columns(1, 1.3, gap=20)
    canvas.text(below, note, 34, fonts.SEMIBOLD, theme.QUIET, smallest=30)
    canvas.text(own, said, 38, fonts.BOLD, theme.LABEL, across="right", smallest=30)
