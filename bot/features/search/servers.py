"""The server of which somebody asks or is told."""

from __future__ import annotations

from bot.services.errors import Refused
from bot.services.people.preferences import Player
from bot.ui.press.asker import LONGEST_ID, guild_here, number
from bot.ui.press.house import House
from bot.ui.press.reply import Reply
from bot.ui.stands.card import Gone, Later
from bot.ui.stands.members import member_of, sees
from bot.ui.stands.quiet import opens_at


async def meant_server(reply: Reply, token: str) -> int:
    """The server that is meant: the one where it is pressed, or in direct messages the one that a button names, if the
    person is there.

    Raises Refused `only-in-a-server` where the bot or the person is not, discord.HTTPException.
    """
    if reply.interaction.guild_id is not None:
        return guild_here(reply).id
    guild = reply.interaction.client.get_guild(number(token, LONGEST_ID))
    if guild is None or await member_of(guild, reply.user.id) is None:
        raise Refused("only-in-a-server")
    return guild.id


async def not_to_be_told(
    house: House, player: Player, guild_id: int, channel_id: int, user_id: int
) -> Gone | Later | None:
    """What becomes of a card that tells a person of something in a channel, and does not stand yet, where it is not to
    be posted now; None where it is. Raises like `sees`."""
    if at := opens_at(house, player):
        return Later(at)
    return None if await sees(house, guild_id, channel_id, user_id) else Gone()
