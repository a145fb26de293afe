"""The pages of `/setup`: what the managers of a server have chosen, and what the bot still needs there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import discord

from bot.services.clock.pace import PACES
from bot.services.people.preferences import Choice, Guild, Rules, Setting
from bot.ui.pages.forms import Form, choice_field, fields_of, labelled, on_or_off, setting_lines
from bot.ui.pages.phone import in_rows
from bot.ui.press.custom_id import Press
from bot.ui.press.feature import Feature, Way
from bot.ui.press.items import GREEN, Item, Part, boxed, button, channel_select, choice, many_select, select, view_of
from bot.ui.press.permissions import FOR_BOARD, FOR_TABLES, NEEDED, likely, missing_permissions
from bot.ui.words.catalogues import HOUSE, clip
from engine import registry
from render.kit.words import LANGUAGES, Words

OF_SERVERS: Final[tuple[Setting, ...]] = (
    Choice("pace", PACES, "pace-here"),
    Choice("enders", ("vote", "host", "managers")),
    Choice("language", ("", *LANGUAGES), "language-here"),
)
"""What holds on the whole server: fields of a `Guild`."""
MOST_CHANNELS = 25
MOST_TABLES: Final = (0, 1, 2, 3, 5, 10)
"""So many tables one person may have open in a channel; 0: as many as anywhere."""
CALLS: Final = (1, 2, 4, 8)
"""So often in a day a role may be called in a channel."""
GAMES, RULE_PACES, OPENERS, MOST = "games", "paces", "openers", "most"
"""The fields of the form about a channel."""
EVERYWHERE: Final = 0
"""The channel of the rules that hold wherever tables may open, while no channels are chosen."""
TEXT, LINES, FACTS = 3700, 1400, 700
"""A message has room for 4,000 characters: so many for all that features say, for the lines of the channels twice, and
for what holds at every table."""

Pages = Sequence[Way]
"""What leads to the pages that features add."""


def framed(at: str, added: Pages, words: Words, *parts: Part) -> discord.ui.LayoutView:
    """A page of `/setup`: its heading, what is on it, and the buttons to all pages, that of the open one disabled.

    at: the verb of the press that leads to this page.   added: the pages of features.
    """
    every = [("setup-channels", "suchannel"), ("setup-noise", "sunoise"), ("setup-features", "features")]
    every += [(way.label, way.verb) for way in added]
    ways = [button(words(name), Press(verb, 0), disabled=verb == at) for name, verb in every]
    name = next(name for name, verb in every if verb == at)
    heading = f"### {words('setup-heading')}\n**{words(name)}** · {words(f'{name}-short')}"
    return view_of(boxed(HOUSE, heading, *parts, *in_rows(ways)))


def first_page(guild: discord.Guild, cards: int, board: int, words: Words, alone: str) -> discord.ui.LayoutView:
    """What is proposed to a server that has chosen nothing: where cards and what stands alone in a channel would be
    (0 where none looks made for that), and what the bot lacks there.

    alone: the key of what stands alone (`Feature.alone`); empty where nothing does.
    """
    lines = [
        f"### {words('setup-heading')}",
        words("setup-first-note"),
        words("setup-first-cards", where=f"<#{cards}>"),
    ]
    if board:
        lines.append(words("setup-first-alone", what=words(f"room-{alone}"), where=f"<#{board}>"))
    elif alone:
        lines.append(words("setup-first-no-alone", what=words(f"room-{alone}")))
    lines += permission_lines(guild, [channel for channel in (cards, board) if channel], words)
    ways = [
        button(words("button-first-use"), Press("sufirstuse", 0, 0, f"{cards}.{board}"), GREEN),
        button(words("button-first-choose"), Press("suchannel", 0)),
    ]
    return view_of(boxed(HOUSE, "\n".join(lines), ways))


def proposed(guild: discord.Guild, *, alone: bool) -> tuple[int, int]:
    """The channels that are likely meant for cards of tables and for what leads to them; 0 for none.

    alone: whether anything stands alone in a channel.
    """
    named = [one.id for one in likely(guild, FOR_BOARD) if any(part in one.name for part in FOR_BOARD)]
    board = named[0] if named and alone else 0
    fit = [one.id for one in likely(guild, FOR_TABLES)] or [one.id for one in guild.text_channels]
    return next((channel for channel in fit if channel != board), 0), board


def channels_page(
    chosen: Guild,
    guild: discord.Guild,
    here: int,
    words: Words,
    added: Pages,
    *,
    web: str = "",
) -> discord.ui.LayoutView:
    """What may open where, what holds for every table, and what the bot lacks.

    here: the channel in which the page is shown, checked while no channels are chosen.
    web: the address of the boards in the browser, if there are any.
    """
    known = [channel for channel in chosen.channels if guild.get_channel(channel) is not None]
    listed = [(channel, f"<#{channel}>", _channel_name(guild, channel)) for channel in known] or [
        (EVERYWHERE, f"**{words('setup-every-channel')}**", words("setup-every-channel"))
    ]
    rules = {channel: rules_line(chosen.rules_of(channel), words) for channel, _, _ in listed}
    options = [choice(name, str(channel), rules[channel]) for channel, _, name in listed]
    parts: list[Part] = [
        clip("\n".join(f"{where}\n{rules[channel]}" for channel, where, _ in listed), LINES),
        [select(words("setup-change-which"), Press("surules", 0), options)],
    ]
    if known:
        parts.append(f"**{words('setup-other-channels')}**\n{words('setup-no-tables')}")
    facts = [f"**{words('setup-every-table')}**", *(f"-# {line}" for line in setting_lines(chosen, OF_SERVERS, words))]
    parts += [
        words("setup-choose-channels"),
        [channel_select(clip(words("choose-channels"), 150), Press("suchannels", 0), known, MOST_CHANNELS)],
        clip("\n".join(facts), FACTS),
        [button(words("button-choices"), Press("suchoices", 0))],
        clip("\n".join(permission_lines(guild, chosen.channels or (here,), words)), LINES),
        f"-# {words('setup-web', address=web)}" if web else "",
    ]
    return framed("suchannel", added, words, *parts)


def noise_page(
    chosen: Guild, guild: discord.Guild, words: Words, added: Pages, rooms: Sequence[str], roles: Sequence[str]
) -> discord.ui.LayoutView:
    """What the bot may post in which channel, and whom it may call how often. rooms, roles: of features."""
    parts: list[Part] = []
    for key in rooms:
        parts.append(f"**{words(f'room-{key}')}**")
        parts.append([_channel(chosen.rooms.get(key, 0), guild, words("choose-room"), key)])
    for key in roles:
        parts.append(f"**{words(f'role-{key}')}**")
        role = chosen.roles.get(key, 0) if guild.get_role(chosen.roles.get(key, 0)) is not None else 0
        asked = Press("surole", 0, 0, key).custom_id("s")
        parts.append([_role(role, asked, placeholder=clip(words("choose-role"), 150))])
    if roles:
        calls = [choice(words("setup-calls", count=most), str(most), chosen=most == chosen.calls) for most in CALLS]
        parts.append([select(words("setup-calls-how"), Press("sucalls", 0), calls)])
    posted = tuple(dict.fromkeys(filter(None, (chosen.rooms.get(key, 0) for key in rooms))))
    parts.append(clip("\n".join(permission_lines(guild, posted, words)), LINES))
    return framed("sunoise", added, words, *parts)


def features_page(chosen: Guild, features: Sequence[Feature], words: Words, added: Pages = ()) -> discord.ui.LayoutView:
    """What a server may have or not: a sentence for each, with its switches, and one list in which all that it has is
    chosen."""
    lines = [words("setup-features-note")]
    options: list[discord.SelectOption] = []
    for one in features:
        name, what, on = words(f"feature-{one.name}"), words(f"feature-{one.name}-hint"), one.is_on(chosen)
        if one.optional:
            options.append(choice(name, one.switch.key, what, chosen=on))
        # What every server has is said for its switches, not as something that can be on or off.
        said = f"**{name}:** {on_or_off(on, words)}" if one.optional else f"**{name}**"
        lines.append(f"{said}\n-# {what}")
        if on:
            lines += [f"-# {line}" for line in setting_lines(chosen, one.server, words)]
            mark = "↳ " if one.optional else ""
            options += [
                choice(f"{mark}{words(each.name)}", each.key, words(f"{each.name}-hint"), chosen=chosen.has(each))
                for each in one.server
            ]
    chooser = many_select(words("setup-features"), Press("setfeatures", 0), options)
    return framed("features", added, words, clip("\n".join(lines), TEXT), [chooser])


def rules_line(rules: Rules, words: Words) -> str:
    """What may open in a channel, and whose."""
    games = (
        words("rules-games-few", games=words.listing(one.title for one in registry.games() if one.key in rules.games))
        if rules.games
        else words("rules-games-all")
    )
    paces = (
        words.listing(words(f"name-pace-{pace}") for pace in rules.paces) if rules.paces else words("rules-paces-all")
    )
    most = words("rules-most", most=rules.most)
    who = words("rules-role", role=f"<@&{rules.role}>") if rules.role else words("rules-everybody")
    return " · ".join([games, paces, most, who])


def rules_form(channel_id: int, name: str, chosen: Guild, words: Words) -> Form:
    """Asks what may open in a channel, and who may open it."""
    rules = chosen.rules_of(channel_id)
    games = [choice(one.title, one.key, chosen=not rules.games or one.key in rules.games) for one in registry.games()]
    paces = [choice(words(f"pace-{one}"), one, chosen=not rules.paces or one in rules.paces) for one in PACES]
    most = [choice(words("rules-most", most=one), str(one), chosen=one == rules.most) for one in MOST_TABLES]
    return Form(
        words("form-rules", name=name),
        Press("setrules", 0, 0, str(channel_id)),
        choice_field(GAMES, words("rules-games"), games, several=True),
        choice_field(RULE_PACES, words("rules-paces"), paces, several=True),
        choice_field(MOST, words("rules-most-field"), most, words("rules-most-hint")),
        labelled(words("rules-openers"), _role(rules.role, OPENERS, required=False), words("rules-openers-hint")),
    )


def setup_form(chosen: Guild, words: Words) -> Form:
    """Asks for what holds on the whole server."""
    asked = fields_of(chosen, OF_SERVERS, words)
    return Form(words("form-setup"), Press("setup", 0), *asked)


def _channel_name(guild: discord.Guild, channel_id: int) -> str:
    channel = guild.get_channel(channel_id)
    return f"#{channel.name}" if channel is not None else str(channel_id)


def _channel(chosen: int, guild: discord.Guild, name: str, key: str) -> Item:
    """Where something stands, or nowhere."""
    known = [chosen] if guild.get_channel(chosen) is not None else []
    return channel_select(clip(name, 150), Press("suroom", 0, 0, key), known, 1)


def _role(role: int, custom_id: str, **asked: Any) -> Item:
    """Asks for a role, or for none; role: chosen so far."""
    kind = discord.SelectDefaultValueType.role
    chosen = [discord.SelectDefaultValue(id=role, type=kind)] if role else []
    return discord.ui.RoleSelect(custom_id=custom_id, default_values=chosen, min_values=0, **asked)


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
