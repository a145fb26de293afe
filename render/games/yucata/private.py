"""A player's own picture: the cards with what each would do, the way ahead, everybody's rows."""

from __future__ import annotations

from engine.games.yucata.view import YucataView
from render.games.yucata import choices, header, layout, players, result, scenery, theme, way
from render.kit import fonts
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box
from render.kit.sheet import Sheet
from render.kit.words import Words, signed

_HEADING = 46
_FOOT = 56
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
    plates = layout.HEADER + 16
    heading = plates + choices.height(len(cards)) + 18
    spaces = heading + _HEADING + 4
    rows = spaces + way.height(stretch) + 4
    own = rows + layout.HEADINGS + 4 + (view.seats - 1) * layout.ROW_SMALL_STEP + 5
    foot = own + layout.ROW_OWN + 6
    sheet = Sheet(WIDTH, round(foot + _FOOT), theme.DEEP, theme.COLOURS)
    sheet.keep(Box(0, 0, WIDTH, layout.HEADER), scenery.dawn, ground=theme.DEEP)
    header.draw(sheet, view, words)
    for choice, box in zip(cards, choices.places(plates, len(cards)), strict=True):
        sheet.keep(choices.kept(box), choices.plate, choice, seat, words("column-score"), ground=theme.DEEP)
    line = Box(layout.MARGIN, heading, layout.WIDE, _HEADING)
    sheet.keep(line, way.heading, words("ahead"), words("behind"), stretch.behind, ground=theme.DEEP)
    for index, found in enumerate(way.slabs_of(view, seat, stretch)):
        if found is None:
            sheet.keep(way.place(spaces, index), way.gap, stretch.between, ground=theme.DEEP)
        else:
            sheet.keep(way.place(spaces, index), way.step, *found, ground=theme.DEEP)
    line = Box(layout.MARGIN, rows, layout.WIDE, layout.HEADINGS)
    sheet.keep(line, players.headings, players.headings_of(words), ground=theme.DEEP)
    others = [other for other in range(view.seats) if other != seat]
    for index, other in enumerate(others):
        top = rows + layout.HEADINGS + 4 + index * layout.ROW_SMALL_STEP
        row = players.row_of(view, other, words.player(other))
        place = players.place(top, layout.ROW_SMALL)
        sheet.keep(place, players.row, row, other in view.waits, ground=theme.DEEP)
    row = players.row_of(view, seat, words("you-word"))
    sheet.keep(players.place(own, layout.ROW_OWN), players.row, row, seat in view.waits, ground=theme.DEEP)
    line = Box(layout.MARGIN, foot, layout.WIDE, _FOOT)
    note = words("floor-end") if view.floor else ""
    sheet.keep(line, arithmetic, note, _sum(view, seat, words), ground=theme.DEEP)
    return sheet


def _sum(view: YucataView, seat: int, words: Words) -> str:
    """How the own score comes about."""
    own = view.scores[seat]
    key = "sum-pale" if not own.dark else "sum-red" if own.red else "sum"
    return words(key, pale=own.pale, cost=own.penalty, dark=own.dark, score=signed(own.raw))


def arithmetic(canvas: Canvas, box: Box, note: str, said: str) -> None:
    """The own score as a sum, and what happens below 0."""
    canvas.text(Box(4, 0, 460, box.h), note, 30, fonts.SEMIBOLD, theme.QUIET)
    canvas.text(Box(480, 0, box.w - 484, box.h), said, 32, fonts.BOLD, theme.LABEL, across="right")
