"""`/setup`: what the managers of a server choose, and a check of what the bot is allowed to do there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.services.clock.pace import PACES
from bot.services.errors import Refused
from bot.services.people.preferences import Guild, Rules
from bot.ui.pages.forms import changes_in, submitted
from bot.ui.pages.setup import (
    CALLS,
    EVERYWHERE,
    GAMES,
    MOST,
    MOST_CHANNELS,
    MOST_TABLES,
    OF_SERVERS,
    OPENERS,
    RULE_PACES,
    channels_page,
    features_page,
    first_page,
    noise_page,
    proposed,
    rules_form,
    setup_form,
)
from bot.ui.press.asker import LONGEST_ID, managed, number, one_of
from bot.ui.press.commands import ON_SERVERS, command
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.presses import on_press
from bot.ui.press.reply import Reply
from engine import registry


@command("setup", offered=ON_SERVERS)
@app_commands.default_permissions(manage_guild=True)
@app_commands.allowed_installs(guilds=True, users=False)
async def show(house: House, reply: Reply) -> None:
    """Answer with the first page; where nothing was chosen yet, with what would work at once. Raises Refused."""
    guild, chosen = await _chosen(house, reply)
    alone = _alone(house, chosen)
    cards, board = proposed(guild, alone=bool(alone))
    if chosen == Guild() and cards:
        await reply.show(first_page(guild, cards, board, reply.words, alone))
    else:
        await _show_channels(house, reply)


@on_press("sufirstuse")
async def use_first(house: House, reply: Reply, press: Press) -> None:
    """What was proposed is chosen."""
    guild, chosen = await _chosen(house, reply)
    cards, _, board = press.token.partition(".")
    rooms = {_alone(house, chosen): _one_channel(guild, [board])} if board != "0" else {}
    await change(house, reply, channels=_channels(guild, [cards]), rooms=rooms)
    await _show_channels(house, reply)


def _alone(house: House, chosen: Guild) -> str:
    """The key of what stands alone in a channel; empty where nothing does."""
    return next(iter(house.features.every(lambda one: one.alone, chosen)), "")


# --- channels, and what holds for every table


async def _show_channels(house: House, reply: Reply) -> None:
    guild, chosen = await _chosen(house, reply)
    pages, web = house.features.ways_from("setup"), house.settings.web
    await reply.show(channels_page(chosen, guild, _place(reply), reply.words, pages, web=web))


@on_press("suchannel")
async def show_channels(house: House, reply: Reply, press: Press) -> None:
    """What may open where."""
    await _show_channels(house, reply)


@on_press("suchannels")
async def set_channels(house: House, reply: Reply, press: Press) -> None:
    await change(house, reply, channels=_channels(await managed(house, reply), press.values[:MOST_CHANNELS]))
    await _show_channels(house, reply)


@on_press("surules", form=True)
async def ask_rules(house: House, reply: Reply, press: Press) -> None:
    """What may open in the channel that was chosen."""
    guild, chosen = await _chosen(house, reply)
    channel_id = number(press.value, LONGEST_ID)
    channel = guild.get_channel(channel_id)
    name = f"#{channel.name}" if channel is not None else reply.words("setup-every-channel")
    await reply.modal(rules_form(channel_id, name, chosen, reply.words))


@on_press("setrules")
async def set_rules(house: House, reply: Reply, press: Press) -> None:
    guild, chosen = await _chosen(house, reply)
    filled, channel_id = submitted(reply.interaction), number(press.token, LONGEST_ID)
    if channel_id != EVERYWHERE and channel_id not in chosen.channels:
        raise Refused("no-such-setting")
    games, paces = filled.get(GAMES, []), filled.get(RULE_PACES, [])
    known = [game.key for game in registry.games()]
    rules = Rules(
        games=() if set(known) <= set(games) else tuple(key for key in known if key in games),
        paces=() if set(PACES) <= set(paces) else tuple(pace for pace in PACES if pace in paces),
        role=_role(guild, filled.get(OPENERS, [])),
        most=number(one_of(filled.get(MOST, []), [str(most) for most in MOST_TABLES])),
    )
    await change(house, reply, rules={**chosen.rules, channel_id: rules})
    await _show_channels(house, reply)


@on_press("suchoices", form=True)
async def ask_choices(house: House, reply: Reply, press: Press) -> None:
    _, chosen = await _chosen(house, reply)
    await reply.modal(setup_form(chosen, reply.words))


@on_press("setup")
async def set_choices(house: House, reply: Reply, press: Press) -> None:
    _, chosen = await _chosen(house, reply)
    await change(house, reply, **changes_in(reply.interaction, chosen, OF_SERVERS))
    await _show_channels(house, reply)


# --- what is posted where, and who is called


@on_press("sunoise")
async def show_noise(house: House, reply: Reply, press: Press) -> None:
    """What the bot posts in which channel, and whom it calls."""
    (guild, chosen), features = await _chosen(house, reply), house.features
    rooms, roles = features.every(lambda one: one.rooms, chosen), features.every(lambda one: one.roles, chosen)
    await reply.show(noise_page(chosen, guild, reply.words, features.ways_from("setup"), rooms, roles))


@on_press("suroom")
async def set_room(house: House, reply: Reply, press: Press) -> None:
    """Where something of a feature is posted; nowhere if nothing is chosen."""
    guild, chosen = await _chosen(house, reply)
    key = one_of([press.token], house.features.every(lambda one: one.rooms, chosen))
    await change(house, reply, rooms={**chosen.rooms, key: _one_channel(guild, press.values)})
    await show_noise.answer(house, reply, press)


@on_press("surole")
async def set_role(house: House, reply: Reply, press: Press) -> None:
    """Whom a feature calls; nobody if nothing is chosen."""
    guild, chosen = await _chosen(house, reply)
    key = one_of([press.token], house.features.every(lambda one: one.roles, chosen))
    await change(house, reply, roles={**chosen.roles, key: _role(guild, press.values)})
    await show_noise.answer(house, reply, press)


@on_press("sucalls")
async def set_calls(house: House, reply: Reply, press: Press) -> None:
    """How often in a day the role is called in a channel."""
    await change(house, reply, calls=number(one_of(press.values, [str(most) for most in CALLS])))
    await show_noise.answer(house, reply, press)


# --- features


@on_press("features")
async def show_features(house: House, reply: Reply, press: Press) -> None:
    """What the server may have or not."""
    _, chosen = await _chosen(house, reply)
    listed = [one for one in house.features.all if one.optional or one.server]
    await reply.show(features_page(chosen, listed, reply.words, house.features.ways_from("setup")))


@on_press("setfeatures")
async def set_features(house: House, reply: Reply, press: Press) -> None:
    """What is chosen the server has, the rest not; what a feature has on or off stays as it is while that is off."""
    _, chosen = await _chosen(house, reply)
    offered = [one.switch for one in house.features.all if one.optional]
    offered += house.features.every(lambda one: one.server, chosen)
    await change(house, reply, **chosen.choosing(offered, press.values))
    await show_features.answer(house, reply, press)


async def _chosen(house: House, reply: Reply) -> tuple[discord.Guild, Guild]:
    """The server, and what its managers have chosen so far. Raises Refused `only-in-a-server`, `only-managers`."""
    guild = await managed(house, reply)
    return guild, await house.people.guilds.of(guild.id)


async def change(house: House, reply: Reply, **changes: Any) -> None:
    """Change what is chosen. Raises Refused."""
    guild = await managed(house, reply)
    await house.people.guilds.change(guild.id, by=reply.user.id, **changes)


def _one_channel(guild: discord.Guild, values: Sequence[str]) -> int:
    """The chosen text channel, 0 for none. Raises Refused `only-in-text-channels`."""
    return next(iter(_channels(guild, values[:1])), 0)


def _channels(guild: discord.Guild, values: Sequence[str]) -> tuple[int, ...]:
    """The chosen text channels. Raises Refused `only-in-text-channels`."""
    chosen = [number(value, LONGEST_ID) for value in values]
    if any(not isinstance(guild.get_channel(channel), discord.TextChannel) for channel in chosen):
        raise Refused("only-in-text-channels")
    return tuple(chosen)


def _role(guild: discord.Guild, values: Sequence[str]) -> int:
    """The chosen role, 0 for none. Raises Refused `no-such-role`."""
    role = number(values[0], LONGEST_ID) if values else 0
    if role and (role == guild.id or guild.get_role(role) is None):
        raise Refused("no-such-role")
    return role


def _place(reply: Reply) -> int:
    """The channel in which tables would open: for a thread, the channel around it."""
    channel = reply.interaction.channel
    if isinstance(channel, discord.Thread):
        return channel.parent_id
    return reply.interaction.channel_id or 0
