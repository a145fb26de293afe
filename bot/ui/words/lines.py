"""The lines of a recap: numbered where the picture beside them shows what they tell, and as a list."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from render.kit.parts import Mark

NUMBERS = "❶❷❸❹❺❻❼❽"
"""Of the lines that the picture shows; it has the same ones."""


class Told(msgspec.Struct, frozen=True):
    """A part of the story in words.

    mine:  what the reader has just done; empty if the reader has done nothing yet.
    lines: what happened since, a line of a list each, the oldest first, numbered if the picture shows it.
    marks: where the picture shows it, by these numbers.
    """

    mine: str
    lines: list[str]
    marks: tuple[Mark, ...] = ()


class Line(msgspec.Struct, frozen=True):
    """A line of the recap; `keeps` if it is never folded, `own` if it tells of the one for whom it is told.

    places: of the picture, where it can be seen what the line tells.
    """

    text: str
    keeps: bool
    own: bool = False
    places: tuple[str, ...] = ()


def once(places: Iterable[str]) -> tuple[str, ...]:
    """Each of some places once."""
    return tuple(dict.fromkeys(places))


def numbered(mine: str, lines: Iterable[Line]) -> Told:
    """The lines with a number before each that the picture shows."""
    texts: list[str] = []
    marks: list[Mark] = []
    number = 0
    for line in lines:
        number += bool(line.places)
        marks += [Mark(number, place) for place in line.places]
        texts.append(f"{NUMBERS[number - 1]} {line.text}" if line.places else line.text)
    return Told(mine, texts, tuple(marks))


def bullets(lines: Iterable[str]) -> str:
    """The lines as a list without full stops; two spaces in front of a line make it part of the one above."""
    told = (line.removesuffix(".") for line in lines)
    return "\n".join(f"  - {line[2:]}" if line.startswith("  ") else f"- {line}" for line in told)
