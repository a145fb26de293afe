"""`/setup`: what the managers of a server choose, and a check of what the bot is allowed to do there."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.services.clock.pace import PACES
from bot.services.errors import Refused
from bot.ui.pages.forms import submitted
from bot.ui.pages.settings import AUTOMATIC, SWITCHED_ON
from bot.ui.pages.setup import ENDERS, MOST_CHANNELS, SWITCHES, features_page, setup_form, setup_page
from bot.ui.press.asker import LONGEST_ID, guild_here, number, one_of
from bot.ui.press.commands import ON_SERVERS, command
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from render.kit.words import LANGUAGES


@on_press("suchannels")
async def set_channels(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    await change(house, reply, channels=_channels(reply, values[:MOST_CHANNELS]))


@on_press("suchoices", form=True)
async def ask_choices(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    chosen = await house.people.guilds.of(managed(reply).id)
    await reply.modal(setup_form(chosen, reply.words, house.features.of_guilds(chosen)))


@on_press("setup")
async def set_choices(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    filled = submitted(reply.interaction)
    chosen, on = await house.people.guilds.of(managed(reply).id), filled.get(SWITCHED_ON, [])
    language = one_of(filled.get("language", []), (AUTOMATIC, *LANGUAGES))
    await change(
        house,
        reply,
        pace=one_of(filled.get("pace", []), PACES),
        enders=one_of(filled.get("enders", []), ENDERS),
        language="" if language == AUTOMATIC else language,
        switched=chosen.choosing(house.features.of_guilds(chosen), on),
        **{switch: switch in on for switch in SWITCHES},
    )


@on_press("suroom")
async def set_room(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    """Where something of a feature is posted; nowhere if nothing is chosen."""
    chosen = await house.people.guilds.of(managed(reply).id)
    key = one_of([press.token], house.features.rooms(chosen))
    await change(house, reply, rooms={**chosen.rooms, key: _one_channel(reply, values)})


@on_press("surole")
async def set_role(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    """Whom a feature calls; nobody if nothing is chosen."""
    guild = managed(reply)
    chosen = await house.people.guilds.of(guild.id)
    key = one_of([press.token], house.features.roles(chosen))
    role = number(values[0], LONGEST_ID) if values else 0
    if role and (role == guild.id or guild.get_role(role) is None):
        raise Refused("no-such-role")
    await change(house, reply, roles={**chosen.roles, key: role})


@on_press("features")
async def show_features(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    """What the server may have or not."""
    chosen = await house.people.guilds.of(managed(reply).id)
    await reply.show(features_page(chosen, house.features.optional, reply.words))


@on_press("setfeatures")
async def set_features(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    """Those that are chosen the server has, the others not; what it has of one that is left out stays as it is."""
    guild = managed(reply)
    chosen = await house.people.guilds.of(guild.id)
    on = [one.switch.key for one in house.features.optional if one.name in values]
    switched = chosen.choosing([one.switch for one in house.features.optional], on)
    await house.people.guilds.change(guild.id, switched=switched)
    await show_features.answer(house, reply, press, [])


@on_press("setupback")
async def back(house: House, reply: Reply, press: Press, values: list[str]) -> None:
    """From the features to all that is chosen."""
    await show(house, reply)


def _one_channel(reply: Reply, values: list[str]) -> int:
    """The chosen text channel, 0 for none. Raises Refused `only-in-text-channels`."""
    return next(iter(_channels(reply, values[:1])), 0)


def _channels(reply: Reply, values: list[str]) -> tuple[int, ...]:
    """The chosen text channels. Raises Refused `only-in-text-channels`."""
    guild, chosen = managed(reply), [number(value, LONGEST_ID) for value in values]
    if any(not isinstance(guild.get_channel(channel), discord.TextChannel) for channel in chosen):
        raise Refused("only-in-text-channels")
    return tuple(chosen)


def managed(reply: Reply) -> discord.Guild:
    """The server, if the person may manage it. Raises Refused `only-in-a-server`, `only-managers`."""
    guild = guild_here(reply)
    if not reply.interaction.permissions.manage_guild:
        raise Refused("only-managers")
    return guild


async def change(house: House, reply: Reply, **changes: Any) -> None:
    """Change what is chosen and show the page. Raises Refused."""
    guild = managed(reply)
    await house.people.guilds.change(guild.id, **changes)
    await show(house, reply)


@command("setup", offered=ON_SERVERS)
@app_commands.default_permissions(manage_guild=True)
@app_commands.allowed_installs(guilds=True, users=False)
async def show(house: House, reply: Reply) -> None:
    """Answer with the page. Raises Refused."""
    guild = managed(reply)
    chosen = await house.people.guilds.of(guild.id)
    features = house.features
    rooms, roles, added = features.rooms(chosen), features.roles(chosen), features.of_guilds(chosen)
    page = setup_page(
        chosen, guild, _place(reply), reply.words, rooms=rooms, roles=roles, added=added, web=house.settings.web
    )
    await reply.show(page)


def _place(reply: Reply) -> int:
    """The channel in which tables would open: for a thread, the channel around it."""
    channel = reply.interaction.channel
    if isinstance(channel, discord.Thread):
        return channel.parent_id
    return reply.interaction.channel_id or 0
