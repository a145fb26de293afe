"""Opens tables: where somebody types `/game new`, and from a message that stands for something else."""

from __future__ import annotations

from contextlib import suppress

import discord

from bot.services.clock.pace import parse
from bot.services.errors import Refused
from bot.services.people.preferences import Guild
from bot.services.table.scene import MatchRow, Table
from bot.ui.pages.bus import bus_page
from bot.ui.press.asker import guild_here, name_of_user
from bot.ui.press.house import House
from bot.ui.press.items import view_of
from bot.ui.press.permissions import FOR_TABLES, likely, missing_permissions, visible_channels
from bot.ui.press.reply import Reply
from bot.ui.stands.direct import is_member, open_direct, post_card
from bot.ui.stands.members import member_of

MOST_NAMED = 5
"""So many channels are named where tables may open."""


async def open_table(house: House, reply: Reply, game: str, pace: str | None) -> None:
    """Answer with the card of a new table in this channel, or with those that wait for the same.

    Raises UnknownGame, Refused.
    """
    interaction = reply.interaction
    if interaction.guild_id is None or interaction.channel_id is None or not is_member(interaction):
        await open_direct(house, reply, game, pace)
        return
    _check_kind(reply)
    chosen = await house.people.guilds.of(interaction.guild_id)
    if _stands_alone(house, chosen, interaction.channel_id):
        await open_from_elsewhere(house, reply, game, pace or chosen.pace)
        return
    await _check_here(house, reply)
    if await _told_of_others(house, reply, game, pace or chosen.pace):
        return
    table = await house.match.lobby.open(
        game=game,
        guild_id=interaction.guild_id,
        channel_id=interaction.channel_id,
        host_id=reply.user.id,
        host_name=name_of_user(reply),
        pace=pace or chosen.pace,
        language=await house.guild_language(interaction.guild_id),
    )
    await post_card(house, reply, table)


async def open_from_elsewhere(house: House, reply: Reply, game: str, pace: str, *, own: bool = False) -> None:
    """Open a table and say where; its card is owed to that channel.

    own: also where one waits for the same. Raises UnknownGame, Refused.
    """
    guild = guild_here(reply)
    if not own and await _told_of_others(house, reply, game, pace):
        return
    table = await house.match.lobby.open(
        game=game,
        guild_id=guild.id,
        channel_id=await channel_for(house, reply, guild, game, pace),
        host_id=reply.user.id,
        host_name=name_of_user(reply),
        pace=pace,
        language=await house.guild_language(guild.id),
        card_owed=True,
    )
    await say_where(reply, table)


def _check_kind(reply: Reply) -> None:
    """Threads of announcement channels are of another kind, and tables are not for everybody who follows them."""
    channel = reply.interaction.channel
    if not isinstance(channel, discord.TextChannel) or channel.is_news():
        raise Refused("only-in-text-channels")


async def _check_here(house: House, reply: Reply) -> None:
    """Raises Refused where nobody opens tables in this channel, or the person opens none there."""
    guild_id, here = reply.interaction.guild_id or 0, reply.interaction.channel_id or 0
    chosen = await check_place(house, guild_id, here, reply.interaction.app_permissions)
    check_opens(reply.user, chosen, here)


async def say_where(reply: Reply, table: Table) -> None:
    """Say in which channel a table is open."""
    number = str(table.row.id)
    await reply.show(view_of(reply.words("table-opened", number=number, where=f"<#{table.row.channel_id}>")))


async def _told_of_others(house: House, reply: Reply, game: str, pace: str) -> bool:
    """Answer with the tables that wait for the same, if there are any."""
    found = await house.waiting.fitting(
        reply.user.id,
        game,
        parse(pace),
        guild_id=reply.interaction.guild_id or 0,
        channels=visible_channels(reply.interaction),
    )
    tables: list[Table] = []
    for one in found:
        with suppress(Refused):  # it began or was closed just now
            tables.append(await house.tables.load(one.match_id))
    waiting = [table for table in tables if table.row.status == "lobby"]
    if waiting:
        await reply.show(await bus_page(house, waiting, reply.user.id, reply.words.language))
    return bool(waiting)


def _opens(reply: Reply, chosen: Guild, channel_id: int) -> bool:
    try:
        check_opens(reply.user, chosen, channel_id)
    except Refused:
        return False
    return True


async def check_place(house: House, guild_id: int, channel_id: int, granted: discord.Permissions) -> Guild:
    """What the managers of a server have chosen, if tables may open in a channel where the bot may do so much.

    Raises Refused `permissions-missing`, `not-in-this-channel`.
    """
    if missing := missing_permissions(granted):
        raise Refused("permissions-missing", permissions=tuple(missing))
    chosen = await house.people.guilds.of(guild_id)
    if chosen.channels and channel_id not in chosen.channels:
        raise Refused("not-in-this-channel", channels=" ".join(f"<#{channel}>" for channel in chosen.channels))
    return chosen


def check_opens(person: discord.User | discord.Member | None, chosen: Guild, channel_id: int) -> None:
    """Raises Refused `role-opens-here` where only people of a role may open tables, and the person is none of them."""
    role = chosen.rules_of(channel_id).role
    if role and not (isinstance(person, discord.Member) and person.get_role(role) is not None):
        raise Refused("role-opens-here", where=f"<#{channel_id}>", role=f"<@&{role}>")


def _stands_alone(house: House, chosen: Guild, channel_id: int) -> bool:
    """Whether a channel holds what a feature posts there and nothing else, as the notice board: its managers have not
    chosen it for tables too."""
    alone = [chosen.rooms.get(key, 0) for key in house.features.every(lambda one: one.alone, chosen)]
    return channel_id in alone and channel_id not in chosen.channels


async def channel_for(
    house: House, reply: Reply, guild: discord.Guild, game: str | None = None, pace: str | None = None
) -> int:
    """Where a table opens: here if tables may, else in the first of the channels for them that the person sees; where
    none are chosen, in the likeliest one. Channels go first where such a table may open.

    game, pace: of the table that the person wants to open; None where somebody only looks for one.
    Raises Refused `not-in-this-channel`, `permissions-missing`, `role-opens-here`.
    """
    here, chosen = reply.interaction.channel_id or 0, await house.people.guilds.of(guild.id)
    visible = visible_channels(reply.interaction)
    if chosen.channels:
        allowed = chosen.channels
    elif _stands_alone(house, chosen, here):
        allowed = tuple(one.id for one in likely(guild, FOR_TABLES) if one.id != here) or (here,)
    else:
        allowed = (here,)
    found = [guild.get_channel(channel) for channel in allowed if channel in visible]
    places = [one for one in found if isinstance(one, discord.TextChannel) and not one.is_news()]
    if not places:
        raise Refused("not-in-this-channel", channels=" ".join(f"<#{channel}>" for channel in allowed[:MOST_NAMED]))
    rules = {one.id: chosen.rules_of(one.id) for one in places}
    places.sort(key=lambda one: (game is not None and not rules[one.id].allows(game, pace), one.id != here))
    if game is not None:
        mine = [one for one in places if _opens(reply, chosen, one.id)]
        if not mine:
            check_opens(reply.user, chosen, places[0].id)
        places = mine
    lacks = [missing_permissions(channel.permissions_for(guild.me)) for channel in places]
    if all(lacks):
        raise Refused("permissions-missing", permissions=tuple(lacks[0]))
    return next(channel.id for channel, missing in zip(places, lacks, strict=True) if not missing)


async def opens_none(house: House, reply: Reply, like: MatchRow) -> Refused | None:
    """Why this person may open no table where a match was, but may sit down at one that waits; None where both may be.

    Raises Refused where nobody opens tables there now.
    """
    if like.direct:
        return None
    guild_id, channel_id = like.guild_id, like.channel_id
    channel = house.client.get_channel(channel_id)
    if not isinstance(channel, discord.TextChannel) or channel.is_news():
        raise Refused("channel-gone")
    chosen = await check_place(house, guild_id, channel_id, channel.permissions_for(channel.guild.me))
    if not chosen.rules_of(channel_id).role:
        return None
    here = reply.interaction.guild_id == guild_id  # it is pressed in direct messages too, where nobody has a role
    try:
        check_opens(reply.user if here else await member_of(channel.guild, reply.user.id), chosen, channel_id)
    except Refused as refused:
        return refused
    return None
