"""Lines of words and marks: a sentence of the catalogue in which characters stand for signs."""

from __future__ import annotations

from typing import Final

from engine.games.nereus.components import KINDS
from render.games.nereus import marks, theme
from render.kit import fonts, text
from render.kit.canvas import Canvas
from render.kit.geometry import Across, Box
from render.kit.shapes import GLYPHS

TOKEN: Final = "⊙"
"""Stands for the mark of the seat that a sentence is about."""
_CHARACTERS: Final = {
    "◎": "coin",
    "★": "star",
    "ϟ": "bolt",
    "▯": "card",
    "⊛": "bag",
    **{GLYPHS[theme.TREASURE[kind][0]]: kind for kind in KINDS},
}
_WIDTHS: Final = (fonts.NORMAL, 88, fonts.NARROW)
_MEASURE: Final = 48
_SURELY: Final = 1.04
"""A line this much wider than its room by the measure of another size does not fit."""
GAP: Final = 0.22
"""Between words and marks, in sizes."""

Parts = tuple[str, ...]
"""Words and, after a slash, names of marks."""


def is_mark(part: str) -> bool:
    """Whether a part of a line names a mark."""
    return part[0] == "/" and len(part) > 1


def parts(said: str, token: str = "") -> Parts:
    """A sentence cut into words and marks."""
    found: list[str] = []
    words = ""
    for character in said:
        name = token if character == TOKEN else _CHARACTERS.get(character)
        if not name:
            words += character
            continue
        found += [words.strip()] if words.strip() else []
        found.append(f"/{name}")
        words = ""
    return (*found, words.strip()) if words.strip() else tuple(found)


def _gaps(said: Parts, gap: float) -> list[float]:
    """The distance before each part of a line: none before a mark's comma or colon."""
    return [0.0, *(gap * 0.2 if part[0] in ",:;" else gap for part in said[1:])]


def treasures(kinds: tuple[str, ...]) -> str:
    """Treasures as characters, to stand in a sentence."""
    return "".join(GLYPHS[theme.TREASURE[kind][0]] for kind in kinds)


def width(said: Parts, style: text.Style, grow: float = 1.0, gap: float = GAP) -> float:
    """How wide a line is; `grow` is the size of marks in sizes of letters."""
    wide = sum(style.size * grow if is_mark(part) else text.width(part, style) for part in said)
    return wide + style.size * sum(_gaps(said, gap))


def line(
    canvas: Canvas,
    box: Box,
    said: Parts,
    size: float,
    ink: str = theme.INK,
    weight: int = fonts.SEMIBOLD,
    across: Across = "left",
    smallest: float = 28,
    accent: str = theme.POINTS,
    power: str = theme.POWER,
    grow: float = 1.0,
    gap: float = GAP,
) -> float:
    """One line, narrower and then smaller if the box needs it; returns where it ends."""
    style = _fitting(said, box.w, size, weight, smallest, grow, gap)
    over = max(0.0, width(said, style, grow, gap) - box.w)
    longest = max((part for part in said if not is_mark(part)), key=len, default="")
    x = box.placed(width(said, style, grow, gap) - over, box.h, across).x
    inks = {"/star": accent, "/bolt": power}
    for part, before in zip(said, _gaps(said, gap), strict=True):
        x += style.size * before
        if is_mark(part):
            wide = style.size * grow
            marks.mark(canvas, part[1:], x + wide / 2, box.cy, wide, inks.get(part, ink))
        else:
            wide = text.width(part, style) - (over if part == longest else 0)
            place = Box(x, box.cy - style.size, wide + 0.5, 2 * style.size)
            canvas.text(place, part, style.size, weight, ink, smallest=style.size)
        x += wide
    return x


def _fitting(
    said: Parts, room: float, size: float, weight: int, smallest: float, grow: float, gap: float
) -> text.Style:
    # Measured at one size for all, so that trying sizes loads no fonts.
    about = [width(said, text.Style(_MEASURE, weight, option), grow, gap) / _MEASURE for option in _WIDTHS]
    while True:
        for option, share in zip(_WIDTHS, about, strict=True):
            style = text.Style(size, weight, option)
            if share * size <= room * _SURELY and width(said, style, grow, gap) <= room:
                return style
        if size <= smallest:
            return text.Style(size, weight, _WIDTHS[-1])
        size = max(smallest, size - 1)
