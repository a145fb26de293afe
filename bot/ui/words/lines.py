"""The lines of a recap: with a letter where the picture beside them shows what they tell, and as a list."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from render.kit.parts import LETTERS, Mark

SIGNS = dict(zip(LETTERS, "ⓐⓑⓒⓓ", strict=True))
"""Before the lines that the picture shows: its pennants have the same letters."""


class Told(msgspec.Struct, frozen=True):
    """A part of the story in words.

    mine:  what the reader has just done; empty if the reader has done nothing yet.
    lines: what happened since, a line of a list each, the oldest first, with a letter if the picture shows it.
    marks: where the picture shows it, by these letters.
    """

    mine: str
    lines: list[str]
    marks: tuple[Mark, ...] = ()


class Line(msgspec.Struct, frozen=True):
    """A line of the recap; `keeps` if it is never folded, `own` if it tells of the one for whom it is told.

    aside:  it tells what another one did in a turn, below the line of that turn.
    places: of the picture, where it can be seen what the line tells.   seats: of whom it tells.
    """

    text: str
    keeps: bool
    own: bool = False
    aside: bool = False
    places: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()


def once(places: Iterable[str]) -> tuple[str, ...]:
    """Each of some places once."""
    return tuple(dict.fromkeys(places))


def lettered(mine: str, lines: Iterable[Line]) -> Told:
    """The lines with a letter before each that the picture shows, as far as the letters go."""
    texts: list[str] = []
    marks: list[Mark] = []
    letters = iter(LETTERS)
    for line in lines:
        letter = next(letters, None) if line.places else None
        if letter is not None:
            marks += [Mark(letter, place, line.seats) for place in line.places]
        texts.append(line.text if letter is None else f"{SIGNS[letter]} {line.text}")
    return Told(mine, texts, tuple(marks))


def bullets(lines: Iterable[str]) -> str:
    """The lines as a list without full stops; two spaces in front of a line make it part of the one above."""
    told = (line.removesuffix(".") for line in lines)
    return "\n".join(f"  - {line[2:]}" if line.startswith("  ") else f"- {line}" for line in told)
