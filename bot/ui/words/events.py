"""What happened in whole sentences, for one reader; and what the set-up of a match decided."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from bot.services.table.scene import Table
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


def sentence(event: Event, reader: int | None, words: Words, *, everything: bool = False) -> str:
    """What happened, if the reader may know it; empty if not. `everything`: a secret of others too, marked as such."""
    readable = event.readable_by(reader)
    if not readable and not everything:
        return ""
    text = words.say(f"event-{event.key}", event.args)
    return text if readable else words("event-of-others", seats=event.to or (), text=text)


def sentences(events: Iterable[Event], reader: int | None, words: Words, *, everything: bool = False) -> list[str]:
    """The same of some events."""
    return [*filter(None, (sentence(event, reader, words, everything=everything) for event in events))]
