"""The page of `/setup`: what the managers of a server have chosen, and what the bot still needs there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.services.clock.pace import PACES
from bot.services.people.preferences import Guild
from bot.ui.pages.settings import language_select
from bot.ui.press.custom_id import Press
from bot.ui.press.items import button, channel_select, choice, select
from bot.ui.press.permissions import NEEDED, missing_permissions
from bot.ui.press.reply import Item, boxed, view_of
from bot.ui.words.catalogues import HOUSE, clip
from render.kit.words import Words

ENDERS = ("vote", "host", "managers")
SWITCHES = {"shares": "shares", "ours": "shows_ours", "others": "shows_others"}
"""What is on or off: how its verb and its messages call it, and the field of a `Guild`."""
MOST_CHANNELS = 25
TEXT = 3700


def setup_page(chosen: Guild, guild: discord.Guild, here: int, words: Words) -> discord.ui.LayoutView:
    """The page; `here` is the channel in which it is shown, checked while no channels are chosen."""
    lines = [
        f"### {words('setup-heading')}",
        words("setup-note"),
        words("setup-channels-chosen" if chosen.channels else "setup-channels-all"),
        *_places(chosen, words),
        *(
            f"**{words(f'setup-{name}')}:** {words('option-on' if getattr(chosen, field) else 'option-off')}\n"
            f"-# {words(f'setup-{name}-note')}"
            for name, field in SWITCHES.items()
        ),
        "",
        f"**{words('permission-check')}**",
        *permission_lines(guild, _looked_at(chosen, here), words),
    ]
    known = [channel for channel in chosen.channels if guild.get_channel(channel) is not None]
    channels = channel_select(clip(words("choose-channels"), 150), Press("suchannels", 0), known, MOST_CHANNELS)
    named = guild.get_role(chosen.role) if chosen.role else None
    role: discord.ui.RoleSelect[Any] = discord.ui.RoleSelect(
        placeholder=clip(words("choose-role"), 150),
        default_values=[] if named is None else [discord.SelectDefaultValue.from_role(named)],
        min_values=0,
        custom_id=Press("surole", 0).custom_id("s"),
    )
    paces = [
        choice(words("setup-pace", pace=words(f"pace-{pace}")), pace, chosen=pace == chosen.pace) for pace in PACES
    ]
    enders = [choice(words(f"enders-{who}"), who, chosen=who == chosen.enders) for who in ENDERS]
    selects = [
        channels,
        _channel(chosen.board, guild, words("choose-board-channel"), "suboard"),
        role,
        _channel(chosen.puzzles, guild, words("choose-puzzle-channel"), "supuzzle"),
        select(words("pace"), Press("supace", 0), paces),
        select(words("setup-enders"), Press("suenders", 0), enders),
        language_select("sulang", chosen.language, words, "language-of-bot"),
    ]
    switches = [_switch(name, words, on=getattr(chosen, field)) for name, field in SWITCHES.items()]
    return view_of(boxed(HOUSE, clip("\n".join(lines), TEXT), *([one] for one in selects), switches))


def _switch(name: str, words: Words, *, on: bool) -> Item:
    """What turns a setting around that is on or off."""
    way = "off" if on else "on"
    return button(words(f"button-{name}-{way}"), Press(f"su{name}", 0, 0, way))


def _looked_at(chosen: Guild, here: int) -> tuple[int, ...]:
    """The channels where something is to be written: those of tables, of the notice board and of the puzzle."""
    wanted = (*(chosen.channels or (here,)), chosen.board, chosen.puzzles)
    return tuple(dict.fromkeys(channel for channel in wanted if channel))


def _places(chosen: Guild, words: Words) -> list[str]:
    """What is chosen in the lists of channels and roles, in their order: once chosen they do not say what for."""
    pairs = [
        ("setup-board", f"<#{chosen.board}>" if chosen.board else ""),
        ("setup-role", f"<@&{chosen.role}>" if chosen.role else ""),
        ("setup-puzzles", f"<#{chosen.puzzles}>" if chosen.puzzles else ""),
    ]
    return [f"**{words(key)}:** {value or words('setting-none')}" for key, value in pairs]


def _channel(chosen: int, guild: discord.Guild, name: str, verb: str) -> Item:
    """Where something stands, or nowhere."""
    known = [chosen] if guild.get_channel(chosen) is not None else []
    return channel_select(clip(name, 150), Press(verb, 0), known, 1)


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
