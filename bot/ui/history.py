"""The story of a match in sentences, for one reader."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.services.tables import ActionRow, Table
from engine.core.chance import Seeded
from engine.core.event import Event
from engine.core.match import told
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


def since_own_action(history: Sequence[ActionRow], seat: int | None) -> list[ActionRow]:
    """The last decision of a seat, with what it brought, and the rows after it (all if it has not decided yet)."""
    rows = told(history)
    for index in range(len(rows) - 1, -1, -1):
        if rows[index].seat == seat and rows[index].kind == "act":
            return rows[index:]
    return rows


def lines(rows: Iterable[ActionRow], reader: int | None, words: Words, *, everything: bool = False) -> list[str]:
    """The sentences of some rows."""
    return sentences((event for row in rows for event in row.events), reader, words, everything=everything)


def story(table: Table, rows: Iterable[ActionRow], reader: int | None, words: Words) -> list[str]:
    """The whole match in sentences; once it is over, with what was secret."""
    found = sentences(opening(table), reader, words, everything=table.over)
    return found + lines(told(rows), reader, words, everything=table.over)


def last(texts: Sequence[str], most: int, words: Words) -> str:
    """The last few sentences as a block; says how many came before."""
    cut = list(texts[-most:])
    if len(texts) > most:
        cut.insert(0, words("earlier-lines", count=len(texts) - most))
    return "\n".join(f"-# {line}" if line is cut[0] and len(texts) > most else f"• {line}" for line in cut)
