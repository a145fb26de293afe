"""Tells a guest of another server of a table in direct messages, before the seat is taken."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import discord

from bot.services.errors import Refused
from bot.services.table.scene import MatchRow
from bot.ui.press.codes import DM_REFUSED, REFUSED_FOR_NOW
from bot.ui.press.house import House
from bot.ui.press.reply import Reply
from bot.ui.stands import messages
from bot.ui.words.places import direct_address
from engine import registry


@asynccontextmanager
async def told_first(house: House, reply: Reply, match: MatchRow) -> AsyncGenerator[messages.Stands]:
    """Tell somebody in direct messages of a table, or of one for the rematch of a match, before the seat is taken.

    The match is played there, so nobody sits whom none reaches. Whoever is refused the seat in the block is told
    nothing: the message is deleted.

    Raises Refused `guest-dm-closed` if Discord delivers none.
    """
    text = reply.words("guest-arrives", game=registry.game(match.game).title)
    try:
        channel_id = await messages.dm_channel_in_turn(house, reply.user.id)
        told = await messages.say(house, channel_id, str(reply.interaction.id), text)
    except discord.HTTPException as error:
        if error.code not in (*DM_REFUSED, *REFUSED_FOR_NOW):
            raise
        house.remembered.direct_channels.pop(reply.user.id, None)
        raise Refused("guest-dm-closed") from error
    try:
        yield told
    except Refused:
        await messages.delete(house, told)
        raise


def sits(reply: Reply, match_id: int, told: messages.Stands) -> str:
    """Says that the guest sits at a table, and where it is played."""
    return reply.words("guest-sits", number=str(match_id), where=direct_address(told))
