"""The message that tells somebody of free seats who looks for one without an end."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.features.search.pages import TELL, find_another
from bot.features.search.servers import server_of
from bot.features.search.told import is_for
from bot.services.table.scene import Scene
from bot.ui.pages.lists import link, time_expected
from bot.ui.pages.lobby import different_line
from bot.ui.pages.table import accent
from bot.ui.pages.waiting import ASKED, awake, names, signs
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import GREEN, Item, boxed, button, view_of
from bot.ui.words.catalogues import game_words
from bot.ui.words.durations import pace_text
from render.kit.words import Words


def told_line(table: Scene, language: str) -> tuple[str, Sequence[Item]]:
    """What a notification says of free seats, and the button beneath until the page takes the place of the words."""
    words = game_words(language, table.game.key)
    free = table.free
    return words("told-heading", game=table.game.title, count=free), [_join(table, words)]


async def told_page(house: House, table: Scene, user_id: int, language: str) -> discord.ui.LayoutView:
    """That seats of a table are free, and the way there; or that none is any more."""
    words = game_words(language, table.game.key)
    if not is_for(table, user_id):
        return await _over(house, table, table.seat_of(user_id) is not None, words)
    free = table.free
    where = await link(house, table.row, words)
    lines = [
        f"### {words('told-heading', game=table.game.title, count=free)}",
        f"{signs(table)} {words('told-where', table=where, server=server_of(house, table.row.guild_id))}",
    ]
    small = names(table.seats, words), pace_text(table.row.pace, words), await time_expected(house, table, words)
    lines.append(f"-# {' · '.join(filter(None, small))}")
    lines += [await awake(house, (user_id, *table.people), words), different_line(table, words)]
    ways = [
        _join(table, words),
        button(words("button-not-this"), Press("notthis", table.row.id)),
        button(words("button-tell-less"), Press(TELL, 0, 0, str(table.row.guild_id))),
    ]
    return view_of(boxed(accent(table), "\n".join(filter(None, lines)), ways))


def _join(table: Scene, words: Words) -> Item:
    return button(words("button-join"), Press("sit", table.row.id, 0, ASKED), GREEN)


async def _over(house: House, table: Scene, there: bool, words: Words) -> discord.ui.LayoutView:
    """Nothing is free there for the person, who perhaps sits there."""
    text = words("told-there" if there else "told-over", table=await link(house, table.row, words))
    guild = house.client.get_guild(table.row.guild_id)
    tools = [] if there else find_another(guild, words)
    if guild is not None:
        tools.append(button(words("button-tell-less"), Press(TELL, 0, 0, str(table.row.guild_id))))
    return view_of(boxed(accent(table), text, tools))
