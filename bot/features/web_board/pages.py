"""What leads to the page on the web: its link for one person, and the address at which everybody may watch."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.services.table.scene import Scene
from bot.ui.press.custom_id import Press
from bot.ui.press.items import Item, boxed, button, view_of
from bot.ui.press.reading import ReadingRoom
from bot.ui.words.catalogues import HOUSE
from bot.web.reader import BOARD
from render.kit.words import Words


def board_tool(_house: ReadingRoom, table: Scene, _seat: int | None, words: Words) -> Sequence[Item]:
    """The way to the board from the desk."""
    return [button(words("button-board"), Press(BOARD, table.row.id))]


def watch_button(address: str, words: Words) -> Item:
    """The way to the page of everybody."""
    return discord.ui.Button(label=words("button-watch"), url=address)


def link_page(address: str, words: Words) -> discord.ui.LayoutView:
    """The link that signs its reader in."""
    way: Item = discord.ui.Button(label=words("button-open-board"), url=address)
    return view_of(boxed(HOUSE, words("board-link"), [way]))


def watch_page(address: str, match_id: int, words: Words, *, host: bool) -> discord.ui.LayoutView:
    """The address for everybody, with what takes it back for the host."""
    ways = [watch_button(address, words)]
    if host:
        ways.append(button(words("button-unwatch"), Press("unwatch", match_id), discord.ButtonStyle.danger))
    return view_of(boxed(HOUSE, words("watch-link", address=address), ways))
