"""Lists of tables: those of a server, and what every list says of a table."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import discord

from bot.services.clock.turns import TIMEOUT
from bot.services.errors import Refused
from bot.services.table.scene import MatchRow, SeatRow, Status, Table
from bot.ui.press.items import boxed, view_of
from bot.ui.press.reading import ReadingRoom
from bot.ui.words.catalogues import HOUSE, name_of, title_of
from bot.ui.words.durations import expected
from bot.ui.words.places import address
from render.kit.words import Words

TEXT = 3900

SECTIONS: tuple[tuple[Status, int], ...] = (("lobby", 6), ("running", 8), ("suspended", 3), ("finished", 4))
"""What a server's list tells, in this order, and how many of each."""


async def matches_of_guild(
    reading: ReadingRoom, guild_id: int, channels: Collection[int], words: Words
) -> discord.ui.LayoutView:
    """The tables in the channels that the reader can see: open ones to join, running ones, the last finished ones."""
    lines = [f"### {words('list-heading')}"]
    for status, most in SECTIONS:
        found, count = await reading.tables.in_channels(guild_id, channels, status, most)
        if not found:
            continue
        lines.append(f"**{words(f'list-{status}')}**")
        for row in found:
            try:
                state = await _state(reading, row, words)
            except Refused:
                state = words("mine-in-trouble")
            lines.append(f"• {await link(reading, row, words)} · {state}")
        if count > len(found):
            lines.append(words("more-lines", count=count - len(found)))
    if len(lines) == 1:
        lines.append(words("list-none"))
    return view_of(boxed(HOUSE, whole(lines, TEXT, words)))


async def waits_for(reading: ReadingRoom, table: Table, words: Words) -> str:
    """Whom a running match waits for and until when; while choices are sealed only how many."""
    view = table.view(None)
    if view.secret_waits:
        return words("waiting-sealed", count=view.secret_waits)
    who = [table.seats[seat] for seat in table.actors()]
    since = min((row.since for row in who if row.since is not None), default=table.row.moved_at)
    due = await reading.tables.due(table.row.id, TIMEOUT)
    until = [due[row.seat] for row in who if due.get(row.seat, 0) > reading.clock.now()]
    named = ", ".join(map(name_of, who))
    if not until:
        return words("list-waits", who=named, since=f"<t:{since}:R>")
    return words("list-waits-until", who=named, since=f"<t:{since}:R>", until=f"<t:{min(until)}:R>")


async def _state(reading: ReadingRoom, row: MatchRow, words: Words) -> str:
    """Raises Refused for a match that cannot be loaded."""
    if row.status in ("lobby", "running"):
        table = await reading.tables.load(row.id)
        async with reading.tables.drawing(table):
            return seated(table, words) if row.status == "lobby" else await waits_for(reading, table, words)
    seats = await reading.tables.seats_of(row.id)
    if row.status == "finished" and row.outcome is not None:
        winners = [name_of(seat) for seat in seats if row.outcome.ranks[seat.seat] == 1]
        return words("list-won", who=", ".join(winners), at=f"<t:{row.ended_at}:R>")
    return _names(seats, words)


def seated(table: Table, words: Words) -> str:
    """Who sits at an open table, and for how many it is."""
    low, high = table.game.players[0], table.game.players[-1]
    who = _names(table.seats, words)
    return words("list-seated", who=who, count=len(table.seats), low=low, high=high)


def _names(seats: Sequence[SeatRow], words: Words) -> str:
    """Everybody at a table; computers with how well they play."""
    return ", ".join(
        f"{name_of(row)} ({words(f'computer-{row.level}')})" if row.kind == "computer" else name_of(row)
        for row in seats
    )


async def link(reading: ReadingRoom, row: MatchRow, words: Words, reader: int | None = None) -> str:
    """The name of a match, leading to its card, its panel or its result; nowhere where the reader is not at home.

    reader: who alone reads it.
    """
    title = words("match-heading", title=title_of(row.game), number=str(row.id))
    if reader is not None and await reading.tables.knows_from_elsewhere(row, reader):
        return title
    return f"[{title}]({address(row, await reading.tables.place_in_discord(row))})"


async def time_expected(reading: ReadingRoom, table: Table, words: Words) -> str:
    """How long a table will take with those who sit there; empty where that cannot be said."""
    forecast = await reading.forecasts.of(table)
    return "" if forecast is None else expected(forecast, words)


def whole(lines: Sequence[str], longest: int, words: Words, further: int = 0) -> str:
    """As many lines as fit, and how many more there are: a line that is cut would break its link.

    further: how many there are that were not made.
    """
    shown = list(lines)
    while sum(len(line) + 1 for line in shown) > longest:
        shown.pop()
    if more := len(lines) - len(shown) + further:
        shown.append(words("more-lines", count=more))
    return "\n".join(shown)
