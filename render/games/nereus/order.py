"""The order of play: who acts when, with which crew member, and how many points everybody has."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.games.nereus.view import NereusView
from render.games.nereus import layout, lines, marks, theme
from render.kit import called, fonts
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.sheet import Sheet
from render.kit.words import Words

_SIGNS: Final = {"done": ("tick", theme.DONE_LIGHT), "no": ("cross", theme.NO_LIGHT)}
"""Beside who has acted, and who does not want to."""
_SHADE: Final = 6
"""How far the shadow of a plate falls."""


class Turn(NamedTuple):
    """Somebody in the order of play. crew: "back" while it is face down, empty before there is one.

    state: done, now, next, no or hidden.
    """

    seat: int | None
    crew: str
    state: str


def turns(view: NereusView) -> tuple[Turn, ...]:
    """The order of play: of this cycle, or of the explorer phase."""
    if view.phase == "crew":
        return tuple(Turn(seat, "back", "hidden") for seat in view.order)
    if view.explorers:
        states = {"went": "done", "declined": "no", "asked": "now", "waits": "next"}
        busy = view.acting if view.acting_crew is not None else -1
        return tuple(
            Turn(one.seat, one.crew or "explorer", "now" if one.seat == busy else states[one.answer])
            for one in view.explorers
        )
    if view.phase != "turns":
        return tuple(Turn(seat, "", "now" if seat in view.waits else "next") for seat in view.order)
    found: list[Turn] = []
    if view.neutral is not None and view.neutral.crew is not None:
        found.append(Turn(None, view.neutral.crew, "done"))
    now = view.order.index(view.acting) if view.acting is not None else 0
    for place, seat in enumerate(view.order):
        state = "done" if place < now else "now" if place == now else "next"
        found.append(Turn(seat, view.players[seat].chosen or "back", state))
    return tuple(found)


def draw(sheet: Sheet, view: NereusView, words: Words, box: Box) -> None:
    """A plate for everybody in the order of play."""
    found = turns(view)
    gap = layout.SEAT_GAP
    high = min(layout.SEAT, (box.h - gap * (len(found) - 1)) // len(found))
    for turn, place in zip(found, layout.stacked(box, [high] * len(found), gap), strict=True):
        name = words("neutral") if turn.seat is None else words.player(turn.seat)
        points = -1 if turn.seat is None else view.players[turn.seat].points
        region = place._replace(h=place.h + _SHADE)
        sheet.keep(region, seat, marks.seat(turn.seat), name, turn.crew, turn.state, points)


def draw_strip(sheet: Sheet, view: NereusView, box: Box) -> None:
    """The same in signs, side by side."""
    sheet.keep(box, strip, tuple((marks.seat(turn.seat), turn.crew, turn.state) for turn in turns(view)))


def strip(canvas: Canvas, box: Box, shown: tuple[tuple[str, str, str], ...]) -> None:
    """Who acts when with which crew member: whoever acts now on cream, who has acted faint."""
    canvas.rect(box, theme.TAKEN[0], 14)
    for (owner, crew, state), cell in zip(shown, box.inset(8).columns(*[1] * len(shown), gap=6), strict=True):
        live, opacity = state == "now", 0.45 if state in _SIGNS else 1
        if live:
            canvas.rect(cell, theme.CREAM, 12, theme.GOLD, 5)
        left, right = cell.inset(6, 0).columns(1, 1)
        marks.mark(canvas, owner, left.cx, left.cy, 46, opacity=opacity)
        if crew:
            sign = "cross" if state == "no" else crew
            marks.mark(canvas, sign, right.cx, right.cy, 46, theme.INK if live else theme.LABEL, opacity)


def seat(canvas: Canvas, box: Box, owner: str, name: str, crew: str, state: str, points: int) -> None:
    """A plate of the order of play; no points below zero."""
    live = state == "now"
    place = box.cut_bottom(_SHADE)[1]
    if live:
        canvas.rect(place.moved(0, _SHADE), theme.SHADE, 14)
        canvas.rect(place, theme.CREAM, 14, theme.GOLD, 6)
    else:
        fill, shadow, edge = theme.BENCH
        canvas.rect(place.moved(0, 5), shadow, 14)
        canvas.rect(place, edge, 14)
        canvas.rect(place.cut_top(3)[1], fill, 14)
    ink = theme.INK if live else theme.LABEL
    marks.mark(canvas, owner, place.x + 40, place.cy, min(56, place.h * 0.7))
    right = place.cut_right(16)[1]
    if points >= 0:
        told, right = right.cut_right(106)
        accent = theme.POINTS if live else theme.LABEL
        lines.line(
            canvas, told, (str(points), "/star"), 54, ink, fonts.BOLD, "right", accent=accent, grow=0.8, gap=0.08
        )
    if crew:
        sign, right = right.cut_right(62)
        marks.mark(canvas, crew, sign.cx, sign.cy, 54, ink)
    if state in _SIGNS:
        sign, right = right.cut_right(40)
        marks.mark(canvas, _SIGNS[state][0], sign.cx, sign.cy, 36, _SIGNS[state][1])
    called.name(canvas, right.cut_left(74)[1].cut_right(4)[1], name, 42, ink)
