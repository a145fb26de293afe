"""Who asks, and about which match and seat.

Whoever sits or has sat at a match may ask about it anywhere; everybody else in its server, who can see its channel.
Presses and forms are checked before their handler gets them (`bot.ui.press.presses`), numbers in commands by `meant`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Sequence

import discord

from bot.services.errors import Refused, StorageError
from bot.services.study.replay import Turn, turns
from bot.services.table.scene import ActionRow, Scene, Table, Whereabouts
from bot.ui.press.house import House
from bot.ui.press.permissions import sees
from bot.ui.press.reply import Reply
from bot.ui.words.catalogues import clean, clip, house_words, language_of, name_of
from render.kit.words import Words

NAME_TEXT = 32
LARGEST_NUMBER = 10**15
LONGEST_ID, LONGEST_NUMBER = 20, 15
"""Digits: of what Discord numbers, as people and servers; of what the house does, as matches and votes."""
LARGEST_ID = 2**63 - 1
"""SQLite holds no larger number, and Discord's first bit comes only in decades."""


def name_at_tables(name: str) -> str:
    """How somebody of this name on Discord is called at tables."""
    return clip(clean(name), NAME_TEXT)


def name_of_user(reply: Reply) -> str:
    """The same of the person who presses."""
    return name_at_tables(reply.user.display_name)


def number(text: str, longest: int = 5) -> int:
    """A number from a token; -1 for anything else, which no list has."""
    found = int(text) if text.isascii() and text.isdigit() and len(text) <= longest else -1
    return found if found <= LARGEST_ID else -1


def one_of(values: Sequence[str], choices: Sequence[str]) -> str:
    """The chosen value. Raises Refused `no-such-setting` for one that was never offered."""
    if not values or values[0] not in choices:
        raise Refused("no-such-setting")
    return values[0]


async def asker(house: House, interaction: discord.Interaction, match_id: int) -> tuple[Words, bool]:
    """Common sentences for the person who presses, and whether the match is one that the person may ask about there.

    match_id: 0 for what is about no match.
    """
    try:
        player, found = await house.tables.asked_by(interaction.user.id, match_id)
        may_ask = match_id == 0 or await _may_ask(house, interaction, found)
    except StorageError:
        # Whatever is asked meets the same trouble and says so; this only needs a language for it.
        return house_words(language_of(interaction.locale)), True
    return house_words(player.language or language_of(interaction.locale)), may_ask


async def _may_ask(house: House, interaction: discord.Interaction, found: Whereabouts | None) -> bool:
    if found is None or found.sat:
        return found is not None
    return await is_within_reach(house, interaction, found.guild_id, found.channel_id)


async def is_within_reach(house: House, interaction: discord.Interaction, guild_id: int, channel_id: int) -> bool:
    """Whether the person who presses or types may know of what is in a channel; of one that is gone those know who keep
    order on the server."""
    seen = sees(interaction, guild_id, channel_id)
    return await _keeps_order(house, interaction, guild_id) if seen is None else seen


async def meant(house: House, reply: Reply, number: int | None) -> Table:
    """The match that is meant: the number given, or the one played in this thread.

    Raises Refused `which-match`, `no-such-match`.
    """
    if number is not None:
        match_id = max(0, min(number, LARGEST_NUMBER))
        _, found = await house.tables.asked_by(reply.user.id, match_id)
        if not await _may_ask(house, reply.interaction, found):
            raise Refused("no-such-match", number=number)
        return await house.tables.load(match_id)
    found = await house.tables.number_in_thread(reply.interaction.channel_id or 0)
    if found is None:
        raise Refused("which-match")
    return await house.tables.load(found)


async def seated(house: House, reply: Reply, match_id: int) -> tuple[Scene, int]:
    """A match that was started, and the seat of the person who presses.

    Raises Refused `not-running`, `not-at-this-table`.
    """
    table = await house.tables.scene(match_id)
    if table.row.started_at is None:
        raise Refused("not-running")
    return table, table.own_seat(reply.user.id)


async def asked_to_act(house: House, reply: Reply, match_id: int) -> tuple[Scene, int]:
    """The same, if the match waits for that seat. Raises Refused `whose-turn` or `choices-missing` too."""
    table, seat = await seated(house, reply, match_id)
    if seat not in table.actors():
        raise whose_turn(table)
    return table, seat


async def retraced(house: House, table: Table) -> tuple[list[ActionRow], list[Turn]]:
    """The steps of a match that count, and its turns. Raises Refused `not-running` before it has started."""
    if table.row.started_at is None:
        raise Refused("not-running")
    live = await house.tables.live(table.row.id)
    return live, turns(live, over=table.over)


def whose_turn(table: Table) -> Refused:
    """Why somebody who is not asked cannot answer: whose turn it is and since when, but never who chooses in secret."""
    if count := table.view(None).secret_waits:
        return Refused("choices-missing", count=count)
    asked = [table.seats[seat] for seat in table.actors()]
    if not asked:
        return Refused("game-over")
    since = min((row.since for row in asked if row.since is not None), default=table.row.moved_at)
    return Refused("whose-turn", who=", ".join(map(name_of, asked)), since=f"<t:{since}:R>")


def server_here(reply: Reply) -> int:
    """The server where it is pressed or typed. Raises Refused `only-in-a-server`."""
    guild_id = reply.interaction.guild_id
    if guild_id is None:
        raise Refused("only-in-a-server")
    return guild_id


def guild_here(reply: Reply) -> discord.Guild:
    """The same, of which the bot is a member. Raises Refused `only-in-a-server`."""
    found = reply.interaction.client.get_guild(reply.interaction.guild_id or 0)
    if found is None:
        raise Refused("only-in-a-server")
    return found


async def refused(work: Awaitable[object], *codes: str) -> str:
    """Do the work; the key of the sentence that says why not if it is refused with one of these codes, else empty.

    Raises Refused with any other code.
    """
    try:
        await work
    except Refused as error:
        if error.code not in codes:
            raise
        return f"refusal-{error.code}"
    return ""


async def manages(house: House, reply: Reply, guild_id: int) -> bool:
    """Whether the person who presses there keeps order on a server: by *Manage Server*, or by the role that its
    managers have named for that."""
    return await _keeps_order(house, reply.interaction, guild_id)


async def _keeps_order(house: House, interaction: discord.Interaction, guild_id: int) -> bool:
    if interaction.guild_id != guild_id:
        return False
    if interaction.permissions.manage_guild:
        return True
    named, user = (await house.people.guilds.of(guild_id)).moderators, interaction.user
    return bool(named) and isinstance(user, discord.Member) and user.get_role(named) is not None


async def managed(house: House, reply: Reply) -> discord.Guild:
    """The server, if the person keeps order there. Raises Refused `only-in-a-server`, `only-managers`."""
    guild = guild_here(reply)
    if not await manages(house, reply, guild.id):
        raise Refused("only-managers")
    return guild
