"""The story of a match in sentences, for one reader."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any

from bot.services.table.scene import ActionRow, Table
from bot.ui.words.grouping import subject_of
from bot.ui.words.lines import Line, Told, lettered, once
from engine.core.chance import Seeded
from engine.core.event import Event
from engine.core.game import AnyGame
from render.kit.words import Words

_OPENINGS = 1024
"""What the set-ups of so many matches decided is kept: every panel and desk asks for it, and it never changes."""


def opening(table: Table) -> tuple[Event, ...]:
    """What the set-up decided."""
    return _opening(table.game, len(table.seats), tuple(sorted(table.row.options.items())), table.row.seed)


@lru_cache(_OPENINGS)
def _opening(game: AnyGame, seats: int, options: tuple[tuple[str, Any], ...], seed: bytes) -> tuple[Event, ...]:
    return tuple(game.opening(game.setup(seats, dict(options), Seeded(seed=seed))))


def sentences(events: Iterable[Event], reader: int | None, words: Words, *, everything: bool = False) -> list[str]:
    """A sentence for each event that the reader may know; `everything`: secrets of others too, marked as such."""
    found: list[str] = []
    for event in events:
        if event.readable_by(reader):
            found.append(words.say(f"event-{event.key}", event.args))
        elif everything:
            text = words.say(f"event-{event.key}", event.args)
            found.append(words("event-of-others", seats=event.to or (), text=text))
    return found


def shown(
    rows: Iterable[ActionRow],
    reader: int | None,
    words: Words,
    most: int,
    shows: Callable[[Event], Iterable[str]],
    *,
    everything: bool = False,
) -> Told:
    """The last few sentences of some rows, with letters as far as they go where a picture shows what they tell.

    shows: at which places of it that can be seen.
    """
    told = [
        (event, text)
        for row in rows
        for event in row.events
        for text in sentences([event], reader, words, everything=everything)
    ]
    return lettered("", (_line(event, text, shows) for event, text in told[-most:]))


def _line(event: Event, text: str, shows: Callable[[Event], Iterable[str]]) -> Line:
    seat = subject_of(event)
    return Line(text, keeps=True, places=once(shows(event)), seats=() if seat is None else (seat,))


def last(texts: Sequence[str], most: int) -> str:
    """The last few sentences as a list."""
    return "\n".join(f"- {line}" for line in texts[-most:])
