"""The page of `/setup`: what the managers of a server have chosen, and what the bot still needs there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.services.clock.pace import PACES
from bot.services.people.preferences import Guild, Switch
from bot.ui.pages.forms import Form, box, box_field, choice_field
from bot.ui.pages.settings import AUTOMATIC, SWITCHED_ON, languages
from bot.ui.press.custom_id import Press
from bot.ui.press.feature import Feature
from bot.ui.press.items import Item, boxed, button, channel_select, choice, many_select, view_of
from bot.ui.press.permissions import NEEDED, missing_permissions
from bot.ui.words.catalogues import HOUSE, clip
from render.kit.words import Words

ENDERS = ("vote", "host", "managers")
SWITCHES = {"shows_ours": "setup-ours", "shows_others": "setup-others"}
"""The fields of a `Guild` that are on or off, and the messages that name them."""
MOST_CHANNELS = 25
TEXT = 3700


def setup_page(
    chosen: Guild,
    guild: discord.Guild,
    here: int,
    words: Words,
    *,
    rooms: Sequence[str] = (),
    roles: Sequence[str] = (),
    added: Sequence[Switch] = (),
    web: str = "",
) -> discord.ui.LayoutView:
    """The page; `here` is the channel in which it is shown, checked while no channels are chosen.

    rooms, roles, added: what features post in a channel, call a role for, and let the server have on or off.
    web: the address of the boards in the browser, if there are any.
    """
    lines = [
        f"### {words('setup-heading')}",
        words("setup-note"),
        words("setup-channels-chosen" if chosen.channels else "setup-channels-all"),
        *_facts(chosen, words, rooms, roles, added),
        "",
        f"**{words('permission-check')}**",
        *permission_lines(guild, _looked_at(chosen, here, rooms), words),
        *([f"-# {words('setup-web', address=web)}"] if web else []),
    ]
    known = [channel for channel in chosen.channels if guild.get_channel(channel) is not None]
    channels = channel_select(clip(words("choose-channels"), 150), Press("suchannels", 0), known, MOST_CHANNELS)
    ways = [
        channels,
        *(_channel(chosen.rooms.get(key, 0), guild, words(f"choose-room-{key}"), key) for key in rooms),
        *(_role(chosen.roles.get(key, 0), guild, words(f"choose-role-{key}"), key) for key in roles),
        [
            button(words("button-choices"), Press("suchoices", 0)),
            button(words("button-features"), Press("features", 0)),
        ],
    ]
    return view_of(
        boxed(HOUSE, clip("\n".join(lines), TEXT), *(one if isinstance(one, list) else [one] for one in ways))
    )


def features_page(chosen: Guild, features: Sequence[Feature], words: Words) -> discord.ui.LayoutView:
    """What a server may have or not: a sentence for each, and one list in which those are chosen that it has."""
    lines = [f"### {words('setup-features')}", words("setup-features-note")]
    options: list[discord.SelectOption] = []
    for one in features:
        name, what = words(f"feature-{one.name}"), words(f"feature-{one.name}-hint")
        state = words("option-on" if one.is_on(chosen) else "option-off")
        lines.append(f"**{name}:** {state}\n-# {what}")
        options.append(choice(name, one.name, what, chosen=one.is_on(chosen)))
    chooser = many_select(words("setup-features"), Press("setfeatures", 0), options)
    back = button(words("button-back"), Press("setupback", 0))
    return view_of(boxed(HOUSE, clip("\n".join(lines), TEXT), [chooser], [back]))


def setup_form(chosen: Guild, words: Words, added: Sequence[Switch] = ()) -> Form:
    """Asks for what is chosen among a few: three lists, and a box for each of the SWITCHES and of those of features."""
    named = {
        "pace": ("setup-pace", {pace: f"pace-{pace}" for pace in PACES}, chosen.pace),
        "enders": ("setup-enders", {who: f"enders-{who}" for who in ENDERS}, chosen.enders),
        "language": ("setting-language", languages("language-of-bot"), chosen.language or AUTOMATIC),
    }
    fields = [
        choice_field(
            field, words(name), [choice(words(key), value, chosen=value == now) for value, key in keys.items()]
        )
        for field, (name, keys, now) in named.items()
    ]
    boxes = [box(field, name, words, ticked=getattr(chosen, field)) for field, name in SWITCHES.items()]
    boxes += [box(one.key, f"switch-{one.key}", words, ticked=chosen.has(one)) for one in added]
    fields.append(box_field(SWITCHED_ON, words("form-setup-switches"), boxes))
    return Form(words("form-setup"), Press("setup", 0), *fields)


def _looked_at(chosen: Guild, here: int, rooms: Sequence[str]) -> tuple[int, ...]:
    """The channels where something is to be written: those of tables and of features."""
    wanted = (*(chosen.channels or (here,)), *(chosen.rooms.get(key, 0) for key in rooms))
    return tuple(dict.fromkeys(channel for channel in wanted if channel))


def _facts(
    chosen: Guild, words: Words, rooms: Sequence[str], roles: Sequence[str], added: Sequence[Switch]
) -> list[str]:
    """What is chosen, in the order in which it can be changed; below what is on or off, what that means."""
    pairs = [
        *((f"room-{key}", _where(chosen.rooms.get(key, 0), words)) for key in rooms),
        *((f"role-{key}", _who(chosen.roles.get(key, 0), words)) for key in roles),
        ("setup-pace", words(f"pace-{chosen.pace}")),
        ("setup-enders", words(f"enders-{chosen.enders}")),
        ("setting-language", words(languages("language-of-bot")[chosen.language or AUTOMATIC])),
    ]
    lines = [f"**{words(key)}:** {value}" for key, value in pairs]
    for field, name in SWITCHES.items():
        on = words("option-on" if getattr(chosen, field) else "option-off")
        lines += [f"**{words(name)}:** {on}", f"-# {words(f'{name}-note')}"]
    for one in added:
        on = words("option-on" if chosen.has(one) else "option-off")
        lines += [f"**{words(f'switch-{one.key}')}:** {on}", f"-# {words(f'switch-{one.key}-hint')}"]
    return lines


def _who(role: int, words: Words) -> str:
    return f"<@&{role}>" if role else words("setting-none")


def _where(channel_id: int, words: Words) -> str:
    return f"<#{channel_id}>" if channel_id else words("setting-none")


def _channel(chosen: int, guild: discord.Guild, name: str, key: str) -> Item:
    """Where something stands, or nowhere."""
    known = [chosen] if guild.get_channel(chosen) is not None else []
    return channel_select(clip(name, 150), Press("suroom", 0, 0, key), known, 1)


def _role(chosen: int, guild: discord.Guild, name: str, key: str) -> Item:
    """Who is called, or nobody."""
    named = guild.get_role(chosen) if chosen else None
    role: discord.ui.RoleSelect[Any] = discord.ui.RoleSelect(
        placeholder=clip(name, 150),
        default_values=[] if named is None else [discord.SelectDefaultValue.from_role(named)],
        min_values=0,
        custom_id=Press("surole", 0, 0, key).custom_id("s"),
    )
    return role


def permission_lines(guild: discord.Guild, channels: Sequence[int], words: Words) -> list[str]:
    """A line for each channel: all is well, or what is missing and how to allow it."""
    lines: list[str] = []
    fine = 0
    for channel_id in channels:
        channel = guild.get_channel(channel_id)
        where = f"<#{channel_id}>"
        if channel is None:
            lines.append(words("permission-no-channel", where=where))
            continue
        missing = missing_permissions(channel.permissions_for(guild.me))
        if missing:
            lines.append(words("permission-lacks", where=where, permissions=tuple(missing)))
        else:
            fine += 1
    if fine:
        lines.insert(0, words("permission-fine", count=fine))
    if fine < len(channels):
        lines.append(f"-# {words('permission-how', count=len(NEEDED))}")
    return lines
