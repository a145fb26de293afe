"""The story of a match in sentences, for one reader."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.services.tables import ActionRow, Table
from engine.core.chance import Seeded
from engine.core.event import Event
from render.kit.words import Words


def opening(table: Table) -> list[Event]:
    """What the set-up decided."""
    fresh = table.game.setup(len(table.seats), table.row.options, Seeded(seed=table.row.seed))
    return table.game.opening(fresh)


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


def lines(rows: Iterable[ActionRow], reader: int | None, words: Words, *, everything: bool = False) -> list[str]:
    """The sentences of some rows."""
    return sentences((event for row in rows for event in row.events), reader, words, everything=everything)


def last(texts: Sequence[str], most: int) -> str:
    """The last few sentences as a list."""
    return "\n".join(f"- {line}" for line in texts[-most:])
