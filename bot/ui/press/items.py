"""What messages are made of: words and boxes, pictures, buttons and selects.

Buttons and selects hold nothing but their custom id, so they work for messages of any earlier process.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, cast

import discord

from bot.ui.press.custom_id import Press
from bot.ui.words.catalogues import clip
from render.kit.words import Words

Item = discord.ui.Item[Any]
Part = str | Item | Sequence[Item]
"""A part of a message: words, an item, or buttons (or one select) in a row. What is empty is left out."""

Page = tuple[discord.ui.LayoutView, Sequence[discord.File]]
"""A message and the files that it shows."""

PICK, WAYS = "pick", "ways"
"""The verbs of selects of answers and of ways: what is chosen in one is a press of its own, written
`<verb>:<token>`."""

OPTION_TEXT = 100
"""Discord takes no more in a line of an option."""

BLUE, GREEN, RED = discord.ButtonStyle.primary, discord.ButtonStyle.success, discord.ButtonStyle.danger
"""How a button looks whose press does most, begins or agrees, takes away; every other one is grey."""


def view_of(*parts: Part) -> discord.ui.LayoutView:
    """A message of these parts, from the top."""
    view = discord.ui.LayoutView(timeout=None)
    for item in _items(parts):
        view.add_item(item)
    return view


def boxed(colour: int, *parts: Part) -> discord.ui.Container[Any]:
    """A box of these parts, from the top, with a line of this colour at its side."""
    return discord.ui.Container(*_items(parts), accent_colour=colour)


def _items(parts: Iterable[Part]) -> Iterator[Item]:
    for part in parts:
        if isinstance(part, discord.ui.Item):
            yield part
        elif part:
            yield discord.ui.TextDisplay(part) if isinstance(part, str) else discord.ui.ActionRow(*part)


def stacked(above: Sequence[Part], files: Sequence[discord.File], below: Part, words: Words, amid: Part = "") -> Page:
    """A message with a picture, or with the word that it follows.

    A container is narrower than a message, so the picture stands between two of them; and a room opens at its end, so
    what is asked stands below the picture, directly above its buttons.

    amid: stands above the last part of the picture, which the question is about.
    """
    follows = "" if files else f"-# {words('picture-follows')}"
    parts = list(galleries(files))
    return view_of(*above, *parts[:-1], amid, *parts[-1:], follows, below), files


def galleries(files: Sequence[discord.File]) -> Iterator[discord.ui.MediaGallery[Any]]:
    """A gallery for each part of a picture: two in one would be cropped."""
    for file in files:
        yield discord.ui.MediaGallery(discord.MediaGalleryItem(file, description=file.description))


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


def people_in(interaction: discord.Interaction, values: Iterable[str]) -> list[int]:
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
