"""The order of play: who acts when, with which crew member, and how many points everybody has."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.games.nereus.view import NereusView
from render.games.nereus import layout, lines, marks, theme
from render.kit import called, fonts, palette
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE
from render.kit.sheet import Sheet
from render.kit.words import Words

_SIGNS: Final = {"done": ("tick", "#8fe3b4"), "no": ("cross", "#ff8f86")}
"""Beside who has acted, and who does not want to."""


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


def draw(sheet: Sheet, view: NereusView, words: Words, box: Box, high: float) -> float:
    """A line of this height for everybody in the order of play; returns where they end."""
    y = box.y
    for turn in turns(view):
        name = words("neutral") if turn.seat is None else words.player(turn.seat)
        points = -1 if turn.seat is None else view.players[turn.seat].points
        place = Box(box.x, y, box.w, high)
        sheet.keep(place, seat, marks.seat(turn.seat), name, turn.crew, turn.state, points)
        y += high + layout.SEAT_GAP
    return y


def seat(canvas: Canvas, box: Box, owner: str, name: str, crew: str, state: str, points: int) -> None:
    """A line of the order of play; no points below zero."""
    live = state == "now"
    ink = theme.INK if live else WHITE
    place = box.inset(3)
    if live:
        canvas.rect(place, theme.CREAM, 12, theme.GOLD, 6)
    else:
        canvas.rect(place, theme.NIGHT, 12, palette.mix(WHITE, theme.NIGHT, 0.2), 2)
    marks.mark(canvas, owner, place.x + 38, place.cy, 48)
    right = place.cut_right(12)[1]
    if points >= 0:
        told, right = right.cut_right(108)
        accent = theme.POINTS if live else theme.POINTS_LIGHT
        said = (str(points), "/star")
        lines.line(canvas, told, said, 46, ink, fonts.BOLD, "right", accent=accent, grow=0.7, gap=0.1)
    if state in _SIGNS:
        sign, right = right.cut_right(40)
        marks.mark(canvas, _SIGNS[state][0], sign.cx, sign.cy, 32, _SIGNS[state][1])
    if crew:
        sign, right = right.cut_right(60)
        marks.mark(canvas, crew, sign.cx, sign.cy, 48, ink)
    named = right.cut_left(72)[1].cut_right(6)[1]
    called.name(canvas, named, name, 40, ink)
