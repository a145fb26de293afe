"""What has changed since somebody looked, as pennants on a finished picture.

A pennant says "this happened": a dark swallow tail on a white pole, with the letter of the line that tells of it. No
game has letters of its own, so it is taken for nothing else; what may be done is never marked so. Pennants stand on
free ground beside the thing, never on a card, a name or a title. At the foot of each part that has some, a line says
what they are and whose moves they tell. They are regions of their own above all others, so that nothing below them is
drawn anew for another reader.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from engine.core.game import View
from render.kit import fonts, text
from render.kit.canvas import Canvas
from render.kit.geometry import Box, Point
from render.kit.palette import WHITE
from render.kit.parts import Mark, Which
from render.kit.pieces import outlined_token
from render.kit.sheet import Part, Sheet
from render.kit.words import Words

Spot = Callable[[Any, Which, str], Point]
"""Where the pennant of a place stands: its middle, from a view, which picture it is, and the place's name."""

SIZE: Final = Box(0, 0, 60, 60)
"""How large a pennant is, with its pole."""
LEGEND: Final = 60
"""How high the line is that says what the pennants are."""
_STEP: Final = 58
"""From one pennant to the next at the same spot."""
_CLOTH: Final = "#14202b"
_QUIET: Final = "#b9c7d6"
_TAIL: Final = "M9,5 H55 L46,25 L55,45 H9 Z"
_LABEL: Final = text.Style(34, fonts.SEMIBOLD)
_NAME: Final = text.Style(34, fonts.BOLD)
_EDGE: Final = 24
_TOKEN: Final = 42
_GAP: Final = 34


class Entry(NamedTuple):
    """What the line says of a pennant: its letter, whose move it tells, and that player's name where there is one."""

    letter: str
    seats: tuple[int, ...]
    name: str


def draw(sheet: Sheet, view: View, which: Which, marks: Sequence[Mark], spot: Spot, words: Words) -> None:
    """Set the pennants at their places, several at one spot from the left to the right, none across a part's edge, and
    below each part that has some the line about them."""
    stand: dict[Point, list[Mark]] = {}
    for mark in marks:
        here = stand.setdefault(spot(view, which, mark.place), [])
        if mark.letter not in [other.letter for other in here]:
            here.append(mark)
    told: dict[str, dict[str, Mark]] = {}
    for (x, y), found in stand.items():
        part = next(part for part in sheet.parts if y < part.bottom)
        top = min(max(y - SIZE.h / 2, part.top), part.bottom - SIZE.h)
        for index, mark in enumerate(reversed(found)):
            left = min(x - SIZE.w / 2, sheet.width - SIZE.w) - index * _STEP
            sheet.keep(SIZE.moved(max(0, round(left)), round(top)), pennant, mark.letter)
            told.setdefault(part.name, {})[mark.letter] = mark
    for part in sheet.parts[::-1]:  # from below, so that what lies above stays where it is
        if part.name in told:
            _say(sheet, part, [mark for _, mark in sorted(told[part.name].items())], words(f"changed-{which}"), words)


def _say(sheet: Sheet, part: Part, marks: Sequence[Mark], label: str, words: Words) -> None:
    entries = [Entry(mark.letter, mark.seats, _name(mark, words)) for mark in marks]
    room = sheet.width - 2 * _EDGE - text.width(label, _LABEL)
    for words_of_a_name in (1, 0):
        if sum(_wide(entry) for entry in entries) > room:
            entries = [_brief(entry, words_of_a_name) for entry in entries]
    sheet.keep(sheet.lengthen(part, LEGEND), legend, label, tuple(entries), ground=_CLOTH)


def _name(mark: Mark, words: Words) -> str:
    if len(mark.seats) == 1:
        return words.player(mark.seats[0])
    return "" if mark.seats else words("changed-by-nobody")


def _brief(entry: Entry, words: int) -> Entry:
    """The same with so many words of a player's name."""
    return entry._replace(name=" ".join(entry.name.split()[:words])) if entry.seats else entry


def _wide(entry: Entry) -> float:
    """What an entry takes of the line, with the gap before it."""
    name = text.width(entry.name, _NAME) + 12 if entry.name else 0
    return _GAP + SIZE.w + len(entry.seats) * (_TOKEN + 6) + name


def legend(canvas: Canvas, box: Box, label: str, entries: tuple[Entry, ...]) -> None:
    """What the pennants are, then whose move each one tells: by the seat's sign, by name too where there is room."""
    wide = text.width(label, _LABEL) + 4
    canvas.text(Box(_EDGE, 0, wide, box.h), label, 34, fonts.SEMIBOLD, _QUIET)
    x = _EDGE + wide
    for entry in entries:
        x += _GAP
        canvas.stamp(x, 3, _pennant, entry.letter, reach=SIZE, scale=0.9)
        x += SIZE.w
        for seat in entry.seats:
            outlined_token(canvas, seat, x + _TOKEN / 2, box.cy, _TOKEN)
            x += _TOKEN + 6
        if entry.name:
            name = text.width(entry.name, _NAME) + 4
            canvas.text(Box(x + 4, 0, name, box.h), entry.name, 34, fonts.BOLD, WHITE)
            x += name + 8


def pennant(canvas: Canvas, box: Box, letter: str) -> None:
    """A pennant with a letter."""
    canvas.stamp(box.x, box.y, _pennant, letter, reach=SIZE)


def _pennant(canvas: Canvas, letter: str) -> None:
    canvas.line([(7, 4), (7, 57)], WHITE, 9)
    canvas.path(_TAIL, _CLOTH, WHITE, 5)
    canvas.line([(7, 4), (7, 56)], _CLOTH, 4)
    canvas.number(27, 24, letter, 36, fonts.BOLD, WHITE)
