"""A table that waits, in a few lines: who sits there, how it is played, and the button that takes a seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord

from bot.services.clock.awake import together
from bot.services.clock.forecast import sitting
from bot.services.errors import Refused
from bot.services.table.scene import SeatRow, Table
from bot.ui.pages.lists import link, time_expected
from bot.ui.pages.lobby import different
from bot.ui.press.called import called_host
from bot.ui.press.custom_id import Press
from bot.ui.press.items import GREEN, Item, button, view_of
from bot.ui.press.reading import ReadingRoom
from bot.ui.words.catalogues import game_words, neutral
from bot.ui.words.durations import pace_short
from render.kit.palette import SEATS
from render.kit.words import Words

LINE_TEXT = 330
MOST_NAMES = 4
ASKED = "asked"
"""The token of *Join* on a page that has been answered with it."""

Line = tuple[str, Item]
"""What it says and its button."""


async def joined_page(reading: ReadingRoom, table: Table, user_id: int, language: str) -> discord.ui.LayoutView:
    """What is answered to *Join*: with whom the person sits there, or that somebody else was faster; the way back."""
    words = game_words(language, table.game.key)
    where = await link(reading, table.row, words)
    if table.seat_of(user_id) is None:
        lines = [words("board-waits", match=where, count=len(table.waiting()))]
    else:
        others = [row for row in table.seats if row.user_id != user_id]
        lines = [words("board-sits", match=where, who=names(others, words))]
        if len(table.seats) == table.game.players[-1] and not table.row.by_itself:
            lines.append(words("board-full", host=called_host(table)))
    return view_of("\n".join(lines), [button(words("button-leave"), Press("unsit", table.row.id))])


async def waiting_line(reading: ReadingRoom, match_id: int, language: str, token: str = "") -> Line | None:
    """A table that waits; None if it does not any more, or cannot be shown. token: of the press on its button."""
    table = await free_table(reading, match_id)
    if table is None:
        return None
    words = game_words(language, table.game.key)
    async with reading.tables.drawing(table):
        where = await link(reading, table.row, words)
        text = await table_text(reading, table, words, where, names(table.seats, words))
        return text, button(words("button-join"), Press("sit", match_id, 0, token), GREEN)


async def free_table(reading: ReadingRoom, match_id: int) -> Table | None:
    """A table that waits and has a free seat; None if that is not so any more, or it cannot be loaded."""
    try:
        table = await reading.tables.load(match_id)
    except Refused:
        return None
    return table if table.row.status == "lobby" and table.free > 0 else None


async def table_text(reading: ReadingRoom, table: Table, words: Words, where: str, who: str, *, but: str = "") -> str:
    """Such a table in a few lines. where: its name.   who: sits there.   but: what is not said of how it is played."""
    lines = [
        f"**{where}**",
        f"{signs(table)} {words('board-free', count=table.free)}",
        f"-# {' · '.join([who, *await how_played(reading, table, words)])}",
    ]
    if other := [one for one in different(table, words) if one != but]:
        lines.append(f"-# {' · '.join(other)}")
    return cut(lines)


def signs(table: Table) -> str:
    """The seats as signs: those that are taken, then the free ones."""
    return "".join(SEATS[row.seat].glyph for row in table.seats) + "◌" * (table.game.players[-1] - len(table.seats))


def names(seats: Sequence[SeatRow], words: Words) -> str:
    """Who sits there, four by name."""
    found = [neutral(row.name) for row in seats]
    more = len(found) - MOST_NAMES
    return ", ".join(found) if more <= 0 else words("names-more", who=", ".join(found[:MOST_NAMES]), count=more)


async def awake(reading: ReadingRoom, people: Iterable[int], words: Words) -> str:
    """How many hours a day these people are awake together; empty where that is not known."""
    hours = together(await reading.tables.players(people), reading.clock.now())
    return "" if hours is None else words("bus-awake", hours=hours)


async def how_played(reading: ReadingRoom, table: Table, words: Words) -> list[str]:
    """How it is played and how long that will take."""
    if table.row.now:
        return [words("board-now", minutes=sitting(table))]
    return list(filter(None, (pace_short(table.row.pace, words), await time_expected(reading, table, words))))


def cut(lines: Sequence[str]) -> str:
    """The lines, as many as a board has room for: one that is cut could break a link."""
    shown = list(lines)
    while len(shown) > 1 and sum(len(line) + 1 for line in shown) > LINE_TEXT:
        shown.pop()
    return "\n".join(shown)
