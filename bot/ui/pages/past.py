"""A match as it stood after one of its turns: what was seen then, and what had happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.services.study.replay import Turn, views_at
from bot.services.table.scene import ActionRow, Table
from bot.ui.words.catalogues import hooks, named
from bot.ui.words.events import opening, sentence
from bot.ui.words.grouping import subject_of
from bot.ui.words.lines import Line, Told, lettered, once
from engine.core.event import Event
from engine.core.game import View
from render.kit.parts import Which
from render.kit.words import Words

LINES = 14
"""So many sentences of a turn are told."""


class Past(NamedTuple):
    """view: what could be seen.   which: the picture that shows it.   told: the last lines of the turn, with marks."""

    view: View
    which: Which
    told: Told


def eyes_for(table: Table, reader: int | None) -> list[int | None]:
    """Through whose eyes a reader may look: the table's, the own ones; after the end everybody's."""
    if table.over:
        return [None, *range(len(table.seats))]
    return [None] if reader is None else [None, reader]


async def past(
    table: Table,
    live: Sequence[ActionRow],
    found: Sequence[Turn],
    at: int,
    eyes: int | None,
    reader: int | None,
    words: Words,
) -> Past:
    """Turn number `at` of the turns that were found.

    eyes:   whose view it is; must be one of `eyes_for(table, reader)`.
    reader: the seat of the person who reads, None for a stranger.
    Raises Refused `no-replay` if the rules have changed since.
    """
    assert eyes in eyes_for(table, reader)
    aloud, turn = named(words, table.seats), found[at]
    (view,) = await views_at(table, live, [turn.end], eyes)
    which: Which = "board" if eyes is None else "private"

    def line(event: Event, text: str) -> Line:
        """With where the picture shows it; at the end of a match, and for the set-up, that is another picture."""
        seat, places = subject_of(event), ()
        if at and event.readable_by(eyes) and event.readable_by(reader) and view.outcome is None:
            places = once(hooks(table.game.key).shows(view, event, which))
        return Line(text, keeps=True, places=places, seats=() if seat is None else (seat,))

    events = [event for row in turn.rows for event in row.events] if at else opening(table)
    told = [(event, sentence(event, reader, aloud, everything=table.over)) for event in events]
    lines = [line(event, text) for event, text in told if text]
    return Past(view, which, lettered("", lines[-LINES:]))
