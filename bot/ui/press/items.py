"""Buttons and selects, and what a press on one of them does.

They hold nothing but their custom id, by which the handler of their verb is found, so they work for messages of any
earlier process.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

import discord

from bot.metrics import METRICS
from bot.services.errors import Refused
from bot.ui.press import custom_id
from bot.ui.press.asker import asker
from bot.ui.press.bounds import COSTLY, PRESS
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House, house_of
from bot.ui.press.presses import Handler
from bot.ui.press.reply import Item, Reply, view_of
from bot.ui.words.catalogues import clip

PICK = "pick"
"""The verb of a select of answers: what is chosen in it is a press of its own, written `<verb>:<token>`."""

OPTION_TEXT = 100
"""Discord takes no more in a line of an option."""

BLUE, GREEN, RED = discord.ButtonStyle.primary, discord.ButtonStyle.success, discord.ButtonStyle.danger
"""How a button looks whose press does most, begins or agrees, takes away; every other one is grey."""


async def pressed(interaction: discord.Interaction, handlers: Mapping[str, Handler]) -> None:
    """Read off the custom id what was pressed, chosen or submitted, find its handler and let it answer."""
    house = house_of(interaction)
    if not house.bounds.is_new(interaction.id):
        return
    data = cast("dict[str, Any]", interaction.data)
    press = custom_id.parse(data["custom_id"]) or custom_id.UNKNOWN
    values: list[str] = data.get("values", [])  # as Discord sends them: strings, ids of channels too
    words, may = await asker(house, interaction, press.match_id)
    reply = Reply(interaction, words, in_place=True)
    picked = press.verb == PICK
    if picked:
        verb, _, token = (values[0] if values else "").partition(":")
        press, values = Press(verb, press.match_id, press.revision, token), []
    handler = handlers.get(press.verb)
    if handler is None or (picked and not handler.chosen):
        await reply.say(words("refusal-unknown-button"))
        return
    reply.in_place = not handler.apart and (reply.on_desk or not handler.private)
    with METRICS.timed("answer"), house.right_of_way.pressed(press.match_id):
        work = answer_within_bounds(house, reply, press, values, handler, may)
        await reply.run(work, deferred=not handler.form)
    if reply.shown is not None:
        house.files.saw(reply.shown)


async def answer_within_bounds(
    house: House, reply: Reply, press: Press, values: list[str], handler: Handler, may: bool
) -> None:
    """Let the handler answer.

    may: whether the match is one that the person may ask about there.
    Raises Refused `too-fast`, `no-such-match`, and what the handler raises.
    """
    house.bounds.pay(reply.user.id, COSTLY if handler.costly else PRESS)
    if not may:
        raise Refused("no-such-match", number=press.match_id)
    try:
        async with house.bounds.turn(reply.user.id, costly=handler.costly):
            await handler.answer(house, reply, press, values)
    except Refused as refused:
        if refused.code != "not-at-this-table" or not await _may_follow(house, reply, press.match_id):
            raise
        ways = (("button-follow", "follow"), ("button-follow-match", "followmatch"), ("button-comment", "comment"))
        buttons = [button(reply.words(key), Press(verb, press.match_id)) for key, verb in ways]
        await reply.show_apart(view_of(reply.words("stranger-may-follow"), buttons))


async def _may_follow(house: House, reply: Reply, match_id: int) -> bool:
    """Whether a match is played where the person who presses can read along."""
    found = await house.tables.glance(match_id)
    here = reply.interaction.guild_id == found.row.guild_id
    return here and found.row.status == "running" and found.row.thread_id is not None


def button(
    text: str,
    press: Press,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    emoji: str | None = None,
    disabled: bool = False,
) -> Item:
    """A button that sends `press`."""
    return discord.ui.Button(label=text, style=style, emoji=emoji, disabled=disabled, custom_id=press.custom_id("b"))


def choice(label: str, value: str, hint: str = "", *, chosen: bool = False) -> discord.SelectOption:
    """An option of a select: what it says, in a second line too, and what it stands for."""
    return discord.SelectOption(
        label=clip(label, OPTION_TEXT), value=value, description=clip(hint, OPTION_TEXT), default=chosen
    )


def select(placeholder: str, press: Press, options: list[discord.SelectOption]) -> Item:
    """A select of one of up to 25 options that sends `press` with the option's value."""
    return discord.ui.Select(placeholder=placeholder, options=options, custom_id=press.custom_id("s"))


def many_select(placeholder: str, press: Press, options: list[discord.SelectOption]) -> Item:
    """A select of any number of up to 25 options that sends `press` with their values."""
    return discord.ui.Select(
        placeholder=placeholder,
        options=options,
        min_values=0,
        max_values=len(options),
        custom_id=press.custom_id("s"),
    )


def user_select(placeholder: str, press: Press, most: int) -> Item:
    """A select of one to `most` people that sends `press` with their ids."""
    return discord.ui.UserSelect(placeholder=placeholder, min_values=1, max_values=most, custom_id=press.custom_id("s"))


def people_in(interaction: discord.Interaction, values: list[str]) -> list[int]:
    """The people among the ids that a `user_select` has sent: no bots."""
    found = cast("dict[str, Any]", interaction.data or {}).get("resolved", {}).get("users", {})
    return [int(value) for value in values if value in found and not found[value].get("bot")]


def names_in(interaction: discord.Interaction, people: Iterable[int]) -> list[str]:
    """How people are called that a `user_select` has sent."""
    sent = cast("dict[str, Any]", interaction.data or {}).get("resolved", {})
    users, members = sent.get("users", {}), sent.get("members", {})

    def name(user_id: str) -> str:
        nick, user = members.get(user_id, {}).get("nick"), users[user_id]
        return nick or user.get("global_name") or user["username"]

    return [name(str(user_id)) for user_id in people]


def channel_select(placeholder: str, press: Press, chosen: list[int], most: int) -> Item:
    """A select of any number of text channels, up to `most`, that sends `press` with their ids."""
    kind = discord.SelectDefaultValueType.channel
    return discord.ui.ChannelSelect(
        placeholder=placeholder,
        channel_types=[discord.ChannelType.text],
        default_values=[discord.SelectDefaultValue(id=channel, type=kind) for channel in chosen],
        min_values=0,
        max_values=most,
        custom_id=press.custom_id("s"),
    )
