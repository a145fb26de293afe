"""The card that is the notice board of a server."""

from __future__ import annotations

from collections.abc import Collection

import discord

from bot.features.notice_board.pages import OPEN, board_page
from bot.features.notice_board.service import BOARD, Boards
from bot.features.search.service import Looking
from bot.services.processes.right_of_way import Showing
from bot.services.telling.cards import CardRow
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.stands.card import Card, Gone, card, page_of


@card(BOARD, marks=lambda row: (Press(OPEN, 0).custom_id("b"),), of_match=False)
async def board(house: House, row: CardRow, showing: Showing) -> Card | Gone:
    """The tables that wait, where the managers of the server want them listed."""
    # What it says is read first: whatever changes while it is drawn is found behind.
    found = await house[Boards].of(row.about)
    if found is None or not found.wanted:
        return Gone(delete=True)
    channels = _open_to_readers(house.client.get_guild(row.about), found.wanted)
    view = await board_for(house, row.about, channels, await house.guild_language(row.about))
    return Card(page_of(view), found.digest, room=found.wanted)


async def board_for(
    house: House, guild_id: int, channels: Collection[int], language: str, *, first: int = 0, reader: int | None = None
) -> discord.ui.LayoutView:
    """The board for everybody, or for a reader alone (see `board_page`), who is not told what others look for."""
    boards, searches = house[Boards], house[Looking].searches
    return await board_page(
        house,
        guild_id,
        channels,
        language,
        seats=await boards.given_up(guild_id, reader),
        looks=await searches.looked_for(guild_id) if reader is None else (),
        began=await boards.last_start(guild_id),
        first=first,
        reader=reader,
    )


def _open_to_readers(guild: discord.Guild | None, of: int) -> list[int]:
    """The channels of a server that everybody may see who sees the channel `of`, as far as that is plain.

    That is the channel itself, every channel with the same permissions, and those that are closed to nobody.
    """
    read = None if guild is None else guild.get_channel(of)
    if guild is None or read is None:
        return [of]
    return [
        channel.id
        for channel in guild.channels
        if channel.id == of or channel.overwrites == read.overwrites or _closed_to_nobody(channel)
    ]


def _closed_to_nobody(channel: discord.abc.GuildChannel) -> bool:
    everybody = channel.permissions_for(channel.guild.default_role).view_channel
    return everybody and all(one.view_channel is not False for one in channel.overwrites.values())
