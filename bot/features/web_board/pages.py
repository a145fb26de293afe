"""What leads to the page on the web: its link for one person, and the address at which everybody may watch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.services.table.scene import Scene
from bot.ui.press.custom_id import Press
from bot.ui.press.items import Item, boxed, button, view_of
from bot.ui.words.catalogues import HOUSE
from bot.web.reader import BOARD
from render.kit.words import Words

House = Any


def board_tool(table: Scene, _seat: int, words: Words) -> Sequence[Item]:
    """The way to the board from the desk."""
    return [button(words("button-board"), Press(BOARD, table.row.id))]


def watch_link(house: House, table: Scene, words: Words) -> Sequence[Item]:
    """The way to the page of everybody from the panel."""
    token = table.known["web_board"]
    return [] if token is None else [_way(words("button-watch"), watch_address(house, token))]


def watch_address(house: House, token: str) -> str:
    """The address at which a table may be watched."""
    return f"{house.settings.web}/t/{token}"


def link_page(house: House, token: str, words: Words) -> discord.ui.LayoutView:
    """The link that signs its reader in."""
    way = _way(words("button-open-board"), f"{house.settings.web}/in/{token}")
    return view_of(boxed(HOUSE, words("board-link"), [way]))


def watch_page(house: House, token: str, match_id: int, words: Words, *, host: bool) -> discord.ui.LayoutView:
    """The address for everybody, with what takes it back for the host."""
    ways = [_way(words("button-watch"), watch_address(house, token))]
    if host:
        ways.append(button(words("button-unwatch"), Press("unwatch", match_id), discord.ButtonStyle.danger))
    return view_of(boxed(HOUSE, words("watch-link", address=watch_address(house, token)), ways))


def _way(text: str, address: str) -> Item:
    return discord.ui.Button(label=text, url=address)
