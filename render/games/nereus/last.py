"""The last turn, in words and signs."""

from __future__ import annotations

from engine.games.nereus.view import NereusView
from render.games.nereus import lines, marks, theme
from render.games.nereus.lines import Parts
from render.kit.canvas import Canvas
from render.kit.geometry import Box
from render.kit.words import Words


def lines_of(view: NereusView, words: Words) -> tuple[Parts, ...]:
    """The last turn, what was taken in a line of its own; empty if there is nothing to tell."""
    if _discovered(view):
        return tuple(lines.parts(said) for said in words("last-discovery").split(" / "))
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
    """One or two lines on dark wood."""
    canvas.rect(box, theme.TAKEN[0], 14)
    for said, place in zip(shown, box.inset(16, 6).rows(*[1] * len(shown)), strict=True):
        lines.line(canvas, place, said, 36, theme.LABEL, smallest=28, grow=1.12)
