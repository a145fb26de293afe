"""The head of a picture: who acts, the roll with its re-rolls, the round on the gilded compass."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from render.games.gilded_compass import dice, theme
from render.games.gilded_compass.glyphs import glyph
from render.kit import called, fonts
from render.kit.canvas import Canvas
from render.kit.geometry import Box

_DIE: Final = 78
_GAP: Final = 9
_APART: Final = 14
_TOKENS: Final = 150
"""Room behind the dice for the re-rolls."""


def title(canvas: Canvas, box: Box, owner: int | None, name: str, said: str) -> None:
    """What is going on, with the token of whoever acts and the name above it, empty for the reader."""
    x = 14.0
    if owner is not None:
        dice.token(canvas, owner, 44, box.cy, 66)
        x = 88
    room = Box(x, 2, box.w - x - 6, box.h - 4)
    if not name:
        canvas.text(room, said, 52, fonts.BOLD, theme.LIGHT, lines=3, smallest=28)
        return
    upper, lower = room.rows(0.9, 1.26)
    called.name(canvas, upper, name, 44, theme.LIGHT)
    canvas.text(lower, said, 42, fonts.SEMIBOLD, theme.AMBER, lines=2, smallest=28)


def note(canvas: Canvas, box: Box, said: str) -> None:
    """A line where the roll would be."""
    canvas.text(box.inset(10, 0), said, 44, fonts.SEMIBOLD, theme.AMBER, lines=2, smallest=28)


def _size(dice: int) -> int:
    return min(_DIE, int((712 - _TOKENS - _APART - 20) / max(1, dice)) - _GAP)


def dice_places(box: Box, own: int, neutral: int) -> list[Box]:
    """Where the dice of a roll lie in the box of the tray, the own ones first."""
    size = _size(own + neutral)
    y = box.y + box.h / 2 - size / 2 - 1
    found = [Box(box.x + 16 + at * (size + _GAP), y, size, size) for at in range(own + neutral)]
    apart = _APART if own and neutral else 0
    return [place.moved(apart) if at >= own else place for at, place in enumerate(found)]


def tray(canvas: Canvas, box: Box, own: tuple[int, ...], neutral: tuple[int, ...], seat: int, tokens: int) -> None:
    """The roll; behind it the tokens, each of which is a re-roll."""
    count = len(own) + len(neutral)
    apart = _APART if own and neutral else 0
    plate = Box(2, 2, count * (_size(count) + _GAP) + apart + 19, box.h - 4)
    canvas.rect(plate, theme.NIGHT, 16, theme.GOLD, 3)
    for at, place in enumerate(dice_places(box, len(own), len(neutral))):
        value, whose = (own[at], seat) if at < len(own) else (neutral[at - len(own)], None)
        dice.die(canvas, place.x, place.y, place.w, value, whose)
    x, y = plate.right + 46, plate.cy
    canvas.circle(x, y, 34, "#f8efd6", theme.GOLD_DARK, 4)
    glyph(canvas, "book", x, y, 44, theme.INK)
    canvas.text(Box(x + 42, y - 32, box.right - x - 44, 64), str(tokens), 54, fonts.BOLD, theme.LIGHT, smallest=36)


def dial(canvas: Canvas, box: Box, number: int, of: int) -> None:
    """The compass: a part of its ring is lit for each round that has begun."""
    x, y, radius = box.cx, box.cy, 50
    canvas.circle(x, y, radius + 6, fill="#0b1222")
    canvas.circle(x, y, radius + 3, fill="#6b4a10")
    for part in range(of):
        start, end = (-pi / 2 + (part + edge) * 2 * pi / of + shift for edge, shift in ((0, 0.07), (1, -0.07)))
        steps = [start + (end - start) * step / 10 for step in range(11)]
        outer = [(x + radius * cos(turn), y + radius * sin(turn)) for turn in steps]
        inner = [(x + (radius - 12) * cos(turn), y + (radius - 12) * sin(turn)) for turn in reversed(steps)]
        canvas.polygon([*outer, *inner], fill=theme.GOLD_LIGHT if part < number else "#4a3a22")
    canvas.circle(x, y, radius - 15, "#f8efd6", theme.GOLD_DARK, 3)
    canvas.number(x, y, number, 48, fill=theme.INK)


def rose(canvas: Canvas, x: float, y: float, radius: float, light: str, dark: str) -> None:
    """A compass rose: four long points over four short ones."""
    for reach, off, first, second in ((0.62, pi / 4, "#e6cf97", "#caa760"), (0.97, 0.0, light, dark)):
        long = radius * reach
        for point in range(4):
            turn = off + point * pi / 2
            tip = (x + long * sin(turn), y - long * cos(turn))
            for side, fill in ((-1, first), (1, second)):
                near = turn + side * pi / 4
                foot = (x + long * 0.2 * sin(near), y - long * 0.2 * cos(near))
                canvas.polygon([(x, y), foot, tip], fill=fill)
