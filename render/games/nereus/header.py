"""The line at the top: what the match waits for, and how far the day is."""

from __future__ import annotations

from engine.games.nereus.components import CYCLES, DAYS
from engine.games.nereus.view import NereusView
from render.games.nereus import theme
from render.games.nereus.layout import HEADER, MARGIN
from render.kit import fonts, pieces
from render.kit.canvas import WIDTH, Canvas
from render.kit.geometry import Box
from render.kit.words import Words

_CLOCK = 300


def headline(view: NereusView, words: Words) -> str:
    """What the match waits for."""
    if view.phase == "over":
        return words("won", seats=view.winners, points=view.players[view.winners[0]].projected.low)
    if view.phase in ("science", "crew"):
        return words(f"choosing-{view.phase}", count=view.secret_waits)
    seat = view.waits[0]
    if view.phase == "corners":
        return words("corner-of", seat=seat)
    if view.acting_crew is None:
        return words("deciding", seat=seat, gold=view.extra_gold)
    if view.acting_space is None:
        return words("turn-of", seat=seat, crew=view.acting_crew)
    return words("turn-at", seat=seat, crew=view.acting_crew, space=view.acting_space)


def draw(canvas: Canvas, view: NereusView, words: Words, said: str | None = None) -> None:
    """The line, with `said` in place of the headline if given."""
    box = Box(MARGIN, 8, WIDTH - 2 * MARGIN, HEADER - 16)
    clock, rest = box.cut_right(_CLOCK, gap=12)
    seat = view.waits[0] if view.waits else None
    if seat is not None:
        pieces.token(canvas, seat, rest.x + 32, rest.cy, 56)
        rest = rest.cut_left(74)[1]
    elif view.phase == "over":
        canvas.shape("crown", rest.x + 34, rest.cy, 56, theme.GOLD, theme.FOAM, 3)
        rest = rest.cut_left(80)[1]
    canvas.text(rest, said or headline(view, words), 44, fonts.BOLD, theme.FOAM, lines=2, smallest=30)
    if view.day:
        _clock(canvas, clock, view, words)


def _clock(canvas: Canvas, box: Box, view: NereusView, words: Words) -> None:
    """Days and cycles as rows of marks, so far and to come, with their names."""
    for line, sign, at, most in zip(
        box.rows(1, 1), ("sun", "hourglass"), (view.day, view.cycle), (DAYS, CYCLES), strict=True
    ):
        label = words("day" if sign == "sun" else "cycle", number=at)
        canvas.text(line.cut_left(136)[0], label, 32, fonts.SEMIBOLD, theme.FOAM, across="right", smallest=26)
        for number in range(most):
            x = line.x + 166 + number * 38
            fill = theme.GOLD if number < at else "#3c6078"
            canvas.shape(sign, x, line.cy, 32, fill)
