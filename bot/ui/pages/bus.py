"""What `/game new` answers where a table waits already: that table, and the way to a table of one's own."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.services.table.scene import Table
from bot.ui.pages.lists import link, time_expected
from bot.ui.pages.lobby import different_line
from bot.ui.pages.table import accent
from bot.ui.pages.waiting import ASKED, awake, names, signs
from bot.ui.press.custom_id import Press, token_of
from bot.ui.press.items import GREEN, boxed, button, view_of
from bot.ui.press.reading import ReadingRoom
from bot.ui.words.catalogues import clean, clip, game_words, neutral
from render.kit.words import Words

LABEL_TEXT = 34
HOST_TEXT = 14


async def bus_page(reading: ReadingRoom, tables: Sequence[Table], user_id: int, language: str) -> discord.ui.LayoutView:
    """The tables (one or two, of one game and pace) that wait for a person who would open another one."""
    words = game_words(language, tables[0].game.key)
    hosts = [table.host_name for table in tables]
    if len(tables) == 1:
        free = tables[0].free
        heading = words("bus-heading", host=neutral(hosts[0]), count=free)
    else:
        heading = words("bus-heading-two", first=neutral(hosts[0]), second=neutral(hosts[1]))
    joins = [
        button(
            clip(words("button-join-of", host=clip(clean(host), HOST_TEXT)), LABEL_TEXT),
            Press("sit", table.row.id, 0, ASKED),
            GREEN,
        )
        for host, table in zip(hosts, tables, strict=True)
    ]
    own = Press("newown", 0, 0, f"{token_of(tables[0].game.key)}.{tables[0].row.pace}")
    told = [await _told(reading, table, user_id, words) for table in tables]
    ways = [*joins, button(words("button-own-table"), own)]
    return view_of(boxed(accent(tables[0]), f"## {heading}", *told, ways))


async def _told(reading: ReadingRoom, table: Table, user_id: int, words: Words) -> str:
    """Where it is, who sits there, how long it will take, and what is different there."""
    where = words("bus-table", signs=signs(table), table=await link(reading, table.row, words))
    told = [words("bus-with", who=names(table.seats, words))]
    if expected := await time_expected(reading, table, words):
        told.insert(0, words("bus-expected", expected=expected))
    told.append(await awake(reading, (user_id, *table.people), words))
    return "\n".join(filter(None, (where, " ".join(filter(None, told)), different_line(table, words))))
