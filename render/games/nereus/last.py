"""The last turn, in words and signs."""

from __future__ import annotations

from engine.games.nereus.view import NereusView
from render.games.nereus import lines, marks, theme
from render.games.nereus.lines import Parts
from render.kit import palette
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.palette import WHITE
from render.kit.words import Words


def line(view: NereusView, words: Words) -> Parts:
    """The last turn in a line, with the name; empty if there is nothing to tell."""
    found = view.last
    if _discovered(view):
        return lines.parts(words("last-discovery"))
    if found.cell is None and found.crew is None:
        return ()
    name = words("neutral") if found.seat is None else words.player(found.seat)
    return _told(view, words, [name, *_went(view, words), *_took(view, words)])


def two_lines(view: NereusView, words: Words) -> tuple[Parts, ...]:
    """The same without the name, what was taken in a line of its own."""
    if _discovered(view):
        return tuple(lines.parts(said) for said in words("last-discovery-lines").split(" / "))
    went, took = _went(view, words), _took(view, words)
    if not went:
        return ()
    return (_told(view, words, went), *(lines.parts(said) for said in took))


def _discovered(view: NereusView) -> bool:
    return view.phase == "crew" and view.cycle == 1


def _told(view: NereusView, words: Words, facts: list[str]) -> Parts:
    return lines.parts(words("last", facts=f"{lines.TOKEN}{words.listing(facts)}"), marks.seat(view.last.seat))


def _went(view: NereusView, words: Words) -> list[str]:
    found = view.last
    facts: list[str] = []
    if found.crew is not None and found.space is not None:
        facts.append(words("last-space", crew=words(f"crew-{found.crew}"), space=found.space))
    if found.cell is not None:
        key = "last-cell" if found.start is None else "last-sailed"
        facts.append(words(key, cell=found.cell, start=found.start or ""))
    return facts


def _took(view: NereusView, words: Words) -> list[str]:
    if not view.last.taken:
        return []
    key = "last-to-bag" if view.last.seat is None else "last-taken"
    return [words(key, treasures=lines.treasures(view.last.taken))]


def told(canvas: Canvas, box: Box, shown: tuple[Parts, ...]) -> None:
    """One or two lines on dark ground."""
    canvas.rect(box, palette.faded(theme.NIGHT_TAKEN, 0.82), 12)
    for said, place in zip(shown, box.inset(14, 3).rows(*[1] * len(shown)), strict=True):
        lines.line(canvas, place, said, 36, WHITE, smallest=28, grow=1.12)
