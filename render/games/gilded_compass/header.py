"""The head of a picture: who acts, the roll with its re-rolls, the round on the gilded compass."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from render.games.gilded_compass import dice, theme
from render.games.gilded_compass.glyphs import glyph
from render.kit import fonts, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box

_DIE: Final = 84
_GAP: Final = 10
_APART: Final = 16


def title(canvas: Canvas, box: Box, owner: int | None, said: str) -> None:
    """What is going on, with the token of whoever acts."""
    x = 28.0
    if owner is not None:
        dice.token(canvas, owner, 62, 38, 70)
        x = 112
    canvas.text(Box(x, 6, box.w - x - 6, 66), said, 50, fonts.BOLD, theme.LIGHT, smallest=32)


def note(canvas: Canvas, box: Box, said: str) -> None:
    """A line where the roll would be."""
    canvas.text(Box(28, 4, 700, 92), said, 36, fonts.SEMIBOLD, theme.AMBER, lines=2, smallest=28)


def tray_width(dice: int, tokens: int, label: str) -> float:
    """How wide the roll and its re-rolls are."""
    said = text.width(str(tokens), text.Style(50, fonts.BOLD)) + 10 + text.width(label, text.Style(32))
    return min(1010, 24 + dice * (_size(dice) + _GAP) + _APART + 20 + 94 + said + 8)


def _size(dice: int) -> int:
    return min(_DIE, int((780 - _APART) / max(1, dice)) - _GAP)


def tray(
    canvas: Canvas, box: Box, own: tuple[int, ...], neutral: tuple[int, ...], seat: int, tokens: int, label: str
) -> None:
    """The roll; behind it the tokens, each of which is a re-roll."""
    count = len(own) + len(neutral)
    apart = _APART if own and neutral else 0
    size = _size(count)
    plate = Box(24, 4, count * (size + _GAP) + apart + 20, _DIE + 24)
    canvas.rect(plate, theme.NIGHT, 16, theme.GOLD, 3)
    x = plate.x + 14
    for value in own:
        dice.die(canvas, x, plate.cy - size / 2 - 1, size, value, seat)
        x += size + _GAP
    x += apart
    for value in neutral:
        dice.die(canvas, x, plate.cy - size / 2 - 1, size, value, None)
        x += size + _GAP
    x, y = plate.right + 50, plate.cy
    canvas.circle(x, y, 34, "#f8efd6", theme.GOLD_DARK, 4)
    glyph(canvas, "book", x, y, 42, theme.INK)
    number = str(tokens)
    wide = text.width(number, text.Style(50, fonts.BOLD))
    canvas.text(Box(x + 44, y - 32, wide + 2, 64), number, 50, fonts.BOLD, theme.LIGHT)
    left = x + 54 + wide
    if left + 100 < box.right:
        canvas.text(Box(left, y - 30, box.right - left, 64), label, 32, fill=theme.PALE, smallest=24)


def dial(canvas: Canvas, box: Box, number: int, of: int) -> None:
    """The compass: a part of its ring is lit for each round that has begun."""
    x, y, radius = box.cx, box.cy, 70
    canvas.circle(x, y, radius + 8, fill="#0b1222")
    canvas.circle(x, y, radius + 4, fill="#6b4a10")
    for part in range(of):
        start, end = (-pi / 2 + (part + edge) * 2 * pi / of + shift for edge, shift in ((0, 0.06), (1, -0.06)))
        steps = [start + (end - start) * step / 10 for step in range(11)]
        outer = [(x + radius * cos(turn), y + radius * sin(turn)) for turn in steps]
        inner = [(x + (radius - 15) * cos(turn), y + (radius - 15) * sin(turn)) for turn in reversed(steps)]
        canvas.polygon([*outer, *inner], fill=theme.GOLD_LIGHT if part < number else "#4a3a22")
    canvas.circle(x, y, radius - 19, fill="#f8efd6")
    rose(canvas, x, y, radius - 21, "#dcb565", "#c49a45")
    canvas.circle(x, y, radius * 0.46, "#f8efd6", theme.GOLD_DARK, 3)
    canvas.number(x, y, number, radius * 0.66, fill=theme.INK)


def rounds_width(said: str) -> float:
    """How wide the round in words is, with some room before it."""
    return text.width(said, text.Style(34, fonts.SEMIBOLD)) + 24


def rounds(canvas: Canvas, box: Box, said: str) -> None:
    """The round in words."""
    canvas.text(box, said, 34, fonts.SEMIBOLD, theme.AMBER, across="right")


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
