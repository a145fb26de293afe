"""What `/game new` answers where a table waits already: that table, and the way to a table of one's own."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.services.table.scene import Table
from bot.ui.pages.table import accent
from bot.ui.pages.waiting import ASKED, awake, waiting_line
from bot.ui.press.custom_id import Press, token_of
from bot.ui.press.items import Part, boxed, button, view_of
from bot.ui.press.reading import ReadingRoom
from bot.ui.words.catalogues import game_words, neutral


async def bus_page(reading: ReadingRoom, tables: Sequence[Table], user_id: int, language: str) -> discord.ui.LayoutView:
    """The tables (one or two, of one game and pace) that wait for a person who would open another one."""
    words, first = game_words(language, tables[0].game.key), tables[0]
    hosts = [neutral(table.host_name) for table in tables]
    if len(tables) == 1:
        heading = words("bus-heading", host=hosts[0], count=first.free)
    else:
        heading = words("bus-heading-two", first=hosts[0], second=hosts[1])
    parts: list[Part] = []
    for table in tables:
        line = await waiting_line(reading, table.row.id, language, token=ASKED)
        if line is None:
            continue
        text, sit = line
        told = filter(None, (text, await awake(reading, (user_id, *table.people), words)))
        parts.append(discord.ui.Section("\n".join(told), accessory=sit))
    own = Press("newown", 0, 0, f"{token_of(first.game.key)}.{first.row.pace}")
    return view_of(boxed(accent(first), f"## {heading}", *parts, [button(words("button-own-table"), own)]))
